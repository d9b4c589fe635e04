#include "model/native_path.h"

#if defined(_WIN32)
#include <windows.h>
#endif

namespace sa {

#if defined(_WIN32)

namespace {

// A folder may have 248 characters; beside a file there is also its temporary one.
constexpr size_t longest_plain_path = 240;

std::wstring wide(const std::string & path) {
    const int length = MultiByteToWideChar(CP_UTF8, 0, path.c_str(), -1, nullptr, 0);
    std::wstring text(static_cast<size_t>(length > 0 ? length : 1), L'\0');
    MultiByteToWideChar(CP_UTF8, 0, path.c_str(), -1, text.data(), length);
    text.pop_back();  // the zero at the end
    return text;
}

std::wstring absolute(const std::wstring & path) {
    const DWORD length = GetFullPathNameW(path.c_str(), 0, nullptr, nullptr);
    std::wstring text(length, L'\0');
    text.resize(GetFullPathNameW(path.c_str(), length, text.data(), nullptr));
    return text;
}

}  // namespace

std::filesystem::path native_path(const std::string & path) {
    const std::wstring text = wide(path);
    if (text.size() < longest_plain_path || text.compare(0, 4, L"\\\\?\\") == 0) {
        return text;
    }
    const std::wstring whole = absolute(text);
    const bool on_a_server = whole.compare(0, 2, L"\\\\") == 0;
    return on_a_server ? L"\\\\?\\UNC" + whole.substr(1) : L"\\\\?\\" + whole;
}

#else

std::filesystem::path native_path(const std::string & path) {
    return path;
}

#endif

}  // namespace sa
