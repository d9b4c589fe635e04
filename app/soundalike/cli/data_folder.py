"""`soundalike data folder`: where voices, texts and takes are kept, and moving them elsewhere."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.folder_change import move_with_progress, tell_folder, tell_moved

HELP = "say where voices, texts and takes are kept, or keep them in another folder"


def add_options(parser: ArgumentParser) -> None:
    """The new folder, if there is to be one."""
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", type=options.path, help="keep them here; those that are kept move along"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Print the folder; with DIR, move to it first."""
    from soundalike.data_folder import missing_data_folder  # noqa: PLC0415
    from soundalike.move_data import move_data  # noqa: PLC0415

    output, places = context.output, context.places(arguments)
    missing = missing_data_folder(places)
    if missing is not None:
        output.message(missing)
    if arguments.folder is None:
        return tell_folder(output, places.data_dir)
    what = "voices, texts and takes"
    moved = move_with_progress(output, what, lambda tell: move_data(places, arguments.folder, tell))
    if moved.same:
        output.message("They are kept there already.")
    elif moved.moved:
        output.message(f"{'Copied and removed' if moved.copied else 'Moved'}: {what}.")
    else:
        output.message("There were no voices, texts or takes to move.")
    return tell_moved(output, moved.folder, moved.moved, copied=moved.copied, same=moved.same)
