// The C boundary of the watermark: see api.cpp.

#include <memory>
#include <string>
#include <vector>

#include "api_guard.h"
#include "mark/finite_samples.h"
#include "mark/mark_detector.h"
#include "mark/marker.h"
#include "stretch/stretch.h"

struct sa_mark {
    sa_mark(const std::string & file, int n_threads)
        : path(file), backend(n_threads), encoder(file, backend), marker(encoder, backend) {}

    // Three times the encoder's size, so it is opened when it is asked for.
    sa::MarkDetector & detector() {
        if (!opened_detector) {
            opened_detector = std::make_unique<sa::MarkDetector>(path, backend);
        }
        return *opened_detector;
    }

    // Whatever an unfinished call left behind is dropped: the next one begins as the first did.
    void reset() {
        marker.reset();
        made.clear();
    }

    std::string path;
    sa::Backend backend;
    sa::MarkEncoder encoder;
    sa::Marker marker;
    std::unique_ptr<sa::MarkDetector> opened_detector;
    std::vector<float> made;
};

using sa::guarded;
using sa::guarded_code;
using sa::require;

namespace {

std::vector<float> copied(const float * samples, size_t n_samples) {
    if (n_samples > 0) {
        require(samples, "sound");
    }
    return n_samples == 0 ? std::vector<float>() : std::vector<float>(samples, samples + n_samples);
}

std::vector<float> changed(const std::vector<float> & samples, const sa_mark_changes & changes) {
    if (!(changes.gain >= 0.0F && changes.gain <= 100.0F)) {
        sa::fail(SA_ERROR_ARGUMENT, "The gain is out of range. It must be 0 to 100.");
    }
    sa::require_finite(samples);
    std::vector<float> made = sa::stretch_signal(static_cast<double>(changes.speed), samples);
    for (float & sample : made) {
        sample *= changes.gain;
    }
    return made;
}

}  // namespace

sa_mark_changes sa_mark_changes_default(void) {
    return {1.0F, 1.0F};
}

sa_mark * sa_mark_open(const char * path, int32_t n_threads, sa_error * error) {
    return guarded<sa_mark *>(error, nullptr, [&] {
        require(path, "path of the watermark's file");
        sa::require_threads(n_threads);
        return std::make_unique<sa_mark>(path, n_threads).release();
    });
}

void sa_mark_free(sa_mark * mark) {
    std::unique_ptr<sa_mark> owned(mark);
}

sa_code sa_mark_apply(sa_mark * mark, const float * samples, size_t n_samples, const sa_mark_changes * changes,
                      const float ** out, size_t * n_out, sa_error * error) {
    const sa_code code = guarded_code(error, [&] {
        require(mark, "mark");
        require(out, "place for the sound");
        require(n_out, "place for the sound's length");
        *out = nullptr;
        *n_out = 0;
        const sa_mark_changes chosen = changes == nullptr ? sa_mark_changes_default() : *changes;
        mark->made = changed(copied(samples, n_samples), chosen);
        if (!sa::carries_mark(mark->detector(), mark->made)) {
            mark->made = sa::mark_signal(mark->marker, mark->made);
        }
        *out = mark->made.data();
        *n_out = mark->made.size();
    });
    if (code != SA_OK && mark != nullptr) {
        mark->reset();
    }
    return code;
}

sa_code sa_mark_detect(sa_mark * mark, const float * samples, size_t n_samples, float * confidence,
                       sa_mark_verdict * verdict, sa_error * error) {
    return guarded_code(error, [&] {
        require(mark, "mark");
        require(confidence, "place for the confidence");
        require(verdict, "place for the verdict");
        *confidence = 0.0F;
        *verdict = SA_MARK_UNCLEAR;
        const sa::MarkDetector::Finding finding = mark->detector().detect(copied(samples, n_samples));
        *confidence = finding.confidence;
        *verdict = finding.verdict;
    });
}
