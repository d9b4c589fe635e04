"""`soundalike models quantize`: a model, or one of its files, in a smaller type."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.weight_choices import PRESETS, QUANTIZED_TYPES

HELP = "make a model, or one of its files, smaller"
DEFAULT_CHOICE = "q8_0"
"""Given by hand, since argparse overlooks that two options exclude each other where one has its default's value."""


def add_options(parser: ArgumentParser) -> None:
    """The options of `models quantize`."""
    parser.add_argument("model", metavar="IN", type=options.name, help="a model's name or folder, or a model file")
    parser.add_argument(
        "-o", dest="out", metavar="OUT", type=options.path, required=True, help="folder, or file, to write to"
    )
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument(
        "--type", dest="choice", choices=("f16", *QUANTIZED_TYPES), help="type of weights (default: q8_0)"
    )
    told = "; ".join(f"{name}: {preset.described}" for name, preset in PRESETS.items())
    choice.add_argument("--preset", dest="choice", choices=tuple(PRESETS), help=told)


def run(arguments: Namespace, context: Context) -> int:
    """Quantise; prints the files that were written."""
    output = context.output
    try:
        written = context.wiring.quantize_model(
            arguments.model,
            context.places(arguments).models_dir,
            arguments.out,
            arguments.choice or DEFAULT_CHOICE,
            lambda item, part: output.progress(f"{item}: {part:.0%}"),
        )
    finally:
        output.clear_progress()
    output.event("result", files=[str(path) for path in written])
    for path in written:
        output.result(str(path))
    return 0
