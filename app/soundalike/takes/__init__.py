"""What was said: texts, takes and the history. See `TakeStore` and docs/takes.md."""

from soundalike.takes.documents import Documents
from soundalike.takes.history import History
from soundalike.takes.recorder import Recorder
from soundalike.takes.records import (
    Document,
    Kept,
    Recipe,
    Sentence,
    State,
    Take,
    Utterance,
    VoiceName,
    letter_name,
)
from soundalike.takes.store import TakeStore
from soundalike.takes.take_list import TakeList
from soundalike.takes.trash import Deletion, Trash

__all__ = [
    "Deletion",
    "Document",
    "Documents",
    "History",
    "Kept",
    "Recipe",
    "Recorder",
    "Sentence",
    "State",
    "Take",
    "TakeList",
    "TakeStore",
    "Trash",
    "Utterance",
    "VoiceName",
    "letter_name",
]
