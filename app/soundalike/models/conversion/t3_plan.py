"""T3 with a GPT-2 backbone: `t3_turbo_v1.safetensors` to the T3 file (spec 1.3, 2.4, 8.1)."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.errors import RefusedError
from soundalike.models.conversion.fusions import transposed
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.tensor_plan import CheckpointPlan
from soundalike.translation import tr

HEAD_DIM = 64
"""Of every official backbone (spec 1.3)."""


@dataclass(frozen=True)
class T3Sizes:
    """What the rest of the conversion has to agree with."""

    text_vocab: int
    start_speech_token: int
    speaker_embed: int


def plan_t3(part: CheckpointPlan, keys: Metadata, constants: ModelConstants) -> T3Sizes:
    """Plans backbone, embeddings, head and speaker projection, and the `chatterbox.*` keys about them."""
    shapes = part.shapes
    context, width = shapes.shape("tfmr.wpe.weight", 2)
    layers = shapes.count("tfmr.h.{}.ln_1.weight")
    hidden = shapes.shape("tfmr.h.0.mlp.c_fc.weight", 2)[1]
    text_vocab = shapes.shape("text_emb.weight", 2)[0]
    speech_vocab = shapes.shape("speech_emb.weight", 2)[0]
    speaker = shapes.shape("cond_enc.spkr_enc.weight", 2)[1]

    part.copy("tfmr.wpe.weight", "model/wpe", (context, width))
    part.layer("tfmr.ln_f", ("model/ln_f/g", "model/ln_f/b"), (width,), narrow=False)
    for layer in range(layers):
        _plan_block(part, layer, width, hidden)
    part.copy("text_emb.weight", "chatterbox/text_emb", (text_vocab, width), narrow=True)
    part.copy("speech_emb.weight", "chatterbox/speech_emb", (speech_vocab, width), narrow=True)
    part.layer("speech_head", ("chatterbox/speech_head", "chatterbox/speech_head_bias"), (speech_vocab, width))
    speaker_projection = ("chatterbox/cond_spkr/w", "chatterbox/cond_spkr/b")
    part.layer("cond_enc.spkr_enc", speaker_projection, (width, speaker), narrow=False)
    # Dead at inference (spec 1.3).
    shapes.ignore(["tfmr.wte.weight", "text_head.weight"])

    start, stop = _special_tokens(shapes.file, speech_vocab, constants)
    heads = constants.t3_heads or width // HEAD_DIM
    if heads < 1 or width % heads:
        raise RefusedError(
            tr("{file}: {heads} attention heads don't divide the width {width} of 'tfmr.wpe.weight'.").format(
                file=shapes.file, heads=heads, width=width
            )
        )
    keys.u32("chatterbox", context_length=context, embedding_length=width, block_count=layers)
    keys.u32("chatterbox.attention", head_count=heads)
    keys.u32("chatterbox", vocab_size=text_vocab, n_ctx=context, n_embd=width, n_head=heads, n_layer=layers)
    keys.u32("chatterbox", text_vocab_size=text_vocab, speech_vocab_size=speech_vocab)
    keys.u32("chatterbox", start_speech_token=start, stop_speech_token=stop, speaker_embed_size=speaker)
    keys.f32("chatterbox", layer_norm_eps=constants.layer_norm_eps)
    return T3Sizes(text_vocab, start, speaker)


def _plan_block(part: CheckpointPlan, layer: int, width: int, hidden: int) -> None:
    source, name = f"tfmr.h.{layer}", f"model/h{layer}"
    part.layer(f"{source}.ln_1", (f"{name}/ln_1/g", f"{name}/ln_1/b"), (width,), narrow=False)
    part.layer(f"{source}.ln_2", (f"{name}/ln_2/g", f"{name}/ln_2/b"), (width,), narrow=False)
    matrices = {
        "attn.c_attn": (width, 3 * width),
        "attn.c_proj": (width, width),
        "mlp.c_fc": (width, hidden),
        "mlp.c_proj": (hidden, width),
    }
    for matrix, (inputs, outputs) in matrices.items():
        target = f"{name}/{matrix.replace('.', '/')}"
        part.fused(
            f"{target}/w", (outputs, inputs), {f"{source}.{matrix}.weight": (inputs, outputs)}, transposed, narrow=True
        )
        part.copy(f"{source}.{matrix}.bias", f"{target}/b", (outputs,))


def _special_tokens(file: str, speech_vocab: int, constants: ModelConstants) -> tuple[int, int]:
    """Start and stop: by default the last two rows of the speech tables, 6561 and 6562 officially (spec 1.4)."""
    start = speech_vocab - 2 if constants.start_speech_token is None else constants.start_speech_token
    stop = speech_vocab - 1 if constants.stop_speech_token is None else constants.stop_speech_token
    if not 0 < start < speech_vocab or not 0 < stop < speech_vocab or start == stop:
        raise RefusedError(
            tr(
                "{file}: speech tokens {start} (start) and {stop} (stop) don't lie in the {speech_vocab} rows of "
                "'speech_emb.weight'."
            ).format(file=file, start=start, stop=stop, speech_vocab=speech_vocab)
        )
    return start, stop
