"""Weights lie where their file is mapped, closing gives memory back, and two models in turn don't add up (SYS-05)."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from soundalike.models.find_model import find_model
from soundalike.models.quantisation import quantize_pair

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads memory as Linux tells it")

ROOT = Path(__file__).parents[2]
SLACK_KILOBYTES = 8 * 1024
"""What the interpreter, buffers that grow once and pages in use by libraries may differ by."""


@dataclass(frozen=True)
class Step:
    """A line of `opening_memory`."""

    name: str
    own: int
    mapped: int


def memory_of(*pairs: tuple[Path, Path]) -> list[Step]:
    """Runs the program over the pairs."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.engine.opening_memory", *(str(path) for pair in pairs for path in pair)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    lines = [line.split() for line in process.stdout.splitlines()]
    return [Step(name, int(own), int(mapped)) for name, own, mapped in lines]


def kilobytes(path: Path) -> int:
    return path.stat().st_size // 1024


@pytest.fixture(scope="module")
def demo() -> tuple[Path, Path]:
    pair = find_model("demo", Path("nowhere"))
    return pair.t3, pair.s3gen


@pytest.fixture(scope="module")
def quantized(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    made = quantize_pair(find_model("demo", Path("nowhere")), tmp_path_factory.mktemp("q8"), "q8_0")
    return made.t3, made.s3gen


def test_weights_are_not_copied_out_of_the_page_cache(quantized: tuple[Path, Path]) -> None:
    begun, opened, *_ = memory_of(quantized)
    # T3 whole, and the flow's matrices: only convolutions are turned, and the mark's network is read.
    assert opened.mapped - begun.mapped > kilobytes(quantized[0]) * 0.8
    turned = kilobytes(quantized[1]) * 0.6 + kilobytes(ROOT / "resources" / "mark.gguf") * 0.5
    assert opened.own - begun.own < turned + SLACK_KILOBYTES


def test_closing_gives_the_memory_back(demo: tuple[Path, Path], quantized: tuple[Path, Path]) -> None:
    steps = memory_of(demo, quantized, demo, quantized)
    begun = steps[0]
    closed = [step for step in steps if step.name == "closed"]
    spoken = [step for step in steps if step.name == "spoken"]
    assert len(closed) == len(spoken) == 4
    for step in closed[1:]:  # the first time also loads what stays: the library's own tables
        assert step.own - closed[0].own < SLACK_KILOBYTES
        assert step.mapped - closed[0].mapped < SLACK_KILOBYTES
    assert closed[0].mapped - begun.mapped < SLACK_KILOBYTES
    # In turn they don't add up: the second time each takes what it took the first time.
    for first, again in zip(spoken[:2], spoken[2:], strict=True):
        assert abs(again.own - first.own) < SLACK_KILOBYTES
