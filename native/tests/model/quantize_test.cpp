#include "model/quantize.h"

#include <cstring>
#include <filesystem>

#include "model/quantize_plan.h"
#include "support/open_model.h"
#include "support/scratch_file.h"

using namespace sa;
using sa::testing::read_bytes;
using sa::testing::ScratchFile;

namespace {

std::string refusal_of(const std::string & in, const std::string & out, const std::string & type) {
    return testing::refusal([&] { quantize_file(in, out, type, nullptr); });
}

bool same_span(const std::pair<const uint8_t *, size_t> & a, const std::pair<const uint8_t *, size_t> & b) {
    return a.second == b.second && std::memcmp(a.first, b.first, a.second) == 0;
}

// Keys but the one that names the type, names, shapes, order, and every tensor that isn't quantised.
void check_kept(const GgufFile & before, const GgufFile & after, const std::string & type_key) {
    SA_CHECK(before.key_spans().size() == after.key_spans().size());
    for (const auto & [key, span] : before.key_spans()) {
        SA_CHECK(key == type_key || same_span(span, after.key_spans().at(key)));
    }
    SA_CHECK(before.tensors().size() == after.tensors().size());
    for (size_t i = 0; i < before.tensors().size(); ++i) {
        const GgufTensor & a = before.tensors()[i];
        const GgufTensor & b = after.tensors()[i];
        SA_CHECK(a.name == b.name && a.ne == b.ne && a.n_dims == b.n_dims);
        SA_CHECK(is_quantizable(a) || (a.type == b.type && same_span({a.data, a.bytes}, {b.data, b.bytes})));
    }
}

}  // namespace

SA_TEST(quantize_keeps_everything_but_the_weights) {
    for (const char * const kind : {"small", "demo"}) {
        for (const char * const part : {"t3", "s3gen"}) {
            const std::string in = testing::model_folder(kind) + part + ".gguf";
            const ScratchFile out;
            quantize_file(in, out.path(), "q4_K", nullptr);
            const std::string key = part == std::string("t3") ? "chatterbox.quantization" : "s3gen.quantization";
            const GgufFile before(in);
            const GgufFile after(out.path());
            check_kept(before, after, key);
            SA_CHECK(after.text(key, "") == "q4_K");
            SA_CHECK(std::filesystem::file_size(out.path()) < std::filesystem::file_size(in));
        }
    }
}

// The policy by name: what may be heard in a voice is never touched.
SA_TEST(quantize_never_touches_encoders_embeddings_biases_and_norms) {
    for (const char * const part : {"t3", "s3gen"}) {
        const GgufFile file(testing::model_folder("small") + part + ".gguf");
        size_t n_chosen = 0;
        for (const GgufTensor & tensor : file.tensors()) {
            const std::string & name = tensor.name;
            const auto has = [&name](const char * word) { return name.find(word) != std::string::npos; };
            const bool kept = has("voice_encoder/") || has("campplus/") || has("s3tokv2/") || has("emb") ||
                              has("builtin/") || has("bias") || has("norm") || has("ln_") || has("alpha") ||
                              has("mel_fb") || has("wpe") || has("cond_spkr") || tensor.ne[1] == 1;
            const bool is_time_mixer = has("time_embed_mixer") || has("embed/linear") || has("spk_embed_affine");
            SA_CHECK(!is_quantizable(tensor) || !kept || is_time_mixer);
            n_chosen += is_quantizable(tensor) ? 1 : 0;
        }
        SA_CHECK(n_chosen == (part == std::string("t3") ? 9U : 191U));
    }
}

SA_TEST(quantize_falls_back_where_rows_do_not_fit) {
    GgufTensor tensor;
    const auto type_for = [&](int64_t row, ggml_type wanted) {
        tensor.ne = {row, 4, 1, 1};
        return fitting_type(tensor, wanted);
    };
    SA_CHECK(type_for(256, GGML_TYPE_Q4_K) == GGML_TYPE_Q4_K);
    SA_CHECK(type_for(320, GGML_TYPE_Q4_K) == GGML_TYPE_Q8_0);
    SA_CHECK(type_for(7, GGML_TYPE_Q4_K) == GGML_TYPE_F16);
    SA_CHECK(type_for(96, GGML_TYPE_Q4_0) == GGML_TYPE_Q4_0);
    SA_CHECK(type_for(48, GGML_TYPE_Q5_0) == GGML_TYPE_F16);
    SA_CHECK(type_for(7, GGML_TYPE_F16) == GGML_TYPE_F16);
}

SA_TEST(quantize_gives_the_same_bytes_again) {
    const std::string in = testing::model_folder("small") + "t3.gguf";
    const ScratchFile first;
    const ScratchFile second;
    quantize_file(in, first.path(), "q5_0", nullptr);
    quantize_file(in, second.path(), "q5_0", nullptr);
    SA_CHECK(read_bytes(first.path()) == read_bytes(second.path()));
}

SA_TEST(quantize_refuses_what_it_can_not_do) {
    const std::string small = testing::model_folder("small") + "t3.gguf";
    const ScratchFile out;
    const ScratchFile again;
    SA_CHECK(refusal_of(small, out.path(), "q9_9").find("q8_0, q6_K") != std::string::npos);
    SA_CHECK(refusal_of(small, out.path(), "f32").find("must be one of") != std::string::npos);
    SA_CHECK(refusal_of(testing::mark_path(), out.path(), "q8_0").find("isn't a model file") != std::string::npos);
    SA_CHECK(refusal_of("/nowhere.gguf", out.path(), "q8_0").find("/nowhere.gguf") != std::string::npos);
    SA_CHECK(refusal_of(small, small, "q8_0").find("over itself") != std::string::npos);
    SA_CHECK(refusal_of(small, "/nowhere/at/all.gguf", "q8_0").find("can't be written") != std::string::npos);
    quantize_file(small, out.path(), "q8_0", nullptr);
    SA_CHECK(refusal_of(out.path(), again.path(), "q4_0").find("it is already") != std::string::npos);
    quantize_file(out.path(), again.path(), "q8_0", nullptr);
    SA_CHECK(read_bytes(out.path()) == read_bytes(again.path()));
}

SA_TEST(quantize_leaves_nothing_when_cancelled) {
    const std::string small = testing::model_folder("small") + "t3.gguf";
    const ScratchFile out(std::vector<char>(3, 'x'));
    float last = 0.0F;
    const std::string message = testing::refusal([&] {
        quantize_file(small, out.path(), "q8_0", [&](float fraction) {
            SA_CHECK(fraction >= last && fraction <= 1.0F);
            last = fraction;
            return fraction < 0.5F;
        });
    });
    SA_CHECK(message.find("was cancelled") != std::string::npos);
    SA_CHECK(read_bytes(out.path()) == std::vector<char>(3, 'x'));
    SA_CHECK(!std::filesystem::exists(out.path() + ".part"));
}

#if defined(__linux__)
SA_TEST(quantize_leaves_nothing_on_a_full_disk) {
    const std::string small = testing::model_folder("small") + "t3.gguf";
    SA_CHECK(refusal_of(small, "/dev/full/x.gguf", "q8_0").find("can't be written") != std::string::npos);
}
#endif
