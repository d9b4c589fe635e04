"""`soundalike models info`: what a model or one of its files is, and what it runs on here."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

from soundalike.cli import options
from soundalike.cli.context import Context
from soundalike.cli.measured_speed import measure_engine

HELP = "family, parts, sizes, types and voice of a model or a model file, and what it runs on here"


def add_options(parser: ArgumentParser) -> None:
    """The options of `models info`."""
    parser.add_argument("model", metavar="MODEL", type=options.name, help="a model's name or folder, or a model file")
    parser.add_argument(
        "--measure", action="store_true", help="of a model: speak a sentence silently, and say how fast it went"
    )


def run(arguments: Namespace, context: Context) -> int:
    """Say what is in a file, or in both files of a model and how it runs."""
    output = context.output
    file = Path(arguments.model)
    pair = None if file.is_file() else context.wiring.find_model(arguments.model, context.places(arguments).models_dir)
    for path in [file] if pair is None else [pair.t3, pair.s3gen]:
        information = context.wiring.describe_model_file(path)
        output.event("result", file=asdict(information))
        output.result(context.wiring.format_model_file(information))
    processor = context.wiring.describe_processor()
    output.event("processor", **asdict(processor))
    output.result(f"runs on {processor.name}: {processor.features or 'no special features'}; {processor.kernels}")
    if pair is not None and arguments.measure:
        with closing(context.wiring.open_engine(pair, 0, lambda _part: None)) as engine:
            measured = measure_engine(context.wiring, engine)
        output.event("speed", **asdict(measured), times_real_time=measured.times_real_time)
        output.result("speaks " + " (".join(measured.in_words()) + ")")
    return 0
