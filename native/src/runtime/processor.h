// What the processor can do, and which kernels are used on it; for people who ask why it is fast or slow.
#pragma once

#include <string>

namespace sa {

struct Processor {
    std::string name;      // as the system calls it
    std::string features;  // that ggml's backend was built for and found, such as "AVX2, FMA, F16C"
    std::string kernels;   // in words
    int n_cores = 1;       // that this process may use
};

// Looks once a process. Throws SA_ERROR_INTERNAL when there is no processor backend.
const Processor & processor();

}  // namespace sa
