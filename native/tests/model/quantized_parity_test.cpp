// What each type of weights costs: the largest error of a stage, relative to its largest value, against the official
// modules. The bounds are twice what was measured; docs/models.md says what the errors mean for speech.
#include <vector>

#include "model/quantize.h"
#include "model/quantize_plan.h"
#include "support/fixture.h"
#include "support/open_model.h"
#include "support/scratch_file.h"

using namespace sa;
using sa::testing::ScratchFile;

namespace {

struct TypeBound {
    const char * type;
    double logits;  // of the demo model's T3
    double mel;     // of the small model's flow
};

const std::vector<TypeBound> bounds = {
    {"f16", 1e-3, 2e-3},  {"bf16", 6e-3, 1.2e-2}, {"q8_0", 2e-2, 2.5e-2}, {"q6_K", 3e-2, 3e-2}, {"q5_K", 6e-2, 4e-2},
    {"q5_1", 5e-2, 0.13}, {"q5_0", 6e-2, 0.18},   {"q4_K", 0.1, 5e-2},    {"q4_1", 0.13, 0.2},  {"q4_0", 0.14, 0.32},
};

std::vector<float> logits_of(Model & model, const testing::Fixture & fixture) {
    Voice voice = model.builtin_voice();
    model.t3().begin(voice.t3, fixture.ids("t3/text_ids"), 128);
    std::vector<float> all;
    for (const int32_t token : fixture.ids("t3/forced_tokens")) {
        const std::vector<float> logits = model.t3().step(token);
        all.insert(all.end(), logits.begin(), logits.end());
    }
    return all;
}

std::vector<float> mel_of(Model & model, const testing::Fixture & fixture) {
    const Voice voice = model.builtin_voice();
    S3GenTimes times;
    return model.s3gen().flow(whole_request(model.s3gen(), voice.s3gen, fixture.ids("flow/tokens"), 7), 2, times);
}

}  // namespace

SA_TEST(quantized_t3_logits_stay_within_each_types_bound) {
    const testing::Fixture fixture("demo", "expected_t3.gguf");
    const std::string folder = testing::model_folder("demo");
    for (const TypeBound & bound : bounds) {
        const ScratchFile t3;
        quantize_file(folder + "t3.gguf", t3.path(), bound.type, nullptr);
        Model model({t3.path(), folder + "s3gen.gguf", testing::mark_path()}, 2, nullptr);
        SA_CHECK(model.t3().weights().layers[0].attention_in.weight->type == quantization_named(bound.type));
        testing::check_close(__FILE__, __LINE__, bound.type, logits_of(model, fixture),
                             fixture.floats("t3/forced_logits"), bound.logits);
    }
}

SA_TEST(quantized_flow_stays_within_each_types_bound) {
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    const std::string folder = testing::model_folder("small");
    testing::OpenModel exact("small");
    const std::vector<float> expected = mel_of(exact.model, fixture);
    for (const TypeBound & bound : bounds) {
        const ScratchFile s3gen;
        quantize_file(folder + "s3gen.gguf", s3gen.path(), bound.type, nullptr);
        Model model({folder + "t3.gguf", s3gen.path(), testing::mark_path()}, 2, nullptr);
        testing::check_close(__FILE__, __LINE__, bound.type, mel_of(model, fixture), expected, bound.mel);
    }
}

// The vocoder's rows are as short as its kernels: its convolutions are at least 16 bits wide in every file.
SA_TEST(quantized_vocoder_stays_within_the_bound_of_16_bits) {
    const std::string folder = testing::model_folder("small");
    testing::OpenModel exact("small");
    const ScratchFile s3gen;
    quantize_file(folder + "s3gen.gguf", s3gen.path(), "q4_0", nullptr);
    Model model({folder + "t3.gguf", s3gen.path(), testing::mark_path()}, 2, nullptr);
    const std::vector<float> & mel = exact.voice.s3gen.prompt_frames;
    const std::vector<float> f0 = exact.model.hift().f0(mel);
    SA_CHECK_CLOSE(model.hift().f0(mel), f0, 1e-2);
    // One source for both: its phase is a sum over all frames, and carries the smallest difference on.
    Source source = exact.model.hift().make_source(3);
    source.append(f0);
    const auto render = [&](Hift & hift) { return hift.render(mel, source.samples(), 0, 40); };
    const std::vector<float> expected = render(exact.model.hift());
    SA_CHECK_CLOSE(render(model.hift()), expected, 1e-2);
}

// Files of other programs may have any of the weights in any of the types, embeddings included.
SA_TEST(quantized_embeddings_and_conditioning_of_other_programs_are_read) {
    const testing::Fixture fixture("demo", "expected_t3.gguf");
    const std::string folder = testing::model_folder("demo");
    const GgufFile exact(folder + "t3.gguf");
    for (const char * const name : {"f16", "bf16", "q8_0", "q5_1", "q4_K"}) {
        std::vector<ggml_type> types;
        for (const GgufTensor & tensor : exact.tensors()) {
            const bool embedding = tensor.name == "chatterbox/text_emb" || tensor.name == "chatterbox/speech_emb" ||
                                   tensor.name == "chatterbox/cond_spkr/w" || tensor.name == "model/wpe";
            types.push_back(embedding ? fitting_type(tensor, quantization_named(name)) : tensor.type);
        }
        const ScratchFile t3;
        write_with_types(exact, t3.path(), types, name, nullptr);
        Model model({t3.path(), folder + "s3gen.gguf", testing::mark_path()}, 2, nullptr);
        testing::check_close(__FILE__, __LINE__, name, logits_of(model, fixture), fixture.floats("t3/forced_logits"),
                             0.06);
    }
}

// Whatever the memory held before, and whoever ran before.
SA_TEST(quantized_stages_give_the_same_again) {
    const testing::Fixture t3_fixture("small", "expected_t3.gguf");
    const testing::Fixture s3gen_fixture("small", "expected_s3gen.gguf");
    const std::string folder = testing::model_folder("small");
    for (const TypeBound & bound : bounds) {
        const ScratchFile t3;
        const ScratchFile s3gen;
        quantize_file(folder + "t3.gguf", t3.path(), bound.type, nullptr);
        quantize_file(folder + "s3gen.gguf", s3gen.path(), bound.type, nullptr);
        Model model({t3.path(), s3gen.path(), testing::mark_path()}, 1, nullptr);
        const std::vector<float> logits = logits_of(model, t3_fixture);
        const std::vector<float> mel = mel_of(model, s3gen_fixture);
        const bool same_logits = logits_of(model, t3_fixture) == logits;
        const bool same_mel = mel_of(model, s3gen_fixture) == mel;
        std::printf("    %s: logits %d, mel %d\n", bound.type, same_logits ? 1 : 0, same_mel ? 1 : 0);
        SA_CHECK(same_logits && same_mel);
    }
}
