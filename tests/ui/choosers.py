"""The system's file choosers, answered by a test: what each is asked, and what the person chooses or doesn't."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

KINDS = {
    "getExistingDirectory": "folder",
    "getOpenFileName": "file",
    "getOpenFileNames": "files",
    "getSaveFileName": "new file",
}


@dataclass(frozen=True)
class Asked:
    """`where` is the folder or the file that it opens with, `filters` what it lists."""

    kind: str
    title: str
    where: str
    filters: str
    host: object


@dataclass
class Choosers:
    """`chosen` is what the person takes; empty, when it is cancelled."""

    chosen: list[Path] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)

    @property
    def last(self) -> Asked:
        return self.asked[-1]

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """In place of the system's, until the test ends."""
        for name, kind in KINDS.items():
            monkeypatch.setattr(QFileDialog, name, self._answering(kind))

    def _answering(self, kind: str) -> Callable[..., Any]:
        def answer(host: QWidget, title: str, where: str, filters: str = "", **_more: Any) -> Any:
            self.asked.append(Asked(kind, title, where, filters, host))
            paths = [str(path) for path in self.chosen]
            first = paths[0] if paths else ""
            return first if kind == "folder" else (paths if kind == "files" else first, "")

        return answer
