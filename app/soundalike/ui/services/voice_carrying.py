"""Voices to files and back, for the pages; called on threads of their own. No Qt in here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from soundalike.errors import SoundalikeError
from soundalike.paths import Places
from soundalike.ui.services.voice_parts import VoiceParts
from soundalike.ui.view_models.dropped_files import CLIP_END, VOICE_END

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soundalike.engine import Cloner
    from soundalike.engine.types import Samples
    from soundalike.voices import Library, TakenIn, VoiceEntry

LONGEST_STATEMENT = 61.0
"""Seconds that are read; the engine takes 2 to 60."""


class Reporting(Protocol):
    """Takes how far it is, and is told when the person stops it."""

    def report(self, fraction: float | None, detail: str = "") -> None: ...

    def on_cancel(self, stop: Callable[[], None]) -> None: ...


class Consenting(Protocol):
    """Who agreed: see `GivenConsent`."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def speaker(self) -> str: ...

    @property
    def statement(self) -> Path | None: ...


def import_voices(library: Library, voices: Mapping[Path, Path | None]) -> TakenIn:
    """Takes in voice files with their clips; what can't be is told, and the others are taken in all the same."""
    from soundalike.voices import TakenIn as Taken  # noqa: PLC0415

    taken: list[VoiceEntry] = []
    refused: list[str] = []
    for path, clip in voices.items():
        try:
            deleted = library.find_in_trash(path)
            taken.append(library.restore(deleted) if deleted is not None else library.import_file(path, clip))
        except SoundalikeError as error:
            refused.append(str(error))
    return Taken(tuple(taken), tuple(refused))


def export_voices(
    entries: Sequence[VoiceEntry], folder: Path, form: str, *, clips: bool, on_progress: Callable[[float], None]
) -> list[Path]:
    """Copies voices into `folder`, as files or (form "folder") for chatterbox.cpp; returns what was written.

    Nothing that is there is overwritten: what comes later gets a number.
    """
    from soundalike.voices import read_voice_file, write_voice_folder  # noqa: PLC0415
    from soundalike.voices.safe_file import copy_all_new  # noqa: PLC0415

    written: list[Path] = []
    for done, entry in enumerate(entries):
        on_progress(done / len(entries))
        voice = read_voice_file(entry.path)  # a damaged one isn't passed on
        stem = entry.path.name.removesuffix(VOICE_END)
        if form == "folder":
            target = _free(folder, stem, ("",))
            write_voice_folder(voice.features, target)
            written.append(target)
            continue
        target = _free(folder, stem, (VOICE_END, CLIP_END))
        copies = [(entry.path, target.with_name(target.name + VOICE_END))]
        if clips and entry.clip is not None:
            copies.append((entry.clip, target.with_name(target.name + CLIP_END)))
        written += copy_all_new(copies)
    return written


def adopt_foreign(
    parts: VoiceParts, places: Places, path: Path, given: Consenting, model: str, task: Reporting
) -> VoiceEntry:
    """Another program's voice, with the consent that was given; for the model of this name."""
    from soundalike.voices import (  # noqa: PLC0415
        adopt,
        own_declaration,
        read_foreign_voice,
        spoken_statement,
        written_declaration,
    )

    pair = parts.find_model(places, model)
    features = read_foreign_voice(path, pair)
    declare = {"self": own_declaration, "written": written_declaration, "statement": spoken_statement}[given.kind]
    statement = _read_statement(given.statement) if given.statement is not None else None

    def opened() -> AbstractContextManager[Cloner]:
        return cancelling(lambda: parts.open_cloner(pair, 0, lambda _part: task.report(None)), task)

    return adopt(
        parts.open_library(places),
        given.name,
        features,
        declare(given.speaker),
        statement=statement,
        open_cloner=opened,
    )


@contextmanager
def cancelling(open_cloner: Callable[[], Cloner], task: Reporting) -> Iterator[Cloner]:
    """An opened cloner that stops what it does when the person stops the task."""
    with open_cloner() as cloner:
        task.on_cancel(cloner.cancel)
        try:
            yield cloner
        finally:
            task.on_cancel(lambda: None)


def _read_statement(path: Path) -> Samples:
    from soundalike.audio.media import analyse_clip  # noqa: PLC0415
    from soundalike.engine.cloner import to_encoder_rate  # noqa: PLC0415

    with analyse_clip(path) as clip:
        return to_encoder_rate(clip.recording.between(0.0, LONGEST_STATEMENT))


def _free(folder: Path, stem: str, ends: Sequence[str]) -> Path:
    """A name in `folder` under which there is nothing yet with any of these endings, without its ending."""
    number = 1
    while True:
        name = stem if number == 1 else f"{stem} ({number})"
        if not any((folder / f"{name}{end}").exists() for end in ends):
            return folder / name
        number += 1
