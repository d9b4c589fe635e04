"""Which output is meant."""

from __future__ import annotations

import os
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from soundalike.audio import devices, portaudio, pulse
from soundalike.audio.devices import OutputDevice, Outputs, list_outputs
from soundalike.audio.output_watch import watch_outputs
from soundalike.audio.pulse import PulseServer, PulseSink
from soundalike.errors import MissingError


def output(name: str, description: str = "", default: bool = False) -> OutputDevice:
    """An output of which only the name matters."""
    return OutputDevice(name, description or name, default, 48_000, 2, 0)


ALL = Outputs((output("hdmi"), output("analog", "Loudspeakers", default=True), output("analog-2", "Phones")), "fake")


@pytest.mark.parametrize(
    ("wanted", "name"),
    [(None, "analog"), ("hdmi", "hdmi"), ("analog", "analog"), ("HD", "hdmi"), ("phones", "analog-2")],
)
def test_choosing(wanted: str | None, name: str) -> None:
    assert ALL.choose(wanted).name == name


@pytest.mark.parametrize(("wanted", "sentence"), [("absent", "no output 'absent'"), ("ANALOG", "can mean")])
def test_what_cant_be_chosen_is_answered_with_what_there_is(wanted: str, sentence: str) -> None:
    with pytest.raises(MissingError, match=sentence) as raised:
        ALL.choose(wanted)
    assert "'analog-2'" in str(raised.value)


def test_preferring_takes_the_default_where_the_wanted_one_isnt() -> None:
    assert ALL.prefer("hdmi").name == "hdmi"
    assert ALL.prefer("absent").name == ALL.prefer(None).name == ALL.prefer("ANALOG").name == "analog"
    assert ALL.find("absent") is None


def test_without_a_default_the_first_is_taken_and_without_any_it_says_so() -> None:
    assert Outputs((output("a"), output("b")), "fake").choose(None).name == "a"
    with pytest.raises(MissingError, match=r"-o OUT\.wav"):
        Outputs((), "fake").choose(None)


def fake_sounddevice() -> Any:
    """PortAudio with a microphone, a loudspeaker and the ALSA device of the server."""
    facts = [("mic", 0), ("card", 2), ("pulse", 32)]
    listed = [{"name": name, "max_output_channels": most, "default_samplerate": 44100.0} for name, most in facts]
    return SimpleNamespace(
        query_devices=lambda: listed,
        default=SimpleNamespace(device=[0, 1]),
        get_portaudio_version=lambda: (1, "PortAudio fake"),
    )


def test_a_servers_outputs_come_before_portaudios(monkeypatch: pytest.MonkeyPatch) -> None:
    sink = PulseSink("sink", "A sink", "sink.monitor", 48_000, 2, True)
    monkeypatch.setattr(devices, "load_sounddevice", fake_sounddevice)
    monkeypatch.setattr(devices, "ask_server", lambda: PulseServer("pulseaudio", "16.1", (sink,)))
    found = list_outputs()
    assert found.devices == (OutputDevice("sink", "A sink", True, 48_000, 2, 2, "sink", "sink.monitor"),)
    assert "pulseaudio 16.1" in found.system


def test_without_a_server_portaudios_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "load_sounddevice", fake_sounddevice)
    monkeypatch.setattr(devices, "ask_server", lambda: None)
    found = list_outputs()
    assert [(device.name, device.default, device.index) for device in found.devices] == [
        ("card", True, 1),
        ("pulse", False, 2),
    ]
    assert found.system == "PortAudio fake"


def test_no_portaudio_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    with pytest.raises(MissingError, match="sounddevice is missing"):
        portaudio.load_sounddevice()


@pytest.mark.skipif(sys.platform != "linux", reason="PulseAudio is asked on Linux alone")
def test_no_server_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere/native")
    assert pulse.ask_server() is None
    assert not pulse.move_stream("stream", "sink")
    assert watch_outputs(lambda _change: None) is None
    monkeypatch.setitem(sys.modules, "pulsectl", None)
    assert pulse.ask_server() is None


def test_a_stream_is_opened_on_the_named_output_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (pulse.SINK_VARIABLE, pulse.PROPERTIES_VARIABLE):
        monkeypatch.delenv(name, raising=False)
    with pulse.opening_on("headset", "stream-1"):
        assert os.environ[pulse.SINK_VARIABLE] == "headset"
        assert "soundalike.stream=stream-1" in os.environ[pulse.PROPERTIES_VARIABLE]
    assert pulse.SINK_VARIABLE not in os.environ
    assert pulse.PROPERTIES_VARIABLE not in os.environ


def test_what_the_person_set_for_the_server_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(pulse.SINK_VARIABLE, "theirs")
    monkeypatch.setenv(pulse.PROPERTIES_VARIABLE, "media.role=a11y")
    with pulse.opening_on(None, "stream-2"):
        assert os.environ[pulse.SINK_VARIABLE] == "theirs"
        assert os.environ[pulse.PROPERTIES_VARIABLE].startswith("media.role=a11y ")
    with pulse.opening_on("headset", "stream-3"):
        assert os.environ[pulse.SINK_VARIABLE] == "headset"
    assert os.environ[pulse.SINK_VARIABLE] == "theirs"
    assert os.environ[pulse.PROPERTIES_VARIABLE] == "media.role=a11y"


def test_the_list_isnt_read_anew_under_an_open_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    library = SimpleNamespace(_terminate=lambda: done.append("ended"), _initialize=lambda: done.append("begun"))
    monkeypatch.setattr(portaudio, "load_sounddevice", lambda: library)
    portaudio.note_opened()
    assert not portaudio.read_devices_again()
    assert done == []
    portaudio.note_closed()
    assert portaudio.read_devices_again()
    assert done == ["ended", "begun"]
