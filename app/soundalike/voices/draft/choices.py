"""Everything that was chosen in the wizard, as plain values that are kept as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Literal, get_args

Step = Literal["whose", "record", "choose", "clean", "meet"]
Whose = Literal["self", "other", "example"]
Way = Literal["spoken", "written"]
Source = Literal["", "recorded", "imported"]
CleanUp = Literal["auto", "off", "strong"]

STEPS: tuple[Step, ...] = get_args(Step)
VERSION = 1


@dataclass(frozen=True)
class Choices:
    """What was chosen; the defaults are a new draft's. Seconds count in the clip."""

    step: Step = "whose"
    whose: Whose = "self"
    way: Way = "spoken"
    speaker: str = ""
    """The name of the person whose voice it is."""
    confirmed: bool = False
    """The written declaration was agreed to."""
    example: str = ""
    text: int = 0
    """Which text is read."""
    source: Source = ""
    imported: str = ""
    """The path of the file that was brought."""
    stream: int = 0
    """Its sound stream, from 1; 0 for the first that can be used."""
    start: float | None = None
    end: float | None = None
    """The chosen part; None for the proposed one."""
    clean: CleanUp = "auto"
    denoise: bool | None = None
    """None: as the verdict asks."""
    made: str = ""
    """The stem of the voice that was made in the draft's own library."""
    made_from: str = ""
    """What it was made from, so that it is made anew when that changed."""
    seed: int | None = None
    name: str = ""
    note: str = ""
    keep_clip: bool = True

    def with_new_clip(self, **changes: Any) -> Choices:
        """Another clip: what was chosen in the old one says nothing of it."""
        return replace(self, start=None, end=None, denoise=None, clean="auto", seed=None, **changes)


def to_json(choices: Choices) -> bytes:
    """As it is kept."""
    return json.dumps({"version": VERSION, **asdict(choices)}, ensure_ascii=False, indent=1).encode()


def from_json(data: bytes) -> Choices:
    """As it was kept. What makes no sense, or is of a later version, counts as never chosen."""
    try:
        values = json.loads(data)
    except ValueError:
        return Choices()
    if not isinstance(values, dict) or values.get("version") != VERSION:
        return Choices()
    known = {field.name: values[field.name] for field in fields(Choices) if field.name in values}
    return replace(Choices(), **{name: value for name, value in known.items() if _makes_sense(name, value)})


_ALLOWED: dict[str, tuple[Any, ...]] = {
    "step": STEPS,
    "whose": get_args(Whose),
    "way": get_args(Way),
    "source": get_args(Source),
    "clean": get_args(CleanUp),
    "denoise": (None, True, False),
}
_TYPES: dict[str, tuple[type, ...]] = {
    "confirmed": (bool,),
    "keep_clip": (bool,),
    "text": (int,),
    "stream": (int,),
    "start": (float, int, type(None)),
    "end": (float, int, type(None)),
    "seed": (int, type(None)),
}


def _makes_sense(name: str, value: Any) -> bool:
    if name in _ALLOWED:
        return value in _ALLOWED[name]
    wanted = _TYPES.get(name, (str,))
    if isinstance(value, bool) and bool not in wanted:
        return False
    return isinstance(value, wanted) and not (isinstance(value, (int, float)) and value < 0)
