"""Other programs' voices are read without running anything in them, and refused where they don't fit."""

from __future__ import annotations

import io
import os
import pickle
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soundalike.engine import Voice, VoiceFeatures
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models import ModelPair
from soundalike.voices import is_foreign, read_foreign_voice, write_voice_folder
from soundalike.voices.foreign import MOST_NPY_BYTES, NPY_FILES
from tests.models.torch_files import save
from tests.voices.made_voices import same_features


@pytest.fixture
def made(joe_voice: Voice) -> VoiceFeatures:
    return joe_voice.features()


@pytest.fixture
def folder(made: VoiceFeatures, tmp_path: Path) -> Path:
    path = tmp_path / "Jö's voice"
    write_voice_folder(made, path)
    return path


def test_a_folder_comes_back_as_it_was(made: VoiceFeatures, folder: Path, demo: ModelPair) -> None:
    assert is_foreign(folder)
    assert sorted(path.name for path in folder.iterdir()) == sorted(NPY_FILES)
    assert same_features(read_foreign_voice(folder, demo), made)
    assert np.load(folder / "prompt_feat.npy").shape == made.prompt_feat.shape
    assert np.load(folder / "prompt_token.npy").dtype == np.int32


def test_a_folder_is_never_overwritten_nor_half_written(
    made: VoiceFeatures, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RefusedError, match="exists already"):
        write_voice_folder(made, folder)
    real, left = np.save, [3]

    def fail(path: Path, array: np.ndarray, allow_pickle: bool) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise OSError(28, "No space left on device")
        real(path, array, allow_pickle=allow_pickle)

    monkeypatch.setattr(np, "save", fail)
    with pytest.raises(SoundalikeError, match="No space left"):
        write_voice_folder(made, folder.with_name("other"))
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_other_number_types_and_shapes_that_mean_the_same(made: VoiceFeatures, folder: Path, demo: ModelPair) -> None:
    np.save(folder / "speaker_emb.npy", made.speaker_emb[None].astype(np.float64))
    np.save(folder / "cond_prompt_speech_tokens.npy", made.cond_prompt_speech_tokens[None].astype(np.int64))
    np.save(folder / "prompt_token.npy", made.prompt_token.astype(np.uint16))
    np.save(folder / "prompt_feat.npy", made.prompt_feat[None])
    with (folder / "embedding.npy").open("wb") as file:
        np.lib.format.write_array(file, made.embedding[None], version=(2, 0))
    assert same_features(read_foreign_voice(folder, demo), made)


def _replaced(name: str, array: np.ndarray) -> Callable[[Path], object]:
    return lambda folder: np.save(folder / name, array)


def _bytes(name: str, change: Callable[[bytes], bytes]) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(change((folder / name).read_bytes()))


def _huge(folder: Path) -> None:
    with (folder / "prompt_feat.npy").open("r+b") as file:
        file.truncate(MOST_NPY_BYTES + 1)


HEADER = "{'descr': '<f4', 'fortran_order': False, 'shape': (192,), }"


def _header(text: str) -> Callable[[Path], object]:
    content = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text.encode() + b"\0" * 768
    return lambda folder: (folder / "embedding.npy").write_bytes(content)


@pytest.mark.parametrize(
    "damage",
    [
        _replaced("speaker_emb.npy", np.zeros(100, np.float32)),
        _replaced("speaker_emb.npy", np.zeros(256, np.int32)),
        _replaced("embedding.npy", np.full(192, np.nan, np.float32)),
        _replaced("embedding.npy", np.full(192, 1e300)),
        _replaced("embedding.npy", np.full(192, np.inf, np.float16)),
        _replaced("embedding.npy", np.zeros(192, np.complex64)),
        _replaced("embedding.npy", np.array([{}] * 192, dtype=object)),
        _replaced("embedding.npy", np.zeros(192, ">f4")),
        _replaced("prompt_feat.npy", np.zeros((40, 81), np.float32)),
        _replaced("prompt_feat.npy", np.asfortranarray(np.zeros((40, 80), np.float32))),
        _replaced("prompt_feat.npy", np.zeros((10, 80), np.float32)),
        _replaced("prompt_feat.npy", np.zeros((0, 80), np.float32)),
        _replaced("prompt_token.npy", np.full(250, 729, np.int32)),
        _replaced("prompt_token.npy", np.full(250, -1, np.int32)),
        _replaced("prompt_token.npy", np.full(250, 2**40, np.int64)),
        _replaced("prompt_token.npy", np.zeros(250, np.float32)),
        _replaced("cond_prompt_speech_tokens.npy", np.full(375, 731, np.int32)),
        _replaced("cond_prompt_speech_tokens.npy", np.zeros(60_000, np.int32)),
        _bytes("embedding.npy", lambda content: b""),
        _bytes("embedding.npy", lambda content: content[:7]),
        _bytes("embedding.npy", lambda content: content[:9]),
        _bytes("embedding.npy", lambda content: content[:60]),
        _bytes("embedding.npy", lambda content: content[:-1]),
        _bytes("embedding.npy", lambda content: content + b"\0"),
        _bytes("embedding.npy", lambda content: b"\x93NUMPY\x03" + content[7:]),
        _bytes("embedding.npy", lambda content: content[:8] + b"\xff\xff" + content[10:]),
        _header(HEADER.replace("192", "9" * 9 + "," + "9" * 9 + "," + "9" * 9)),
        _header(HEADER.replace("(192,)", "(" * 3000)),
        _header(HEADER.replace("'<f4'", "__import__('os').system('false')")),
        _header(HEADER.replace("False", "True")),
        _header(HEADER.replace("192,", "-192,")),
        _header(""),
        _huge,
    ],
)
def test_folders_that_are_refused(folder: Path, demo: ModelPair, damage: Callable[[Path], object]) -> None:
    damage(folder)
    with pytest.raises(RefusedError) as refusal:
        read_foreign_voice(folder, demo)
    assert str(folder) in str(refusal.value)


def test_a_file_that_isnt_one(folder: Path, demo: ModelPair) -> None:
    for name in NPY_FILES:
        (folder / name).rename(folder / "aside")
        with pytest.raises(MissingError, match=name):
            read_foreign_voice(folder, demo)
        os.mkfifo(folder / name)  # reading one would wait for ever
        with pytest.raises(MissingError, match=name):
            read_foreign_voice(folder, demo)
        (folder / name).unlink()
        (folder / "aside").rename(folder / name)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=300))
def test_hostile_npy_bytes(folder: Path, demo: ModelPair, noise: bytes) -> None:
    file = folder / "embedding.npy"
    for content in (noise, b"\x93NUMPY\x01\x00" + noise, b"\x93NUMPY\x01\x00\x40\x00{'descr': '<f4'" + noise):
        file.write_bytes(content)
        with pytest.raises(RefusedError):
            read_foreign_voice(folder, demo)


def _conds(made: VoiceFeatures) -> dict[str, dict[str, np.ndarray]]:
    return {
        "t3": {
            "speaker_emb": made.speaker_emb[None],
            "cond_prompt_speech_tokens": made.cond_prompt_speech_tokens[None].astype(np.int64),
        },
        "gen": {
            "prompt_token": made.prompt_token[None].astype(np.int64),
            "prompt_feat": made.prompt_feat[None],
            "embedding": made.embedding[None],
        },
    }


def test_conds_pt(made: VoiceFeatures, demo: ModelPair, tmp_path: Path) -> None:
    path = tmp_path / "conds.pt"
    save(path, _conds(made))
    assert is_foreign(path)
    assert same_features(read_foreign_voice(path, demo), made)
    with pytest.raises(MissingError, match="no such file"):
        read_foreign_voice(tmp_path / "absent.pt", demo)


class Malice:
    """What a hostile pickle would run."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, ("/tmp/soundalike-was-here",)


def test_a_pickle_that_runs_something_isnt_run(made: VoiceFeatures, demo: ModelPair, tmp_path: Path) -> None:
    hostile = io.BytesIO()
    pickle.dump({"t3": Malice(), "gen": Malice()}, hostile)
    path = tmp_path / "conds.pt"
    whole = save(tmp_path / "whole.pt", _conds(made)).read_bytes()
    for content in (hostile.getvalue(), whole[:500], b""):
        path.write_bytes(content)
        with pytest.raises(RefusedError):
            read_foreign_voice(path, demo)
    assert not Path("/tmp/soundalike-was-here").exists()


def test_a_model_that_wont_do(folder: Path, made: VoiceFeatures, demo: ModelPair) -> None:
    with pytest.raises(RefusedError, match="key"):
        read_foreign_voice(folder, replace(demo, t3=demo.s3gen))
