"""Every group and the section that it is kept in. A new group is a file and a row here."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from soundalike.settings.appearance import Appearance
from soundalike.settings.compact import Compact
from soundalike.settings.downloads import Downloads
from soundalike.settings.dwelling import Dwelling
from soundalike.settings.export import Export
from soundalike.settings.fields import from_text, to_text, types_of
from soundalike.settings.hints import Hints
from soundalike.settings.history import History
from soundalike.settings.measured import Measured
from soundalike.settings.microphone import Microphone
from soundalike.settings.model import Model
from soundalike.settings.output import Output
from soundalike.settings.phrases import Phrases
from soundalike.settings.scanning import Scanning
from soundalike.settings.shortcuts import Shortcuts
from soundalike.settings.speaking import Speaking
from soundalike.settings.timing import Timing
from soundalike.settings.voices import Voices
from soundalike.settings.window import Window
from soundalike.translation import tr

Group = TypeVar("Group")

GROUPS: dict[str, type[Any]] = {
    "appearance": Appearance,
    "speaking": Speaking,
    "output": Output,
    "microphone": Microphone,
    "model": Model,
    "downloads": Downloads,
    "history": History,
    "export": Export,
    "voices": Voices,
    "measured": Measured,
    "phrases": Phrases,
    "shortcuts": Shortcuts,
    "scanning": Scanning,
    "dwelling": Dwelling,
    "timing": Timing,
    "hints": Hints,
    "window": Window,
    "compact": Compact,
}
SECTIONS = {group: section for section, group in GROUPS.items()}
VOICE_SECTION = "voice:"
"""Before a voice's id: the section of what was set for it."""


def read_group(group: type[Group], section: str, written: Mapping[str, str]) -> tuple[Group, list[str]]:
    """The group as `written`, and a sentence for every value that makes no sense; its default is used then."""
    values: dict[str, Any] = {}
    notices: list[str] = []
    types = types_of(group)
    for field in dataclasses.fields(group):  # type: ignore[arg-type]  # Group is any dataclass
        text = written.get(field.name)
        if text is None:
            continue
        try:
            values[field.name] = from_text(text, types[field.name], field.metadata.get("limits"))
        except ValueError as error:
            notices.append(
                tr("The setting {name} in [{section}]: {fault}, so {default} is used.").format(
                    name=field.name, section=section, fault=error, default=to_text(field.default)
                )
            )
    return group(**values), notices


def write_group(value: Any) -> dict[str, str]:
    """Every field as text."""
    return {field.name: to_text(getattr(value, field.name)) for field in dataclasses.fields(value)}
