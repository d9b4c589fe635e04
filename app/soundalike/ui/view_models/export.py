"""What the export dialog says. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from soundalike.translation import tr
from soundalike.ui.view_models.history import size_in_words
from soundalike.ui.view_models.waveform import clock

What = Literal["whole", "selection", "sentences"]
_LONGEST_LISTED = 6
_LONGEST_NAME = 40


def name_from_text(text: str) -> str:
    """A name to begin with: the first words of the text."""
    name = ""
    for word in text.replace("[", " ").replace("]", " ").split():
        longer = f"{name} {word}".strip()
        if len(longer) > _LONGEST_NAME:
            break
        name = longer
    return name.rstrip(".,;:!?…") or tr("Speech", "the name of a sound file whose text has none")


def summary(sentences: int, letters: Sequence[str], missing: int, seconds: float) -> str:
    """`4 sentences · chosen takes A, A, B, A · 0:14.2`."""
    if not sentences:
        return tr("Nothing of this has been spoken yet. Speak it first.")
    parts = [tr("%n sentence|%n sentences", "", sentences)]
    if len(set(letters)) > 1 and len(letters) <= _LONGEST_LISTED:
        parts.append(tr("chosen takes {letters}").format(letters=", ".join(letters)))
    if missing:
        parts.append(tr("%n not spoken yet and left out|%n not spoken yet and left out", "", missing))
    parts.append(clock(seconds))
    return " · ".join(parts)


def format_words(words: str, largest_bytes: int) -> str:
    """`24 kHz, mono, 24-bit · 1.0 MB`; a compressed file's size is a bound."""
    is_bound = "kbit" in words or "lossless" in words
    text = tr("24 kHz, mono, {format} · at most {size}") if is_bound else tr("24 kHz, mono, {format} · {size}")
    return text.format(format=tr(words), size=size_in_words(largest_bytes))


def folder_words(folder: Path, home: Path) -> str:
    """The last parts of a folder: `Music / Soundalike`; the whole where it isn't below the home folder."""
    try:
        inside = folder.relative_to(home)
    except ValueError:
        return str(folder)
    return " / ".join(inside.parts[-3:]) if inside.parts else str(folder)


def written_words(files: Sequence[Path]) -> str:
    """Where it went."""
    if len(files) == 1:
        return tr("Written to {file}.").format(file=files[0])
    return tr("%n file was written to {folder}.|%n files were written to {folder}.", "", len(files)).format(
        folder=files[0].parent
    )
