"""`soundalike data folder`: where voices, texts and takes are kept, and moving them elsewhere."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context

HELP = "say where voices, texts and takes are kept, or keep them in another folder"


def add_options(parser: ArgumentParser) -> None:
    """The new folder, if there is to be one."""
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", type=options.path, help="keep them here; those that are kept move along"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Print the folder; with DIR, move to it first."""
    from soundalike.data_folder import missing_data_folder  # noqa: PLC0415
    from soundalike.free_space import in_words  # noqa: PLC0415
    from soundalike.move_data import move_data  # noqa: PLC0415

    output, places = context.output, context.places(arguments)
    missing = missing_data_folder(places)
    if missing is not None:
        output.message(missing)
    if arguments.folder is None:
        output.event("result", folder=str(places.data_dir))
        output.result(str(places.data_dir))
        return 0
    try:
        moved = move_data(
            places,
            arguments.folder,
            lambda done, total: output.progress(
                f"Moving voices, texts and takes: {in_words(done)} of {in_words(total)}"
            ),
        )
    finally:
        output.clear_progress()
    if moved.same:
        output.message("They are kept there already.")
    elif moved.moved:
        output.message(f"{'Copied and removed' if moved.copied else 'Moved'}: voices, texts and takes.")
    else:
        output.message("There were no voices, texts or takes to move.")
    output.event("result", folder=str(moved.folder), moved=moved.moved, copied=moved.copied, same=moved.same)
    output.result(str(moved.folder))
    return 0
