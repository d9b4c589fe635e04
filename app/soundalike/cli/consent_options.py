"""The options that say who agreed to a voice, for `clone` and `voices import`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.errors import RefusedError, UsageError

if TYPE_CHECKING:
    from soundalike.engine.types import Consent, Samples

HOW = (
    "Say who agreed: --i-am-the-speaker (your own voice), --permission-from NAME (the speaker agreed in writing), "
    "or --statement WAV (the speaker says so in a recording)."
)


def add_options(parser: ArgumentParser) -> None:
    """One of three ways to give consent, and the speaker's name."""
    group = parser.add_argument_group("consent (one of them)")
    ways = group.add_mutually_exclusive_group()
    ways.add_argument("--i-am-the-speaker", action="store_true", help="it is your own voice")
    ways.add_argument(
        "--permission-from", metavar="NAME", type=options.name, help="the speaker, who has agreed to it in writing"
    )
    ways.add_argument(
        "--statement", metavar="WAV", type=options.path, help="a recording in which the speaker agrees; it is kept"
    )
    group.add_argument("--speaker", metavar="NAME", type=options.name, help="the speaker's name (default: the voice's)")


def consent_from(arguments: Namespace, voice: str) -> Consent:
    """The record that the options give; `RefusedError` when they give none."""
    from soundalike.voices.consent import own_declaration, spoken_statement, written_declaration  # noqa: PLC0415

    speaker = arguments.speaker or voice
    if arguments.permission_from is not None:
        if arguments.speaker is not None:
            raise UsageError("--speaker: --permission-from names the speaker already. Leave one of them out.")
        return written_declaration(arguments.permission_from)
    if arguments.statement is not None:
        return spoken_statement(speaker)
    if arguments.i_am_the_speaker:
        return own_declaration(speaker)
    raise RefusedError(f"No voice is made without the speaker's consent. {HOW}")


def read_statement(arguments: Namespace, context: Context) -> Samples | None:
    """The spoken statement at the encoders' rate, if that is the way chosen."""
    chosen = arguments.statement
    return None if chosen is None else context.wiring.read_statement(chosen)
