"""The text with its footer, and what is suggested while there is none."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from soundalike.translation import tr, tr_noop
from soundalike.ui.theme.theme import Theme
from soundalike.ui.view_models.editor_text import count_words, length_in_words
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.editor.sentence_editor import LEFT_MARGIN, TOP_MARGIN, SentenceEditor
from soundalike.ui.widgets.flow_layout import FlowLayout
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.switch import Switch

PLACEHOLDER = tr_noop("Type something and press Speak. It starts before you can count to one.")
SUGGESTIONS = (
    tr_noop("Good morning. How was the journey?"),
    tr_noop("Read me the first page of a story."),
    tr_noop("I'll be there in ten minutes."),
)
LONGEST_COUNTED = 200_000
"""Characters; the words of a longer text are estimated from so many."""


class EditorPanel(QFrame):
    """`suggestion_chosen` comes with a sentence to put into the editor."""

    as_i_type_changed = Signal(bool)
    suggestion_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._speed = 1.0
        self.setProperty("ground", "panel")
        sizes = theme.sizes
        self.editor = SentenceEditor(theme, tr(PLACEHOLDER))
        self.as_i_type = Switch(theme, tr("Speak as I type"))
        self.as_i_type.toggled.connect(self.as_i_type_changed)
        self.count = label("", "secondary")
        self._suggestions = self._make_suggestions()
        line = QFrame()
        line.setProperty("ground", "line")
        line.setFixedHeight(sizes.hair)
        footer = QHBoxLayout()
        footer.setContentsMargins(sizes.large + 2, sizes.small, sizes.large + 2, sizes.small)
        footer.addWidget(self.as_i_type)
        footer.addStretch()
        footer.addWidget(self.count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(self.editor, 1)
        layout.addWidget(line)
        layout.addLayout(footer)
        self.editor.edited.connect(self._show_count)
        self.editor.viewport().installEventFilter(self)
        theme.changed.connect(self._place_suggestions)
        self._show_count()

    def show_speed(self, speed: float) -> None:
        """How fast it will be spoken, for the estimate."""
        self._speed = speed
        self._show_count()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place_suggestions()
        return False

    def _show_count(self) -> None:
        text = self.editor.text
        words = count_words(text[:LONGEST_COUNTED])
        if len(text) <= LONGEST_COUNTED:
            self.count.setText(length_in_words(words, self._speed))
        else:
            estimate = round(words * len(text) / LONGEST_COUNTED, -3)
            length = length_in_words(int(estimate), self._speed)
            self.count.setText(tr("about {length}", "about 250 000 words · about 28 h").format(length=length))
        self._suggestions.setVisible(not text)
        self._place_suggestions()

    def _make_suggestions(self) -> QWidget:
        box = QWidget(self.editor.viewport())
        layout = FlowLayout(self._theme.sizes.small + 2, box)
        for sentence in map(tr, SUGGESTIONS):
            button = TextButton(self._theme, sentence, "suggestion")
            button.clicked.connect(lambda _checked=False, said=sentence: self.suggestion_chosen.emit(said))
            layout.addWidget(button)
        return box

    def _place_suggestions(self) -> None:
        """Under the placeholder."""
        view = self.editor.viewport()
        sizes = self._theme.sizes
        width = view.width() - LEFT_MARGIN - sizes.wide
        layout = self._suggestions.layout()
        assert layout is not None
        top = TOP_MARGIN + self.editor.placeholder_height() + sizes.wide + sizes.small
        self._suggestions.setGeometry(LEFT_MARGIN, top, width, layout.heightForWidth(width))
