"""`voices check` finds what isn't whole."""

from __future__ import annotations

import shutil

from soundalike.voices import Library, check_library
from soundalike.voices.clip_file import CLIP_SUFFIX
from soundalike.voices.voice_file import SUFFIX
from tests.voices.made_voices import details, features, tone


def test_a_whole_library_has_no_findings(library: Library) -> None:
    assert list(check_library(library)) == []
    for name in ("Ada", "Ada", "Bea"):
        library.add(details(name), features(), tone())
    library.delete(library.find("Bea"))
    assert list(check_library(library)) == []


def test_everything_that_isnt_whole_is_found(library: Library) -> None:
    for name in ("Cut", "Bad clip", "Lone", "Copied"):
        library.add(details(name), features(), tone())
    folder = library.folder
    (folder / f"Cut{SUFFIX}").write_bytes((folder / f"Cut{SUFFIX}").read_bytes()[:-40])
    (folder / f"Bad clip{CLIP_SUFFIX}").write_bytes(b"fLaC")
    (folder / f"Lone{SUFFIX}").unlink()
    shutil.copy(folder / f"Copied{SUFFIX}", folder / f"Copy{SUFFIX}")
    found = {finding.path.name: finding.message for finding in check_library(library)}
    assert {*found} == {
        f"Cut{SUFFIX}",
        f"Bad clip{SUFFIX}",
        f"Lone{CLIP_SUFFIX}",
        f"Copied{SUFFIX}",
        f"Copy{SUFFIX}",
    }
    assert "cut short" in found[f"Cut{SUFFIX}"]
    assert "can't be read" in found[f"Bad clip{SUFFIX}"]
    assert "has no voice" in found[f"Lone{CLIP_SUFFIX}"]
    assert "a copy" in found[f"Copy{SUFFIX}"]
