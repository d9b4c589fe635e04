"""Where the on-screen keyboard appears: at the lower edge of the window whose field is typed into."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QDockWidget, QLineEdit, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from soundalike.settings.scanning import LetterOrder
from soundalike.translation import tr
from soundalike.ui.scanning.keyboard import OnScreenKeyboard
from soundalike.ui.scanning.typing import press, target_for
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.word_suggestions import Vocabulary
from soundalike.ui.widgets.editor.sentence_editor import SentenceEditor


class KeyboardPlace(QObject):
    """One keyboard for all windows.

    `opened` comes before it is used, `closed` after. `speak_wanted` comes when the text of the Speak page is to be
    spoken.
    """

    opened = Signal()
    closed = Signal()
    speak_wanted = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._language = "en"
        self._order: LetterOrder = "usual"
        self._words = Vocabulary()
        self._field: QWidget | None = None
        self._box: QWidget | None = None
        self._keyboard: OnScreenKeyboard | None = None

    @property
    def keyboard(self) -> OnScreenKeyboard | None:
        """The one that is shown."""
        return self._keyboard if self._keyboard is not None and isValid(self._keyboard) else None

    @property
    def field(self) -> QWidget | None:
        """What is typed into, while it can be."""
        field = self._field
        usable = field is not None and isValid(field) and field.isVisible() and field.isEnabled()
        return field if usable and self.keyboard is not None else None

    def use(self, language: str, order: LetterOrder) -> None:
        """These letters from now on."""
        self._language, self._order = language, order
        if self.keyboard is not None:
            self.keyboard.use(language, order)

    def set_vocabulary(self, words: Vocabulary) -> None:
        """Where suggestions come from."""
        self._words = words
        if self.keyboard is not None:
            self.keyboard.set_vocabulary(words)

    def open(self, field: QWidget) -> None:
        """Types into this field."""
        target = target_for(field)
        if target is None:
            return
        window = field.window()
        if self._box is None or not isValid(self._box) or self._box.window() is not window:
            self._take_away()
            self._put_into(window)
        self._field = field
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        assert self._keyboard is not None
        self._keyboard.use(self._language, self._order)
        self._keyboard.set_target(target, speaks=isinstance(field, SentenceEditor) or bool(field.property("speaks")))
        self.opened.emit()

    def close(self) -> None:
        """Takes it away; what was typed counts as finished."""
        if self._keyboard is None:
            return
        field = self._field
        self._take_away()
        if field is not None and isValid(field):
            field.clearFocus()
        self.closed.emit()

    # ---- inside ----

    def _put_into(self, window: QWidget) -> None:
        sizes = self._theme.sizes
        keyboard = OnScreenKeyboard(self._theme, self._language, self._order)
        keyboard.set_vocabulary(self._words)
        keyboard.done_wanted.connect(self.close)
        keyboard.speak_wanted.connect(self._speak)
        keyboard.setContentsMargins(sizes.small, sizes.small, sizes.small, sizes.small)
        layout = window.layout()
        box: QWidget = keyboard
        if isinstance(window, QMainWindow):
            dock = QDockWidget(tr("On-screen keyboard"), window)
            dock.setTitleBarWidget(QWidget(dock))
            dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
            dock.setWidget(keyboard)
            window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
            box = dock
        elif isinstance(layout, QBoxLayout) and layout.direction() == QBoxLayout.Direction.TopToBottom:
            layout.addWidget(keyboard)
            window.resize(window.size().expandedTo(layout.totalSizeHint()))
        else:  # no room of its own: a window that lies by the other and never takes the keyboard away
            flags = Qt.WindowType.Tool | Qt.WindowType.WindowDoesNotAcceptFocus
            box = QWidget(window, flags)
            box.setWindowTitle(tr("On-screen keyboard"))
            box.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            QVBoxLayout(box).addWidget(keyboard)
        box.show()
        keyboard.show()
        self._box, self._keyboard = box, keyboard

    def _take_away(self) -> None:
        box, self._box, self._keyboard, self._field = self._box, None, None, None
        if box is not None and isValid(box):
            box.hide()
            box.setParent(None)
            box.deleteLater()

    def _speak(self) -> None:
        """As the field itself would: Enter in a line, the page's own button for the text."""
        field = self.field
        if isinstance(field, QLineEdit):
            press(field, Qt.Key.Key_Return)
            if self.keyboard is not None:
                self.keyboard.refresh()
        elif field is not None:
            self.speak_wanted.emit()
