#include "model/new_file.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "model/native_path.h"
#include "runtime/error.h"

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace sa {

namespace {

std::FILE * create(const std::string & path) {
#if defined(_WIN32)
    return _wfopen(native_path(path).c_str(), L"wb");
#else
    return std::fopen(path.c_str(), "wbe");
#endif
}

bool flush_to_disk(std::FILE * file) {
    if (std::fflush(file) != 0) {
        return false;
    }
#if defined(_WIN32)
    return _commit(_fileno(file)) == 0;
#else
    return fsync(fileno(file)) == 0;
#endif
}

void require_space(const std::string & path, uint64_t bytes) {
    std::error_code error;
    const std::filesystem::path folder = native_path(path).parent_path();
    const std::filesystem::space_info space = std::filesystem::space(folder.empty() ? "." : folder, error);
    if (!error && space.available < bytes) {
        fail(SA_ERROR_FILE, "%s needs %llu MB, and %llu MB are free. Make room or choose another folder.", path.c_str(),
             static_cast<unsigned long long>(bytes / 1000000 + 1),
             static_cast<unsigned long long>(space.available / 1000000));
    }
}

}  // namespace

NewFile::NewFile(const std::string & path, uint64_t bytes) : path_(path), temporary_(path + ".part") {
    require_space(path, bytes);
    file_.reset(create(temporary_));
    if (!file_) {
        fail_to_write();
    }
}

NewFile::~NewFile() {
    if (file_) {
        file_.reset();
        std::error_code ignored;
        std::filesystem::remove(native_path(temporary_), ignored);
    }
}

void NewFile::fail_to_write() const {
    fail(SA_ERROR_FILE, "%s can't be written: %s. Choose another folder.", path_.c_str(), std::strerror(errno));
}

void NewFile::write(const void * data, size_t size) {
    if (size > 0 && std::fwrite(data, 1, size, file_.get()) != size) {
        fail_to_write();
    }
    size_ += size;
}

void NewFile::write_zeros(size_t size) {
    static constexpr std::array<char, 256> zeros = {};
    for (; size > zeros.size(); size -= zeros.size()) {
        write(zeros.data(), zeros.size());
    }
    write(zeros.data(), size);
}

void NewFile::commit() {
    if (!flush_to_disk(file_.get())) {
        fail_to_write();
    }
    file_.reset();
    std::error_code error;
    std::filesystem::rename(native_path(temporary_), native_path(path_), error);
    if (error) {
        std::error_code ignored;
        std::filesystem::remove(native_path(temporary_), ignored);
        fail(SA_ERROR_FILE, "%s can't be written: %s. Choose another folder.", path_.c_str(),
             error.default_error_condition().message().c_str());
    }
}

}  // namespace sa
