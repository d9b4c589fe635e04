// The C boundary of model files and of the machine: see api.cpp.

#include <string>

#include "model/quantize.h"
#include "runtime/error.h"
#include "runtime/processor.h"
#include "soundalike.h"

namespace {

void require(const void * pointer, const char * name) {
    if (pointer == nullptr) {
        sa::fail(SA_ERROR_ARGUMENT, "The %s is missing.", name);
    }
}

}  // namespace

sa_code sa_quantize_file(const char * in_path, const char * out_path, const char * type,
                         bool (*progress)(void * user, float fraction), void * user, sa_error * error) {
    sa::clear(error);
    try {
        require(in_path, "path of the model file");
        require(out_path, "path of the new file");
        require(type, "type");
        sa::Progress report;
        if (progress != nullptr) {
            report = [=](float fraction) { return progress(user, fraction); };
        }
        sa::quantize_file(in_path, out_path, type, report);
        return SA_OK;
    } catch (...) {
        return sa::report(error);
    }
}

sa_code sa_processor_get(sa_processor * processor, sa_error * error) {
    sa::clear(error);
    try {
        require(processor, "place for what is found");
        const sa::Processor & found = sa::processor();
        *processor = {found.name.c_str(), found.features.c_str(), found.kernels.c_str(), found.n_cores};
        return SA_OK;
    } catch (...) {
        return sa::report(error);
    }
}
