// A file that lives as long as a test needs it.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "support/testing.h"

namespace sa::testing {

inline std::vector<char> read_bytes(const std::string & path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

// Written beside the system's temporary files, removed at the end.
class ScratchFile {
  public:
    explicit ScratchFile(const std::vector<char> & bytes = {})
        : path_((std::filesystem::temp_directory_path() / ("soundalike-test-" + std::to_string(++made_))).u8string()) {
        std::ofstream(path_, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    }
    ~ScratchFile() { std::filesystem::remove(path_); }

    ScratchFile(const ScratchFile &) = delete;
    ScratchFile & operator=(const ScratchFile &) = delete;

    const std::string & path() const { return path_; }

  private:
    inline static int made_ = 0;
    std::string path_;
};

}  // namespace sa::testing
