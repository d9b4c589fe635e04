"""The window as a program: opened from a menu, twice, by somebody whose home can't be written."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from soundalike.errors import MissingError
from soundalike.paths import places
from soundalike.ui.application import open_window
from soundalike.ui.start.log import LOG_FILE

HANG_SECONDS = 60.0
PROGRAM = [sys.executable, "-m", "tests.ui.window_program"]
ROOT = Path(__file__).resolve().parents[2]


def environment(**changes: str) -> dict[str, str]:
    """This process's, with the places it imports from; an empty change takes a variable away."""
    known = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), **changes}
    return {name: value for name, value in known.items() if value}


def run(report: Path, known: Mapping[str, str]) -> list[str]:
    """Opens the window and closes it; what it noted."""
    subprocess.run([*PROGRAM, str(report), "quit"], env=known, cwd=ROOT, check=True, timeout=HANG_SECONDS)
    return report.read_text(encoding="utf-8").splitlines()


def wait_for(report: Path, line: str) -> None:
    deadline = time.monotonic() + HANG_SECONDS
    while not report.exists() or line not in report.read_text(encoding="utf-8").splitlines():
        assert time.monotonic() < deadline, f"never came: {line}"
        time.sleep(0.02)


def test_with_all_streams_closed_it_works_and_logs_to_a_file(tmp_path: Path) -> None:
    """Case SYS-11: opened from a menu there may be no terminal at all."""
    report = tmp_path / "report"
    subprocess.run(
        ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *PROGRAM, str(report), "quit"],
        env=environment(),
        cwd=ROOT,
        check=True,
        timeout=HANG_SECONDS,
    )
    assert report.read_text(encoding="utf-8").splitlines() == ["open", "ended with 0"]
    assert (places().cache_dir / LOG_FILE).is_file()


def test_a_second_start_raises_the_first_and_ends(tmp_path: Path) -> None:
    """Case GUI-08."""
    first, second = tmp_path / "first", tmp_path / "second"
    process = subprocess.Popen([*PROGRAM, str(first)], env=environment(), cwd=ROOT)
    try:
        wait_for(first, "open")
        assert run(second, environment()) == ["ended with 0"]
        wait_for(first, "raised")
        assert process.wait(HANG_SECONDS) == 0
    finally:
        process.kill()
        process.wait()
    assert first.read_text(encoding="utf-8").splitlines() == ["open", "raised", "ended with 0"]


def test_the_compact_window_is_opened_alone(tmp_path: Path) -> None:
    report = tmp_path / "report"
    subprocess.run([*PROGRAM, str(report), "compact", "quit"], env=environment(), cwd=ROOT, check=True, timeout=60)
    assert report.read_text(encoding="utf-8").splitlines() == ["open", "compact alone", "ended with 0"]


def test_a_second_start_brings_up_the_compact_window_of_the_first(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    process = subprocess.Popen([*PROGRAM, str(first)], env=environment(), cwd=ROOT)
    try:
        wait_for(first, "open")
        subprocess.run([*PROGRAM, str(second), "compact"], env=environment(), cwd=ROOT, check=True, timeout=60)
        assert process.wait(HANG_SECONDS) == 0
    finally:
        process.kill()
        process.wait()
    assert first.read_text(encoding="utf-8").splitlines() == ["open", "compact", "ended with 0"]
    assert second.read_text(encoding="utf-8").splitlines() == ["ended with 0"]


def test_after_kill_9_it_starts_again(tmp_path: Path) -> None:
    """Case GUI-08: nothing that the dead one left is in the way."""
    first = tmp_path / "first"
    process = subprocess.Popen([*PROGRAM, str(first)], env=environment(), cwd=ROOT)
    wait_for(first, "open")
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert run(tmp_path / "second", environment()) == ["open", "ended with 0"]


def test_a_request_to_end_closes_it_cleanly(tmp_path: Path) -> None:
    report = tmp_path / "report"
    process = subprocess.Popen([*PROGRAM, str(report)], env=environment(), cwd=ROOT)
    wait_for(report, "open")
    process.send_signal(signal.SIGTERM)
    assert process.wait(HANG_SECONDS) == 0
    assert report.read_text(encoding="utf-8").splitlines() == ["open", "ended with 0"]


def move(report: Path, folder: Path) -> list[str]:
    """Opens the window, which moves voices, texts and takes there; what it noted."""
    subprocess.run(
        [*PROGRAM, str(report), "move", str(folder)], env=environment(), cwd=ROOT, check=True, timeout=2 * HANG_SECONDS
    )
    return report.read_text(encoding="utf-8").splitlines()


def test_voices_texts_and_takes_move_and_the_window_opens_again(tmp_path: Path) -> None:
    folder = tmp_path / "größere Platte"
    lines = move(tmp_path / "first", folder)
    assert lines == [
        "open",
        "open",
        f"said Voices, texts and takes are kept in '{folder}' now.",
        "ended with 0",
    ]
    assert places().data_dir == folder
    assert (folder / "takes.sqlite3").is_file()
    assert not places().usual_data_dir.joinpath("takes.sqlite3").exists()

    other = tmp_path / "other"
    (other / "takes.sqlite3").parent.mkdir()
    (other / "takes.sqlite3").write_bytes(b"another library")
    lines = move(tmp_path / "second", other)
    assert "holds takes.sqlite3 already" in lines[2]
    assert lines[-1] == "ended with 0"
    assert places().data_dir == folder

    folder.rename(tmp_path / "unplugged")
    lines = run(tmp_path / "third", environment())
    assert "private" in lines
    assert any("aren't there now" in line for line in lines if line.startswith("told "))
    assert not folder.exists()
    assert not places().usual_data_dir.joinpath("takes").exists()


def test_where_nothing_can_be_written_it_opens_and_says_so(tmp_path: Path) -> None:
    """Case SYS-03: a home that is protected, or whose disk is gone."""
    blocked = tmp_path / "blocked"
    blocked.touch()
    lines = run(tmp_path / "report", environment(SOUNDALIKE_HOME=str(blocked)))
    assert lines[-2:] == ["private", "ended with 0"]
    (told,) = [line for line in lines if line.startswith("told ")]
    assert str(blocked) in told
    assert "isn't kept" in told


def test_without_xdg_folders_everything_is_in_the_usual_ones(tmp_path: Path) -> None:
    """Case SYS-03."""
    home = tmp_path / "home"
    home.mkdir()
    gone = {name: "" for name in os.environ if name.startswith("XDG_")}
    known = environment(SOUNDALIKE_HOME="", HOME=str(home), TMPDIR=str(tmp_path), **gone)
    assert run(tmp_path / "report", known) == ["open", "ended with 0"]
    made = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()}
    assert ".local/share/soundalike/takes.sqlite3" in made
    assert f".cache/soundalike/{LOG_FILE}" in made
    assert ".config/soundalike/settings.ini" in made
    assert {path.split("/")[0] for path in made} <= {".local", ".cache", ".config"}


def test_without_a_display_it_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(MissingError, match="no display"):
        open_window(places())
