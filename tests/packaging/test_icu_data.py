"""ICU's data keeps what Qt asks for, in a form that ICU reads."""

from __future__ import annotations

import struct

from shared.icu_data import is_kept, items, packed


def test_items_survive_in_their_order_and_aligned() -> None:
    header = struct.pack("<H", 32).ljust(32, b"h")
    contents = {"icudt73l/coll/root.res": b"one", "icudt73l/pool.res": b"", "icudt73l/root.res": b"x" * 33}
    blob = packed(header, contents)
    assert blob.startswith(header)
    found = items(blob)
    assert list(found) == list(contents)
    for name, item in contents.items():
        assert found[name].rstrip(b"\0") == item
    for row in range(len(contents)):
        assert struct.unpack_from("<II", blob, 32 + 4 + 8 * row)[1] % 16 == 0


def test_sorting_in_the_windows_languages_is_kept_and_old_encodings_are_not() -> None:
    for name in ("coll/ucadata.icu", "coll/root.res", "coll/ar.res", "coll/zh.res", "root.res", "nfkc.nrm"):
        assert is_kept(f"icudt73l/{name}")
    for name in ("euc-tw-2014.cnv", "brkitr/cjdict.dict", "lang/de.res", "coll/ja.res", "unames.icu", "fi.res"):
        assert not is_kept(f"icudt73l/{name}")
