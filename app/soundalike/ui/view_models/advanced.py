"""The advanced options: only those that the loaded model uses, each with its limits and the model's own value. No Qt.

Which ones a model uses is told by its description: a number that it gives is one that it uses (case GUI-07). All of
Chatterbox's parts that this program runs draw tokens by these and make sound in flow steps.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from soundalike.settings import VoiceOptions
from soundalike.translation import number, tr

if TYPE_CHECKING:
    from soundalike.engine.types import ModelDescription


@dataclass(frozen=True)
class OptionRow:
    """One number. `field` is its name in `VoiceOptions`; `usual` is the model's own value, shown while it is 0."""

    field: str
    name: str
    note: str
    least: float
    most: float
    step: float
    decimals: int
    usual: float


def option_rows(model: ModelDescription) -> list[OptionRow]:
    """What can be set for this model."""
    sampling = model.sampling
    rows = []
    if sampling.temperature is not None:
        rows.append(
            OptionRow(
                "temperature",
                tr("Temperature"),
                tr("How freely speech varies."),
                0.05,
                5.0,
                0.05,
                2,
                sampling.temperature,
            )
        )
    if sampling.top_p is not None:
        rows.append(
            OptionRow(
                "top_p",
                tr("Top-p"),
                tr("Keeps the likeliest tokens up to this share."),
                0.01,
                1.0,
                0.01,
                2,
                sampling.top_p,
            )
        )
    if sampling.top_k is not None:
        rows.append(
            OptionRow(
                "top_k", tr("Top-k"), tr("Keeps so many of the likeliest tokens."), 1, 100_000, 10, 0, sampling.top_k
            )
        )
    if sampling.repetition_penalty is not None:
        rows.append(
            OptionRow(
                "repetition_penalty",
                tr("Repetition"),
                tr("How much repeating is held back."),
                1.0,
                5.0,
                0.05,
                2,
                sampling.repetition_penalty,
            )
        )
    rows.append(
        OptionRow("flow_steps", tr("Steps"), tr("More take longer and may sound finer."), 1, 10, 1, 0, model.flow_steps)
    )
    rows.append(
        OptionRow("first_chunk_tokens", tr("First chunk"), tr("Fewer tokens: sound begins sooner."), 8, 250, 1, 0, 0)
    )
    rows.append(OptionRow("chunk_tokens", tr("Further chunks"), tr("More tokens: less work in all."), 8, 250, 1, 0, 0))
    return rows


def with_value(options: VoiceOptions, row: OptionRow, value: float | None) -> VoiceOptions:
    """The options with this number set, or with None the model's own again. Out of limits it is brought into them."""
    if value is None:
        return replace(options, **{row.field: type(getattr(options, row.field))(0)})
    kind = type(getattr(options, row.field))
    return replace(options, **{row.field: kind(min(max(value, row.least), row.most))})


def parsed_number(text: str) -> float:
    """A number as people type it, with a point or a comma, in figures of any script (case SYS-01).

    Raises `ValueError` with a sentence.
    """
    plain = text.strip().replace("\u00a0", "").replace("\u202f", "").replace(" ", "").replace("٫", ".")
    if plain.count(",") == 1 and "." not in plain:
        plain = plain.replace(",", ".")
    try:
        value = float(plain)
    except ValueError:
        raise ValueError(_no_number(text)) from None
    if not math.isfinite(value):
        raise ValueError(_no_number(text))
    return value


def _no_number(text: str) -> str:
    return tr("'{text}' isn't a number. Type one such as {example}.").format(text=text, example=number(0.8, 1))
