"""The speaker encoder: `speaker_encoder.*` to `campplus/`, batch norms as scale and shift (spec 6.5, 8.2). All F32."""

from __future__ import annotations

from soundalike.errors import RefusedError
from soundalike.models.conversion.filterbanks import speaker_filterbank
from soundalike.models.conversion.fusions import (
    batch_norm_scale,
    batch_norm_shift,
    plain_norm_scale,
    plain_norm_shift,
)
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.tensor_plan import CheckpointPlan
from soundalike.translation import tr

BLOCK_DILATIONS = {1: 1, 2: 2, 3: 2}
SEGMENT_FRAMES = 100
FREQUENCY_STRIDE = 8
"""The head halves the bands three times (spec 6.5)."""


def plan_campplus(part: CheckpointPlan, keys: Metadata) -> int:
    """Plans head, dense blocks and filterbank, and the `campplus.*` keys; returns the embedding's size."""
    shapes = part.shapes
    head_channels = shapes.shape("speaker_encoder.head.conv1.weight", 4)[0]
    initial, flattened, _ = shapes.shape("speaker_encoder.xvector.tdnn.linear.weight", 3)
    embedding = shapes.shape("speaker_encoder.xvector.dense.linear.weight", 3)[0]
    bands = flattened // head_channels * FREQUENCY_STRIDE

    _plan_head(part, head_channels)
    _conv(part, "xvector.tdnn.linear", (initial, flattened, 5))
    _norm(part, "xvector.tdnn.nonlinear.batchnorm", initial)
    channels = initial
    for block in BLOCK_DILATIONS:
        channels = _plan_block(part, keys, block, channels)
        _norm(part, f"xvector.transit{block}.nonlinear.batchnorm", channels)
        _conv(part, f"xvector.transit{block}.linear", (channels // 2, channels, 1))
        channels //= 2
    _norm(part, "xvector.out_nonlinear.batchnorm", channels)
    _conv(part, "xvector.dense.linear", (embedding, 2 * channels, 1))
    _plain_norm(part, "xvector.dense.nonlinear.batchnorm", embedding)
    part.plan.computed("campplus/mel_fb_kaldi_80", speaker_filterbank(bands))
    keys.u32("campplus", feat_dim=bands, embedding_size=embedding, init_channels=initial)
    keys.u32("campplus", seg_pool_len=SEGMENT_FRAMES, sample_rate=16000)
    return embedding


def _conv(part: CheckpointPlan, source: str, weight: tuple[int, ...]) -> None:
    part.copy(f"speaker_encoder.{source}.weight", f"campplus/{source.replace('.', '/')}/weight", weight)


def _norm(part: CheckpointPlan, source: str, channels: int) -> None:
    name, norm, size = f"campplus/{source.replace('.', '/')}", f"speaker_encoder.{source}", (channels,)
    weight, bias = f"{norm}.weight", f"{norm}.bias"
    mean, variance = f"{norm}.running_mean", f"{norm}.running_var"
    part.fused(f"{name}/s", size, {weight: size, variance: size}, batch_norm_scale, narrow=False)
    shift = {weight: size, variance: size, bias: size, mean: size}
    part.fused(f"{name}/b", size, shift, batch_norm_shift, narrow=False)


def _plain_norm(part: CheckpointPlan, source: str, channels: int) -> None:
    name, norm, size = f"campplus/{source.replace('.', '/')}", f"speaker_encoder.{source}", (channels,)
    mean, variance = f"{norm}.running_mean", f"{norm}.running_var"
    part.fused(f"{name}/s", size, {variance: size}, plain_norm_scale, narrow=False)
    part.fused(f"{name}/b", size, {variance: size, mean: size}, plain_norm_shift, narrow=False)


def _plan_head(part: CheckpointPlan, channels: int) -> None:
    """2-D convolutions: the first block of each layer halves the bands and so has a shortcut of its own."""
    square = (channels, channels, 3, 3)
    _conv(part, "head.conv1", (channels, 1, 3, 3))
    _norm(part, "head.bn1", channels)
    for layer in ("layer1", "layer2"):
        for block in range(part.shapes.count(f"speaker_encoder.head.{layer}.{{}}.conv1.weight")):
            for number in (1, 2):
                _conv(part, f"head.{layer}.{block}.conv{number}", square)
                _norm(part, f"head.{layer}.{block}.bn{number}", channels)
            if block == 0:
                _conv(part, f"head.{layer}.0.shortcut.0", (channels, channels, 1, 1))
                _norm(part, f"head.{layer}.0.shortcut.1", channels)
    _conv(part, "head.conv2", square)
    _norm(part, "head.bn2", channels)


def _plan_block(part: CheckpointPlan, keys: Metadata, block: int, channels: int) -> int:
    """Dense layers, each of which adds `growth` channels; returns how many there are in the end."""
    first = f"speaker_encoder.xvector.block{block}.tdnnd1"
    bottleneck = part.shapes.shape(f"{first}.linear1.weight", 3)[0]
    growth, _, kernel = part.shapes.shape(f"{first}.cam_layer.linear_local.weight", 3)
    if bottleneck % growth or bottleneck % 2:
        raise RefusedError(
            tr("{file}: tensor '{first}.linear1.weight' has {bottleneck} rows, which don't fit.").format(
                file=part.shapes.file, first=first, bottleneck=bottleneck
            )
        )
    layers = part.shapes.count(f"speaker_encoder.xvector.block{block}.tdnnd{{}}.linear1.weight", first=1)
    for index in range(1, layers + 1):
        layer = f"xvector.block{block}.tdnnd{index}"
        _norm(part, f"{layer}.nonlinear1.batchnorm", channels)
        _conv(part, f"{layer}.linear1", (bottleneck, channels, 1))
        _norm(part, f"{layer}.nonlinear2.batchnorm", bottleneck)
        _conv(part, f"{layer}.cam_layer.linear_local", (growth, bottleneck, kernel))
        for number, weight in ((1, (bottleneck // 2, bottleneck, 1)), (2, (growth, bottleneck // 2, 1))):
            source = f"{layer}.cam_layer.linear{number}"
            name = f"campplus/{source.replace('.', '/')}"
            part.layer(f"speaker_encoder.{source}", (f"{name}/weight", f"{name}/bias"), weight, narrow=False)
        channels += growth
    keys.u32("campplus", growth_rate=growth, bn_size=bottleneck // growth, kernel_size=kernel)
    keys.u32("campplus", **{f"block{block}_layers": layers, f"block{block}_dilation": BLOCK_DILATIONS[block]})
    return channels
