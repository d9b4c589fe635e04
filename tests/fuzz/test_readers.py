"""Damaged files are read or refused: a few hundred new ones each time, and all that once did something else."""

from __future__ import annotations

import itertools
import shutil
import time
from pathlib import Path

import pytest

from tests.fuzz.mutator import Mutator
from tests.fuzz.readers import READERS, damaged_files, fault_of

FOUND = sorted(path for path in (Path(__file__).parent / "found").glob("*") if path.suffix in READERS)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_what_was_found_once_stays_mended(path: Path, tmp_path: Path) -> None:
    assert fault_of(Path(shutil.copy(path, tmp_path))) is None


def test_damaged_files_are_read_or_refused(tmp_path: Path) -> None:
    seed = int(time.time())
    for count, path in enumerate(itertools.islice(damaged_files(tmp_path, seed), 300), 1):
        fault = fault_of(path)
        assert fault is None, f"seed {seed}, number {count}: {fault}"


def test_the_same_seed_damages_the_same_way() -> None:
    content = bytes(range(256)) * 8
    one, other = Mutator(7), Mutator(7)
    damaged = [one.mutated(content, 100) for _ in range(50)]
    assert damaged == [other.mutated(content, 100) for _ in range(50)]
    assert len(set(damaged)) > 40
