"""What the loaded or chosen model makes of a text, without the model itself: its tags and its pieces. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.paths import Places

if TYPE_CHECKING:
    from soundalike.speech import Speaker
    from soundalike.text import Piece, Pronunciations

TOKENS_KEY = "tokenizer.ggml.tokens"
TYPES_KEY = "tokenizer.ggml.token_type"
ADDED_TOKEN = 4  # tokenizer.ggml.token_type of an added token


def tags_of_model(places: Places, model: str) -> tuple[str, ...]:
    """The tags in the model's file, read from its head alone. Raises what `find_model` raises."""
    from soundalike.models import find_model  # noqa: PLC0415
    from soundalike.models.gguf_reader import read_gguf_head  # noqa: PLC0415

    keys = read_gguf_head(find_model(model or None, places.models_dir).t3).keys
    tokens, types = keys.get(TOKENS_KEY), keys.get(TYPES_KEY)
    if not isinstance(tokens, tuple) or not isinstance(types, tuple):
        return ()
    added = (str(token) for token, kind in zip(tokens, types, strict=False) if kind == ADDED_TOKEN)
    return tuple(token for token in added if token.startswith("[") and token.endswith("]"))


def pieces_of(
    text: str, tags: tuple[str, ...], speaker: Speaker | None, pronunciations: Pronunciations | None = None
) -> tuple[Piece, ...]:
    """The text as it will be spoken; without the model's tokenizer, a piece with too many tokens isn't cut yet."""
    if speaker is not None:
        speaker.pronunciations = pronunciations
        return speaker.pieces(text)
    from soundalike.speech.speaker import PIECE_CHARACTERS  # noqa: PLC0415
    from soundalike.text import prepare  # noqa: PLC0415

    return prepare(text, limit=PIECE_CHARACTERS, tags=tags, pronunciations=pronunciations).pieces
