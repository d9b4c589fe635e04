"""The keys of a model file, in the order in which they will be written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

KeyKind = Literal["u32", "f32", "bool", "text", "i32s", "texts"]
KeyValue = int | float | bool | str | Sequence[int] | Sequence[str]


@dataclass
class Metadata:
    """Keys with their kinds; `entries` maps a key to its kind and value."""

    entries: dict[str, tuple[KeyKind, KeyValue]] = field(default_factory=dict)

    def u32(self, prefix: str, **values: int) -> None:
        """Whole numbers 0..2^32-1, under `prefix.name`."""
        self._add("u32", prefix, values)

    def f32(self, prefix: str, **values: float) -> None:
        """Single-precision numbers."""
        self._add("f32", prefix, values)

    def flag(self, prefix: str, **values: bool) -> None:
        """True or false."""
        self._add("bool", prefix, values)

    def text(self, prefix: str, **values: str) -> None:
        """Strings."""
        self._add("text", prefix, values)

    def i32s(self, prefix: str, **values: Sequence[int]) -> None:
        """Lists of whole numbers; none may be empty."""
        self._add("i32s", prefix, values)

    def texts(self, prefix: str, **values: Sequence[str]) -> None:
        """Lists of strings; none may be empty."""
        self._add("texts", prefix, values)

    def _add(self, kind: KeyKind, prefix: str, values: Mapping[str, KeyValue]) -> None:
        for name, value in values.items():
            self.entries[f"{prefix}.{name}"] = (kind, value)
