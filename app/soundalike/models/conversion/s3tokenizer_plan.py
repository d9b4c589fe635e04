"""S3TokenizerV2: `tokenizer.*` to `s3tokv2/`, names kept (spec 6.6, 8.2). All F32: a narrower type changes codes."""

from __future__ import annotations

import math

import numpy as np

from soundalike.errors import RefusedError
from soundalike.models.conversion.filterbanks import speech_tokenizer_filterbank
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.safetensors_file import FloatArray
from soundalike.models.conversion.tensor_plan import CheckpointPlan
from soundalike.translation import tr

HEAD_DIM = 64
"""Of the official encoder (spec 6.6)."""

FSQ_LEVELS = 3

STORED_BANK = "tokenizer._mel_filters"
BANK_TOLERANCE = 2e-3
"""Of the largest weight; rounding to 16-bit floats moves it by less than 5e-4."""


def plan_s3tokenizer(part: CheckpointPlan, keys: Metadata, constants: ModelConstants, speech_vocab: int) -> None:
    """Plans the encoder, its codebook and filterbank, and the `s3tokv2.*` keys. `speech_vocab` is the flow's."""
    shapes = part.shapes
    width, mels, _ = shapes.shape("tokenizer.encoder.conv1.weight", 3)
    hidden = shapes.shape("tokenizer.encoder.blocks.0.mlp.0.weight", 2)[0]
    fsmn_kernel = shapes.shape("tokenizer.encoder.blocks.0.attn.fsmn_block.weight", 3)[2]
    digits = shapes.shape("tokenizer.quantizer._codebook.project_down.weight", 2)[0]
    layers = shapes.count("tokenizer.encoder.blocks.{}.attn_ln.weight")

    _layer(part, "encoder.conv1", (width, mels, 3))
    _layer(part, "encoder.conv2", (width, width, 3))
    for layer in range(layers):
        _plan_block(part, f"encoder.blocks.{layer}", width, hidden, fsmn_kernel)
    _layer(part, "quantizer._codebook.project_down", (digits, width))
    _plan_filterbank(part, mels)
    # A Hann window, which engines compute.
    shapes.ignore(["tokenizer.window"])

    heads = constants.tokenizer_heads or width // HEAD_DIM
    if heads < 1 or width % heads or hidden % width:
        raise RefusedError(
            tr("{file}: the tokenizer's {width} channels don't fit {heads} heads and {hidden} units.").format(
                file=shapes.file, width=width, heads=heads, hidden=hidden
            )
        )
    live_digits = _live_digits(shapes.file, speech_vocab, digits, constants)
    keys.u32("s3tokv2", n_mels=mels, n_audio_state=width, n_audio_head=heads, n_audio_layer=layers)
    keys.u32("s3tokv2", head_dim=width // heads, mlp_ratio=hidden // width, fsmn_kernel=fsmn_kernel)
    keys.u32("s3tokv2", fsq_levels=FSQ_LEVELS, fsq_dim=digits, live_digits=live_digits)
    keys.u32("s3tokv2", codebook_size=FSQ_LEVELS**live_digits, conv_stride=2, n_fft=400, hop=160, sample_rate=16000)
    keys.f32("s3tokv2", rope_theta=10000.0)
    keys.u32("s3tokv2", rope_max_pos=2048)


def _layer(part: CheckpointPlan, source: str, weight: tuple[int, ...]) -> None:
    name = f"s3tokv2/{source.replace('.', '/')}"
    part.layer(f"tokenizer.{source}", (f"{name}/weight", f"{name}/bias"), weight, narrow=False)


def _plan_block(part: CheckpointPlan, source: str, width: int, hidden: int, fsmn_kernel: int) -> None:
    for projection in ("query", "value", "out"):
        _layer(part, f"{source}.attn.{projection}", (width, width))
    name = f"s3tokv2/{source.replace('.', '/')}"
    part.copy(f"tokenizer.{source}.attn.key.weight", f"{name}/attn/key/weight", (width, width))
    part.copy(f"tokenizer.{source}.attn.fsmn_block.weight", f"{name}/attn/fsmn_block/weight", (width, 1, fsmn_kernel))
    for norm in ("attn_ln", "mlp_ln"):
        _layer(part, f"{source}.{norm}", (width,))
    _layer(part, f"{source}.mlp.0", (hidden, width))
    _layer(part, f"{source}.mlp.2", (width, hidden))


def _plan_filterbank(part: CheckpointPlan, mels: int) -> None:
    """The bank is computed, since some official files lack theirs (spec 1.5) and others keep it as 16-bit floats.
    One that is there must be the same bank."""
    bank = speech_tokenizer_filterbank(mels)
    if not part.shapes.has(STORED_BANK):
        part.plan.computed("s3tokv2/mel_fb", bank)
        return

    def checked(stored: FloatArray) -> FloatArray:
        if np.abs(stored - bank).max() > BANK_TOLERANCE * bank.max():
            raise RefusedError(
                tr("{file}: tensor '{name}' isn't the mel filterbank of this model family.").format(
                    file=part.shapes.file, name=STORED_BANK
                )
            )
        return bank

    part.fused("s3tokv2/mel_fb", bank.shape, {STORED_BANK: bank.shape}, checked, narrow=False)


def _live_digits(file: str, speech_vocab: int, digits: int, constants: ModelConstants) -> int:
    """How many ternary digits take part in a code: by default as many as the flow's vocabulary needs."""
    live = constants.live_digits
    if live is None:
        live = round(math.log(speech_vocab, FSQ_LEVELS))
    if not 0 < live <= digits or FSQ_LEVELS**live > speech_vocab:
        raise RefusedError(
            tr(
                "{file}: {live} live digits give {codes} codes, but 'flow.input_embedding.weight' has "
                "{speech_vocab} rows and the codebook {digits} digits."
            ).format(file=file, live=live, codes=FSQ_LEVELS ** max(live, 0), speech_vocab=speech_vocab, digits=digits)
        )
    return live
