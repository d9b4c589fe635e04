"""Nano beside Turbo: another T3, and nothing else that a voice is made of or read by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes
from soundalike.models.conversion.model_constants import official_constants
from soundalike.models.conversion.model_plan import ModelPlan, plan_model
from soundalike.models.conversion.tensor_plan import PlannedTensor
from tests.models.official_shapes import Sizes, s3gen_shapes, t3_shapes, voice_encoder_shapes

TURBO = Sizes()
NANO = replace(TURBO, layers=12, width=768)


def plan(sizes: Sizes, *, nano: bool) -> ModelPlan:
    tables = {"t3": t3_shapes(sizes), "s3gen": s3gen_shapes(sizes), "ve": voice_encoder_shapes(sizes)}
    return plan_model(
        {name: CheckpointShapes(name, table) for name, table in tables.items()}, official_constants(nano), "f16"
    )


@pytest.fixture(scope="module")
def turbo() -> ModelPlan:
    return plan(TURBO, nano=False)


@pytest.fixture(scope="module")
def nano() -> ModelPlan:
    return plan(NANO, nano=True)


def value(model: ModelPlan, key: str) -> object:
    return model.t3.keys.entries[key][1]


def listed(tensors: list[PlannedTensor]) -> list[tuple[str, tuple[int, ...], int]]:
    return [(tensor.name, tensor.shape, tensor.bytes) for tensor in tensors]


def test_the_files_name_their_variant_and_each_other(turbo: ModelPlan, nano: ModelPlan) -> None:
    assert (value(turbo, "chatterbox.variant"), value(nano, "chatterbox.variant")) == ("t3_turbo", "t3_nano")
    assert value(nano, "chatterbox.reference_repo") == "ResembleAI/chatterbox-nano"
    for model in (turbo, nano):
        assert model.s3gen.keys.entries["s3gen.variant"][1] == "t3_turbo,t3_nano"


def test_nano_has_12_layers_of_768_values_with_12_heads(nano: ModelPlan) -> None:
    dimensions = {name: value(nano, f"chatterbox.{name}") for name in ("n_layer", "n_embd", "n_head", "n_ctx")}
    assert dimensions == {"n_layer": 12, "n_embd": 768, "n_head": 12, "n_ctx": 8196}
    shapes = {tensor.name: tensor.shape for tensor in nano.t3.tensors.tensors}
    assert shapes["model/h11/mlp/c_fc/w"] == (3072, 768)
    assert "model/h12/ln_1/g" not in shapes


def test_the_s3gen_file_is_the_same(turbo: ModelPlan, nano: ModelPlan) -> None:
    assert listed(turbo.s3gen.tensors.tensors) == listed(nano.s3gen.tensors.tensors)
    left = {key: entry for key, entry in turbo.s3gen.keys.entries.items() if key != "general.name"}
    assert left == {key: entry for key, entry in nano.s3gen.keys.entries.items() if key != "general.name"}


def test_a_voice_has_the_same_sizes_and_lengths(turbo: ModelPlan, nano: ModelPlan) -> None:
    """What both read of a voice; that the encoders' weights are the same too, only the official files can say."""
    assert turbo.voice_sizes == nano.voice_sizes
    for key in (
        "chatterbox.speaker_embed_size",
        "chatterbox.speech_cond_prompt_len",
        "chatterbox.prompt_seconds.t3",
        "chatterbox.prompt_seconds.s3gen",
        "chatterbox.min_clip_seconds",
        "chatterbox.start_speech_token",
    ):
        assert value(turbo, key) == value(nano, key), key
    encoders = [
        [entry for entry in listed(model.t3.tensors.tensors) if entry[0].startswith("voice_encoder/")]
        for model in (turbo, nano)
    ]
    assert encoders[0] == encoders[1] != []
