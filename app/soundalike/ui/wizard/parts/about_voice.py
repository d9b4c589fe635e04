"""What the voice is called, its picture, a note, and what is kept where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from soundalike.errors import RefusedError
from soundalike.translation import tr
from soundalike.ui.theme.tokens import AVATARS
from soundalike.ui.view_models.avatar import ground_index, initial
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.wizard.words import file_sentence
from soundalike.ui.widgets.labels import IconLabel, label
from soundalike.ui.widgets.switch import Switch
from soundalike.ui.widgets.themed import focus_ring, painting, rounded
from soundalike.ui.wizard.context import WizardContext
from soundalike.ui.wizard.making import UNNAMED

if TYPE_CHECKING:
    from soundalike.ui.theme.theme import Theme

PICTURE_PIXELS = 256
LARGEST_PICTURE = 8_000
"""Pixels a side of a picture that is read; larger ones are no pictures of faces."""


class PictureButton(QAbstractButton):
    """The voice's picture, or its letter; pressed, another one is chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._image = QImage()
        self._name = ""
        self.setAccessibleName(tr("Choose a picture"))
        self.setToolTip(tr("Choose a picture"))

    def show_voice(self, name: str, png: bytes) -> None:
        self._name = name
        self._image = QImage.fromData(QByteArray(png)) if png else QImage()
        self.update()

    def sizeHint(self) -> QSize:
        side = self._theme.sizes.page + self._theme.sizes.large
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        from PySide6.QtGui import QColor  # noqa: PLC0415

        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        grounds = AVATARS[self._theme.colours.scheme]
        ground, ink = grounds[ground_index(self._name, len(grounds))]
        with painting(self) as painter:
            if self._image.isNull():
                rounded(painter, place, side / 2, fill=ground)
                painter.setPen(QColor(ink))
                painter.setFont(self._theme.font(round(side * 0.42), self._theme.sizes.strong))
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, initial(self._name))
            else:
                path = QPainterPath()
                path.addEllipse(place)
                painter.setClipPath(path)
                painter.drawImage(place, self._image)
                painter.setClipping(False)
            focus_ring(painter, self, self._theme, side / 2)


class AboutVoice(QWidget):
    """Everything is kept in the draft when a field is left."""

    def __init__(self, context: WizardContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        theme = context.surroundings.theme
        self.picture = PictureButton(theme)
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name"))
        self.note = QLineEdit()
        self.note.setAccessibleName(tr("Note"))
        self.note.setPlaceholderText(tr("Where was it recorded? What is it for?"))
        self.keep = Switch(
            theme, tr("Keep the cleaned recording, so that the voice can be made again for other models")
        )
        self.contents = label("", "secondary", wrap=True)
        self._lay_out()
        self.name.editingFinished.connect(self.take)
        self.name.textChanged.connect(lambda _text: self._show_picture())
        self.note.editingFinished.connect(self.take)
        self.keep.toggled.connect(self._keep_clip)
        self.picture.clicked.connect(self.choose_picture)

    def show_choices(self) -> None:
        """What is in the draft."""
        choices = self._context.choices
        unnamed = tr(UNNAMED)
        usual = unnamed if choices.whose == "self" else choices.speaker or self._example_name() or unnamed
        self.name.setText(choices.name or usual)
        self.note.setText(choices.note)
        self.keep.setChecked(choices.keep_clip)
        self._show_picture()
        self._show_contents()

    def take(self) -> None:
        """Keeps what was typed."""
        self._context.choose(name=" ".join(self.name.text().split()), note=self.note.text().strip())

    def choose_picture(self) -> None:
        """Asks for an image file."""
        kinds = tr("Pictures ({patterns})").format(patterns="*.png *.jpg *.jpeg *.webp *.bmp")
        dialog = QFileDialog(self, tr("Choose a picture"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.set_picture)
        dialog.open()

    def set_picture(self, path: str) -> None:
        """Takes this one, square and small."""
        draft, toasts = self._context.draft, self._context.toasts

        def work() -> None:
            png = small_picture(path)
            if not png:
                said = tr("'{path}' isn't a picture that can be read. Choose another one.")
                raise RefusedError(said.format(path=path))
            draft.picture = png

        self._context.workshop.run(
            work, lambda _none: self._show_picture(), lambda said: toasts.show(ToastFacts(said, "warning"))
        )

    def _keep_clip(self, keep: bool) -> None:
        self._context.choose(keep_clip=keep)
        self._show_contents()

    def _example_name(self) -> str:
        from soundalike.voices.draft import EXAMPLES  # noqa: PLC0415

        return next((one.name for one in EXAMPLES if one.file == self._context.choices.example), "")

    def _show_picture(self) -> None:
        self.picture.show_voice(self.name.text(), self._context.draft.picture)

    def _show_contents(self) -> None:
        choices, prepared = self._context.choices, self._context.workshop.prepared
        spoken = choices.whose == "self" and choices.way == "spoken"
        seconds = prepared.seconds if prepared is not None else 0.0
        self.contents.setText(file_sentence(spoken=spoken, keep_clip=choices.keep_clip, seconds=seconds))

    def _lay_out(self) -> None:
        theme = self._context.surroundings.theme
        sizes = theme.sizes
        row = QHBoxLayout()
        row.setSpacing(sizes.large)
        row.addWidget(self.picture)
        for words, field in ((tr("Name"), self.name), (tr("Note"), self.note)):
            column = QVBoxLayout()
            column.setSpacing(sizes.tiny)
            name = label(words, "secondary")
            name.setBuddy(field)
            column.addWidget(name)
            column.addWidget(field)
            row.addLayout(column, 1)
        contents = QHBoxLayout()
        contents.setSpacing(sizes.small)
        contents.addWidget(IconLabel(theme, "lock", size=sizes.large), alignment=Qt.AlignmentFlag.AlignTop)
        contents.addWidget(self.contents, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(sizes.medium)
        layout.addLayout(row)
        layout.addWidget(self.keep)
        layout.addLayout(contents)


def small_picture(path: str) -> bytes:
    """An image file as a small square PNG; empty when it can't be read."""
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > LARGEST_PICTURE:
        return b""
    image = reader.read()
    if image.isNull():
        return b""
    side = min(image.width(), image.height())
    square = image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side)
    small = square.scaled(
        PICTURE_PIXELS,
        PICTURE_PIXELS,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(small)
    return bytes(buffer.data().data())
