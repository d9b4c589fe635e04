"""Settings survive a round through their file, whatever is in it."""

from __future__ import annotations

import locale
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soundalike.errors import MissingError
from soundalike.settings import Appearance, Export, Settings, Speaking, VoiceOptions
from soundalike.settings.fields import from_text, to_text
from soundalike.settings.ini_file import Sections


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Einstellungen von Jürg" / "settings.ini"


def test_what_is_set_is_there_again(path: Path) -> None:
    settings = Settings.load(path)
    settings.set(replace(settings[Speaking], speed=0.8, volume=0.25, as_i_type=True))
    settings.set(replace(settings[Export], folder="/tmp/ein Ordner = 50 % [neu]", loudness=-23.5))
    settings.set_voice("My [odd] voice", VoiceOptions(temperature=0.7, seed=2**64 - 1, seed_locked=True))
    settings.save()

    again = Settings.load(path)
    assert again.notices == []
    assert again[Speaking] == Speaking(speed=0.8, volume=0.25, as_i_type=True)
    assert again[Export].folder == "/tmp/ein Ordner = 50 % [neu]"
    assert again[Export].loudness == -23.5
    assert again.voice("My [odd] voice") == VoiceOptions(temperature=0.7, seed=2**64 - 1, seed_locked=True)
    assert again.voice("another") == VoiceOptions()


@given(st.text())
def test_any_text_survives(text: str) -> None:
    line = to_text(text)
    assert line == line.strip()
    assert "\n" not in line
    assert from_text(line, str) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_any_number_survives(number: float) -> None:
    assert from_text(to_text(number), float) == number


def test_numbers_have_a_dot_in_any_locale(path: Path) -> None:
    """Case SYS-01."""
    previous = locale.setlocale(locale.LC_ALL)
    for name in ("de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"):
        try:
            locale.setlocale(locale.LC_ALL, name)
            break
        except locale.Error:
            continue
    try:
        settings = Settings.load(path)
        settings.set(Speaking(speed=0.8))
        settings.save()
        assert "speed = 0.8" in path.read_text(encoding="utf-8")
        assert Settings.load(path)[Speaking].speed == 0.8
    finally:
        locale.setlocale(locale.LC_ALL, previous)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("speed = fast", "isn't a number"),
        ("speed = 0,8", "isn't a number"),
        ("speed = 9", "isn't between 0.5 and 1.5"),
        ("speed = nan", "isn't a number"),
        ("speed = inf", "isn't a number"),
        ("as_i_type = perhaps", "neither yes nor no"),
        ('voice = "unclosed', "quotation mark"),
    ],
)
def test_a_value_without_sense_is_replaced_and_told(path: Path, line: str, said: str) -> None:
    path.parent.mkdir()
    path.write_text(f"[speaking]\n{line}\nvolume = 0.5\n", encoding="utf-8")
    settings = Settings.load(path)
    assert settings[Speaking] == Speaking(volume=0.5)
    (notice,) = settings.notices
    assert said in notice
    assert "[speaking]" in notice


def test_a_theme_that_does_not_exist_is_told(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[appearance]\ntheme = pink\n", encoding="utf-8")
    settings = Settings.load(path)
    assert settings[Appearance].theme == "system"
    assert "system, light, dark, high-contrast" in settings.notices[0]


@pytest.mark.parametrize(
    "content", [b"speed = 1.0\n", b"[speaking\nspeed=1", b"\xff\xfe\x00", b"[file]\nversion = x\n"]
)
def test_a_damaged_file_is_kept_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings.load(path)
    assert settings[Speaking] == Speaking()
    assert "settings.ini.damaged" in settings.notices[0]
    assert path.with_name("settings.ini.damaged").read_bytes() == content
    assert not path.exists()

    path.write_bytes(content)
    assert "settings.ini.damaged-2" in Settings.load(path).notices[0]
    assert path.with_name("settings.ini.damaged").read_bytes() == content


def test_unknown_sections_and_keys_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[file]\nversion = 9\n[speaking]\nMood = calm\n[phrases]\ncolour = blue\n", encoding="utf-8")
    settings = Settings.load(path)
    settings.set(Speaking(speed=1.25))
    settings.save()
    text = path.read_text(encoding="utf-8")
    assert "Mood = calm" in text
    assert "colour = blue" in text
    assert "version = 9" in text
    assert "speed = 1.25" in text


def test_upgrades_run_once_and_in_order(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[speaking]\npace = 0.75\n", encoding="utf-8")
    ran: list[int] = []

    def rename(sections: Sections) -> None:
        ran.append(1)
        sections["speaking"]["tempo"] = sections["speaking"].pop("pace")

    def rename_again(sections: Sections) -> None:
        ran.append(2)
        sections["speaking"]["speed"] = sections["speaking"].pop("tempo")

    settings = Settings.load(path, (rename, rename_again))
    assert settings[Speaking].speed == 0.75
    settings.set(replace(settings[Speaking], volume=0.5))
    settings.save()
    assert Settings.load(path, (rename, rename_again))[Speaking] == Speaking(speed=0.75, volume=0.5)
    assert ran == [1, 2]


def test_listeners_hear_changes_and_nothing_else(path: Path) -> None:
    settings = Settings.load(path)
    heard: list[Speaking] = []
    settings.on_change(Speaking, heard.append)
    settings.set(Speaking())
    settings.set(Appearance(theme="dark"))
    assert heard == []
    settings.set(Speaking(speed=0.5))
    assert heard == [Speaking(speed=0.5)]


def test_nothing_is_written_without_a_change(path: Path) -> None:
    Settings.load(path).save()
    assert not path.exists()


def test_a_failed_write_leaves_the_old_file_and_says_so(path: Path) -> None:
    settings = Settings.load(path)
    settings.set(Speaking(speed=0.5))
    settings.save()
    before = path.read_bytes()
    path.unlink()
    path.mkdir()  # nothing can be renamed onto a folder
    settings.set(Speaking(speed=1.5))
    with pytest.raises(MissingError, match=r"settings can't be kept in '.*settings\.ini'"):
        settings.save()
    path.rmdir()
    assert list(path.parent.iterdir()) == []
    path.write_bytes(before)
    assert Settings.load(path)[Speaking].speed == 0.5


def test_a_file_that_cannot_be_read_is_left_alone(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings.load(path)
    assert "can't be read" in settings.notices[0]
    assert path.is_dir()


def test_resetting_a_voice_leaves_no_section(path: Path) -> None:
    settings = Settings.load(path)
    settings.set_voice("a", VoiceOptions(top_k=5))
    settings.save()
    assert "[voice:a]" in path.read_text(encoding="utf-8")
    settings.set_voice("a", VoiceOptions())
    settings.save()
    assert "[voice:a]" not in path.read_text(encoding="utf-8")
