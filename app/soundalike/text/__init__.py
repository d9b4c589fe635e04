"""Text on its way to the model: cleaned, normalised, cut into pieces and turned into token ids. Pure functions."""

from soundalike.text.live import LineSplitter, LiveSplitter, LiveText, SentenceSplitter
from soundalike.text.notices import Notice
from soundalike.text.pieces import Piece, Prepared, normalised_blocks, prepare
from soundalike.text.pronunciation import Pronunciations, Rule
from soundalike.text.tokenizer import Tokenizer

__all__ = [
    "LineSplitter",
    "LiveSplitter",
    "LiveText",
    "Notice",
    "Piece",
    "Prepared",
    "Pronunciations",
    "Rule",
    "SentenceSplitter",
    "Tokenizer",
    "normalised_blocks",
    "prepare",
]
