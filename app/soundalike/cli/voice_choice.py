"""Which voice `--voice` means: a file, a name in the voice folders, or the model's own voice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from soundalike.cli.wiring import CommandEngine, VoiceHandle
from soundalike.errors import MissingError

VOICE_SUFFIX = ".voice.gguf"


def voice_file(chosen: str, folders: Sequence[Path]) -> Path | None:
    """The voice file that `chosen` means, or None if it must be the model's own voice.

    A value with a folder in it, or that ends like a voice file, is a path; anything else is a name, looked up in
    `folders` in order, first as it is, then without regard to case. Raises `MissingError` for a path without a file.
    """
    path = Path(chosen)
    if chosen.endswith(VOICE_SUFFIX) or path.name != chosen:
        if not path.is_file():
            raise MissingError(
                f"--voice: there is no file '{chosen}'. Give a file NAME{VOICE_SUFFIX} or a voice's name."
            )
        return path
    files = [file for folder in folders for file in _files(folder)]
    exact = [file for file in files if _name(file) == chosen]
    alike = [file for file in files if _name(file).casefold() == chosen.casefold()]
    return next(iter(exact + alike), None)


def open_voice(engine: CommandEngine, chosen: str | None, folders: Sequence[Path]) -> VoiceHandle:
    """The voice that `chosen` means, ready to speak; without one, the model's own voice."""
    if chosen is None:
        return engine.builtin_voice()
    file = voice_file(chosen, folders)
    if file is not None:
        return engine.load_voice(file)
    known = [_name(file) for folder in folders for file in _files(folder)]
    if engine.description.builtin_voice:
        voice = engine.builtin_voice()
        if voice.name.casefold() == chosen.casefold():
            return voice
        known.append(voice.name)
        voice.close()
    listing = ", ".join(sorted(set(known))) or "none"
    raise MissingError(f"--voice: there is no voice '{chosen}'. Voices here: {listing}.")


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{VOICE_SUFFIX}")) if folder.is_dir() else []


def _name(file: Path) -> str:
    return file.name.removesuffix(VOICE_SUFFIX)
