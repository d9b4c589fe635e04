"""The demo model, opened once for all tests of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from soundalike.engine import Engine
from soundalike.paths import bundled_resources
from soundalike.text import Tokenizer

SENTENCE = "Please leave a message after the tone."


@pytest.fixture(scope="session")
def demo_folder() -> Path:
    return bundled_resources() / "demo"


@pytest.fixture(scope="session")
def engine(demo_folder: Path) -> Iterator[Engine]:
    with Engine.open(demo_folder / "t3.gguf", demo_folder / "s3gen.gguf", threads=2) as opened:
        yield opened


@pytest.fixture(scope="session")
def tokens(engine: Engine) -> list[int]:
    vocabulary = engine.description.vocabulary
    return Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode(SENTENCE)
