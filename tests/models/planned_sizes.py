"""How large a model file becomes in each type, from names and shapes alone."""

from __future__ import annotations

from dataclasses import replace

from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes
from soundalike.models.conversion.model_constants import official_constants
from soundalike.models.conversion.model_plan import ModelPlan, WeightType, plan_model
from soundalike.models.conversion.tensor_plan import PlannedTensor
from soundalike.models.gguf_reader import GgufTensor
from soundalike.models.gguf_types import BLOCK_TYPES
from soundalike.models.weight_types import is_quantizable
from soundalike.weight_choices import QUANTIZED_TYPES
from tests.models.official_shapes import Shapes, Sizes, s3gen_shapes, t3_shapes, voice_encoder_shapes

SIZES = {"turbo": Sizes(), "nano": replace(Sizes(), layers=12, width=768)}
BLOCKS = {kind.name: kind for kind in BLOCK_TYPES.values()}


def shapes_of(name: str) -> dict[str, Shapes]:
    """The official files of Turbo or Nano."""
    sizes = SIZES[name]
    return {"t3": t3_shapes(sizes), "s3gen": s3gen_shapes(sizes), "ve": voice_encoder_shapes(sizes)}


def plan_of(name: str, weights: WeightType) -> ModelPlan:
    """What conversion would write."""
    shapes = {part: CheckpointShapes(part, table) for part, table in shapes_of(name).items()}
    return plan_model(shapes, official_constants(nano=name == "nano"), weights)


def tensor_bytes(name: str, weights: str) -> tuple[int, int]:
    """Of all tensors in the T3 and the S3Gen file; keys, tokenizer, voice and padding come on top."""
    plan = plan_of(name, "f32" if weights == "f32" else "f16")
    t3, s3gen = (sum(_bytes(tensor, weights) for tensor in file.tensors.tensors) for file in (plan.t3, plan.s3gen))
    return t3, s3gen


def _bytes(tensor: PlannedTensor, weights: str) -> int:
    kind = BLOCKS[tensor.type]
    like_stored = GgufTensor(tensor.name, tensor.shape, kind, 0, tensor.bytes)
    if weights not in QUANTIZED_TYPES or not is_quantizable(like_stored):
        return tensor.bytes
    fitting = (BLOCKS[weights.lower()], BLOCKS["q8_0"], BLOCKS["f16"])
    stored = next(block for block in fitting if tensor.shape[-1] % block.block_size == 0)
    return tensor.bytes // kind.block_bytes // stored.block_size * stored.block_bytes


if __name__ == "__main__":
    import sys

    for model in SIZES:
        for choice in ("f32", "f16", *QUANTIZED_TYPES):
            sys.stdout.write(f"{model} {choice} {tensor_bytes(model, choice)}\n")
