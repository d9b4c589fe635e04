"""Every type of weights speaks: the same again for the same seed, without a value that is no number (SYS-09)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import Engine, SynthesisOptions
from soundalike.models import convert
from soundalike.models.find_model import ModelPair
from soundalike.models.quantisation import quantize_pair
from soundalike.weight_choices import QUANTIZED_TYPES

SMALL = Path(__file__).parents[1] / "reference" / "fixtures" / "small"
TEXT = [40, 50, 60, 70, 80, 90]


@pytest.fixture(scope="module")
def exact(tmp_path_factory: pytest.TempPathFactory) -> ModelPair:
    made = convert(SMALL, tmp_path_factory.mktemp("exact"), type="f32")
    return ModelPair(made.t3, made.s3gen, "small")


@pytest.mark.parametrize("choice", ["f16", *QUANTIZED_TYPES])
def test_three_runs_in_one_process_are_the_same(exact: ModelPair, tmp_path: Path, choice: str) -> None:
    made = quantize_pair(exact, tmp_path, choice)
    with Engine.open(made.t3, made.s3gen, threads=1) as engine:
        voice = engine.builtin_voice()
        options = SynthesisOptions(seed=11, max_speech_tokens=16)
        runs = [np.concatenate(list(engine.begin(voice, TEXT, options))) for _ in range(3)]
        other = np.concatenate(list(engine.begin(voice, TEXT, SynthesisOptions(seed=12, max_speech_tokens=16))))
    assert len(runs[0]) > 0
    assert np.isfinite(runs[0]).all()
    assert np.array_equal(runs[0], runs[1])
    assert np.array_equal(runs[0], runs[2])
    assert not np.array_equal(runs[0], other)
