"""`soundalike doctor`: what would be used and why, and what is missing. Nothing personal: no names, no paths.

With --measure it also speaks a sentence, to nobody, and says how fast that went.
"""

from __future__ import annotations

import os
import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from soundalike import __version__
from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.measured_speed import measure_engine
from soundalike.errors import MissingError, SoundalikeError

if TYPE_CHECKING:
    from soundalike.audio.devices import OutputDevice, Outputs

HELP = "say what would be used, and what is missing"


@dataclass(frozen=True)
class Finding:
    """One part of the program: what it is, whether it works, and why it is the one, or what to do."""

    part: str
    works: bool
    value: str
    why: str


def add_options(parser: ArgumentParser) -> None:
    """The options of `doctor`, as `speak` has them."""
    parser.add_argument("--model", metavar="M", type=options.name, help="look at this model instead of the default")
    parser.add_argument("--device", metavar="D", type=options.name, help="look at this sound output instead")
    parser.add_argument("--measure", action="store_true", help="speak a sentence silently, and say how fast it went")


def run(arguments: Namespace, context: Context) -> int:
    """Look at every part; exit code 0 if all work, 4 if something is missing."""
    output = context.output
    all_work = True
    for finding in _examine(arguments, context):
        output.event("part", **asdict(finding))
        output.result(f"{'ok     ' if finding.works else 'missing'}  {finding.part}: {finding.value} ({finding.why})")
        all_work = all_work and finding.works
    return 0 if all_work else MissingError.exit_code


def _examine(arguments: Namespace, context: Context) -> Iterator[Finding]:
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    yield Finding("program", True, f"Soundalike {__version__}", system)
    yield _found("library", lambda: (context.wiring.library_version(), "the native library that came with the program"))
    if context.places(arguments).moved_data is not None:
        yield _found("data folder", lambda: _data_folder(arguments, context))
    yield from _model(arguments, context)
    yield _found("mark", lambda: (_mark(context), "everything that is spoken carries it"))
    yield from _sound(arguments, context)


def _model(arguments: Namespace, context: Context) -> Iterator[Finding]:
    facts: list[str] = []
    speeds: list[Finding] = []

    def open_model() -> tuple[str, str]:
        pair = context.wiring.find_model(arguments.model, context.places(arguments).models_dir)
        why = "named with --model" if arguments.model is not None else "the default"
        if pair.instead_of is not None:
            why = "the chosen model isn't there any more"
        with closing(context.wiring.open_engine(pair, 0, lambda _part: None)) as engine:
            description = engine.description
            facts.append(description.backend)
            if arguments.measure:
                speeds.append(_found("speed", lambda: measure_engine(context.wiring, engine).in_words()))
            size = description.weight_bytes / 1e6
            voice = "a voice of its own" if description.builtin_voice else "no voice of its own"
            return f"{pair.name} ({description.variant}, {size:.0f} MB, {voice})", why

    yield _found("model", open_model)
    yield _found("processor", lambda: _processor(context, facts))
    yield from speeds


def _processor(context: Context, facts: list[str]) -> tuple[str, str]:
    processor = context.wiring.describe_processor()
    used = facts[0] if facts else processor.name
    return f"{used}; {processor.features or 'no special features'}", f"{processor.kernels}; {processor.cores} cores"


def _data_folder(arguments: Namespace, context: Context) -> tuple[str, str]:
    from soundalike.data_folder import missing_data_folder  # noqa: PLC0415

    if missing_data_folder(context.places(arguments)) is not None:
        raise MissingError("the chosen folder isn't there; connect its disk, see soundalike data folder")
    return "another folder than the usual", "chosen with soundalike data folder, or in Settings"


def _mark(context: Context) -> str:
    context.wiring.check_mark()
    return "the watermark's network is there"


def _sound(arguments: Namespace, context: Context) -> Iterator[Finding]:
    systems: list[str] = []

    def choose() -> tuple[str, str]:
        outputs = context.wiring.list_outputs()
        systems.append(outputs.system)
        device = _chosen(outputs, arguments.device)
        why = "named with --device" if arguments.device is not None else "the system's default"
        return f"one of {len(outputs.devices)}, {device.rate} Hz, {device.channels} channels", why

    found = _found("device", choose)
    if systems:
        yield Finding("sound system", True, systems[0], "what answered")
    yield found


def _chosen(outputs: Outputs, wanted: str | None) -> OutputDevice:
    """The output, without its name in a complaint: names of headphones hold their owner's."""
    try:
        return outputs.choose(wanted)
    except MissingError as error:
        if outputs.devices:
            raise MissingError("--device: not one output has this name, or several; see soundalike devices") from error
        raise


def _found(part: str, look: Callable[[], tuple[str, str]]) -> Finding:
    """What `look` finds, or the sentence of the error that it raises."""
    try:
        value, why = look()
    except SoundalikeError as error:
        return Finding(part, False, "not usable", _without_home(str(error)))
    return Finding(part, True, value, why)


def _without_home(text: str) -> str:
    """The person's folder, whose name is theirs, as ~."""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
    return text.replace(home, "~") if len(home) > 1 else text
