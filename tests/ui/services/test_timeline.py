"""Each sample belongs to the sentence that it is heard as."""

from __future__ import annotations

from soundalike.ui.services.timeline import Timeline


def test_samples_are_their_sentences() -> None:
    line = Timeline()
    assert line.at(0) is None
    first = line.begin(0, 10, seed=1)
    assert line.at(0) is None, "nothing of it sounds yet"
    line.add(100)
    line.add_gap(50)
    second = line.begin(11, 20, seed=2)
    assert line.at(120) is first, "the silence after a sentence is still its own"
    assert line.at(150) is first, "of the second there is no sound yet"
    line.add(30)
    assert [line.at(sample) for sample in (0, 99, 149, 150, 179, 500)] == [first, first, first, second, second, second]
    assert (first.first, first.samples, second.first, second.samples, line.samples) == (0, 100, 150, 30, 180)
