"""`soundalike models convert`: the official files to the two that this program reads."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.weight_choices import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES

TYPES = (*CONVERTED_TYPES, *QUANTIZED_TYPES)
HELP = "make Soundalike's two files from the official ones"


def add_options(parser: ArgumentParser) -> None:
    """The options of `models convert`."""
    add = parser.add_argument
    add("official", metavar="OFFICIAL_DIR", type=options.path, help="folder of the official files")
    add("-o", dest="out", metavar="OUT", type=options.path, required=True, help="folder to write to")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--type", dest="weight_type", choices=TYPES, help="type of weights (default: f16)")
    choice.add_argument("--preset", dest="weight_type", choices=tuple(PRESETS), help="types chosen by measurement")


def run(arguments: Namespace, context: Context) -> int:
    """Convert; prints the two files that were written."""
    output = context.output
    try:
        pair = context.wiring.convert_model(
            arguments.official,
            arguments.out,
            arguments.weight_type or "f16",
            lambda stage, part: output.progress(f"{stage}: {part:.0%}"),
        )
    finally:
        output.clear_progress()
    output.event("result", t3=str(pair.t3), s3gen=str(pair.s3gen))
    output.result(str(pair.t3))
    output.result(str(pair.s3gen))
    return 0
