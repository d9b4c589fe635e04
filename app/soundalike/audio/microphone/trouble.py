"""What is wrong with a microphone, in words, with the way out on this system (cases REC-01, REC-02, REC-11)."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Literal

from soundalike.audio.microphone.inputs import InputDevice, in_sandbox
from soundalike.audio.microphone.microphone import Hearing
from soundalike.translation import number, tr, tr_noop

Kind = Literal["gone", "muted", "silent", "monitor", "faint", "closed"]

GONE_SECONDS = 1.0
SILENT_SECONDS = 1.0
FAINT_AFTER_SECONDS = 1.5
FAINT_DB = -60.0
"""Speech a metre away from a poor microphone is louder than this."""

_ALLOW = {
    "darwin": tr_noop("Allow it in System Settings, Privacy & Security, Microphone, and start Soundalike again."),
    "win32": tr_noop(
        "Allow it in Settings, Privacy & security, Microphone: 'Let desktop apps access your microphone'."
    ),
    "linux": tr_noop("Close other programs that record, or choose it in your system's sound settings under Input."),
}
_UNMUTE = {
    "darwin": tr_noop("Turn it up in System Settings, Sound, Input; or allow it in Privacy & Security, Microphone."),
    "win32": tr_noop("Turn it up in Settings, System, Sound, Input; or allow it in Privacy & security, Microphone."),
    "linux": tr_noop("Switch it on in your system's sound settings under Input, or at the microphone itself."),
}
_SANDBOX = tr_noop(
    "This package may lack access to the sound server. Allow it (Flatpak: flatpak override --user --socket=pulseaudio; "
    "Snap: snap connect soundalike:audio-record)."
)


@dataclass(frozen=True)
class Trouble:
    """What is wrong, and what to do: a sentence each."""

    kind: Kind
    sentence: str
    way_out: str

    @property
    def words(self) -> str:
        return f"{self.sentence} {self.way_out}"


def find_trouble(
    device: InputDevice, hearing: Hearing, *, speaking: bool = False, system: str = sys.platform
) -> Trouble | None:
    """What is wrong with an opened microphone, noticed within two seconds; None when all is well.

    `speaking` is true while somebody is expected to speak into it.
    """
    name = device.description
    if not hearing.active or hearing.quiet_seconds > GONE_SECONDS:
        sentence = tr("'{microphone}' stopped giving sound.").format(microphone=name)
        return Trouble("gone", sentence, tr("Check its cable, or choose another microphone."))
    if device.muted:
        return Trouble("muted", tr("'{microphone}' is muted.").format(microphone=name), _for(system, _UNMUTE))
    if hearing.zero_seconds >= SILENT_SECONDS:
        sentence = tr(
            "'{microphone}' gives nothing but silence: it is switched off, or Soundalike isn't allowed to hear it."
        ).format(microphone=name)
        return Trouble("silent", sentence, _for(system, _UNMUTE))
    if device.monitor:
        sentence = tr("{source} is chosen: it hears this computer, not you.").format(source=device.words)
        return Trouble("monitor", sentence, tr("Choose a microphone, unless that is what you want."))
    if speaking and hearing.heard_seconds >= FAINT_AFTER_SECONDS and hearing.loudest_db < FAINT_DB:
        sentence = tr("'{microphone}' hardly hears anything ({level} dB).").format(
            microphone=name, level=number(hearing.loudest_db)
        )
        return Trouble("faint", sentence, tr("Come closer, turn it up, or choose another microphone."))
    return None


def cannot_open(device: InputDevice, *, system: str = sys.platform) -> Trouble:
    """For one that is there and can't be opened."""
    sentence = tr(
        "'{microphone}' can't be opened: another program has it, or Soundalike isn't allowed to use it."
    ).format(microphone=device.description)
    return Trouble("closed", sentence, tr(_SANDBOX) if system == "linux" and in_sandbox() else _for(system, _ALLOW))


def _for(system: str, ways: dict[str, str]) -> str:
    return tr(ways.get(system, ways["linux"]))
