"""The whole way: an official file set in, a pair of model files out, read back with the gguf package."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections import namedtuple
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gguf import GGUFReader
from safetensors.numpy import load_file, save_file

from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError
from soundalike.models import convert
from tests.models import tiny_set
from tests.models.tiny_set import S3GEN, T3, VE, tiny_weights

SMALL = Path(__file__).parents[2] / "reference" / "fixtures" / "small"
Tensors = dict[str, npt.NDArray[Any]]


def tensors(path: Path) -> Tensors:
    """A model file's tensors in numpy's order of dimensions."""
    return {tensor.name: np.array(tensor.data) for tensor in GGUFReader(path).tensors}


def keys(path: Path) -> dict[str, Any]:
    return {name: field.contents() for name, field in GGUFReader(path).fields.items()}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture(scope="module")
def f32(official: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Tensors, Tensors]:
    pair = convert(official, tmp_path_factory.mktemp("f32"), type="f32")
    return tensors(pair.t3), tensors(pair.s3gen)


@pytest.fixture
def own_copy(official: Path, tmp_path: Path) -> Path:
    """A set that a test may damage."""
    return Path(shutil.copytree(official, tmp_path / "official"))


@pytest.mark.parametrize("weights", ["f16", "f32"])
def test_the_same_set_gives_the_same_bytes(official: Path, tmp_path: Path, weights: Any) -> None:
    first, second = convert(official, tmp_path / "a", type=weights), convert(official, tmp_path / "b", type=weights)
    assert digest(first.t3) == digest(second.t3)
    assert digest(first.s3gen) == digest(second.s3gen)


def test_weights_that_are_only_renamed_keep_every_bit(official: Path, f32: tuple[Tensors, Tensors]) -> None:
    t3, s3gen = f32
    source, flow = load_file(official / T3), load_file(official / S3GEN)
    for name, stored in {
        "model/wpe": source["tfmr.wpe.weight"],
        "model/h1/ln_2/g": source["tfmr.h.1.ln_2.weight"],
        "model/h1/mlp/c_fc/b": source["tfmr.h.1.mlp.c_fc.bias"],
        "chatterbox/speech_head": source["speech_head.weight"],
        "chatterbox/cond_spkr/w": source["cond_enc.spkr_enc.weight"],
        "voice_encoder/lstm/weight_hh_l2": load_file(official / VE)["lstm.weight_hh_l2"],
    }.items():
        assert np.array_equal(t3[name], stored), name
    for name, stored in {
        "flow/encoder/block0/attn/pos_bias_u": flow["flow.encoder.encoders.0.self_attn.pos_bias_u"],
        "flow/encoder/up_block0/ff/w1/w": flow["flow.encoder.up_encoders.0.feed_forward.w_1.weight"],
        "flow/encoder/pre_lookahead/conv1/w": flow["flow.encoder.pre_lookahead_layer.conv1.weight"],
        "cfm/mid_blocks/0/1/0/ff/net/2/bias": flow["flow.decoder.estimator.mid_blocks.0.1.0.ff.net.2.bias"],
        "hift/source_downs/1/weight": flow["mel2wav.source_downs.1.weight"],
        "hift/resblocks/5/activations2/1/alpha": flow["mel2wav.resblocks.5.activations2.1.alpha"],
        "campplus/xvector/block2/tdnnd2/linear1/weight": flow["speaker_encoder.xvector.block2.tdnnd2.linear1.weight"],
        "s3tokv2/encoder/blocks/0/attn/fsmn_block/weight": flow["tokenizer.encoder.blocks.0.attn.fsmn_block.weight"],
    }.items():
        assert np.array_equal(s3gen[name], stored), name


def test_the_four_matrices_of_a_block_are_transposed_and_nothing_else(
    official: Path, f32: tuple[Tensors, Tensors]
) -> None:
    source = load_file(official / T3)
    for name in ("attn/c_attn", "attn/c_proj", "mlp/c_fc", "mlp/c_proj"):
        stored = source[f"tfmr.h.0.{name.replace('/', '.')}.weight"]
        assert np.array_equal(f32[0][f"model/h0/{name}/w"], stored.T), name


def test_weight_norm_is_fused_over_all_but_the_first_dimension(official: Path, f32: tuple[Tensors, Tensors]) -> None:
    source = load_file(official / S3GEN)
    for name in ("conv_pre", "ups.0", "ups.2", "resblocks.3.convs1.1", "f0_predictor.condnet.4"):
        gain, direction = (source[f"mel2wav.{name}.parametrizations.weight.original{n}"] for n in (0, 1))
        length = np.sqrt(np.square(direction.astype(np.float64)).sum(axis=(1, 2), keepdims=True))
        fused = f32[1][f"hift/{name.replace('.', '/')}/weight"]
        assert fused.shape == direction.shape
        assert np.allclose(fused, gain * direction / length, rtol=1e-6, atol=0), name


def test_batch_norms_become_scales_and_shifts(official: Path, f32: tuple[Tensors, Tensors]) -> None:
    source = load_file(official / S3GEN)
    norm = "speaker_encoder.xvector.transit2.nonlinear.batchnorm"
    scale = source[f"{norm}.weight"] / np.sqrt(source[f"{norm}.running_var"] + 1e-5)
    name = "campplus/xvector/transit2/nonlinear/batchnorm"
    assert np.allclose(f32[1][f"{name}/s"], scale, rtol=1e-6)
    shift = source[f"{norm}.bias"] - source[f"{norm}.running_mean"] * scale
    assert np.allclose(f32[1][f"{name}/b"], shift, rtol=1e-5, atol=1e-6)
    plain = "speaker_encoder.xvector.dense.nonlinear.batchnorm"
    scale = 1 / np.sqrt(source[f"{plain}.running_var"] + 1e-5)
    assert np.allclose(f32[1]["campplus/xvector/dense/nonlinear/batchnorm/s"], scale, rtol=1e-6)


def test_f16_is_f32_rounded_and_only_where_the_specification_says(
    official: Path, f32: tuple[Tensors, Tensors], tmp_path: Path
) -> None:
    pair = convert(official, tmp_path)
    for narrow, wide in zip((tensors(pair.t3), tensors(pair.s3gen)), f32, strict=True):
        assert narrow.keys() == wide.keys()
        for name, values in narrow.items():
            if values.dtype == np.float16:
                assert values.ndim > 1, name
                assert name.startswith(("model/", "chatterbox/", "flow/", "cfm/", "hift/")), name
            assert np.array_equal(values, wide[name].astype(values.dtype)), name
        assert any(values.dtype == np.float16 for values in narrow.values())


def test_the_built_in_voice_is_split_between_the_files(f32: tuple[Tensors, Tensors]) -> None:
    voice = tiny_set.conditionals()
    t3, s3gen = f32
    assert np.array_equal(t3["chatterbox/builtin/speaker_emb"], voice["t3"]["speaker_emb"])
    assert t3["chatterbox/builtin/cond_prompt_speech_tokens"].tolist() == [0, 1, 2, 3, 4]
    assert s3gen["s3gen/builtin/prompt_token"].tolist() == [20, 21, 22, 23, 24, 25]
    assert np.array_equal(s3gen["s3gen/builtin/prompt_feat"], voice["gen"]["prompt_feat"][0])
    assert np.array_equal(s3gen["s3gen/builtin/embedding"], voice["gen"]["embedding"][0])


def test_a_set_without_a_voice_gives_files_without_one(own_copy: Path, tmp_path: Path) -> None:
    (own_copy / "conds.pt").unlink()
    pair = convert(own_copy, tmp_path / "out")
    assert not [name for path in (pair.t3, pair.s3gen) for name in tensors(path) if "/builtin/" in name]
    assert keys(pair.t3)["chatterbox.cond_prompt_length"] == 5


def test_keys_come_from_the_config(official: Path, tmp_path: Path) -> None:
    pair = convert(official, tmp_path)
    t3, s3gen = keys(pair.t3), keys(pair.s3gen)
    assert t3["general.architecture"] == "chatterbox"
    assert s3gen["general.architecture"] == "chatterbox-s3gen"
    assert t3["chatterbox.variant"] == s3gen["s3gen.variant"] == "tiny-1"
    assert [t3["chatterbox.n_head"], t3["chatterbox.start_speech_token"], t3["chatterbox.stop_speech_token"]] == [
        2,
        27,
        28,
    ]
    assert t3["chatterbox.sampling.temperature"] == pytest.approx(0.4)
    assert t3["chatterbox.sampling.top_k"] == 50
    assert t3["tokenizer.ggml.tokens"][-2:] == ["th", "[laugh]"]
    assert t3["tokenizer.ggml.token_type"] == [1] * 257 + [4]
    assert t3["tokenizer.ggml.merges"] == ["t h"]
    assert t3["chatterbox.least_speech_per_text"] == pytest.approx(5 * 56 / 254)  # "th" is there five times
    assert [s3gen["s3gen.cfm_steps"], s3gen["s3gen.silence_token"], s3gen["s3gen.meanflow"]] == [3, 20, True]
    assert s3gen["s3gen.flow_temperature"] == 0.5
    assert [s3gen["s3gen.estimator.heads"], s3gen["s3gen.estimator.head_dim"]] == [2, 32]
    assert [s3gen["s3tokv2.live_digits"], s3gen["s3tokv2.codebook_size"], s3gen["s3tokv2.n_audio_head"]] == [3, 27, 2]


def test_the_reference_models_set_is_converted(tmp_path: Path) -> None:
    pair = convert(SMALL, tmp_path, type="f32")
    config = json.loads((SMALL / "config.json").read_text())
    assert keys(pair.t3)["chatterbox.variant"] == config["variant"]
    source = load_file(SMALL / S3GEN)
    mixer = source["flow.decoder.estimator.time_embed_mixer.weight"].astype(np.float32)
    assert np.array_equal(tensors(pair.s3gen)["cfm/time_embed_mixer/weight"], mixer)


def test_progress_runs_from_nothing_to_one(official: Path, tmp_path: Path) -> None:
    seen: list[tuple[str, float]] = []
    convert(official, tmp_path, on_progress=lambda what, share: seen.append((what, share)))
    shares = [share for _, share in seen]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert {"model/wpe", "hift/conv_post/weight"} <= {what for what, _ in seen}


def test_stopping_leaves_nothing_behind(official: Path, tmp_path: Path) -> None:
    def stop(_: str, share: float) -> None:
        if share > 0.5:
            raise CancelledError("stopped")

    (tmp_path / "t3.gguf").write_bytes(b"the one before")
    with pytest.raises(CancelledError):
        convert(official, tmp_path, on_progress=stop)
    assert [path.name for path in tmp_path.iterdir()] == ["t3.gguf"]
    assert (tmp_path / "t3.gguf").read_bytes() == b"the one before"


def test_too_little_space_is_told_before_anything_is_written(
    official: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9 - 1000, 1000))
    with pytest.raises(MissingError, match=r"needs \d+ MB, but only 0 MB are free"):
        convert(official, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told(official: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SoundalikeError, match="can't be written"):
        convert(official, tmp_path / "file" / "out")


@pytest.mark.parametrize("name", [T3, S3GEN, VE, "vocab.json", "merges.txt", "added_tokens.json"])
def test_a_missing_file_is_named(own_copy: Path, tmp_path: Path, name: str) -> None:
    (own_copy / name).unlink()
    with pytest.raises(MissingError, match=name.replace(".", r"\.")):
        convert(own_copy, tmp_path / "out")
    assert not (tmp_path / "out" / "t3.gguf").exists()


def test_two_models_in_one_folder_are_refused(own_copy: Path, tmp_path: Path) -> None:
    shutil.copy(own_copy / T3, own_copy / "t3_nano_v1.safetensors")
    with pytest.raises(RefusedError, match="holds both"):
        convert(own_copy, tmp_path / "out")


@pytest.mark.parametrize(
    ("place", "value", "reason"),
    [
        ((T3, "tfmr.h.1.attn.c_attn.weight"), np.float32(np.nan), "'tfmr.h.1.attn.c_attn.weight' holds a value"),
        (
            (T3, "tfmr.h.1.mlp.c_proj.weight"),
            np.float32(7e4),
            "'model/h1/mlp/c_proj/w' has values too large for 16-bit",
        ),
        ((S3GEN, "tokenizer._mel_filters"), np.float32(0.1), "'tokenizer._mel_filters' isn't the mel filterbank"),
    ],
)
def test_weights_that_cannot_be_kept_are_refused_by_name(
    own_copy: Path, tmp_path: Path, place: tuple[str, str], value: np.float32, reason: str
) -> None:
    file, name = place
    weights = tiny_weights()[file]
    weights[name].flat[7] = value
    save_file(weights, own_copy / file)
    with pytest.raises(RefusedError, match=reason):
        convert(own_copy, tmp_path / "out")
    assert list((tmp_path / "out").iterdir()) == []


def test_files_of_two_models_are_refused(own_copy: Path, tmp_path: Path) -> None:
    weights = tiny_weights()[VE]
    weights["proj.weight"], weights["proj.bias"] = weights["proj.weight"][:8], weights["proj.bias"][:8]
    save_file(weights, own_copy / VE)
    with pytest.raises(RefusedError, match="belong to different models"):
        convert(own_copy, tmp_path / "out")


@pytest.mark.parametrize("part", range(1, 12))
@pytest.mark.parametrize("name", [T3, S3GEN, VE, "conds.pt"])
def test_a_file_cut_short_is_refused_by_name(own_copy: Path, tmp_path: Path, name: str, part: int) -> None:
    whole = (own_copy / name).read_bytes()
    (own_copy / name).write_bytes(whole[: len(whole) * part // 12])
    with pytest.raises(RefusedError, match=name.replace(".", r"\.")):
        convert(own_copy, tmp_path / "out")
