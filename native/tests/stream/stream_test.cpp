#include "stream/stream.h"

#include <chrono>
#include <cstdlib>
#include <thread>

#include "runtime/error.h"
#include "support/fixture.h"
#include "support/open_model.h"

using namespace sa;

namespace {

const std::vector<int32_t> text = {40, 51, 62, 73, 84, 95, 106, 117};
const std::vector<sa_plan> plans = {SA_PLAN_WHOLE, SA_PLAN_GROWING, SA_PLAN_WINDOWED};

sa_stream_options options_for(uint64_t seed, sa_plan plan) {
    sa_stream_options options = {};
    options.seed = seed;
    options.plan = plan;
    return options;
}

StreamRequest request_for(const testing::OpenModel & open, const sa_stream_options & options) {
    return make_request(open.model, open.voice, text.data(), text.size(), options);
}

// The whole sentence; `slow` lets the tokens run ahead of every chunk.
std::vector<float> finish(Stream & stream, bool slow = false) {
    std::vector<float> samples;
    while (true) {
        if (slow) {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
        }
        const std::vector<float> & part = stream.next();
        if (part.empty()) {
            return samples;
        }
        samples.insert(samples.end(), part.begin(), part.end());
    }
}

std::vector<float> speak(testing::OpenModel & open, uint64_t seed, sa_plan plan = SA_PLAN_WHOLE,
                         sa_stream_result * result = nullptr) {
    Stream stream(open.model, open.voice, request_for(open, options_for(seed, plan)));
    std::vector<float> samples = finish(stream);
    if (result != nullptr) {
        *result = stream.result();
    }
    return samples;
}

}  // namespace

SA_TEST(stream_speaks_the_same_for_one_seed_and_differently_for_another) {
    testing::OpenModel open("small");
    const std::vector<float> first = speak(open, 1);
    SA_CHECK(first == speak(open, 1));
    SA_CHECK(first != speak(open, 2));
}

SA_TEST(stream_speaks_the_same_at_any_number_of_threads) {
    testing::OpenModel one("small", 1);
    testing::OpenModel two("small", 2);
    testing::OpenModel four("small", 4);
    for (const sa_plan plan : plans) {
        const std::vector<float> samples = speak(one, 3, plan);
        SA_CHECK(samples == speak(two, 3, plan));
        SA_CHECK(samples == speak(four, 3, plan));
    }
}

SA_TEST(stream_speaks_the_same_however_slowly_it_is_read) {
    testing::OpenModel open("small");
    for (const sa_plan plan : plans) {
        Stream slow(open.model, open.voice, request_for(open, options_for(6, plan)));
        SA_CHECK(finish(slow, true) == speak(open, 6, plan));
    }
}

SA_TEST(stream_gives_sound_before_its_tokens_are_complete) {
    testing::OpenModel open("demo");
    const std::vector<int32_t> sentence = testing::Fixture("demo", "expected_t3.gguf").ids("t3/text_ids");
    const sa_stream_options options = options_for(3, SA_PLAN_WINDOWED);
    Stream stream(open.model, open.voice,
                  make_request(open.model, open.voice, sentence.data(), sentence.size(), options));
    const size_t first = stream.next().size();
    const size_t rest = finish(stream).size();
    SA_CHECK(first > 0 && first < rest);
    SA_CHECK(first + rest == 960U * static_cast<size_t>(stream.result().n_speech_tokens + 3));
}

// With every token checked first, each plan speaks the same attempt.
SA_TEST(stream_plans_give_the_same_tokens_and_length) {
    testing::OpenModel open("demo");
    sa_stream_result whole = {};
    const size_t length = speak(open, 2, SA_PLAN_WHOLE, &whole).size();
    for (const sa_plan plan : {SA_PLAN_GROWING, SA_PLAN_WINDOWED}) {
        sa_stream_options options = options_for(2, plan);
        options.complete_first = true;
        Stream stream(open.model, open.voice, request_for(open, options));
        SA_CHECK(finish(stream).size() == length);
        SA_CHECK(stream.result().n_speech_tokens == whole.n_speech_tokens);
        SA_CHECK(stream.result().n_attempts == whole.n_attempts);
    }
}

SA_TEST(stream_result_tells_what_was_done) {
    testing::OpenModel open("small");
    sa_stream_result result = {};
    const std::vector<float> samples = speak(open, 4, SA_PLAN_WHOLE, &result);
    SA_CHECK(result.n_samples == samples.size());
    SA_CHECK(samples.size() == 960U * static_cast<size_t>(result.n_speech_tokens + 3));
    SA_CHECK(result.n_attempts >= 1 && result.n_attempts <= 4);
    for (int i = 0; i < result.n_attempts; ++i) {
        SA_CHECK(result.attempts[i].seed == 4U + static_cast<uint64_t>(i));
        SA_CHECK(i + 1 == result.n_attempts || result.attempts[i].fault != 0);
    }
    SA_CHECK(result.suspect == (result.attempts[result.n_attempts - 1].fault != 0));
}

SA_TEST(stream_cancels_from_another_thread_and_the_model_stays_usable) {
    testing::OpenModel open("small");
    const std::vector<float> before = speak(open, 5);
    const char * times = std::getenv("SA_CANCEL_TIMES");  // `make nightly` does it 1,000 times
    const int most = times == nullptr ? 50 : std::atoi(times);
    for (int wait = 0; wait < most; ++wait) {
        Stream stream(open.model, open.voice, request_for(open, options_for(0, plans[static_cast<size_t>(wait) % 3])));
        std::thread canceller([&] {
            std::this_thread::sleep_for(std::chrono::microseconds(200 * (wait % 100)));
            stream.cancel();
        });
        try {
            while (!stream.next().empty()) {
            }
        } catch (const Error & error) {
            SA_CHECK(error.code() == SA_ERROR_CANCELLED);
        }
        canceller.join();
    }
    SA_CHECK(before == speak(open, 5));
}

SA_TEST(stream_sentences_can_be_begun_ahead_and_ended_early) {
    testing::OpenModel open("small");
    const std::vector<float> first = speak(open, 7, SA_PLAN_WINDOWED);
    const std::vector<float> second = speak(open, 8, SA_PLAN_WINDOWED);
    Stream one(open.model, open.voice, request_for(open, options_for(7, SA_PLAN_WINDOWED)));
    Stream two(open.model, open.voice, request_for(open, options_for(8, SA_PLAN_WINDOWED)));
    {
        const Stream abandoned(open.model, open.voice, request_for(open, options_for(9, SA_PLAN_WINDOWED)));
    }
    SA_CHECK(finish(one) == first);
    SA_CHECK(finish(two) == second);
}

SA_TEST(stream_refuses_sizes_out_of_range) {
    testing::OpenModel open("small");
    sa_stream_options options = options_for(0, SA_PLAN_WINDOWED);
    options.first_chunk_tokens = 7;
    SA_CHECK(testing::refusal([&] { request_for(open, options); }).find("first chunk is 7") != std::string::npos);
    options.first_chunk_tokens = 0;
    options.chunk_tokens = 251;
    SA_CHECK(testing::refusal([&] { request_for(open, options); }).find("chunk is 251") != std::string::npos);
    options.chunk_tokens = 0;
    options.first_flow_steps = 11;
    SA_CHECK(testing::refusal([&] { request_for(open, options); }).find("flow steps is 11") != std::string::npos);
    options.first_flow_steps = 0;
    options.plan = 9;
    SA_CHECK(testing::refusal([&] { request_for(open, options); }).find("plan 9") != std::string::npos);
}
