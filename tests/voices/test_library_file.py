"""The whole library goes into one file and comes out of it again, whole, whatever is in the file."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from soundalike.errors import CancelledError, MissingError, RefusedError
from soundalike.voices import Library, pack_library, unpack_library
from tests.voices.made_voices import details, features, tone, write_voice


@pytest.fixture
def other(tmp_path: Path) -> Library:
    return Library(tmp_path / "other" / "voices")


def fill(library: Library, count: int = 3) -> None:
    for number in range(count):
        library.add(details(f"Voice {number}"), features(number), tone())


def test_voices_and_clips_arrive_as_they_were(library: Library, other: Library, tmp_path: Path) -> None:
    fill(library)
    out = tmp_path / "all.voices.zip"
    shares: list[float] = []
    assert pack_library(library, out, clips=True, on_progress=shares.append) == 3
    assert shares == sorted(shares)
    taken = unpack_library(other, out)
    assert taken.refused == ()
    here = {entry.id: entry for entry in other.entries()}
    for entry in library.entries():
        there = here[entry.id]
        assert there.path.read_bytes() == entry.path.read_bytes()
        assert entry.clip is not None
        assert there.clip is not None
        assert there.clip.read_bytes() == entry.clip.read_bytes()


def test_without_recordings_none_is_in_the_file(library: Library, tmp_path: Path) -> None:
    fill(library)
    out = tmp_path / "all.voices.zip"
    pack_library(library, out, clips=False)
    with zipfile.ZipFile(out) as archive:
        assert sorted(archive.namelist()) == [f"Voice {number}.voice.gguf" for number in range(3)]


def test_taken_in_twice_each_voice_is_there_once(library: Library, tmp_path: Path) -> None:
    fill(library)
    out = tmp_path / "all.voices.zip"
    pack_library(library, out, clips=True)
    unpack_library(library, out)
    assert len(library.entries()) == 3


def test_damaged_voices_are_left_out_and_bundled_ones_too(tmp_path: Path) -> None:
    write_voice(tmp_path / "bundled", "Bundled")
    library = Library(tmp_path / "voices", tmp_path / "bundled")
    fill(library, 1)
    (tmp_path / "voices" / "Broken.voice.gguf").write_bytes(b"GGUF and no more")
    assert pack_library(library, tmp_path / "all.voices.zip", clips=False) == 1


def test_nothing_is_overwritten_and_nothing_to_write_is_said(library: Library, tmp_path: Path) -> None:
    out = tmp_path / "all.voices.zip"
    with pytest.raises(RefusedError, match="no voice of your own"):
        pack_library(library, out, clips=False)
    out.write_bytes(b"mine")
    fill(library, 1)
    with pytest.raises(RefusedError, match="already"):
        pack_library(library, out, clips=False)
    assert out.read_bytes() == b"mine"


def test_stopped_in_between_leaves_nothing(library: Library, tmp_path: Path) -> None:
    fill(library)

    def stop(share: float) -> None:
        if share > 0.5:
            raise CancelledError("Stopped.")

    target = tmp_path / "out"
    target.mkdir()
    with pytest.raises(CancelledError):
        pack_library(library, target / "all.voices.zip", clips=True, on_progress=stop)
    assert list(target.iterdir()) == []


def test_what_is_no_library_is_refused_in_words(other: Library, tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="no such file"):
        unpack_library(other, tmp_path / "none.zip")
    (tmp_path / "no.zip").write_bytes(b"no archive at all")
    with pytest.raises(RefusedError, match="can't be read"):
        unpack_library(other, tmp_path / "no.zip")
    with zipfile.ZipFile(tmp_path / "empty.zip", "w") as archive:
        archive.writestr("a.txt", "hello")
    with pytest.raises(RefusedError, match="no voice in it"):
        unpack_library(other, tmp_path / "empty.zip")


def test_one_bad_voice_keeps_no_other_out_and_no_name_leads_out_of_the_library(
    other: Library, library: Library, tmp_path: Path
) -> None:
    fill(library, 1)
    good = library.entries()[0].path
    with zipfile.ZipFile(tmp_path / "mixed.zip", "w") as archive:
        archive.write(good, "../../../escaped.voice.gguf")
        archive.writestr("bad.voice.gguf", b"GGUF")
    taken = unpack_library(other, tmp_path / "mixed.zip")
    assert [voice.name for voice in taken.voices] == ["Voice 0"]
    assert taken.voices[0].path.parent == other.folder
    assert len(taken.refused) == 1
    assert taken.refused[0].startswith("bad.voice.gguf")
    assert not list(tmp_path.glob("**/escaped*"))


def test_more_than_a_voice_can_be_isnt_unpacked(other: Library, tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("bomb.voice.gguf", b"\0" * (70 << 20))
    taken = unpack_library(other, tmp_path / "bomb.zip")
    assert taken.voices == ()
    assert "larger than any voice" in taken.refused[0]
