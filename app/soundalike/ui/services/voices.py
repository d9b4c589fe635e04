"""The voices there are, and the file that each key means. No Qt in here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from soundalike.errors import MissingError
from soundalike.paths import Places, bundled_voices
from soundalike.ui.view_models.voice import VoiceChoice

VOICE_SUFFIX = ".voice.gguf"
OWN_VOICE = VoiceChoice("", "The model's own voice")


def list_voices(places: Places) -> list[VoiceChoice]:
    """The model's own, then the user's, then those that came with the program; by name."""
    found = [OWN_VOICE]
    known = {""}
    for folder, detail in ((places.voices_dir, ""), (bundled_voices(), "Bundled")):
        for file in _files(folder):
            name = file.name.removesuffix(VOICE_SUFFIX)
            if name not in known:
                known.add(name)
                found.append(VoiceChoice(name, name, detail))
    return found


def voice_path(places: Places, key: str) -> Path:
    """The file of a voice; a whole path means that file. Raises `MissingError` when it is gone."""
    if Path(key).is_absolute():
        return Path(key)
    for folder in (places.voices_dir, bundled_voices()):
        for file in _files(folder):
            if file.name == f"{key}{VOICE_SUFFIX}":
                return file
    raise MissingError(f"The voice '{key}' isn't there any more. Choose another one.")


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        yield from sorted(folder.glob(f"*{VOICE_SUFFIX}"), key=lambda file: file.name.casefold())
