"""When the model is in memory, and with how much of the processor it speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import Model
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.segmented import Segmented

LOADS = (("first-use", tr_noop("When first needed")), ("start", tr_noop("At start")))


def model_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    form = SettingsForm(around.theme, tr("Model"))

    def change(**changes: Any) -> None:
        settings.set(replace(settings[Model], **changes))

    load = Segmented(around.theme, [(key, tr(words)) for key, words in LOADS], tr("Load the model"))
    load.choose(settings[Model].load)
    load.changed.connect(lambda key: change(load=key))
    idle = form.number(
        tr("Let it go after"),
        0,
        1440,
        settings[Model].idle_minutes,
        tr(" min"),
        lambda value: change(idle_minutes=value),
        tr("never", "the model is never let go"),
    )
    threads = form.number(
        tr("Processor threads"),
        0,
        256,
        settings[Model].threads,
        "",
        lambda value: change(threads=value),
        tr("what suits here"),
    )
    form.add(tr("Load the model"), load, note=tr("Loaded at start, the first sound comes sooner."))
    form.add(tr("Let it go after"), idle, note=tr("Without use for so long, its memory is given back."))
    form.add(tr("Processor threads"), threads, note=tr("In effect when the model is loaded the next time."))
    return form
