"""The person's pronunciation list, kept in one file."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from soundalike.audio.file_errors import writing_error
from soundalike.audio.new_file import NewFile
from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.text import Pronunciations, Rule
from soundalike.text.pronunciation_files import from_text, to_json, to_tsv
from soundalike.translation import tr

LARGEST_BYTES = 16 * 1024 * 1024
"""Ten thousand rules of the longest kind; more isn't a list."""


def read_list(path: Path) -> Pronunciations:
    """The list in a file: JSON where its name ends in .json, else tab-separated; UTF-8.

    Raises `MissingError` when it can't be read, `RefusedError` when it isn't a list, `UsageError` for a rule that can't
    be used; the message names the file.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_BYTES + 1)
    except FileNotFoundError:
        raise MissingError(tr("There is no pronunciation list '{path}'. Check its name.").format(path=path)) from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise MissingError(
            tr("The pronunciation list '{path}' can't be read: {reason}.").format(path=path, reason=reason)
        ) from error
    if len(data) > LARGEST_BYTES:
        raise RefusedError(tr("'{path}' is larger than 16 MB, so it isn't a pronunciation list.").format(path=path))
    try:
        rules = from_text(data.decode("utf-8-sig"), is_json=path.suffix.lower() == ".json")
        return Pronunciations(rules)
    except UnicodeDecodeError as error:
        raise RefusedError(
            tr("'{path}' isn't UTF-8 text. Save it as plain text in UTF-8.").format(path=path)
        ) from error
    except (RefusedError, UsageError) as error:
        raise type(error)(tr("'{path}': {error}").format(path=path, error=error)) from error


def write_list(path: Path, rules: Sequence[Rule]) -> None:
    """Writes a list as its name says, whole or not at all. Raises what writing a file raises."""
    text = to_json(rules) if path.suffix.lower() == ".json" else to_tsv(rules)
    with NewFile(path) as file:
        file.write(text.encode("utf-8", "replace"))


class PronunciationList:
    """The list that is used everywhere: by the window, and by `speak` unless it is given another one."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> tuple[Pronunciations, str | None]:
        """The list, empty when there is none, and what the person should be told: a damaged one is kept aside."""
        if not self._path.exists():
            return Pronunciations(), None
        try:
            return read_list(self._path), None
        except (RefusedError, UsageError) as error:
            aside = self._path.with_name(f"{self._path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}.json")
            try:
                self._path.replace(aside)
            except OSError:
                aside = self._path
            return Pronunciations(), tr(
                "The pronunciation list can't be used. It is kept aside in '{aside}'. {error}"
            ).format(aside=aside, error=error)

    def save(self, rules: Sequence[Rule]) -> Pronunciations:
        """Checks and keeps the rules; gives them back ready to be used.

        Raises `UsageError` for a rule that can't be used, and what writing a file raises.
        """
        ready = Pronunciations(rules)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise writing_error(error, self._path) from error
        write_list(self._path, rules)
        return ready
