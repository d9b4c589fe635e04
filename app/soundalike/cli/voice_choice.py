"""Which voice `--voice` means: a file, a voice of the library, or the model's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.cli.wiring import CommandEngine, VoiceHandle
from soundalike.errors import MissingError, SoundalikeError

if TYPE_CHECKING:
    from soundalike.voices import Library, VoiceEntry

VOICE_SUFFIX = ".voice.gguf"


def check_choice(chosen: str, library: Library) -> None:
    """Finds out before the model is opened what can't work: a path without a file, or a name that is ambiguous."""
    if chosen_file(chosen) is None and chosen_entry(chosen, library) is None and _is_path(chosen):
        raise MissingError(f"--voice: there is no file '{chosen}'. Give a file NAME{VOICE_SUFFIX} or a voice's name.")


def chosen_file(chosen: str) -> Path | None:
    """The voice file that `chosen` is the path of, or None when there is no such file, or it is a plain name."""
    path = Path(chosen)
    return path if _is_path(chosen) and path.is_file() else None


def chosen_entry(chosen: str, library: Library) -> VoiceEntry | None:
    """The library's voice of this name or id; None when it has none."""
    try:
        return library.find(chosen)
    except MissingError:
        return None


def _is_path(chosen: str) -> bool:
    """A value with a folder in it, or that ends like a voice file."""
    return chosen.endswith(VOICE_SUFFIX) or Path(chosen).name != chosen


def open_voice(
    engine: CommandEngine, chosen: str | None, library: Library, file_for_model: Callable[[VoiceEntry], Path]
) -> VoiceHandle:
    """The voice that `chosen` means, ready to speak; without one, the model's own voice.

    `file_for_model` gives the file of a library's voice for the engine's variant.
    """
    if chosen is None:
        return engine.builtin_voice()
    file = chosen_file(chosen)
    if file is not None:
        return engine.load_voice(file)
    entry = chosen_entry(chosen, library)
    if entry is not None:
        try:
            return engine.load_voice(file_for_model(entry))
        except SoundalikeError as error:
            raise type(error)(f"--voice: {error}") from error
    return _builtin_by_name(engine, chosen, library)


def _builtin_by_name(engine: CommandEngine, chosen: str, library: Library) -> VoiceHandle:
    known = [entry.name for entry in library.entries()]
    if engine.description.builtin_voice:
        voice = engine.builtin_voice()
        if voice.name.casefold() == chosen.casefold():
            return voice
        known.append(voice.name)
        voice.close()
    raise MissingError(
        f"--voice: there is no voice '{chosen}'. Voices here: {', '.join(sorted(set(known))) or 'none'}."
    )
