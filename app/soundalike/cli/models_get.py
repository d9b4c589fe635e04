"""`soundalike models get`: the one command that uses a network."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.interrupt import cancelling
from soundalike.errors import SoundalikeError
from soundalike.weight_choices import CONVERTED_TYPES, DEFAULT_WEIGHTS, PRESETS, QUANTIZED_TYPES

if TYPE_CHECKING:
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.downloads.progress import GetProgress
    from soundalike.models.get_model import GetRequest, GotModel

HELP = "fetch a model and convert it, or use files that are here already"
STAGES = {
    "asking": "Asking the hub",
    "downloading": "Fetching",
    "waiting": "Waiting",
    "paused": "Paused",
    "checking": "Checking",
    "converting": "Converting",
    "quantising": "Making it smaller",
    "installing": "Putting it in place",
}
YES = ("y", "yes")


def add_options(parser: ArgumentParser) -> None:
    """What to get, from where, and what to keep."""
    parser.add_argument("model", metavar="NAME", type=options.name, help="a model that models list says can be had")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--type", dest="weights", choices=(*CONVERTED_TYPES, *QUANTIZED_TYPES), help="type of weights")
    choice.add_argument("--preset", dest="weights", choices=tuple(PRESETS), help="types chosen by measurement")
    parser.set_defaults(weights=DEFAULT_WEIGHTS)
    parser.add_argument("--name", metavar="NAME", default="", help="what to call the installed model")
    parser.add_argument(
        "--from",
        dest="own",
        metavar="PATH",
        nargs="+",
        type=options.path,
        default=[],
        help="use these files or this folder instead of a network",
    )
    parser.add_argument("--copy", action="store_true", help="with --from: copy GGUF files instead of linking them")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--keep-source", action="store_true", help="keep the fetched official files")
    source.add_argument("--remove-source", action="store_true", help="delete the fetched files once it is installed")
    parser.add_argument(
        "--endpoint", metavar="URL", help="address of the hub or a mirror (else as in the settings, else HF_ENDPOINT)"
    )
    parser.add_argument(
        "--proxy", metavar="URL", help="go through this proxy (else as in the settings, else HTTPS_PROXY and the like)"
    )
    parser.add_argument("--again", action="store_true", help="make it again even if it is installed")
    parser.add_argument("--use", action="store_true", help="choose it for speaking")
    parser.add_argument("--details", action="store_true", help="say at the end what happened, step by step")


def run(arguments: Namespace, context: Context) -> int:
    """Get it; prints the two files."""
    from soundalike.models import choose_model  # noqa: PLC0415
    from soundalike.models.downloads.control import CANCELLED, TransferControl  # noqa: PLC0415
    from soundalike.models.get_model import ModelGetter  # noqa: PLC0415

    request = _request(arguments, context)
    output, control = context.output, TransferControl()
    getter = ModelGetter(request, on_progress=_shown(context), control=control, limits=context.wiring.transfer_limits)
    if not request.own:
        output.message(f"{request.entry.title}: {costs(request.entry, request.weights)}")
        if not request.settings.encrypted and request.entry.pin is None:
            output.message("The hub's address isn't encrypted and the model isn't pinned: trust that network.")
    try:
        with cancelling(control.cancel):
            got = getter.run()
    except KeyboardInterrupt:
        output.clear_progress()
        output.message(CANCELLED)
        raise
    except SoundalikeError:
        output.clear_progress()
        output.event("details", lines=getter.journal.details().splitlines())
        raise
    finally:
        output.clear_progress()
        if arguments.details:
            output.message(getter.journal.details())
    if arguments.use:
        choose_model(got.pair.name, request.models_dir)
    _report(got, arguments, context)
    return 0


def costs(entry: CatalogueEntry, choice: str) -> str:
    """What getting a model takes, its licence, and whether its files were checked by a maintainer."""
    from soundalike.free_space import in_words  # noqa: PLC0415

    about = "" if entry.pin is not None else "about "
    keep, meanwhile = entry.keep_bytes(choice), entry.meanwhile_bytes(choice)
    pinned = "pinned" if entry.pin is not None else "not pinned: the hub's own hashes are checked"
    return (
        f"To download {about}{in_words(entry.download_bytes)}, to keep {in_words(keep)}, needed meanwhile "
        f"{in_words(meanwhile)}. Licence {entry.licence}. From {entry.repository}, {pinned}."
    )


def _request(arguments: Namespace, context: Context) -> GetRequest:
    from soundalike.models.catalogue import find_entry  # noqa: PLC0415
    from soundalike.models.downloads.settings import download_settings  # noqa: PLC0415
    from soundalike.models.get_model import GetRequest  # noqa: PLC0415
    from soundalike.settings import Downloads, Settings  # noqa: PLC0415

    places = context.places(arguments)
    settings = Settings.load(places.config_file)
    for notice in settings.notices:
        context.output.message(notice)
    kept = settings[Downloads]

    return GetRequest(
        entry=find_entry(arguments.model, context.wiring.catalogue()),
        models_dir=places.models_dir,
        weights=arguments.weights,
        name=arguments.name,
        again=arguments.again,
        own=tuple(arguments.own),
        copy=arguments.copy,
        settings=download_settings(arguments.endpoint or kept.endpoint, arguments.proxy or kept.proxy),
        may_remove_source=_source_question(arguments, context),
    )


def _source_question(arguments: Namespace, context: Context) -> Callable[[int], bool]:
    """Whether the fetched files may go: as the options say, else asked on a terminal, else not."""
    from soundalike.free_space import in_words  # noqa: PLC0415

    def ask(size: int) -> bool:
        if arguments.remove_source or arguments.keep_source or size == 0:
            return bool(arguments.remove_source)
        if context.stdin is None or not context.stdin.isatty() or arguments.quiet or arguments.json:
            return False
        context.output.clear_progress()
        context.output.message(f"The fetched files ({in_words(size)}) aren't needed any more. Delete them? [y/N]")
        return context.stdin.readline().strip().casefold() in YES

    return ask


def _shown(context: Context) -> Callable[[GetProgress], None]:
    """Progress as the one line of a terminal; notes, such as why it waits, as lines that stay."""
    told = ""

    def show(progress: GetProgress) -> None:
        nonlocal told
        if progress.note and progress.note != told:
            context.output.message(progress.note)
        told = progress.note
        context.output.progress(progress_line(progress))

    return show


def progress_line(progress: GetProgress) -> str:
    """Such as "Fetching t3_turbo_v1.safetensors: 232 of 504 MB · 6.1 MB/s · 45 s left"."""
    from soundalike.free_space import in_words  # noqa: PLC0415

    stage = STAGES[progress.stage]
    line = f"{stage} {progress.item}".rstrip()
    if progress.bytes_total:
        line += f": {in_words(progress.bytes_done)} of {in_words(progress.bytes_total)}"
    elif progress.share:
        line += f": {progress.share:.0%}"
    if progress.bytes_per_second is not None:
        line += f" · {progress.bytes_per_second / 1e6:.1f} MB/s"
    if progress.seconds_left is not None:
        line += f" · {_duration(progress.seconds_left)} left"
    return line


def _duration(seconds: float) -> str:
    if seconds < 100:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


def _report(got: GotModel, arguments: Namespace, context: Context) -> None:
    from soundalike.free_space import in_words  # noqa: PLC0415

    output, origin, name = context.output, got.origin, got.pair.name
    output.event(
        "result",
        name=name,
        t3=str(got.pair.t3),
        s3gen=str(got.pair.s3gen),
        fresh=got.fresh,
        how=origin.how,
        weights=origin.weights,
        pinned=origin.pinned,
        revision=origin.revision,
        source_kept_bytes=got.source_kept,
    )
    if not got.fresh:
        output.message(f"'{name}' is here already. To make it again: --again.")
    elif origin.how == "downloaded":
        checked = "checked by a maintainer" if origin.pinned else "as the hub reports them, not pinned"
        output.message(f"'{name}' is installed, revision {origin.revision[:12]}, hashes {checked}.")
    else:
        output.message(f"'{name}' is installed from your own files: {origin.how.removeprefix('own files, ')}.")
    if got.source_kept:
        output.message(f"The fetched files are kept ({in_words(got.source_kept)}). --remove-source deletes them.")
    if not arguments.use:
        output.message(f"To speak with it: soundalike models use '{name}'")
    output.result(str(got.pair.t3))
    output.result(str(got.pair.s3gen))
