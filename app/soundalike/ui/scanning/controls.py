"""What choosing does for each kind of control that isn't made for scanning."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from soundalike.translation import tr
from soundalike.ui.scanning.items import ScanItem, button_item
from soundalike.ui.scanning.typing import press, target_for
from soundalike.ui.shell.command_table import without_mnemonic

Type = Callable[[QWidget], object]
"""Opens the on-screen keyboard for a field."""


def name_of(widget: QWidget) -> str:
    """What a screen reader would say."""
    text = without_mnemonic(widget.text()) if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text or widget.toolTip()


def items_of(widget: QWidget, type_into: Type) -> list[ScanItem] | None:
    """A control's items; None for what isn't a control, so that what is inside it is looked at."""
    of_qt = isinstance(widget, QAbstractButton) and widget.objectName().startswith("qt_")
    if isinstance(widget, QScrollBar) or of_qt:
        return []
    for kinds, make in _MAKERS:
        if isinstance(widget, kinds):
            return make(widget, type_into)
    if isinstance(widget, QScrollArea | QLabel) or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
        return None
    return _by_keys(widget)


def also_inside(widget: QWidget) -> bool:
    """Whether there are controls inside it beside what it is itself."""
    return isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView)


def _field(field: QWidget, type_into: Type) -> list[ScanItem]:
    if target_for(field) is None:
        return []
    return [ScanItem(name_of(field), field, lambda: type_into(field))]


def _part(widget: QWidget, words: str, part: str, act: Callable[[], object], share: tuple[int, int]) -> ScanItem:
    """One of several things that a widget does; each is shown over its share of it."""
    number, of = share

    def place() -> QRect:
        width = widget.width() // of
        at = of - 1 - number if widget.layoutDirection() == Qt.LayoutDirection.RightToLeft else number
        return QRect(at * width, 0, width, widget.height())

    return ScanItem(tr("{name}: {part}").format(name=name_of(widget), part=words), widget, act, part, place)


def _slider(slider: QAbstractSlider, _type_into: Type) -> list[ScanItem]:
    if slider.focusPolicy() == Qt.FocusPolicy.NoFocus:
        return []
    action = QAbstractSlider.SliderAction
    less = lambda: slider.triggerAction(action.SliderPageStepSub)  # noqa: E731
    more = lambda: slider.triggerAction(action.SliderPageStepAdd)  # noqa: E731
    return [_part(slider, tr("less"), "less", less, (0, 2)), _part(slider, tr("more"), "more", more, (1, 2))]


def _spin_box(box: QAbstractSpinBox, type_into: Type) -> list[ScanItem]:
    return [
        _part(box, tr("less"), "less", box.stepDown, (0, 3)),
        _part(box, tr("type it"), "type", lambda: type_into(box.findChild(QLineEdit) or box), (1, 3)),
        _part(box, tr("more"), "more", box.stepUp, (2, 3)),
    ]


def _by_keys(widget: QWidget) -> list[ScanItem]:
    """What is used with keys of its own."""

    def key(which: Qt.Key) -> Callable[[], object]:
        def send() -> None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            press(widget, which)

        return send

    if isinstance(widget, QAbstractScrollArea):
        return [
            _part(widget, tr("up"), "up", key(Qt.Key.Key_Up), (0, 3)),
            _part(widget, tr("down"), "down", key(Qt.Key.Key_Down), (1, 3)),
            _part(widget, tr("press it"), "press", key(Qt.Key.Key_Return), (2, 3)),
        ]
    if type(widget).focusNextPrevChild is not QWidget.focusNextPrevChild:
        return [
            _part(widget, tr("the next part of it"), "part", lambda: _next_part(widget), (0, 3)),
            _part(widget, tr("back"), "back", key(Qt.Key.Key_Left), (1, 3)),
            _part(widget, tr("on"), "on", key(Qt.Key.Key_Right), (2, 3)),
        ]
    return [ScanItem(name_of(widget), widget, key(Qt.Key.Key_Return))]


def _next_part(widget: QWidget) -> None:
    if widget.hasFocus():
        press(widget, Qt.Key.Key_Tab)
    if not widget.hasFocus():
        widget.setFocus(Qt.FocusReason.TabFocusReason)


# ---- lists ----


def _lines(view: QAbstractItemView, _type_into: Type) -> list[ScanItem]:
    """The lines that are seen, and more of them. Chosen once a line is selected, chosen again it is opened."""
    items = []
    bar = view.verticalScrollBar()
    if bar.value() > bar.minimum():
        items.append(_scroll(view, -1, tr("Further up")))
    items += [_line_item(view, index) for index in seen_lines(view)]
    if bar.value() < bar.maximum():
        items.append(_scroll(view, 1, tr("Further down")))
    return items


def seen_lines(view: QAbstractItemView) -> list[QModelIndex]:
    """Those of which half can be seen."""
    inside = view.viewport().rect()
    found: list[QModelIndex] = []
    model = view.model()
    first = view.indexAt(QPoint(inside.center().x() // 4 + 1, 1)) if model is not None else QModelIndex()
    for row in range(max(0, first.row()), model.rowCount() if model is not None else 0):
        index = model.index(row, 0)
        place = view.visualRect(index)
        if place.top() > inside.bottom():
            break
        if inside.contains(place.center()) and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            found.append(index)
    return found


def _line_item(view: QAbstractItemView, index: QModelIndex) -> ScanItem:
    kept = QPersistentModelIndex(index)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data(Qt.ItemDataRole.DisplayRole) or ""

    def choose() -> None:
        line = kept.model().index(kept.row(), kept.column()) if kept.isValid() else QModelIndex()
        view.setFocus(Qt.FocusReason.OtherFocusReason)
        if view.currentIndex() == line and line.isValid():
            press(view, Qt.Key.Key_Return)
        else:
            view.setCurrentIndex(line)

    def place() -> QRect:
        line = view.visualRect(kept.model().index(kept.row(), kept.column())) if kept.isValid() else QRect()
        shown = line.intersected(view.viewport().rect())
        return QRect(view.viewport().mapTo(view, shown.topLeft()), shown.size())

    return ScanItem(str(said), view, choose, ("line", index.row()), place)


def _scroll(view: QAbstractItemView, step: int, words: str) -> ScanItem:
    bar = view.verticalScrollBar()
    action = QAbstractSlider.SliderAction
    act = action.SliderPageStepAdd if step > 0 else action.SliderPageStepSub

    def place() -> QRect:
        strip = min(view.height() // 4, view.fontMetrics().height())
        return QRect(0, view.height() - strip if step > 0 else 0, view.width(), strip)

    return ScanItem(words, view, lambda: bar.triggerAction(act), ("scroll", step), place)


_MAKERS: tuple[tuple[type | UnionType, Callable[[Any, Type], list[ScanItem]]], ...] = (
    (QAbstractButton, lambda button, _type_into: [button_item(button, name_of(button))]),
    (QLineEdit | QTextEdit | QPlainTextEdit, _field),
    (QComboBox, lambda box, _type_into: [ScanItem(name_of(box), box, box.showPopup)]),
    (QAbstractSpinBox, _spin_box),
    (QAbstractSlider, _slider),
    (QAbstractItemView, _lines),
)
