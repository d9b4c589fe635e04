// A file mapped into memory, read-only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sa {

class MappedFile {
  public:
    // Throws SA_ERROR_FILE when the file is missing, unreadable, a folder or empty.
    explicit MappedFile(const std::string & path);
    ~MappedFile();

    MappedFile(const MappedFile &) = delete;
    MappedFile & operator=(const MappedFile &) = delete;

    const std::string & path() const { return path_; }
    const uint8_t * data() const { return data_; }
    size_t size() const { return size_; }

  private:
    void unmap() noexcept;

    std::string path_;
    const uint8_t * data_ = nullptr;
    size_t size_ = 0;
#if defined(_WIN32)
    void * mapping_ = nullptr;
#endif
};

}  // namespace sa
