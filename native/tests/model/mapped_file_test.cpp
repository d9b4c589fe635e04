// What another program does to a file while it is mapped.
#include "model/mapped_file.h"

#include <filesystem>
#include <fstream>
#include <memory>

#include "model/gguf_file.h"
#include "runtime/backend.h"
#include "support/open_model.h"
#include "support/scratch_file.h"

using namespace sa;
using sa::testing::read_bytes;
using sa::testing::ScratchFile;

namespace {

unsigned sum_of(const MappedFile & file) {
    unsigned sum = 0;
    for (size_t i = 0; i < file.size(); ++i) {
        sum += file.data()[i];
    }
    return sum;
}

}  // namespace

#if defined(_WIN32)

// There the system itself keeps others from changing a file that is mapped.
SA_TEST(mapped_file_cannot_be_changed_by_others) {
    const ScratchFile scratch(std::vector<char>(100000, 'a'));
    const MappedFile file(scratch.path());
    std::error_code error;
    std::filesystem::resize_file(scratch.path(), 10, error);
    SA_CHECK(error);
    SA_CHECK(!std::ofstream(scratch.path(), std::ios::binary | std::ios::app).is_open());
    SA_CHECK(sum_of(file) == 100000U * 'a');
    file.require_unchanged();
}

#else

SA_TEST(mapped_file_that_gets_shorter_reads_as_zeros_and_says_so) {
    const ScratchFile scratch(std::vector<char>(100000, 'a'));
    const MappedFile file(scratch.path());
    file.require_unchanged();
    SA_CHECK(sum_of(file) == 100000U * 'a');
    std::filesystem::resize_file(scratch.path(), 10);
    SA_CHECK(sum_of(file) == 10U * 'a');
    const std::string message = testing::refusal([&] { file.require_unchanged(); });
    SA_CHECK(message.find(scratch.path()) != std::string::npos &&
             message.find("changed by another program") != std::string::npos);
    std::filesystem::resize_file(scratch.path(), 100000);  // grown back, but what was in it is gone
    testing::refusal([&] { file.require_unchanged(); });
}

SA_TEST(mapped_file_that_is_written_over_says_so) {
    const ScratchFile scratch(std::vector<char>(5000, 'a'));
    const MappedFile file(scratch.path());
    std::fstream(scratch.path(), std::ios::in | std::ios::out | std::ios::binary).put('b');
    testing::refusal([&] { file.require_unchanged(); });
}

SA_TEST(mapped_file_that_is_replaced_or_deleted_stays_as_it_was) {
    const ScratchFile scratch(std::vector<char>(5000, 'a'));
    const MappedFile file(scratch.path());
    const ScratchFile other(std::vector<char>(10, 'b'));
    std::filesystem::rename(other.path(), scratch.path());
    file.require_unchanged();
    std::filesystem::remove(scratch.path());
    file.require_unchanged();
    SA_CHECK(sum_of(file) == 5000U * 'a');
}

// The headers were checked, the weights are read while the file is cut: the sentence fails, the process goes on.
SA_TEST(model_whose_file_is_cut_fails_and_lives) {
    const std::string small = testing::model_folder("small");
    const ScratchFile t3(read_bytes(small + "t3.gguf"));
    Model model({t3.path(), small + "s3gen.gguf", testing::mark_path()}, 1, nullptr);
    Voice voice = model.builtin_voice();
    std::filesystem::resize_file(t3.path(), 4096);
    const std::string message = testing::refusal([&] { model.t3().begin(voice.t3, {1, 2}, 4); });
    SA_CHECK(message.find(t3.path()) != std::string::npos);
    testing::OpenModel whole("small");
    whole.model.t3().begin(whole.voice.t3, {1, 2}, 4);
}

SA_TEST(mapped_files_can_be_many_but_not_without_end) {
    const ScratchFile scratch(std::vector<char>(10, 'a'));
    std::vector<std::unique_ptr<MappedFile> > files;
    const std::string message = testing::refusal([&] {
        for (int i = 0; i < 300; ++i) {
            files.push_back(std::make_unique<MappedFile>(scratch.path()));
        }
    });
    SA_CHECK(files.size() > 200 && message.find("too many model files") != std::string::npos);
    files.clear();
    const MappedFile again(scratch.path());
}

#endif
