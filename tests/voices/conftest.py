"""A library of its own for each test, and the demo model's cloner, opened once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from soundalike.engine import Cloner, Consent, Engine, Samples, Voice
from soundalike.models import ModelPair
from soundalike.paths import bundled_resources
from soundalike.voices import Library
from tests.clips import read_clip

THREADS = 1
"""The same numbers, and the fastest where other programs use the processor too."""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "voices", None, tmp_path / "cache")


@pytest.fixture(scope="session")
def demo() -> ModelPair:
    folder = bundled_resources() / "demo"
    return ModelPair(folder / "t3.gguf", folder / "s3gen.gguf", "demo")


@pytest.fixture(scope="session")
def engine(demo: ModelPair) -> Iterator[Engine]:
    with Engine.open(demo.t3, demo.s3gen, threads=THREADS) as opened:
        yield opened


@pytest.fixture(scope="session")
def cloner(demo: ModelPair) -> Iterator[Cloner]:
    with Cloner.open(demo.t3, demo.s3gen, threads=THREADS) as opened:
        yield opened


@pytest.fixture(scope="session")
def joe() -> Samples:
    return read_clip("ref_1_joe0.wav")


@pytest.fixture(scope="session")
def slt() -> Samples:
    return read_clip("ref_2_slt64.wav")


@pytest.fixture(scope="session")
def joe_voice(cloner: Cloner, joe: Samples) -> Iterator[Voice]:
    with cloner.make("Joe", joe, Consent("self", "Joe", "2026-11-30", "I am Joe.")) as voice:
        yield voice
