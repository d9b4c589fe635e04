"""Writes voice files for tests, after `formats.md` section 2, from a model's built-in voice."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping
from pathlib import Path

import gguf
import numpy as np

TENSORS = (
    "chatterbox/builtin/speaker_emb",
    "chatterbox/builtin/cond_prompt_speech_tokens",
    "s3gen/builtin/prompt_token",
    "s3gen/builtin/prompt_feat",
    "s3gen/builtin/embedding",
)
_TYPE_U32 = 4
_TYPE_STRING = 8


def builtin_tensors(folder: Path) -> dict[str, np.ndarray]:
    found: dict[str, np.ndarray] = {}
    for name in ("t3.gguf", "s3gen.gguf"):
        found |= {t.name: np.array(t.data) for t in gguf.GGUFReader(folder / name).tensors if t.name in TENSORS}
    return found


def keys(variant: str, name: str, changed: Mapping[str, str | int] | None = None) -> dict[str, str | int]:
    values: dict[str, str | int] = {
        "version": 1,
        "name": name,
        "variant": variant,
        "consent.kind": "self",
        "consent.name": name,
        "consent.date": "2026-11-30",
    }
    return {f"soundalike.voice.{key}": value for key, value in (values | dict(changed or {})).items() if value != ""}


def _encoded(key: str, value: str | int) -> bytes:
    name = key.encode()
    head = struct.pack("<Q", len(name)) + name
    if isinstance(value, int):
        return head + struct.pack("<II", _TYPE_U32, value)
    text = value.encode()
    return head + struct.pack("<IQ", _TYPE_STRING, len(text)) + text


def digest(values: Mapping[str, str | int], tensors: Mapping[str, np.ndarray]) -> str:
    sha = hashlib.sha256()
    for key in sorted(values, key=str.encode):
        sha.update(_encoded(key, values[key]))
    for name in TENSORS:
        sha.update(np.ascontiguousarray(tensors[name]).tobytes())
    return sha.hexdigest()


def write(
    path: Path, values: Mapping[str, str | int], tensors: Mapping[str, np.ndarray], checksum: str | None = None
) -> Path:
    writer = gguf.GGUFWriter(path, "soundalike-voice")
    for key, value in values.items():
        writer.add_uint32(key, value) if isinstance(value, int) else writer.add_string(key, value)
    writer.add_string("soundalike.voice.sha256", checksum or digest(values, tensors))
    for name, tensor in tensors.items():
        writer.add_tensor(name, np.ascontiguousarray(tensor))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path
