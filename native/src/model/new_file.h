// A file that is there only once it is complete: written beside its place as NAME.part, flushed to the disk, renamed.
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

namespace sa {

class NewFile {
  public:
    // Throws SA_ERROR_FILE when it can't be created there, or when fewer than `bytes` bytes are free.
    NewFile(const std::string & path, uint64_t bytes);
    // Takes away what isn't complete.
    ~NewFile();

    NewFile(const NewFile &) = delete;
    NewFile & operator=(const NewFile &) = delete;

    // Throws SA_ERROR_FILE, for instance when the disk is full.
    void write(const void * data, size_t size);
    void write_zeros(size_t size);
    uint64_t size() const { return size_; }

    // Flushes and renames; a file of that name is replaced.
    void commit();

  private:
    struct Closer {
        void operator()(std::FILE * file) const { std::fclose(file); }
    };

    [[noreturn]] void fail_to_write() const;

    std::string path_;
    std::string temporary_;
    std::unique_ptr<std::FILE, Closer> file_;
    uint64_t size_ = 0;
};

}  // namespace sa
