"""Where models are fetched from, and through what."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit

from soundalike.errors import UsageError
from soundalike.settings import Downloads
from soundalike.translation import tr
from soundalike.ui.pages.settings.form import SettingsForm
from soundalike.ui.pages.settings.updates import UpdateLook
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.themed import repolish


class DownloadSettingsForm(SettingsForm):
    """An address is kept only if it is one; what is wrong with it is said."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around.theme, tr("Downloads and updates"))
        self._settings = around.settings
        self.endpoint = self._line(tr("Hub"), "https://huggingface.co", self._settings[Downloads].endpoint)
        self.proxy = self._line(tr("Proxy"), tr("as the system has it"), self._settings[Downloads].proxy)
        self.problem = label("", "warning", wrap=True)
        self.add(
            tr("Hub"),
            self.endpoint,
            wide=True,
            note=tr("A mirror, if you use one. It is asked only when you press Get."),
        )
        self.add(tr("Proxy"), self.proxy, wide=True)
        self.add_words(self.problem)
        self.problem.hide()
        self.updates = UpdateLook(around)
        self.add(tr("Newer version"), self.updates, wide=True)
        words = tr("Soundalike never looks for a newer version by itself, and sends nothing about you or what you say.")
        self.add_words(label(words, "secondary", wrap=True))
        self.endpoint.editingFinished.connect(self._keep)
        self.proxy.editingFinished.connect(self._keep)

    def _line(self, name: str, usual: str, value: str) -> QLineEdit:
        line = QLineEdit(value)
        line.setAccessibleName(name)
        line.setPlaceholderText(usual)
        return line

    def _keep(self) -> None:
        problem = ""
        for line, field in ((self.endpoint, "endpoint"), (self.proxy, "proxy")):
            value = line.text().strip()
            said = address_problem(**{field: value})
            line.setProperty("wrong", bool(said))
            repolish(line)
            problem = problem or said
            if not said:
                self._settings.set(replace(self._settings[Downloads], **{field: value}))
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))


def address_problem(endpoint: str = "", proxy: str = "") -> str:
    """Why these can't be used; empty when they can."""
    from soundalike.models.downloads.settings import download_settings  # noqa: PLC0415

    try:
        download_settings(endpoint, proxy)
    except UsageError as error:
        return str(error)
    return ""
