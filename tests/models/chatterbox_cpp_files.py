"""Model files as chatterbox.cpp's two tools write them (spec 8), made from our own 32-bit files.

Its converter quantises four matrices a layer and the speech head of T3. Its requantiser takes every matrix whose name
has none of a list of words, which spares `speech_head` and six of the encoder's blocks and hits `cond_spkr`. Neither
writes the keys that only our files have, and both lose the merges that begin with "#".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import gguf
import numpy as np

from soundalike.models.conversion.gpt2_vocabulary import byte_symbols
from soundalike.models.gguf_reader import GgufHead, read_gguf_head

Tool = Literal["converter", "requantiser"]
Chosen = Callable[[str, tuple[int, ...]], bool]

TYPES = {name: getattr(gguf.GGMLQuantizationType, name.upper()) for name in ("f16", "q8_0", "q5_0", "q4_0")}
# What its files lack altogether (formats.md section 1).
OUR_KEYS = re.compile(
    r"chatterbox\.(variant|sampling\..*|prompt_seconds\..*|min_clip_seconds|least_speech_per_text|speech_cond_prompt_len)"
    r"|s3gen\.(variant|meanflow|cfm_steps)"
)
T3_MATRICES = re.compile(r"model/h\d+/(attn/c_attn|attn/c_proj|mlp/c_fc|mlp/c_proj)/w|chatterbox/speech_head")
DENIED = ("emb", "/builtin/", "mel_fb", "/b", "/bias", "/norm/", "/ln_", "/g", "/s", "alpha", "wpe")
DENIED_PARTS = ("voice_encoder/", "campplus/", "s3tokv2/")
HASH_MERGES = ("# #", "## ##", "#### ####", "######## ########", "## #", "# $", "#$ #$")


def write_pair(exact: Path, out: Path, tool: Tool, weight_type: str) -> tuple[Path, Path]:
    """Both files, from `t3.gguf` and `s3gen.gguf` in `exact`."""
    out.mkdir(parents=True, exist_ok=True)
    t3, s3gen = out / "chatterbox-t3.gguf", out / "chatterbox-s3gen.gguf"
    chosen = _by_converter if tool == "converter" else _by_requantiser
    _write(exact / "t3.gguf", t3, chosen, weight_type)
    # The S3Gen converter quantises by the requantiser's list, and writes f16 as plain f32.
    _write(exact / "s3gen.gguf", s3gen, _by_requantiser, "f32" if weight_type == "f16" else weight_type)
    return t3, s3gen


def whole_merges() -> list[str]:
    """Merges in GPT-2's way, those with "#" among them."""
    letters = [f"{a} {b}" for a in "etaoin" for b in "shrdlu"]
    for place, merge in zip((3, 5, 9, 14, 20, 26, 31), HASH_MERGES, strict=True):
        letters.insert(place, merge)
    return letters


def _vocabulary(rows: int) -> tuple[list[str], list[int], list[str]]:
    """Tokens numbered as GPT-2 numbers them, tags for the rest; merges without those that begin with "#"."""
    merges = whole_merges()
    tokens = [*byte_symbols(), *(merge.replace(" ", "") for merge in merges), "<|endoftext|>"]
    types = [1] * len(tokens) + [4] * (rows - len(tokens))
    tokens += [f"[tag {number}]" for number in range(rows - len(tokens))]
    return tokens, types, [merge for merge in merges if not merge.startswith("#")]


def _by_converter(name: str, shape: tuple[int, ...]) -> bool:
    return T3_MATRICES.fullmatch(name) is not None and shape[-1] % 32 == 0


def _by_requantiser(name: str, shape: tuple[int, ...]) -> bool:
    return (
        len(shape) == 2
        and shape[0] * shape[1] >= 1024
        and shape[1] % 32 == 0
        and not name.startswith(DENIED_PARTS)
        and not any(word in name for word in DENIED)
    )


def _write(source: Path, out: Path, chosen: Chosen, weight_type: str) -> None:
    head, reader = read_gguf_head(source), gguf.GGUFReader(source)
    writer = gguf.GGUFWriter(out, str(head.keys["general.architecture"]))
    _add_keys(writer, head, reader, weight_type)
    for tensor in reader.tensors:
        shape = tuple(int(extent) for extent in reversed(tensor.shape))
        values: Any = np.array(tensor.data).reshape(shape)
        if values.dtype == np.float32 and weight_type != "f32" and chosen(tensor.name, shape):
            kind = TYPES[weight_type]
            writer.add_tensor(tensor.name, gguf.quants.quantize(values, kind), raw_dtype=kind)
        else:
            writer.add_tensor(tensor.name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _add_keys(writer: gguf.GGUFWriter, head: GgufHead, reader: gguf.GGUFReader, weight_type: str) -> None:
    tokens, types, merges = _vocabulary(head.tensors["chatterbox/text_emb"].shape[0]) if _is_t3(head) else ([], [], [])
    for key, value in head.keys.items():
        if OUR_KEYS.fullmatch(key) or key == "general.architecture":
            continue
        match key:
            case "tokenizer.ggml.tokens":
                writer.add_array(key, tokens)
            case "tokenizer.ggml.token_type":
                writer.add_array(key, types)
            case "tokenizer.ggml.merges":
                writer.add_array(key, merges)
            case "chatterbox.quantization" | "s3gen.quantization":
                writer.add_string(key, weight_type)
            case _:
                kinds = reader.fields[key].types
                writer.add_key_value(key, list(value) if isinstance(value, tuple) else value, kinds[0], *kinds[1:2])


def _is_t3(head: GgufHead) -> bool:
    return "chatterbox/text_emb" in head.tensors
