"""`soundalike devices`: the sound outputs that `speak` can play on."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from soundalike.cli.context import Context
from soundalike.errors import MissingError

HELP = "list the sound outputs"


def run(_arguments: Namespace, context: Context) -> int:
    """List them, the default marked with a star; exit code 4 without any."""
    output = context.output
    outputs = context.wiring.list_outputs()
    for device in outputs.devices:
        output.event("device", **asdict(device))
        named = device.name if device.description == device.name else f"{device.name}  ({device.description})"
        output.result(f"{'*' if device.default else ' '} {named}")
    if not outputs.devices:
        raise MissingError(f"There is no sound output here ({outputs.system}). Connect one and try again.")
    output.message(f"Through {outputs.system}. The star is the default; speak --device NAME takes another.")
    return 0
