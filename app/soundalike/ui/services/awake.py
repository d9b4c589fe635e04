"""Keeps the computer from falling asleep while it speaks."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from typing import Any

_log = logging.getLogger(__name__)
_REASON = "Speaking"
# SetThreadExecutionState (winbase.h): ES_CONTINUOUS, ES_SYSTEM_REQUIRED.
_CONTINUOUS, _SYSTEM_REQUIRED = 0x80000000, 0x00000001


class Awake:
    """`keep(True)` while something sounds, on the main thread, in the system's own way where it has one."""

    def __init__(self) -> None:
        self.kept = False
        self._cookie: int | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def keep(self, awake: bool) -> None:
        """Asks the system, once for each change."""
        if awake == self.kept:
            return
        self.kept = awake
        if sys.platform == "linux":
            self._on_linux(awake)
        elif sys.platform == "darwin":
            self._on_mac(awake)
        elif sys.platform == "win32":
            self._on_windows(awake)

    def _on_linux(self, awake: bool) -> None:
        if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            return
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusInterface  # noqa: PLC0415
        except ImportError:
            return
        saver: Any = QDBusInterface(
            "org.freedesktop.ScreenSaver",
            "/org/freedesktop/ScreenSaver",
            "org.freedesktop.ScreenSaver",
            QDBusConnection.sessionBus(),
        )
        if awake:
            answer = saver.call("Inhibit", "Soundalike", _REASON)
            cookies = answer.arguments()
            self._cookie = cookies[0] if cookies and isinstance(cookies[0], int) else None
        elif self._cookie is not None:
            saver.call("UnInhibit", self._cookie)
            self._cookie = None

    def _on_mac(self, awake: bool) -> None:
        if awake:
            try:
                self._process = subprocess.Popen(["/usr/bin/caffeinate", "-i", "-w", str(os.getpid())])
            except OSError as error:
                _log.info("The computer can't be kept awake: %s", error)
        elif self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def _on_windows(self, awake: bool) -> None:
        import ctypes  # noqa: PLC0415

        kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009 - it exists on Windows alone
        kernel.SetThreadExecutionState(_CONTINUOUS | (_SYSTEM_REQUIRED if awake else 0))
