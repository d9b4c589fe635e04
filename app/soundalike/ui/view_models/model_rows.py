"""What the Models page says of each model, of a download, and of what speech is made on. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from soundalike.ui.view_models.voice import kind_words
from soundalike.weight_choices import DEFAULT_WEIGHTS, PRESETS

if TYPE_CHECKING:
    from soundalike.engine import ProcessorDescription
    from soundalike.models.catalogue import CatalogueEntry
    from soundalike.models.downloads.progress import GetProgress
    from soundalike.models.model_listing import ListedModel
    from soundalike.settings import Measured

JobState = Literal["running", "paused", "failed"]
Button = Literal["get", "go-on", "again", "pause", "resume", "cancel", "details", "use"]
Entry = Literal["use", "load", "release", "smaller", "discard", "folder", "remove"]

BUTTONS: dict[Button, str] = {
    "get": "Get",
    "go-on": "Go on",
    "again": "Get it again",
    "pause": "Pause",
    "resume": "Resume",
    "cancel": "Cancel",
    "details": "Copy details",
    "use": "Use",
}
ENTRIES: dict[Entry, str] = {
    "use": "Speak with it",
    "load": "Load it now",
    "release": "Take it out of memory",
    "smaller": "Make a smaller copy…",
    "discard": "Delete what was fetched",
    "folder": "Show the folder",
    "remove": "Move it to the trash",
}
_STAGES = {
    "asking": "Asking for the list of files",
    "waiting": "Waiting",
    "paused": "Paused",
    "checking": "Checking",
    "converting": "Converting",
    "quantising": "Making it smaller",
    "installing": "Putting it in place",
}
_FEATURES = (
    ("AVX512", "AVX-512"),
    ("AVX2", "AVX2"),
    ("AVX", "AVX"),
    ("SVE", "SVE"),
    ("MATMUL_INT8", "int8"),
    ("NEON", "NEON"),
)


@dataclass(frozen=True)
class JobFacts:
    """A model that is being fetched or made. `fraction` is 0..1, None where the end isn't known."""

    name: str
    state: JobState = "running"
    words: str = "Beginning"
    fraction: float | None = None
    message: str = ""
    """Why it failed."""
    details: str = ""
    """What happened, step by step, without anything personal."""


@dataclass(frozen=True)
class ModelRow:
    """One model. `chip` is a word with its meaning: "good", "plain" or "warning"."""

    name: str
    title: str
    detail: str
    cost: str = ""
    size: str = ""
    chip: str = ""
    chip_kind: Literal["good", "plain", "warning"] = "plain"
    message: str = ""
    job: JobFacts | None = None
    buttons: tuple[Button, ...] = ()
    menu: tuple[Entry, ...] = ()

    @property
    def spoken(self) -> str:
        """For screen readers."""
        progress = self.job.words if self.job is not None and self.job.state != "failed" else ""
        return ". ".join(
            part for part in (self.title, self.chip, self.detail, self.size, self.cost, self.message, progress) if part
        )


def model_row(model: ListedModel, in_memory: str, job: JobFacts | None) -> ModelRow:
    """`in_memory` is the name of the model that is loaded, or nothing."""
    loaded = bool(in_memory) and in_memory in (model.name, Path(model.name).name)
    title = _title(model)
    if job is not None and job.state != "failed":
        other: Button = "resume" if job.state == "paused" else "pause"
        return ModelRow(model.name, title, model.good_for, size=_size(model), job=job, buttons=(other, "cancel"))
    if job is not None:
        return ModelRow(
            model.name,
            title,
            model.good_for,
            size=_size(model),
            message=job.message,
            job=job,
            buttons=("go-on", "details"),
            menu=_leftovers(model),
        )
    if model.state in ("available", "begun"):
        return _to_get(model, title)
    if model.state == "damaged":
        again: tuple[Button, ...] = ("again",) if model.entry is not None else ()
        return ModelRow(
            model.name,
            title,
            "It can't be used.",
            chip="damaged",
            chip_kind="warning",
            message=model.fault,
            buttons=again,
            menu=("folder", *(() if _is_elsewhere(model) else ("remove",)), *_leftovers(model)),
        )
    return _installed(model, title, loaded)


def _to_get(model: ListedModel, title: str) -> ModelRow:
    entry = model.entry
    assert entry is not None, "what can be had has an entry"
    begun = model.state == "begun"
    return ModelRow(
        model.name,
        title,
        model.good_for,
        cost=cost_words(entry),
        size=_size(model),
        chip="begun" if begun else "",
        message=f"{size_words(model.fetched_bytes)} of it are here." if begun else "",
        buttons=("go-on",) if begun else ("get",),
        menu=_leftovers(model),
    )


def _installed(model: ListedModel, title: str, loaded: bool) -> ModelRow:
    built_in = model.state == "built in"
    chip = "loaded" if loaded else "in use" if model.chosen else "built in" if built_in else ""
    kinds = [kind_words(model.variant) if model.entry is None and not built_in else "", model.weights]
    cost = "" if built_in else " · ".join(part for part in kinds if part)
    menu: list[Entry] = [] if model.chosen else ["use"]
    if loaded:
        menu.append("release")
    elif model.chosen:
        menu.append("load")
    if not built_in:
        if model.weights.startswith("f") and not _is_elsewhere(model):
            menu.append("smaller")
        menu += ["folder"] if _is_elsewhere(model) else ["folder", "remove"]
    return ModelRow(
        model.name,
        title,
        model.good_for or "A model of your own.",
        cost=cost,
        size=size_words(model.bytes),
        chip=chip,
        chip_kind="good" if loaded or model.chosen else "plain",
        buttons=() if model.chosen else ("use",),
        menu=(*menu, *_leftovers(model)),
    )


def _leftovers(model: ListedModel) -> tuple[Entry, ...]:
    return ("discard",) if model.fetched_bytes else ()


def _title(model: ListedModel) -> str:
    if model.state == "built in":
        return "Demo"
    if model.entry is not None and model.name == model.entry.name:
        return model.entry.title
    return Path(model.name).name


def _is_elsewhere(model: ListedModel) -> bool:
    """A folder of the person's own that is used where it lies; it is theirs to change."""
    return Path(model.name).is_absolute()


def _size(model: ListedModel) -> str:
    """On disk, or what would stay there."""
    if model.bytes:
        return size_words(model.bytes)
    return size_words(model.entry.keep_bytes(DEFAULT_WEIGHTS)) if model.entry is not None else ""


def cost_words(entry: CatalogueEntry) -> str:
    """What getting it takes."""
    about = "" if entry.pin is not None else "About "
    languages = ", ".join(entry.languages)
    download = size_words(entry.download_bytes)
    return f"{about}{download} to download, once. {entry.licence} licence. Speaks {languages}."


def real_model_words(entry: CatalogueEntry) -> str:
    """What a real model would add while only the demo is here, and how large it is."""
    about = "" if entry.pin is not None else "about "
    return (
        f"It's small and rough. {entry.title} sounds like a person. "
        f"It is {about}{size_words(entry.download_bytes)}, downloaded once."
    )


@dataclass(frozen=True)
class PresetChoice:
    """One of the sizes that a model can be made in."""

    key: str
    title: str
    note: str
    keep_bytes: int
    meanwhile_bytes: int


def preset_choices(entry: CatalogueEntry, *, download: bool) -> list[PresetChoice]:
    """The presets with what each costs. `download`: whether the official files are fetched first."""
    return [
        PresetChoice(
            key,
            key.capitalize(),
            f"Keeps {size_words(entry.keep_bytes(key))}: {PRESETS[key].described}.",
            entry.keep_bytes(key),
            entry.meanwhile_bytes(key) if download else entry.making_bytes(key),
        )
        for key in entry.choices
        if key in PRESETS
    ]


def progress_of(name: str, progress: GetProgress) -> JobFacts:
    """A report of the download in words."""
    if progress.stage == "downloading":
        parts = [done_of(progress.bytes_done, progress.bytes_total)]
        if progress.bytes_per_second is not None:
            parts.append(rate_words(progress.bytes_per_second))
        if progress.seconds_left is not None:
            parts.append(f"{duration_words(progress.seconds_left)} left")
        parts.append("continues after a restart")
    else:
        parts = [_STAGES[progress.stage]]
        if progress.bytes_total:
            parts.append(done_of(progress.bytes_done, progress.bytes_total))
        elif progress.stage != "asking":
            parts.append(f"{int(progress.share * 100)} %")
        if progress.note:
            parts = [progress.note, *parts[1:]]
    fraction = None if progress.stage == "asking" else progress.share
    return JobFacts(name, "paused" if progress.stage == "paused" else "running", " · ".join(parts), fraction)


def processor_words(processor: ProcessorDescription | None, backend: str, measured: Measured) -> tuple[str, str]:
    """What speech is made on and why, as a heading and a sentence or two."""
    graphics = backend.casefold().startswith(("vulkan", "metal", "cuda", "gpu"))
    heading = "Speaking on the graphics card" if graphics else "Speaking on the processor"
    parts: list[str] = []
    if processor is not None:
        cores = "One core" if processor.cores == 1 else f"{processor.cores} cores"
        known = processor.features.upper()
        feature = next((words for mark, words in _FEATURES if mark in known), "")
        parts.append(f"{cores}, {feature}." if feature else f"{cores}.")
    if not graphics:
        parts.append("This version makes no use of a graphics card.")
    parts.append(measured_words(measured))
    return heading, " ".join(parts)


def measured_words(measured: Measured) -> str:
    """How fast this machine speaks."""
    if not measured.speed:
        return "Not measured yet."
    times = measured.speed
    speed = f"{times:.1f}× faster" if times >= 1 else f"{1 / times:.1f}× slower"
    first = f", first sound after {measured.first_sound_seconds:.1f}\N{NO-BREAK SPACE}s"
    return f"Measured: {speed} than real time with {measured.model}{first}."


def done_of(done: int, total: int) -> str:
    """`232 of 504 MB`, in the unit of the whole."""
    words = size_words(total)
    number, unit = words.split(" ")
    digits = 1 if "." in number else 0
    scale = {"kB": 1e3, "MB": 1e6, "GB": 1e9}[unit]
    return f"{done / scale:.{digits}f} of {words}"


def size_words(count: float) -> str:
    """`31 MB`, `1.5 GB`."""
    if count >= 999.5e6:
        return f"{count / 1e9:.1f} GB"
    if count >= 999.5e3:
        return f"{count / 1e6:.0f} MB"
    return f"{count / 1e3:.0f} kB"


def rate_words(bytes_per_second: float) -> str:
    """`6.1 MB/s`, `20 kB/s`."""
    if bytes_per_second >= 1e6:
        return f"{bytes_per_second / 1e6:.1f} MB/s"
    return f"{bytes_per_second / 1e3:.0f} kB/s"


def duration_words(seconds: float) -> str:
    """`45 s`, `12 min`, `1.5 h`."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
