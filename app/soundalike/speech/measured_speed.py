"""How fast this machine speaks: a short sentence, made and thrown away."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.errors import SoundalikeError
from soundalike.translation import tr

if TYPE_CHECKING:
    from soundalike.speech.speaker import Speaker

SENTENCE = "The kettle is on, and the rain has stopped for now."
SEED = 1


@dataclass(frozen=True)
class MeasuredSpeed:
    """Of one sentence, in seconds: what it lasts, what it took, and how long until its first sound."""

    sound_seconds: float
    taken_seconds: float
    first_sound_seconds: float

    @property
    def times_real_time(self) -> float:
        """How many seconds of speech are made in a second."""
        return self.sound_seconds / self.taken_seconds

    def in_words(self) -> tuple[str, str]:
        """How fast, and how that was measured."""
        times = self.times_real_time
        speed = f"{times:.1f} times faster" if times >= 1.0 else f"{1.0 / times:.1f} times slower"
        return (
            f"{speed} than real time, first sound after {self.first_sound_seconds:.2f} s",
            f"measured with a sentence of {self.sound_seconds:.1f} s",
        )


def measure_twice(speaker: Speaker, sample_rate: int) -> MeasuredSpeed:
    """The second of two sentences, since the first one also warms the machine up."""
    return [measure_speed(speaker, sample_rate) for _ in range(2)][-1]


def measure_speed(speaker: Speaker, sample_rate: int) -> MeasuredSpeed:
    """Speaks the sentence. Raises what speaking raises."""
    from soundalike.engine.types import SynthesisOptions  # noqa: PLC0415
    from soundalike.speech import PieceFailed, Sound  # noqa: PLC0415

    begun = time.monotonic()
    first: float | None = None
    samples = 0
    for event in speaker.speak(SENTENCE, SynthesisOptions(seed=SEED)):
        if isinstance(event, PieceFailed):
            raise SoundalikeError(event.message)
        if isinstance(event, Sound):
            first = time.monotonic() - begun if first is None else first
            samples += len(event.samples)
    if first is None:
        raise SoundalikeError(tr("The sentence that was to be measured gave no sound. Try again, or another model."))
    return MeasuredSpeed(samples / sample_rate, max(time.monotonic() - begun, 1e-3), first)
