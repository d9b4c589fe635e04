"""Every way of making a sound GGUF file contradict itself, for whoever opens one."""

from __future__ import annotations

import struct

from tests.models.gguf_files import ARRAY, STRING, text
from tests.models.gguf_layout import GgufLayout


def damaged_ggufs(raw: bytes) -> dict[str, bytes]:
    """What is wrong, and the file. `raw` has a text, a list, and tensors of one and of two dimensions."""
    layout = GgufLayout(raw)
    return _counts(layout) | _shapes(layout) | _names(layout) | _lengths(layout) | _cuts(layout) | _places(layout)


def _counts(layout: GgufLayout) -> dict[str, bytes]:
    return {
        "2^61 tensors": layout.patched((8, "Q", 1 << 61)),
        "-1 tensors": layout.patched((8, "q", -1)),
        "65,537 tensors": layout.patched((8, "Q", 65_537)),
        "one tensor more than there is": layout.patched((8, "Q", len(layout.tensors) + 1)),
        "2^61 keys": layout.patched((16, "Q", 1 << 61)),
        "a million keys": layout.patched((16, "Q", 1_000_000)),
        "one key more than there is": layout.patched((16, "Q", len(layout.keys) + 1)),
        "one key fewer than there are": layout.patched((16, "Q", len(layout.keys) - 1)),
        "version 0": layout.patched((4, "I", 0)),
        "version 1": layout.patched((4, "I", 1)),
        "version 4": layout.patched((4, "I", 4)),
        "big-endian": layout.patched((4, "I", 3 << 24)),
        "not GGUF": b"GGML" + layout.raw[4:],
    }


def _shapes(layout: GgufLayout) -> dict[str, bytes]:
    first = next(iter(layout.tensors.values()))
    plane = next(tensor for tensor in layout.tensors.values() if len(tensor.extents) >= 2)
    at, other = plane.extents_at, plane.extents_at + 8
    return {
        "a product that wraps": layout.patched((at, "Q", (1 << 42) + 1), (other, "Q", 1 << 22)),
        "a product that wraps within 31 bits each": layout.patched(
            (at, "Q", (1 << 31) - 1), (other, "Q", (1 << 31) - 1)
        ),
        "the largest number": layout.patched((at, "Q", (1 << 63) - 1), (other, "Q", 2)),
        "a negative dimension": layout.patched((first.extents_at, "q", -1)),
        "larger than the file": layout.patched((first.extents_at, "Q", 1 << 28)),
        "five dimensions": layout.patched((first.rank_at, "I", 5)),
        "no dimensions": layout.patched((first.rank_at, "I", 0)),
        "2^32 - 1 dimensions": layout.patched((first.rank_at, "I", 0xFFFFFFFF)),
        "a dimension of 0": layout.patched((first.extents_at, "Q", 0)),
        "an unknown tensor type": layout.patched((first.type_at, "I", 200)),
        "a withdrawn tensor type": layout.patched((first.type_at, "I", 4)),
        "a tensor type of -1": layout.patched((first.type_at, "i", -1)),
    }


def _names(layout: GgufLayout) -> dict[str, bytes]:
    key, tensor = next(iter(layout.keys)), next(iter(layout.tensors.values()))
    place = layout.keys[key]
    head, tail = layout.raw[: place.start], layout.raw[place.type_at :]
    renamed = layout.raw[: tensor.start], layout.raw[tensor.rank_at :]
    return {
        "a key without a name": head + struct.pack("<Q", 0) + tail,
        "a key that isn't text": head + text(b"\xff\xfe") + tail,
        "a key twice": layout.doubled_key(key),
        "a tensor twice": layout.doubled_tensor(tensor.name),
        "a tensor without a name": renamed[0] + struct.pack("<Q", 0) + renamed[1],
        "a tensor with a long name": renamed[0] + text("n" * 64) + renamed[1],
        "a tensor with a zero in its name": renamed[0] + text("a\0b") + renamed[1],
    }


def _lengths(layout: GgufLayout) -> dict[str, bytes]:
    said = next(key for key in layout.keys.values() if key.kind == STRING)
    first = next(iter(layout.keys.values()))
    result = {
        "a text of 2^62 bytes": layout.patched((said.value_at, "Q", 1 << 62)),
        "a text of 1 GiB": layout.patched((said.value_at, "Q", 1 << 30)),
        "a key's name of 2^62 bytes": layout.patched((first.start, "Q", 1 << 62)),
        "an unknown value type": layout.patched((first.type_at, "I", 200)),
        "an array of 2^62 texts": layout.with_key("fault.list", ARRAY, struct.pack("<IQ", STRING, 1 << 62)),
        "an array of 2^62 bytes": layout.with_key("fault.list", ARRAY, struct.pack("<IQ", 0, 1 << 62)),
        "an array of arrays": layout.with_key("fault.list", ARRAY, struct.pack("<IQ", ARRAY, 1) + bytes(64)),
        "an array of an unknown type": layout.with_key("fault.list", ARRAY, struct.pack("<IQ", 200, 1) + bytes(8)),
        "five million empty texts": layout.with_key(
            "fault.list", ARRAY, struct.pack("<IQ", STRING, 5_000_000) + bytes(40_000_000)
        ),
        "a flag of 2": layout.with_key("fault.flag", 7, b"\x02"),
        "a text that isn't UTF-8": layout.with_key("fault.text", STRING, text(b"\xc0\x80")),
        "a text with half a character": layout.with_key("fault.text", STRING, text(b"\xed\xa0\x80")),
        "a text with a zero": layout.with_key("fault.text", STRING, text(b"a\0b")),
    }
    for alignment in (0, 1, 4, 12, 33, 1 << 21):
        result[f"alignment {alignment}"] = layout.with_key("general.alignment", 4, struct.pack("<I", alignment))
    result["an alignment that is a text"] = layout.with_key("general.alignment", STRING, text("32"))
    return result


def _cuts(layout: GgufLayout) -> dict[str, bytes]:
    middle = layout.data_at + (len(layout.raw) - layout.data_at) // 2
    ends = max(tensor.end for tensor in layout.tensors.values())
    return {
        "4 bytes": layout.raw[:4],
        "the header alone": layout.raw[:24],
        "cut in its keys": layout.raw[: next(iter(layout.keys.values())).end + 3],
        "cut in its table": layout.raw[: ends - 9],
        "cut before its data": layout.raw[: layout.data_at],
        "cut in its data": layout.raw[:middle],
    }


def _places(layout: GgufLayout) -> dict[str, bytes]:
    first, second = list(layout.tensors.values())[:2]
    return {
        "data off its alignment": layout.patched((first.offset_at, "Q", 8)),
        "data far behind the file": layout.patched((first.offset_at, "Q", 1 << 40)),
        "an offset that wraps": layout.patched((first.offset_at, "Q", (1 << 64) - 32)),
        "two tensors in one place": layout.patched(
            (second.offset_at, "Q", struct.unpack_from("<Q", layout.raw, first.offset_at)[0])
        ),
    }
