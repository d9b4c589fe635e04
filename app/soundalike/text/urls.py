"""Web addresses, e-mail addresses and names of files.

The rule: of a web address only the host is read ("example dot com"), without "www"; path and query are left
out, and the person is told. An e-mail address is read whole ("anna dot lee at example dot org").
"""

import re
from re import Match

from soundalike.text.notices import Notice
from soundalike.text.number_words import digits
from soundalike.text.spans import Spanned
from soundalike.text.words.hosts import ENDINGS_READ_AS_WORDS, FILE_ENDINGS, TOP_LEVEL_LETTERS, TOP_LEVEL_WORDS
from soundalike.translation import tr

_ENDINGS = "|".join(sorted(TOP_LEVEL_WORDS | TOP_LEVEL_LETTERS, key=lambda ending: (-len(ending), ending)))
_FILES = "|".join(sorted(FILE_ENDINGS, key=lambda ending: (-len(ending), ending)))

_URL = re.compile(r"(?<![\w@])(?:(?:https?|ftp)://|www\.(?=[A-Za-z0-9]))[^\s<>\"]+", re.IGNORECASE)
_EMAIL = re.compile(
    r"(?<![\w.+-])(?:mailto:)?([A-Za-z0-9_+-][\w.+-]{0,63})@((?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24})\b"
)
_BARE_HOST = re.compile(
    rf"(?<![\w@.-])((?:[A-Za-z0-9][A-Za-z0-9-]{{0,62}}\.){{1,5}}(?:{_ENDINGS}))(?![\w@-]|\.\w)(?:(/[^\s<>\"]*))?"
)
_FILE = re.compile(rf"(?<![\w@.-])([A-Za-z0-9][\w-]{{0,80}})\.({_FILES})(?![\w@])")
_TRAILING = ".,;:!?)]}'"
_SEPARATORS = re.compile(r"[._+-]|\d+")


def read_addresses(text: Spanned) -> tuple[Spanned, list[Notice]]:
    """Addresses as words, and a notice for every web address that was cut down to its host."""
    notices: list[Notice] = []

    def host_of_url(match: Match[str]) -> str:
        address = match.group().rstrip(_TRAILING)
        after = match.group()[len(address) :]
        name = re.sub(r"^(?:[a-z]+://)?(?:[^@/]*@)?(?:www\.)?", "", address, flags=re.IGNORECASE)
        host, path = _host_and_rest(name)
        if path.strip("/"):
            notices.append(_shortened(text, match.start(), match.start() + len(address), host))
        return f"{_spoken_host(host)}{after}"

    def bare_host(match: Match[str]) -> str:
        host, path = match.group(1), match.group(2) or ""
        address = (host + path).rstrip(_TRAILING)
        if address[len(host) :].strip("/"):
            notices.append(_shortened(text, match.start(), match.start() + len(address), host))
        return _spoken_host(host) + (host + path)[len(address) :]

    text = text.sub(_URL, host_of_url)
    text = text.sub(_EMAIL, lambda match: f"{_spoken_name(match.group(1))} at {_spoken_host(match.group(2))}")
    text = text.sub(_BARE_HOST, bare_host)
    text = text.sub(_FILE, lambda match: f"{_spoken_name(match.group(1))} dot {_spoken_file_ending(match.group(2))}")
    return text, notices


def _host_and_rest(address: str) -> tuple[str, str]:
    for index, character in enumerate(address):
        if character in "/?#:":
            return address[:index], address[index:]
    return address, ""


def _shortened(text: Spanned, start: int, end: int, host: str) -> Notice:
    return Notice(
        "shortened",
        tr("Of the web address at {host} only the host is read; the rest of it is left out.").format(host=host[:60]),
        text.starts[start],
        text.ends[end - 1],
    )


def _spoken_host(host: str) -> str:
    labels = [label for label in host.split(".") if label]
    if not labels:
        return ""
    if labels[0].lower() == "www":
        labels = labels[1:]
    last = len(labels) - 1
    return " dot ".join(
        _spoken_ending(label) if index == last and index else _spoken_name(label) for index, label in enumerate(labels)
    )


def _spoken_ending(ending: str) -> str:
    lower = ending.lower()
    if lower in TOP_LEVEL_WORDS or len(lower) > 3:
        return lower
    return digits(lower) if lower.isdigit() else " ".join(lower.upper())


def _spoken_file_ending(ending: str) -> str:
    if ending in ENDINGS_READ_AS_WORDS:
        return ending
    return " ".join(digits(letter) if letter.isdigit() else letter.upper() for letter in ending)


def _spoken_name(name: str) -> str:
    """A label as words: dots and the like by name, a hyphen as a space, figures one by one."""

    def word(match: Match[str]) -> str:
        found = match.group()
        if found.isdigit():
            return f" {digits(found)} "
        return {".": " dot ", "_": " underscore ", "+": " plus "}.get(found, " ")

    return " ".join(_SEPARATORS.sub(word, name).split())
