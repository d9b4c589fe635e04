#include "support/testing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "runtime/error.h"

namespace sa::testing {

std::vector<Test> & tests() {
    static std::vector<Test> all;
    return all;
}

void fail_check(const char * file, int line, const std::string & what) {
    throw Failure(std::string(file) + ":" + std::to_string(line) + ": " + what);
}

double relative_error(const std::vector<float> & got, const std::vector<float> & expected) {
    if (got.size() != expected.size()) {
        throw Failure("lengths differ: " + std::to_string(got.size()) + " and " + std::to_string(expected.size()));
    }
    double difference = 0.0;
    double largest = 0.0;
    for (size_t i = 0; i < got.size(); ++i) {
        if (!std::isfinite(got[i])) {
            throw Failure("value " + std::to_string(i) + " isn't a number");
        }
        difference = std::max(difference, std::fabs(static_cast<double>(got[i]) - static_cast<double>(expected[i])));
        largest = std::max(largest, std::fabs(static_cast<double>(expected[i])));
    }
    return largest > 0.0 ? difference / largest : difference;
}

void check_close(const char * file, int line, const char * what, const std::vector<float> & got,
                 const std::vector<float> & expected, double bound) {
    const double error = relative_error(got, expected);
    std::printf("    %-32s %.2e (bound %.0e)\n", what, error, bound);
    if (!(error <= bound)) {
        fail_check(file, line, std::string(what) + " differs from the reference");
    }
}

std::string refusal(const std::function<void()> & function) {
    try {
        function();
    } catch (const Error & error) {
        return error.what();
    }
    throw Failure("nothing was refused");
}

std::string model_folder(const std::string & kind) {
    const char * folder = std::getenv("SA_TEST_MODELS");
    return std::string(folder == nullptr ? SA_DEFAULT_MODELS : folder) + "/" + kind + "/";
}

std::string mark_path() {
    const char * path = std::getenv("SA_TEST_MARK");
    return path == nullptr ? SA_DEFAULT_MARK : path;
}

std::string clip_folder() {
    const char * folder = std::getenv("SA_TEST_CLIPS");
    return std::string(folder == nullptr ? SA_DEFAULT_CLIPS : folder) + "/";
}

std::string fixture_folder(const std::string & kind) {
    const char * folder = std::getenv("SA_TEST_FIXTURES");
    return std::string(folder == nullptr ? SA_DEFAULT_FIXTURES : folder) + "/" + kind + "/";
}

}  // namespace sa::testing

#ifndef SA_NO_MAIN
// With an argument, only the tests whose name contains it run.
int main(int count, char ** arguments) {
    int passed = 0;
    int failed = 0;
    for (const sa::testing::Test & test : sa::testing::tests()) {
        if (count > 1 && std::strstr(test.name, arguments[1]) == nullptr) {
            continue;
        }
        std::printf("%s\n", test.name);
        try {
            test.run();
            ++passed;
        } catch (const std::exception & error) {
            ++failed;
            std::printf("  FAILED %s\n", error.what());
        }
        std::fflush(stdout);
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 && passed > 0 ? 0 : 1;
}
#endif
