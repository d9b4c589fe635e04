"""Quick phrases: boards of texts that are spoken by one press, and their sound made ahead."""

from soundalike.takes.phrases.book import PhraseBook
from soundalike.takes.phrases.forget import forget_phrase_sounds
from soundalike.takes.phrases.kept_sound import KeptPiece, KeptSound
from soundalike.takes.phrases.records import Board, Phrase, TakenIn
from soundalike.takes.phrases.sound_cache import SoundCache
from soundalike.takes.phrases.sound_key import SoundKey, phrase_seed
from soundalike.takes.phrases.starter import STARTER, StarterBoard
from soundalike.takes.phrases.text_file import BoardText, read_phrases, written_phrases

__all__ = [
    "STARTER",
    "Board",
    "BoardText",
    "KeptPiece",
    "KeptSound",
    "Phrase",
    "PhraseBook",
    "SoundCache",
    "SoundKey",
    "StarterBoard",
    "TakenIn",
    "forget_phrase_sounds",
    "phrase_seed",
    "read_phrases",
    "written_phrases",
]
