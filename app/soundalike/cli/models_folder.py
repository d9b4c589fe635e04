"""`soundalike models folder`: where models are kept, and moving them elsewhere."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.folder_change import move_with_progress, tell_folder, tell_moved

HELP = "say where models are kept, or keep them in another folder"


def add_options(parser: ArgumentParser) -> None:
    """The new folder, if there is to be one."""
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", type=options.path, help="keep models here; those that are kept move along"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Print the folder; with DIR, move to it first."""
    from soundalike.models.move_models import missing_models_folder, move_models  # noqa: PLC0415

    output, places = context.output, context.places(arguments)
    if arguments.folder is None:
        missing = missing_models_folder(places)
        if missing is not None:
            output.message(missing)
        return tell_folder(output, places.models_dir)
    moved = move_with_progress(output, "models", lambda tell: move_models(places, arguments.folder, tell))
    if moved.same:
        output.message("Models are kept there already.")
    elif moved.models:
        output.message(f"{'Copied and removed' if moved.copied else 'Moved'}: {', '.join(moved.models)}.")
    else:
        output.message("There were no models to move.")
    return tell_moved(output, moved.folder, list(moved.models), copied=moved.copied, same=moved.same)
