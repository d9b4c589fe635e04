"""The flow-matching estimator: `flow.decoder.estimator.*` to `cfm/`, names kept (spec 4.5, 8.2)."""

from __future__ import annotations

from soundalike.errors import RefusedError
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.tensor_plan import CheckpointPlan
from soundalike.translation import tr

HEAD_DIM = 64
"""Of the official estimator (spec 4.5)."""

SOURCE = "flow.decoder.estimator."
MIXER = "time_embed_mixer.weight"


class _Estimator:
    """Sizes of the U-Net, from its first layers."""

    def __init__(self, part: CheckpointPlan) -> None:
        self.part = part
        shapes = part.shapes
        self.channels, self.inputs, _ = shapes.shape(f"{SOURCE}down_blocks.0.0.block1.block.0.weight", 3)
        self.time = shapes.shape(f"{SOURCE}time_mlp.linear_1.weight", 2)[0]
        self.inner = shapes.shape(f"{SOURCE}down_blocks.0.1.0.attn1.to_q.weight", 2)[0]
        self.hidden = shapes.shape(f"{SOURCE}down_blocks.0.1.0.ff.net.0.proj.weight", 2)[0]
        self.mel = shapes.shape(f"{SOURCE}final_proj.weight", 3)[0]
        self.mid_blocks = shapes.count(SOURCE + "mid_blocks.{}.0.res_conv.weight")
        self.layers = shapes.count(SOURCE + "down_blocks.0.1.{}.norm1.weight")
        self.meanflow = shapes.has(SOURCE + MIXER)

    def layer(self, source: str, weight: tuple[int, ...], narrow: bool = True) -> None:
        name = "cfm/" + source.replace(".", "/")
        self.part.layer(SOURCE + source, (f"{name}/weight", f"{name}/bias"), weight, narrow=narrow)

    def norm(self, source: str) -> None:
        self.layer(source, (self.channels,), narrow=False)

    def matrix(self, source: str, weight: tuple[int, ...]) -> None:
        self.part.copy(f"{SOURCE}{source}.weight", f"cfm/{source.replace('.', '/')}/weight", weight, narrow=True)


def plan_cfm(part: CheckpointPlan, keys: Metadata, constants: ModelConstants, mel: int) -> None:
    """Plans the estimator and the keys about it. `mel` is the number of bands the encoder gives."""
    net = _Estimator(part)
    if net.mel != mel or net.inputs != 4 * mel:
        raise RefusedError(
            tr(
                "{file}: the estimator takes {inputs} channels and gives {mel} bands, but the encoder gives "
                "{encoder_bands} bands ('flow.encoder_proj.weight')."
            ).format(file=part.shapes.file, inputs=net.inputs, mel=net.mel, encoder_bands=mel)
        )
    net.layer("time_mlp.linear_1", (net.time, net.inputs))
    net.layer("time_mlp.linear_2", (net.time, net.time))
    if net.meanflow:
        net.matrix("time_embed_mixer", (net.time, 2 * net.time))
    _plan_stage(net, "down_blocks.0", net.inputs)
    net.layer("down_blocks.0.2", (net.channels, net.channels, 3))
    for block in range(net.mid_blocks):
        _plan_stage(net, f"mid_blocks.{block}", net.channels)
    _plan_stage(net, "up_blocks.0", 2 * net.channels)
    net.layer("up_blocks.0.2", (net.channels, net.channels, 3))
    net.layer("final_block.block.0", (net.channels, net.channels, 3))
    net.norm("final_block.block.2")
    net.layer("final_proj", (mel, net.channels, 1))

    heads = constants.estimator_heads or net.inner // HEAD_DIM
    if heads < 1 or net.inner % heads:
        raise RefusedError(
            tr("{file}: {heads} heads don't divide the estimator's {inner} inner channels.").format(
                file=part.shapes.file, heads=heads, inner=net.inner
            )
        )
    keys.flag("s3gen", meanflow=net.meanflow)
    keys.u32("s3gen", cfm_steps=constants.cfm_steps)
    keys.f32("s3gen", flow_temperature=constants.flow_temperature)
    keys.u32("s3gen.estimator", channels=net.channels, head_dim=net.inner // heads, heads=heads)
    keys.u32("s3gen.estimator", mid_blocks=net.mid_blocks, layers_per_block=net.layers)


def _plan_stage(net: _Estimator, stage: str, inputs: int) -> None:
    """A resnet and its transformer layers."""
    net.layer(f"{stage}.0.mlp.1", (net.channels, net.time))
    net.layer(f"{stage}.0.block1.block.0", (net.channels, inputs, 3))
    net.norm(f"{stage}.0.block1.block.2")
    net.layer(f"{stage}.0.block2.block.0", (net.channels, net.channels, 3))
    net.norm(f"{stage}.0.block2.block.2")
    net.layer(f"{stage}.0.res_conv", (net.channels, inputs, 1))
    for index in range(net.layers):
        layer = f"{stage}.1.{index}"
        net.norm(f"{layer}.norm1")
        for letter in "qkv":
            net.matrix(f"{layer}.attn1.to_{letter}", (net.inner, net.channels))
        net.layer(f"{layer}.attn1.to_out.0", (net.channels, net.inner))
        net.norm(f"{layer}.norm3")
        net.layer(f"{layer}.ff.net.0.proj", (net.hidden, net.channels))
        net.layer(f"{layer}.ff.net.2", (net.channels, net.hidden))
