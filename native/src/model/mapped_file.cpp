#include "model/mapped_file.h"

#include "model/mapping_guard.h"
#include "model/native_path.h"
#include "runtime/error.h"

#if defined(_WIN32)
#include <windows.h>
#else
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#endif

namespace sa {

#if defined(_WIN32)

MappedFile::MappedFile(const std::string & path) : path_(path) {
    const DWORD attributes = GetFileAttributesW(native_path(path).c_str());
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
        fail(SA_ERROR_FILE, "%s isn't a file.", path.c_str());
    }
    file_ = CreateFileW(native_path(path).c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                        OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file_ == INVALID_HANDLE_VALUE) {
        fail(SA_ERROR_FILE, "%s can't be opened. Check that it exists and that you may read it.", path.c_str());
    }
    LARGE_INTEGER size = {};
    GetFileSizeEx(file_, &size);
    mapping_ = size.QuadPart > 0 ? CreateFileMappingW(file_, nullptr, PAGE_READONLY, 0, 0, nullptr) : nullptr;
    if (mapping_ == nullptr) {
        CloseHandle(file_);
        fail(SA_ERROR_FILE, "%s is empty or can't be mapped into memory.", path.c_str());
    }
    data_ = static_cast<const uint8_t *>(MapViewOfFile(mapping_, FILE_MAP_READ, 0, 0, 0));
    size_ = static_cast<size_t>(size.QuadPart);
    if (data_ == nullptr) {
        CloseHandle(mapping_);
        CloseHandle(file_);
        fail(SA_ERROR_MEMORY, "%s can't be mapped into memory.", path.c_str());
    }
}

void MappedFile::unmap() noexcept {
    UnmapViewOfFile(data_);
    CloseHandle(mapping_);
    CloseHandle(file_);
}

void MappedFile::require_unchanged() const {}

#else

namespace {

#if defined(__APPLE__)
const timespec & modified(const struct stat & status) {
    return status.st_mtimespec;
}
#else
const timespec & modified(const struct stat & status) {
    return status.st_mtim;
}
#endif

}  // namespace

MappedFile::MappedFile(const std::string & path) : path_(path) {
    // Without waiting: opening a pipe would otherwise last until somebody writes to it.
    file_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (file_ < 0) {
        fail(SA_ERROR_FILE, "%s can't be opened: %s.", path.c_str(), std::strerror(errno));
    }
    struct stat status = {};
    const bool regular = fstat(file_, &status) == 0 && S_ISREG(status.st_mode);
    if (!regular || status.st_size <= 0) {
        close(file_);
        fail(SA_ERROR_FILE, regular ? "%s is empty. Get the file again." : "%s isn't a file.", path.c_str());
    }
    size_ = static_cast<size_t>(status.st_size);
    modified_seconds_ = modified(status).tv_sec;
    modified_nanoseconds_ = modified(status).tv_nsec;
    void * address = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, file_, 0);
    if (address == MAP_FAILED) {
        const int reason = errno;
        close(file_);
        fail(SA_ERROR_MEMORY, "%s can't be mapped into memory: %s.", path.c_str(), std::strerror(reason));
    }
    data_ = static_cast<const uint8_t *>(address);
    guard_ = watch_mapping(data_, size_);
    if (guard_ < 0) {
        unmap();
        fail(SA_ERROR_MEMORY, "%s can't be opened: too many model files are open.", path.c_str());
    }
}

void MappedFile::unmap() noexcept {
    unwatch_mapping(guard_);
    munmap(const_cast<uint8_t *>(data_), size_);
    close(file_);
}

void MappedFile::require_unchanged() const {
    struct stat status = {};
    const bool same = fstat(file_, &status) == 0 && status.st_size == static_cast<off_t>(size_) &&
                      modified(status).tv_sec == modified_seconds_ && modified(status).tv_nsec == modified_nanoseconds_;
    if (!same || mapping_was_cut(guard_)) {
        fail(SA_ERROR_FILE, "%s was changed by another program while it was in use. Open it again.", path_.c_str());
    }
}

#endif

MappedFile::~MappedFile() {
    unmap();
}

}  // namespace sa
