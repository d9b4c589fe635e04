"""The native library, bound through cffi from its own header, so that the two can't differ."""

from __future__ import annotations

import functools
import re
import sys
import threading
from pathlib import Path
from typing import Any

from cffi import FFI

from soundalike.errors import MissingError
from soundalike.translation import tr

_loading = threading.Lock()


def _library_name() -> str:
    if sys.platform == "win32":
        return "soundalike.dll"
    return "libsoundalike.dylib" if sys.platform == "darwin" else "libsoundalike.so"


def _folder() -> Path:
    """Where the build installs the library, its header and ggml's modules.

    An editable install keeps them in site-packages while this file stays in the source tree, so every folder that the
    package's path names is asked.
    """
    import soundalike.engine  # noqa: PLC0415 - its __path__ is complete only once it is imported

    for folder in soundalike.engine.__path__:
        if (Path(folder) / "native" / _library_name()).exists():
            return Path(folder) / "native"
    raise MissingError(tr("The speech engine's library isn't installed. Install the program again, or run `make`."))


def declarations(header: str) -> str:
    """What cffi understands of the C header: no comments, no preprocessor, no export marks."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    text = re.sub(r"^#ifdef __cplusplus.*?^#endif", "", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    return text.replace("SA_API ", "")


def load() -> tuple[FFI, Any]:
    """The cffi instance and the library; raises `MissingError` when it isn't there or can't be loaded.

    One for the whole program: two threads that ask at once must not get two, whose types don't fit each other.
    """
    with _loading:
        return _loaded()


@functools.cache
def _loaded() -> tuple[FFI, Any]:
    folder = _folder()
    ffi = FFI()
    ffi.cdef(declarations((folder / "soundalike.h").read_text(encoding="utf-8")))
    try:
        return ffi, ffi.dlopen(str(folder / _library_name()))
    except OSError as error:
        raise MissingError(
            tr("The speech engine can't be loaded from {folder}: {error}").format(folder=folder, error=error)
        ) from error
