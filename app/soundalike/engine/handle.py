"""Errors and handles of the C library, as exceptions and objects."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Any, Self

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


class Closeable(ABC):
    """What holds a handle of the library and gives it back with `close`, or at the end of a `with`."""

    @abstractmethod
    def close(self) -> None:
        """Gives the handle back; closing twice does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
