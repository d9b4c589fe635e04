// Inputs and outputs of the official PyTorch modules, stored as GGUF.
#pragma once

#include <cstring>

#include "model/gguf_file.h"
#include "support/testing.h"

namespace sa::testing {

class Fixture {
  public:
    explicit Fixture(const std::string & path) : file_(path) {}
    Fixture(const std::string & kind, const std::string & name) : file_(fixture_folder(kind) + name) {}

    const GgufFile & file() const { return file_; }

    std::vector<float> floats(const std::string & name) const {
        return file_.floats(name, file_.tensor(name).elements());
    }

    std::vector<int32_t> ids(const std::string & name) const { return file_.ids(name); }

    double number(const std::string & name) const {
        double value = 0.0;
        std::memcpy(&value, file_.tensor(name).data, sizeof(value));
        return value;
    }

    // torch's (channels, frames) as our [channels, frames]: every frame's channels together.
    std::vector<float> frames_first(const std::string & name) const {
        const GgufTensor & tensor = file_.tensor(name);
        const auto frames = static_cast<size_t>(tensor.ne[0]);
        const auto channels = static_cast<size_t>(tensor.ne[1]);
        const std::vector<float> values = floats(name);
        std::vector<float> turned(values.size());
        for (size_t c = 0; c < channels; ++c) {
            for (size_t f = 0; f < frames; ++f) {
                turned[f * channels + c] = values[c * frames + f];
            }
        }
        return turned;
    }

  private:
    GgufFile file_;
};

}  // namespace sa::testing
