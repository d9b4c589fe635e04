// What every call of the C boundary does: exceptions become error objects, missing arguments are named.
#pragma once

#include "model/weights.h"
#include "runtime/error.h"
#include "soundalike.h"

namespace sa {

// Runs `function` and gives what it returns; on an exception fills `error` and gives `otherwise`.
template <typename Result, typename Function>
Result guarded(sa_error * error, Result otherwise, Function function) noexcept {
    clear(error);
    try {
        return function();
    } catch (...) {
        report(error);
        return otherwise;
    }
}

// The same for a call that returns nothing but its code.
template <typename Function>
sa_code guarded_code(sa_error * error, Function function) noexcept {
    clear(error);
    try {
        function();
        return SA_OK;
    } catch (...) {
        return report(error);
    }
}

template <typename Pointed>
void require(const Pointed * pointer, const char * name) {
    if (pointer == nullptr) {
        fail(SA_ERROR_ARGUMENT, "The %s is missing.", name);
    }
}

// As sa_model_options says.
inline void require_threads(int32_t n_threads) {
    if (n_threads < 0 || n_threads > 256) {
        fail(SA_ERROR_ARGUMENT, "The number of threads is %d; it must be 0 to 256.", n_threads);
    }
}

inline Progress progress_of(const sa_model_options & options) {
    if (options.progress == nullptr) {
        return nullptr;
    }
    return [options](float fraction) { return options.progress(options.user, fraction); };
}

}  // namespace sa
