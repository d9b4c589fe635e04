"""A complete file set in the official layout, far smaller than any real one, with random weights."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from safetensors.numpy import save_file

from soundalike.models.conversion.filterbanks import speech_tokenizer_filterbank
from soundalike.models.conversion.gpt2_vocabulary import byte_symbols
from tests.models.official_shapes import TINY, Shapes, s3gen_shapes, t3_shapes, voice_encoder_shapes
from tests.models.torch_files import save

T3, S3GEN, VE = "t3_turbo_v1.safetensors", "s3gen_meanflow.safetensors", "ve.safetensors"
CONFIG: dict[str, Any] = {
    "format": "chatterbox-turbo",
    "variant": "tiny-1",
    "t3": {"n_head": 2, "speech_cond_prompt_len": 5},
    "tok": {"n_head": 2, "sil_token": 20, "live_digits": 3},
    "flow": {"dec_heads": 2, "n_timesteps": 3, "flow_temperature": 0.5},
    "generation_defaults": {"temperature": 0.4, "top_p": 0.9, "top_k": 50, "repetition_penalty": 1.1},
}


def random_weights(shapes: Shapes, seed: int) -> dict[str, npt.NDArray[Any]]:
    """Values of a sane size; variances are positive, counters whole numbers."""
    generator = np.random.default_rng(seed)
    weights: dict[str, npt.NDArray[Any]] = {}
    for name, shape in shapes.items():
        values = generator.standard_normal(shape).astype(np.float32)
        if name.endswith("num_batches_tracked"):
            weights[name] = np.array(3, np.int64)
        elif name == "tokenizer._mel_filters":
            weights[name] = speech_tokenizer_filterbank(128)
        else:
            weights[name] = np.square(values) if name.endswith("running_var") else values
    return weights


def conditionals() -> dict[str, dict[str, Any]]:
    """A voice as `conds.pt` holds it; its mel lies transposed, as the reference saves it."""
    generator = np.random.default_rng(4)
    mel = generator.standard_normal((1, 80, 12)).astype(np.float32)
    return {
        "t3": {
            "speaker_emb": generator.standard_normal((1, TINY.speaker)).astype(np.float32),
            "clap_emb": None,
            "cond_prompt_speech_tokens": np.arange(5, dtype=np.int64)[None],
            "cond_prompt_speech_emb": None,
            "emotion_adv": np.zeros((1, 1, 1), np.float32),
        },
        "gen": {
            "prompt_token": np.arange(20, 26, dtype=np.int64)[None],
            "prompt_token_len": np.array([6], np.int64),
            "prompt_feat": mel.transpose(0, 2, 1),
            "prompt_feat_len": None,
            "embedding": generator.standard_normal((1, 192)).astype(np.float32),
        },
    }


def tiny_weights() -> dict[str, dict[str, npt.NDArray[Any]]]:
    """The weights of the three files."""
    shapes = {T3: t3_shapes(TINY), S3GEN: s3gen_shapes(TINY), VE: voice_encoder_shapes(TINY)}
    return {name: random_weights(table, seed) for seed, (name, table) in enumerate(shapes.items())}


def write_tiny_set(folder: Path, weights: dict[str, dict[str, npt.NDArray[Any]]] | None = None) -> Path:
    """Writes the whole set to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, tensors in (weights or tiny_weights()).items():
        save_file(tensors, folder / name)
    vocabulary = {token: index for index, token in enumerate((*byte_symbols(), "th"))}
    (folder / "vocab.json").write_text(json.dumps(vocabulary))
    (folder / "merges.txt").write_text("#version: 0.2\nt h\n")
    (folder / "added_tokens.json").write_text(json.dumps({"[laugh]": 257}))
    (folder / "config.json").write_text(json.dumps(CONFIG))
    save(folder / "conds.pt", conditionals())
    return folder
