"""The library's trash: a folder for each voice that was deleted, named by when."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from pathlib import Path

from soundalike.errors import SoundalikeError
from soundalike.voices.entry import TrashedVoice
from soundalike.voices.voice_file import SUFFIX, read_voice_file


def trashed_voices(trash: Path) -> list[TrashedVoice]:
    """What lies in the trash, the newest first."""
    if not trash.is_dir():
        return []
    return [trashed_voice(place) for place in sorted(trash.iterdir(), reverse=True) if any(place.glob(f"*{SUFFIX}"))]


def trashed_voice(folder: Path) -> TrashedVoice:
    """The voice in one of its folders."""
    name, identity = identity_of(next(iter(folder.glob(f"*{SUFFIX}")), folder))
    stamp = folder.name.split("-")[0]
    with contextlib.suppress(ValueError):
        stamp = datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).isoformat()
    return TrashedVoice(folder, name, identity, stamp, sum(path.stat().st_size for path in folder.iterdir()))


def identity_of(file: Path) -> tuple[str, str]:
    """Name and id of a voice file; of one that can't be read, its file's name and nothing."""
    try:
        details = read_voice_file(file).details
    except SoundalikeError:
        return file.name.removesuffix(SUFFIX), ""
    return details.name, details.id
