// What an LSTM does at one frame, beside its matrix products, as one node of a graph.
#pragma once

#include "runtime/graph.h"

namespace sa {

// Writes the new hidden state into `hidden`, [size, batch], and gives it as a node; `cell`, [size, batch], is updated
// in place. `from_input` and `from_hidden`, [4 * size, batch], are added to give the gates: input, forget, cell,
// output. Only the processor's backend can run it.
ggml_tensor * lstm_cell(ggml_context * context, ggml_tensor * hidden, ggml_tensor * cell, ggml_tensor * from_input,
                        ggml_tensor * from_hidden);

}  // namespace sa
