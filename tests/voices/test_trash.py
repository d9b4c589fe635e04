"""Deleting goes to the trash and back; forgetting leaves nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.errors import MissingError
from soundalike.voices import Library, read_voice_file
from soundalike.voices.clip_file import CLIP_SUFFIX, decode_clip
from soundalike.voices.voice_file import SUFFIX
from tests.voices.made_voices import details, features, same_features, tone, write_voice
from tests.voices.test_library import files, names

SECRET = "Wilhelmina-Quatermain"


def leftovers(root: Path, secret: str) -> list[str]:
    """The files below `root` that hold a word, in their names or in their bytes."""
    found = [path for path in root.rglob("*") if path.is_file()]
    return [str(path) for path in found if secret in str(path) or secret.encode() in path.read_bytes()]


def test_a_deleted_voice_lies_in_the_trash_and_comes_back(library: Library) -> None:
    entry = library.add(details("Ada"), features(1), tone())
    trashed = library.delete(entry)
    assert (trashed.name, trashed.id) == ("Ada", entry.id)
    assert trashed.deleted.startswith("20")
    assert trashed.bytes == sum(path.stat().st_size for path in trashed.folder.iterdir())
    assert library.entries() == []
    assert library.trash() == [trashed]
    back = library.restore(trashed)
    assert (back.name, back.id, back.path) == (entry.name, entry.id, entry.path)
    assert back.clip is not None
    assert decode_clip(back.clip) == pytest.approx(tone(), abs=2**-22)
    assert library.trash() == []
    assert not list((library.folder / "trash").iterdir())
    with pytest.raises(MissingError, match="isn't in the trash"):
        library.restore(trashed)


def test_what_comes_back_never_overwrites(library: Library) -> None:
    trashed = library.delete(library.add(details("Ada"), features(1), tone()))
    library.add(details("Ada"), features(2))
    back = library.restore(trashed)
    assert back.path.name == f"Ada (2){SUFFIX}"
    assert same_features(read_voice_file(back.path).features, features(1))
    assert files(library.folder) == {f"Ada{SUFFIX}", f"Ada (2){SUFFIX}", f"Ada (2){CLIP_SUFFIX}"}


def test_equal_names_lie_apart_in_the_trash(library: Library) -> None:
    for seed in range(3):
        library.delete(library.add(details("Ada"), features(seed)))
    assert [trashed.name for trashed in library.trash()] == ["Ada"] * 3
    assert len({trashed.folder for trashed in library.trash()}) == 3


def test_it_is_found_by_name_id_file_and_folder(library: Library) -> None:
    trashed = library.delete(library.add(details("Åsa"), features(), tone()))
    for chosen in ("A\u030asa", trashed.id, trashed.folder, trashed.folder / f"Åsa{SUFFIX}"):
        assert library.find_in_trash(chosen) == trashed
    for other in ("Bea", "", library.folder, Path(f"Åsa{SUFFIX}")):
        assert library.find_in_trash(other) is None


def test_emptying_the_trash_is_for_good(library: Library) -> None:
    library.add(details("Bea"), features())
    library.delete(library.add(details("Ada"), features(), tone()))
    assert library.empty_trash() == 1
    assert library.empty_trash() == 0
    assert names(library) == ["Bea"]
    assert files(library.folder) == {f"Bea{SUFFIX}"}


def test_a_damaged_voice_can_be_deleted_and_forgotten(library: Library) -> None:
    for forget in (False, True):
        path = write_voice(library.folder, "Ada")
        path.write_bytes(path.read_bytes()[:-100])
        entry = library.find("Ada")
        assert entry.fault
        if not forget:
            trashed = library.delete(entry)
            assert (trashed.name, trashed.id) == ("Ada", "")
            library.restore(trashed)
        else:
            library.forget(entry)
    assert files(library.folder) == set()


def test_forgetting_leaves_nothing(library: Library) -> None:
    """Voice, clip, a deleted copy, a copy for another model, the index and its free pages (no takes here)."""
    other = library.add(details("Bea"), features(), tone())
    known = details(SECRET, description=SECRET)
    entry = library.add(known, features(), tone())
    library.delete(entry)
    library.add(known, features(1), tone())
    assert library.cache is not None
    write_voice(library.cache / known.id, SECRET)
    write_voice(library.cache / other.id, "Bea")
    library.entries()
    assert len(leftovers(library.folder.parent, SECRET)) >= 4
    library.forget(library.find(SECRET))
    assert leftovers(library.folder.parent, SECRET) == []
    assert not (library.cache / known.id).exists()
    assert (library.cache / other.id).exists()
    assert names(library) == ["Bea"]
    assert names(Library(library.folder)) == ["Bea"]
    assert files(library.folder) == {f"Bea{SUFFIX}", f"Bea{CLIP_SUFFIX}"}


def test_what_lies_in_the_trash_can_be_forgotten(library: Library) -> None:
    trashed = library.delete(library.add(details(SECRET), features(), tone()))
    library.forget(trashed)
    assert library.trash() == []
    assert leftovers(library.folder.parent, SECRET) == []


def test_forgetting_one_of_two_with_a_name_keeps_the_other(library: Library) -> None:
    one, two = (library.add(details("Ada"), features(seed)) for seed in (1, 2))
    library.forget(one)
    assert library.entries() == [two]


def test_deleting_twice_is_told(library: Library) -> None:
    entry = library.add(details("Ada"), features())
    library.delete(entry)
    with pytest.raises(MissingError, match="isn't there any more"):
        library.delete(entry)
    assert len(library.trash()) == 1
