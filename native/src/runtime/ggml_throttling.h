// Put in front of ggml-cpu.c where MinGW builds it: what its headers lack before version 11, from Windows' own.
#ifndef SOUNDALIKE_GGML_THROTTLING_H
#define SOUNDALIKE_GGML_THROTTLING_H

#include <windows.h>

#if defined(__MINGW32__) && __MINGW64_VERSION_MAJOR < 11
typedef struct {
    ULONG Version;
    ULONG ControlMask;
    ULONG StateMask;
} THREAD_POWER_THROTTLING_STATE;
#define THREAD_POWER_THROTTLING_CURRENT_VERSION 1
#define THREAD_POWER_THROTTLING_EXECUTION_SPEED 0x1
#endif

#endif
