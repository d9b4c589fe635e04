"""What a step of the wizard is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from soundalike.translation import tr_noop
from soundalike.ui.widgets.labels import label
from soundalike.ui.wizard.context import WizardContext

NARROW, WIDE = 720, 860
"""How wide what is in a step gets, in pixels at 1x; text at 200 % makes it wider."""


class Step(QWidget):
    """A heading, a sentence, and what the step adds to `column`. Steps that don't fit scroll."""

    changed = Signal()
    """Whether one can go on, or what the buttons say, may have changed."""
    advance = Signal()
    """The step is done by itself."""
    go_back_to = Signal(str)
    """Another step is needed first, by its id."""

    continue_words = tr_noop("Continue")
    """In English; translated where it is shown."""

    def __init__(self, context: WizardContext, heading: str, sentence: str, width: int = NARROW) -> None:
        super().__init__()
        self.context = context
        self.theme = context.surroundings.theme
        sizes = self.theme.sizes
        self.heading = label(heading, "wizard", wrap=True)
        self.sentence = label(sentence, "body-secondary", wrap=True)
        inside = QWidget()
        inside.setMaximumWidth(width * sizes.text_body // 14)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, sizes.large)
        self.column.setSpacing(sizes.medium - 2)
        self.column.addWidget(self.heading)
        self.column.addWidget(self.sentence)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(sizes.wide, 0, sizes.wide, 0)
        row.addStretch()
        row.addWidget(inside, 100)
        row.addStretch()
        self._area = area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(middle)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area)

    def bring_into_view(self, widget: QWidget) -> None:
        """Scrolls to one of its widgets, where the keyboard is."""
        if self.isAncestorOf(widget):
            self._area.ensureWidgetVisible(widget)

    def entered(self) -> None:
        """It is shown now."""

    def left(self) -> None:
        """Another step is shown now, or the wizard closes. Nothing is lost."""

    @property
    def can_continue(self) -> bool:
        """Whether the next step can be gone to."""
        return True

    @property
    def extra(self) -> tuple[str, str, Callable[[], None]] | None:
        """Words, icon and action of a second button beside Continue."""
        return None

    def key_pressed(self, _key: int) -> bool:
        """A key that nothing else wanted; true when it was used."""
        return False
