"""Keeps the computer from falling asleep while it speaks. The screen may go dark.

It ends with the process, however that ends: the programs that hold it on Linux and macOS watch us, and Windows
watches the thread.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading

from soundalike.closing import Closeable

_WHO = "Soundalike"
_WHY = "Speaking"
_UNTIL_INPUT_ENDS = ["cat"]
"""What the inhibiting programs run: it ends when the pipe from us does."""

_END_SECONDS = 2.0


class KeepAwake(Closeable):
    """Not holding at first. Not being able to hold is no error: `holding` tells."""

    def __init__(self) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []
        self._thread: _WindowsHold | None = None

    def hold(self) -> bool:
        """From now on; whether there is anything here that can."""
        if self.holding:
            return True
        self.close()
        if sys.platform == "win32":
            self._thread = _WindowsHold()
            return self._thread.holds
        self._processes = [process for command in commands() if (process := _started(command)) is not None]
        return bool(self._processes)

    @property
    def holding(self) -> bool:
        """Whether the computer stays awake because of this."""
        by_process = any(process.poll() is None for process in self._processes)
        return by_process or (self._thread is not None and self._thread.holds)

    def close(self) -> None:
        """No longer; twice does nothing."""
        processes, self._processes = self._processes, []
        for process in processes:
            _end(process)
        if self._thread is not None:
            self._thread.end()
            self._thread = None


def commands() -> list[list[str]]:
    """The programs of this system that hold it, as far as they are there."""
    if sys.platform == "darwin":
        found = [["caffeinate", "-i", "-w", str(os.getpid())]]
    else:
        # "idle" leaves the person the power button; GNOME's own power saving asks its session alone.
        found = [
            ["systemd-inhibit", "--what=idle", f"--who={_WHO}", f"--why={_WHY}", "--mode=block", *_UNTIL_INPUT_ENDS]
        ]
        if "gnome" in os.environ.get("XDG_CURRENT_DESKTOP", "").lower():
            reason = ["--app-id", _WHO, "--reason", _WHY]
            found.append(["gnome-session-inhibit", "--inhibit", "idle", *reason, *_UNTIL_INPUT_ENDS])
    return [command for command in found if shutil.which(command[0]) is not None]


def _started(command: list[str]) -> subprocess.Popen[bytes] | None:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for us; we end it
        )
    except OSError:
        return None


def _end(process: subprocess.Popen[bytes]) -> None:
    """Closes its pipe, which ends what it runs; one that doesn't mind is ended."""
    if process.stdin is not None:
        process.stdin.close()
    if sys.platform == "darwin":
        process.terminate()  # caffeinate waits for our end, not for its input's
    try:
        process.wait(_END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class _WindowsHold:
    """SetThreadExecutionState counts for the thread that calls it, as long as it lives."""

    _CONTINUOUS = 0x80000000
    _SYSTEM_REQUIRED = 0x00000001

    def __init__(self) -> None:
        self.holds = False
        self._ready = threading.Event()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="keep-awake", daemon=True)
        self._thread.start()
        self._ready.wait()

    def end(self) -> None:
        self._over.set()
        self._thread.join()
        self.holds = False

    def _run(self) -> None:
        if sys.platform == "win32":
            import ctypes  # noqa: PLC0415

            state = self._CONTINUOUS | self._SYSTEM_REQUIRED
            self.holds = ctypes.windll.kernel32.SetThreadExecutionState(state) != 0
        self._ready.set()
        self._over.wait()
