"""A sound file that is read from its beginning to its end."""

from __future__ import annotations

import soundfile


class SequentialSoundFile(soundfile.SoundFile):  # type: ignore[misc]
    """soundfile seeks after each block to where it is already. In an MP3 that breaks the decoder's bit reservoir: it
    complains on standard error, and the first samples of the block may be wrong."""

    def seekable(self) -> bool:
        """As far as reading is concerned, no."""
        return False
