"""ICU's data library, with what Qt asks it for.

PySide6's wheel carries all of ICU's data, 31 MB. Qt has its own tables for locales, and asks ICU only to sort, to
change case and for the names of time zones. Everything else in it (converters of old encodings, names of languages,
currencies and units, dictionaries that break lines, transliteration) is never read. ICU reports what is missing as an
error that Qt handles. The format is ICU's "common data" (icu/source/common/ucmndata.h): a header, a table of names and
places, the items, each aligned to 16 bytes.
"""

from __future__ import annotations

import struct
import subprocess
import tempfile
from pathlib import Path, PurePosixPath

LANGUAGES = frozenset({"ar", "de", "en", "es", "fr", "pt", "pt_PT", "root", "zh", "zh_Hans", "zh_Hant"})
TABLES = frozenset({"icustd", "icuver", "keyTypeData", "langInfo", "likelySubtags", "metadata", "metaZones", "pool"})
TABLES |= {"numberingSystems", "res_index", "supplementalData", "timezoneTypes", "windowsZones", "zoneinfo64"}
FORMAT = b"CmnD"
FORMAT_PLACE = 12
ALIGNMENT = 16


def is_kept(name: str) -> bool:
    """Whether Qt may ask for the item `name`, as `icudt73l/coll/root.res`."""
    folder, stem = PurePosixPath(name).parts[1:-1], PurePosixPath(name).stem
    if name.endswith((".icu", ".nrm")):
        return stem != "unames"
    return name.endswith(".res") and folder in {(), ("coll",)} and stem in LANGUAGES | TABLES


def items(blob: bytes) -> dict[str, bytes]:
    """Every item of a common data blob by its name, in its order."""
    table = struct.unpack_from("<H", blob)[0]
    (count,) = struct.unpack_from("<I", blob, table)
    rows = [struct.unpack_from("<II", blob, table + 4 + 8 * row) for row in range(count)]
    ends = [place for _, place in rows[1:]] + [len(blob) - table]
    found = {}
    for (name_place, place), end in zip(rows, ends, strict=True):
        start = table + name_place
        found[blob[start : blob.index(b"\0", start)].decode("ascii")] = blob[table + place : table + end]
    return found


def packed(header: bytes, contents: dict[str, bytes]) -> bytes:
    """A common data blob with these items."""
    names, places = b"", []
    names_start = 4 + 8 * len(contents)
    for name in contents:
        places.append(names_start + len(names))
        names += name.encode("ascii") + b"\0"
    table, body = struct.pack("<I", len(contents)), b""
    body_start = -(-(names_start + len(names)) // ALIGNMENT) * ALIGNMENT
    for place, item in zip(places, contents.values(), strict=True):
        table += struct.pack("<II", place, body_start + len(body))
        body += item + b"\0" * (-len(item) % ALIGNMENT)
    start = table + names
    return header + start + b"\0" * (body_start - len(start)) + body


def shrink(library: Path) -> None:
    """Replaces the library `libicudata.so.NN` by one with the kept items only, with the compiler."""
    data = library.read_bytes()
    start = data.index(FORMAT) - FORMAT_PLACE
    blob = data[start:]
    header = blob[: struct.unpack_from("<H", blob)[0]]
    kept = {name: item for name, item in items(blob).items() if is_kept(name)}
    version = library.name.rpartition(".")[2]
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data.bin").write_bytes(packed(header, kept))
        symbol = f"icudt{version}_dat"
        (Path(folder) / "data.s").write_text(
            f'.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, @object\n{symbol}:\n.incbin "data.bin"\n'
            f'.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",@progbits\n',
            encoding="ascii",
        )
        command = ["cc", "-shared", "-nostdlib", f"-Wl,-soname,{library.name}", "-s", "-o", "out.so", "data.s"]
        subprocess.run(command, cwd=folder, check=True)
        library.write_bytes((Path(folder) / "out.so").read_bytes())
