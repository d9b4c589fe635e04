"""A voice file says everything of a voice, and the engine and this side agree on it."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from soundalike.engine import Consent, ConsentKind, Engine, SynthesisOptions, Voice
from soundalike.errors import MissingError, RefusedError
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.voices.voice_encoding import ARCHITECTURE, KEY_PREFIX, TENSORS, encode_file, encode_key
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, encode_voice, keys_of, read_voice_file, tensors_of
from tests.voices.made_voices import WRITTEN, details, features, same_features, write_voice

EVERYTHING: dict[str, Any] = {
    "description": "Warm, a little hoarse\n– «ő» 声",
    "language": "en-GB",
    "created": "2026-11-30T10:00:00+00:00",
    "engine": "soundalike 1.2.3",
    "origin": "recorded",
    "clean": "highpass 60 Hz",
    "window": (1.5, 14.25),
    "verdict": {"snr": 31.5, "notes": ["läuft"]},
    "picture": b"\x89PNG\r\n\x1a\n\0rest",
    "statement": b"fLaC and more",
    "tags": ("work", "früh"),
    "favourite": True,
}


def test_everything_comes_back(tmp_path: Path) -> None:
    made = details("Zoë O'Neil 测试 \U0001f600", **EVERYTHING)
    assert {field.name for field in fields(VoiceDetails)} == {*EVERYTHING, "name", "consent", "variant", "id", "others"}
    path = tmp_path / f"x{SUFFIX}"
    path.write_bytes(encode_voice(made, features(3)))
    voice = read_voice_file(path)
    assert voice.details == made
    assert same_features(voice.features, features(3))


def test_the_keys_and_tensors_are_those_of_the_contract(tmp_path: Path) -> None:
    path = tmp_path / f"x{SUFFIX}"
    path.write_bytes(encode_voice(details(**EVERYTHING), features()))
    head = read_gguf_head(path)
    assert head.keys["general.architecture"] == ARCHITECTURE == "soundalike-voice"
    keys = {key.removeprefix(KEY_PREFIX): value for key, value in head.keys.items() if key.startswith(KEY_PREFIX)}
    assert {*keys} == {
        *("version", "id", "name", "description", "language", "created", "engine", "variant", "origin", "clean"),
        *("window", "verdict", "picture", "consent.kind", "consent.name", "consent.date", "consent.text"),
        *("consent.audio", "sha256", "tags", "favourite"),
    }
    assert (keys["version"], keys["window"], keys["consent.kind"]) == (1, (1.5, 14.25), "written")
    assert {name: tensor.shape for name, tensor in head.tensors.items()} == {
        "chatterbox/builtin/speaker_emb": (256,),
        "chatterbox/builtin/cond_prompt_speech_tokens": (15,),
        "s3gen/builtin/prompt_token": (12,),
        "s3gen/builtin/prompt_feat": (24, 80),
        "s3gen/builtin/embedding": (192,),
    }


def test_a_licence_stands_in_a_key_of_its_own(tmp_path: Path) -> None:
    path = write_voice(tmp_path, consent=Consent("licence", "", "", "CC0 1.0"))
    keys = read_gguf_head(path).keys
    assert keys["soundalike.voice.licence"] == "CC0 1.0"
    assert "soundalike.voice.consent.text" not in keys
    assert read_voice_file(path).details.consent == Consent("licence", "", "", "CC0 1.0")


def test_what_is_empty_is_left_out(tmp_path: Path) -> None:
    keys = read_gguf_head(write_voice(tmp_path)).keys
    assert {key.removeprefix(KEY_PREFIX) for key in keys if key.startswith(KEY_PREFIX)} == {
        *("version", "id", "name", "variant", "origin", "sha256"),
        *("consent.kind", "consent.name", "consent.date", "consent.text"),
    }


def test_the_engine_reads_what_is_written_here(engine: Engine, joe_voice: Voice, tmp_path: Path) -> None:
    made = joe_voice.features()
    path = tmp_path / f"Zoë 测试{SUFFIX}"
    path.write_bytes(encode_voice(details("Zoë 测试", **EVERYTHING), made))
    with engine.load_voice(path) as voice:  # which checks the sum, over all of these kinds of keys
        assert voice.name == "Zoë 测试"
        assert same_features(voice.features(), made)
    assert same_features(read_voice_file(path).features, made)


def test_a_file_speaks_as_the_voice_it_was_made_from(engine: Engine, joe_voice: Voice, tmp_path: Path) -> None:
    path = tmp_path / f"joe{SUFFIX}"
    path.write_bytes(encode_voice(details("Joe"), joe_voice.features()))
    options = SynthesisOptions(seed=4, max_speech_tokens=30)
    with engine.load_voice(path) as voice:
        one = np.concatenate(list(engine.begin(voice, [40, 50, 60, 70], options)))
    other = np.concatenate(list(engine.begin(joe_voice, [40, 50, 60, 70], options)))
    assert len(one) > 5000
    assert np.array_equal(one, other)


def test_keys_of_a_later_version_are_kept(engine: Engine, joe_voice: Voice, tmp_path: Path) -> None:
    made = joe_voice.features()
    new = {f"{KEY_PREFIX}accent": encode_key(f"{KEY_PREFIX}accent", "Northern")}
    keys = keys_of(details("Joe", variant=made.variant)) | new
    path = tmp_path / f"joe{SUFFIX}"
    path.write_bytes(encode_file(keys, tensors_of(made)))
    voice = read_voice_file(path)
    assert voice.details.others == new
    path.write_bytes(encode_voice(replace(voice.details, name="Joseph"), voice.features))
    assert read_gguf_head(path).keys[f"{KEY_PREFIX}accent"] == "Northern"
    engine.load_voice(path).close()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"name": " "}, "1 to 1000"),
        ({"name": "x" * 1001}, "1 to 1000"),
        ({"name": "\ud800"}, "isn't one"),
        ({"description": "\udcff"}, "isn't one"),
        ({"picture": b"x" * (5 << 20)}, "too large"),
        ({"statement": b"x" * (13 << 20)}, "too large"),
        ({"consent": replace(WRITTEN, name=" ")}, "no record of the speaker's consent"),
        ({"consent": replace(WRITTEN, date="yesterday")}, "without a date"),
        (
            {"consent": Consent(cast(ConsentKind, "none"), "Ada", "2026-11-30", "")},
            "no record of the speaker's consent",
        ),
        ({"consent": Consent("licence", "Ada", "2026-11-30", " ")}, "no licence"),
    ],
)
def test_nothing_is_written_that_couldnt_be_read(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(RefusedError, match=reason):
        encode_voice(details(**changes), features())


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="no such file"):
        read_voice_file(tmp_path / f"x{SUFFIX}")


def test_the_order_of_the_tensors_is_the_sums() -> None:
    assert [name.rsplit("/", 1)[1] for name in TENSORS] == [
        *("speaker_emb", "cond_prompt_speech_tokens", "prompt_token", "prompt_feat", "embedding")
    ]
