"""Where no window can be opened that is a sentence, not an abort of Qt's."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from soundalike.errors import MissingError
from soundalike.ui.start import platform_check
from soundalike.ui.start.platform_check import check_platform

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")


def test_without_any_display_it_says_what_works_without_one() -> None:
    with pytest.raises(MissingError, match=r"no display.*DISPLAY.*soundalike speak works without one"):
        check_platform({})


def test_a_named_platform_is_left_to_qt() -> None:
    assert check_platform({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert check_platform({"QT_QPA_PLATFORM": "offscreen:fontengine=freetype"}) is None


def test_a_display_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_check, "_check_plugin", lambda _name: None)
    with pytest.raises(MissingError, match=r"display ':987' can't be reached"):
        check_platform({"DISPLAY": ":987"})
    with pytest.raises(MissingError, match=r"display ':987' can't be reached"):
        check_platform({"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":987"})


def test_a_wayland_display_that_is_gone_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platform_check, "_check_plugin", lambda _name: None)
    with pytest.raises(MissingError, match="display 'wayland-7' can't be reached"):
        check_platform({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)})


def test_x11_is_taken_where_wayland_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(platform_check, "_check_plugin", lambda _name: None)
    monkeypatch.setattr(platform_check, "_check_x11", lambda _display: None)
    known = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":0"}
    assert check_platform(known) == "xcb"


@pytest.mark.parametrize(("on_top", "platform"), [(False, "wayland"), (True, "xcb")])
def test_a_window_that_is_to_stay_on_top_goes_through_xwayland(
    monkeypatch: pytest.MonkeyPatch, on_top: bool, platform: str
) -> None:
    for check in ("_check_plugin", "_check_x11", "_check_wayland"):
        monkeypatch.setattr(platform_check, check, lambda _what: None)
    assert check_platform({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, on_top=on_top) == platform
    assert check_platform({"WAYLAND_DISPLAY": "wayland-0"}, on_top=on_top) == "wayland"


def test_a_missing_library_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def load(_file: str) -> None:
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")

    (tmp_path / "libqxcb.so").touch()
    monkeypatch.setattr(platform_check, "_plugins", lambda: tmp_path)
    monkeypatch.setattr("ctypes.CDLL", load)
    with pytest.raises(MissingError, match=r"libxcb-cursor\.so\.0.*apt install libxcb-cursor0"):
        check_platform({"DISPLAY": ":0"})
