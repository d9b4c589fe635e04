"""Everything that is known of a clip once it was read: plain data that the wizard and the commands ask."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from soundalike.audio.media.channel_mix import ChannelMix
from soundalike.audio.media.damage import DamageTable
from soundalike.audio.media.recording import Recording
from soundalike.audio.media.sound_stream import MediaInfo, SoundStream
from soundalike.audio.media.speech_map import SpeechMap
from soundalike.closing import Closeable


@dataclass(frozen=True)
class ClipAnalysis(Closeable):
    """A clip that was read and listened to. Close it to give back its temporary file; any thread may ask it."""

    path: Path
    media: MediaInfo
    stream: SoundStream
    recording: Recording
    mix: ChannelMix
    damage: DamageTable
    levels: npt.NDArray[np.float32]
    """Speech levels in dB, every 10 ms (`level_table`)."""
    peaks: npt.NDArray[np.float32]
    """The largest absolute sample of each 10 ms, for drawing."""
    speech: SpeechMap
    damaged: bool
    """Whether the decoder met damage in the file; what could be decoded is here."""
    cut_short: bool
    """Whether the file is longer than what was read of it."""

    @property
    def seconds(self) -> float:
        """The clip's true length."""
        return self.recording.seconds

    def close(self) -> None:
        self.recording.close()
