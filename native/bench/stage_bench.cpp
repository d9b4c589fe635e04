// How long every stage takes for sizes that are given, with inputs that are made up: tokens and mel frames come from
// formulas, so that another program can compute the same.
//
//     soundalike_stage_bench T3.gguf S3GEN.gguf MARK.gguf [THREADS]
//
// Prints one JSON object a line. It opens the files at once; then every line that arrives on standard input is one pass
// over all stages, ended by {"stage": "pass"}; the end of input is answered by the peak memory. Two programs are
// compared fairly by giving them a line in turns.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#include "mark/marker.h"
#include "model/model.h"
#include "runtime/clock.h"
#include "runtime/random.h"
#include "t3/sampler.h"

#if !defined(_WIN32)
#include <sys/resource.h>
#endif

namespace {

// The sizes of the figures that others were measured with: 250 speech tokens, a prompt of 10 s for S3Gen and of 15 s
// for T3, three tokens of silence at the end.
constexpr size_t t3_prompt_tokens = 375;
constexpr size_t text_tokens = 32;
constexpr size_t speech_tokens = 250;
constexpr size_t flow_prompt_tokens = 250;
constexpr size_t silence_tokens = 3;
constexpr int32_t flow_steps = 2;
constexpr uint64_t seed = 1;

std::vector<int32_t> make_tokens(size_t count, int64_t vocabulary) {
    std::vector<int32_t> tokens(count);
    for (size_t i = 0; i < count; ++i) {
        tokens[i] = static_cast<int32_t>((static_cast<int64_t>(i) * 7919 + 13) % vocabulary);
    }
    return tokens;
}

std::vector<float> make_wave(size_t count, double middle, double height) {
    std::vector<float> values(count);
    for (size_t i = 0; i < count; ++i) {
        values[i] = static_cast<float>(middle + height * std::sin(0.37 * static_cast<double>(i)));
    }
    return values;
}

void print(const char * stage, double seconds) {
    // Microseconds are whole numbers, whose text doesn't depend on the locale.
    std::printf("{\"stage\": \"%s\", \"microseconds\": %lld}\n", stage, static_cast<long long>(seconds * 1e6));
}

class StageBench {
  public:
    explicit StageBench(sa::Model & model) : model_(model) {
        const sa::T3Config & config = model.t3().config();
        t3_voice_.speaker_embedding = make_wave(static_cast<size_t>(config.speaker_size), 0.0, 0.06);
        t3_voice_.prompt_tokens = make_tokens(t3_prompt_tokens, config.start_speech);
        s3gen_voice_.prompt_tokens = make_tokens(flow_prompt_tokens, config.start_speech);
        s3gen_voice_.prompt_frames =
            make_wave(2 * flow_prompt_tokens * static_cast<size_t>(model.s3gen().mel()), -5.0, 2.0);
        s3gen_voice_.embedding = make_wave(static_cast<size_t>(model.s3gen().encoder().config.speaker_size), 0.0, 1.0);
        text_ = make_tokens(text_tokens, config.text_vocab);
        speech_ = make_tokens(speech_tokens, config.start_speech);
    }

    void pass() {
        run_t3();
        run_s3gen();
        run_hift_and_mark();
        print("pass", 0.0);
        std::fflush(stdout);
    }

  private:
    void run_t3() {
        sa::T3 & t3 = model_.t3();
        t3_voice_.speaker_embedding[0] += 0.001F;  // a voice that T3 hasn't met
        t3_voice_.prefix.clear();
        sa::Stopwatch watch;
        std::vector<float> logits = t3.begin(t3_voice_, text_, speech_tokens);
        print("prefill", watch.lap());
        logits = t3.begin(t3_voice_, text_, speech_tokens);
        print("prefill_known_voice", watch.lap());

        double drawing = 0.0;
        double stepping = 0.0;
        watch.lap();
        for (size_t i = 0; i < speech_tokens; ++i) {
            const std::vector<int32_t> earlier(speech_.begin(), speech_.begin() + static_cast<std::ptrdiff_t>(i));
            sa::process_logits(logits, earlier, model_.sampling());
            drawn_ += sa::draw_token(logits, sa::random_uniform(seed, sa::RandomStream::tokens, i));
            drawing += watch.lap();
            logits = t3.step(speech_[i]);
            stepping += watch.lap();
        }
        print("steps", stepping);
        print("sampling", drawing);
    }

    void run_s3gen() {
        sa::S3Gen & s3gen = model_.s3gen();
        std::vector<int32_t> tokens = speech_;
        tokens.insert(tokens.end(), silence_tokens, s3gen.silence_token());
        const sa::FlowRequest request = sa::whole_request(s3gen, s3gen_voice_, tokens, seed);
        sa::Stopwatch watch;
        const sa::FlowCondition condition = s3gen.encode(request);
        print("encoder", watch.lap());
        const std::vector<float> mel = s3gen.integrate(request.noise, condition, flow_steps);
        print("flow", watch.lap());
    }

    // Its input doesn't come from the flow: the mel of random weights may be anything.
    void run_hift_and_mark() {
        const size_t frames = 2 * (speech_tokens + silence_tokens);
        const std::vector<float> mel = make_wave(frames * static_cast<size_t>(model_.s3gen().mel()), -5.0, 2.0);
        sa::Stopwatch watch;
        sa::Source source = model_.hift().make_source(seed);
        source.append(model_.hift().f0(mel));
        const std::vector<float> samples = model_.hift().render(mel, source.samples(), 0, static_cast<int64_t>(frames));
        print("vocoder", watch.lap());
        sa::Marker marker(model_.mark(), model_.backend());
        sa::mark_signal(marker, samples);
        print("mark", watch.lap());
    }

    sa::Model & model_;
    sa::T3Voice t3_voice_;
    sa::S3GenVoice s3gen_voice_;
    std::vector<int32_t> text_;
    std::vector<int32_t> speech_;
    int64_t drawn_ = 0;  // so that drawing isn't optimised away
};

void print_peak_memory() {
#if !defined(_WIN32)
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
#if defined(__APPLE__)
    const long long kilobytes = static_cast<long long>(usage.ru_maxrss) / 1024;
#else
    const long long kilobytes = usage.ru_maxrss;
#endif
    std::printf("{\"stage\": \"peak_memory\", \"kilobytes\": %lld}\n", kilobytes);
#endif
}

int run(int argc, char ** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "soundalike_stage_bench T3.gguf S3GEN.gguf MARK.gguf [THREADS]\n");
        return 2;
    }
    sa::Stopwatch watch;
    const int n_threads = argc > 4 ? static_cast<int>(std::strtol(argv[4], nullptr, 10)) : 0;
    sa::Model model({argv[1], argv[2], argv[3]}, n_threads, nullptr);
    print("open", watch.lap());
    std::fflush(stdout);
    StageBench bench(model);
    std::string line;
    while (std::getline(std::cin, line)) {
        bench.pass();
    }
    print_peak_memory();
    return 0;
}

}  // namespace

int main(int argc, char ** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception & error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
