// The smallest test frame that serves: tests register themselves, checks throw, the last line counts.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace sa::testing {

struct Test {
    const char * name;
    void (*run)();
};

std::vector<Test> & tests();

struct Registration {
    Registration(const char * name, void (*run)()) { tests().push_back({name, run}); }
};

class Failure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

[[noreturn]] void fail_check(const char * file, int line, const std::string & what);

// max |got - expected| / max |expected|, the measure of every parity bound. Throws when the lengths differ.
double relative_error(const std::vector<float> & got, const std::vector<float> & expected);

// Prints the error beside its bound and fails when it is larger.
void check_close(const char * file, int line, const char * what, const std::vector<float> & got,
                 const std::vector<float> & expected, double bound);

// The message of the sa::Error that `function` throws; fails when it throws none.
std::string refusal(const std::function<void()> & function);

// Where `make` put the converted models of one kind ("small", "demo").
std::string model_folder(const std::string & kind);
// The watermark's network.
std::string mark_path();
// The bundled clips.
std::string clip_folder();
// Where the reference's outputs of one kind are.
std::string fixture_folder(const std::string & kind);

}  // namespace sa::testing

#define SA_TEST(name)                                                        \
    static void name();                                                      \
    static const sa::testing::Registration registration_##name(#name, name); \
    static void name()

#define SA_CHECK(condition)                                          \
    do {                                                             \
        if (!(condition)) {                                          \
            sa::testing::fail_check(__FILE__, __LINE__, #condition); \
        }                                                            \
    } while (false)

#define SA_CHECK_CLOSE(got, expected, bound) sa::testing::check_close(__FILE__, __LINE__, #got, got, expected, bound)
