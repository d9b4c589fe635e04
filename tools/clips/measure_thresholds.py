"""How often the verdict finds known damage, and how often it finds what isn't there: the tables of `docs/clips.md`.

python -m tools.clips.measure_thresholds [WORD]    only the kinds whose name holds WORD
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
from tests.audio.media.material import Sound

from soundalike.audio.media import ClipRefusedError, Likeness, Window, analyse_clip, judge, propose
from soundalike.engine import Cloner, Samples
from soundalike.paths import bundled_resources
from tools.clips.damage_kinds import Kind, kinds, voices

LEFT_OUT = "(left out)"
LEAST_GAP = 1.0
"""Seconds: a pause shorter than this is no gap."""


def main(word: str) -> None:
    """Prints two Markdown tables."""
    pair = [bundled_resources() / "demo" / name for name in ("t3.gguf", "s3gen.gguf")]
    sounds = voices()
    hits: list[tuple[Kind, int]] = []
    alarms: dict[str, Counter[str]] = defaultdict(Counter)
    chances: Counter[str] = Counter()
    with Cloner.open(*pair, threads=1) as cloner, tempfile.TemporaryDirectory() as folder:
        likeness = _likeness_of(cloner)
        for kind in kinds(sounds):
            if word not in kind.name:
                continue
            found = [_found(kind, sound, Path(folder) / "clip", likeness) for sound in sounds]
            hits.append((kind, sum((kind.expected or LEFT_OUT) in ids for ids, _ in found)))
            for ids, looked_at in found:
                for check in looked_at - {kind.expected, *kind.also}:
                    chances[check] += 1
                    alarms[check][kind.name] += check in ids
    _print_hits(hits, len(sounds))
    _print_alarms(alarms, chances)


def _likeness_of(cloner: Cloner) -> Likeness:
    def likeness(one: Samples, other: Samples) -> float:
        return float(np.dot(cloner.embed(one), cloner.embed(other)))

    return likeness


def _found(kind: Kind, sound: Sound, path: Path, likeness: Likeness) -> tuple[set[str], set[str]]:
    """The checks that warned or refused, and those that were made."""
    file = kind.write(path, sound)
    avoided = set()
    try:
        with analyse_clip(file) as analysis:
            window = propose(analysis)
            checks = judge(analysis, window, likeness).checks
        if kind.left_out and window and _most_of_gap(window, *kind.left_out) < LEAST_GAP:
            avoided.add(LEFT_OUT)
    except ClipRefusedError as refused:
        checks = refused.verdict.checks
    return {check.id for check in checks if check.state != "good"} | avoided, {check.id for check in checks}


def _most_of_gap(window: Window, start: float, end: float) -> float:
    """How much of the stretch the longest part that touches it holds, in seconds."""
    return max(max(0.0, min(span.end, end) - max(span.start, start)) for span in window.spans)


def _print_hits(hits: list[tuple[Kind, int]], total: int) -> None:
    sys.stdout.write("| damage | check that must warn | found |\n|---|---|---|\n")
    for kind, count in hits:
        if kind.expected or kind.left_out:
            sys.stdout.write(f"| {kind.name} | {kind.expected or LEFT_OUT} | {count} of {total} |\n")


def _print_alarms(alarms: dict[str, Counter[str]], chances: Counter[str]) -> None:
    sys.stdout.write("\n| check | false alarms | on |\n|---|---|---|\n")
    for check, count in sorted(chances.items()):
        where = ", ".join(f"{name} ({times})" for name, times in alarms[check].most_common() if times)
        sys.stdout.write(f"| {check} | {alarms[check].total()} of {count} | {where} |\n")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
