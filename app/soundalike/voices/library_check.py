"""Is everything in the library whole? `voices check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import SoundalikeError
from soundalike.translation import tr
from soundalike.voices.clip_file import CLIP_SUFFIX, decode_clip
from soundalike.voices.library import Library
from soundalike.voices.voice_file import SUFFIX, read_voice_file


@dataclass(frozen=True)
class Finding:
    """Something that isn't as it should be. `message` names the file, the fault and what to do."""

    path: Path
    message: str


def check_library(library: Library) -> Iterator[Finding]:
    """Reads every voice and every clip whole; completes what a killed process left."""
    entries = library.entries()
    for entry in entries:
        try:
            read_voice_file(entry.path)
            if entry.clip is not None:
                decode_clip(entry.clip)
        except SoundalikeError as error:
            yield Finding(entry.path, str(error))
    yield from _lone_clips(library.folder)
    ids = Counter(entry.id for entry in entries if entry.id and not entry.bundled)
    for entry in entries:
        if ids[entry.id] > 1:
            yield Finding(
                entry.path,
                tr("{path}: another voice here is a copy of it. Delete one of them.").format(path=entry.path),
            )


def _lone_clips(folder: Path) -> Iterator[Finding]:
    if folder.is_dir():
        for clip in sorted(folder.glob(f"*{CLIP_SUFFIX}")):
            if not (folder / f"{clip.name.removesuffix(CLIP_SUFFIX)}{SUFFIX}").exists():
                yield Finding(
                    clip,
                    tr("{path}: this clip has no voice. Make the voice again from it, or remove it.").format(path=clip),
                )
