// A file mapped into memory, read-only.
//
// A mapping shows the file as it is now: another program can shorten the file or write over it while it is in use.
// Reading behind a shortened file's end would end the process, so such a page is replaced by zeros
// (model/mapping_guard.h), and whoever computes with a mapping asks afterwards whether it still was what it had been.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sa {

class MappedFile {
  public:
    // Throws SA_ERROR_FILE when the file is missing, unreadable, empty, or no plain file (a folder, a pipe, a device).
    explicit MappedFile(const std::string & path);
    ~MappedFile();

    MappedFile(const MappedFile &) = delete;
    MappedFile & operator=(const MappedFile &) = delete;

    const std::string & path() const { return path_; }
    const uint8_t * data() const { return data_; }
    size_t size() const { return size_; }

    // Throws SA_ERROR_FILE when the file was shortened or written over since it was opened. Any thread.
    void require_unchanged() const;

  private:
    void unmap() noexcept;

    std::string path_;
    const uint8_t * data_ = nullptr;
    size_t size_ = 0;
#if defined(_WIN32)
    void * file_ = nullptr;  // while it is open nobody else can write to the file
    void * mapping_ = nullptr;
#else
    int file_ = -1;
    int guard_ = -1;
    int64_t modified_seconds_ = 0;
    int64_t modified_nanoseconds_ = 0;
#endif
};

}  // namespace sa
