"""What files are that were dropped or chosen, by their names. No Qt in here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

VOICE_END = ".voice.gguf"
CLIP_END = ".clip.flac"
FOREIGN_ENDS = (".pt", ".pth")
SOUND_ENDS = (".wav", ".flac", ".mp3", ".m4a", ".aac", ".ogg", ".opus", ".wma", ".mp4", ".mov", ".mkv", ".webm")


@dataclass(frozen=True)
class Dropped:
    """Voice files with their clips; libraries; other programs' voices; recordings; and what is none of these."""

    voices: dict[Path, Path | None] = field(default_factory=dict)
    libraries: list[Path] = field(default_factory=list)
    foreign: list[Path] = field(default_factory=list)
    recordings: list[Path] = field(default_factory=list)
    others: list[Path] = field(default_factory=list)


def sorted_out(paths: Iterable[Path]) -> Dropped:
    """A folder with voice files stands for all of them; another folder is taken for another program's voice.

    A clip goes with its voice only when it was named too, or lies in such a folder.
    """
    found = Dropped()
    named: list[Path] = []
    for path in paths:
        inside = _inside(path)
        voices = [part for part in inside if part.name.endswith((VOICE_END, CLIP_END))]
        named += voices if any(part.name.endswith(VOICE_END) for part in voices) else [path]
    clips = {path for path in named if path.name.endswith(CLIP_END)}
    for path in named:
        name = path.name.lower()
        if path.name.endswith(VOICE_END):
            clip = path.with_name(path.name.removesuffix(VOICE_END) + CLIP_END)
            found.voices[path] = clip if clip in clips else None
        elif name.endswith(".zip"):
            found.libraries.append(path)
        elif path.is_dir() or name.endswith(FOREIGN_ENDS):
            found.foreign.append(path)
        elif path in clips and path.with_name(path.name.removesuffix(CLIP_END) + VOICE_END) in named:
            continue  # it goes with its voice
        elif name.endswith(SOUND_ENDS):
            found.recordings.append(path)
        else:
            found.others.append(path)
    return found


def _inside(path: Path) -> list[Path]:
    if not path.is_dir():
        return []
    try:
        return sorted(path.iterdir())
    except OSError:
        return []
