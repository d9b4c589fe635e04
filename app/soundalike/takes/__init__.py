"""What was said: texts, takes and the history. See `TakeStore` and docs/takes.md."""

from soundalike.takes.documents import Documents
from soundalike.takes.export import LOUDNESS_TARGETS, Export, ExportRequest, ExportResult
from soundalike.takes.history import History
from soundalike.takes.pronunciation_list import PronunciationList, read_list, write_list
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
from soundalike.takes.replay import Playable, playables, replay, without_take
from soundalike.takes.store import TakeStore
from soundalike.takes.take_list import TakeList
from soundalike.takes.trash import Deletion, Trash

__all__ = [
    "LOUDNESS_TARGETS",
    "Deletion",
    "Document",
    "Documents",
    "Export",
    "ExportRequest",
    "ExportResult",
    "History",
    "Kept",
    "Playable",
    "PronunciationList",
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
    "playables",
    "read_list",
    "replay",
    "without_take",
    "write_list",
]
