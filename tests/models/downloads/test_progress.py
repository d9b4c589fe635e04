"""How far, how fast, how long: figures that a person plans by."""

from __future__ import annotations

import pytest

from soundalike.cli.models_get import progress_line
from soundalike.free_space import in_words
from soundalike.models.downloads.progress import GetProgress, ProgressReporter, RateMeter


class Clock:
    """Time as a test wants it."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_rate_follows_the_last_seconds() -> None:
    clock = Clock()
    meter = RateMeter(clock)
    assert meter.rate() is None
    for _ in range(40):  # 20 s at 2 MB/s
        meter.add(1_000_000)
        clock.now += 0.5
    assert meter.rate() == pytest.approx(2_000_000, rel=0.06)
    for _ in range(40):  # then 20 s at 0.2 MB/s
        meter.add(100_000)
        clock.now += 0.5
    assert meter.rate() == pytest.approx(200_000, rel=0.06)


def test_a_rate_that_falls_to_nothing_is_seen_without_new_bytes() -> None:
    clock = Clock()
    meter = RateMeter(clock)
    meter.add(1_000_000)
    clock.now += 1.0
    meter.add(1_000_000)
    clock.now += 9.0
    slow = meter.rate()
    assert slow is not None
    assert slow < 250_000


def test_a_pause_does_not_count_as_slow() -> None:
    clock = Clock()
    meter = RateMeter(clock)
    meter.add(1)
    clock.now += 100.0
    meter.restart()
    assert meter.rate() is None


def test_reports_have_bytes_rate_and_time_left() -> None:
    clock, told = Clock(), list[GetProgress]()
    reporter = ProgressReporter(told.append, clock)
    done = 0
    for _ in range(21):
        done += 500_000
        reporter.received("weights", 500_000, done, 100_000_000)
        clock.now += 0.5
    last = told[-1]
    assert (last.bytes_done, last.bytes_total, last.item) == (10_500_000, 100_000_000, "weights")
    assert last.share == pytest.approx(0.105)
    assert last.bytes_per_second == pytest.approx(1_000_000, rel=0.06)
    assert last.seconds_left == pytest.approx(89.5, rel=0.06)


def test_reports_come_a_few_times_a_second_but_every_change_is_told() -> None:
    clock, told = Clock(), list[GetProgress]()
    reporter = ProgressReporter(told.append, clock)
    for done in range(1, 1001):
        reporter.received("weights", 1, done, 2000)
        clock.now += 0.001
    assert 4 <= len(told) <= 7
    reporter.hold("waiting", "The server is busy.")
    assert (told[-1].stage, told[-1].note, told[-1].bytes_done) == ("waiting", "The server is busy.", 1000)
    reporter.received("weights", 1000, 2000, 2000)
    assert (told[-1].stage, told[-1].share) == ("downloading", 1.0)


@pytest.mark.parametrize(
    ("progress", "line"),
    [
        (
            GetProgress("downloading", "t3.bin", 232_000_000, 504_000_000, 0.46, 6_100_000.0, 44.6),
            "Fetching t3.bin: 232 MB of 504 MB · 6.1 MB/s · 45 s left",
        ),
        (
            GetProgress("downloading", "a", 1, 3_000_000_000, 0.0, 1e5, 3e4),
            "Fetching a: 0 kB of 3.0 GB · 0.1 MB/s · 8.3 h left",
        ),
        (GetProgress("downloading", "a", 0, 5_000_000, 0.0, None, 600.0), "Fetching a: 0 kB of 5 MB · 10 min left"),
        (GetProgress("converting", "model/h3", share=0.426), "Converting model/h3: 43%"),
        (GetProgress("asking", "A/b"), "Asking the hub A/b"),
        (GetProgress("paused"), "Paused"),
    ],
)
def test_the_line_for_people(progress: GetProgress, line: str) -> None:
    assert progress_line(progress) == line


def test_bytes_in_words() -> None:
    assert [in_words(count) for count in (0, 999, 1_500, 31_400_000, 1_572_000_000)] == [
        "0 kB",
        "1 kB",
        "2 kB",
        "31 MB",
        "1.6 GB",
    ]
