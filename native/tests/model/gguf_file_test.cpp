// A file that isn't what it says is refused with a sentence; nothing of it reaches ggml.

#include "model/gguf_file.h"

#include "support/scratch_file.h"
#include "support/testing.h"

using namespace sa;
using sa::testing::read_bytes;
using sa::testing::ScratchFile;

namespace {

std::string refusal_of(const std::vector<char> & bytes) {
    const ScratchFile scratch(bytes);
    const std::string message = testing::refusal([&] { GgufFile file(scratch.path()); });
    SA_CHECK(message.find(scratch.path()) != std::string::npos);
    return message;
}

}  // namespace

SA_TEST(gguf_reads_a_whole_file) {
    const GgufFile file(testing::model_folder("small") + "t3.gguf");
    SA_CHECK(file.text("general.architecture", "") == "chatterbox");
    SA_CHECK(file.tensor("model/wpe").type == GGML_TYPE_F32);
    SA_CHECK(file.find("nothing") == nullptr);
}

SA_TEST(gguf_refuses_a_file_cut_short_anywhere) {
    const std::vector<char> whole = read_bytes(testing::model_folder("small") + "t3.gguf");
    SA_CHECK(whole.size() > 100000);
    for (size_t keep = 1; keep < whole.size(); keep = keep < 4096 ? keep + 61 : keep * 2) {
        refusal_of({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(keep)});
    }
    refusal_of({whole.begin(), whole.end() - 64});  // the file may end with padding of up to 31 bytes
}

SA_TEST(gguf_refuses_foreign_and_future_files) {
    const std::vector<char> whole = read_bytes(testing::model_folder("small") + "t3.gguf");
    std::vector<char> foreign = whole;
    foreign[0] = 'X';
    SA_CHECK(refusal_of(foreign).find("isn't a GGUF file") != std::string::npos);
    std::vector<char> future = whole;
    future[4] = 99;
    SA_CHECK(refusal_of(future).find("version 99") != std::string::npos);
    std::vector<char> boundless = whole;
    boundless[15] = 127;
    SA_CHECK(refusal_of(boundless).find("counts more tensors") != std::string::npos);
    SA_CHECK(testing::refusal([] { GgufFile file("/nowhere/model.gguf"); }).find("/nowhere/model.gguf") !=
             std::string::npos);
    SA_CHECK(testing::refusal([] { GgufFile file("/"); }).find("isn't a file") != std::string::npos);
}

// Every byte of the header turned over, one at a time: read or refused, never a crash (the sanitizers watch).
SA_TEST(gguf_survives_any_one_wrong_byte_in_its_header) {
    const std::vector<char> whole = read_bytes(testing::model_folder("small") + "t3.gguf");
    int refused = 0;
    for (size_t position = 0; position < 3000; position += 7) {
        std::vector<char> wrong = whole;
        wrong[position] = static_cast<char>(~wrong[position]);
        const ScratchFile scratch(wrong);
        try {
            const GgufFile file(scratch.path());
        } catch (const std::exception &) {
            ++refused;
        }
    }
    SA_CHECK(refused > 20);
}
