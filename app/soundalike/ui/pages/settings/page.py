"""Settings: a file a group."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from soundalike.errors import SoundalikeError
from soundalike.translation import tr
from soundalike.ui.pages.settings.compact import CompactSettings
from soundalike.ui.pages.settings.downloads import DownloadSettingsForm
from soundalike.ui.pages.settings.history import history_settings
from soundalike.ui.pages.settings.keys import KeySettings
from soundalike.ui.pages.settings.look import look_settings
from soundalike.ui.pages.settings.model import model_settings
from soundalike.ui.pages.settings.scanning import ScanningSettings
from soundalike.ui.pages.settings.sound import SoundSettings
from soundalike.ui.pages.settings.storage import StorageSettings
from soundalike.ui.pages.settings.timing import timing_settings
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.scroll_column import ScrollColumn


class SettingsPage(Page):
    """Every change is in effect at once, and kept."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        self._settings = surroundings.settings
        self.sound = SoundSettings(surroundings)
        self.compact = CompactSettings(surroundings)
        self.storage = StorageSettings(surroundings)
        self.keys = KeySettings(surroundings)
        self.scanning = ScanningSettings(surroundings)
        self.downloads = DownloadSettingsForm(surroundings)
        sizes = surroundings.theme.sizes
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.wide)
        column.setSpacing(sizes.large)
        column.addWidget(label(tr("Settings"), "title"))
        for group in (
            look_settings(surroundings),
            self.sound,
            model_settings(surroundings),
            history_settings(surroundings),
            self.compact,
            self.keys,
            self.scanning,
            timing_settings(surroundings),
            self.storage,
            self.downloads,
        ):
            column.addWidget(group)
        column.addStretch()
        area = ScrollColumn(inside, tr("Settings"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

    def entered(self) -> None:
        self.sound.refresh()
        self.compact.refresh()
        self.storage.refresh()

    def left(self) -> None:
        self._save()

    def _save(self) -> None:
        try:
            self._settings.save()
        except SoundalikeError as error:
            self.surroundings.toasts.show(ToastFacts(str(error), "warning"))


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return SettingsPage(surroundings)
