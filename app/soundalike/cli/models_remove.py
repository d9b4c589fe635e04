"""`soundalike models remove`: an installed model to the trash, or for good."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.errors import MissingError

HELP = "move an installed model to the trash"


def add_options(parser: ArgumentParser) -> None:
    """Which, and how far away."""
    parser.add_argument("model", metavar="NAME", type=options.name, help="an installed model")
    parser.add_argument("--for-good", action="store_true", help="delete it instead of moving it to the trash")


def run(arguments: Namespace, context: Context) -> int:
    """Remove the model, and what was fetched for it and isn't needed any more."""
    from soundalike.free_space import in_words  # noqa: PLC0415
    from soundalike.models.get_model import discard_download  # noqa: PLC0415
    from soundalike.models.remove_model import remove_model  # noqa: PLC0415

    name, models_dir = arguments.model, context.places(arguments).models_dir
    entry = next((entry for entry in context.wiring.catalogue() if entry.name == name), None)
    was_chosen, removed = False, True
    try:
        was_chosen = remove_model(name, models_dir, for_good=arguments.for_good, trash=context.wiring.remove_to_trash)
    except MissingError:
        removed = False
        if entry is None or (models_dir / name).exists():
            raise
    freed = discard_download(entry, models_dir) if entry is not None else 0
    if not removed and not freed:
        raise MissingError(f"There is no installed model '{name}' in {models_dir}.")
    context.output.event("result", removed=name, for_good=arguments.for_good, was_chosen=was_chosen, freed=freed)
    if removed:
        context.output.message(f"'{name}' is deleted." if arguments.for_good else f"'{name}' is in the trash.")
    if freed:
        context.output.message(f"{in_words(freed)} of official files for it are deleted.")
    if was_chosen:
        context.output.message("It was the chosen model: the demo speaks until another is chosen.")
    context.output.result(name)
    return 0
