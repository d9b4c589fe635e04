// The handles that more than one file of the C boundary knows.
#pragma once

#include "model/model.h"
#include "soundalike.h"

struct sa_model {
    sa_model(const sa::ModelPaths & paths, int n_threads, const sa::Progress & progress)
        : model(paths, n_threads, progress) {}

    sa::Model model;
};

struct sa_voice {
    sa::Voice voice;
};
