#!/usr/bin/env bash
# Installs the system packages that a build needs and that are missing. Nothing is installed where all are there.
set -euo pipefail

missing=()
command -v c++ >/dev/null || missing+=(g++)
command -v make >/dev/null || missing+=(make)
python3 -m venv --help >/dev/null 2>&1 && python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3-venv)

if [ "$(uname -s)" = Linux ] && command -v ldconfig >/dev/null; then
    # Playback: PortAudio, and its way to PulseAudio through ALSA.
    ldconfig -p | grep -q libportaudio.so.2 || missing+=(libportaudio2)
    ls /usr/lib/*/alsa-lib/libasound_module_pcm_pulse.so >/dev/null 2>&1 || missing+=(libasound2-plugins)
    # The window: what Qt's platform plugins for X11 and Wayland are linked with.
    for library in libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3 \
        libfontconfig.so.1:libfontconfig1 libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-cursor.so.0:libxcb-cursor0 \
        libxcb-icccm.so.4:libxcb-icccm4 libxcb-image.so.0:libxcb-image0 libxcb-keysyms.so.1:libxcb-keysyms1 \
        libxcb-render-util.so.0:libxcb-render-util0 libxcb-shape.so.0:libxcb-shape0 \
        libxcb-xinerama.so.0:libxcb-xinerama0 libxcb-xkb.so.1:libxcb-xkb1; do
        ldconfig -p | grep -q "${library%%:*}" || missing+=("${library##*:}")
    done
    # The tests listen to a sound server of their own.
    if [ "${1:-}" = tests ]; then
        command -v pulseaudio >/dev/null || missing+=(pulseaudio)
        command -v parec >/dev/null || missing+=(pulseaudio-utils)
        # They open the window on a display of their own, with the font that screenshots are drawn with (OFL 1.1).
        command -v Xvfb >/dev/null || missing+=(xvfb)
        ls /usr/share/fonts/opentype/inter/Inter-Regular.otf >/dev/null 2>&1 || missing+=(fonts-inter)
        # They ask what a screen reader is told.
        command -v dbus-daemon >/dev/null || missing+=(dbus)
        ls /usr/libexec/at-spi-bus-launcher >/dev/null 2>&1 || missing+=(at-spi2-core)
        # They import what people have, in every format, and speak to it.
        command -v ffmpeg >/dev/null || missing+=(ffmpeg)
        command -v espeak-ng >/dev/null || missing+=(espeak-ng)
    fi
fi

# Fuzzing: libFuzzer comes with clang. On macOS Apple's clang lacks it; `make fuzz` then says so.
if [ "${1:-}" = fuzz ] && [ "$(uname -s)" = Linux ]; then
    command -v clang-14 >/dev/null || missing+=(clang-14)
    ls /usr/lib/llvm-14/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 || missing+=(libclang-rt-14-dev)
fi

# Other systems' builds, made and tried here: Windows (MinGW-w64, Wine, NSIS) and 64-bit ARM (a cross compiler, qemu-user).
if [ "${1:-}" = windows ] && [ "$(uname -s)" = Linux ]; then
    command -v x86_64-w64-mingw32-g++-posix >/dev/null || missing+=(g++-mingw-w64-x86-64-posix)
    command -v wine >/dev/null || missing+=(wine wine64)
    command -v makensis >/dev/null || missing+=(nsis)
    command -v osslsigncode >/dev/null || missing+=(osslsigncode)
fi
if [ "${1:-}" = arm ] && [ "$(uname -s)" = Linux ]; then
    command -v aarch64-linux-gnu-g++ >/dev/null || missing+=(g++-aarch64-linux-gnu)
    command -v qemu-aarch64 >/dev/null || missing+=(qemu-user)
fi

if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi
case "$(uname -s)" in
    Linux)
        command -v apt-get >/dev/null || { echo "Please install: ${missing[*]}" >&2; exit 1; }
        as_root=()
        [ "$(id -u)" -eq 0 ] || as_root=(sudo)
        echo "Installing with apt: ${missing[*]}" >&2
        "${as_root[@]}" apt-get update -qq
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}"
        ;;
    Darwin)
        command -v brew >/dev/null || { echo 'Please install the Xcode command line tools and Homebrew.' >&2; exit 1; }
        echo 'Installing with brew: python@3.11 (the compiler comes with: xcode-select --install)' >&2
        brew install python@3.11
        ;;
    *)
        echo "Please install: ${missing[*]}" >&2
        exit 1
        ;;
esac
