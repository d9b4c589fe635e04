#include "runtime/backend.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <thread>

#include "model/native_path.h"
#include "runtime/error.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <sched.h>
#endif
#if defined(__APPLE__)
#include <dlfcn.h>
#endif
#if defined(_WIN32)
#include <windows.h>
#endif

namespace sa {

namespace {

#if defined(_WIN32)
constexpr DWORD longest_path = 1U << 15U;
#endif

// The folder this library was loaded from, where a package keeps ggml's modules; in UTF-8.
#if defined(_WIN32)
std::string own_folder() {
    HMODULE module = nullptr;
    std::wstring name(longest_path, L'\0');
    GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                       reinterpret_cast<LPCWSTR>(&own_folder), &module);
    name.resize(GetModuleFileNameW(module, name.data(), longest_path));
    return native_path(std::filesystem::path(name).parent_path().u8string()).u8string();
}
#else
std::string own_folder() {
    Dl_info info = {};
    if (dladdr(reinterpret_cast<void *>(&own_folder), &info) == 0 || info.dli_fname == nullptr) {
        return "";
    }
    const std::string name = info.dli_fname;
    const size_t slash = name.find_last_of('/');
    return slash == std::string::npos ? "." : name.substr(0, slash);
}
#endif

// Where backends are modules they are loaded once a process; where they are built in there is nothing to do.
void load_modules() {
    static std::once_flag once;
    std::call_once(once, [] {
        ggml_log_set([](ggml_log_level, const char *, void *) {}, nullptr);
        if (ggml_backend_dev_by_type(GGML_BACKEND_DEVICE_TYPE_CPU) == nullptr) {
            ggml_backend_load_all_from_path(own_folder().c_str());
        }
    });
}

template <typename Function>
Function find_call(ggml_backend_t backend, const char * name) {
    ggml_backend_reg_t reg = ggml_backend_dev_backend_reg(ggml_backend_get_device(backend));
    return reinterpret_cast<Function>(ggml_backend_reg_get_proc_address(reg, name));
}

}  // namespace

int usable_cores() {
#if defined(__linux__)
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof(set), &set) == 0) {
        return std::max(1, CPU_COUNT(&set));
    }
#endif
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// How long a thread looks for the next graph before it sleeps, of 100: between the graphs of a sentence it hardly
// waits.
constexpr uint32_t polling = 50;

ThreadPool::ThreadPool(ggml_backend_t backend, int n_threads) : backend_(backend) {
    using New = ggml_threadpool * (*)(ggml_threadpool_params *);
    using Set = void (*)(ggml_backend_t, ggml_threadpool *);
    const auto make = find_call<New>(backend, "ggml_threadpool_new");
    const auto set = find_call<Set>(backend, "ggml_backend_cpu_set_threadpool");
    if (make == nullptr || set == nullptr) {
        return;
    }
    ggml_threadpool_params parameters = {};
    parameters.n_threads = n_threads;
    parameters.prio = GGML_SCHED_PRIO_NORMAL;
    parameters.poll = polling;
    pool_ = make(&parameters);
    set(backend, pool_);
}

ThreadPool::~ThreadPool() {
    if (pool_ != nullptr) {
        find_call<void (*)(ggml_backend_t, ggml_threadpool *)>(backend_, "ggml_backend_cpu_set_threadpool")(backend_,
                                                                                                            nullptr);
        find_call<void (*)(ggml_threadpool *)>(backend_, "ggml_threadpool_free")(pool_);
    }
}

Backend::Backend(int n_threads) : n_threads_(n_threads > 0 ? n_threads : usable_cores()) {
    load_modules();
    ggml_backend_dev_t device = ggml_backend_dev_by_type(GGML_BACKEND_DEVICE_TYPE_CPU);
    if (device == nullptr) {
        fail(SA_ERROR_INTERNAL, "No processor backend was found beside the library. Install the program again.");
    }
    backend_.reset(ggml_backend_dev_init(device, nullptr));
    if (!backend_) {
        fail(SA_ERROR_MEMORY, "The processor backend could not be started. Close other programs and try again.");
    }
    if (auto set_threads = find_call<ggml_backend_set_n_threads_t>(get(), "ggml_backend_set_n_threads")) {
        set_threads(get(), n_threads_);
    }
    pool_ = std::make_unique<ThreadPool>(get(), n_threads_);
    description_ = format("%s, %d threads", ggml_backend_dev_description(device), n_threads_);
}

void Backend::watch(const std::shared_ptr<const MappedFile> & mapping) {
    const auto gone = [](const std::weak_ptr<const MappedFile> & old) { return old.expired(); };
    mappings_.erase(std::remove_if(mappings_.begin(), mappings_.end(), gone), mappings_.end());
    mappings_.push_back(mapping);
}

void Backend::require_unchanged_files() const {
    for (const std::weak_ptr<const MappedFile> & mapping : mappings_) {
        if (const std::shared_ptr<const MappedFile> file = mapping.lock()) {
            file->require_unchanged();
        }
    }
}

void Backend::set_abort_flag(const std::atomic<bool> * flag) {
    auto set_abort = find_call<ggml_backend_set_abort_callback_t>(get(), "ggml_backend_set_abort_callback");
    if (set_abort == nullptr) {
        return;
    }
    if (flag == nullptr) {
        set_abort(get(), nullptr, nullptr);
        return;
    }
    // ggml hands the pointer back unchanged; the flag is only read.
    void * data = const_cast<std::atomic<bool> *>(flag);
    set_abort(get(), [](void * user) { return static_cast<std::atomic<bool> *>(user)->load(); }, data);
}

}  // namespace sa
