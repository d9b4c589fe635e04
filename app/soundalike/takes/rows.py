"""Rows of the database as records, and values on their way into it."""

from __future__ import annotations

import re
import sqlite3
from typing import Any

from soundalike.errors import MissingError
from soundalike.takes.recipe_json import options_from_json, options_to_json
from soundalike.takes.records import Document, Recipe, Sentence, State, Take, Utterance, VoiceName
from soundalike.translation import tr, tr_noop

TEXT_GONE = tr_noop("This text isn't kept any more.")
LINE_GONE = tr_noop("This line of the history isn't kept any more.")
TAKE_GONE = tr_noop("This take isn't kept any more.")

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")

AUDIBLE = "takes.state IN ('done', 'interrupted') AND takes.samples > 0 AND takes.deleted_by IS NULL"
"""The condition for takes that can be heard."""


def storable(text: str) -> str:
    """The text, with half characters, which SQLite refuses, replaced one for one: offsets stay what they are."""
    return _LONE_SURROGATE.sub("\ufffd", text)


def recipe_values(recipe: Recipe) -> tuple[str, str, str, str]:
    """voice_id, voice_name, model, options."""
    voice = recipe.voice
    return storable(voice.id), storable(voice.name), storable(recipe.model), options_to_json(recipe.options)


def recipe_of(row: sqlite3.Row) -> Recipe:
    """The recipe in a row of documents, utterances or takes."""
    return Recipe(VoiceName(row["voice_id"], row["voice_name"]), row["model"], options_from_json(row["options"]))


def document_of(row: sqlite3.Row) -> Document:
    """A row of documents."""
    return Document(
        id=row["id"],
        title=row["title"],
        text=row["text"],
        cursor=row["cursor"],
        anchor=row["anchor"],
        recipe=recipe_of(row),
        created=row["created"],
        modified=row["modified"],
    )


def sentence_of(row: sqlite3.Row, takes: tuple[Take, ...]) -> Sentence:
    """A row of sentences with its audible takes. Where none of them was chosen, the last complete one is."""
    by_preference = sorted(takes, key=lambda take: (take.id == row["chosen"], take.state is State.DONE, take.letter))
    chosen = by_preference[-1].id if by_preference else None
    return Sentence(
        id=row["id"],
        start=row["start"],
        end=row["end"],
        source=row["source"],
        spoken=row["spoken"],
        gap_after=row["gap_after"],
        takes=takes,
        chosen=chosen,
    )


TAKES = "SELECT takes.*, sentences.spoken AS now FROM takes LEFT JOIN sentences ON sentences.id = takes.sentence_id"
"""Rows for `take_of`."""


def take_of(row: sqlite3.Row) -> Take:
    """A row of `TAKES`."""
    return Take(
        id=row["id"],
        uid=row["uid"],
        utterance=row["utterance_id"],
        sentence=row["sentence_id"],
        place=row["place"],
        letter=row["letter"],
        source=row["source"],
        spoken=row["spoken"],
        gap_after=row["gap_after"],
        recipe=recipe_of(row),
        seed=int(row["seed"]),
        state=State(row["state"]),
        message=row["message"],
        suspect=bool(row["suspect"]),
        samples=row["samples"],
        sample_rate=row["sample_rate"],
        peaks=row["peaks"],
        favourite=bool(row["favourite"]),
        name=row["name"],
        created=row["created"],
        stale=row["now"] is not None and row["now"] != row["spoken"],
    )


def utterance_of(row: sqlite3.Row) -> Utterance:
    """A row of utterances with the sums over its takes."""
    return Utterance(
        id=row["id"],
        document=row["document_id"],
        text=row["text"],
        recipe=recipe_of(row),
        state=State(row["state"]),
        message=row["message"],
        began=row["began"],
        seconds=row["seconds"] or 0.0,
        bytes=row["bytes"] or 0,
        takes=row["takes"] or 0,
        favourite=bool(row["favourite"]),
    )


def found(row: Any, gone: str) -> Any:
    """The row itself. Raises `MissingError`, which says `gone`, when there is none."""
    if row is None:
        raise MissingError(tr(gone))
    return row
