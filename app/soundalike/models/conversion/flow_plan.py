"""S3Gen's token encoder: `flow.*` without the estimator, to `flow/` (spec 4.2, 4.3, 8.2)."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.tensor_plan import CheckpointPlan


@dataclass(frozen=True)
class FlowSizes:
    """What the rest of the conversion has to agree with."""

    speech_vocab: int
    mel: int
    speaker_embed: int


def plan_flow(part: CheckpointPlan, keys: Metadata) -> FlowSizes:
    """Plans embedding, conformer blocks, upsampling and projections, and the keys about them."""
    shapes = part.shapes
    speech_vocab, inputs = shapes.shape("flow.input_embedding.weight", 2)
    mel, width = shapes.shape("flow.encoder_proj.weight", 2)
    speaker = shapes.shape("flow.spk_embed_affine_layer.weight", 2)[1]
    lookahead_kernel = shapes.shape("flow.encoder.pre_lookahead_layer.conv1.weight", 3)[2]
    heads, head_dim = shapes.shape("flow.encoder.encoders.0.self_attn.pos_bias_u", 2)
    hidden = shapes.shape("flow.encoder.encoders.0.feed_forward.w_1.weight", 2)[0]
    blocks = shapes.count("flow.encoder.encoders.{}.norm_mha.weight")
    up_blocks = shapes.count("flow.encoder.up_encoders.{}.norm_mha.weight")

    part.copy("flow.input_embedding.weight", "flow/input_embedding", (speech_vocab, inputs), narrow=True)
    _layer(part, "spk_embed_affine_layer", "spk_embed_affine", (mel, speaker))
    _layer(part, "encoder_proj", "encoder_proj", (mel, width))
    _layer(part, "encoder.embed.out.0", "encoder/embed/linear", (width, inputs))
    _norm(part, "encoder.embed.out.1", "encoder/embed/norm", width)
    _layer(part, "encoder.pre_lookahead_layer.conv1", "encoder/pre_lookahead/conv1", (width, width, lookahead_kernel))
    _layer(part, "encoder.pre_lookahead_layer.conv2", "encoder/pre_lookahead/conv2", (width, width, 3))
    for block in range(blocks):
        _plan_block(part, f"encoder.encoders.{block}", f"encoder/block{block}", (width, heads, head_dim, hidden))
    _layer(part, "encoder.up_layer.conv", "encoder/up_layer/conv", (width, width, 5))
    _layer(part, "encoder.up_embed.out.0", "encoder/up_embed/linear", (width, width))
    _norm(part, "encoder.up_embed.out.1", "encoder/up_embed/norm", width)
    for block in range(up_blocks):
        _plan_block(part, f"encoder.up_encoders.{block}", f"encoder/up_block{block}", (width, heads, head_dim, hidden))
    _norm(part, "encoder.after_norm", "encoder/after_norm", width)

    keys.u32("s3gen", speech_vocab_size=speech_vocab, input_size=inputs, output_size=mel, spk_embed_dim=speaker)
    keys.u32("s3gen.encoder", n_blocks=blocks, up_n_blocks=up_blocks, attention_heads=heads, head_dim=head_dim)
    keys.u32("s3gen.encoder", ff_size=hidden, token_mel_ratio=2, pre_lookahead_len=lookahead_kernel - 1)
    # Of the blocks' norms alone; the others have 1e-5 (spec 4.3).
    keys.f32("s3gen", layer_norm_eps=1e-12)
    return FlowSizes(speech_vocab, mel, speaker)


def _layer(part: CheckpointPlan, source: str, name: str, weight: tuple[int, ...]) -> None:
    part.layer(f"flow.{source}", (f"flow/{name}/w", f"flow/{name}/b"), weight)


def _norm(part: CheckpointPlan, source: str, name: str, width: int) -> None:
    part.layer(f"flow.{source}", (f"flow/{name}/w", f"flow/{name}/b"), (width,), narrow=False)


def _plan_block(part: CheckpointPlan, source: str, name: str, sizes: tuple[int, int, int, int]) -> None:
    width, heads, head_dim, hidden = sizes
    inner = heads * head_dim
    _norm(part, f"{source}.norm_mha", f"{name}/norm_mha", width)
    _norm(part, f"{source}.norm_ff", f"{name}/norm_ff", width)
    for letter in "qkv":
        _layer(part, f"{source}.self_attn.linear_{letter}", f"{name}/attn/{letter}", (inner, width))
    _layer(part, f"{source}.self_attn.linear_out", f"{name}/attn/o", (width, inner))
    part.copy(f"flow.{source}.self_attn.linear_pos.weight", f"flow/{name}/attn/pos/w", (inner, width), narrow=True)
    for letter in "uv":
        bias = f"attn/pos_bias_{letter}"
        part.copy(f"flow.{source}.self_attn.pos_bias_{letter}", f"flow/{name}/{bias}", (heads, head_dim))
    _layer(part, f"{source}.feed_forward.w_1", f"{name}/ff/w1", (hidden, width))
    _layer(part, f"{source}.feed_forward.w_2", f"{name}/ff/w2", (width, hidden))
