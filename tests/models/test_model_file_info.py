"""What `models info` tells."""

from __future__ import annotations

import json
import shutil
import time
from dataclasses import asdict
from pathlib import Path

import pytest

from soundalike.errors import MissingError, RefusedError
from soundalike.models import convert, describe, format_model_file, model_file_info
from soundalike.models.gguf_reader import GgufHead, read_gguf_head
from tests.models.gguf_files import gguf, key, string, tensor, u32, write
from tests.models.tiny_set import write_tiny_set


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("model")
    converted = convert(write_tiny_set(folder / "official"), folder)
    return converted.t3, converted.s3gen


def test_a_t3_file_is_described(pair: tuple[Path, Path]) -> None:
    info = describe(pair[0])
    assert (info.family, info.variant, info.fits) == ("t3", "tiny-1", ("tiny-1",))
    parts = {part.name: (part.tensors, part.parameters) for part in info.parts}
    assert parts["backbone"] == (27, 96 * 64 + 2 * (12 * 64 * 64 + 13 * 64) + 2 * 64)
    assert parts["built-in voice"] == (2, 16 + 5)
    assert parts["embeddings and head"] == (6, 258 * 64 + 2 * 29 * 64 + 29 + 64 * 16 + 64)
    assert info.parameters == sum(part.parameters for part in info.parts)
    assert {kind.name: kind.tensors for kind in info.types} == {"f32": 38, "f16": 11, "i32": 1}
    assert info.builtin_voice is not None
    assert info.builtin_voice.prompt_speech_tokens == 5
    assert (info.tokens, info.merges) == (258, 1)
    assert info.sampling is not None
    assert (round(info.sampling.temperature, 6), info.sampling.top_k) == (0.4, 50)
    assert info.file_bytes == pair[0].stat().st_size


def test_an_s3gen_file_is_described(pair: tuple[Path, Path]) -> None:
    info = describe(pair[1])
    assert (info.family, info.fits) == ("s3gen", ("tiny-1",))
    names = ["token encoder", "flow estimator", "vocoder", "speaker encoder", "speech tokenizer", "built-in voice"]
    assert [part.name for part in info.parts] == [*names, "prompt filterbank"]
    assert info.builtin_voice is not None
    assert (info.builtin_voice.prompt_tokens, info.builtin_voice.prompt_frames) == (6, 12)
    assert (info.tokens, info.merges, info.sampling) == (0, 0, None)


def test_it_is_told_in_words(pair: tuple[Path, Path]) -> None:
    t3, s3gen = (format_model_file(describe(path)) for path in pair)
    assert t3.startswith(f"{pair[0]}: T3 (text to speech tokens), variant tiny-1\n")
    for words in ("built-in voice: 5 speech tokens", "tokenizer: 258 tokens, 1 merges", "temperature 0.4, top_p 0.9"):
        assert words in t3
    for words in ("built-in voice: 6 tokens, 12 mel frames", "goes with: tiny-1", "vocoder: 246 tensors"):
        assert words in s3gen


def test_it_is_plain_data(pair: tuple[Path, Path]) -> None:
    for path in pair:
        assert json.loads(json.dumps(asdict(describe(path)), default=str))["path"] == str(path)


KEYS = [
    string("general.architecture", "chatterbox"),
    *(u32(f"chatterbox.{name}", 1) for name in ("n_ctx", "n_embd", "n_head", "n_layer", "text_vocab_size")),
    *(u32(f"chatterbox.{name}", 1) for name in ("speech_vocab_size", "start_speech_token", "stop_speech_token")),
    *(u32(f"chatterbox.{name}", 1) for name in ("speaker_embed_size", "cond_prompt_length", "layer_norm_eps")),
]
NAMES = ["model/wpe", "model/h0/attn/c_attn/w", "chatterbox/text_emb", "chatterbox/speech_head"]
TENSORS = [tensor(name, (4,), offset=32 * index) for index, name in enumerate(NAMES)]


def test_a_file_that_states_little_has_the_official_values(tmp_path: Path) -> None:
    info = describe(write(tmp_path / "t3.gguf", gguf(KEYS, TENSORS, 128)))
    assert (info.variant, info.builtin_voice, info.tokens) == ("t3_turbo", None, 0)
    assert info.sampling is not None
    assert tuple(asdict(info.sampling).values()) == (0.8, 0.95, 1000, 1.2)
    assert "tokenizer: none" in format_model_file(info)
    s3gen = [tensor(name, (4,), offset=0) for name in ("flow/input_embedding",)]
    s3gen += [tensor("cfm/final_proj/weight", (4,), offset=32), tensor("hift/conv_pre/weight", (4,), offset=64)]
    other = describe(write(tmp_path / "s.gguf", gguf([string("general.architecture", "chatterbox-s3gen")], s3gen, 96)))
    assert other.fits == ("t3_turbo", "t3_nano")


@pytest.mark.parametrize("missing", range(1, len(KEYS)))
def test_a_missing_key_is_named(tmp_path: Path, missing: int) -> None:
    keys = [item for index, item in enumerate(KEYS) if index != missing]
    with pytest.raises(RefusedError, match=r"key 'chatterbox\.\w+' is missing"):
        describe(write(tmp_path / "t3.gguf", gguf(keys, TENSORS, 128)))


@pytest.mark.parametrize("missing", range(len(NAMES)))
def test_a_missing_tensor_is_named(tmp_path: Path, missing: int) -> None:
    tensors = [item for index, item in enumerate(TENSORS) if index != missing]
    with pytest.raises(RefusedError, match=f"'{NAMES[missing]}' is missing"):
        describe(write(tmp_path / "t3.gguf", gguf(KEYS, tensors, 128)))


@pytest.mark.parametrize(
    "odd",
    [
        string("chatterbox.sampling.top_k", "many"),
        key("chatterbox.sampling.top_k", 6, b"\0\0\xc0\x7f"),
        u32("chatterbox.variant", 1),
    ],
)
def test_a_key_of_the_wrong_kind_is_refused(tmp_path: Path, odd: bytes) -> None:
    with pytest.raises(RefusedError, match="is needed"):
        describe(write(tmp_path / "t3.gguf", gguf([*KEYS, odd], TENSORS, 128)))


@pytest.mark.parametrize("keys", [[], [string("general.architecture", "llama")], [u32("general.architecture", 3)]])
def test_another_programs_model_is_refused(tmp_path: Path, keys: list[bytes]) -> None:
    with pytest.raises(RefusedError, match="isn't a model file of this program"):
        describe(write(tmp_path / "llama.gguf", gguf(keys, TENSORS, 128)))


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingError):
        describe(tmp_path / "none.gguf")


def test_a_file_that_did_not_change_is_read_once(
    pair: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[Path] = []

    def read(path: Path) -> GgufHead:
        reads.append(path)
        return read_gguf_head(path)

    monkeypatch.setattr(model_file_info, "read_gguf_head", read)
    file, later = tmp_path / "t3.gguf", time.time() + 10
    shutil.copy(pair[0], file)
    describe(file)
    describe(file)
    assert len(reads) == 2, "it was only just written, and could be again within one step of the disk's clock"
    monkeypatch.setattr("soundalike.models.model_file_info.time.time", lambda: later)
    first = describe(file)
    assert describe(file) == first
    assert len(reads) == 3
    shutil.copy(pair[1], file)
    assert describe(file).family == "s3gen"
    assert len(reads) == 4
    file.unlink()
    with pytest.raises(MissingError):
        describe(file)
