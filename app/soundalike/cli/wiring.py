"""What the commands stand on, as one object: the real parts, imported only when used, or a test's stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from soundalike.audio.devices import Outputs
    from soundalike.cli.sinks import LivePlayer
    from soundalike.engine import Cloner, ProcessorDescription
    from soundalike.engine.types import ModelDescription, Samples, SynthesisOptions
    from soundalike.models import ConvertedPair, ModelFileInfo, ModelPair
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.downloads.limits import TransferLimits
    from soundalike.paths import Places
    from soundalike.speech import Speaker, SpeechStream
    from soundalike.voices import Library

LONGEST_STATEMENT = 61.0
"""Seconds that are read; the engine takes 2 to 60."""


class VoiceHandle(Protocol):
    """A voice that an engine holds."""

    @property
    def name(self) -> str: ...

    def close(self) -> None: ...


class CommandEngine(Protocol):
    """The engine façade, as commands use it."""

    @property
    def description(self) -> ModelDescription: ...

    def builtin_voice(self) -> VoiceHandle: ...

    def load_voice(self, path: Path, /) -> VoiceHandle: ...

    def begin(self, voice: Any, tokens: Sequence[int], options: SynthesisOptions, /) -> SpeechStream: ...

    def close(self) -> None: ...


def _open_engine(model: ModelPair, threads: int, on_progress: Callable[[float], None]) -> CommandEngine:
    from soundalike.engine import Engine  # noqa: PLC0415

    return Engine.open(model.t3, model.s3gen, threads=threads, on_progress=on_progress)


def _make_speaker(engine: CommandEngine, voice: VoiceHandle) -> Speaker:
    from soundalike.speech import Speaker  # noqa: PLC0415

    return Speaker(engine, voice)


def _find_model(chosen: str | None, models_dir: Path) -> ModelPair:
    from soundalike.models import find_model  # noqa: PLC0415

    return find_model(chosen, models_dir)


def _convert_model(
    official: Path, out: Path, weight_type: str, on_progress: Callable[[str, float], None]
) -> ConvertedPair:
    from soundalike.models.quantisation import convert_to  # noqa: PLC0415

    return convert_to(official, out, weight_type, on_progress)


def _quantize_model(
    model: str, models_dir: Path, out: Path, choice: str, on_progress: Callable[[str, float], None]
) -> tuple[Path, ...]:
    from soundalike.models.quantisation import quantize_model_file, quantize_pair  # noqa: PLC0415

    if Path(model).is_file():
        quantize_model_file(Path(model), out, choice, on_progress)
        return (out,)
    made = quantize_pair(_find_model(model, models_dir), out, choice, on_progress)
    return (made.t3, made.s3gen)


def _describe_model_file(path: Path) -> ModelFileInfo:
    from soundalike.models import describe  # noqa: PLC0415

    return describe(path)


def _format_model_file(information: ModelFileInfo) -> str:
    from soundalike.models import format_model_file  # noqa: PLC0415

    return format_model_file(information)


def _open_player(device: str | None, sample_rate: int) -> LivePlayer:
    from soundalike.audio.playback import Player  # noqa: PLC0415

    return Player(device, sample_rate=sample_rate)


def _keep_awake() -> AbstractContextManager[object]:
    from soundalike.audio.keep_awake import KeepAwake  # noqa: PLC0415

    awake = KeepAwake()
    awake.hold()
    return awake


def _list_outputs() -> Outputs:
    from soundalike.audio.devices import list_outputs  # noqa: PLC0415

    return list_outputs()


def _open_library(places: Places) -> Library:
    from soundalike.data_folder import require_data_folder  # noqa: PLC0415
    from soundalike.paths import bundled_voices  # noqa: PLC0415
    from soundalike.voices import Library  # noqa: PLC0415

    require_data_folder(places)
    return Library(places.voices_dir, bundled_voices(), places.voice_copies_dir)


def _open_cloner(model: ModelPair, threads: int, on_progress: Callable[[float], None]) -> Cloner:
    from soundalike.engine import Cloner  # noqa: PLC0415

    return Cloner.open(model.t3, model.s3gen, threads=threads, on_progress=on_progress)


def _read_statement(path: Path) -> Samples:
    from soundalike.audio.media import analyse_clip  # noqa: PLC0415
    from soundalike.engine.cloner import to_encoder_rate  # noqa: PLC0415

    with analyse_clip(path) as clip:
        return to_encoder_rate(clip.recording.between(0.0, LONGEST_STATEMENT))


def _forget_takes(places: Places, voice: str) -> int:
    from soundalike.data_folder import require_data_folder  # noqa: PLC0415
    from soundalike.takes import TakeStore  # noqa: PLC0415
    from soundalike.takes.phrases import forget_phrase_sounds  # noqa: PLC0415

    require_data_folder(places)
    forget_phrase_sounds(places.phrase_sounds_dir, voice)
    if not places.takes_file.exists() and not places.takes_dir.exists():
        return 0
    with TakeStore.open(places) as takes:
        return takes.forget(voice)


def _check_mark() -> None:
    from soundalike.engine.mark import Mark  # noqa: PLC0415
    from soundalike.models.mark import find_mark  # noqa: PLC0415

    Mark.open(find_mark(), threads=1).close()


def _describe_processor() -> ProcessorDescription:
    from soundalike.engine import describe_processor  # noqa: PLC0415

    return describe_processor()


def _library_version() -> str:
    from soundalike.engine.binding import load  # noqa: PLC0415

    ffi, library = load()
    return str(ffi.string(library.sa_version()).decode("ascii"))


def _catalogue() -> tuple[CatalogueEntry, ...]:
    from soundalike.models.catalogue import catalogue  # noqa: PLC0415

    return catalogue()


def _remove_to_trash(path: Path) -> None:
    from soundalike.models.remove_model import system_trash  # noqa: PLC0415

    system_trash(path)


@dataclass(frozen=True)
class Wiring:
    """The parts that commands call. The defaults are the program's own."""

    open_engine: Callable[[ModelPair, int, Callable[[float], None]], CommandEngine] = _open_engine
    make_speaker: Callable[[CommandEngine, VoiceHandle], Speaker] = _make_speaker
    find_model: Callable[[str | None, Path], ModelPair] = _find_model
    convert_model: Callable[[Path, Path, str, Callable[[str, float], None]], ConvertedPair] = _convert_model
    quantize_model: Callable[[str, Path, Path, str, Callable[[str, float], None]], tuple[Path, ...]] = _quantize_model
    describe_model_file: Callable[[Path], ModelFileInfo] = _describe_model_file
    format_model_file: Callable[[ModelFileInfo], str] = _format_model_file
    open_player: Callable[[str | None, int], LivePlayer] = _open_player
    keep_awake: Callable[[], AbstractContextManager[object]] = _keep_awake
    list_outputs: Callable[[], Outputs] = _list_outputs
    open_library: Callable[[Places], Library] = _open_library
    open_cloner: Callable[[ModelPair, int, Callable[[float], None]], Cloner] = _open_cloner
    read_statement: Callable[[Path], Samples] = _read_statement
    """A spoken statement of consent, mono at 16 kHz."""
    forget_takes: Callable[[Places, str], int] = _forget_takes
    """Of a voice's id; how many there were."""
    check_mark: Callable[[], None] = _check_mark
    library_version: Callable[[], str] = _library_version
    catalogue: Callable[[], tuple[CatalogueEntry, ...]] = _catalogue
    remove_to_trash: Callable[[Path], None] = _remove_to_trash
    transfer_limits: TransferLimits | None = None
    describe_processor: Callable[[], ProcessorDescription] = _describe_processor
    open_window: Callable[[Places, bool, bool, bool], int] | None = None
    """Opens the window, or with True the gallery of its parts; with a second True the window speaks the clipboard, with
    a third it is the compact window.

    Returns the exit code. The command line has none."""
    open_files: Callable[[Places, Sequence[Path]], int] | None = None
    """Opens the window, or brings it forward, and takes in these voice files; returns the exit code."""
