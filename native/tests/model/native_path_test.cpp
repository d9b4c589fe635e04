// Names of every script, and paths that are longer than Windows once allowed.
#include "model/native_path.h"

#include <filesystem>
#include <string>
#include <vector>

#include "model/mapped_file.h"
#include "model/new_file.h"
#include "support/testing.h"

using namespace sa;

namespace {

// Folders below the system's temporary one, removed with the files that are named. (MinGW's remove_all never ends at a
// long path.)
class ScratchFolder {
  public:
    explicit ScratchFolder(const std::vector<std::string> & names) {
        std::string path = (std::filesystem::temp_directory_path() / "soundalike-test-paths").u8string();
        folders_.push_back(path);
        for (const std::string & name : names) {
            path += "/" + name;
            folders_.push_back(path);
        }
        std::filesystem::create_directories(native_path(path));
    }
    ~ScratchFolder() {
        std::error_code ignored;
        for (auto path = files_.rbegin(); path != files_.rend(); ++path) {
            std::filesystem::remove(native_path(*path), ignored);
        }
        for (auto path = folders_.rbegin(); path != folders_.rend(); ++path) {
            std::filesystem::remove(native_path(*path), ignored);
        }
    }

    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder & operator=(const ScratchFolder &) = delete;

    std::string file(const std::string & name) {
        files_.push_back(folders_.back() + "/" + name);
        return files_.back();
    }

  private:
    std::vector<std::string> folders_;
    std::vector<std::string> files_;
};

// Written, replaced and read back.
void check_file(const std::string & path) {
    for (const char letter : {'a', 'b'}) {
        NewFile file(path, 1000);
        const std::string text(1000, letter);
        file.write(text.data(), text.size());
        SA_CHECK(std::filesystem::exists(native_path(path + ".part")));
        file.commit();
        SA_CHECK(!std::filesystem::exists(native_path(path + ".part")));
        const MappedFile read(path);
        SA_CHECK(read.size() == 1000 && read.data()[999] == static_cast<uint8_t>(letter));
    }
}

}  // namespace

SA_TEST(native_path_takes_names_of_every_script) {
    ScratchFolder folder({"Stimmen \u2013 gr\u00f6\u00dfer \u58f0\u97f3 \u0635\u0648\u062a \U0001f3a4"});
    check_file(folder.file("Zo\u00eb \u0416\u5c71.voice.gguf"));
}

SA_TEST(native_path_goes_beyond_260_characters) {
    const std::string part(90, 'n');
    ScratchFolder folder({part, part, part});
    const std::string path = folder.file("\u58f0.gguf");
    SA_CHECK(path.size() > 270);
    check_file(path);
    check_file(folder.file("../" + part + "/by-the-way-round.gguf"));
}
