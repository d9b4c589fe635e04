// A model file with its matrices in a smaller type, made by ggml's own quantisers.
#pragma once

#include <string>

#include "model/weights.h"

namespace sa {

// Both write `out`: the same keys, names, shapes and order as in `in`, and the same numbers where model/quantize_plan.h
// says so; the key that names the quantisation is set. The same input gives the same bytes. `out` is there only once it
// is complete. Throws SA_ERROR_ARGUMENT, SA_ERROR_FILE, SA_ERROR_REFUSED or SA_ERROR_CANCELLED.
//
// With `types`, one for every tensor of the file, instead of the plan of `name`, which is then only the key's value.
void write_with_types(const GgufFile & file, const std::string & out, const std::vector<ggml_type> & types,
                      const std::string & name, const Progress & progress);

void quantize_file(const std::string & in, const std::string & out, const std::string & type,
                   const Progress & progress);

}  // namespace sa
