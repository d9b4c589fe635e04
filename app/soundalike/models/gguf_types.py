"""Numbers of the GGUF format that reading and writing share."""

from __future__ import annotations

from dataclasses import dataclass

MAGIC = b"GGUF"
VERSIONS = (2, 3)
DEFAULT_ALIGNMENT = 32
MAX_NAME_BYTES = 63
"""ggml keeps tensor names in 64 bytes with their terminator."""


@dataclass(frozen=True)
class BlockType:
    """A tensor type: `block_size` values are packed into `block_bytes`."""

    name: str
    block_size: int
    block_bytes: int


BLOCK_TYPES = {
    0: BlockType("f32", 1, 4),
    1: BlockType("f16", 1, 2),
    2: BlockType("q4_0", 32, 18),
    3: BlockType("q4_1", 32, 20),
    6: BlockType("q5_0", 32, 22),
    7: BlockType("q5_1", 32, 24),
    8: BlockType("q8_0", 32, 34),
    10: BlockType("q2_k", 256, 84),
    11: BlockType("q3_k", 256, 110),
    12: BlockType("q4_k", 256, 144),
    13: BlockType("q5_k", 256, 176),
    14: BlockType("q6_k", 256, 210),
    24: BlockType("i8", 1, 1),
    25: BlockType("i16", 1, 2),
    26: BlockType("i32", 1, 4),
    27: BlockType("i64", 1, 8),
    28: BlockType("f64", 1, 8),
    30: BlockType("bf16", 1, 2),
}
"""ggml's type numbers, those that a model of this family may use."""

UINT8, INT8, UINT16, INT16, UINT32, INT32, FLOAT32, BOOL, STRING, ARRAY, UINT64, INT64, FLOAT64 = range(13)
"""The types of metadata values."""
