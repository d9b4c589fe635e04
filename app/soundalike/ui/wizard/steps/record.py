"""Step 2: reading three lines aloud, or bringing a recording."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.parts.import_panel import ImportPanel
from soundalike.ui.wizard.parts.reading_panel import ReadingPanel
from soundalike.ui.wizard.step import Step

READ, READ_MORE = (
    tr_noop("Read this aloud, the way you normally talk"),
    tr_noop("About 15 seconds. Sit a hand's width from the microphone. You can redo any line."),
)
BRING, BRING_MORE = (
    tr_noop("Bring a recording"),
    tr_noop("Sound or video in which the person speaks for ten seconds or more, alone and close to the microphone."),
)
_PATTERNS = (
    "*.wav *.flac *.mp3 *.m4a *.aac *.ogg *.opus *.oga *.wma *.amr *.aiff *.caf *.mp4 *.mov *.mkv *.webm *.avi *.3gp"
)


class RecordStep(Step):
    """Two faces; which one is shown is kept."""

    def __init__(self, context: WizardContext) -> None:
        super().__init__(context, tr(READ), tr(READ_MORE))
        self.reading = ReadingPanel(context)
        self.bringing = ImportPanel(context)
        self._faces = QStackedWidget()
        self._faces.addWidget(self.reading)
        self._faces.addWidget(self.bringing)
        self.column.addWidget(self._faces, 1)
        self.setAcceptDrops(True)
        self.reading.changed.connect(self.changed)
        self.bringing.changed.connect(self.changed)
        self.bringing.browse_wanted.connect(self.browse)

    def entered(self) -> None:
        self._show()

    def left(self) -> None:
        self.reading.rest()
        self.bringing.rest()
        self.context.player.stop()

    @property
    def can_continue(self) -> bool:
        return self.bringing.ready if self._brings else self.reading.ready

    @property
    def extra(self) -> tuple[str, str, Callable[[], None]] | None:
        if self.context.choices.whose == "example":
            return None
        if self._brings:
            return (tr("Record instead"), "microphone", self.record_instead)
        return (tr("Use a file instead"), "open", self.browse)

    def record_instead(self) -> None:
        """The lines are read after all; the file stays where it is."""
        choices = self.context.choices
        self.context.set(choices.with_new_clip(source="recorded", made="", made_from=""))
        self._show()

    def browse(self) -> None:
        """Asks for a file."""
        dialog = QFileDialog(self, tr("Choose a recording"), "", _filter())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.bring(Path(path)))
        dialog.open()

    def bring(self, path: Path) -> None:
        """Takes this file."""
        choices = self.context.choices
        self.context.set(choices.with_new_clip(source="imported", imported=str(path), stream=0, made="", made_from=""))
        self._show()

    def key_pressed(self, key: int) -> bool:
        return not self._brings and self.reading.key_pressed(key)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event)
        if path is not None:
            event.acceptProposedAction()
            self.bring(path)

    @property
    def _brings(self) -> bool:
        return self.context.choices.source == "imported" or self.context.choices.whose == "example"

    def _show(self) -> None:
        brings = self._brings
        self.heading.setText(tr(BRING) if brings else tr(READ))
        self.sentence.setText(tr(BRING_MORE) if brings else tr(READ_MORE))
        self._faces.setCurrentWidget(self.bringing if brings else self.reading)
        if brings:
            self.reading.rest()
            self.bringing.begin()
        else:
            self.bringing.rest()
            self.reading.listen()
        self.changed.emit()


def _filter() -> str:
    """What the file dialog offers."""
    media = tr("Sound and video ({patterns})").format(patterns=_PATTERNS)
    everything = tr("All files ({patterns})").format(patterns="*")
    return f"{media};;{everything}"


def _dropped(event: QDropEvent) -> Path | None:
    """The one file of this machine that is dropped."""
    urls = event.mimeData().urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
