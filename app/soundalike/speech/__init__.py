"""Text into sound: `Speaker.speak` gives a `Speech`, an iterator of events."""

from soundalike.speech.events import Event, Finished, Gap, PieceFailed, PieceFinished, PieceStarted, Sound, Waiting
from soundalike.speech.protocols import SpeechEngine, SpeechStream
from soundalike.speech.seeds import piece_seed
from soundalike.speech.speaker import Progress, Speaker, Speech
from soundalike.speech.text_feed import TextFeed

__all__ = [
    "Event",
    "Finished",
    "Gap",
    "PieceFailed",
    "PieceFinished",
    "PieceStarted",
    "Progress",
    "Sound",
    "Speaker",
    "Speech",
    "SpeechEngine",
    "SpeechStream",
    "TextFeed",
    "Waiting",
    "piece_seed",
]
