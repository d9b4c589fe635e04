// Put in front of ggml-cpu.c by the build: how ggml's threads wait for each other.
//
// ggml spins without end. On a shared desktop another program takes a core, the thread that all others wait for can't
// run because they burn its turns, and a step of 1 ms takes 40 to 700 ms. So a wait spins briefly, then gives its turn
// away, then sleeps, which leaves a core idle that the scheduler gives to the late thread.
//
// ggml-cpu.c defines and calls `ggml_thread_cpu_relax`; with the macro below its definition gets another name, and its
// calls come here.
#ifndef SOUNDALIKE_GGML_RELAX_H
#define SOUNDALIKE_GGML_RELAX_H

#include <stdint.h>

#if defined(_WIN32)
#include <windows.h>

static inline uint64_t sa_relax_now(void) {
    LARGE_INTEGER count;
    LARGE_INTEGER rate;
    QueryPerformanceCounter(&count);
    QueryPerformanceFrequency(&rate);
    return (uint64_t)(count.QuadPart * 1000000 / rate.QuadPart);
}

static inline void sa_relax_yield(void) {
    SwitchToThread();
}

static inline void sa_relax_sleep(void) {
    Sleep(1);
}
#else
#include <sched.h>
#include <time.h>

static inline uint64_t sa_relax_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000u + (uint64_t)time.tv_nsec / 1000u;
}

static inline void sa_relax_yield(void) {
    sched_yield();
}

static inline void sa_relax_sleep(void) {
    struct timespec time = {0, 50000};
    nanosleep(&time, 0);
}
#endif

#if defined(_MSC_VER)
#define SA_RELAX_THREAD_LOCAL __declspec(thread)
#else
#define SA_RELAX_THREAD_LOCAL _Thread_local
#endif

// Microseconds of one wait: spin, then yield, then sleep.
#define SA_RELAX_SPIN 30u
#define SA_RELAX_YIELD 120u
// Calls further apart than this belong to different waits.
#define SA_RELAX_GAP 5u

static SA_RELAX_THREAD_LOCAL uint64_t sa_relax_begun;
static SA_RELAX_THREAD_LOCAL uint64_t sa_relax_last;

static inline void sa_relax_(void) {
    uint64_t now = sa_relax_now();
    if (now - sa_relax_last > SA_RELAX_GAP) {
        sa_relax_begun = now;
    }
    if (now - sa_relax_begun > SA_RELAX_YIELD) {
        sa_relax_sleep();
    } else if (now - sa_relax_begun > SA_RELAX_SPIN) {
        sa_relax_yield();
    }
    // After a sleep or a yield the same wait goes on: the time away is no gap.
    sa_relax_last = now - sa_relax_begun > SA_RELAX_SPIN ? sa_relax_now() : now;
}

#define ggml_thread_cpu_relax(...) sa_relax_##__VA_ARGS__(__VA_ARGS__)

#endif
