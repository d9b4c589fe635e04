"""Text on its way to the model: cleaned, normalised, cut into pieces and turned into token ids. Pure functions."""

from soundalike.text.notices import Notice
from soundalike.text.pieces import Piece, Prepared, normalised_blocks, prepare
from soundalike.text.tokenizer import Tokenizer

__all__ = ["Notice", "Piece", "Prepared", "Tokenizer", "normalised_blocks", "prepare"]
