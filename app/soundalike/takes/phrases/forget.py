"""A voice's phrases, gone as sound."""

from __future__ import annotations

from pathlib import Path

from soundalike.audio.file_errors import writing_error
from soundalike.takes.phrases.sound_key import voice_mark


def forget_phrase_sounds(folder: Path, voice: str) -> int:
    """Removes everything in the folder of sounds that was spoken in the voice with this id; how many there were.

    Raises what deleting a file raises; calling again goes on.
    """
    if not voice or not folder.is_dir():
        return 0
    found = sorted(folder.glob(f"{voice_mark(voice)}-*"))
    for path in found:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_error(error, path) from error
    return len(found)
