"""`soundalike models`: what is here and can be had, convert, make smaller, and say what a model is."""

from __future__ import annotations

from argparse import ArgumentParser

from soundalike.cli import (
    models_convert,
    models_folder,
    models_get,
    models_info,
    models_list,
    models_quantize,
    models_remove,
    models_use,
)

HELP = "list, get, choose, remove, convert and quantise models"
COMMANDS = {
    "list": models_list,
    "get": models_get,
    "use": models_use,
    "remove": models_remove,
    "folder": models_folder,
    "convert": models_convert,
    "quantize": models_quantize,
    "info": models_info,
}
"""Each a file of its own with HELP, `add_options` and `run`."""


def add_options(parser: ArgumentParser, shared: ArgumentParser) -> None:
    """The commands below `models`, each with the `shared` options."""
    commands = parser.add_subparsers(metavar="COMMAND", dest="models_command", required=True)
    for name, command in COMMANDS.items():
        parser = commands.add_parser(name, parents=[shared], allow_abbrev=False, help=command.HELP)
        command.add_options(parser)
        parser.set_defaults(run=command.run)
