"""Which inputs there are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from soundalike.audio.microphone import inputs
from soundalike.audio.microphone.inputs import list_inputs
from soundalike.audio.pulse import PulseServer, PulseSource


def fake_sounddevice() -> Any:
    """PortAudio with two microphones, a loudspeaker and the ALSA device of the server."""
    facts = [("card", 0), ("mic", 1), ("Monitor of card", 2), ("array", 6), ("pulse", 32)]
    listed = [{"name": name, "max_input_channels": most, "default_samplerate": 44100.0} for name, most in facts]
    return SimpleNamespace(
        query_devices=lambda: listed,
        default=SimpleNamespace(device=[1, 0]),
        get_portaudio_version=lambda: (1, "PortAudio fake"),
    )


def test_a_servers_inputs_come_before_portaudios(monkeypatch: pytest.MonkeyPatch) -> None:
    """A default that is a monitor is none (case REC-10)."""
    sources = (
        PulseSource("out.monitor", "Monitor of Speakers", 48_000, 2, default=True, monitor=True, muted=False),
        PulseSource("usb", "USB microphone", 16_000, 6, default=False, monitor=False, muted=True),
    )
    monkeypatch.setattr(inputs, "load_sounddevice", fake_sounddevice)
    monkeypatch.setattr(inputs, "ask_server", lambda: PulseServer("pulseaudio", "16.1", (), sources))
    found = list_inputs()
    assert [(device.name, device.rate, device.channels, device.default) for device in found.devices] == [
        ("out.monitor", 48_000, 2, False),
        ("usb", 16_000, 2, False),
    ]
    assert found.choose(None).name == "usb"
    assert found.choose(None).muted
    assert all(device.index == 4 for device in found.devices)


def test_without_a_server_portaudios_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "load_sounddevice", fake_sounddevice)
    monkeypatch.setattr(inputs, "ask_server", lambda: None)
    found = list_inputs()
    assert [(device.name, device.default, device.channels, device.monitor) for device in found.devices] == [
        ("mic", True, 1, False),
        ("Monitor of card", False, 2, True),
        ("array", False, 2, False),
        ("pulse", False, 2, False),
    ]
    assert found.choose(None).detail == "44.1 kHz"


@pytest.mark.parametrize(("server", "reads"), [(True, 0), (False, 1)])
def test_portaudios_list_is_read_anew_only_where_no_server_tells(
    monkeypatch: pytest.MonkeyPatch, server: bool, reads: int
) -> None:
    """Case REC-04: it takes a while, and complains on the terminal."""
    done: list[str] = []
    monkeypatch.setattr(inputs, "load_sounddevice", fake_sounddevice)
    monkeypatch.setattr(inputs, "ask_server", lambda: PulseServer("pulseaudio", "16.1", ()) if server else None)
    monkeypatch.setattr(inputs, "read_devices_again", lambda: done.append("read"))
    assert list_inputs(read_again=True).devices or server
    assert len(done) == reads
