"""What a phrase's sound depends on, in one name: whatever changes the sound changes the name."""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass

from soundalike.engine.types import SynthesisOptions
from soundalike.takes.phrases.kept_sound import VERSION
from soundalike.takes.recipe_json import options_to_json

MOST_SEED = 99_999
"""Seeds that we choose are short enough to be read, remembered and typed."""


def phrase_seed(text: str) -> int:
    """The seed of a phrase, always the same, so that it sounds alike each time and can be made ahead."""
    return 1 + zlib.crc32(text.encode("utf-8", "replace")) % MOST_SEED


@dataclass(frozen=True)
class SoundKey:
    """`voice` is the voice's id and `voice_stamp` tells its file from every other; so does `model_stamp`.

    `list_stamp` tells the pronunciation list's state.
    """

    text: str
    voice: str
    voice_stamp: str
    model: str
    model_stamp: str
    options: SynthesisOptions
    list_stamp: str
    program: str
    """The engine's version: another one may sound otherwise."""

    @property
    def file_name(self) -> str:
        """Begins with what stands for the voice, so that a voice's sounds are found without being read."""
        facts = [VERSION, self.text, self.voice_stamp, self.model, self.model_stamp]
        facts += [options_to_json(self.options), self.list_stamp, self.program]
        return f"{voice_mark(self.voice)}-{_digest(json.dumps(facts, ensure_ascii=True))[:40]}"


def voice_mark(voice: str) -> str:
    """What stands for a voice in file names."""
    return _digest(voice)[:24]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
