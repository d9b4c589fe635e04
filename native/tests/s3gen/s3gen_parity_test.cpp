// S3Gen against the official modules, layer by layer.

#include "s3gen/s3gen.h"

#include "support/fixture.h"
#include "support/open_model.h"

using namespace sa;

namespace {

constexpr double bound = 1e-5;  // relative, of a stage on the parity path

S3GenVoice voice_of(const testing::Fixture & fixture, const std::string & prefix) {
    return {fixture.ids(prefix + "prompt_token"), fixture.floats(prefix + "prompt_feat"),
            fixture.floats(prefix + "embedding")};
}

FlowRequest request_of(const S3Gen & s3gen, const testing::Fixture & fixture, const std::string & prefix) {
    return whole_request(s3gen, voice_of(fixture, prefix), fixture.ids(prefix + "tokens"), 7);
}

std::vector<int32_t> all_tokens(const testing::Fixture & fixture) {
    std::vector<int32_t> tokens = fixture.ids("flow/prompt_token");
    const std::vector<int32_t> made = fixture.ids("flow/tokens");
    tokens.insert(tokens.end(), made.begin(), made.end());
    return tokens;
}

}  // namespace

SA_TEST(s3gen_encoder_equals_the_reference_layer_by_layer) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    Graph graph(1024);
    EncoderTrace trace;
    const EncoderWeights & weights = open.model.s3gen().encoder();
    ggml_tensor * mu = build_encoder(graph, weights, all_tokens(fixture), &trace);
    ggml_tensor * speaker = build_speaker(graph, weights, fixture.floats("flow/embedding"));
    GraphRunner runner(open.model.backend());
    runner.run(graph);

    SA_CHECK_CLOSE(read_floats(speaker), fixture.floats("flow/spk"), bound);
    SA_CHECK_CLOSE(read_floats(trace.embed), fixture.floats("flow/encoder_embed"), bound);
    SA_CHECK_CLOSE(read_floats(trace.lookahead), fixture.floats("flow/encoder_lookahead"), bound);
    SA_CHECK_CLOSE(read_floats(trace.blocks[0]), fixture.floats("flow/encoder_block0"), bound);
    const auto last = static_cast<size_t>(weights.config.blocks - 1);
    SA_CHECK_CLOSE(read_floats(trace.blocks[last]), fixture.floats("flow/encoder_block_last"), bound);
    SA_CHECK_CLOSE(read_floats(trace.up), fixture.floats("flow/encoder_up_embed"), bound);
    SA_CHECK_CLOSE(read_floats(trace.out), fixture.floats("flow/encoder_out"), bound);
    SA_CHECK_CLOSE(read_floats(mu), fixture.floats("flow/mu"), bound);
}

SA_TEST(s3gen_estimator_equals_the_reference) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    const FlowCondition condition = open.model.s3gen().encode(request_of(open.model.s3gen(), fixture, "flow/"));
    Graph graph(2048);
    EstimatorTrace trace;
    ggml_tensor * velocity = build_estimator(graph, open.model.s3gen().estimator(), fixture.frames_first("cfm/z"),
                                             condition, 0.0, 0.5, &trace);
    GraphRunner runner(open.model.backend());
    runner.run(graph);
    SA_CHECK_CLOSE(read_floats(trace.time), fixture.floats("cfm/temb_0"), bound);
    SA_CHECK_CLOSE(read_floats(trace.down), fixture.frames_first("cfm/stage_down0"), bound);
    SA_CHECK_CLOSE(read_floats(velocity), fixture.frames_first("cfm/steps_2/v0"), bound);
}

SA_TEST(s3gen_flow_equals_the_reference_for_one_two_and_five_steps) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    S3Gen & s3gen = open.model.s3gen();
    const FlowCondition condition = s3gen.encode(request_of(s3gen, fixture, "flow/"));
    for (const int steps : {1, 2, 5}) {
        const std::vector<float> mel = s3gen.integrate(fixture.frames_first("cfm/z"), condition, steps);
        SA_CHECK_CLOSE(mel, fixture.frames_first("cfm/steps_" + std::to_string(steps) + "/mel"), bound);
    }
}

SA_TEST(s3gen_cuts_the_odd_prompts_extra_frame_as_the_reference_does) {
    testing::OpenModel open("small");
    const testing::Fixture fixture("small", "expected_s3gen.gguf");
    S3Gen & s3gen = open.model.s3gen();
    const FlowRequest request = request_of(s3gen, fixture, "odd/");
    const FlowCondition condition = s3gen.encode(request);
    std::vector<float> mel = s3gen.integrate(fixture.frames_first("odd/z"), condition, 2);
    mel.erase(mel.begin(), mel.begin() + static_cast<std::ptrdiff_t>(request.known.size()));
    SA_CHECK_CLOSE(mel, fixture.frames_first("odd/mel"), bound);
}

SA_TEST(s3gen_of_the_demo_equals_the_reference) {
    testing::OpenModel open("demo");
    const testing::Fixture fixture("demo", "expected_s3gen.gguf");
    S3Gen & s3gen = open.model.s3gen();
    const FlowRequest request = whole_request(s3gen, open.voice.s3gen, fixture.ids("flow/tokens"), 7);
    const FlowCondition condition = s3gen.encode(request);
    SA_CHECK_CLOSE(condition.mu, fixture.floats("flow/mu"), bound);
    const std::vector<float> mel = s3gen.integrate(request.noise, condition, 2);
    SA_CHECK_CLOSE(mel, fixture.frames_first("cfm/steps_2/mel"), bound);
}

SA_TEST(s3gen_noise_is_a_function_of_the_absolute_frame) {
    testing::OpenModel open("small");
    const S3Gen & s3gen = open.model.s3gen();
    const std::vector<float> part = s3gen.noise(3, 10, 10);
    const std::vector<float> all = s3gen.noise(3, 0, 30);
    SA_CHECK(std::equal(part.begin(), part.end(), all.begin() + 10 * s3gen.mel()));
    SA_CHECK(s3gen.noise(4, 10, 10) != part);
}
