"""One call from any file to the seconds that a voice is made from; `extract`, `clone` and the wizard make it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from soundalike.audio.media.cancelling import Cancel, NeverCancelled, Progress, check, no_progress
from soundalike.audio.media.choose import Window, chosen_by_person, propose
from soundalike.audio.media.clean import Cleaned, Cleaning, CleaningPlan, chain_for, clean
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.ffmpeg_program import find_ffmpeg
from soundalike.audio.media.judging.judge import judge
from soundalike.audio.media.judging.speakers import Likeness
from soundalike.audio.media.judging.verdict import ClipRefusedError, Verdict
from soundalike.audio.media.loudness_match import matched_in_loudness
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.recording import SAMPLE_RATE
from soundalike.audio.media.sound_stream import MediaInfo, SoundStream
from soundalike.engine.types import Samples
from soundalike.translation import number, tr

CEILING = 0.99


@dataclass(frozen=True)
class ClipOptions:
    """What the person wants; everything may be left to the program."""

    start: float | None = None
    end: float | None = None
    """Seconds in the clip: more than 5 and at most 20 s apart."""
    clean: Cleaning = "auto"
    denoise: bool | None = None
    """None: as the verdict asks."""
    stream: int | None = None
    """Which sound stream, from 1; None: the first that can be decoded."""
    ffmpeg: Path | None = None
    """The program to use; None: what is found."""
    temporary_folder: Path | None = None
    """Where a long clip lies while it is read; None: the system's place for temporary files."""


@dataclass(frozen=True)
class PreparedClip:
    """What a voice is made from, and what is known of it."""

    samples: Samples
    """24 kHz mono, cleaned, within -1..1, finite."""
    original: Samples
    """The same part as it was recorded, at the same place in time."""
    window: Window
    """Where it is in the source; `window.start` and `window.end` go into the voice file."""
    clean: str
    """What was done, in words and parameters: the voice file's key `clean`."""
    verdict: Verdict
    media: MediaInfo
    stream: SoundStream
    source_seconds: float
    notes: tuple[str, ...] = field(default=())
    """What a person should know besides the verdict, a sentence each."""
    sample_rate: int = SAMPLE_RATE

    @property
    def seconds(self) -> float:
        """Its length."""
        return len(self.samples) / self.sample_rate

    def before_and_after(self) -> tuple[Samples, Samples]:
        """Both as loud as each other, for an instant A/B: louder must not win."""
        return matched_in_loudness(self.original, self.samples), self.samples

    def to_json(self) -> dict[str, Any]:
        """Everything but the sound, as plain values."""
        return {
            "start": round(self.window.start, 3),
            "end": round(self.window.end, 3),
            "parts": [[round(span.start, 3), round(span.end, 3)] for span in self.window.spans],
            "seconds": round(self.seconds, 3),
            "source_seconds": round(self.source_seconds, 3),
            "sample_rate": self.sample_rate,
            "clean": self.clean,
            "codec": self.stream.codec,
            "bit_rate": self.stream.bit_rate,
            "stream": self.stream.number,
            "streams": [stream.describe() for stream in self.media.streams],
            "notes": list(self.notes),
            "verdict": self.verdict.to_json(),
        }

    def report(self) -> str:
        """For people: what was chosen, what was done, and the verdict."""
        parts = " and ".join(f"{span.start:.1f} to {span.end:.1f} s" for span in self.window.spans)
        chosen = f"{parts} of {self.source_seconds:.1f} s ({self.stream.describe()})"
        return "\n".join([f"part     {chosen}", f"cleaned  {self.clean}", self.verdict.report(), *self.notes])


def prepare_clip(
    path: Path,
    options: ClipOptions | None = None,
    *,
    likeness: Likeness | None = None,
    progress: Progress = no_progress,
    cancel: Cancel | None = None,
) -> PreparedClip:
    """Reads a file, chooses its best seconds, judges and cleans them.

    `likeness` is a voice encoder's (`Likeness`), for telling whether there is more than one speaker.
    Raises `ClipRefusedError` (a `RefusedError` with the verdict) for a clip that makes a bad voice, `RefusedError` for
    a file that isn't sound, `MissingError` for a missing file, program or room on the disk, `UsageError` for a part
    that isn't there, `CancelledError`.
    """
    options = options or ClipOptions()
    cancel = cancel or NeverCancelled()
    with analyse_clip(
        path,
        stream=options.stream,
        program=options.ffmpeg,
        folder=options.temporary_folder,
        cancel=cancel,
        progress=progress,
    ) as analysis:
        return prepare_window(analysis, options, likeness=likeness, progress=progress, cancel=cancel)


def prepare_window(
    analysis: ClipAnalysis,
    options: ClipOptions,
    *,
    window: Window | None = None,
    likeness: Likeness | None = None,
    progress: Progress = no_progress,
    cancel: Cancel | None = None,
) -> PreparedClip:
    """The same for a clip that was already read: the wizard asks again when a person moves the window or a switch."""
    cancel = cancel or NeverCancelled()
    chosen = window or _window(analysis, options)
    progress(tr("Judging"), 0.0)
    verdict = judge(analysis, chosen, likeness)
    if chosen is None or not verdict.usable:
        raise ClipRefusedError(
            tr("'{name}' can't be used. {refusal}").format(name=analysis.path.name, refusal=verdict.refusal()), verdict
        )
    check(cancel)
    progress(tr("Cleaning"), 0.0)
    cleaned = _clean(analysis, chosen, options, verdict, cancel)
    progress(tr("Cleaning"), 1.0)
    return PreparedClip(
        samples=np.clip(cleaned.samples, -CEILING, CEILING),
        original=chosen.samples(analysis),
        window=chosen,
        clean=cleaned.words,
        verdict=verdict,
        media=analysis.media,
        stream=analysis.stream,
        source_seconds=analysis.seconds,
        notes=_notes(analysis, chosen, options, cleaned),
    )


def _window(analysis: ClipAnalysis, options: ClipOptions) -> Window | None:
    if options.start is None and options.end is None:
        return propose(analysis)
    return chosen_by_person(analysis, options.start, options.end)


def _clean(analysis: ClipAnalysis, window: Window, options: ClipOptions, verdict: Verdict, cancel: Cancel) -> Cleaned:
    denoise = verdict.suggests_denoise and options.clean != "off" if options.denoise is None else options.denoise
    plan = CleaningPlan(
        chain_for(analysis.stream, options.clean),
        denoise=denoise,
        noise_db=verdict.noise_db,
        hum_hz=verdict.hum_hz if options.clean != "off" else (),
    )
    return clean(window.samples(analysis), analysis.stream, plan, options.ffmpeg or find_ffmpeg(), cancel)


def _notes(analysis: ClipAnalysis, window: Window, options: ClipOptions, cleaned: Cleaned) -> tuple[str, ...]:
    notes = []
    if len(analysis.media.streams) > 1:
        streams = "; ".join(stream.describe() for stream in analysis.media.streams)
        notes.append(
            tr("The file has several sound streams; {number} is used: {streams}.").format(
                number=analysis.stream.number, streams=streams
            )
        )
    if analysis.cut_short:
        notes.append(tr("The file is long: the first %n hours of it were read.", "", round(analysis.seconds / 3600)))
    if analysis.damaged:
        notes.append(tr("The file is damaged; what could be read of it was used."))
    if analysis.recording.scale < 1.0:
        notes.append(tr("It was louder than full scale and was turned down."))
    if window.chosen_by == "proposed" and analysis.seconds > window.seconds + 5.0:
        notes.append(
            tr("{seconds} s of {whole} s are used; --start and --end choose others.").format(
                seconds=number(window.seconds, 1), whole=number(analysis.seconds, 1)
            )
        )
    if cleaned.chain is None and (options.clean != "off" or options.denoise):
        notes.append(tr("Nothing was cleaned: that needs the program ffmpeg."))
    return tuple(notes)
