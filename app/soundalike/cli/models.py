"""`soundalike models`: what is here and can be had, convert, make smaller, and say what a model file is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from soundalike.cli import models_folder, models_get, models_list, models_quantize, models_remove, models_use, options
from soundalike.cli.context import Context
from soundalike.models.weight_types import CONVERTED_TYPES, PRESETS, QUANTIZED_TYPES

HELP = "list, get, choose, remove, convert and quantise models"
WEIGHT_TYPES = (*CONVERTED_TYPES, *QUANTIZED_TYPES)
COMMANDS = {
    "list": models_list,
    "get": models_get,
    "use": models_use,
    "remove": models_remove,
    "folder": models_folder,
}
"""Each a file of its own with HELP, `add_options` and `run`."""


def add_options(parser: ArgumentParser, shared: ArgumentParser) -> None:
    """The commands below `models`, each with the `shared` options."""
    commands = parser.add_subparsers(metavar="COMMAND", dest="models_command", required=True)

    for name, command in COMMANDS.items():
        parser = commands.add_parser(name, parents=[shared], allow_abbrev=False, help=command.HELP)
        command.add_options(parser)
        parser.set_defaults(run=command.run)

    converting = commands.add_parser(
        "convert", parents=[shared], allow_abbrev=False, help="make Soundalike's two files from the official ones"
    )
    converting.add_argument("official", metavar="OFFICIAL_DIR", type=options.path, help="folder of the official files")
    converting.add_argument(
        "-o", dest="out", metavar="OUT", type=options.path, required=True, help="folder to write to"
    )
    choice = converting.add_mutually_exclusive_group()
    choice.add_argument("--type", dest="weight_type", choices=WEIGHT_TYPES, help="type of weights (default: f16)")
    choice.add_argument("--preset", dest="weight_type", choices=tuple(PRESETS), help="types chosen by measurement")
    converting.set_defaults(run=run_convert)

    quantizing = commands.add_parser("quantize", parents=[shared], allow_abbrev=False, help=models_quantize.HELP)
    models_quantize.add_options(quantizing)
    quantizing.set_defaults(run=models_quantize.run)

    telling = commands.add_parser(
        "info", parents=[shared], allow_abbrev=False, help="family, parts, sizes, types and voice of a model"
    )
    telling.add_argument(
        "file", metavar="MODEL", type=options.path, help="a GGUF model file, or a model's name or folder"
    )
    telling.set_defaults(run=run_info)


def run_convert(arguments: Namespace, context: Context) -> int:
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


def run_info(arguments: Namespace, context: Context) -> int:
    """Say what is in a file, or in both files of a model."""
    named: Path = arguments.file
    files: tuple[Path, ...] = (named,)
    if named.is_dir() or (not named.exists() and named.suffix.lower() != ".gguf"):
        pair = context.wiring.find_model(str(named), context.places(arguments).models_dir)
        files = (pair.t3, pair.s3gen)
    for file in files:
        information = context.wiring.describe_model_file(file)
        context.output.event("result", file=asdict(information))
        context.output.result(context.wiring.format_model_file(information))
    return 0
