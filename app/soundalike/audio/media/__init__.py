"""From any file with a voice in it to the seconds that a voice is made from: import, choose, clean, judge.

    prepared = prepare_clip(path, ClipOptions(start=None, end=None, clean="auto"), progress=..., cancel=event)
    prepared.samples, prepared.window.start, prepared.clean, prepared.verdict.to_json()

The wizard reads a clip once with `analyse_clip` and then asks `propose`, `judge` and `prepare_window` as often as it
likes. Plain data, no Qt; any thread.
"""

from soundalike.audio.media.cancelling import Cancel, Progress
from soundalike.audio.media.choose import MINIMUM_SECONDS, MOST_SECONDS, Window, chosen_by_person, propose
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.judging.judge import judge
from soundalike.audio.media.judging.speakers import Likeness
from soundalike.audio.media.judging.verdict import Check, ClipRefusedError, Verdict
from soundalike.audio.media.prepare import ClipOptions, PreparedClip, prepare_clip, prepare_window
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.speech_map import Span

__all__ = [
    "MINIMUM_SECONDS",
    "MOST_SECONDS",
    "Cancel",
    "Check",
    "ClipAnalysis",
    "ClipOptions",
    "ClipRefusedError",
    "Likeness",
    "PreparedClip",
    "Progress",
    "Span",
    "Verdict",
    "Window",
    "analyse_clip",
    "chosen_by_person",
    "judge",
    "prepare_clip",
    "prepare_window",
    "propose",
]
