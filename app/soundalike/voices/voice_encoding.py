"""The bytes of a voice file: GGUF with few kinds of keys, and the checksum over them.

Own code rather than the gguf package's writer, because the checksum is over exactly the bytes that are written.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.models import gguf_types as types

ARCHITECTURE = "soundalike-voice"
KEY_PREFIX = "soundalike.voice."
TENSORS = (
    "chatterbox/builtin/speaker_emb",
    "chatterbox/builtin/cond_prompt_speech_tokens",
    "s3gen/builtin/prompt_token",
    "s3gen/builtin/prompt_feat",
    "s3gen/builtin/embedding",
)
"""In the order in which the checksum takes them."""

KeyValue = int | str | bytes | tuple[float, ...]
"""A key's value: UINT32, STRING, an array of UINT8, or an array of FLOAT32."""

_VERSION = 3
_TENSOR_TYPES = {"f": 0, "i": 26}
"""ggml's numbers of F32 and I32."""


def encode_key(name: str, value: KeyValue) -> bytes:
    """Name, type and value, as they stand in the file."""
    head = _text(name)
    match value:
        case int():
            return head + struct.pack("<II", types.UINT32, value)
        case str():
            return head + struct.pack("<I", types.STRING) + _text(value)
        case bytes():
            return head + struct.pack("<IIQ", types.ARRAY, types.UINT8, len(value)) + value
        case _:
            packed = np.asarray(value, "<f4").tobytes()
            return head + struct.pack("<IIQ", types.ARRAY, types.FLOAT32, len(value)) + packed


def digest_of(keys: Mapping[str, bytes], tensors: Mapping[str, npt.NDArray[Any]]) -> str:
    """SHA-256 over the voice's encoded keys, sorted by their full names, then the tensors in their order."""
    sha = hashlib.sha256()
    for name in sorted(keys, key=str.encode):
        sha.update(keys[name])
    for tensor in TENSORS:
        sha.update(np.ascontiguousarray(tensors[tensor]).tobytes())
    return sha.hexdigest()


def record_keys(keys: Mapping[str, bytes], tensors: Mapping[str, npt.NDArray[Any]]) -> list[bytes]:
    """A voice's encoded keys, and the checksum, which is added."""
    return [*keys.values(), encode_key(KEY_PREFIX + "sha256", digest_of(keys, tensors))]


def encode_file(keys: Mapping[str, bytes], tensors: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """The whole voice file, of its encoded keys by their full names, and its tensors."""
    return encode_entries([encode_key("general.architecture", ARCHITECTURE), *record_keys(keys, tensors)], tensors)


def encode_entries(entries: Sequence[bytes], tensors: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """A file of these encoded keys and a voice's tensors."""
    table: list[bytes] = []
    data = b""
    for name in TENSORS:
        array = np.ascontiguousarray(tensors[name])
        table.append(encode_tensor_info(name, array.shape, _TENSOR_TYPES[array.dtype.kind], len(data)))
        data += padded(array.tobytes(), types.DEFAULT_ALIGNMENT)
    return encode_head(entries, table, types.DEFAULT_ALIGNMENT) + data


def encode_head(keys: Sequence[bytes], tensors: Sequence[bytes], alignment: int) -> bytes:
    """A GGUF file up to its data."""
    counts = struct.pack("<IQQ", _VERSION, len(tensors), len(keys))
    return padded(types.MAGIC + counts + b"".join(keys) + b"".join(tensors), alignment)


def encode_tensor_info(name: str, shape: Sequence[int], kind: int, offset: int) -> bytes:
    """One row of the tensor table. `shape` is outermost-first, `kind` ggml's type number, `offset` in the data."""
    return _text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *reversed(shape), kind, offset)


def padded(content: bytes, alignment: int) -> bytes:
    """With zeros to a multiple of `alignment`."""
    return content + b"\0" * (-len(content) % alignment)


def _text(text: str) -> bytes:
    content = text.encode()
    return struct.pack("<Q", len(content)) + content
