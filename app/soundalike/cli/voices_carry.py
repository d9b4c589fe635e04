"""`voices export`, `voices import` and `voices bake`: voices that leave or enter the library."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from soundalike.cli import consent_options, options
from soundalike.cli.cloning import open_cloner
from soundalike.cli.context import Context
from soundalike.cli.remade_voices import RemadeVoices
from soundalike.cli.voice_report import voice_fields
from soundalike.errors import MissingError, UsageError

if TYPE_CHECKING:
    from soundalike.voices import Library, VoiceEntry


def add_export_options(parser: ArgumentParser) -> None:
    """Where to, and in what form."""
    add = parser.add_argument
    add("-o", dest="out", metavar="OUT", type=options.path, required=True, help="a new file, or a folder to put it in")
    add("--with-clip", action="store_true", help="the cleaned recording too, beside the file")
    add("--folder", action="store_true", help="chatterbox.cpp's folder of five .npy files instead; OUT is its name")
    parser.set_defaults(run=run_export)


def add_import_options(parser: ArgumentParser) -> None:
    """What to take in."""
    add = parser.add_argument
    add("file", metavar="FILE", type=options.path, help="NAME.voice.gguf, chatterbox.cpp's voice folder, or conds.pt")
    add("--clip", metavar="FLAC", type=options.path, help="the voice's own clip, exported with it")
    add(
        "--name", metavar="N", type=options.name, help="what to call another program's voice (default: the file's name)"
    )
    add("--model", metavar="M", type=options.name, help="the model that another program's voice was made for")
    parser.set_defaults(run=run_import)


def add_bake_options(parser: ArgumentParser) -> None:
    """Which model, and where to."""
    add = parser.add_argument
    add("-o", dest="out", metavar="DIR", type=options.path, required=True, help="folder for the two files")
    add("--model", metavar="M", type=options.name, help="the model to copy: a name, or a folder with its two files")
    parser.set_defaults(run=run_bake)


def run_export(arguments: Namespace, context: Context) -> int:
    """Writes a copy; nothing that exists is overwritten. The clip leaves only when it is asked for."""
    from soundalike.voices import read_voice_file, write_voice_folder  # noqa: PLC0415
    from soundalike.voices.clip_file import CLIP_SUFFIX  # noqa: PLC0415
    from soundalike.voices.safe_file import copy_all_new  # noqa: PLC0415
    from soundalike.voices.voice_file import SUFFIX  # noqa: PLC0415

    entry = context.wiring.open_library(context.places(arguments)).find(arguments.voice)
    voice = read_voice_file(entry.path)
    if arguments.folder:
        if arguments.with_clip:
            raise UsageError("--with-clip: a folder of another program's has no place for it. Leave one of them out.")
        write_voice_folder(voice.features, arguments.out)
        written = [arguments.out]
    else:
        target = arguments.out / entry.path.name if arguments.out.is_dir() else arguments.out
        if not target.name.endswith(SUFFIX):
            raise UsageError(f"-o: '{target}' doesn't end in {SUFFIX}. Give such a name, or a folder that exists.")
        copies = [(entry.path, target)]
        if arguments.with_clip:
            if entry.clip is None:
                raise MissingError(f"--with-clip: the clip of {entry.name} wasn't kept.")
            copies.insert(0, (entry.clip, target.with_name(target.name.removesuffix(SUFFIX) + CLIP_SUFFIX)))
        written = copy_all_new(copies)
    context.output.event("result", files=[str(path) for path in written])
    for path in written:
        context.output.result(str(path))
    return 0


def run_import(arguments: Namespace, context: Context) -> int:
    """Takes in a voice. Another program's needs the same consent as a recording does."""
    from soundalike.voices import is_foreign  # noqa: PLC0415

    places = context.places(arguments)
    library = context.wiring.open_library(places)
    if not arguments.file.exists():
        raise MissingError(f"{arguments.file}: there is no such file or folder.")
    deleted = library.find_in_trash(arguments.file)
    if deleted is not None:
        entry = library.restore(deleted)
    elif is_foreign(arguments.file):
        entry = _import_foreign(arguments, context, library)
    else:
        if arguments.name is not None or arguments.model is not None:
            raise UsageError("--name, --model: a voice file says itself what it is called and made for.")
        entry = library.import_file(arguments.file, arguments.clip)
    context.output.event("result", voice=voice_fields(entry))
    context.output.result(str(entry.path))
    return 0


def run_bake(arguments: Namespace, context: Context) -> int:
    """Writes a model with the voice inside; prints its two files."""
    from soundalike.voices import bake, model_variant, read_voice_file  # noqa: PLC0415

    places = context.places(arguments)
    library = context.wiring.open_library(places)
    entry = library.find(arguments.voice)
    model = context.wiring.find_model(arguments.model, places.models_dir)
    file = RemadeVoices(context, library, model, model_variant(model), threads=0).file_of(entry)
    output = context.output
    try:
        pair = bake(model, read_voice_file(file), arguments.out, lambda part: output.progress(f"{part:.0%}"))
    finally:
        output.clear_progress()
    output.event("result", t3=str(pair.t3), s3gen=str(pair.s3gen))
    output.result(str(pair.t3))
    output.result(str(pair.s3gen))
    return 0


def _import_foreign(arguments: Namespace, context: Context, library: Library) -> VoiceEntry:
    """Another program's voice, with the consent that the options give."""
    from soundalike.voices import adopt, read_foreign_voice  # noqa: PLC0415

    if arguments.clip is not None:
        raise UsageError("--clip: another program's voice has no clip. Clone it from the recording instead.")
    name = arguments.name or arguments.file.absolute().name.removesuffix(".pt")
    consent = consent_options.consent_from(arguments, name)
    model = context.wiring.find_model(arguments.model, context.places(arguments).models_dir)
    features = read_foreign_voice(arguments.file, model)
    statement = consent_options.read_statement(arguments, context)
    return adopt(
        library,
        name,
        features,
        consent,
        statement=statement,
        open_cloner=lambda: open_cloner(model, arguments, context),
    )
