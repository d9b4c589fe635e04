"""Values of options, read strictly and without the locale.

Each function here is an argparse `type`: it returns the value or raises `ArgumentTypeError` with a sentence that
names the value; the parser puts the option's name before it.
"""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from soundalike.errors import UsageError

StandardStream = Literal["-"]
STANDARD_STREAM: StandardStream = "-"

_WHOLE = re.compile(r"[+-]?[0-9]{1,20}")
_DECIMAL = re.compile(r"[+-]?([0-9]{1,40}\.?[0-9]{0,40}|\.[0-9]{1,40})([eE][+-]?[0-9]{1,3})?")
_DECIMAL_COMMA = re.compile(r"[+-]?[0-9]+,[0-9]+")


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """A parser of whole numbers from `lowest` to `highest`."""

    def parse(text: str) -> int:
        if not _WHOLE.fullmatch(text):
            raise ArgumentTypeError(f"'{text}' isn't a whole number. Give one from {lowest} to {highest}.")
        value = int(text)
        if not lowest <= value <= highest:
            raise ArgumentTypeError(f"{text} is out of range. Give a whole number from {lowest} to {highest}.")
        return value

    return parse


def number(lowest: float, highest: float) -> Callable[[str], float]:
    """A parser of numbers from `lowest` to `highest`, with a decimal point whatever the locale says."""

    def parse(text: str) -> float:
        if _DECIMAL_COMMA.fullmatch(text):
            raise ArgumentTypeError(f"'{text}' has a decimal comma. Write it with a point: {text.replace(',', '.')}")
        if not _DECIMAL.fullmatch(text):
            raise ArgumentTypeError(f"'{text}' isn't a number. Give one from {lowest:g} to {highest:g}.")
        value = float(text)
        if not lowest <= value <= highest:
            raise ArgumentTypeError(f"{text} is out of range. Give a number from {lowest:g} to {highest:g}.")
        return value

    return parse


def name(text: str) -> str:
    """A name that isn't empty."""
    if not text.strip():
        raise ArgumentTypeError("'' is empty. Give a name.")
    return text


def path(text: str) -> Path:
    """A file or folder, which need not exist."""
    if not text.strip() or "\0" in text:
        raise ArgumentTypeError(f"'{text}' isn't the name of a file or folder.")
    return Path(text)


def input_file(text: str) -> Path | StandardStream:
    """A file to read, or '-' for standard input."""
    return STANDARD_STREAM if text == STANDARD_STREAM else path(text)


def sound_output(text: str) -> Path | StandardStream:
    """A sound file to write, in a format that its suffix says, or '-' for standard output."""
    from soundalike.audio.sound_formats import format_of  # noqa: PLC0415 - so that --help doesn't load numpy

    if text == STANDARD_STREAM:
        return STANDARD_STREAM
    chosen = path(text)
    try:
        format_of(chosen)
    except UsageError as error:
        raise ArgumentTypeError(f"{error} Or give - for raw sound.") from error
    return chosen
