"""Utterances and takes on their way into the database; the recorder and the rebuilding share it."""

from __future__ import annotations

import secrets
import sqlite3
from dataclasses import dataclass
from typing import Any

from soundalike.takes.folding import fold
from soundalike.takes.recipe_json import options_from_json, options_to_json
from soundalike.takes.records import Recipe, State, VoiceName
from soundalike.takes.rows import recipe_values, storable

_INSERT_UTTERANCE = """INSERT INTO utterances
    (uid, document_id, text, voice_id, voice_name, model, options, state, began, session)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_INSERT_TAKE = """INSERT INTO takes (uid, utterance_id, sentence_id, place, letter, source, spoken, gap_after,
    voice_id, voice_name, model, options, seed, state, sample_rate, created, session)
    VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


@dataclass(frozen=True)
class UtteranceFacts:
    """A request to speak."""

    uid: str
    document: int | None
    text: str
    recipe: Recipe
    began: float
    session: str
    offset: int = 0
    """Where `text` stands in the text that the pieces' places count in."""

    def source(self, start: int, end: int) -> str:
        """The text between two places."""
        return self.text[max(0, start - self.offset) : max(0, end - self.offset)]


@dataclass(frozen=True)
class TakeFacts:
    """One sentence of it; what a sound file's tags must say so that the take can be put back."""

    uid: str
    place: int
    source: str
    spoken: str
    gap_after: float
    seed: int
    sample_rate: int
    created: float


def new_uid() -> str:
    """A name that no other take or utterance has, here or in a library that is merged one day."""
    return secrets.token_hex(16)


def insert_utterance(connection: sqlite3.Connection, facts: UtteranceFacts, state: State) -> int:
    """Its id. The voice's name can be searched for too."""
    text = storable(facts.text)
    recipe = recipe_values(facts.recipe)
    values = (facts.uid, facts.document, text, *recipe, state, facts.began, facts.session)
    utterance = int(connection.execute(_INSERT_UTTERANCE, values).lastrowid or 0)
    words = fold(f"{text}\n{facts.recipe.voice.name}")
    connection.execute("INSERT INTO history_words (rowid, folded) VALUES (?, ?)", (utterance, words))
    return utterance


def insert_take(
    connection: sqlite3.Connection, facts: TakeFacts, utterance: UtteranceFacts, utterance_id: int, sentence: int | None
) -> int:
    """Its id; it is in the making."""
    values = (facts.uid, utterance_id, sentence, facts.place, storable(facts.source), storable(facts.spoken))
    rest = (str(facts.seed), State.MAKING, facts.sample_rate, facts.created, utterance.session)
    row = (*values, facts.gap_after, *recipe_values(utterance.recipe), *rest)
    return int(connection.execute(_INSERT_TAKE, row).lastrowid or 0)


def tags_of(facts: TakeFacts, utterance: UtteranceFacts, *, suspect: bool) -> dict[str, Any]:
    """Both as JSON values for a sound file's tags."""
    voice = utterance.recipe.voice
    return {
        "uid": facts.uid,
        "place": facts.place,
        "source": facts.source,
        "spoken": facts.spoken,
        "gap_after": facts.gap_after,
        "seed": facts.seed,
        "created": facts.created,
        "suspect": suspect,
        "utterance": utterance.uid,
        "began": utterance.began,
        "voice_id": voice.id,
        "voice_name": voice.name,
        "model": utterance.recipe.model,
        "options": options_to_json(utterance.recipe.options),
    }


def recipe_from_tags(tags: dict[str, Any]) -> Recipe:
    """The recipe in `tags_of`'s values."""
    voice = VoiceName(str(tags.get("voice_id", "")), str(tags.get("voice_name", "")))
    return Recipe(voice, str(tags.get("model", "")), options_from_json(str(tags.get("options"))))
