"""What is kept of what was said, and for how long."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import History
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.switch import Switch

AGES = (
    ("0", tr_noop("Always")),
    ("365", tr_noop("A year")),
    ("90", tr_noop("Three months")),
    ("30", tr_noop("A month")),
    ("7", tr_noop("A week")),
    ("1", tr_noop("A day")),
)


def history_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    ages = [(days, tr(words)) for days, words in AGES]
    form = SettingsForm(around.theme, tr("History"))

    def change(**changes: Any) -> None:
        settings.set(replace(settings[History], **changes))

    private = Switch(around.theme, tr("Private: keep nothing of what is said"))
    private.setChecked(settings[History].private)
    private.toggled.connect(lambda on: change(private=on))
    keep = form.choice(tr("Keep what was said"), ages)
    keep.activated.connect(lambda _row: change(keep_days=int(keep.currentData())))
    most = form.number(
        tr("Offer to clean up above"),
        10,
        1_000_000,
        settings[History].offer_clean_up_megabytes,
        tr(" MB"),
        lambda value: change(offer_clean_up_megabytes=value),
    )

    def show(value: History) -> None:
        private.setChecked(value.private)
        days = str(value.keep_days)
        known = (
            ages if any(key == days for key, _ in ages) else [*ages, (days, tr("%n day|%n days", "", value.keep_days))]
        )
        fill_choice(keep, known, days)
        keep.setEnabled(not value.private)

    settings.on_change(History, show)
    show(settings[History])
    form.add(tr("Private"), private)
    form.add(tr("Keep what was said"), keep, note=tr("Favourites and the text you work on stay, however old they are."))
    form.add(tr("Offer to clean up above"), most)
    return form
