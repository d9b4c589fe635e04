"""Help: how things are done, the mark, consent, licences, keys, and what to send to somebody who helps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from soundalike import __version__
from soundalike.errors import SoundalikeError
from soundalike.settings import Appearance, Measured
from soundalike.translation import tr
from soundalike.ui.pages.help.answers import CONSENT, DOING, MARK, RECORDING, Answers, answers_in_words
from soundalike.ui.pages.help.licences import LicencesDialog, licences_text
from soundalike.ui.pages.help.places import where_things_are
from soundalike.ui.pages.help.verify import VerifyZone
from soundalike.ui.pages.table import PAGES
from soundalike.ui.services.diagnostics import WindowFacts, diagnostics, sound_lines
from soundalike.ui.shell.command_table import COMMANDS, MENUS, without_mnemonic
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import ElidedLabel, label
from soundalike.ui.widgets.scroll_column import ScrollColumn


class HelpPage(Page):
    """One page to read from top to bottom; the keys follow the person's own."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        theme, sizes = surroundings.theme, surroundings.theme.sizes
        self.verify = VerifyZone(surroundings)
        self.licences = TextButton(theme, tr("Licences of everything inside"))
        self.diagnostics = TextButton(theme, tr("Copy diagnostics"))
        self.dialog: LicencesDialog | None = None
        self._keys_panel = QFrame()
        inside = QWidget()
        self._column = column = QVBoxLayout(inside)
        column.setContentsMargins(sizes.wide, sizes.medium, sizes.wide, sizes.wide)
        column.setSpacing(sizes.medium)
        column.addWidget(label(tr("Help"), "title"))
        self._add(tr("How to do it"), self._answers(DOING))
        self._add(tr("How to record well"), self._answers(RECORDING))
        self._add(tr("Consent"), self._answers(CONSENT))
        self._add(tr("The mark"), self._answers(MARK))
        column.addWidget(self.verify)
        self._add(tr("Keys"), self._keys_panel)
        self._add(tr("Where the data is"), self._places())
        self._add(tr("About"), self._about())
        column.addStretch()
        area = ScrollColumn(inside, tr("Help"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)
        self.licences.clicked.connect(self._show_licences)
        self.diagnostics.clicked.connect(self.copy_diagnostics)
        surroundings.commands.keys_changed.connect(self._fill_keys)

    def entered(self) -> None:
        """Pages that were shown since have their commands."""
        self._fill_keys()

    def copy_diagnostics(self) -> None:
        """What helps somebody who helps, into the clipboard: nothing personal."""
        services, settings = self.surroundings.services, self.surroundings.settings
        look = settings[Appearance]
        screen = self.screen()
        facts = WindowFacts(
            qVersion(),
            QGuiApplication.platformName(),
            screen.devicePixelRatio() if screen is not None else 1.0,
            look.theme,
            look.text_percent,
        )

        def done(sound: list[str]) -> None:
            voices = len(services.voices.entries)
            text = diagnostics(facts, services.room.facts, services.models.here, settings[Measured], voices, sound)
            QGuiApplication.clipboard().setText(text)
            words = tr("The diagnostics are in the clipboard. There are no names, texts or folders in them.")
            self.surroundings.toasts.show(ToastFacts(words, "good"))

        self.surroundings.tasks.run(tr("Looking"), lambda _task: sound_lines(services), done, visible=False)

    def key_rows(self) -> list[tuple[str, str, str]]:
        """Menu, command and key of all that have one."""
        native = QKeySequence.SequenceFormat.NativeText
        rows = [(tr("Pages"), tr(row.title), QKeySequence(row.key).toString(native)) for row in PAGES]
        commands = self.surroundings.commands
        return rows + [
            (without_mnemonic(tr(MENUS[row.menu])), row.name, key)
            for row in COMMANDS
            if (key := commands.native_key(row))
        ]

    def _fill_keys(self) -> None:
        panel, grid = self._panel()
        shown = ""
        for at, (group, name, key) in enumerate(self.key_rows()):
            if group != shown:
                shown = group
                grid.addWidget(label(group, "strong"), at, 0)
            grid.addWidget(label(name, wrap=True), at, 1)
            grid.addWidget(label(key, "body-secondary"), at, 2, Qt.AlignmentFlag.AlignRight)
        self._column.replaceWidget(self._keys_panel, panel)
        self._keys_panel.hide()
        self._keys_panel.deleteLater()
        self._keys_panel = panel

    def _answers(self, answers: Answers) -> QFrame:
        panel, grid = self._panel()
        for row, (subject, words) in enumerate(answers_in_words(answers)):
            grid.addWidget(label(subject, "strong", wrap=True), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(_readable(words), row, 1)
        return panel

    def _places(self) -> QFrame:
        panel, grid = self._panel()
        for row, (name, what, folder) in enumerate(where_things_are(self.surroundings.services.places)):
            shown = ElidedLabel(str(folder), "body-secondary")
            shown.setAccessibleName(tr("{name}: {value}").format(name=name, value=folder))
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(label(what, wrap=True))
            column.addWidget(shown)
            button = TextButton(self.surroundings.theme, tr("Open"))
            button.setAccessibleName(tr("Open the folder: {name}").format(name=name))
            button.clicked.connect(lambda _checked=False, folder=folder: self._open(folder))
            grid.addWidget(label(name, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(column, row, 1)
            grid.addWidget(button, row, 2, Qt.AlignmentFlag.AlignRight)
        return panel

    def _about(self) -> QFrame:
        panel, grid = self._panel()
        words = tr("Soundalike {version}. Free software under the MIT licence. Nothing leaves this machine.").format(
            version=__version__
        )
        grid.addWidget(_readable(words), 0, 0, 1, 3)
        row = QHBoxLayout()
        row.addWidget(self.licences)
        row.addWidget(self.diagnostics)
        row.addStretch()
        grid.addLayout(row, 1, 0, 1, 3)
        return panel

    def _add(self, title: str, panel: QFrame) -> None:
        heading = label(title, "heading")
        heading.setContentsMargins(0, self.surroundings.theme.sizes.small, 0, 0)
        panel.setAccessibleName(title)
        self._column.addWidget(heading)
        self._column.addWidget(panel)

    def _panel(self) -> tuple[QFrame, QGridLayout]:
        sizes = self.surroundings.theme.sizes
        panel = QFrame()
        panel.setProperty("ground", "panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        grid.setHorizontalSpacing(sizes.wide)
        grid.setVerticalSpacing(sizes.small)
        grid.setColumnMinimumWidth(0, sizes.sidebar)
        grid.setColumnStretch(1, 1)
        return panel, grid

    def _open(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._warn(
                tr("'{folder}' can't be opened: {error}.").format(
                    folder=folder, error=(error.strerror or str(error)).lower()
                )
            )
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def _show_licences(self) -> None:
        try:
            text = licences_text()
        except SoundalikeError as error:
            self._warn(str(error))
            return
        self.dialog = LicencesDialog(self.surroundings.theme, text, self)
        self.dialog.open()

    def _warn(self, sentence: str) -> None:
        self.surroundings.toasts.show(ToastFacts(sentence, "warning"))


def _readable(words: str) -> QWidget:
    """Words that can be selected and copied."""
    shown = label(words, wrap=True)
    shown.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return shown


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return HelpPage(surroundings)
