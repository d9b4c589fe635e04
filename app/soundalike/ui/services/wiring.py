"""The real parts that the window stands on, imported when they are first used; tests give stand-ins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from soundalike.data_folder import require_data_folder
from soundalike.paths import Places
from soundalike.ui.services.model_parts import ModelParts
from soundalike.ui.services.phrase_parts import PhraseParts
from soundalike.ui.services.voice_parts import VoiceParts, file_for_model
from soundalike.ui.services.wizard_wiring import WizardWiring

if TYPE_CHECKING:
    from soundalike.audio.devices import Outputs
    from soundalike.audio.playback import Player
    from soundalike.closing import Closeable
    from soundalike.speech import Speaker
    from soundalike.takes import TakeStore
    from soundalike.ui.services.conductor import Conductor, Tell
    from soundalike.ui.services.engine_room import EngineRoom, OpenedEngine

SAMPLE_RATE = 24_000
"""Of every model of the family (spec 1), so that the device can be opened before the model is."""


@dataclass(frozen=True)
class Wiring:
    """What opens a model, a voice, a store and a device."""

    open_engine: Callable[[Places, str, int, Callable[[float], None]], tuple[OpenedEngine, str]]
    open_voice: Callable[[Places, OpenedEngine, str, str], Any]
    """A voice by its key, for the engine of the model of this name."""
    make_speaker: Callable[[OpenedEngine, Any], Speaker]
    open_store: Callable[[Places], TakeStore]
    private_store: Callable[[], TakeStore]
    open_player: Callable[[str | None], Player]
    list_outputs: Callable[[], Outputs]
    open_mark: Callable[[], Any]
    make_conductor: Callable[[EngineRoom, Callable[[str | None], Player], Tell], Conductor]
    wizard: WizardWiring = field(default_factory=WizardWiring)
    voices: VoiceParts = field(default_factory=VoiceParts)
    models: ModelParts = field(default_factory=ModelParts)
    watch_outputs: Callable[[Callable[[Any], None]], Closeable | None] = lambda _on_change: None
    """Calls back, on any thread, when outputs came or went; None where the system doesn't tell. It takes its time."""
    phrases: PhraseParts = field(default_factory=PhraseParts)


def real_wiring() -> Wiring:
    """The program's own."""
    return Wiring(
        _open_engine,
        _open_voice,
        _make_speaker,
        _open_store,
        _private_store,
        _open_player,
        _list_outputs,
        _open_mark,
        _make_conductor,
        watch_outputs=_watch_outputs,
    )


def _open_engine(
    places: Places, model: str, threads: int, on_progress: Callable[[float], None]
) -> tuple[OpenedEngine, str]:
    from soundalike.engine import Engine  # noqa: PLC0415
    from soundalike.models import find_model  # noqa: PLC0415

    pair = find_model(model or None, places.models_dir)
    return Engine.open(pair.t3, pair.s3gen, threads=threads, on_progress=on_progress), pair.name


def _open_voice(places: Places, engine: OpenedEngine, key: str, model: str) -> Any:
    if not key:
        return engine.builtin_voice()
    return engine.load_voice(file_for_model(VoiceParts(), places, key, engine.description.variant, model))


def _make_speaker(engine: OpenedEngine, voice: Any) -> Speaker:
    from soundalike.speech import Speaker as MadeSpeaker  # noqa: PLC0415

    return MadeSpeaker(engine, voice)  # type: ignore[arg-type]  # OpenedEngine names only what the window calls itself


def _open_store(places: Places) -> TakeStore:
    from soundalike.takes import TakeStore as Store  # noqa: PLC0415

    require_data_folder(places)
    return Store.open(places)


def _private_store() -> TakeStore:
    from soundalike.takes import TakeStore as Store  # noqa: PLC0415

    return Store.private()


def _open_player(device: str | None) -> Player:
    from soundalike.audio.playback import Player as Playing  # noqa: PLC0415

    return Playing(device, sample_rate=SAMPLE_RATE)


def _list_outputs() -> Outputs:
    from soundalike.audio.devices import list_outputs  # noqa: PLC0415

    return list_outputs()


def _watch_outputs(on_change: Callable[[Any], None]) -> Closeable | None:
    from soundalike.audio.output_watch import watch_outputs  # noqa: PLC0415

    return watch_outputs(on_change)


def _open_mark() -> Any:
    from soundalike.engine.mark import Mark  # noqa: PLC0415
    from soundalike.models.mark import find_mark  # noqa: PLC0415

    return Mark.open(find_mark(), threads=0)


def _make_conductor(room: EngineRoom, open_player: Callable[[str | None], Player], tell: Tell) -> Conductor:
    from soundalike.ui.services.live_conductor import LiveConductor  # noqa: PLC0415

    return LiveConductor(room, open_player, tell)
