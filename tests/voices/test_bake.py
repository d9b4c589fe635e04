"""A model with a voice built in: everything else bit for bit, the record inside, checked as a voice file is."""

from __future__ import annotations

import multiprocessing
import shutil
import signal
from functools import partial
from pathlib import Path

import gguf
import numpy as np
import pytest

from soundalike.engine import Engine, SynthesisOptions, Voice
from soundalike.errors import RefusedError, SoundalikeError
from soundalike.models import ModelPair
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.voices import BakedPair, VoiceFile, bake, read_voice_file
from soundalike.voices.voice_encoding import KEY_PREFIX, TENSORS
from soundalike.voices.voice_file import SUFFIX, encode_voice
from tests.voices.library_worker import killed_at_step
from tests.voices.made_voices import details, features

LENGTHS = {"chatterbox.cond_prompt_length", "s3gen.builtin.prompt_token_len", "s3gen.builtin.prompt_feat_frames"}
OPTIONS = SynthesisOptions(seed=3, max_speech_tokens=25)


@pytest.fixture(scope="session")
def voice(joe_voice: Voice, tmp_path_factory: pytest.TempPathFactory) -> VoiceFile:
    path = tmp_path_factory.mktemp("voice") / f"Jö{SUFFIX}"
    path.write_bytes(encode_voice(details("Jö 测试", statement=b"fLaC proof"), joe_voice.features()))
    return read_voice_file(path)


@pytest.fixture(scope="session")
def baked(demo: ModelPair, voice: VoiceFile, tmp_path_factory: pytest.TempPathFactory) -> BakedPair:
    return bake(demo, voice, tmp_path_factory.mktemp("baked") / "Jö's model")


def test_everything_else_is_the_same_bit_for_bit(demo: ModelPair, baked: BakedPair) -> None:
    for old_path, new_path in ((demo.t3, baked.t3), (demo.s3gen, baked.s3gen)):
        old, new = gguf.GGUFReader(old_path), gguf.GGUFReader(new_path)
        assert [tensor.name for tensor in old.tensors] == [tensor.name for tensor in new.tensors]
        for mine, theirs in zip(old.tensors, new.tensors, strict=True):
            assert mine.tensor_type == theirs.tensor_type
            if mine.name not in TENSORS:
                assert mine.shape.tolist() == theirs.shape.tolist()
                assert mine.data.tobytes() == theirs.data.tobytes(), mine.name
        before, after = read_gguf_head(old_path), read_gguf_head(new_path)
        for key, span in before.key_spans.items():
            if key not in LENGTHS:
                assert old_path.read_bytes()[slice(*span)] == new_path.read_bytes()[slice(*after.key_spans[key])], key
        assert {key for key in after.keys if key not in before.keys and not key.startswith(KEY_PREFIX)} == set()


def test_the_voice_and_its_record_are_inside(baked: BakedPair, voice: VoiceFile) -> None:
    source = read_gguf_head(voice.path)
    record = {key: value for key, value in source.keys.items() if key.startswith(KEY_PREFIX)}
    assert record["soundalike.voice.consent.audio"] == b"fLaC proof"
    tensors: dict[str, bytes] = {}
    for path in (baked.t3, baked.s3gen):
        head = read_gguf_head(path)
        assert {key: value for key, value in head.keys.items() if key.startswith(KEY_PREFIX)} == record
        tensors |= {t.name: t.data.tobytes() for t in gguf.GGUFReader(path).tensors if t.name in TENSORS}
    own = {t.name: t.data.tobytes() for t in gguf.GGUFReader(voice.path).tensors}
    assert tensors == own
    t3, s3gen = read_gguf_head(baked.t3).keys, read_gguf_head(baked.s3gen).keys
    assert t3["chatterbox.cond_prompt_length"] == len(voice.features.cond_prompt_speech_tokens)
    assert s3gen["s3gen.builtin.prompt_token_len"] == len(voice.features.prompt_token)
    assert s3gen["s3gen.builtin.prompt_feat_frames"] == len(voice.features.prompt_feat)


def test_it_speaks_the_same_samples_as_the_voice_file(engine: Engine, baked: BakedPair, voice: VoiceFile) -> None:
    with Engine.open(baked.t3, baked.s3gen, threads=1) as other:
        builtin = other.builtin_voice()
        assert builtin.name == "Jö 测试"
        one = np.concatenate(list(other.begin(builtin, [40, 50, 60, 70], OPTIONS)))
    with engine.load_voice(voice.path) as loaded:
        two = np.concatenate(list(engine.begin(loaded, [40, 50, 60, 70], OPTIONS)))
    assert len(one) > 5000
    assert np.array_equal(one, two)


def _refused(t3: Path, s3gen: Path) -> str:
    with pytest.raises(RefusedError) as refusal:
        Engine.open(t3, s3gen, threads=1)
    return str(refusal.value)


def test_half_of_another_pair_is_refused(demo: ModelPair, baked: BakedPair, voice: VoiceFile, tmp_path: Path) -> None:
    other = bake(demo, VoiceFile(voice.path, details("Bea"), features(1, variant="demo-3")), tmp_path / "other")
    assert "checksum" in _refused(baked.t3, demo.s3gen)
    assert "consent" in _refused(demo.t3, baked.s3gen)
    assert "checksum" in _refused(baked.t3, other.s3gen)
    assert "checksum" in _refused(other.t3, baked.s3gen)


def test_an_edited_record_or_tensor_is_refused(baked: BakedPair, tmp_path: Path) -> None:
    t3, s3gen = tmp_path / "t3.gguf", tmp_path / "s3gen.gguf"
    shutil.copy(baked.t3, t3)
    shutil.copy(baked.s3gen, s3gen)
    whole = t3.read_bytes()
    for old, new in ((b"Ada Byron", b"Ada Bryon"), (b"2026-11-30", b"2026-11-29"), (b"written", b"writxen")):
        t3.write_bytes(whole.replace(old, new))
        _refused(t3, baked.s3gen)
    t3.write_bytes(whole.replace(b"soundalike.voice.consent.name", b"soundalike.voice.consent.nope"))
    assert "name the speaker" in _refused(t3, baked.s3gen)
    tensor = read_gguf_head(s3gen).tensors["s3gen/builtin/embedding"]
    content = bytearray(s3gen.read_bytes())
    content[tensor.offset] ^= 1
    s3gen.write_bytes(content)
    assert "checksum" in _refused(baked.t3, s3gen)


def test_baking_again_replaces_the_voice_whole(demo: ModelPair, baked: BakedPair, tmp_path: Path) -> None:
    second = VoiceFile(tmp_path / "x", details("Bea"), features(1, variant="demo-3"))
    again = bake(ModelPair(baked.t3, baked.s3gen, "baked"), second, tmp_path / "again")
    fresh = bake(demo, second, tmp_path / "fresh")
    for one, two in ((again.t3, fresh.t3), (again.s3gen, fresh.s3gen)):
        assert read_gguf_head(one).keys == read_gguf_head(two).keys
    Engine.open(again.t3, again.s3gen, threads=1).close()


def test_a_voice_of_another_variant_is_refused(demo: ModelPair, tmp_path: Path) -> None:
    with pytest.raises(RefusedError, match="made for fake-1, and the model is demo-3"):
        bake(demo, VoiceFile(tmp_path / "x", details("Bea"), features()), tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(demo: ModelPair, voice: VoiceFile, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "notes").write_text("mine")
    (tmp_path / "file").write_text("mine")
    for taken in ("out", "file"):
        with pytest.raises(RefusedError, match="something in it already"):
            bake(demo, voice, tmp_path / taken)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["file", "notes", "out"]


def test_stopping_leaves_nothing(demo: ModelPair, voice: VoiceFile, tmp_path: Path) -> None:
    parts: list[float] = []

    def stop(part: float) -> None:
        parts.append(part)
        if part > 0.6:
            raise KeyboardInterrupt

    (tmp_path / "out").mkdir()
    with pytest.raises(KeyboardInterrupt):
        bake(demo, voice, tmp_path / "out", stop)
    assert parts == sorted(parts)
    assert [path.name for path in tmp_path.rglob("*")] == ["out"]
    bake(demo, voice, tmp_path / "out")


def test_a_place_that_cant_be_written(demo: ModelPair, voice: VoiceFile, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SoundalikeError, match="can't be written there"):
        bake(demo, voice, tmp_path / "file" / "out")


def test_killed_at_every_step_of_baking(demo: ModelPair, voice: VoiceFile, tmp_path: Path) -> None:
    out = tmp_path / "out"
    for step in range(1, 60):
        work = partial(bake, demo, voice, out)
        worker = multiprocessing.get_context("fork").Process(target=killed_at_step, args=(step, work))
        worker.start()
        worker.join(120)
        if worker.exitcode == 0:
            break
        assert worker.exitcode == -signal.SIGKILL
        assert not out.exists() or sorted(path.name for path in out.iterdir()) == ["s3gen.gguf", "t3.gguf"]
        shutil.rmtree(out, ignore_errors=True)
    assert worker.exitcode == 0
    assert step > 8
    assert [path.name for path in tmp_path.iterdir()] == ["out"]  # the next one clears away what the killed one left
