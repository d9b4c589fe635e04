"""Names for files, as a person typed them, as far as the system takes them."""

from __future__ import annotations

import os
import re
import unicodedata

from soundalike.errors import UsageError
from soundalike.translation import tr

LONGEST_NAME = 255
"""Bytes on Linux, letters elsewhere; bytes are the smaller limit."""

_NOWHERE = re.compile("[/\0]")
_NOT_ON_WINDOWS = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_WINDOWS_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)


def file_name(typed: str, suffix: str, *, windows: bool = os.name == "nt") -> str:
    """The typed name with `suffix` (which may have been typed too), with what the system forbids replaced by `_`.

    A name that is too long is shortened. Raises `UsageError` when nothing is left.
    """
    name = typed.encode("utf-8", "replace").decode().strip()
    if name.lower().endswith(suffix.lower()):
        name = name[: -len(suffix)]
    name = (_NOT_ON_WINDOWS if windows else _NOWHERE).sub("_", name)
    if windows:
        name = name.rstrip(". ")
        if _WINDOWS_DEVICES.fullmatch(name):
            name = f"{name}_"
    if name.strip(". ") == "":
        raise UsageError(tr("'{typed}' isn't a name for a file. Give one with a letter or figure.").format(typed=typed))
    return shortened(name, LONGEST_NAME - len(suffix.encode())) + suffix


def shortened(name: str, most_bytes: int) -> str:
    """At most so many bytes of UTF-8, cut where a letter with its accents ends."""
    while len(name.encode()) > most_bytes:
        last = len(name) - 1
        while last > 0 and (unicodedata.combining(name[last]) or name[last] in "\u200d\ufe0f"):
            last -= 1
        name = name[:last]
    return name.rstrip()
