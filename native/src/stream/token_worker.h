// The model's token thread: T3 runs ahead here while S3Gen and HiFT turn earlier tokens into sound.
#pragma once

#include <deque>
#include <memory>
#include <thread>

#include "stream/token_job.h"

namespace sa {

class TokenWorker {
  public:
    TokenWorker(T3 & t3, Backend & backend);
    // Cancels what is left and joins.
    ~TokenWorker();

    TokenWorker(const TokenWorker &) = delete;
    TokenWorker & operator=(const TokenWorker &) = delete;

    // Sentences are drawn one after another, in the order in which they were added.
    void add(std::shared_ptr<TokenJob> job);

    // Cancels the job and returns when the thread doesn't touch it any more.
    void remove(const std::shared_ptr<TokenJob> & job);

  private:
    void work();

    T3 & t3_;
    Backend & backend_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::shared_ptr<TokenJob>> jobs_;
    bool closing_ = false;
    std::thread thread_;
};

}  // namespace sa
