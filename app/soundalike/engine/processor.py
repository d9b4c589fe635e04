"""What speech is made on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot


@dataclass(frozen=True)
class ProcessorDescription:
    """The processor as the system calls it, the features and kernels that are used, and the cores that may be."""

    name: str
    features: str
    kernels: str
    cores: int


def describe_processor() -> ProcessorDescription:
    """Asks the native library."""
    ffi, library = load()
    error = ErrorSlot()
    found = ffi.new("sa_processor *")
    library.sa_processor_get(found, error.pointer)
    error.check()

    def text(pointer: Any) -> str:
        return str(ffi.string(pointer).decode("utf-8", "replace"))

    return ProcessorDescription(text(found.name), text(found.features), text(found.kernels), int(found.n_cores))
