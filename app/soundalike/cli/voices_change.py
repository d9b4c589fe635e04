"""`voices rename`, `voices delete` and `voices forget`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from soundalike.cli.context import Context
from soundalike.cli.voice_report import voice_fields
from soundalike.errors import MissingError

if TYPE_CHECKING:
    from soundalike.voices import TrashedVoice, VoiceEntry


def run_rename(arguments: Namespace, context: Context) -> int:
    """Gives a voice another name; its file and clip are renamed with it."""
    library = context.wiring.open_library(context.places(arguments))
    entry = library.edit(library.find(arguments.voice), name=" ".join(arguments.new_name.split()))
    context.output.event("result", voice=voice_fields(entry))
    context.output.result(str(entry.path))
    return 0


def run_delete(arguments: Namespace, context: Context) -> int:
    """Moves a voice to the library's trash, and says where."""
    library = context.wiring.open_library(context.places(arguments))
    entry = library.find(arguments.voice)
    trashed = library.delete(entry)
    context.output.event("result", name=entry.name, trash=str(trashed.folder))
    context.output.message(
        f"{entry.name} is in the trash. `voices import` with the folder below takes it back; `voices forget` leaves "
        "nothing."
    )
    context.output.result(str(trashed.folder))
    return 0


def run_forget(arguments: Namespace, context: Context) -> int:
    """Leaves nothing of a voice, deleted copies included; it may be in the trash already."""
    places = context.places(arguments)
    library = context.wiring.open_library(places)
    try:
        voice: VoiceEntry | TrashedVoice = library.find(arguments.voice)
    except MissingError:
        deleted = library.find_in_trash(arguments.voice)
        if deleted is None:
            raise
        voice = deleted
    # What was said goes first: when that fails, the voice is still there to be forgotten again.
    takes = context.wiring.forget_takes(places, voice.id)
    library.forget(voice)
    context.output.event("result", name=voice.name, takes=takes, forgotten=True)
    context.output.message(f"{voice.name} is forgotten, with {takes} takes: nothing of this voice is left here.")
    return 0
