// Files of chatterbox.cpp's converter lack the eight merges of GPT-2 that begin with "#": it takes them for comments
// (spec 3.2, X4). Their ranks follow from the vocabulary.
#pragma once

#include <string>
#include <vector>

namespace sa {

// `merges` ("left right", by rank) with those put back that are missing. GPT-2 numbers what its merges give in the
// order of their ranks, right after the 256 bytes; where that doesn't hold, the merges come back as they are.
std::vector<std::string> with_missing_merges(const std::vector<std::string> & tokens,
                                             const std::vector<std::string> & merges);

}  // namespace sa
