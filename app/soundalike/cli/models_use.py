"""`soundalike models use`: the model that speaks when none is named."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context

HELP = "choose the model that speaks when none is named"


def add_options(parser: ArgumentParser) -> None:
    """The model to choose."""
    parser.add_argument(
        "model", metavar="NAME", type=options.name, help="an installed model, demo, or a folder that holds a pair"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Keep the choice; it holds for every later start."""
    from soundalike.models import choose_model  # noqa: PLC0415

    kept = choose_model(arguments.model, context.places(arguments).models_dir)
    context.output.event("result", chosen=kept)
    context.output.result(kept)
    return 0
