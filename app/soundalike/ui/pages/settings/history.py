"""What is kept of what was said, and for how long."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import History
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.switch import Switch

AGES = (("0", "Always"), ("365", "A year"), ("90", "Three months"), ("30", "A month"), ("7", "A week"), ("1", "A day"))


def history_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    form = SettingsForm(around.theme, "History")

    def change(**changes: Any) -> None:
        settings.set(replace(settings[History], **changes))

    private = Switch(around.theme, "Private: keep nothing of what is said")
    private.setChecked(settings[History].private)
    private.toggled.connect(lambda on: change(private=on))
    keep = form.choice("Keep what was said", AGES)
    keep.activated.connect(lambda _row: change(keep_days=int(keep.currentData())))
    most = form.number(
        "Offer to clean up above",
        10,
        1_000_000,
        settings[History].offer_clean_up_megabytes,
        " MB",
        lambda value: change(offer_clean_up_megabytes=value),
    )

    def show(value: History) -> None:
        private.setChecked(value.private)
        days = str(value.keep_days)
        known = AGES if any(key == days for key, _ in AGES) else (*AGES, (days, f"{days} days"))
        fill_choice(keep, known, days)
        keep.setEnabled(not value.private)

    settings.on_change(History, show)
    show(settings[History])
    form.add("Private", private)
    form.add("Keep what was said", keep, note="Favourites and the text you work on stay, however old they are.")
    form.add("Offer to clean up above", most)
    return form
