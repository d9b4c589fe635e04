"""How large controls are, and how much time the window gives."""

from __future__ import annotations

from dataclasses import replace

from soundalike.settings import Appearance, Timing
from soundalike.settings.appearance import TargetSize
from soundalike.settings.fields import limits_of
from soundalike.settings.timing import MessageTime
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.segmented import Segmented

STEP = 100


def timing_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    form = SettingsForm(around.theme, tr("Size and time"))
    sizes: tuple[tuple[TargetSize, str], ...] = (
        ("usual", tr("Usual")),
        ("large", tr("Large")),
        ("largest", tr("Very large")),
    )
    targets = Segmented(around.theme, sizes, tr("Buttons and controls"))
    targets.changed.connect(lambda key: settings.set(replace(settings[Appearance], targets=key)))
    times: tuple[tuple[MessageTime, str], ...] = (
        ("usual", tr("As long as reading takes")),
        ("long", tr("Three times as long")),
        ("closed", tr("Until they are closed")),
    )
    messages = Segmented(around.theme, times, tr("Messages stay"))
    messages.changed.connect(lambda key: settings.set(replace(settings[Timing], messages=key)))
    pause = form.number(
        tr("Pause that ends a sentence"),
        *limits_of(Timing, "typing_pause"),
        settings[Timing].typing_pause,
        tr(" ms"),
        lambda value: settings.set(replace(settings[Timing], typing_pause=value)),
    )
    pause.setSingleStep(STEP)

    def show(appearance: Appearance, timing: Timing) -> None:
        targets.choose(appearance.targets)
        messages.choose(timing.messages)
        pause.setValue(timing.typing_pause)

    settings.on_change(Appearance, lambda value: show(value, settings[Timing]))
    settings.on_change(Timing, lambda value: show(settings[Appearance], value))
    show(settings[Appearance], settings[Timing])
    form.add(tr("Buttons and controls"), targets)
    form.add(tr("Messages stay"), messages, note=tr("Errors, and messages with a button, stay until they are closed."))
    note = tr("Only for Speak as I type: a sentence with its mark is spoken after so long without a key.")
    form.add(tr("Pause that ends a sentence"), pause, note=note)
    return form
