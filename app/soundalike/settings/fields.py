"""One field of a group as text and back, without the locale."""

from __future__ import annotations

import dataclasses
import json
import math
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from soundalike.translation import tr

Number = TypeVar("Number", int, float)


@dataclasses.dataclass(frozen=True)
class Limits:
    """The smallest and the largest value that makes sense."""

    least: float
    most: float


def limited(default: Number, least: Number, most: Number) -> Number:
    """A field of a group with these limits. A dataclass field, typed as its value, as `dataclasses.field` is."""
    field: Number = dataclasses.field(default=default, metadata={"limits": Limits(least, most)})
    return field


def types_of(group: type[Any]) -> dict[str, Any]:
    """The fields' names and types, in order."""
    hints = get_type_hints(group)
    return {field.name: hints[field.name] for field in dataclasses.fields(group)}


def to_text(value: object) -> str:
    """`value` in one line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return repr(value)
    text = str(value)
    plain = text.isprintable() and text == text.strip() and not text.startswith('"')
    return text if plain else json.dumps(text, ensure_ascii=True)


def limits_of(group: type[Any], name: str) -> tuple[int, int]:
    """A whole number's limits, as the settings' file has them."""
    limits = next(one.metadata["limits"] for one in dataclasses.fields(group) if one.name == name)
    return int(limits.least), int(limits.most)


def from_text(text: str, kind: Any, limits: Limits | None = None) -> Any:
    """The value that `text` stands for. Raises `ValueError` with a clause that begins with the value."""
    if kind is bool:
        return _truth(text)
    if kind in (int, float):
        return _number(text, kind, limits)
    if get_origin(kind) is Literal:
        choices = get_args(kind)
        if text not in choices:
            raise ValueError(tr("'{text}' isn't one of {names}").format(text=text, names=", ".join(choices)))
        return text
    return _string(text)


def _truth(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(tr("'{text}' is neither yes nor no").format(text=text))
    return text == "yes"


def _number(text: str, kind: type[int] | type[float], limits: Limits | None) -> int | float:
    try:
        value = kind(text)
    except ValueError:
        fault = tr("'{text}' isn't a whole number") if kind is int else tr("'{text}' isn't a number")
        raise ValueError(fault.format(text=text)) from None
    if not math.isfinite(value):
        raise ValueError(tr("'{text}' isn't a number").format(text=text))
    if limits is not None and not limits.least <= value <= limits.most:
        raise ValueError(
            tr("'{text}' isn't between {least} and {most}").format(text=text, least=limits.least, most=limits.most)
        )
    return value


def _string(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, str):
        raise ValueError(tr("'{text}' begins with a quotation mark and doesn't end with one").format(text=text))
    return value
