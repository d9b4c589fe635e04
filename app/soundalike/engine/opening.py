"""What opening a model and opening a cloner share: threads, and progress that can cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from soundalike.engine.binding import load
from soundalike.engine.handle import ErrorSlot


@contextmanager
def opening(threads: int, on_progress: Callable[[float], None] | None) -> Iterator[tuple[Any, ErrorSlot]]:
    """An `sa_model_options *` for one call, and its error.

    `on_progress` is called with 0..1; an exception that it raises ends the call, and comes out of the `with`.
    """
    ffi, library = load()
    options = ffi.new("sa_model_options *", library.sa_model_options_default())
    options.n_threads = threads
    call = Raising(on_progress)
    options.progress = callback = ffi.callback("bool(void *, float)", lambda _user, fraction: call(fraction))
    yield options, ErrorSlot()
    del callback
    call.raise_again()


class Raising:
    """A callback for C: false, which cancels, once the function has raised; the exception is kept for later."""

    def __init__(self, function: Callable[..., None] | None) -> None:
        self._function = function
        self._raised: BaseException | None = None

    def __call__(self, *values: Any) -> bool:
        try:
            if self._function is not None:
                self._function(*values)
        except BaseException as exception:
            self._raised = exception
            return False
        return True

    def raise_again(self) -> None:
        """Raises what the function raised, if it did."""
        if self._raised is not None:
            raise self._raised
