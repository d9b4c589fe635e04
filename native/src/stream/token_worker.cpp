#include "stream/token_worker.h"

#include <algorithm>

namespace sa {

TokenWorker::TokenWorker(T3 & t3, Backend & backend) : t3_(t3), backend_(backend), thread_([this] { work(); }) {}

TokenWorker::~TokenWorker() {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        closing_ = true;
        for (const std::shared_ptr<TokenJob> & job : jobs_) {
            job->cancel();
            job->mark_ended();
        }
        jobs_.clear();
    }
    changed_.notify_all();
    thread_.join();
}

void TokenWorker::add(std::shared_ptr<TokenJob> job) {
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    changed_.notify_all();
}

void TokenWorker::remove(const std::shared_ptr<TokenJob> & job) {
    job->cancel();
    {
        const std::lock_guard<std::mutex> lock(mutex_);
        const auto waiting = std::find(jobs_.begin(), jobs_.end(), job);
        if (waiting != jobs_.end()) {
            jobs_.erase(waiting);
            job->mark_ended();
        }
    }
    job->wait_for_end();
}

void TokenWorker::work() {
    while (true) {
        std::shared_ptr<TokenJob> job;
        {
            std::unique_lock<std::mutex> lock(mutex_);
            changed_.wait(lock, [&] { return closing_ || !jobs_.empty(); });
            if (closing_) {
                return;
            }
            job = jobs_.front();
            jobs_.pop_front();
        }
        backend_.set_abort_flag(&job->cancelled());
        job->run(t3_);
        backend_.set_abort_flag(nullptr);
    }
}

}  // namespace sa
