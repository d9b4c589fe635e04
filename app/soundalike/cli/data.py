"""`soundalike data`: where voices, texts and takes are kept."""

from __future__ import annotations

from argparse import ArgumentParser

from soundalike.cli import data_folder

HELP = "say where voices, texts and takes are kept, or move them"
COMMANDS = {"folder": data_folder}
"""Each a file of its own with HELP, `add_options` and `run`."""


def add_options(parser: ArgumentParser, shared: ArgumentParser) -> None:
    """The commands below `data`, each with the `shared` options."""
    commands = parser.add_subparsers(metavar="COMMAND", dest="data_command", required=True)
    for name, command in COMMANDS.items():
        parser = commands.add_parser(name, parents=[shared], allow_abbrev=False, help=command.HELP)
        command.add_options(parser)
        parser.set_defaults(run=command.run)
