"""The window: sidebar, pages, status line, menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from soundalike.errors import SoundalikeError
from soundalike.paths import Places
from soundalike.settings import Appearance, Settings, Window
from soundalike.ui.compact.opening import CompactOpening
from soundalike.ui.pages.table import PAGES
from soundalike.ui.scanning.reach import Reach
from soundalike.ui.services.aloud import Aloud
from soundalike.ui.services.services import Services
from soundalike.ui.shell.alt_key import AltKey
from soundalike.ui.shell.appearance_commands import bind_appearance
from soundalike.ui.shell.clone_wizard import CloneWizard
from soundalike.ui.shell.commands import Commands
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.shell.reopening import Reopening
from soundalike.ui.shell.sidebar import Sidebar
from soundalike.ui.shell.status_details import StatusDetails
from soundalike.ui.shell.status_line import StatusLine
from soundalike.ui.shell.task_strip import TaskStrip
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.layout import is_narrow, sidebar_is_narrow
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.toast import ToastArea
from soundalike.ui.workers.program_reading import read_program
from soundalike.ui.workers.tasks import Tasks

SMALLEST = (640, 480)
FIRST_SIZE = (1180, 728)


class MainWindow(QMainWindow):
    """`closed` comes once everything has ended."""

    closed = Signal()

    def __init__(self, places: Places, settings: Settings, theme: Theme, services: Services, tasks: Tasks) -> None:
        super().__init__()
        self.setWindowTitle("Soundalike")
        self.setMinimumSize(*SMALLEST)
        self._settings = settings
        self._services = services
        self._tasks = tasks
        self._pages: dict[str, Page] = {}
        self._shown = ""
        self._closing = False
        self._reading: Thread | None = None
        self.reopening: Reopening | None = None
        """Whether it is to be opened again once it has closed."""
        self.commands = Commands(theme, self, settings)
        self._sidebar = Sidebar(theme, PAGES)
        self._stack = QStackedWidget()
        self.status = StatusLine(theme)
        self._strip = TaskStrip(theme, tasks)
        self._lay_out()
        self.toasts = ToastArea(theme, self._stack, settings=settings)
        self.reach = Reach(theme, settings, services, self)
        self.surroundings = Surroundings(
            places,
            settings,
            theme,
            self.commands,
            tasks,
            self.toasts,
            self.status,
            services,
            self.go_to,
            self._pages_has,
            self.reach,
        )
        self._aloud = Aloud(services, settings, self)
        self._details = StatusDetails(theme, self.status)
        self.clone_wizard = CloneWizard(self.surroundings, self)
        self.compact = CompactOpening(self.surroundings, self)
        self._connect()
        self._restore()

    def go_to(self, page: str) -> None:
        """Shows a page, and makes it if it never was shown."""
        if page == self._shown:
            return
        row = next(row for row in PAGES if row.id == page)
        if page not in self._pages:
            made = row.make(self.surroundings)
            made.narrow(self._is_narrow())
            self._pages[page] = made
            self._stack.addWidget(made)
            self.commands.fill(self.menuBar())
        if self._shown:
            self._pages[self._shown].left()
        self._shown = page
        self._stack.setCurrentWidget(self._pages[page])
        self._sidebar.show_page(page)
        self.commands.show_page(page)
        self._pages[page].entered()

    def page(self, page: str) -> Page:
        """A page that was shown."""
        return self._pages[page]

    @property
    def shown_page(self) -> str:
        return self._shown

    def come_forward(self) -> None:
        """In front of other windows, with the keyboard."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def open_compact(self) -> None:
        """The compact window, beside this one."""
        self.compact.open()

    def speak_clipboard(self) -> None:
        """What is in the clipboard, spoken at once; while it speaks, stops."""
        self._aloud.toggle(QGuiApplication.clipboard().text())

    def take_in(self, files: Sequence[Path]) -> None:
        """Voice files that the program was opened with: into the library."""
        self.come_forward()
        self.go_to("voices")
        self._pages["voices"].take_in(files)

    def start_services(self) -> None:
        """What is done once it can be seen."""
        QTimer.singleShot(0, self, self._start)

    def _start(self) -> None:
        # Pages are made when they are first shown; what they are made of is read before, so that nobody waits for it.
        self._reading = read_program([row.module for row in PAGES])
        self._services.start()

    def tell(self, sentence: str) -> None:
        """Shows an error."""
        self.toasts.show(ToastFacts(sentence, "error"))

    def quit(self) -> None:
        """Ends the program, with all its windows."""
        self.compact.end()
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.compact.is_open:
            self._put_away()
            event.ignore()
            return
        if not self._closing:
            self._closing = True
            self._keep()
            for page in self._pages.values():
                page.closing()
            self.clone_wizard.end()
            self.compact.end()
            self.reach.close()
            self.hide()
            self._tasks.close()
            self._services.close()
            if self._reading is not None:
                self._reading.join()
            self._save_settings()
            self.closed.emit()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _is_narrow(self) -> bool:
        return is_narrow(self.width(), self._settings[Appearance].text_percent)

    def _fold(self) -> None:
        """Side panels and words make room where the window is narrow for its text."""
        self._sidebar.set_narrow(sidebar_is_narrow(self.width(), self._settings[Appearance].text_percent))
        for page in self._pages.values():
            page.narrow(self._is_narrow())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and "full-screen" in {row.id for row in self.commands.bound()}:
            self.commands.action("full-screen").setChecked(self.isFullScreen())

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self._stack, 1)
        right.addWidget(self._strip)
        right.addWidget(self.status)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._sidebar)
        row.addLayout(right, 1)
        centre.setProperty("ground", "page")
        self.setCentralWidget(centre)
        self.menuBar().setVisible(self.menuBar().isNativeMenuBar())

    def _connect(self) -> None:
        self._sidebar.chosen.connect(self.go_to)
        self.status.clicked.connect(self._details.toggle)
        self._tasks.failed.connect(lambda _task, sentence: self.tell(sentence))
        for row in PAGES:
            shortcut = QShortcut(QKeySequence(row.key), self)
            shortcut.activated.connect(lambda page=row.id: self.go_to(page))
        menu_key = QShortcut(QKeySequence("F10"), self)
        menu_key.activated.connect(self._toggle_menu_bar)
        AltKey(self).pressed.connect(self._toggle_menu_bar)
        bind = self.commands.bind
        bind("quit", self.quit)
        bind("compact", self.open_compact)
        self.compact.left.connect(self._compact_left)
        self.compact.main_wanted.connect(self.come_forward)
        bind("status", self._details.toggle)
        bind("settings", lambda: self.go_to("settings"))
        bind("clone", self._services.clone_wanted.emit)
        bind("help", lambda: self.go_to("help"))
        bind("about", lambda: self.go_to("help"))
        bind("full-screen", self._toggle_full_screen)
        bind("speak-clipboard", self.speak_clipboard)
        self._aloud.said.connect(lambda said: self.toasts.show(ToastFacts(said)))
        self._services.phrases.said.connect(lambda said: self.toasts.show(ToastFacts(said)))
        bind_appearance(self.commands, self._settings)
        self._settings.on_change(Appearance, lambda _value: self._fold())
        self.reach.bind(self.commands)
        self.reach.speak_wanted.connect(self._speak_what_was_typed)
        self._services.problem.connect(self.tell)
        self._services.status_changed.connect(self.status.show_facts)
        self._services.reopen_wanted.connect(self._reopen)

    def _restore(self) -> None:
        kept = self._settings[Window]
        geometry = QByteArray.fromHex(kept.geometry.encode("ascii", "ignore"))
        if not geometry or not self.restoreGeometry(geometry):
            self.resize(*FIRST_SIZE)
        known = {row.id for row in PAGES}
        self.go_to("speak")  # always made: what sounds, whoever asks for it, and most commands are its own
        self.go_to(kept.page if kept.page in known else "speak")
        for notice in self._settings.notices:
            QTimer.singleShot(0, self, lambda said=notice: self.toasts.show(ToastFacts(said, "warning")))

    def _speak_what_was_typed(self) -> None:
        """With the on-screen keyboard, in whichever window it is."""
        if not self.compact.speaks(self.reach.keyboard.field):
            self.commands.action("speak").trigger()

    def _put_away(self) -> None:
        """The compact window goes on; the program ends with the last one."""
        self._pages[self._shown].left()
        self._keep()
        self._save_settings()
        self.hide()

    def _compact_left(self) -> None:
        """Back to this window, if there is one to be seen."""
        self._save_settings()
        if self.isVisible():
            self.come_forward()
        else:
            self.close()

    def _reopen(self, folder: Path | None) -> None:
        self.reopening = Reopening(folder)
        self.quit()

    def _keep(self) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Created):
            return  # it was never shown: only the compact window was
        geometry = bytes(self.saveGeometry().toHex().data()).decode("ascii")
        self._settings.set(replace(self._settings[Window], geometry=geometry, page=self._shown))

    def _save_settings(self) -> None:
        try:
            self._settings.save()
        except SoundalikeError:
            return  # it was told when it first failed; nobody can read it any more

    def _pages_has(self, page: str) -> bool:
        return any(row.id == page for row in PAGES)

    def _toggle_menu_bar(self) -> None:
        bar = self.menuBar()
        if bar.isNativeMenuBar():
            return
        bar.setVisible(not bar.isVisible())
        if bar.isVisible() and bar.actions():
            bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
            bar.setActiveAction(bar.actions()[0])

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
