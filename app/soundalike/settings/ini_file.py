"""The file itself: sections of keys and values, read whole and written whole."""

from __future__ import annotations

import configparser
import contextlib
import os
import tempfile
from pathlib import Path

from soundalike.errors import MissingError
from soundalike.translation import tr

Sections = dict[str, dict[str, str]]


class DamagedError(Exception):
    """The file isn't an INI file."""


def read_sections(path: Path) -> Sections:
    """What the file says; nothing where there is no file. Raises `DamagedError`, or `OSError` when it can't be read."""
    parser = _parser()
    try:
        with path.open(encoding="utf-8") as file:
            parser.read_file(file)
    except FileNotFoundError:
        return {}
    except (configparser.Error, UnicodeDecodeError) as error:
        raise DamagedError(str(error)) from error
    return {section: dict(parser.items(section)) for section in parser.sections()}


def write_sections(path: Path, sections: Sections) -> None:
    """Writes beside it, flushes to the disk, then renames: there is always a whole file. Raises `MissingError`."""
    parser = _parser()
    parser.read_dict(sections)
    temporary: str | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            parser.write(file)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                Path(temporary).unlink(missing_ok=True)
        reason = (error.strerror or str(error)).lower()
        raise MissingError(
            tr("The settings can't be kept in '{path}': {reason}. They hold until the window is closed.").format(
                path=path, reason=reason
            )
        ) from error


def set_aside(path: Path) -> Path:
    """Renames a damaged file, never over an earlier one; returns its new place. Raises `OSError`."""
    aside = path.with_name(f"{path.name}.damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    return path.rename(aside)


def _parser() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(
        interpolation=None, delimiters=("=",), comment_prefixes=("#", ";"), default_section="\0", strict=True
    )
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their case
    return parser
