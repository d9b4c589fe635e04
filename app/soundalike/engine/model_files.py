"""Changing model files through the native library."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot


def quantize_file(
    source: Path, out: Path, weight_type: str, on_progress: Callable[[float], None] | None = None
) -> None:
    """Writes the model file `source` to `out` with its matrices in `weight_type` (f16, q8_0, q6_K, ... q4_0).

    Everything else stays as it is; `out` is replaced only once the new file is complete. `on_progress` is called with
    0..1; an exception that it raises cancels. Raises `UsageError` for an unknown type, `MissingError` (no such file,
    no room), `RefusedError` (damaged, or quantised already).
    """
    ffi, library = load()
    error = ErrorSlot()
    raised: list[BaseException] = []

    def progress(_user: Any, fraction: float) -> bool:
        try:
            if on_progress is not None:
                on_progress(fraction)
        except BaseException as exception:
            raised.append(exception)
            return False
        return True

    callback = ffi.callback("bool(void *, float)", progress)
    library.sa_quantize_file(
        os.fsencode(source), os.fsencode(out), weight_type.encode(), callback, ffi.NULL, error.pointer
    )
    if raised:
        raise raised[0]
    error.check()
