"""Takes as files for other programs."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from soundalike import __version__
from soundalike.audio.file_names import LONGEST_NAME, file_name, shortened
from soundalike.audio.loudness import LoudnessMeter, gain_for
from soundalike.audio.new_file import NewFile, check_room, check_target
from soundalike.audio.new_sound import NewSound
from soundalike.audio.sound_formats import SoundFormat, open_sound
from soundalike.audio.sound_label import SoundLabel
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError, RefusedError, UsageError
from soundalike.speech import Gap, PieceFailed, PieceFinished, PieceStarted, Sound
from soundalike.takes.captions import CaptionKind, Spoken, captions
from soundalike.takes.replay import Playable, replay
from soundalike.takes.take_list import TakeList
from soundalike.translation import number, tr

LOUDNESS_TARGETS = (-14.0, -16.0, -18.0, -19.0, -20.0, -23.0)
"""LUFS: music services, podcasts, ..., broadcasting (EBU R 128)."""

LOUDNESS_RANGE = (-36.0, -9.0)
CAPTION_BYTES = 400
"""More than a caption takes."""


class Marker(Protocol):
    """What changes the gain and sees to it that the mark stays: `soundalike.engine.mark.Mark`."""

    def apply(self, samples: npt.ArrayLike, /, *, gain: float = ...) -> Samples: ...


@dataclass(frozen=True)
class ExportRequest:
    """What is exported, as what, and where to. `name` is what was typed; see `Export.files` for what it becomes."""

    parts: tuple[Playable, ...]
    folder: Path
    name: str
    sound_format: SoundFormat
    a_file_a_sentence: bool = False
    loudness: float | None = None
    """In LUFS; None leaves it as it is."""
    captions: tuple[CaptionKind, ...] = ()
    title: str = ""
    """In the tags; empty for the name."""
    overwrite: bool = False


@dataclass(frozen=True)
class ExportResult:
    """What was written, and what the person should be told about it."""

    files: tuple[Path, ...]
    seconds: float
    loudness: float | None
    """Of the whole in LUFS, where it was changed; minus infinity for silence."""
    notices: tuple[str, ...]


@dataclass(frozen=True)
class _Output:
    """One sound file with the captions beside it."""

    parts: tuple[Playable, ...]
    path: Path
    title: str
    captions: tuple[tuple[CaptionKind, Path], ...]


class Export:
    """One export: its files are known before it runs. Afterwards all of them are there, or the folder is as it was."""

    def __init__(self, takes: TakeList, request: ExportRequest) -> None:
        """Raises `UsageError` when there is nothing to export, or no name."""
        if not request.parts:
            raise UsageError(tr("There is nothing to export: none of these sentences has been spoken yet."))
        if request.loudness is not None and not LOUDNESS_RANGE[0] <= request.loudness <= LOUDNESS_RANGE[1]:
            raise UsageError(
                tr("{loudness} LUFS is out of range. Give {least} to {most}.").format(
                    loudness=f"{request.loudness:g}", least=f"{LOUDNESS_RANGE[0]:g}", most=f"{LOUDNESS_RANGE[1]:g}"
                )
            )
        self._takes = takes
        self._request = request
        self._rate = request.parts[0].take.sample_rate
        if any(part.take.sample_rate != self._rate for part in request.parts):
            raise RefusedError(tr("These takes have different sample rates. Export them one by one."))
        self._outputs = tuple(_outputs(request))

    @property
    def files(self) -> tuple[Path, ...]:
        """All that will be written."""
        return tuple(path for output in self._outputs for path in (output.path, *(path for _, path in output.captions)))

    @property
    def seconds(self) -> float:
        """How long it sounds, to within the silence that takes end with."""
        return sum(part.take.seconds + part.gap_after for part in self._request.parts)

    @property
    def largest_bytes(self) -> int:
        """What it takes on the disk at most."""
        sound_format = self._request.sound_format
        samples = sum(part.take.samples + round(part.gap_after * self._rate) for part in self._request.parts)
        text = sum(CAPTION_BYTES + 4 * len(part.take.source) for part in self._request.parts)
        tags = len(self._outputs) * sound_format.largest_size(0, self._rate)
        return sound_format.largest_size(samples, self._rate) + tags + text * len(self._request.captions)

    def existing(self) -> list[Path]:
        """Files that would be replaced."""
        return [path for path in self.files if path.exists()]

    def check(self) -> None:
        """Raises `MissingError` (no folder, no room) or `RefusedError` (protected, or there already)."""
        existing = [] if self._request.overwrite else self.existing()
        if existing:
            raise RefusedError(
                tr("There is a file '{path}' already. Give another name, or allow it to be replaced.").format(
                    path=existing[0]
                )
            )
        for path in self.files:
            check_target(path)
        check_room(self._request.folder, self.largest_bytes, tr("The export"))

    def run(
        self,
        open_mark: Callable[[], Marker],
        *,
        on_progress: Callable[[float], None] = lambda _fraction: None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> ExportResult:
        """Writes everything under temporary names and then gives it its names. `open_mark` is called when the loudness
        is to be changed. `on_progress` is called with 0..1.

        Raises what `check` raises, `RefusedError` or `MissingError` for a take whose sound is gone, and
        `CancelledError`; the folder is as it was then.
        """
        self.check()
        work = _Work(self, on_progress, cancelled)
        notices = list(_name_notices(self._request, self._outputs))
        if any(part.take.stale for part in self._request.parts):
            notices.append(tr("A sentence was edited after it was spoken; its old words are in the file."))
        meter = self._measured(work)
        gain, marker = 1.0, None
        if meter is not None and self._request.loudness is not None:
            gain = gain_for(meter.loudness(), meter.peak, self._request.loudness)
            notices += _loudness_notices(meter.loudness() + 20 * math.log10(gain), self._request.loudness)
            marker = open_mark()
        with ExitStack() as unfinished:
            files: list[NewSound | NewFile] = []
            seconds = 0.0
            for output in self._outputs:
                sound = self._opened(output)
                unfinished.callback(sound.discard)
                spoken = self._write(output, sound, gain, marker, work)
                sound.finish()
                files.append(sound)
                seconds += sound.samples / self._rate
                for kind, path in output.captions:
                    text = NewFile(path, overwrite=self._request.overwrite)
                    unfinished.callback(text.discard)
                    text.write(captions(spoken, kind).encode())
                    text.finish()
                    files.append(text)
            _publish(files, replacing=self._request.overwrite)
        loudness = None if meter is None else meter.loudness() + 20 * math.log10(gain)
        return ExportResult(self.files, seconds, loudness, tuple(notices))

    @property
    def passes(self) -> int:
        """How often the sound is gone through."""
        return 1 if self._request.loudness is None else 2

    def samples(self) -> int:
        """Of all takes."""
        return sum(part.take.samples for part in self._request.parts)

    def _measured(self, work: _Work) -> LoudnessMeter | None:
        """The loudness of everything, if it is to be changed: all files are changed alike, as one programme."""
        if self._request.loudness is None:
            return None
        meter = LoudnessMeter(self._rate)
        for event in replay(self._takes, self._request.parts):
            if isinstance(event, PieceFailed):
                raise RefusedError(event.message)
            if isinstance(event, Sound):
                meter.push(event.samples)
                work.did(len(event.samples))
            elif isinstance(event, Gap):
                meter.push(np.zeros(event.samples, np.float32))
        return meter

    def _opened(self, output: _Output) -> NewSound:
        voices = dict.fromkeys(part.take.recipe.voice.name for part in output.parts)
        label = SoundLabel(f"Soundalike {__version__}", ", ".join(voices), date.today(), output.title)
        return open_sound(
            output.path,
            self._request.sound_format,
            sample_rate=self._rate,
            label=label,
            overwrite=self._request.overwrite,
        )

    def _write(self, output: _Output, sound: NewSound, gain: float, marker: Marker | None, work: _Work) -> list[Spoken]:
        """The sound of one file; when its sentences sound."""
        spoken: list[Spoken] = []
        held: list[Samples] = []
        for event in replay(self._takes, output.parts):
            match event:
                case PieceFailed():
                    raise RefusedError(event.message)
                case PieceStarted():
                    held = []
                case Sound():
                    held.append(event.samples)
                case PieceFinished():
                    whole = np.concatenate(held) if held else np.zeros(0, np.float32)
                    sound.write(whole if marker is None or gain == 1.0 else marker.apply(whole, gain=gain))
                    work.did(len(whole))
                    times = event.position / self._rate, (event.position + event.samples) / self._rate
                    spoken.append(Spoken(output.parts[event.index].take.source, *times))
                case Gap():
                    for block in _zeros(event.samples):
                        sound.write(block)
        return spoken


@dataclass
class _Work:
    """How far it is, and whether it goes on."""

    export: Export
    on_progress: Callable[[float], None]
    cancelled: Callable[[], bool]
    done: int = field(default=0)

    def did(self, samples: int) -> None:
        if self.cancelled():
            raise CancelledError(tr("The export was stopped. Nothing was written."))
        self.done += samples
        self.on_progress(min(1.0, self.done / max(1, self.export.samples() * self.export.passes)))


def _outputs(request: ExportRequest) -> Iterator[_Output]:
    suffix = request.sound_format.suffix
    whole = file_name(request.name, suffix)
    stem = whole.removesuffix(suffix)
    title = request.title.strip() or stem
    if not request.a_file_a_sentence:
        yield _output(request, request.parts, stem, title)
        return
    width = max(2, len(str(len(request.parts))))
    for place, part in enumerate(request.parts, start=1):
        ending = f" {place:0{width}}"
        room = LONGEST_NAME - len(f"{ending}{suffix}")
        # The silence between sentences is whoever joins them's affair.
        alone = (replace(part, gap_after=0.0),)
        yield _output(request, alone, shortened(stem, room) + ending, f"{title}{ending}")


def _output(request: ExportRequest, parts: Sequence[Playable], stem: str, title: str) -> _Output:
    beside = tuple((kind, request.folder / f"{stem}.{kind}") for kind in request.captions)
    return _Output(tuple(parts), request.folder / f"{stem}{request.sound_format.suffix}", title, beside)


def _name_notices(request: ExportRequest, outputs: Sequence[_Output]) -> Iterator[str]:
    suffix = request.sound_format.suffix
    typed = request.name.strip()
    typed = typed if not typed.lower().endswith(suffix) else typed[: -len(suffix)]
    if not outputs[0].path.name.startswith(typed):
        yield tr("The name can't be used here as it is, so the file is called '{name}'.").format(
            name=outputs[0].path.name
        )


def _loudness_notices(reached: float, target: float) -> Iterator[str]:
    if not math.isfinite(reached):
        yield tr("The sound is too short or too quiet to measure how loud it is, so its loudness was left as it is.")
    elif reached < target - 0.1:
        yield tr("It is as loud as it can be without distortion: {reached} LUFS instead of {target}.").format(
            reached=number(reached, 1), target=f"{target:g}"
        )


def _publish(files: Sequence[NewSound | NewFile], *, replacing: bool) -> None:
    """Gives all their names. If one can't have it, the others are taken back, unless they replaced an older file."""
    published: list[Path] = []
    try:
        for file in files:
            file.publish()
            published.append(file.path)
    except BaseException:
        for path in published if not replacing else ():
            path.unlink(missing_ok=True)
        raise


def _zeros(samples: int) -> Iterator[Samples]:
    block = 65_536
    for at in range(0, samples, block):
        yield np.zeros(min(block, samples - at), np.float32)
