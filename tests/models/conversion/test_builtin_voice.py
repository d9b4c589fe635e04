"""`conds.pt`: both layouts are read; what doesn't fit the model is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from soundalike.errors import RefusedError
from soundalike.models.conversion.builtin_voice import BuiltinVoice, VoiceSizes, read_builtin_voice
from tests.models.tiny_set import conditionals
from tests.models.torch_files import save

SIZES = VoiceSizes(speaker_emb=16, embedding=192, mel=80, prompt_tokens=27, codes=27)


def read(folder: Path, content: Any, sizes: VoiceSizes = SIZES) -> BuiltinVoice:
    voice = read_builtin_voice(save(folder / "conds.pt", content), sizes)
    assert voice is not None
    return voice


def test_a_voice_is_read_in_the_types_of_the_model_file(tmp_path: Path) -> None:
    voice = read(tmp_path, conditionals())
    assert voice.speaker_emb.shape == (1, 16)
    assert voice.speaker_emb.dtype == np.float32
    assert voice.cond_prompt_speech_tokens.tolist() == [0, 1, 2, 3, 4]
    assert voice.cond_prompt_speech_tokens.dtype == np.int32
    assert voice.prompt_token.tolist() == [20, 21, 22, 23, 24, 25]
    assert np.array_equal(voice.prompt_feat, conditionals()["gen"]["prompt_feat"][0])
    assert voice.embedding.shape == (192,)


def test_what_the_reference_fills_in_when_it_speaks_is_left_aside(tmp_path: Path) -> None:
    content = conditionals()
    content["t3"]["cond_prompt_speech_emb"] = np.zeros((1, 5, 64), np.float32)
    assert read(tmp_path, content).cond_prompt_speech_tokens.size == 5
    del content["t3"]["cond_prompt_speech_emb"]
    assert read(tmp_path, content).cond_prompt_speech_tokens.size == 5


def test_tokens_end_at_their_stated_length(tmp_path: Path) -> None:
    content = conditionals()
    content["gen"]["prompt_token_len"] = np.array([4], np.int64)
    assert read(tmp_path, content).prompt_token.tolist() == [20, 21, 22, 23]


def test_no_file_is_no_voice(tmp_path: Path) -> None:
    assert read_builtin_voice(tmp_path / "conds.pt", SIZES) is None


@pytest.mark.parametrize(
    ("part", "name", "value", "reason"),
    [
        ("t3", "speaker_emb", None, r"t3\.speaker_emb' is missing"),
        ("t3", "speaker_emb", np.zeros((1, 8), np.float32), "has shape"),
        ("t3", "speaker_emb", np.full((1, 16), np.nan, np.float32), "isn't a finite number"),
        ("t3", "speaker_emb", np.zeros((1, 16), np.int64), "right kind"),
        ("t3", "cond_prompt_speech_tokens", np.array([[3, 27]]), "outside 0 to 26"),
        ("t3", "cond_prompt_speech_tokens", np.array([[-1]]), "outside 0 to 26"),
        ("t3", "cond_prompt_speech_tokens", np.zeros((1, 5), np.float32), "right kind"),
        ("gen", "prompt_token", np.array([3, 4]), "has shape"),
        ("gen", "prompt_token_len", np.array([0]), "is empty"),
        ("gen", "prompt_feat", np.zeros((1, 12, 40), np.float32), "needs 1 x any x 80"),
        ("gen", "prompt_feat", np.zeros((1, 0, 80), np.float32), "has shape"),
        ("gen", "embedding", np.zeros((1, 256), np.float32), "has shape"),
    ],
)
def test_a_voice_that_does_not_fit_is_refused(tmp_path: Path, part: str, name: str, value: Any, reason: str) -> None:
    content = conditionals()
    content[part][name] = value
    with pytest.raises(RefusedError, match=reason):
        read(tmp_path, content)


@pytest.mark.parametrize("content", [{}, {"t3": {}}, {"t3": 1, "gen": 2}, "text", None])
def test_other_archives_are_refused(tmp_path: Path, content: Any) -> None:
    with pytest.raises(RefusedError, match="holds no voice"):
        read(tmp_path, content)
