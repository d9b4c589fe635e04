// CAMPPlus at work: a clip to the x-vector that tells S3Gen who speaks.
#pragma once

#include "campplus/campplus_graph.h"

namespace sa {

class CampPlus {
  public:
    // Asks `weights`, of the S3Gen file, for every tensor; the caller loads them.
    CampPlus(Weights & weights, Backend & backend);

    const CampPlusConfig & config() const { return weights_.config; }

    // The x-vector, of any length. Samples are at 16 kHz, at least `least_samples` of them.
    std::vector<float> embed(const std::vector<float> & samples);

    // The pieces of `embed`: [bands, frames], and what follows from it.
    std::vector<float> fbank(const std::vector<float> & samples) const;
    std::vector<float> embed_fbank(const std::vector<float> & fbank);

    static constexpr size_t least_samples = 1600;

  private:
    CampPlusWeights weights_;
    GraphRunner runner_;
};

}  // namespace sa
