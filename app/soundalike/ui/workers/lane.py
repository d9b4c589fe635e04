"""A thread on which things are done one after another, in the order they were asked for."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from soundalike.errors import CancelledError
from soundalike.ui.workers.left_running import keep_whole
from soundalike.ui.workers.program_reading import wait_until_read
from soundalike.ui.workers.tasks import sentence_of


class Lane(QObject):
    """`failed` comes with a sentence for what has no `on_error` of its own."""

    failed = Signal(str)
    _post = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._waiting = 0
        self._post.connect(lambda call: call())

    @property
    def idle(self) -> bool:
        """Whether everything that was asked for was done and told."""
        return self._waiting == 0

    def run(
        self,
        function: Callable[[], Any],
        on_done: Callable[[Any], object] | None = None,
        on_error: Callable[[str], object] | None = None,
    ) -> None:
        """Calls `function` on the thread; `on_done` or `on_error` on the main thread. After `close` nothing is told."""
        if self._closed:
            return
        self._waiting += 1

        def work() -> None:
            try:
                wait_until_read()
                result = function()
            except CancelledError:
                tell: Callable[[], object] = lambda: None  # noqa: E731
            except BaseException as error:
                said = sentence_of(error)
                tell = (lambda: on_error(said)) if on_error is not None else lambda: self.failed.emit(said)
            else:
                tell = (lambda: on_done(result)) if on_done is not None else lambda: None
            if not self._closed:
                self._post.emit(lambda: self._told(tell))

        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        self._work.put(work)

    def close(self, seconds: float = 5.0) -> bool:
        """Does what was asked for, then ends; False if it took too long."""
        self._closed = True
        if self._thread is None:
            return True
        self._work.put(None)
        self._thread.join(seconds)
        ended = not self._thread.is_alive()
        if not ended:
            keep_whole(self)
        self._thread = None
        return ended

    def _told(self, tell: Callable[[], object]) -> None:
        self._waiting -= 1
        if not self._closed:
            tell()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()
