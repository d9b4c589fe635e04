"""When the model is in memory, and with how much of the processor it speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import Model
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.segmented import Segmented

LOADS = (("first-use", "When first needed"), ("start", "At start"))


def model_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    form = SettingsForm(around.theme, "Model")

    def change(**changes: Any) -> None:
        settings.set(replace(settings[Model], **changes))

    load = Segmented(around.theme, LOADS, "Load the model")
    load.choose(settings[Model].load)
    load.changed.connect(lambda key: change(load=key))
    idle = form.number(
        "Let it go after",
        0,
        1440,
        settings[Model].idle_minutes,
        " min",
        lambda value: change(idle_minutes=value),
        "never",
    )
    threads = form.number(
        "Processor threads",
        0,
        256,
        settings[Model].threads,
        "",
        lambda value: change(threads=value),
        "what suits here",
    )
    form.add("Load the model", load, note="Loaded at start, the first sound comes sooner.")
    form.add("Let it go after", idle, note="Without use for so long, its memory is given back.")
    form.add("Processor threads", threads, note="In effect when the model is loaded the next time.")
    return form
