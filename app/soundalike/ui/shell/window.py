"""The window put together from its parts."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from soundalike.paths import Places
from soundalike.settings import Appearance, Settings
from soundalike.ui.services.services import Services
from soundalike.ui.services.wiring import Wiring, real_wiring
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.start.language import SYSTEM, set_language
from soundalike.ui.theme.theme import Theme
from soundalike.ui.workers.tasks import Tasks


def make_window(places: Places, wiring: Wiring | None = None) -> MainWindow:
    """The window of one user; nothing runs before `start_services`."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        set_language(application, SYSTEM)  # what is wrong with the settings is said in a language too
    settings = Settings.load(places.config_file)
    if isinstance(application, QApplication) and settings[Appearance].language != SYSTEM:
        set_language(application, settings[Appearance].language)
    theme = Theme(settings)
    tasks = Tasks()
    services = Services(places, settings, tasks, wiring or real_wiring())
    return MainWindow(places, settings, theme, services, tasks)
