"""A chosen part of a clip on a picture of it: where its handles are, and where time is written. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence

from soundalike.ui.view_models.waveform import LONGEST_REGION, SHORTEST_REGION, Handle, Region

GRAB_PIXELS = 10.0
_STEPS = (1.0, 2.0, 4.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1200.0, 1800.0, 3600.0)
_LEAST_PIXELS = 70.0


def region_of(spans: Sequence[tuple[float, float]], total: float) -> Region:
    """One part from several: the longest, made long enough; moving a handle begins from it."""
    start, end = max(spans, key=lambda span: span[1] - span[0], default=(0.0, min(total, LONGEST_REGION)))
    shortest = min(SHORTEST_REGION, total)
    end = min(end, start + LONGEST_REGION)
    if end - start < shortest:
        start = max(0.0, min(start, total - shortest))
        end = start + shortest
    return Region(start, end, total)


def handle_at(region: Region, x: float, width: float) -> Handle | None:
    """What is taken hold of at `x`: the nearer handle, the inside, or nothing."""
    if region.total <= 0 or width <= 0:
        return None
    start, end = (second / region.total * width for second in (region.start, region.end))
    near_start, near_end = abs(x - start), abs(x - end)
    if min(near_start, near_end) <= GRAB_PIXELS:
        return "start" if near_start <= near_end else "end"
    return "whole" if start < x < end else None


def marks(total: float, width: float) -> list[float]:
    """At which seconds time is written, so that the words don't touch."""
    if total <= 0 or width <= 0:
        return []
    step = next((step for step in _STEPS if step / total * width >= _LEAST_PIXELS), _STEPS[-1])
    return [at * step for at in range(int(total / step) + 1)]
