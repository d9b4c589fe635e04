"""One demo model for all end-to-end tests, since most of them need it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.end_to_end.demo import Demo


@pytest.fixture(scope="session")
def demo() -> Iterator[Demo]:
    model = Demo()
    yield model
    model.close()


@pytest.fixture(scope="session")
def baseline() -> dict[str, Any]:
    """What the demo model reaches by itself, with the source of each figure."""
    figures: dict[str, Any] = json.loads(Path(__file__).with_name("baseline.json").read_text(encoding="utf-8"))
    return figures
