"""Files of chatterbox.cpp are read as they are: of both its tools and all its types, without the keys only we write."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import Engine, Sampling, SynthesisOptions
from soundalike.models import convert, describe
from soundalike.models.find_model import find_model
from tests.models.chatterbox_cpp_files import TYPES, Tool, whole_merges, write_pair

SMALL = Path(__file__).parents[1] / "reference" / "fixtures" / "small"
TEXT = [40, 50, 60, 70, 80, 90]
LIKELY = SynthesisOptions(seed=3, sampling=Sampling(top_k=1), max_speech_tokens=40)


@pytest.fixture(scope="module")
def exact(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exact")
    convert(SMALL, folder, type="f32")
    return folder


def sound_of(t3: Path, s3gen: Path) -> np.ndarray:
    with Engine.open(t3, s3gen, threads=1) as engine:
        return np.concatenate(list(engine.begin(engine.builtin_voice(), TEXT, LIKELY)))


@pytest.mark.parametrize("weight_type", TYPES)
@pytest.mark.parametrize("tool", ["converter", "requantiser"])
def test_its_files_open_and_speak(exact: Path, tmp_path: Path, tool: Tool, weight_type: str) -> None:
    t3, s3gen = write_pair(exact, tmp_path, tool, weight_type)
    info = describe(t3)
    assert info.variant == "t3_turbo"
    assert weight_type in {kind.name for kind in info.types}
    with Engine.open(t3, s3gen, threads=1) as engine:
        assert engine.description.variant == "t3_turbo"
        assert engine.description.sampling.top_k == 1000
        assert list(engine.description.vocabulary.merges) == whole_merges()
        assert engine.description.builtin_voice
        sound = np.concatenate(list(engine.begin(engine.builtin_voice(), TEXT, LIKELY)))
    assert len(sound) > 0
    assert np.isfinite(sound).all()
    assert find_model(str(tmp_path), tmp_path / "models").t3 == t3


def test_its_16_bit_files_say_what_ours_say(exact: Path, tmp_path: Path) -> None:
    """The same tokens under the likeliest choice, so the same length; and nearly the same sound."""
    ours = sound_of(exact / "t3.gguf", exact / "s3gen.gguf")
    theirs = sound_of(*write_pair(exact, tmp_path, "converter", "f16"))
    assert len(ours) == len(theirs)
    likeness = float(np.dot(ours, theirs) / np.sqrt(np.dot(ours, ours) * np.dot(theirs, theirs)))
    assert likeness > 0.98


def test_the_requantisers_odd_choices_are_there(exact: Path, tmp_path: Path) -> None:
    t3, s3gen = write_pair(exact, tmp_path, "requantiser", "q8_0")
    from soundalike.models.gguf_reader import read_gguf_head  # noqa: PLC0415

    t3_types = {name: tensor.type.name for name, tensor in read_gguf_head(t3).tensors.items()}
    s3gen_types = {name: tensor.type.name for name, tensor in read_gguf_head(s3gen).tensors.items()}
    assert t3_types["chatterbox/cond_spkr/w"] == "q8_0"
    assert t3_types["chatterbox/speech_head"] == "f32"
    assert s3gen_types["flow/encoder/block0/ff/w1/w"] == "f32"
    assert s3gen_types["flow/encoder/up_block0/ff/w1/w"] == "q8_0"
