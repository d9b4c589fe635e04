"""A T3 of Nano's proportions, 12 layers of 768 values with 12 heads, made from a seed instead of stored.

Its 85 million weights would be 340 MB; so both sides make them: the reference with torch, the tests without. Only
numpy's raw PCG64 stream is used, which numpy promises not to change. Vocabularies and positions are the small model's,
whose voice, tokenizer and S3Gen go with it. What is calibrated (see `sane_weights.centre_t3`) is stored in the fixture.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]

LAYERS, WIDTH, HEADS = 12, 768, 12
SEED = 768
ATTENTION_SHARPNESS = 1.8
HEAD_GAIN = 2.5
SPEAKER_GAIN = 16.0
POSITION_GAIN = 0.7
SEED_STEP = 1000
CALIBRATED = ("attn.c_proj.bias", "mlp.c_proj.bias")
HEAD_BIAS = "speech_head.bias"


def sizes(small: Mapping[str, Any]) -> dict[str, Any]:
    """The small model's configuration with Nano's backbone."""
    return {**small, "t3": {**small["t3"], "n_embd": WIDTH, "n_layer": LAYERS, "n_head": HEADS}}


def weights(small: Mapping[str, Any], calibrated: Mapping[str, Array]) -> dict[str, Array]:
    """All tensors of T3's file under their official names; `calibrated` ones replace those from the seed."""
    made = {name: _make(index, name, shape) for index, (name, shape) in enumerate(_shapes(small["t3"]))}
    return {**made, **calibrated}


def calibrated_names() -> list[str]:
    """The tensors that the fixture stores."""
    return [*(f"tfmr.h.{layer}.{name}" for layer in range(LAYERS) for name in CALIBRATED), HEAD_BIAS]


def _shapes(t3: Mapping[str, Any]) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield "tfmr.wpe.weight", (t3["n_positions"], WIDTH)
    yield "tfmr.wte.weight", (8, WIDTH)
    for layer in range(LAYERS):
        block = f"tfmr.h.{layer}"
        for norm in ("ln_1", "ln_2"):
            yield from ((f"{block}.{norm}.weight", (WIDTH,)), (f"{block}.{norm}.bias", (WIDTH,)))
        for name, inputs, outputs in (
            ("attn.c_attn", WIDTH, 3 * WIDTH),
            ("attn.c_proj", WIDTH, WIDTH),
            ("mlp.c_fc", WIDTH, 4 * WIDTH),
            ("mlp.c_proj", 4 * WIDTH, WIDTH),
        ):
            yield from ((f"{block}.{name}.weight", (inputs, outputs)), (f"{block}.{name}.bias", (outputs,)))
    yield from (("tfmr.ln_f.weight", (WIDTH,)), ("tfmr.ln_f.bias", (WIDTH,)))
    yield from (("text_emb.weight", (t3["text_vocab"], WIDTH)), ("text_head.weight", (t3["text_vocab"], WIDTH)))
    yield "speech_emb.weight", (t3["speech_vocab"], WIDTH)
    yield from (("speech_head.weight", (t3["speech_vocab"], WIDTH)), (HEAD_BIAS, (t3["speech_vocab"],)))
    yield "cond_enc.spkr_enc.weight", (WIDTH, t3["speaker_embed_size"])
    yield "cond_enc.spkr_enc.bias", (WIDTH,)


def _make(index: int, name: str, shape: tuple[int, ...]) -> Array:
    values = _unit(SEED * SEED_STEP + index, shape)
    if len(shape) == 1:
        norm = "ln_" in name and name.endswith("weight")
        return (1.0 + 0.25 * values).astype(np.float32) if norm else (0.1 * values).astype(np.float32)
    if name.endswith(("_emb.weight", "wte.weight")):
        return values
    if name == "tfmr.wpe.weight":
        return values * np.float32(POSITION_GAIN)
    inputs = shape[0] if name.startswith("tfmr.h.") else shape[1]  # the backbone's matrices are (in, out)
    scaled = values * np.float32(1.0 / math.sqrt(inputs))
    if name.endswith("c_attn.weight"):
        scaled[:, : 2 * WIDTH] *= np.float32(ATTENTION_SHARPNESS)
    if name == "speech_head.weight":
        scaled *= np.float32(HEAD_GAIN)
    if name == "cond_enc.spkr_enc.weight":
        scaled *= np.float32(SPEAKER_GAIN)
    return scaled


def _unit(seed: int, shape: tuple[int, ...]) -> Array:
    """Uniform values of variance 1."""
    count = math.prod(shape)
    raw = np.random.PCG64(seed).random_raw((count + 1) // 2).astype("<u8").view("<u4")[:count]
    between = (raw >> 8).astype(np.float32) * np.float32(2.0**-23) - np.float32(1.0)
    return (between * np.float32(math.sqrt(3.0))).reshape(shape)
