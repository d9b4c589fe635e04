"""Where stretches of text are in a text edit, line by line."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTextBlock
from PySide6.QtWidgets import QTextEdit


def line_rectangles(edit: QTextEdit, start: int, end: int, height: float) -> list[QRectF]:
    """Of each visible line that holds some of the text from `start` to `end` (Qt's places), where that is.

    In the viewport's coordinates; each is `height` high, around the middle of its letters.
    """
    document = edit.document()
    view = edit.viewport().rect()
    found: list[QRectF] = []
    block = document.findBlock(start)
    while block.isValid() and block.position() < end:
        place = _block_place(edit, block)
        if place.top() > view.bottom():
            break
        if place.bottom() >= view.top():
            found += _lines_of(block, place, start, end, height)
        block = block.next()
    return found


def _block_place(edit: QTextEdit, block: QTextBlock) -> QRectF:
    place = edit.document().documentLayout().blockBoundingRect(block)
    return place.translated(-edit.horizontalScrollBar().value(), -edit.verticalScrollBar().value())


def _lines_of(block: QTextBlock, place: QRectF, start: int, end: int, height: float) -> list[QRectF]:
    layout = block.layout()
    first = max(0, start - block.position())
    last = min(block.length() - 1, end - block.position())
    found = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        begin, stop = line.textStart(), line.textStart() + line.textLength()
        if stop <= first or begin >= last:
            continue
        left = _x(line.cursorToX(max(first, begin)))
        right = _x(line.cursorToX(min(last, stop)))
        if last > stop or (last == stop and number < layout.lineCount() - 1):
            # What hangs over the line's end is a blank.
            right = min(right, line.naturalTextWidth() + line.x())
        if right > left:
            top = place.top() + line.y() + (line.height() - height) / 2
            found.append(QRectF(place.left() + left, top, right - left, height))
    return found


def _x(answer: object) -> float:
    """PySide gives the x alone or with the place that it belongs to."""
    return float(answer[0] if isinstance(answer, tuple) else answer)  # type: ignore[arg-type]


def outline(lines: list[QRectF], padding: float, corner: float) -> QPainterPath:
    """One shape around the lines of a sentence: rounded where it begins and where it ends."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    for number, line in enumerate(lines):
        place = line.adjusted(-padding, 0, padding, 0)
        path.addRoundedRect(place, corner, corner)
        middle = place.center().x()
        if number > 0:  # square at the left, where it comes from the line above
            path.addRect(QRectF(place.left(), place.top(), middle - place.left(), place.height()))
        if number < len(lines) - 1:
            path.addRect(QRectF(middle, place.top(), place.right() - middle, place.height()))
    return path
