"""`soundalike models folder`: where models are kept, and moving them elsewhere."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context

HELP = "say where models are kept, or keep them in another folder"


def add_options(parser: ArgumentParser) -> None:
    """The new folder, if there is to be one."""
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", type=options.path, help="keep models here; those that are kept move along"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Print the folder; with DIR, move to it first."""
    from soundalike.free_space import in_words  # noqa: PLC0415
    from soundalike.models.move_models import missing_models_folder, move_models  # noqa: PLC0415

    output, places = context.output, context.places(arguments)
    if arguments.folder is None:
        output.event("result", folder=str(places.models_dir))
        missing = missing_models_folder(places)
        if missing is not None:
            output.message(missing)
        output.result(str(places.models_dir))
        return 0
    try:
        moved = move_models(
            places,
            arguments.folder,
            lambda done, total: output.progress(f"Moving models: {in_words(done)} of {in_words(total)}"),
        )
    finally:
        output.clear_progress()
    if moved.same:
        output.message("Models are kept there already.")
    elif moved.models:
        output.message(f"{'Copied and removed' if moved.copied else 'Moved'}: {', '.join(moved.models)}.")
    else:
        output.message("There were no models to move.")
    output.event("result", folder=str(moved.folder), moved=list(moved.models), copied=moved.copied, same=moved.same)
    output.result(str(moved.folder))
    return 0
