"""Where newer versions are published, as far as this copy of the program knows."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

from soundalike.errors import RefusedError
from soundalike.paths import bundled_resources
from soundalike.translation import tr

RELEASES_FILE = "releases.json"


def releases_address(file: Path | None = None) -> str:
    """Where newer versions are published; empty when this copy doesn't know: who packages it fills it in.

    `file` is the resource that says so (default: the program's). Raises `RefusedError` when it is damaged.
    """
    path = file if file is not None else bundled_resources() / RELEASES_FILE
    try:
        address = json.loads(path.read_text(encoding="utf-8"))["address"]
    except FileNotFoundError:
        return ""
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise _damaged(path) from error
    if not isinstance(address, str) or (address and not is_page(address, ("https", "http"))):
        raise _damaged(path)
    return address


def _damaged(path: Path) -> RefusedError:
    return RefusedError(tr("{path}: this file is damaged. Install Soundalike again.").format(path=path))


def is_page(address: str, schemes: tuple[str, ...]) -> bool:
    """Whether it is the whole address of a page, of one of these schemes."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.hostname) and address.isprintable() and " " not in address
