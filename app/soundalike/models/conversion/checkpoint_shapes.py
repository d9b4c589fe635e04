"""The names and shapes of one official file, and the account of which of them a conversion used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from soundalike.errors import RefusedError
from soundalike.translation import tr

Shape = tuple[int, ...]


class CheckpointShapes:
    """Answers questions about the tensors of one file; no weights are read.

    Every tensor must be taken (with the shape it has to have) or ignored, else `finish` refuses the file:
    a file with something unknown in it isn't the architecture that is being converted.
    All refusals are `RefusedError`, naming file and tensor.
    """

    def __init__(self, file: str, shapes: Mapping[str, Shape]) -> None:
        self.file = file
        self._shapes = dict(shapes)
        self._left = set(self._shapes)

    def shape(self, name: str, rank: int) -> Shape:
        """The shape of `name`, which has `rank` dimensions, none of them 0."""
        found = self._shapes.get(name)
        if found is None:
            raise RefusedError(
                tr("{file}: tensor '{name}' is missing. This isn't a complete file of its kind.").format(
                    file=self.file, name=name
                )
            )
        if len(found) != rank or 0 in found:
            raise RefusedError(
                tr("{file}: tensor '{name}' has shape {found}, but {rank} dimensions above 0 are expected.").format(
                    file=self.file, name=name, found=found, rank=rank
                )
            )
        return found

    def has(self, name: str) -> bool:
        """Whether there is a tensor of this name."""
        return name in self._shapes

    def count(self, pattern: str, first: int = 0) -> int:
        """How many tensors `pattern` names in a row, its `{}` being `first`, `first + 1`, …"""
        number = 0
        while pattern.format(first + number) in self._shapes:
            number += 1
        return number

    def take(self, name: str, shape: Shape) -> None:
        """Uses `name`, which must have exactly this shape."""
        found = self.shape(name, len(shape))
        if found != shape:
            raise RefusedError(
                tr("{file}: tensor '{name}' has shape {found}, but {shape} is expected.").format(
                    file=self.file, name=name, found=found, shape=shape
                )
            )
        self._left.discard(name)

    def ignore(self, names: Iterable[str]) -> None:
        """Leaves out tensors that no engine needs, if they are there."""
        self._left.difference_update(names)

    def ignore_ending(self, ending: str) -> None:
        """Leaves out every tensor whose name ends so."""
        self.ignore([name for name in self._left if name.endswith(ending)])

    def finish(self) -> None:
        """Refuses the file if a tensor was neither used nor ignored."""
        if self._left:
            raise RefusedError(self._unknown(min(self._left), len(self._left) - 1))

    def _unknown(self, first: str, n_others: int) -> str:
        fault = (
            tr(
                "{file}: tensor '{name}' doesn't belong to this kind of model. Only the official Turbo architecture "
                "can be converted."
            )
            if n_others == 0
            else tr(
                "{file}: tensor '{name}' and %n more doesn't belong to this kind of model. Only the official Turbo "
                "architecture can be converted.",
                "",
                n_others,
            )
        )
        return fault.format(file=self.file, name=first)
