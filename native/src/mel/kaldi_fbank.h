// Kaldi's logarithmic filter bank energies, as CAMPPlus hears them (spec 6.5).
#pragma once

#include <vector>

#include "mel/filter_bank.h"

namespace sa {

// 16 kHz samples in -1..1 (not times 32768) to [bands, frames], each band's mean over the clip taken away.
// 1 + floor((samples - 400) / 160) frames, none of less than 400 samples. The bank has 257 bins.
std::vector<float> kaldi_fbank(const std::vector<float> & samples, const FilterBank & bank);

}  // namespace sa
