"""What the Models page says of each model, of a download, and of what speech is made on. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from soundalike.translation import number, tr, tr_noop
from soundalike.ui.view_models.voice import kind_words
from soundalike.weight_choices import DEFAULT_WEIGHTS

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
    "get": tr_noop("Get"),
    "go-on": tr_noop("Go on"),
    "again": tr_noop("Get it again"),
    "pause": tr_noop("Pause"),
    "resume": tr_noop("Resume"),
    "cancel": tr_noop("Cancel"),
    "details": tr_noop("Copy details"),
    "use": tr_noop("Use"),
}
ENTRIES: dict[Entry, str] = {
    "use": tr_noop("Speak with it"),
    "load": tr_noop("Load it now"),
    "release": tr_noop("Take it out of memory"),
    "smaller": tr_noop("Make a smaller copy…"),
    "discard": tr_noop("Delete what was fetched"),
    "folder": tr_noop("Show the folder"),
    "remove": tr_noop("Move it to the trash"),
}
_STAGES = {
    "asking": tr_noop("Asking for the list of files"),
    "waiting": tr_noop("Waiting"),
    "paused": tr_noop("Paused"),
    "checking": tr_noop("Checking"),
    "converting": tr_noop("Converting"),
    "quantising": tr_noop("Making it smaller"),
    "installing": tr_noop("Putting it in place"),
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
    words: str = field(default_factory=lambda: tr("Beginning"))
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


def model_row(model: ListedModel, in_memory: str, job: JobFacts | None, measured: Measured | None = None) -> ModelRow:
    """`in_memory` is the name of the model that is loaded, or nothing; `measured` is what was measured here last."""
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
            tr("It can't be used."),
            chip=tr("damaged"),
            chip_kind="warning",
            message=model.fault,
            buttons=again,
            menu=("folder", *(() if _is_elsewhere(model) else ("remove",)), *_leftovers(model)),
        )
    return _installed(model, title, loaded, measured)


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
        chip=tr("begun") if begun else "",
        message=tr("{size} of it are here.").format(size=size_words(model.fetched_bytes)) if begun else "",
        buttons=("go-on",) if begun else ("get",),
        menu=_leftovers(model),
    )


def _installed(model: ListedModel, title: str, loaded: bool, measured: Measured | None) -> ModelRow:
    built_in = model.state == "built in"
    chip = tr("loaded") if loaded else tr("in use") if model.chosen else tr("built in") if built_in else ""
    kinds = [kind_words(model.variant) if model.entry is None and not built_in else "", model.weights]
    if built_in:
        kinds = []
    if model.speaking_bytes:
        kinds.insert(0, tr("Needs about {size} of memory").format(size=size_words(model.speaking_bytes)))
    if measured is not None and was_measured(model, measured):
        kinds.append(speed_words(measured))
    cost = " · ".join(part for part in kinds if part)
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
        model.good_for or tr("A model of your own."),
        cost=cost,
        size=size_words(model.bytes),
        chip=chip,
        chip_kind="good" if loaded or model.chosen else "plain",
        buttons=() if model.chosen else ("use",),
        menu=(*menu, *_leftovers(model)),
    )


def was_measured(model: ListedModel, measured: Measured) -> bool:
    """Whether the measured speed is this model's."""
    return measured.speed > 0 and measured.model in (model.name, Path(model.name).name)


def speed_words(measured: Measured) -> str:
    """`1.7× faster than real time here`."""
    times = measured.speed
    text = tr("{times}× faster than real time here") if times >= 1 else tr("{times}× slower than real time here")
    return text.format(times=number(times if times >= 1 else 1 / times, 1))


def _leftovers(model: ListedModel) -> tuple[Entry, ...]:
    return ("discard",) if model.fetched_bytes else ()


def _title(model: ListedModel) -> str:
    if model.state == "built in":
        return tr("Demo")
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
    known = entry.pin is not None
    return (
        tr("{size} to download, once. {licence} licence. Speaks {languages}.")
        if known
        else tr("About {size} to download, once. {licence} licence. Speaks {languages}.")
    ).format(
        size=size_words(entry.download_bytes),
        licence=entry.licence,
        languages=", ".join(entry.languages),
    )


def real_model_words(entry: CatalogueEntry) -> str:
    """What a real model would add while only the demo is here, and how large it is."""
    known = entry.pin is not None
    return (
        tr("It's small and rough. {title} sounds like a person. It is {size}, downloaded once.")
        if known
        else tr("It's small and rough. {title} sounds like a person. It is about {size}, downloaded once.")
    ).format(title=entry.title, size=size_words(entry.download_bytes))


def progress_of(name: str, progress: GetProgress) -> JobFacts:
    """A report of the download in words."""
    if progress.stage == "downloading":
        parts = [done_of(progress.bytes_done, progress.bytes_total)]
        if progress.bytes_per_second is not None:
            parts.append(rate_words(progress.bytes_per_second))
        if progress.seconds_left is not None:
            parts.append(tr("{duration} left").format(duration=duration_words(progress.seconds_left)))
        parts.append(tr("continues after a restart"))
    else:
        parts = [tr(_STAGES[progress.stage])]
        if progress.bytes_total:
            parts.append(done_of(progress.bytes_done, progress.bytes_total))
        elif progress.stage != "asking":
            parts.append(tr("{percent} %").format(percent=number(int(progress.share * 100))))
        if progress.note:
            parts = [progress.note, *parts[1:]]
    fraction = None if progress.stage == "asking" else progress.share
    return JobFacts(name, "paused" if progress.stage == "paused" else "running", " · ".join(parts), fraction)


def processor_words(processor: ProcessorDescription | None, backend: str, measured: Measured) -> tuple[str, str]:
    """What speech is made on and why, as a heading and a sentence or two."""
    graphics = backend.casefold().startswith(("vulkan", "metal", "cuda", "gpu"))
    heading = tr("Speaking on the graphics card") if graphics else tr("Speaking on the processor")
    parts: list[str] = []
    if processor is not None:
        known = processor.features.upper()
        feature = next((words for mark, words in _FEATURES if mark in known), "")
        if feature:
            text = tr("One core, {feature}.|%n cores, {feature}.", "", processor.cores)
            parts.append(text.format(feature=feature))
        else:
            parts.append(tr("One core.|%n cores.", "", processor.cores))
    if not graphics:
        parts.append(tr("This version makes no use of a graphics card."))
    parts.append(measured_words(measured))
    return heading, " ".join(parts)


def measured_words(measured: Measured) -> str:
    """How fast this machine speaks."""
    if not measured.speed:
        return tr("Not measured yet.")
    times = measured.speed
    text = (
        tr("Measured: {times}× faster than real time with {model}, first sound after {seconds}\u00a0s.")
        if times >= 1
        else tr("Measured: {times}× slower than real time with {model}, first sound after {seconds}\u00a0s.")
    )
    return text.format(
        times=number(times if times >= 1 else 1 / times, 1),
        model=measured.model,
        seconds=number(measured.first_sound_seconds, 1),
    )


def done_of(done: int, total: int) -> str:
    """`232 of 504 MB`, in the unit of the whole."""
    _, scale, decimals = _unit(total)
    return tr("{done} of {total}").format(done=number(done / scale, decimals), total=size_words(total))


def size_words(count: float) -> str:
    """`31 MB`, `1.5 GB`."""
    text, scale, decimals = _unit(count)
    return tr(text).format(size=number(count / scale, decimals))


def _unit(count: float) -> tuple[str, float, int]:
    """The text with the unit for so many bytes, how many bytes that is, and the decimals it is shown with."""
    if count >= 999.5e6:
        return tr_noop("{size} GB"), 1e9, 1
    return (tr_noop("{size} MB"), 1e6, 0) if count >= 999.5e3 else (tr_noop("{size} kB"), 1e3, 0)


def rate_words(bytes_per_second: float) -> str:
    """`6.1 MB/s`, `20 kB/s`."""
    if bytes_per_second >= 1e6:
        return tr("{size} MB/s").format(size=number(bytes_per_second / 1e6, 1))
    return tr("{size} kB/s").format(size=number(bytes_per_second / 1e3))


def duration_words(seconds: float) -> str:
    """`45 s`, `12 min`, `1.5 h`."""
    if seconds < 100:
        return tr("{seconds} s").format(seconds=number(seconds))
    if seconds < 5400:
        return tr("{minutes} min").format(minutes=number(seconds / 60))
    return tr("{hours} h").format(hours=number(seconds / 3600, 1))
