"""Where everything lives."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.errors import MissingError
from soundalike.paths import bundled_resources, bundled_voices, places


def test_home_option_wins_over_the_variable(tmp_path: Path, soundalike_home: Path) -> None:
    chosen = places(tmp_path / "mine")
    assert chosen.voices_dir == tmp_path / "mine" / "voices"
    assert places().voices_dir == soundalike_home / "voices"


def test_a_home_holds_everything(tmp_path: Path) -> None:
    chosen = places(tmp_path)
    everything = [chosen.data_dir, chosen.voices_dir, chosen.models_dir, chosen.config_file, chosen.cache_dir]
    assert all(path.is_relative_to(tmp_path) for path in everything)
    assert chosen.config_file.name == "settings.ini"
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("variable", [None, ""])
def test_without_a_home_the_system_decides(monkeypatch: pytest.MonkeyPatch, variable: str | None) -> None:
    if variable is None:
        monkeypatch.delenv("SOUNDALIKE_HOME")
    else:
        monkeypatch.setenv("SOUNDALIKE_HOME", variable)
    chosen = places()
    assert "soundalike" in str(chosen.data_dir).lower()
    assert chosen.data_dir.is_absolute()
    assert chosen.cache_dir != chosen.data_dir


def test_a_relative_home_is_made_absolute() -> None:
    assert places(Path("here")).data_dir == Path.cwd() / "here"


def test_asking_creates_nothing(tmp_path: Path) -> None:
    chosen = places(tmp_path / "absent")
    assert chosen.models_dir.parent == chosen.data_dir
    assert not chosen.data_dir.exists()


def test_resources_of_the_installed_package_come_first(tmp_path: Path) -> None:
    package = tmp_path / "app" / "soundalike"
    (tmp_path / "resources").mkdir(parents=True)
    package.mkdir(parents=True)
    assert bundled_resources(package) == tmp_path / "resources"
    (package / "resources").mkdir()
    assert bundled_resources(package) == package / "resources"
    assert bundled_voices(package) == package / "voices"
    (package / "resources" / "voices").mkdir()
    assert bundled_voices(package) == package / "resources" / "voices"


def test_missing_resources_are_said(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="Install Soundalike again"):
        bundled_resources(tmp_path / "app" / "soundalike")
