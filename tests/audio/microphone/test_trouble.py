"""A muted, denied, gone or wrong microphone is named, with a way out on each system."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from soundalike.audio.microphone import inputs as inputs_module
from soundalike.audio.microphone import trouble as trouble_module
from soundalike.audio.microphone.inputs import InputDevice, Inputs, no_microphone
from soundalike.audio.microphone.microphone import Hearing
from soundalike.audio.microphone.trouble import cannot_open, find_trouble
from soundalike.errors import MissingError

MIC = InputDevice("mic", "USB microphone", True, 48_000, 1, 0)
MONITOR = InputDevice("out.monitor", "Monitor of Speakers", False, 48_000, 2, 0, "out.monitor", monitor=True)
WELL = Hearing(True, 0.0, 0.0, 5.0, -30.0, 0)


@pytest.mark.parametrize(
    ("device", "hearing", "kind"),
    [
        (MIC, WELL, None),
        (MIC, replace(WELL, active=False), "gone"),
        (MIC, replace(WELL, quiet_seconds=1.5), "gone"),
        (replace(MIC, muted=True), WELL, "muted"),
        (MIC, replace(WELL, zero_seconds=1.5), "silent"),
        (MIC, replace(WELL, loudest_db=-75.0), "faint"),
        (MONITOR, WELL, "monitor"),
    ],
)
@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_each_fault_has_its_name_and_a_way_out(
    device: InputDevice, hearing: Hearing, kind: str | None, system: str
) -> None:
    found = find_trouble(device, hearing, speaking=True, system=system)
    assert (found.kind if found else None) == kind
    if found is not None:
        assert "'" in found.sentence
        assert found.way_out.endswith(".")


def test_it_is_noticed_within_two_seconds() -> None:
    assert max(trouble_module.GONE_SECONDS, trouble_module.SILENT_SECONDS, trouble_module.FAINT_AFTER_SECONDS) < 2.0


def test_a_quiet_room_is_no_fault_while_nobody_speaks() -> None:
    assert find_trouble(MIC, replace(WELL, loudest_db=-80.0)) is None


def test_a_forbidden_microphone_names_the_place_to_allow_it() -> None:
    """Case REC-01."""
    assert "Privacy & Security, Microphone" in cannot_open(MIC, system="darwin").way_out
    assert "Privacy & security, Microphone" in cannot_open(MIC, system="win32").way_out
    assert "sound settings" in cannot_open(MIC, system="linux").way_out


def test_a_package_without_access_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case REC-11."""
    for module in (inputs_module, trouble_module):
        monkeypatch.setattr(module, "in_sandbox", lambda: True)
    assert "package" in no_microphone("linux")
    assert "package" in cannot_open(MIC, system="linux").way_out
    assert "package" not in no_microphone("darwin")


def test_a_sandbox_is_known_by_its_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SNAP", raising=False)
    monkeypatch.setattr(Path, "exists", lambda _self: False)
    assert not inputs_module.in_sandbox()
    monkeypatch.setenv("SNAP", "/snap/soundalike/1")
    assert inputs_module.in_sandbox()


def test_a_monitor_is_named_as_such_and_never_taken_by_itself() -> None:
    """Case REC-10."""
    found = Inputs((replace(MONITOR, default=False), MIC), "fake")
    assert found.choose(None) == MIC
    assert found.choose("absent") == MIC
    assert found.choose("out.monitor") == replace(MONITOR, default=False)
    assert MONITOR.words == "What 'Speakers' plays (not a microphone)"
    with pytest.raises(MissingError, match="no microphone"):
        Inputs((MONITOR,), "fake").choose(None)


def test_the_systems_default_comes_first() -> None:
    other = replace(MIC, name="webcam", default=False)
    assert Inputs((other, MIC), "fake").choose(None) == MIC
    assert Inputs((other,), "fake").choose(None) == other
