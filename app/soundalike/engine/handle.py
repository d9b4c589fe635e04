"""Errors and handles of the C library, as exceptions and objects."""

from __future__ import annotations

from typing import Any

from soundalike.engine.binding import load
from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError

_CLASSES: dict[int, type[SoundalikeError]] = {
    1: UsageError,
    2: MissingError,
    3: RefusedError,
    4: MissingError,
    5: CancelledError,
    6: SoundalikeError,
}


class ErrorSlot:
    """An `sa_error` to hand to a call; `check` raises what the call put into it."""

    def __init__(self) -> None:
        ffi, _ = load()
        self._ffi = ffi
        self.pointer: Any = ffi.new("sa_error *")

    def check(self) -> None:
        code = int(self.pointer.code)
        if code != 0:
            message = self._ffi.string(self.pointer.message).decode("utf-8", "replace")
            raise _CLASSES.get(code, SoundalikeError)(message)

    def expect(self, handle: Any) -> Any:
        """The handle itself, or the exception that says why there is none."""
        self.check()
        return handle
