"""The files that translators edit, read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "translations"


@dataclass(frozen=True)
class Message:
    """`finished` is what the file says; `forms` is more than one for a text with a number."""

    source: str
    comment: str
    finished: bool
    forms: tuple[str, ...]
    plural: bool


def messages(file: Path) -> list[Message]:
    """Of a translation file."""
    found = []
    for message in ET.parse(file).getroot().iter("message"):
        told = message.find("translation")
        assert told is not None
        forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
        plural = message.get("numerus") == "yes"
        comment = message.findtext("comment") or ""
        source = message.findtext("source") or ""
        found.append(Message(source, comment, told.get("type") is None, tuple(forms), plural))
    return found


def own_words(code: str) -> set[str]:
    """What the window itself says, without what has values in it."""
    if code == "en":
        return {one.source for one in messages(FOLDER / "soundalike_de.ts") if "{" not in one.source}
    found = messages(FOLDER / f"soundalike_{code}.ts")
    return {re.sub("&(.)", r"\1", form) for one in found for form in one.forms if "{" not in form and "%n" not in form}
