#include "runtime/error.h"

#include <cstdio>
#include <cstring>
#include <new>
#include <vector>

namespace sa {

namespace {

SA_PRINTF_LIKE(1, 0)
std::string format_list(const char * pattern, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    const int length = std::vsnprintf(nullptr, 0, pattern, again);
    va_end(again);
    if (length < 0) {
        return pattern;
    }
    std::vector<char> text(static_cast<size_t>(length) + 1);
    std::vsnprintf(text.data(), text.size(), pattern, arguments);
    return std::string(text.data(), static_cast<size_t>(length));
}

void fill(sa_error * error, sa_code code, const char * message) noexcept {
    if (error == nullptr) {
        return;
    }
    error->code = code;
    std::strncpy(error->message, message, sizeof(error->message) - 1);
    error->message[sizeof(error->message) - 1] = '\0';
}

}  // namespace

std::string format(const char * pattern, ...) {
    va_list arguments;
    va_start(arguments, pattern);
    std::string text = format_list(pattern, arguments);
    va_end(arguments);
    return text;
}

void fail(sa_code code, const char * pattern, ...) {
    va_list arguments;
    va_start(arguments, pattern);
    const std::string text = format_list(pattern, arguments);
    va_end(arguments);
    throw Error(code, text);
}

sa_code report(sa_error * error) noexcept {
    try {
        throw;
    } catch (const Error & known) {
        fill(error, known.code(), known.what());
        return known.code();
    } catch (const std::bad_alloc &) {
        fill(error, SA_ERROR_MEMORY, "There is not enough memory. Close other programs or use a smaller model.");
        return SA_ERROR_MEMORY;
    } catch (const std::exception & other) {
        fill(error, SA_ERROR_INTERNAL, other.what());
        return SA_ERROR_INTERNAL;
    } catch (...) {
        fill(error, SA_ERROR_INTERNAL, "An unknown fault happened inside the engine.");
        return SA_ERROR_INTERNAL;
    }
}

void clear(sa_error * error) noexcept {
    fill(error, SA_OK, "");
}

}  // namespace sa
