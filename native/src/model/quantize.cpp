#include "model/quantize.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <filesystem>
#include <thread>

#include "model/native_path.h"
#include "model/new_file.h"
#include "model/quantize_plan.h"
#include "model/tensor_types.h"
#include "runtime/backend.h"
#include "runtime/error.h"

namespace sa {

namespace {

using Bytes = std::vector<uint8_t>;

// Rows that a thread turns at a time.
constexpr int64_t job_rows = 64;

template <typename Value>
void append(Bytes & bytes, Value value) {
    const auto * start = reinterpret_cast<const uint8_t *>(&value);
    bytes.insert(bytes.end(), start, start + sizeof(value));
}

void append_text(Bytes & bytes, const std::string & text) {
    append(bytes, static_cast<uint64_t>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
}

size_t padded(size_t size, size_t alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

// Every key as it is encoded in the file, in the file's order, but for the one that names the quantisation.
Bytes encode_keys(const GgufFile & file, const std::string & type_key, const std::string & type, uint64_t & count) {
    using Span = std::pair<const uint8_t *, size_t>;
    std::vector<Span> spans;
    const Span * replaced = nullptr;
    for (const auto & [key, span] : file.key_spans()) {
        spans.push_back(span);
        replaced = key == type_key ? &span : replaced;
    }
    std::sort(spans.begin(), spans.end());
    Bytes fresh;
    append_text(fresh, type_key);
    append(fresh, static_cast<uint32_t>(GgufType::text));
    append_text(fresh, type);
    Bytes bytes;
    for (const Span & span : spans) {
        const bool fresh_one = replaced != nullptr && span == *replaced;
        const uint8_t * start = fresh_one ? fresh.data() : span.first;
        bytes.insert(bytes.end(), start, start + (fresh_one ? fresh.size() : span.second));
    }
    if (replaced == nullptr) {
        bytes.insert(bytes.end(), fresh.begin(), fresh.end());
    }
    count = spans.size() + (replaced == nullptr ? 1 : 0);
    return bytes;
}

size_t size_as(const GgufTensor & tensor, ggml_type type) {
    return ggml_row_size(type, tensor.ne[0]) * static_cast<size_t>(tensor.ne[1] * tensor.ne[2] * tensor.ne[3]);
}

Bytes encode_head(const GgufFile & file, const std::vector<ggml_type> & types, const std::string & name,
                  size_t alignment) {
    const bool is_t3 = file.text("general.architecture", "") == "chatterbox";
    uint64_t n_keys = 0;
    const Bytes keys = encode_keys(file, is_t3 ? "chatterbox.quantization" : "s3gen.quantization", name, n_keys);
    Bytes head = {'G', 'G', 'U', 'F'};
    append(head, uint32_t{3});
    append(head, static_cast<uint64_t>(types.size()));
    append(head, n_keys);
    head.insert(head.end(), keys.begin(), keys.end());
    uint64_t offset = 0;
    for (size_t i = 0; i < types.size(); ++i) {
        const GgufTensor & tensor = file.tensors()[i];
        append_text(head, tensor.name);
        append(head, static_cast<uint32_t>(tensor.n_dims));
        for (size_t d = 0; d < tensor.n_dims; ++d) {
            append(head, static_cast<uint64_t>(tensor.ne[d]));
        }
        append(head, static_cast<uint32_t>(types[i]));
        append(head, offset);
        offset += padded(size_as(tensor, types[i]), alignment);
    }
    head.resize(padded(head.size(), alignment), 0);
    return head;
}

// Calls `function` with ranges of rows, on as many threads as the processor has cores. The rows don't depend on each
// other, so the result doesn't depend on their number.
template <typename Function>
void for_rows(int64_t rows, Function function) {
    const int64_t n_jobs = (rows + job_rows - 1) / job_rows;
    const int64_t n_threads = std::min<int64_t>(n_jobs, usable_cores());
    std::vector<std::thread> threads;
    std::vector<std::exception_ptr> failures(static_cast<size_t>(n_threads));
    for (int64_t thread = 0; thread < n_threads; ++thread) {
        threads.emplace_back([=, &failures] {
            try {
                for (int64_t job = thread; job < n_jobs; job += n_threads) {
                    function(job * job_rows, std::min(rows, (job + 1) * job_rows));
                }
            } catch (...) {
                failures[static_cast<size_t>(thread)] = std::current_exception();
            }
        });
    }
    for (std::thread & thread : threads) {
        thread.join();
    }
    for (const std::exception_ptr & failure : failures) {
        if (failure) {
            std::rethrow_exception(failure);
        }
    }
}

Bytes quantized(const GgufFile & file, const GgufTensor & tensor, ggml_type type) {
    file.require_finite(tensor);
    const int64_t width = tensor.ne[0];
    const int64_t rows = tensor.elements() / width;
    const size_t source_row = ggml_row_size(tensor.type, width);
    const size_t row = ggml_row_size(type, width);
    Bytes result(size_as(tensor, type));
    for_rows(rows, [&](int64_t first, int64_t last) {
        const int64_t count = last - first;
        std::vector<float> values(static_cast<size_t>(count * width));
        const uint8_t * source = tensor.data + static_cast<size_t>(first) * source_row;
        if (tensor.type == GGML_TYPE_F32) {
            std::memcpy(values.data(), source, static_cast<size_t>(count) * source_row);
        } else {
            ggml_get_type_traits(tensor.type)->to_float(source, values.data(), count * width);
        }
        ggml_quantize_chunk(type, values.data(), result.data() + static_cast<size_t>(first) * row, 0, count, width,
                            nullptr);
    });
    if (!all_finite(type, result.data(), result.size())) {
        file.refuse(format("its tensor %s has values that are too large for the type %s", tensor.name.c_str(),
                           ggml_type_name(type)));
    }
    return result;
}

void require_another_file(const std::string & in, const std::string & out) {
    std::error_code ignored;
    if (std::filesystem::equivalent(native_path(in), native_path(out), ignored)) {
        fail(SA_ERROR_ARGUMENT, "%s can't be written over itself. Choose another name.", in.c_str());
    }
}

}  // namespace

void write_with_types(const GgufFile & file, const std::string & out, const std::vector<ggml_type> & types,
                      const std::string & name, const Progress & progress) {
    require_another_file(file.path(), out);
    const auto alignment = static_cast<size_t>(file.integer("general.alignment", 8, 1 << 20, 32));
    const Bytes head = encode_head(file, types, name, alignment);
    size_t total = head.size();
    for (size_t i = 0; i < types.size(); ++i) {
        total += padded(size_as(file.tensors()[i], types[i]), alignment);
    }
    NewFile result(out, total);
    result.write(head.data(), head.size());
    for (size_t i = 0; i < types.size(); ++i) {
        const GgufTensor & tensor = file.tensors()[i];
        if (types[i] == tensor.type) {
            result.write(tensor.data, tensor.bytes);
        } else {
            const Bytes bytes = quantized(file, tensor, types[i]);
            result.write(bytes.data(), bytes.size());
        }
        result.write_zeros(padded(result.size(), alignment) - result.size());
        if (progress && !progress(static_cast<float>(result.size()) / static_cast<float>(total))) {
            fail(SA_ERROR_CANCELLED, "Writing %s was cancelled.", out.c_str());
        }
    }
    file.mapping()->require_unchanged();
    result.commit();
}

void quantize_file(const std::string & in, const std::string & out, const std::string & type,
                   const Progress & progress) {
    const ggml_type wanted = quantization_named(type);
    const GgufFile file(in);
    write_with_types(file, out, plan_types(file, wanted), ggml_type_name(wanted), progress);
}

}  // namespace sa
