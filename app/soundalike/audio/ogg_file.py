"""Ogg: Opus in `.opus` files, Vorbis in `.ogg` files, as players expect it."""

from __future__ import annotations

from soundalike.audio.libsndfile_sound import Codec, LibsndfileSound

OPUS_LEVEL = 0.8
VORBIS_LEVEL = 0.4
"""Each gives about 60 kbit/s of speech at 24 kHz."""


class OpusFile(LibsndfileSound):
    """An Opus file in the making."""

    def _codec(self) -> Codec:
        return Codec("OGG", "OPUS", OPUS_LEVEL)


class VorbisFile(LibsndfileSound):
    """A Vorbis file in the making."""

    def _codec(self) -> Codec:
        return Codec("OGG", "VORBIS", VORBIS_LEVEL)
