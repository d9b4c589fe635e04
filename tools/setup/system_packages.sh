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
    # The tests listen to a sound server of their own.
    if [ "${1:-}" = tests ]; then
        command -v pulseaudio >/dev/null || missing+=(pulseaudio)
        command -v parec >/dev/null || missing+=(pulseaudio-utils)
    fi
fi

# Fuzzing: libFuzzer comes with clang. On macOS Apple's clang lacks it; `make fuzz` then says so.
if [ "${1:-}" = fuzz ] && [ "$(uname -s)" = Linux ]; then
    command -v clang-14 >/dev/null || missing+=(clang-14)
    ls /usr/lib/llvm-14/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 || missing+=(libclang-rt-14-dev)
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
