"""The library keeps voices: any name, never over another, changed whole or not at all."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from soundalike.engine.types import Consent
from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.voices import Library, read_voice_file
from soundalike.voices.clip_file import CLIP_SUFFIX, decode_clip, encode_flac
from soundalike.voices.voice_file import SUFFIX, encode_voice
from tests.voices.made_voices import details, features, same_features, tone, write_voice

NAMES = (
    *("Anna", "anna", "Anna ", " Anna", "CON", "NUL.txt", "name/with/slash", "name\\back", "name:colon", ".hidden"),
    *("..", "Åsa 声", "A\u030asa 声", "x" * 300, "<b>bold</b>", "%s%n", "voice?*", "דניאל", "عائشة", "\u202eevil"),
    *("\U0001f468\u200d\U0001f469\u200d\U0001f467", "z\u0351\u0367\u0351algo", "-rf", "~", "'; DROP TABLE voices; --"),
)
"""Case VOI-05, and others of its kinds."""


def names(library: Library) -> list[str]:
    return [entry.name for entry in library.entries()]


def files(folder: Path) -> set[str]:
    """What lies there, the program's own files left out."""
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return {name for name in found if not name.startswith(("index.sqlite3", ".lock"))}


def test_a_voice_is_kept_with_its_clip(library: Library) -> None:
    entry = library.add(details("Ada", description="warm", tags=("work",)), features(1), tone())
    assert (entry.name, entry.description, entry.tags, entry.fault) == ("Ada", "warm", ("work",), "")
    assert entry.created.endswith("+00:00")
    voice = read_voice_file(entry.path)
    assert voice.details.engine.startswith("soundalike ")
    assert same_features(voice.features, features(1))
    assert entry.clip is not None
    assert decode_clip(entry.clip) == pytest.approx(tone(), abs=2**-22)
    assert files(library.folder) == {f"Ada{SUFFIX}", f"Ada{CLIP_SUFFIX}"}
    assert library.entries() == [entry]


def test_a_declined_clip_isnt_kept(library: Library) -> None:
    assert library.add(details("Ada"), features()).clip is None
    assert files(library.folder) == {f"Ada{SUFFIX}"}


def test_any_name_is_kept_as_typed_and_finds_its_voice(library: Library) -> None:
    made = [library.add(details(name), features(seed)) for seed, name in enumerate(NAMES)]
    assert len({entry.path for entry in made}) == len(NAMES)
    assert all(entry.path.parent == library.folder for entry in made)
    assert sorted(names(library)) == sorted(name.strip() for name in NAMES)
    for seed, (entry, name) in enumerate(zip(made, NAMES, strict=True)):
        assert library.find(entry.id) == entry
        assert entry.name == name.strip()
        assert same_features(read_voice_file(library.find(entry.path.name).path).features, features(seed))
    for entry in made:
        renamed = library.edit(entry, name="Renamed")
        assert renamed.path.parent == library.folder
        library.delete(renamed)
    assert library.entries() == []
    assert len(library.trash()) == len(NAMES)
    assert [path.name for path in library.folder.parent.iterdir()] == ["voices"]


def test_names_are_found_however_they_are_written(library: Library) -> None:
    first = library.add(details("Åsa"), features())
    assert library.find("A\u030asa") == library.find("åsa") == library.find(f"Åsa{SUFFIX}") == first
    second = library.add(details("åsa"), features())
    assert library.find("Åsa") == first
    assert library.find("åsa") == second
    with pytest.raises(UsageError, match=r"'Åsa\.voice\.gguf', 'åsa \(2\)\.voice\.gguf'"):
        library.find("ÅSA")
    assert library.find("åsa (2)") == second
    with pytest.raises(MissingError, match=r"no voice 'Bea'\. Voices here: Åsa, åsa"):
        library.find("Bea")


def test_equal_names_are_told_apart_by_their_files(library: Library) -> None:
    one, two = (library.add(details("Ada"), features(seed)) for seed in (1, 2))
    with pytest.raises(UsageError, match="Say which by its file"):
        library.find("Ada")
    assert library.find(f"Ada{SUFFIX}") == one
    assert library.find(f"Ada (2){SUFFIX}") == two


def test_a_message_names_some_of_many(library: Library) -> None:
    for number in range(25):
        write_voice(library.folder, f"Voice {number:02}")
    with pytest.raises(MissingError, match=r"Voice 19, and 5 more\."):
        library.find("Bea")


def test_what_is_said_of_a_voice_can_be_changed(library: Library) -> None:
    entry = library.add(details("Ada"), features(), tone())
    changed = library.edit(entry, description="hoarse", language="en", tags=("a", "b"), favourite=True, picture=b"PNG")
    assert changed.path == entry.path
    assert (changed.description, changed.language, changed.tags, changed.favourite) == (
        "hoarse",
        "en",
        ("a", "b"),
        True,
    )
    voice = read_voice_file(changed.path)
    assert voice.details.picture == b"PNG"
    assert voice.details.id == entry.id
    assert same_features(voice.features, features())
    with pytest.raises(UsageError, match="consent"):
        library.edit(entry, consent=Consent("self", "Bea", "2026-11-30", ""))
    with pytest.raises(RefusedError, match="1 to 1000"):
        library.edit(entry, name=" ")
    assert names(library) == ["Ada"]


def test_renaming_takes_file_and_clip_along(library: Library) -> None:
    library.add(details("Bea"), features())
    renamed = library.edit(library.add(details("Ada"), features(2), tone()), name="Bea")
    assert renamed.name == "Bea"
    assert files(library.folder) == {f"Bea{SUFFIX}", f"Bea (2){SUFFIX}", f"Bea (2){CLIP_SUFFIX}"}
    assert same_features(read_voice_file(renamed.path).features, features(2))


@pytest.mark.parametrize("name", ["ADA", "ada", "Ada."])
def test_renaming_by_case_alone_keeps_the_file(library: Library, name: str) -> None:
    """On systems that take both for one, moving to the new name and removing the old would remove the voice."""
    entry = library.add(details("Ada"), features(), tone())
    renamed = library.edit(entry, name=name)
    assert (renamed.path, renamed.clip, renamed.name) == (entry.path, entry.clip, name)


def test_a_stale_entry_changes_nothing(library: Library) -> None:
    """Between listing and changing, another program gave the file's name to another voice."""
    entry = library.add(details("Ada"), features(1))
    other = Library(library.folder)
    other.edit(other.find("Ada"), name="Bea")
    fresh = other.add(details("Ada"), features(2))
    for change in (library.delete, lambda stale: library.edit(stale, name="Cleo")):
        with pytest.raises(MissingError, match="isn't there any more"):
            change(entry)
    assert sorted(names(library)) == ["Ada", "Bea"]
    assert fresh in library.entries()


def test_importing_twice_is_importing_once(library: Library, tmp_path: Path) -> None:
    path = write_voice(tmp_path / "elsewhere", "Ada")
    clip = tmp_path / "elsewhere" / f"Ada{CLIP_SUFFIX}"
    clip.write_bytes(encode_flac(tone()))
    entry = library.import_file(path)
    assert library.import_file(path) == entry
    with_clip = library.import_file(path, clip)
    assert with_clip.path == entry.path
    assert with_clip.clip is not None
    assert library.import_file(path, clip) == with_clip
    assert entry.path.read_bytes() == path.read_bytes()
    assert files(library.folder) == {f"Ada{SUFFIX}", f"Ada{CLIP_SUFFIX}"}


def test_an_import_never_overwrites(library: Library, tmp_path: Path) -> None:
    path = write_voice(tmp_path / "elsewhere", "Ada", seed=1)
    first = library.import_file(path)
    voice = read_voice_file(path)
    path.write_bytes(encode_voice(replace(voice.details, description="changed"), voice.features))
    second = library.import_file(path)
    assert first.id != second.id
    assert len(library.entries()) == 2
    assert read_voice_file(first.path).details.description == ""
    assert second.description == "changed"


def test_what_isnt_whole_isnt_imported(library: Library, tmp_path: Path) -> None:
    path = write_voice(tmp_path / "elsewhere", "Ada")
    clip = tmp_path / "clip.flac"
    clip.write_bytes(b"fLaC no more")
    with pytest.raises(RefusedError, match=r"clip\.flac"):
        library.import_file(path, clip)
    with pytest.raises(MissingError, match=r"absent\.flac"):
        library.import_file(path, tmp_path / "absent.flac")
    path.write_bytes(path.read_bytes()[:-64])
    with pytest.raises(RefusedError, match="cut short"):
        library.import_file(path)
    assert library.entries() == []


def test_a_moved_folder_is_the_same_library(library: Library, tmp_path: Path) -> None:
    library.add(details("Ada"), features(), tone())
    library.delete(library.add(details("Bea"), features()))
    write_voice(library.folder, "Broken").write_bytes(b"GGUF")
    library.entries()
    moved = tmp_path / "Größe 測試" / "voices"
    moved.parent.mkdir()
    shutil.move(library.folder, moved)
    there = Library(moved)
    broken, ada = sorted(there.entries(), key=lambda entry: not entry.fault)
    assert (ada.name, ada.path.parent) == ("Ada", moved)
    assert str(moved) in broken.fault
    assert [trashed.name for trashed in there.trash()] == ["Bea"]
    assert library.entries() == []


def test_bundled_voices_are_only_read(tmp_path: Path) -> None:
    bundled = tmp_path / "bundled"
    write_voice(bundled, "Joe", origin="bundled", consent=Consent("licence", "", "", "CC0 1.0"))
    library = Library(tmp_path / "voices", bundled)
    (joe,) = library.entries()
    assert joe.bundled
    for change in (library.delete, library.forget, lambda entry: library.edit(entry, name="Mine")):
        with pytest.raises(RefusedError, match="comes with the program"):
            change(joe)
    assert files(bundled) == {f"Joe{SUFFIX}"}
    assert not library.folder.exists()
    assert library.import_file(joe.path) == joe
    own = library.add(details("Joe"), features())
    assert library.find("Joe") == own
    assert [entry.bundled for entry in library.entries()] == [False, True]


def test_an_absent_library_is_empty(tmp_path: Path) -> None:
    library = Library(tmp_path / "absent")
    assert library.entries() == []
    assert library.trash() == []
    assert not (tmp_path / "absent").exists()


def test_a_file_name_that_is_no_text(library: Library) -> None:
    """Old disks hold names in other encodings; the index can't, and lists them all the same."""
    library.add(details("Ada"), features())
    shutil.copy(library.folder / f"Ada{SUFFIX}", library.folder / f"B\udce9a{SUFFIX}")
    for _ in range(2):
        assert names(library) == ["Ada", "Ada"]
        assert names(Library(library.folder)) == ["Ada", "Ada"]
