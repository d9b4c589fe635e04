"""The one way off the main thread: a function runs on a thread of its own, and what comes of it is told here."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from soundalike.errors import CancelledError, SoundalikeError
from soundalike.translation import tr
from soundalike.ui.view_models.progress import ProgressFacts
from soundalike.ui.workers.left_running import keep_whole
from soundalike.ui.workers.program_reading import wait_until_read

_log = logging.getLogger(__name__)


class Task:
    """A running function's side: it tells how far it is and asks whether to stop."""

    def __init__(self, title: str, post: Callable[[ProgressFacts], None]) -> None:
        self.title = title
        self._post = post
        self._cancelled = threading.Event()
        self._on_cancel: Callable[[], None] | None = None

    def report(self, fraction: float | None, detail: str = "") -> None:
        """How far it is, 0..1 or unknown. Raises `CancelledError` once the person has stopped it."""
        self.check()
        self._post(ProgressFacts(self.title, detail, fraction))

    def check(self) -> None:
        """Raises `CancelledError` once the person has stopped it."""
        if self._cancelled.is_set():
            raise CancelledError("Stopped.")

    @property
    def cancelled(self) -> bool:
        return self._cancelled.is_set()

    def on_cancel(self, stop: Callable[[], None]) -> None:
        """`stop` is called, from another thread, when the person stops it: for what can't ask itself."""
        self._on_cancel = stop
        if self._cancelled.is_set():
            stop()

    def cancel(self) -> None:
        """Stops it, from any thread."""
        self._cancelled.set()
        if self._on_cancel is not None:
            self._on_cancel()


class Tasks(QObject):
    """Starts functions and tells their outcome on the main thread.

    Whatever a function raises is told, an error that isn't ours too: the program goes on.
    """

    progressed = Signal(object, object)
    """A task, and its `ProgressFacts`; right when it starts too."""
    ended = Signal(object)
    failed = Signal(object, str)
    """A task without an `on_error` of its own, and what happened, in a sentence."""
    _post = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._threads: dict[Task, threading.Thread] = {}
        self._closed = False
        self._post.connect(self._call)

    def run(
        self,
        title: str,
        function: Callable[[Task], Any],
        on_done: Callable[[Any], object] | None = None,
        on_error: Callable[[str], object] | None = None,
        *,
        on_cancelled: Callable[[], object] | None = None,
        visible: bool = True,
    ) -> Task:
        """Runs `function(task)`. `on_done` gets what it returns, `on_error` a sentence; both on the main thread.

        A `visible` one is told to whoever shows what is going on.
        """
        task = Task(title, lambda facts: self._send(lambda: self.progressed.emit(task, facts)) if visible else None)

        def work() -> None:
            try:
                wait_until_read()
                result = function(task)
            except CancelledError:
                self._send(lambda: self._end(task, on_cancelled))
            except BaseException as error:
                said = sentence_of(error)
                tell = (lambda: on_error(said)) if on_error is not None else lambda: self.failed.emit(task, said)
                self._send(lambda: self._end(task, tell))
            else:
                self._send(lambda: self._end(task, None if on_done is None else lambda: on_done(result)))

        thread = threading.Thread(target=work, name=title, daemon=True)
        self._threads[task] = thread
        if visible:
            self.progressed.emit(task, ProgressFacts(title))
        thread.start()
        return task

    @property
    def running(self) -> list[Task]:
        return list(self._threads)

    def close(self, seconds: float = 4.0) -> bool:
        """Stops all and waits for them; False when one didn't end in time. Nothing is told any more."""
        self._closed = True
        for task in list(self._threads):
            task.cancel()
        for thread in list(self._threads.values()):
            thread.join(seconds)
        alive = any(thread.is_alive() for thread in self._threads.values())
        if alive:
            keep_whole(self)
        self._threads.clear()
        return not alive

    def _send(self, call: Callable[[], object]) -> None:
        if not self._closed:
            self._post.emit(call)

    def _call(self, call: Callable[[], object]) -> None:
        if not self._closed:
            call()

    def _end(self, task: Task, tell: Callable[[], object] | None) -> None:
        self._threads.pop(task).join()
        self.ended.emit(task)
        if tell is not None:
            tell()


def sentence_of(error: BaseException) -> str:
    """What to tell a person about an error. One that isn't ours is written to the log, with its traceback."""
    if isinstance(error, SoundalikeError):
        return str(error)
    _log.error("A task failed.", exc_info=error)
    if isinstance(error, MemoryError):
        return tr("There isn't enough memory. Close other programs, or use a smaller model.")
    said = str(error) or type(error).__name__
    return tr("Something went wrong that shouldn't: {said}. The program goes on; the log has the details.").format(
        said=said
    )
