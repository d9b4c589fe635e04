"""Fifty sentences, spoken and understood: the demo model through the program is as good as it is by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.end_to_end.demo import Demo
from tests.end_to_end.recogniser import listen
from tests.end_to_end.similarity import read_clip, similarity
from tests.end_to_end.word_errors import word_error

pytestmark = pytest.mark.end_to_end

SENTENCES = Path(__file__).with_name("sentences.tsv")
SEED = 1


def sentences() -> list[str]:
    """25 of the Harvard list (IEEE 1969) and 25 of every day."""
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[1] for line in lines]


def test_fifty_sentences_are_understood(demo: Demo, baseline: dict[str, Any]) -> None:
    temperature = demo.engine.description.sampling.temperature
    assert temperature is not None
    limit = baseline["fifty_sentences"]["word_error"][f"{temperature:.1f}"] + baseline["fifty_sentences"]["margin"]

    errors = {}
    for sentence in sentences():
        spoken = demo.speak(sentence, seed=SEED)
        heard = listen(spoken.samples, spoken.sample_rate)
        errors[f"{sentence} -> {heard}"] = word_error(sentence, heard)

    mean = float(np.mean(list(errors.values())))
    worst = "\n".join(sorted(errors, key=lambda line: -errors[line])[:10])
    assert mean <= limit, f"the mean word error is {mean:.3f}, the limit {limit:.3f}; the worst were\n{worst}"


def test_the_voice_is_the_clips(demo: Demo, baseline: dict[str, Any]) -> None:
    limits = baseline["likeness"]
    clip = read_clip("builtin_joe.wav")
    likenesses = []
    for sentence in sentences()[::10]:
        spoken = demo.speak(sentence, seed=SEED)
        likenesses.append(similarity((spoken.samples, spoken.sample_rate), clip))

    assert np.mean(likenesses) >= limits["similarity"] - limits["margin"]


def test_another_voice_is_less_like_it(demo: Demo) -> None:
    spoken = demo.speak(sentences()[30], seed=SEED)
    sound = spoken.samples, spoken.sample_rate

    assert similarity(sound, read_clip("builtin_joe.wav")) > similarity(sound, read_clip("builtin_slt.wav")) + 0.1
