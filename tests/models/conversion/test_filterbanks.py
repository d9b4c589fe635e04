"""The four filterbanks against librosa 0.11.0 and torchaudio 2.11.1, whose values are written down here."""

from __future__ import annotations

import math

import numpy as np
import pytest

from soundalike.models.conversion.filterbanks import (
    prompt_mel_filterbank,
    speaker_filterbank,
    speech_tokenizer_filterbank,
    voice_encoder_filterbank,
)
from soundalike.models.conversion.safetensors_file import FloatArray

PROMPT, VOICE, TOKENIZER = prompt_mel_filterbank(80), voice_encoder_filterbank(40), speech_tokenizer_filterbank(128)
SPEAKER = speaker_filterbank(80)


@pytest.mark.parametrize(
    ("bank", "shape", "filled", "total"),
    [
        (PROMPT, (80, 961), 1252, 6.399891552336612),
        (VOICE, (40, 201), 383, 0.9994971504259997),
        (TOKENIZER, (128, 201), 394, 3.1909855409403463),
    ],
)
def test_slaney_banks_are_librosas(bank: FloatArray, shape: tuple[int, int], filled: int, total: float) -> None:
    assert bank.shape == shape
    assert bank.dtype == np.float32
    assert np.count_nonzero(bank) == filled
    assert bank.astype(np.float64).sum() == pytest.approx(total, rel=1e-12)


@pytest.mark.parametrize(
    ("bank", "row", "first", "last", "values"),
    [
        (PROMPT, 0, 1, 5, [0.009013824164867401, 0.018027648329734802, 0.02666535973548889]),
        (PROMPT, 26, 78, 83, [0.004718177020549774, 0.013416197150945663, 0.022114217281341553]),
        (PROMPT, 79, 593, 639, [4.614094359567389e-05, 0.00019186855934094638, 0.0003375961387064308]),
        (VOICE, 0, 1, 3, [0.007390209473669529, 0.012404520995914936, 0.005014311522245407]),
        (VOICE, 13, 24, 27, [0.0006122858612798154, 0.007438048254698515, 0.01144351065158844]),
        (VOICE, 39, 172, 199, [2.0722594854305498e-05, 0.00015181626076810062, 0.0002829099539667368]),
        (TOKENIZER, 0, 1, 1, [0.012373986653983593]),
        (TOKENIZER, 42, 25, 25, [0.03161146119236946]),
        (TOKENIZER, 127, 191, 199, [0.0004756950947921723, 0.0016171716852113605, 0.002758648479357362]),
    ],
)
def test_slaney_rows_are_librosas_to_the_bit(
    bank: FloatArray, row: int, first: int, last: int, values: list[float]
) -> None:
    filled = np.flatnonzero(bank[row])
    assert (filled[0], filled[-1]) == (first, last)
    assert bank[row, filled[: len(values)]].astype(np.float64) == pytest.approx(values, rel=2e-7, abs=0)


def test_the_kaldi_bank_is_torchaudios() -> None:
    assert SPEAKER.shape == (80, 257)
    assert np.count_nonzero(SPEAKER) == 501
    assert SPEAKER.astype(np.float64).sum() == pytest.approx(250.75077409669757, rel=1e-6)
    for row, bin_number, values in (
        (0, 1, [0.5039816498756409, 0.13572286069393158]),
        (26, 29, [0.08323753625154495, 0.7095840573310852, 0.6759178042411804]),
        (79, 240, [0.07600222527980804, 0.19964227080345154, 0.3228175640106201]),
    ):
        assert SPEAKER[row, bin_number : bin_number + len(values)] == pytest.approx(values, abs=2e-5)


def test_the_kaldi_bank_follows_its_formula() -> None:
    def mel(hz: float) -> float:
        return 1127 * math.log(1 + hz / 700)

    step = (mel(8000) - mel(20)) / 81
    for row in (0, 10, 40, 79):
        for bin_number in range(256):
            place = (mel(bin_number * 31.25) - mel(20)) / step - row
            assert SPEAKER[row, bin_number] == pytest.approx(max(0.0, min(place, 2 - place)), abs=2e-5)
    assert not SPEAKER[:, 256].any()
