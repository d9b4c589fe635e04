"""Colours and text size."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from soundalike.settings import Appearance
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.settings.form import SettingsForm, fill_choice
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.start.language import LANGUAGES, SYSTEM
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.segmented import Segmented

THEMES = (
    ("system", tr_noop("System")),
    ("light", tr_noop("Light")),
    ("dark", tr_noop("Dark")),
    ("high-contrast", tr_noop("High contrast")),
)


def look_settings(around: Surroundings) -> SettingsForm:
    """The group."""
    settings = around.settings
    form = SettingsForm(around.theme, tr("Look", "how the window looks"))

    def change(**changes: Any) -> None:
        settings.set(replace(settings[Appearance], **changes))

    theme = Segmented(around.theme, [(key, tr(words)) for key, words in THEMES], tr("Colours"))
    theme.choose(settings[Appearance].theme)
    theme.changed.connect(lambda key: change(theme=key))
    settings.on_change(Appearance, lambda value: theme.choose(value.theme))
    size = form.number(
        tr("Text size"), 75, 200, settings[Appearance].text_percent, tr(" %"), lambda value: change(text_percent=value)
    )
    size.setSingleStep(5)
    settings.on_change(Appearance, lambda value: size.setValue(value.text_percent))
    languages = [(SYSTEM, tr("As the system has it")), *LANGUAGES.items()]
    language = form.choice(tr("Language"), languages)
    language.activated.connect(lambda _row: change(language=language.currentData()))
    settings.on_change(Appearance, lambda value: fill_choice(language, languages, value.language))
    fill_choice(language, languages, settings[Appearance].language)
    again = TextButton(around.theme, tr("Open again now"))
    again.clicked.connect(lambda: around.services.reopen_wanted.emit(None))
    shown_in = settings[Appearance].language

    def offer(value: Appearance) -> None:
        again.setVisible(value.language != shown_in)

    settings.on_change(Appearance, offer)
    offer(settings[Appearance])
    note = tr("The window has another language once it is opened again.")
    form.add(tr("Language"), language, again, note=note)
    form.add(tr("Colours"), theme)
    form.add(tr("Text size"), size)
    return form
