"""The on-screen keyboard: for scanning, for dwelling, for fingers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from soundalike.translation import tr
from soundalike.ui.scanning.items import ScanRow, button_row
from soundalike.ui.scanning.typing import TextTarget
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.keyboard import Key, Layer, LetterOrder, key_rows, word_key
from soundalike.ui.view_models.word_suggestions import MOST, Vocabulary, begins_sentence, unfinished

_WIDE = frozenset({"space", "speak", "delete-word"})
"""Twice as wide as the others in their row, which have a sign each."""
_JOINED_TO_WORD = frozenset(".,?!:;…،؟؛")


class KeyButton(QPushButton):
    """One key. A press leaves the keyboard where it is, in the text."""

    def __init__(self, key: Key, parent: QWidget) -> None:
        super().__init__(key.text.replace("&", "&&"), parent)
        self.key = key
        self.setProperty("kind", "key")
        self.setAccessibleName(key.name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)


class OnScreenKeyboard(QWidget):
    """Types into what `set_target` says. `speak_wanted` comes from its Speak key, `done_wanted` from Done."""

    speak_wanted = Signal()
    done_wanted = Signal()

    def __init__(
        self, theme: Theme, language: str = "en", order: LetterOrder = "usual", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._language, self._order = language, order
        self._layer: Layer = "letters"
        self._shifted = True
        self._speaks = False
        self._target: TextTarget | None = None
        self._words = Vocabulary()
        self._blank_added = False
        self._rows: list[list[KeyButton]] = []
        self.setAccessibleName(tr("On-screen keyboard"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.sizes.tiny)
        self._suggested = [self._button(word_key("")) for _ in range(MOST)]
        self._column.addLayout(self._line(self._suggested))
        self._keys = QVBoxLayout()
        self._keys.setSpacing(theme.sizes.tiny)
        self._column.addLayout(self._keys)
        self._rebuild()

    def set_target(self, target: TextTarget | None, *, speaks: bool = False) -> None:
        """Types there from now on. With `speaks` there is a Speak key."""
        self._target = target
        if speaks != self._speaks:
            self._speaks = speaks
            self._rebuild()
        self._layer_is("letters")
        self.refresh()

    def set_vocabulary(self, words: Vocabulary) -> None:
        """Where suggestions come from."""
        self._words = words
        self.refresh()

    def use(self, language: str, order: LetterOrder) -> None:
        """Other letters, or in another order."""
        if (language, order) != (self._language, self._order):
            self._language, self._order = language, order
            self._rebuild()

    def refresh(self) -> None:
        """The text was changed by something else, too: suggestions and capitals follow the cursor."""
        before = self._target.before if self._target is not None else ""
        self._shift(begins_sentence(before))
        for button, word in zip(self._suggested, self._suggestions(before), strict=True):
            button.key = word_key(word)
            button.setText(word.replace("&", "&&"))
            button.setAccessibleName(word or tr("No suggestion"))
            button.setEnabled(bool(word))

    def scan_rows(self) -> Sequence[ScanRow]:
        """Every row whose keys can be pressed now."""
        rows = [button_row(tr("Words"), self._suggested)]
        rows += [button_row(" ".join(button.key.name for button in row), row) for row in self._rows]
        return [row for row in rows if row.items]

    @property
    def rows(self) -> list[list[KeyButton]]:
        """The keys, without the suggestions."""
        return self._rows

    @property
    def suggestions(self) -> list[KeyButton]:
        return self._suggested

    # ---- inside ----

    def _suggestions(self, before: str) -> list[str]:
        found = self._words.suggest(before) if self._target is not None else []
        return found + [""] * (MOST - len(found))

    def _press(self, key: Key) -> None:
        if key.kind == "done":
            self.done_wanted.emit()
        elif key.kind == "speak":
            self.speak_wanted.emit()
        elif key.kind == "shift":
            self._shift(not self._shifted)
        elif key.kind == "layer":
            self._layer_is("signs" if self._layer == "letters" else "letters")
        elif self._target is not None:
            self._type(self._target, key)
            self.refresh()

    def _type(self, target: TextTarget, key: Key) -> None:
        blank_added, self._blank_added = self._blank_added, False
        if key.kind == "text":
            if blank_added and key.text in _JOINED_TO_WORD and target.before.endswith(" "):
                target.backspace()
            target.insert(key.text)
        elif key.kind == "word":
            target.insert(key.text[len(unfinished(target.before)) :] + " ")
            self._blank_added = True
        elif key.kind == "space":
            target.insert(" ")
        elif key.kind == "delete":
            target.backspace()
        elif key.kind == "delete-word":
            target.delete_word()
        elif key.kind == "clear":
            target.clear()
        else:
            target.move(-1 if key.kind == "left" else 1)

    def _shift(self, shifted: bool) -> None:
        """The keys stay the same ones, so that scanning stays where it is."""
        self._shifted = shifted
        for row, keys in zip(self._rows, self._wanted(), strict=True):
            for button, key in zip(row, keys, strict=True):
                if button.key != key:
                    button.key = key
                    button.setText(key.text.replace("&", "&&"))
                    button.setAccessibleName(key.name)

    def _layer_is(self, layer: Layer) -> None:
        if layer != self._layer:
            self._layer = layer
            self._rebuild()

    def _wanted(self) -> list[list[Key]]:
        return key_rows(self._language, self._order, self._layer, shifted=self._shifted, speaks=self._speaks)

    def _rebuild(self) -> None:
        for line in self._keys.children():
            line.deleteLater()
        for button in (button for row in self._rows for button in row):
            button.hide()
            button.deleteLater()
        self._rows = [[self._button(key) for key in keys] for keys in self._wanted()]
        for row in self._rows:
            self._keys.addLayout(self._line(row))
        chinese = tr(
            "Chinese characters need the system's own input method. These letters write pinyin and other languages; "
            "phrases speak Chinese with one press."
        )
        self.setToolTip(chinese if self._language == "zh" else "")

    def _line(self, buttons: Sequence[KeyButton]) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(self._theme.sizes.tiny)
        for button in buttons:
            line.addWidget(button, 2 if button.key.kind in _WIDE else 1)
        return line

    def _button(self, key: Key) -> KeyButton:
        button = KeyButton(key, self)
        button.show()  # a layout shows what is new only with the next turn of the event loop
        button.clicked.connect(lambda: self._press(button.key))
        return button
