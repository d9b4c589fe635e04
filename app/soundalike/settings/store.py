"""All settings of one user, in memory and in their file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from soundalike.settings.groups import SECTIONS, VOICE_SECTION, read_group, write_group
from soundalike.settings.ini_file import DamagedError, Sections, read_sections, set_aside, write_sections
from soundalike.settings.upgrades import UPGRADES, Upgrade, upgrade
from soundalike.settings.voice_options import VoiceOptions
from soundalike.translation import tr

Group = TypeVar("Group")
Listener = Callable[[Any], None]


class Settings:
    """Groups by their type: `settings[Speaking].speed`, `settings.set(replace(settings[Speaking], speed=1.2))`.

    Not to be used from two threads at once. Sections and keys that it doesn't know are kept.
    """

    def __init__(self, path: Path, sections: Sections, notices: Sequence[str] = ()) -> None:
        self._path = path
        self._sections = sections
        self._values: dict[type[Any], Any] = {}
        self._voices: dict[str, VoiceOptions] = {}
        self._listeners: dict[type[Any], list[Listener]] = {}
        self._changed = False
        self.notices = list(notices)
        for group, section in SECTIONS.items():
            self._values[group], said = read_group(group, section, sections.get(section, {}))
            self.notices += said

    @classmethod
    def load(cls, path: Path, upgrades: Sequence[Upgrade] = UPGRADES) -> Settings:
        """From `path`. A damaged file is renamed and the defaults are used; `notices` say so."""
        try:
            sections = read_sections(path)
            upgrade(sections, upgrades)
        except (DamagedError, ValueError):
            return cls(path, {}, [_put_aside(path)])
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            notice = tr("The settings in '{path}' can't be read: {reason}. The usual ones are used.").format(
                path=path, reason=reason
            )
            return cls(path, {}, [notice])
        return cls(path, sections)

    def __getitem__(self, group: type[Group]) -> Group:
        value: Group = self._values[group]
        return value

    def set(self, value: Any) -> None:
        """A changed group; whoever listens is told at once. `save` keeps it."""
        group = type(value)
        if self._values[group] == value:
            return
        self._values[group] = value
        self._changed = True
        for listener in tuple(self._listeners.get(group, ())):
            listener(value)

    def on_change(self, group: type[Group], listener: Callable[[Group], None]) -> None:
        """Calls `listener` with every later value of the group."""
        self._listeners.setdefault(group, []).append(listener)

    def voice(self, voice_id: str) -> VoiceOptions:
        """What was set for this voice; the defaults where nothing was."""
        if voice_id not in self._voices:
            section = VOICE_SECTION + voice_id
            self._voices[voice_id], said = read_group(VoiceOptions, section, self._sections.get(section, {}))
            self.notices += said
        return self._voices[voice_id]

    def set_voice(self, voice_id: str, options: VoiceOptions) -> None:
        """Keeps options for this voice, with the next `save`."""
        if self.voice(voice_id) != options:
            self._voices[voice_id] = options
            self._changed = True

    def save(self) -> None:
        """Writes what changed since the last time. Raises `MissingError` when it can't be kept."""
        if not self._changed:
            return
        for group, section in SECTIONS.items():
            self._sections.setdefault(section, {}).update(write_group(self._values[group]))
        for voice_id, options in self._voices.items():
            section = VOICE_SECTION + voice_id
            if options == VoiceOptions():
                self._sections.pop(section, None)
            else:
                self._sections.setdefault(section, {}).update(write_group(options))
        write_sections(self._path, self._sections)
        self._changed = False


def _put_aside(path: Path) -> str:
    """Renames the damaged file; returns what to tell about it."""
    try:
        aside = set_aside(path)
    except OSError:
        return tr(
            "The settings in '{path}' are damaged, so the usual ones are used. The next change replaces the file."
        ).format(path=path)
    return tr("The settings in '{path}' are damaged. They are kept as '{name}', and the usual ones are used.").format(
        path=path, name=aside.name
    )
