// What runs the graphs: one ggml backend with its own threads, chosen at run time.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "ggml-backend.h"
#include "ggml.h"
#include "model/mapped_file.h"

namespace sa {

// Threads that live as long as the backend: without them ggml starts and ends threads for every graph.
class ThreadPool {
  public:
    ThreadPool(ggml_backend_t backend, int n_threads);
    ~ThreadPool();

    ThreadPool(const ThreadPool &) = delete;
    ThreadPool & operator=(const ThreadPool &) = delete;

  private:
    ggml_backend_t backend_;
    ggml_threadpool * pool_ = nullptr;
};

struct BackendDeleter {
    void operator()(ggml_backend_t backend) const { ggml_backend_free(backend); }
};

// Cores that this process may use, at least 1.
int usable_cores();

class Backend {
  public:
    // The processor with `n_threads` threads; 0: one for each core that this process may use.
    explicit Backend(int n_threads);

    Backend(const Backend &) = delete;
    Backend & operator=(const Backend &) = delete;

    ggml_backend_t get() const { return backend_.get(); }
    int n_threads() const { return n_threads_; }
    const std::string & description() const { return description_; }

    // While it is true, no further graph node starts and the graph that runs ends as cancelled. Null: never.
    // The flag must outlive every graph that runs under it.
    void set_abort_flag(const std::atomic<bool> * flag);

    // Weights that lie in a mapped file: what is computed after another program changed it isn't used. Not while a
    // graph runs.
    void watch(const std::shared_ptr<const MappedFile> & mapping);
    // Throws SA_ERROR_FILE when one of the watched files that are still in use was changed.
    void require_unchanged_files() const;

  private:
    std::unique_ptr<ggml_backend, BackendDeleter> backend_;
    std::unique_ptr<ThreadPool> pool_;
    int n_threads_;
    std::string description_;
    std::vector<std::weak_ptr<const MappedFile>> mappings_;
};

}  // namespace sa
