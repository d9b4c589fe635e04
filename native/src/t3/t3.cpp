#include "t3/t3.h"

#include <algorithm>

#include "runtime/error.h"

namespace sa {

namespace {

// Rows are added in steps of this size, so that the cache isn't made anew for every sentence.
constexpr int64_t cache_step = 256;

size_t node_budget(const T3Config & config) {
    return static_cast<size_t>(64 + 64 * config.layers);
}

// The first `rows` rows of a cache tensor, `rows_axis` being 1 for keys and 0 for values: one run of bytes a stretch.
struct Stretch {
    size_t start;
    size_t bytes;
};

std::vector<Stretch> stretches(const ggml_tensor * tensor, int rows_axis, int64_t rows) {
    std::vector<Stretch> all;
    const int64_t inner = rows_axis == 1 ? 1 : tensor->ne[1];
    for (int64_t head = 0; head < tensor->ne[2]; ++head) {
        for (int64_t i = 0; i < inner; ++i) {
            const size_t start = static_cast<size_t>(head) * tensor->nb[2] + static_cast<size_t>(i) * tensor->nb[1];
            all.push_back({start, static_cast<size_t>(rows) * tensor->nb[rows_axis]});
        }
    }
    return all;
}

std::vector<uint8_t> save_rows(const ggml_tensor * tensor, int rows_axis, int64_t rows) {
    std::vector<uint8_t> bytes;
    for (const Stretch & stretch : stretches(tensor, rows_axis, rows)) {
        const size_t end = bytes.size();
        bytes.resize(end + stretch.bytes);
        ggml_backend_tensor_get(tensor, bytes.data() + end, stretch.start, stretch.bytes);
    }
    return bytes;
}

void put_rows(ggml_tensor * tensor, int rows_axis, int64_t rows, const std::vector<uint8_t> & bytes) {
    size_t position = 0;
    for (const Stretch & stretch : stretches(tensor, rows_axis, rows)) {
        ggml_backend_tensor_set(tensor, bytes.data() + position, stretch.start, stretch.bytes);
        position += stretch.bytes;
    }
}

}  // namespace

T3::T3(const GgufFile & file, Backend & backend) : weights_(file), backend_(backend), runner_(backend) {}

void T3::ensure_rows(int64_t rows) {
    if (cache_ && cache_->rows() >= rows) {
        return;
    }
    const int64_t rounded = std::min((rows + cache_step - 1) / cache_step * cache_step, config().positions);
    cache_.reset();
    cached_voice_ = {};
    cache_ = std::make_unique<T3Cache>(config(), backend_, rounded);
}

std::vector<float> T3::run(const T3Rows & rows, bool want_logits) {
    Graph graph(node_budget(config()));
    ggml_tensor * logits = build_t3(graph, weights_, *cache_, rows, past_, want_logits);
    runner_.run(graph);
    past_ += rows.count();
    return want_logits ? read_floats(logits) : std::vector<float>();
}

void T3::compute_prefix(T3Voice & voice) {
    past_ = 0;
    T3Rows rows;
    rows.speaker_embedding = voice.speaker_embedding;
    rows.prompt_tokens = voice.prompt_tokens;
    run(rows, false);
    for (size_t layer = 0; layer < weights_.layers.size(); ++layer) {
        voice.prefix.push_back(save_rows(cache_->keys(layer), 1, voice.prefix_rows()));
        voice.prefix.push_back(save_rows(cache_->values(layer), 0, voice.prefix_rows()));
    }
}

void T3::restore_prefix(T3Voice & voice) {
    if (cached_voice_.same_as(voice)) {
        return;
    }
    cached_voice_ = {};
    if (voice.prefix.empty()) {
        compute_prefix(voice);
    } else {
        for (size_t layer = 0; layer < weights_.layers.size(); ++layer) {
            put_rows(cache_->keys(layer), 1, voice.prefix_rows(), voice.prefix[2 * layer]);
            put_rows(cache_->values(layer), 0, voice.prefix_rows(), voice.prefix[2 * layer + 1]);
        }
    }
    cached_voice_.speaker_embedding = voice.speaker_embedding;
    cached_voice_.prompt_tokens = voice.prompt_tokens;
}

std::vector<float> T3::begin(T3Voice & voice, const std::vector<int32_t> & text_tokens, int64_t speech_room) {
    T3Rows rows;
    rows.text_tokens = text_tokens;
    rows.speech_tokens = {config().start_speech};
    const int64_t needed = voice.prefix_rows() + rows.count() + speech_room;
    if (needed > config().positions) {
        fail(SA_ERROR_ARGUMENT,
             "The text has %zu tokens; with this voice the model has room for %lld positions. Split it into sentences.",
             text_tokens.size(), static_cast<long long>(room(voice)));
    }
    ensure_rows(needed);
    restore_prefix(voice);
    past_ = voice.prefix_rows();
    first_logits_ = run(rows, true);
    sentence_rows_ = past_;
    return first_logits_;
}

std::vector<float> T3::step(int32_t token) {
    T3Rows rows;
    rows.speech_tokens = {token};
    return run(rows, true);
}

void T3::rewind() {
    past_ = sentence_rows_;
}

}  // namespace sa
