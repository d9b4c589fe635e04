"""The vocoder: `mel2wav.*` to `hift/`, weight norm fused (spec 5, 8.2)."""

from __future__ import annotations

import math

from soundalike.errors import RefusedError
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.tensor_plan import CheckpointPlan
from soundalike.translation import tr

F0_LAYERS = (0, 2, 4, 6, 8)
"""Places of the convolutions in `condnet`; between them are activations (spec 5.1)."""


def plan_hift(part: CheckpointPlan, keys: Metadata, constants: ModelConstants, mel: int) -> None:
    """Plans trunk, source path and F0 predictor, and the `hift.*` keys. `mel` is the number of bands it reads."""
    shapes = part.shapes
    stages = shapes.count("mel2wav.ups.{}.bias")
    _check_lists(part, constants, stages)
    spectrum = constants.n_fft + 2  # real and imaginary parts of n_fft / 2 + 1 bins (spec 5.3)
    channels = shapes.shape("mel2wav.conv_pre.bias", 1)[0]

    _conv(part, "conv_pre", (channels, mel, 7))
    for stage in range(stages):
        outputs = shapes.shape(f"mel2wav.ups.{stage}.bias", 1)[0]
        kernel = constants.upsample_kernels[stage]
        # ConvTranspose keeps [in, out, k], so its bias has as many elements as the second dimension.
        part.weight_normed(f"mel2wav.ups.{stage}", f"hift/ups/{stage}", (channels, outputs, kernel), bias=outputs)
        channels = outputs
        _plan_source_stage(part, constants, stage, channels, spectrum)
        for branch, kernel in enumerate(constants.resblock_kernels):
            index = stage * len(constants.resblock_kernels) + branch
            _plan_resblock(part, f"resblocks.{index}", channels, kernel, len(constants.resblock_dilations[branch]))
    _conv(part, "conv_post", (spectrum, channels, 7))
    _plan_source(part, constants, mel)

    keys.i32s("hift", upsample_rates=constants.upsample_rates, upsample_kernels=constants.upsample_kernels)
    keys.i32s(
        "hift", resblock_kernels=constants.resblock_kernels, resblock_dilations=_flat(constants.resblock_dilations)
    )
    keys.i32s("hift", source_kernels=constants.source_kernels, source_dilations=_flat(constants.source_dilations))
    keys.u32("hift", n_fft=constants.n_fft, hop=constants.hop, harmonics=constants.overtones)


def _flat(rows: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """A row a block, one after the other; every row is equally long."""
    return tuple(value for row in rows for value in row)


def _check_lists(part: CheckpointPlan, constants: ModelConstants, stages: int) -> None:
    lengths = {
        tr("upsampling rates"): len(constants.upsample_rates),
        tr("upsampling kernels"): len(constants.upsample_kernels),
        tr("source kernels"): len(constants.source_kernels),
        tr("source dilations"): len(constants.source_dilations),
    }
    for what, length in lengths.items():
        if length != stages:
            raise RefusedError(
                tr("{file}: there are {stages} tensors 'mel2wav.ups', but {length} {what}.").format(
                    file=part.shapes.file, stages=stages, length=length, what=what
                )
            )
    if len(constants.resblock_kernels) != len(constants.resblock_dilations):
        raise RefusedError(
            tr("{file}: every residual block needs one kernel and one row of dilations.").format(file=part.shapes.file)
        )


def _conv(part: CheckpointPlan, source: str, weight: tuple[int, ...]) -> None:
    part.weight_normed(f"mel2wav.{source}", f"hift/{source.replace('.', '/')}", weight)


def _plan_source_stage(
    part: CheckpointPlan, constants: ModelConstants, stage: int, channels: int, spectrum: int
) -> None:
    # The source spectrum is at the last stage's rate; earlier stages see it thinned (spec 5.4).
    stride = math.prod(constants.upsample_rates[stage + 1 :])
    kernel = 1 if stride == 1 else 2 * stride
    name = f"hift/source_downs/{stage}"
    part.layer(
        f"mel2wav.source_downs.{stage}", (f"{name}/weight", f"{name}/bias"), (channels, spectrum, kernel), narrow=True
    )
    dilations = len(constants.source_dilations[stage])
    _plan_resblock(part, f"source_resblocks.{stage}", channels, constants.source_kernels[stage], dilations)


def _plan_resblock(part: CheckpointPlan, source: str, channels: int, kernel: int, dilations: int) -> None:
    for group in (1, 2):
        for index in range(dilations):
            _conv(part, f"{source}.convs{group}.{index}", (channels, channels, kernel))
            alpha = f"{source}.activations{group}.{index}.alpha"
            part.copy(f"mel2wav.{alpha}", f"hift/{alpha.replace('.', '/')}", (channels,))


def _plan_source(part: CheckpointPlan, constants: ModelConstants, mel: int) -> None:
    """F0 predictor and the harmonics' mix. Their last layers are vectors and stay F32."""
    width = part.shapes.shape("mel2wav.f0_predictor.condnet.0.bias", 1)[0]
    for layer in F0_LAYERS:
        _conv(part, f"f0_predictor.condnet.{layer}", (width, width if layer else mel, 3))
    for source, inputs in {"f0_predictor.classifier": width, "m_source.l_linear": constants.overtones + 1}.items():
        name = f"hift/{source.replace('.', '/')}"
        part.layer(f"mel2wav.{source}", (f"{name}/weight", f"{name}/bias"), (1, inputs), narrow=False)
