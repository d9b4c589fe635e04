"""The pronunciation list on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.errors import MissingError, RefusedError, UsageError
from soundalike.takes import PronunciationList, read_list, write_list
from soundalike.text import Rule
from tests.audio.test_sound_formats import files_up_to
from tests.takes.fake_speech import here

RULES = (Rule("Siobhán", "shi vawn"), Rule(r"v(\d)", r"version \1", pattern=True))


def test_it_is_kept() -> None:
    kept = PronunciationList(here().pronunciation_file)
    assert kept.load()[0].rules == ()
    assert kept.save(RULES).rules == RULES
    rules, trouble = kept.load()
    assert (rules.rules, trouble) == (RULES, None)


def test_a_bad_rule_isnt_kept() -> None:
    kept = PronunciationList(here().pronunciation_file)
    kept.save(RULES)
    with pytest.raises(UsageError):
        kept.save([Rule("(", "x", pattern=True)])
    assert kept.load()[0].rules == RULES


def test_on_a_full_disk_the_old_list_stays() -> None:
    kept = PronunciationList(here().pronunciation_file)
    kept.save(RULES)
    with files_up_to(2000), pytest.raises(MissingError, match="room"):
        kept.save([Rule(f"word {number}", "x") for number in range(100)])
    assert kept.load()[0].rules == RULES


def test_a_damaged_list_is_kept_aside_and_told() -> None:
    here().pronunciation_file.write_bytes(b"\xff\xfe nonsense")
    rules, trouble = PronunciationList(here().pronunciation_file).load()
    assert rules.rules == ()
    assert trouble is not None
    (aside,) = here().data_dir.glob("pronunciation-damaged-*.json")
    assert str(aside) in trouble
    assert aside.read_bytes() == b"\xff\xfe nonsense"
    assert PronunciationList(here().pronunciation_file).load()[1] is None


@pytest.mark.parametrize("name", ["my list.tsv", "Liste ü.json", "names.txt"])
def test_it_goes_out_and_comes_in(tmp_path: Path, name: str) -> None:
    write_list(tmp_path / name, RULES)
    assert read_list(tmp_path / name).rules == RULES


def test_faults_name_the_file(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="no pronunciation list"):
        read_list(tmp_path / "absent.tsv")
    with pytest.raises(MissingError, match="can't be read"):
        read_list(tmp_path)
    path = tmp_path / "a.tsv"
    for data, kind in ((b"\xff\xff", RefusedError), (b"alone", RefusedError), (b"(\tx\tyes", UsageError)):
        path.write_bytes(data)
        with pytest.raises(kind, match=r"a\.tsv"):
            read_list(path)
