"""Theme and text size, as commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from soundalike.settings import Appearance, Settings
from soundalike.settings.appearance import ThemeChoice
from soundalike.ui.shell.commands import Commands

TEXT_STEPS = (75, 90, 100, 115, 130, 150, 175, 200)
_THEMES: dict[str, ThemeChoice] = {
    "theme-system": "system",
    "theme-light": "light",
    "theme-dark": "dark",
    "theme-high-contrast": "high-contrast",
}


def next_size(percent: int, step: int) -> int:
    """The next larger (step 1) or smaller (step -1) size; the outermost stays."""
    others = [size for size in TEXT_STEPS if (size > percent if step > 0 else size < percent)]
    return (min if step > 0 else max)(others, default=percent)


def bind_appearance(commands: Commands, settings: Settings) -> None:
    """The look follows at once."""

    def resize(step: int) -> Callable[[], None]:
        return lambda: settings.set(
            replace(settings[Appearance], text_percent=next_size(settings[Appearance].text_percent, step))
        )

    def choose(theme: ThemeChoice) -> Callable[[], None]:
        def run() -> None:
            settings.set(replace(settings[Appearance], theme=theme))
            show(settings[Appearance])

        return run

    def show(appearance: Appearance) -> None:
        for command_id, theme in _THEMES.items():
            commands.action(command_id).setChecked(theme == appearance.theme)

    commands.bind("larger", resize(1))
    commands.bind("smaller", resize(-1))
    commands.bind("usual-size", lambda: settings.set(replace(settings[Appearance], text_percent=100)))
    for command_id, theme in _THEMES.items():
        commands.bind(command_id, choose(theme))
    settings.on_change(Appearance, show)
    show(settings[Appearance])
