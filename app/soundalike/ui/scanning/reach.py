"""Every way into the window but mouse and keyboard, put together: switches, the on-screen keyboard, dwelling.

Each is loaded when it is first wanted, so that nobody else waits for it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from soundalike.settings import Appearance, Dwelling, Output, Scanning, Settings
from soundalike.ui.services.services import Services
from soundalike.ui.start.language import language_code
from soundalike.ui.theme.theme import Theme

if TYPE_CHECKING:
    from soundalike.ui.scanning.driver import ScanDriver
    from soundalike.ui.scanning.dwell import DwellPresser
    from soundalike.ui.scanning.keyboard_place import KeyboardPlace
    from soundalike.ui.services.click_sound import ClickSound
    from soundalike.ui.shell.commands import Commands

_FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit)


class Reach(QObject):
    """One for the whole program. Its signals come from the on-screen keyboard, once there is one."""

    speak_wanted = Signal()
    keyboard_opened = Signal()
    keyboard_closed = Signal()

    def __init__(self, theme: Theme, settings: Settings, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._settings = settings
        self._services = services
        self._keyboard: KeyboardPlace | None = None
        self._driver: ScanDriver | None = None
        self._dwell: DwellPresser | None = None
        self._click: ClickSound | None = None
        self._closed = False
        for group in (Scanning, Dwelling, Appearance):
            settings.on_change(group, lambda _value: self._use())
        settings.on_change(Output, lambda _value: self._click.output_changed() if self._click is not None else None)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)
        self._use()

    @property
    def keyboard(self) -> KeyboardPlace:
        """The on-screen keyboard, wherever it is."""
        if self._keyboard is None:
            from soundalike.ui.scanning.keyboard_place import KeyboardPlace  # noqa: PLC0415
            from soundalike.ui.scanning.words import WordSource  # noqa: PLC0415

            self._keyboard = KeyboardPlace(self._theme, self)
            self._keyboard.speak_wanted.connect(self.speak_wanted)
            self._keyboard.opened.connect(self.keyboard_opened)
            self._keyboard.closed.connect(self.keyboard_closed)
            WordSource(self._services, self._keyboard, self._keyboard)
            self._choose_letters()
        return self._keyboard

    @property
    def driver(self) -> ScanDriver:
        """Scanning, on or off."""
        return self._make_driver()

    @property
    def dwell(self) -> DwellPresser:
        """Dwelling, on or off."""
        return self._make_dwell()

    def bind(self, commands: Commands) -> None:
        """The command that switches scanning on and off: the way out for whoever sets it up with a mouse."""
        settings = self._settings
        action = commands.bind(
            "scanning", lambda: settings.set(replace(settings[Scanning], on=not settings[Scanning].on))
        )
        settings.on_change(Scanning, lambda value: action.setChecked(value.on))
        action.setChecked(settings[Scanning].on)

    def close(self) -> None:
        """The window closes."""
        self._closed = True
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.disconnect(self._focus_moved)
        for part in (self._keyboard, self._driver, self._dwell, self._click):
            if part is not None:
                part.close()

    # ---- inside ----

    def _use(self) -> None:
        if self._closed:
            return
        if self._settings[Scanning].on:
            self._make_driver()
        if self._settings[Dwelling].on:
            self._make_dwell()
        self._choose_letters()
        if self._settings[Scanning].keyboard:
            self._focus_moved(None, QApplication.focusWidget())

    def _make_driver(self) -> ScanDriver:
        if self._driver is None:
            from soundalike.ui.scanning.driver import ScanDriver  # noqa: PLC0415

            self._driver = ScanDriver(self._settings, self._theme, self.keyboard, self._play_click, parent=self)
            self.keyboard.closed.connect(self._driver.look)
        return self._driver

    def _make_dwell(self) -> DwellPresser:
        if self._dwell is None:
            from soundalike.ui.scanning.dwell import DwellPresser  # noqa: PLC0415

            self._dwell = DwellPresser(self._settings, self._theme, parent=self)
        return self._dwell

    def _choose_letters(self) -> None:
        if self._keyboard is not None:
            code = language_code(self._settings[Appearance].language, QLocale.system().uiLanguages())
            self._keyboard.use(code, self._settings[Scanning].letters)

    def _play_click(self) -> None:
        if self._click is None:
            from soundalike.ui.services.click_sound import ClickSound  # noqa: PLC0415

            wiring, settings = self._services.wiring, self._settings
            self._click = ClickSound(lambda: wiring.open_player(settings[Output].device or None))
        self._click.play()

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """With the keyboard wanted all the time, it types where the cursor is."""
        if self._settings[Scanning].keyboard and isinstance(now, _FIELDS) and now is not self.keyboard.field:
            self.keyboard.open(now)
