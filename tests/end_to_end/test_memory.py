"""Memory doesn't grow with every generation (SYS-05), and returns to its level after voices and streams."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads resident memory as Linux tells it"),
]

ROOT = Path(__file__).parents[2]
FIRST_GENERATIONS = 10
"""Until here buffers may grow to the longest text."""
MOST_KILOBYTES_A_GENERATION = 1024.0
MOST_KILOBYTES_ABOVE = 6 * 1024
"""What the allocator may have kept or scattered, however many voices there were."""


def kilobytes_after(work: str, times: int) -> list[int]:
    process = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.process_memory", work, str(times)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    kilobytes = [int(line) for line in process.stdout.split()]
    assert len(kilobytes) == times
    return kilobytes


@pytest.mark.parametrize("generations", [20, pytest.param(100, marks=pytest.mark.slow)])
def test_memory_stays_level(generations: int) -> None:
    kilobytes = kilobytes_after("speak", generations)
    slope, _ = np.polyfit(np.arange(generations - FIRST_GENERATIONS), kilobytes[FIRST_GENERATIONS:], 1)
    assert slope < MOST_KILOBYTES_A_GENERATION, f"it grows by {slope:.0f} KB each time: {kilobytes}"


@pytest.mark.parametrize("times", [24, pytest.param(100, marks=pytest.mark.slow)])
def test_memory_returns_after_voices_and_streams(times: int) -> None:
    kilobytes = kilobytes_after("voices", times)
    level = max(kilobytes[:FIRST_GENERATIONS])
    assert min(kilobytes[-4:]) <= level + MOST_KILOBYTES_ABOVE, f"it went from {level} KB to {kilobytes[-4:]}"
