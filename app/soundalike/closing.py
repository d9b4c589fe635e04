"""What must be given back at the end: models, streams, devices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self


class Closeable(ABC):
    """Gives back what it holds with `close`, or at the end of a `with`."""

    @abstractmethod
    def close(self) -> None:
        """Gives back what it holds; closing twice does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
