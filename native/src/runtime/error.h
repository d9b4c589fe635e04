// Errors inside the library are exceptions; at the C boundary they become an sa_error.
#pragma once

#include <cstdarg>
#include <stdexcept>
#include <string>

#include "soundalike.h"

namespace sa {

class Error : public std::runtime_error {
  public:
    Error(sa_code code, const std::string & message) : std::runtime_error(message), code_(code) {}

    sa_code code() const { return code_; }

  private:
    sa_code code_;
};

#if defined(__MINGW32__)
// The C library of Windows has its own letters; MinGW brings the standard ones.
#define SA_PRINTF_LIKE(format_index, first_argument) __attribute__((format(gnu_printf, format_index, first_argument)))
#elif defined(__GNUC__)
#define SA_PRINTF_LIKE(format_index, first_argument) __attribute__((format(printf, format_index, first_argument)))
#else
#define SA_PRINTF_LIKE(format_index, first_argument)
#endif

// printf into a string. Only integers and strings are formatted: the decimal mark of floats obeys the locale.
std::string format(const char * pattern, ...) SA_PRINTF_LIKE(1, 2);

[[noreturn]] void fail(sa_code code, const char * pattern, ...) SA_PRINTF_LIKE(2, 3);

// Fills `error` (may be null) from the exception in flight; returns its code. Call it only inside a catch block.
sa_code report(sa_error * error) noexcept;

// Marks `error` (may be null) as success.
void clear(sa_error * error) noexcept;

}  // namespace sa
