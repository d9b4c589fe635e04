// What a type of weights costs against the exact files of the same model, and how fast it is.
//
//     soundalike_type_bench EXACT_T3 EXACT_S3GEN T3 S3GEN MARK [THREADS]
//
// Each line of standard input is a sentence's text tokens and is answered by a JSON object: both models are given the
// tokens that the exact one draws. `same_top` and `same_drawn` count the steps at which both find the same token the
// likeliest, and draw the same one with the same random number; `mel_error` is the root of the mean squared difference
// of the log-mel frames, in millionths. Times are microseconds of the processor, so that they mean something on a busy
// machine too; one thread (the default) says how much work there is.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <iostream>
#include <sstream>
#include <string>

#include "model/model.h"
#include "runtime/random.h"
#include "stream/attempt.h"
#include "t3/sampler.h"

namespace {

constexpr int32_t most_tokens = 120;
constexpr uint64_t seed = 1;

// Seconds that all threads of this process have worked.
double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

size_t top_of(const std::vector<float> & logits) {
    return static_cast<size_t>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

struct Tokens {
    size_t steps = 0;
    size_t same_top = 0;
    size_t same_drawn = 0;
    double seconds = 0.0;
};

// The same history, the same random number: do both draw the same token?
Tokens compare_tokens(sa::Model & exact, sa::Model & other, const std::vector<int32_t> & text,
                      const std::vector<int32_t> & drawn) {
    sa::Voice voice = exact.builtin_voice();
    sa::Voice other_voice = other.builtin_voice();
    std::vector<float> expected = exact.t3().begin(voice.t3, text, most_tokens);
    std::vector<float> found = other.t3().begin(other_voice.t3, text, most_tokens);
    std::vector<int32_t> history = {exact.t3().config().start_speech};
    Tokens result;
    for (const int32_t token : drawn) {
        const double uniform = sa::random_uniform(seed, sa::RandomStream::tokens, result.steps);
        result.same_top += top_of(expected) == top_of(found) ? 1 : 0;
        sa::process_logits(expected, history, exact.sampling());
        sa::process_logits(found, history, exact.sampling());
        result.same_drawn += sa::draw_token(expected, uniform) == sa::draw_token(found, uniform) ? 1 : 0;
        ++result.steps;
        history.push_back(token);
        expected = exact.t3().step(token);
        const double begun = processor_seconds();
        found = other.t3().step(token);
        result.seconds += processor_seconds() - begun;
    }
    return result;
}

double mel_error(const std::vector<float> & a, const std::vector<float> & b, size_t first) {
    double sum = 0.0;
    for (size_t i = first; i < a.size(); ++i) {
        const double difference = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        sum += difference * difference;
    }
    return std::sqrt(sum / static_cast<double>(std::max<size_t>(1, a.size() - first)));
}

void answer(sa::Model & exact, sa::Model & other, const std::vector<int32_t> & text) {
    sa::Voice voice = exact.builtin_voice();
    const std::vector<float> first = exact.t3().begin(voice.t3, text, most_tokens);
    std::vector<int32_t> tokens =
        sa::draw_tokens(exact.t3(), first, exact.sampling(), seed, most_tokens, [](const auto &) {}).tokens;
    const Tokens found = compare_tokens(exact, other, text, tokens);
    for (int32_t & token : tokens) {
        token = std::min(token, exact.codec_tokens() - 1);
    }
    sa::S3GenTimes ignored;
    const sa::FlowRequest request = sa::whole_request(exact.s3gen(), voice.s3gen, tokens, seed);
    const std::vector<float> expected = exact.s3gen().flow(request, exact.s3gen().default_steps(), ignored);
    const double begun = processor_seconds();
    const std::vector<float> mel = other.s3gen().flow(request, exact.s3gen().default_steps(), ignored);
    const double flow_seconds = processor_seconds() - begun;
    const double error = mel_error(expected, mel, voice.s3gen.prompt_frames.size());
    std::printf(
        "{\"steps\": %zu, \"same_top\": %zu, \"same_drawn\": %zu, \"step\": %lld, \"mel_error\": %lld, "
        "\"flow\": %lld}\n",
        found.steps, found.same_top, found.same_drawn,
        static_cast<long long>(found.seconds * 1e6 / static_cast<double>(std::max<size_t>(1, found.steps))),
        static_cast<long long>(error * 1e6), static_cast<long long>(flow_seconds * 1e6));
    std::fflush(stdout);
}

int run(int count, char ** arguments) {
    const int n_threads = count > 6 ? std::atoi(arguments[6]) : 1;
    sa::Model exact({arguments[1], arguments[2], arguments[5]}, n_threads, nullptr);
    sa::Model other({arguments[3], arguments[4], arguments[5]}, n_threads, nullptr);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream stream(line);
        std::vector<int32_t> text;
        for (int32_t id = 0; stream >> id;) {
            text.push_back(id);
        }
        answer(exact, other, text);
    }
    return 0;
}

}  // namespace

int main(int count, char ** arguments) {
    if (count < 6) {
        std::fprintf(stderr, "usage: soundalike_type_bench EXACT_T3 EXACT_S3GEN T3 S3GEN MARK [THREADS]\n");
        return 2;
    }
    try {
        return run(count, arguments);
    } catch (const std::exception & error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
