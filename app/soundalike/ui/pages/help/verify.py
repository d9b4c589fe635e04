"""A place to drop a sound file, to see whether it carries the mark."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.mark_finding import MarkWords, mark_words
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.themed import painting
from soundalike.ui.workers.tasks import Task

if TYPE_CHECKING:
    from soundalike.audio.mark_check import FileFinding

SOUNDS = tr_noop("Sound (*.wav *.flac *.mp3 *.ogg *.opus *.aiff *.aif);;All files (*)")


def asking() -> MarkWords:
    """The question, before a file was given."""
    return MarkWords(
        tr("Is a file marked?"),
        tr("Drop a sound file here, or choose one. It stays on this machine."),
        "shield",
        "accent",
    )


class VerifyZone(QFrame):
    """One file at a time; what comes of it stands where the question was."""

    def __init__(self, surroundings: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = surroundings
        self._over = False
        theme, sizes = surroundings.theme, surroundings.theme.sizes
        self.setAcceptDrops(True)
        self.shown = asking()
        self._icon = IconLabel(theme, self.shown.icon, self.shown.colour, sizes.icon_large)
        self._heading = label("", "strong")
        self._words = label("", "body-secondary", wrap=True)
        self.choose = TextButton(theme, tr("Choose a file…"))
        words = QVBoxLayout()
        words.setSpacing(sizes.tiny)
        words.addWidget(self._heading)
        words.addWidget(self._words)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(sizes.large, sizes.large, sizes.large, sizes.large)
        layout.setSpacing(sizes.large)
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words, 1)
        layout.addWidget(self.choose)
        self.choose.clicked.connect(self._ask)
        self.show_words(self.shown)

    def show_words(self, words: MarkWords) -> None:
        """The question, or what was found."""
        self.shown = words
        self._icon.show_icon(words.icon, words.colour)
        self._heading.setText(words.heading)
        self._words.setText(words.words)
        self.setAccessibleName(words.heading)
        self.setAccessibleDescription(words.words)

    def check(self, path: Path) -> None:
        """Judges a file, away from the main thread."""
        open_mark = self._around.services.wiring.open_mark

        def judge(task: Task) -> FileFinding:
            from soundalike.audio.mark_check import check_file  # noqa: PLC0415

            task.report(None)
            mark = open_mark()
            try:
                return check_file(path, mark)
            finally:
                mark.close()

        def failed(said: str) -> None:
            self.show_words(MarkWords(tr("It can't be told"), said, "warning", "warning"))

        self.show_words(MarkWords(tr("Listening for the mark"), f"'{path.name}'", "shield", "accent"))
        self._around.tasks.run(
            tr("Checking {name}").format(name=path.name),
            judge,
            lambda finding: self.show_words(mark_words(path.name, finding)),
            failed,
            on_cancelled=lambda: self.show_words(asking()),
        )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            self._set_over(True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._set_over(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._set_over(False)
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.check(files[0])

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A dashed frame, as of a place where something can be put."""
        colours, sizes = self._around.theme.colours, self._around.theme.sizes
        with painting(self) as painter:
            pen = QPen(QColor(colours.accent if self._over else colours.control), 2 if self._over else 1)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(QColor(colours.accent_soft if self._over else colours.surface))
            place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(place, sizes.panel_corner, sizes.panel_corner)

    def _set_over(self, over: bool) -> None:
        self._over = over
        self.update()

    def _ask(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("A sound file"), str(Path.home()), tr(SOUNDS))
        if chosen:
            self.check(Path(chosen))
