"""The text, with the sentence that sounds, what was heard already, and chips for tags and pauses."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.positions import Positions
from soundalike.ui.widgets.editor.chips import ChipHighlighter
from soundalike.ui.widgets.editor.completion import TagCompletion
from soundalike.ui.widgets.editor.shapes import line_rectangles, outline
from soundalike.ui.widgets.themed import painting

LEFT_MARGIN, TOP_MARGIN, RIGHT_MARGIN = 30, 24, 24
_SENTENCE_PADDING = 4
_CHIP_PADDING = 1
_CHIP_HEIGHT = 0.7
"""Of the line's."""


class SentenceEditor(QTextEdit):
    """Places are counted in characters everywhere outside.

    `edited` comes when the text itself changed; `file_dropped` with the path of a file that was dropped or pasted.
    """

    edited = Signal()
    file_dropped = Signal(str)

    def __init__(
        self,
        theme: Theme,
        placeholder: str = "",
        parent: QWidget | None = None,
        *,
        margins: tuple[int, int, int] = (LEFT_MARGIN, TOP_MARGIN, RIGHT_MARGIN),
    ) -> None:
        """`margins` are those at the text's left, above it and at its right."""
        super().__init__(parent)
        self._theme = theme
        self._margins = margins
        self._sounding: tuple[int, int] | None = None
        self._heard: tuple[int, int] | None = None
        self._positions: Positions | None = None
        self._last_place = 0
        self._formed = (0, 0)
        self._last_text = ""
        self._placeholder = placeholder
        self.setProperty("kind", "editor")
        self.setAccessibleDescription(placeholder)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setAccessibleName(tr("Text to speak"))
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.setCursorWidth(2)
        self._chips = ChipHighlighter(self.document(), theme)
        self._completion = TagCompletion(self)
        self.textChanged.connect(self._text_changed)
        self.cursorPositionChanged.connect(self._leave_chip)
        theme.changed.connect(self._restyle)
        self._restyle()

    # ---- the text ----

    @property
    def text(self) -> str:
        """The text as it was typed."""
        return self.toPlainText()

    def set_text(self, text: str, cursor: int = 0, anchor: int | None = None) -> None:
        """Another text; what was there can't be undone into."""
        self.document().clear()
        self._form_lines()
        self.textCursor().insertText(text)
        self.document().clearUndoRedoStacks()
        self.select(cursor if anchor is None else anchor, cursor)

    def replace_text(self, text: str) -> None:
        """Another text; undo brings the old one back."""
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def insert(self, text: str) -> None:
        """At the cursor, with a blank between words and a tag or pause."""
        cursor = self.textCursor()
        selected = self.selected
        before = self.text[: self.cursor_place if selected is None else selected[0]]
        if text.startswith("[") and before and not before[-1].isspace():
            text = f" {text}"
        cursor.insertText(text)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    @property
    def cursor_place(self) -> int:
        return self._to_characters(self.textCursor().position())

    @property
    def anchor_place(self) -> int:
        return self._to_characters(self.textCursor().anchor())

    @property
    def selected(self) -> tuple[int, int] | None:
        """What is selected, from and to; None when nothing is."""
        cursor = self.textCursor()
        if not cursor.hasSelection():
            return None
        return self._to_characters(cursor.selectionStart()), self._to_characters(cursor.selectionEnd())

    def select(self, anchor: int, place: int) -> None:
        """Selects from `anchor` to `place`; the same twice only moves the cursor."""
        cursor = self.textCursor()
        length = self.document().characterCount() - 1
        cursor.setPosition(min(self._to_units(anchor), length))
        cursor.setPosition(min(self._to_units(place), length), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    # ---- what sounds ----

    def show_sounding(self, sentence: tuple[int, int] | None, *, heard_from: int | None = None) -> None:
        """Marks the sentence that sounds now, and what was heard before it from `heard_from` on."""
        heard = None if sentence is None or heard_from is None else (heard_from, sentence[0])
        if (sentence, heard) == (self._sounding, self._heard):
            return
        moved = sentence is not None and sentence != self._sounding
        self._sounding, self._heard = sentence, heard
        self._show_heard()
        if moved:
            self.scroll_to(*self._sounding)  # type: ignore[misc]  # moved means there is one
        self.viewport().update()

    @property
    def sounding(self) -> tuple[int, int] | None:
        return self._sounding

    def scroll_to(self, start: int, end: int) -> None:
        """Scrolls just as far as is needed to see a stretch of the text, at least its start."""
        bar = self.verticalScrollBar()
        height = self.viewport().height()
        line = self._theme.sizes.editor_line
        last = QTextCursor(self.document())
        last.setPosition(min(self._to_units(end), self.document().characterCount() - 1))
        first = QTextCursor(self.document())
        first.setPosition(min(self._to_units(start), self.document().characterCount() - 1))
        top, bottom = self.cursorRect(first).top(), self.cursorRect(last).bottom()
        if bottom > height - line:
            bar.setValue(bar.value() + min(bottom - height + 2 * line, top - line // 2))
        elif top < 0:
            bar.setValue(bar.value() + top - line)

    def sounding_shape(self) -> list[QRectF]:
        """Where the sentence that sounds is drawn."""
        if self._sounding is None:
            return []
        start, end = self._to_units(self._sounding[0]), self._to_units(self._sounding[1])
        return line_rectangles(self, start, end, self._theme.sizes.editor_line)

    # ---- tags ----

    def set_tags(self, tags: Collection[str]) -> None:
        """The tags that the loaded model has."""
        self._chips.set_tags(tags)
        self._completion.set_tags(tags)

    @property
    def tags(self) -> tuple[str, ...]:
        return self._chips.tags

    # ---- Qt ----

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colours, sizes = self._theme.colours, self._theme.sizes
        painter.setBrush(QColor(colours.sounding))
        painter.drawPath(outline(self.sounding_shape(), _SENTENCE_PADDING, sizes.small - 2))
        self._paint_chips(painter)
        painter.end()
        super().paintEvent(event)
        if not self._last_text:
            with painting(self.viewport()) as over:
                self._paint_placeholder(over)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._completion.takes_key(event):
            event.ignore()
            return
        if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and self._delete_chip(
            event.key() == Qt.Key.Key_Backspace
        ):
            return
        if event.matches(QKeySequence.StandardKey.Cancel):
            event.ignore()
            return
        super().keyPressEvent(event)
        if self._completion.is_open or (event.text() and event.text().isprintable()):
            self._completion.offer()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasUrls() or source.hasText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Plain text alone; a file that is dropped or pasted is opened instead."""
        files = [url for url in source.urls() if url.isLocalFile()] if source.hasUrls() else []
        if files:
            self.file_dropped.emit(_path(files[0]))
        elif source.hasText():
            cursor = self.textCursor()
            cursor.beginEditBlock()  # a step of its own, so that undo doesn't take what was typed before too
            cursor.insertText(source.text().replace("\r\n", "\n").replace("\r", "\n"))
            cursor.endEditBlock()
            self.ensureCursorVisible()

    # ---- inside ----

    def placeholder_height(self) -> int:
        """How much room the placeholder takes at this width."""
        return self._placeholder_lines() * self._theme.sizes.editor_line

    def _placeholder_lines(self, painter: QPainter | None = None) -> int:
        """Lays the placeholder out as the text is, and draws it with a painter; returns how many lines it takes."""
        sizes = self._theme.sizes
        layout = QTextLayout(self._placeholder, self.font())
        layout.beginLayout()
        lines = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1, self.viewport().width() - self._margins[0] - self._margins[2]))
            line.setPosition(QPointF(self._margins[0], self._margins[1] + lines * sizes.editor_line + self._lift(line)))
            lines += 1
        layout.endLayout()
        if painter is not None:
            painter.setPen(QColor(self._theme.colours.secondary))
            layout.draw(painter, QPointF(0, 0))
        return lines

    def _lift(self, line: QTextLine) -> float:
        return self._theme.sizes.editor_line - line.height()

    def _paint_placeholder(self, painter: QPainter) -> None:
        self._placeholder_lines(painter)

    def _to_units(self, place: int) -> int:
        return self._known_positions().to_units(place)

    def _to_characters(self, place: int) -> int:
        return self._known_positions().to_characters(place)

    def _known_positions(self) -> Positions:
        if self._positions is None:
            self._positions = Positions(self.text)
        return self._positions

    def _text_changed(self) -> None:
        """Also comes when only the look of the text changed."""
        text = self.text
        self._positions = None
        if text != self._last_text:
            self._last_text = text
            self.edited.emit()

    def _show_heard(self) -> None:
        if self._heard is None or self._heard[0] >= self._heard[1]:
            self.setExtraSelections([])
            return
        selection = QTextEdit.ExtraSelection()
        grey = QTextCharFormat()
        grey.setForeground(QColor(self._theme.colours.secondary))
        cursor = QTextCursor(self.document())
        length = self.document().characterCount() - 1
        cursor.setPosition(min(self._to_units(self._heard[0]), length))
        cursor.setPosition(min(self._to_units(self._heard[1]), length), QTextCursor.MoveMode.KeepAnchor)
        selection.format = grey
        selection.cursor = cursor
        self.setExtraSelections([selection])

    def _paint_chips(self, painter: QPainter) -> None:
        colours, sizes = self._theme.colours, self._theme.sizes
        painter.setBrush(QColor(colours.tag))
        high_contrast = colours.tag == colours.surface
        painter.setPen(QColor(colours.on_tag) if high_contrast else Qt.PenStyle.NoPen)
        view = self.viewport().rect()
        first = self.cursorForPosition(view.topLeft()).block()
        while first.isValid():
            for chip in self._chips.chips_in(first.text()):
                start = first.position() + chip.start
                for line in line_rectangles(self, start, first.position() + chip.end, sizes.editor_line * _CHIP_HEIGHT):
                    place = line.adjusted(-_CHIP_PADDING, 0, _CHIP_PADDING, 0)
                    painter.drawRoundedRect(place, sizes.small - 2, sizes.small - 2)
            first = first.next()
            if (
                first.isValid()
                and self.document().documentLayout().blockBoundingRect(first).top() - self.verticalScrollBar().value()
                > view.bottom()
            ):
                break

    def _leave_chip(self) -> None:
        """A chip is one thing: the cursor jumps over it."""
        cursor = self.textCursor()
        place = cursor.position()
        block = cursor.block()
        inside = place - block.position()
        for chip in self._chips.chips_in(block.text()):
            if chip.start < inside < chip.end:
                forward = place > self._last_place
                target = block.position() + (chip.end if forward else chip.start)
                mode = QTextCursor.MoveMode.KeepAnchor if cursor.hasSelection() else QTextCursor.MoveMode.MoveAnchor
                cursor.setPosition(target, mode)
                self._last_place = target
                self.setTextCursor(cursor)
                return
        self._last_place = place

    def _delete_chip(self, backwards: bool) -> bool:
        """Deletes the whole chip beside the cursor, if there is one."""
        cursor = self.textCursor()
        if cursor.hasSelection():
            return False
        block = cursor.block()
        inside = cursor.position() - block.position()
        for chip in self._chips.chips_in(block.text()):
            if inside == (chip.end if backwards else chip.start):
                cursor.setPosition(block.position() + chip.start)
                cursor.setPosition(block.position() + chip.end, QTextCursor.MoveMode.KeepAnchor)
                cursor.removeSelectedText()
                return True
        return False

    def _restyle(self) -> None:
        sizes = self._theme.sizes
        self.setFont(self._theme.font(sizes.text_editor))
        if (sizes.editor_line, sizes.wide) != self._formed:
            self._form_lines()
        self._show_heard()
        self.viewport().update()

    def _form_lines(self) -> None:
        """Margins and the height of lines. To Qt it is a step that undo takes back, so it is done only if needed."""
        sizes = self._theme.sizes
        self._formed = sizes.editor_line, sizes.wide
        frame = QTextFrameFormat()
        frame.setLeftMargin(self._margins[0])
        frame.setRightMargin(self._margins[2])
        frame.setTopMargin(self._margins[1])
        frame.setBottomMargin(self._margins[1])
        self.document().rootFrame().setFrameFormat(frame)
        form = QTextBlockFormat()
        form.setLineHeight(sizes.editor_line, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(form)


def _path(url: QUrl) -> str:
    return str(Path(url.toLocalFile()))
