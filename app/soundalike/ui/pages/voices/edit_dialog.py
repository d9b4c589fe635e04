"""What is said of a voice: name, description, language, tags, picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage, QImageReader, QImageWriter
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from soundalike.translation import tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.voice_cards import tags_from
from soundalike.ui.widgets.avatar import Avatar
from soundalike.ui.widgets.button_row import button_row
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label

if TYPE_CHECKING:
    from soundalike.voices import VoiceDetails

WIDTH = 480
MOST_NAME = 1000
PICTURE_SIDE = 256
"""Pixels that are kept of a picture."""
MOST_PICTURE_FILE = 64 << 20
PICTURES = tr_noop("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif);;All files (*)")


@dataclass(frozen=True)
class Edited:
    """What the dialog was left with."""

    name: str
    description: str
    language: str
    tags: tuple[str, ...]
    picture: bytes


class EditDialog(Dialog):
    """`accepted_as` comes with `Edited`. A picture may also be dropped."""

    accepted_as = Signal(object)

    def __init__(self, theme: Theme, details: VoiceDetails, parent: QWidget) -> None:
        super().__init__(tr("Edit a voice"), parent, WIDTH)
        self._theme = theme
        self._id = details.id
        self._picture = details.picture
        self.setAcceptDrops(True)
        self.name = _line(details.name, tr("Name"))
        self.name.setMaxLength(MOST_NAME)
        self.description = QPlainTextEdit(details.description)
        self.description.setAccessibleName(tr("Description"))
        self.description.setTabChangesFocus(True)
        self.language = _line(details.language, tr("Language"))
        self.language.setPlaceholderText(tr("English"))
        self.tags = _line(", ".join(details.tags), tr("Tags"))
        self.tags.setPlaceholderText(tr("family, narration", "an example of tags"))
        self.avatar = Avatar(theme, 2 * theme.sizes.avatar)
        self.choose_picture = TextButton(theme, tr("Choose a picture…"))
        self.no_picture = TextButton(theme, tr("No picture"))
        self.problem = label("", "warning", wrap=True)
        self.keep = TextButton(theme, tr("Keep"), "primary")
        self.cancel = TextButton(theme, tr("Cancel"))
        self._lay_out()
        self.name.textChanged.connect(self._show)
        self.choose_picture.clicked.connect(self._ask_for_picture)
        self.no_picture.clicked.connect(lambda: self._set_picture(b""))
        self.keep.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self.keep.setDefault(True)
        self._show()
        self.name.selectAll()

    @property
    def edited(self) -> Edited:
        """As it stands."""
        return Edited(
            " ".join(self.name.text().split()),
            self.description.toPlainText().strip(),
            " ".join(self.language.text().split()),
            tags_from(self.tags.text()),
            self._picture,
        )

    def take_picture(self, path: Path) -> None:
        """The picture in this file, made small; what isn't one is told."""
        picture = read_picture(path)
        if picture:
            self._set_picture(picture)
        else:
            self.problem.setText(
                tr("'{name}' isn't a picture that can be read. Choose a PNG or JPEG file.").format(name=path.name)
            )
            self.problem.show()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.take_picture(Path(files[0]))
            event.acceptProposedAction()

    def _lay_out(self) -> None:
        sizes = self._theme.sizes
        form = QFormLayout()
        form.setHorizontalSpacing(sizes.wide)
        form.setVerticalSpacing(sizes.medium)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for words, widget in (
            (tr("&Name"), self.name),
            (tr("&Description"), self.description),
            (tr("&Language"), self.language),
            (tr("&Tags"), self.tags),
        ):
            named = label(words, "body-secondary")
            named.setBuddy(widget)
            form.addRow(named, widget)
        self.description.setFixedHeight(3 * sizes.button)
        form.addRow("", label(tr("Tags have commas between them."), "secondary", wrap=True))
        picture = QHBoxLayout()
        picture.setSpacing(sizes.medium)
        picture.addWidget(self.avatar)
        picture.addWidget(self.choose_picture)
        picture.addWidget(self.no_picture)
        picture.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.large)
        layout.setSpacing(sizes.large)
        layout.addLayout(picture)
        layout.addLayout(form)
        layout.addWidget(self.problem)
        layout.addLayout(button_row(self._theme, self.cancel, self.keep))
        self.problem.hide()

    def _show(self) -> None:
        self.avatar.show_voice(self.edited.name, self._id, self._picture)
        self.no_picture.setEnabled(bool(self._picture))
        self.keep.setEnabled(bool(self.edited.name))

    def _ask_for_picture(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("Choose a picture"), "", tr(PICTURES))
        if chosen:
            self.take_picture(Path(chosen))

    def _set_picture(self, picture: bytes) -> None:
        self._picture = picture
        self.problem.hide()
        self._show()

    def _accept(self) -> None:
        edited = self.edited
        self.accept()
        self.accepted_as.emit(edited)


def read_picture(path: Path) -> bytes:
    """The middle square of the picture in a file, small, as PNG; empty when it can't be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    if not path.is_file() or path.stat().st_size > MOST_PICTURE_FILE:
        return b""
    image = reader.read()
    if image.isNull():
        return b""
    side = min(image.width(), image.height())
    square = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    return _png(
        square.scaled(
            min(side, PICTURE_SIDE),
            min(side, PICTURE_SIDE),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    )


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def _line(text: str, name: str) -> QLineEdit:
    line = QLineEdit(text)
    line.setAccessibleName(name)
    return line
