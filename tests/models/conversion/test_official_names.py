"""Names, shapes, types and keys of the official models, from names and shapes alone: no weights are made."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from soundalike.errors import RefusedError
from soundalike.models.conversion.builtin_voice import BuiltinVoice
from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes
from soundalike.models.conversion.model_constants import official_constants
from soundalike.models.conversion.model_plan import FilePlan, ModelPlan, WeightType, plan_model
from tests.models import expected_files as expected
from tests.models.official_shapes import Shapes, Sizes, s3gen_shapes, t3_shapes, voice_encoder_shapes

NANO = Sizes(layers=12, width=768)


def plan(
    t3: Shapes, s3gen: Shapes, voice_encoder: Shapes, weights: WeightType = "f16", nano: bool = False
) -> ModelPlan:
    """A model of these shapes with a full-length built-in voice."""
    shapes = {
        "t3": CheckpointShapes("t3.safetensors", t3),
        "s3gen": CheckpointShapes("s3gen.safetensors", s3gen),
        "ve": CheckpointShapes("ve.safetensors", voice_encoder),
    }
    planned = plan_model(shapes, official_constants(nano), weights)
    numbers, tokens = np.zeros, np.zeros
    voice = BuiltinVoice(
        speaker_emb=numbers((1, 256), np.float32),
        cond_prompt_speech_tokens=tokens(375, np.int32),
        prompt_token=tokens(250, np.int32),
        prompt_feat=numbers((500, 80), np.float32),
        embedding=numbers(192, np.float32),
    )
    planned.add_voice(voice, 375)
    return planned


def turbo(weights: WeightType = "f16") -> ModelPlan:
    sizes = Sizes()
    return plan(t3_shapes(sizes), s3gen_shapes(sizes), voice_encoder_shapes(sizes), weights)


def contents(file: FilePlan) -> dict[str, tuple[tuple[int, ...], str]]:
    return {tensor.name: (tensor.shape, tensor.type) for tensor in file.tensors.tensors}


def tables(f32: dict[str, tuple[int, ...]], **others: str) -> dict[str, tuple[tuple[int, ...], str]]:
    rows = {name: (shape, "f32") for name, shape in f32.items()}
    for kind, text in others.items():
        rows.update({name: (shape, kind) for name, shape in expected.table(text).items()})
    return rows


def values(file: FilePlan) -> dict[str, object]:
    return {key: value for key, (_, value) in file.keys.entries.items()}


def test_the_official_key_names_are_as_many_as_the_reference_has() -> None:
    sizes = Sizes()
    prefixes = Counter(name.split(".")[0] for name in s3gen_shapes(sizes))
    assert len(t3_shapes(sizes)) == 299
    assert len(t3_shapes(NANO)) == 155
    assert len(voice_encoder_shapes(sizes)) == 16
    assert prefixes == {"speaker_encoder": 937, "flow": 1122, "mel2wav": 328, "tokenizer": 104}


def test_the_t3_file_has_the_specified_names_shapes_and_types() -> None:
    rows = tables(expected.table(expected.F32_T3), f16=expected.F16_T3, i32=expected.I32_T3)
    assert contents(turbo().t3) == rows
    assert len(rows) == 314


def test_the_s3gen_file_has_the_specified_names_shapes_and_types() -> None:
    f32 = {**expected.table(expected.F32_S3GEN), **expected.dense_layers()}
    rows = tables(f32, f16=expected.F16_S3GEN, i32=expected.I32_S3GEN)
    assert contents(turbo().s3gen) == rows
    prefixes = Counter(name.split("/")[0] for name in rows)
    assert prefixes == {"cfm": 911, "campplus": 574, "hift": 246, "flow": 211, "s3tokv2": 103, "s3gen": 4}
    assert max(map(len, rows)) == 61


def test_f32_leaves_nothing_narrow() -> None:
    planned = turbo("f32")
    for file in (planned.t3, planned.s3gen):
        assert {kind for _, kind in contents(file).values()} == {"f32", "i32"}


def test_the_t3_keys_are_those_of_the_specification() -> None:
    found = values(turbo().t3)
    assert {key: found[key] for key in found if key.startswith("chatterbox.")} == {
        "chatterbox.context_length": 8196,
        "chatterbox.embedding_length": 1024,
        "chatterbox.block_count": 24,
        "chatterbox.attention.head_count": 16,
        "chatterbox.vocab_size": 50276,
        "chatterbox.n_ctx": 8196,
        "chatterbox.n_embd": 1024,
        "chatterbox.n_head": 16,
        "chatterbox.n_layer": 24,
        "chatterbox.text_vocab_size": 50276,
        "chatterbox.speech_vocab_size": 6563,
        "chatterbox.start_speech_token": 6561,
        "chatterbox.stop_speech_token": 6562,
        "chatterbox.speaker_embed_size": 256,
        "chatterbox.cond_prompt_length": 375,
        "chatterbox.speech_cond_prompt_len": 375,
        "chatterbox.layer_norm_eps": 1e-5,
        "chatterbox.variant": "t3_turbo",
        "chatterbox.reference_repo": "ResembleAI/chatterbox-turbo",
        "chatterbox.quantization": "f16",
        "chatterbox.sampling.temperature": 0.8,
        "chatterbox.sampling.top_p": 0.95,
        "chatterbox.sampling.repetition_penalty": 1.2,
        "chatterbox.sampling.top_k": 1000,
        "chatterbox.prompt_seconds.t3": 15.0,
        "chatterbox.prompt_seconds.s3gen": 10.0,
        "chatterbox.min_clip_seconds": 5.0,
    }
    assert {key: found[key] for key in found if key.startswith("voice_encoder.")} == {
        "voice_encoder.n_mels": 40,
        "voice_encoder.hidden_size": 256,
        "voice_encoder.num_layers": 3,
        "voice_encoder.embedding_size": 256,
        "voice_encoder.partial_frames": 160,
        "voice_encoder.sample_rate": 16000,
        "voice_encoder.n_fft": 400,
        "voice_encoder.hop_size": 160,
        "voice_encoder.win_size": 400,
        "voice_encoder.overlap": 0.5,
        "voice_encoder.rate": 1.3,
        "voice_encoder.min_coverage": 0.8,
    }


def test_the_s3gen_keys_are_those_of_the_specification() -> None:
    found = values(turbo().s3gen)
    del found["general.name"], found["general.description"]
    assert found == {
        "s3gen.variant": "t3_turbo,t3_nano",
        "s3gen.quantization": "f16",
        "s3gen.meanflow": True,
        "s3gen.cfm_steps": 2,
        "s3gen.flow_temperature": 1.0,
        "s3gen.silence_token": 4299,
        "s3gen.speech_vocab_size": 6561,
        "s3gen.input_size": 512,
        "s3gen.output_size": 80,
        "s3gen.spk_embed_dim": 192,
        "s3gen.layer_norm_eps": 1e-12,
        "s3gen.encoder.n_blocks": 6,
        "s3gen.encoder.up_n_blocks": 4,
        "s3gen.encoder.attention_heads": 8,
        "s3gen.encoder.head_dim": 64,
        "s3gen.encoder.ff_size": 2048,
        "s3gen.encoder.token_mel_ratio": 2,
        "s3gen.encoder.pre_lookahead_len": 3,
        "s3gen.estimator.channels": 256,
        "s3gen.estimator.head_dim": 64,
        "s3gen.estimator.heads": 8,
        "s3gen.estimator.mid_blocks": 12,
        "s3gen.estimator.layers_per_block": 4,
        "s3gen.builtin.prompt_token_len": 250,
        "s3gen.builtin.prompt_feat_frames": 500,
        "hift.upsample_rates": (8, 5, 3),
        "hift.upsample_kernels": (16, 11, 7),
        "hift.resblock_kernels": (3, 7, 11),
        "hift.resblock_dilations": (1, 3, 5) * 3,
        "hift.source_kernels": (7, 7, 11),
        "hift.source_dilations": (1, 3, 5) * 3,
        "hift.n_fft": 16,
        "hift.hop": 4,
        "hift.harmonics": 8,
        "campplus.feat_dim": 80,
        "campplus.embedding_size": 192,
        "campplus.growth_rate": 32,
        "campplus.bn_size": 4,
        "campplus.init_channels": 128,
        "campplus.kernel_size": 3,
        "campplus.seg_pool_len": 100,
        "campplus.sample_rate": 16000,
        **{f"campplus.block{block}_layers": layers for block, layers in ((1, 12), (2, 24), (3, 16))},
        **{f"campplus.block{block}_dilation": dilation for block, dilation in ((1, 1), (2, 2), (3, 2))},
        "s3tokv2.n_mels": 128,
        "s3tokv2.n_audio_state": 1280,
        "s3tokv2.n_audio_head": 20,
        "s3tokv2.n_audio_layer": 6,
        "s3tokv2.head_dim": 64,
        "s3tokv2.mlp_ratio": 4,
        "s3tokv2.fsmn_kernel": 31,
        "s3tokv2.fsq_levels": 3,
        "s3tokv2.fsq_dim": 8,
        "s3tokv2.live_digits": 8,
        "s3tokv2.codebook_size": 6561,
        "s3tokv2.conv_stride": 2,
        "s3tokv2.n_fft": 400,
        "s3tokv2.hop": 160,
        "s3tokv2.sample_rate": 16000,
        "s3tokv2.rope_theta": 10000.0,
        "s3tokv2.rope_max_pos": 2048,
    }


def test_nano_differs_in_layers_width_heads_and_name() -> None:
    found = values(plan(t3_shapes(NANO), s3gen_shapes(Sizes()), voice_encoder_shapes(Sizes()), nano=True).t3)
    names = ("n_layer", "n_embd", "n_head", "variant", "reference_repo")
    assert [found[f"chatterbox.{name}"] for name in names] == [12, 768, 12, "t3_nano", "ResembleAI/chatterbox-nano"]


def test_a_model_without_a_mixer_is_no_meanflow() -> None:
    s3gen = s3gen_shapes(Sizes())
    del s3gen["flow.decoder.estimator.time_embed_mixer.weight"]
    planned = plan(t3_shapes(Sizes()), s3gen, voice_encoder_shapes(Sizes())).s3gen
    assert values(planned)["s3gen.meanflow"] is False
    assert "cfm/time_embed_mixer/weight" not in contents(planned)


def test_buffers_that_some_files_lack_are_not_needed() -> None:
    s3gen = s3gen_shapes(Sizes())
    shorter = {
        name: shape
        for name, shape in s3gen.items()
        if name not in ("tokenizer._mel_filters", "tokenizer.window") and not name.endswith("num_batches_tracked")
    }
    assert len(s3gen) - len(shorter) == 124
    planned = plan(t3_shapes(Sizes()), shorter, voice_encoder_shapes(Sizes()))
    assert contents(planned.s3gen) == contents(turbo().s3gen)


DEAD = {"tfmr.wte.weight", "text_head.weight", "similarity_weight", "similarity_bias"}


def used(shapes: Shapes) -> list[str]:
    """Every tensor that the conversion needs, thinned to one in seven of each kind."""
    live = [name for name in shapes if name not in DEAD and not name.endswith("num_batches_tracked")]
    return [name for name in live if not name.startswith(("tokenizer._mel", "tokenizer.window"))][::7]


OFFICIAL_T3, OFFICIAL_VE = t3_shapes(Sizes()), voice_encoder_shapes(Sizes())
OFFICIAL_S3GEN = s3gen_shapes(Sizes())


@pytest.mark.parametrize("name", [*used(OFFICIAL_T3), *used(OFFICIAL_VE), *used(OFFICIAL_S3GEN)])
def test_a_missing_tensor_is_refused(name: str) -> None:
    files = [
        {other: shape for other, shape in shapes.items() if other != name}
        for shapes in (OFFICIAL_T3, OFFICIAL_S3GEN, OFFICIAL_VE)
    ]
    with pytest.raises(RefusedError, match=r"\.safetensors: "):
        plan(files[0], files[1], files[2])


FREE = {"lstm.weight_ih_l0"}
"""Its last dimension is a size of its own: the voice encoder's bands."""


@pytest.mark.parametrize(
    "name", [name for name in [*used(OFFICIAL_T3), *used(OFFICIAL_VE), *used(OFFICIAL_S3GEN)] if name not in FREE]
)
def test_a_tensor_of_another_shape_is_refused(name: str) -> None:
    files = [dict(shapes) for shapes in (OFFICIAL_T3, OFFICIAL_S3GEN, OFFICIAL_VE)]
    for shapes in files:
        if name in shapes:
            shapes[name] = (*shapes[name][:-1], shapes[name][-1] + 1)
    with pytest.raises(RefusedError, match=r"(\.safetensors: .*shape|heads|don't|belong)"):
        plan(files[0], files[1], files[2])


@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_tensor_too_many_is_refused_by_name(which: int) -> None:
    files = [dict(OFFICIAL_T3), dict(OFFICIAL_S3GEN), dict(OFFICIAL_VE)]
    files[which]["tfmr.h.0.lora_A.weight"] = (8, 1024)
    with pytest.raises(RefusedError, match=r"\.safetensors: tensor 'tfmr\.h\.0\.lora_A\.weight' doesn't belong"):
        plan(files[0], files[1], files[2])


def test_a_small_model_without_its_config_is_refused() -> None:
    sizes = Sizes(codes=729)
    with pytest.raises(RefusedError, match=r"silence token 4299 lies beyond the 729 rows.*config\.json"):
        plan(t3_shapes(sizes), s3gen_shapes(sizes), voice_encoder_shapes(sizes))
