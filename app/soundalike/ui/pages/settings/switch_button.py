"""A button that learns a switch: pressed, it waits for the next key or mouse button, as long as that takes."""

from __future__ import annotations

from collections.abc import Callable

from soundalike.translation import tr
from soundalike.ui.scanning.reach import Reach
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton


class SwitchButton(TextButton):
    """Shows which switch it is. Pressed again while it waits, it stays as it was."""

    def __init__(self, theme: Theme, reach: Reach, name: str, learned: Callable[[str], object]) -> None:
        super().__init__(theme, "")
        self._reach = reach
        self._name = name
        self._learned = learned
        self._shown = ""
        self.waiting = False
        self.clicked.connect(self._toggle)
        self.show_switch("")

    def show_switch(self, switch: str) -> None:
        """The switch that it is now."""
        from soundalike.ui.scanning.switch_names import switch_words  # noqa: PLC0415

        self._shown = switch
        words = tr("Press your switch now") if self.waiting else switch_words(switch)
        self.setText(words)
        self.setAccessibleName(tr("{name}: {switch}").format(name=self._name, switch=words))

    def _toggle(self) -> None:
        self.waiting = not self.waiting
        switches = self._reach.driver.switches
        if self.waiting:
            switches.learn(self._tell, self)
        else:
            switches.stop_learning()
        self.show_switch(self._shown)

    def _tell(self, switch: str) -> None:
        self.waiting = False
        self.show_switch(switch)
        self._learned(switch)
