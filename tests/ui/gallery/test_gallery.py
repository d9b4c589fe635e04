"""`soundalike --gallery`: every part in every state, in every look, without a warning of Qt's."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from soundalike.settings import Appearance, Settings
from soundalike.settings.appearance import ThemeChoice
from soundalike.ui.gallery.window import Gallery
from soundalike.ui.theme.theme import Theme


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("look", ["light", "dark", "high-contrast"])
def test_it_is_drawn(qtbot: QtBot, settings: Settings, look: ThemeChoice, percent: int) -> None:
    settings.set(Appearance(look, percent))
    theme = Theme(settings)
    gallery = Gallery(theme, settings)
    qtbot.addWidget(gallery)
    gallery.show()
    picture = gallery.grab().toImage()
    size = picture.size()
    colours = {picture.pixelColor(x, y).name() for x in range(0, size.width(), 7) for y in range(0, size.height(), 7)}
    assert len(colours) > 10
    assert theme.colours.background.lower() in colours
    gallery.close()


def test_the_look_is_chosen_in_it(qtbot: QtBot, settings: Settings) -> None:
    from soundalike.ui.widgets.segmented import Segmented  # noqa: PLC0415

    theme = Theme(settings)
    gallery = Gallery(theme, settings)
    qtbot.addWidget(gallery)
    looks = next(one for one in gallery.findChildren(Segmented) if one.accessibleName() == "Look")
    for index in range(3):
        looks._group.button(index).click()
        assert settings[Appearance].theme == looks.chosen
