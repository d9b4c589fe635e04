"""The watermark through the façade, on sound that the official package marked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from soundalike.engine.mark import MOST_SECONDS, SAMPLE_RATE, Mark
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models.mark import find_mark

FOLDER = Path(__file__).parents[1] / "reference" / "fixtures" / "mark"
NUMBERS = range(5)


def read(kind: str, number: int) -> Samples:
    samples, rate = soundfile.read(FOLDER / f"{kind}_{number}.flac", dtype="float32")
    assert rate == SAMPLE_RATE
    return np.asarray(samples, np.float32)


@pytest.fixture(scope="module")
def mark() -> Iterator[Mark]:
    with Mark.open(find_mark(), threads=2) as opened:
        yield opened


@pytest.mark.parametrize("number", NUMBERS)
def test_officially_marked_is_found_and_unmarked_is_not(mark: Mark, number: int) -> None:
    assert mark.detect(read("official", number)).verdict == "marked"
    assert mark.detect(read("unmarked", number)).verdict == "unmarked"


@pytest.mark.parametrize("number", NUMBERS)
def test_marks_like_the_official_package(mark: Mark, number: int) -> None:
    plain, official = read("unmarked", number), read("official", number)
    ours = mark.apply(plain)
    assert len(ours) == len(plain)
    assert mark.detect(ours).verdict == "marked"
    shared = min(len(ours), len(official))  # the reference drops what is left of the last frame
    assert np.std(ours[:shared] - official[:shared]) < 0.01 * np.std(official)


@pytest.mark.parametrize("speed", [0.5, 0.8, 1.0, 1.25, 1.5])
def test_speed_and_loudness_are_marked_again(mark: Mark, speed: float) -> None:
    plain = read("unmarked", 0)
    changed = mark.apply(mark.apply(plain), speed=speed, gain=0.5)
    assert len(changed) == round(len(plain) / speed)
    assert mark.detect(changed).verdict == "marked"
    assert np.std(changed) == pytest.approx(0.5 * np.std(plain), rel=0.15)


def test_what_still_carries_its_mark_is_not_marked_twice(mark: Mark) -> None:
    marked = mark.apply(read("unmarked", 0))
    assert np.array_equal(mark.apply(marked), marked)
    assert np.array_equal(mark.apply(marked, gain=0.25), marked * np.float32(0.25))


def test_sound_that_is_marked_in_part_is_marked(mark: Mark) -> None:
    plain = np.concatenate([read("unmarked", number) for number in range(3)])
    part = plain.copy()
    part[: len(plain) // 2] = mark.apply(plain[: len(plain) // 2])
    assert mark.detect(mark.apply(part)[-72_000:]).confidence > 0.9


def test_too_little_sound_is_unclear(mark: Mark) -> None:
    marked = mark.apply(read("unmarked", 0))
    for samples in (marked[:0], marked[:2400], np.zeros(48_000, np.float32), marked * 1e-6):
        finding = mark.detect(samples)
        assert (finding.verdict, finding.confidence) == ("unclear", 0.0)


def test_nothing_and_one_sample_pass(mark: Mark) -> None:
    assert len(mark.apply(np.zeros(0, np.float32))) == 0
    assert len(mark.apply(np.ones(1, np.float32))) == 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"speed": 1.6}, "0.5 to 1.5"),
        ({"speed": float("nan")}, "0.5 to 1.5"),
        ({"gain": -1.0}, "gain"),
        ({"gain": 1e9}, "gain"),
    ],
)
def test_values_out_of_range_are_refused(mark: Mark, options: dict[str, float], reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        mark.apply(np.zeros(100, np.float32), **options)


def test_samples_that_are_no_numbers_are_refused(mark: Mark) -> None:
    spoiled = read("unmarked", 0)
    spoiled[1234] = np.nan
    with pytest.raises(UsageError, match="isn't a number"):
        mark.apply(spoiled)
    with pytest.raises(UsageError, match="isn't a number"):
        mark.apply(spoiled, speed=1.5)
    with pytest.raises(UsageError, match="isn't a number"):
        mark.detect(spoiled)
    assert mark.detect(mark.apply(read("unmarked", 0))).verdict == "marked"


def test_sound_that_is_too_long_is_refused(mark: Mark) -> None:
    with pytest.raises(UsageError, match="10 minutes"):
        mark.detect(np.zeros(MOST_SECONDS * SAMPLE_RATE + 1, np.float32))


def test_a_missing_or_foreign_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"absent\.gguf"):
        Mark.open(tmp_path / "absent.gguf")
    foreign = tmp_path / "mark.gguf"
    foreign.write_bytes(b"GGUF and then nothing of use")
    with pytest.raises(RefusedError, match=r"mark\.gguf"):
        Mark.open(foreign)


def test_a_cut_file_is_refused(tmp_path: Path) -> None:
    cut = tmp_path / "mark.gguf"
    content = find_mark().read_bytes()
    for size in (100, 5_000, len(content) // 2, len(content) - 64):
        cut.write_bytes(content[:size])
        with pytest.raises(RefusedError, match=r"mark\.gguf"):
            Mark.open(cut)


def test_a_closed_mark_says_so() -> None:
    mark = Mark.open(find_mark(), threads=1)
    mark.close()
    mark.close()
    with pytest.raises(SoundalikeError, match="closed"):
        mark.detect(np.zeros(100, np.float32))
