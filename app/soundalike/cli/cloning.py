"""What the commands that make voices share: the cloner's opening, its progress, and cancelling it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from soundalike.cli.context import Context
from soundalike.cli.interrupt import cancelling
from soundalike.cli.output import Output

if TYPE_CHECKING:
    from soundalike.engine import Cloner
    from soundalike.models import ModelPair


def step_progress(output: Output) -> Callable[[int, float], None]:
    """Shows each step in words, on a terminal."""
    from soundalike.engine.types import CLONE_STEPS  # noqa: PLC0415

    return lambda step, part: output.progress(f"{CLONE_STEPS[step]}: {part:.0%}")


@contextmanager
def open_cloner(model: ModelPair, arguments: Namespace, context: Context) -> Iterator[Cloner]:
    """The cloner of `model`; an interrupt ends what it does, and the progress line goes away with it."""
    output = context.output
    try:
        with (
            context.wiring.open_cloner(
                model,
                getattr(arguments, "threads", None) or 0,
                lambda part: output.progress(f"Opening the model: {part:.0%}"),
            ) as cloner,
            cancelling(cloner.cancel),
        ):
            yield cloner
    finally:
        output.clear_progress()
