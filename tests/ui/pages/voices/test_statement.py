"""A spoken statement can be heard where the file's contents are shown."""

from __future__ import annotations

import numpy as np
from pytestqt.qtbot import QtBot

from soundalike.engine.cloner import ENCODER_RATE
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.services.clip_player import RATE
from soundalike.ui.shell.main_window import MainWindow
from soundalike.voices import Library, spoken_statement
from soundalike.voices.clip_file import encode_flac
from tests.ui.fake_wiring import FakeWiring
from tests.ui.pages.voices.conftest import Settle
from tests.ui.wizard.mouth import CountingPlayer
from tests.voices.made_voices import details, features, tone

SECONDS = 2.0


def key_of(page: VoicesPage, name: str) -> str:
    return next(card.key for card in page.grid.shown if card.name == name)


def test_the_statement_is_heard_whole_at_its_pace(  # noqa: PLR0917
    page: VoicesPage, window: MainWindow, wiring: FakeWiring, library: Library, settle: Settle, qtbot: QtBot
) -> None:
    flac = encode_flac(tone(SECONDS)[: round(SECONDS * ENCODER_RATE)], ENCODER_RATE)
    library.add(details("Joe", consent=spoken_statement("Joe"), statement=flac), features(7))
    player = CountingPlayer()
    wiring.player = player
    page.entered()
    settle()
    page.grid.go_to(key_of(page, "Joe"))
    page.surroundings.commands.action("show-voice").trigger()
    settle()
    dialog = page.contents
    assert dialog is not None
    button = dialog.statement
    assert button is not None
    assert button.text() == "Hear the statement"
    button.click()
    qtbot.waitUntil(lambda: button.sounding)
    assert button.text() == "Stop"
    qtbot.waitUntil(lambda: not button.sounding, timeout=10_000)
    qtbot.waitUntil(lambda: button.text() == "Hear the statement")
    heard = np.concatenate(player.parts)
    assert abs(len(heard) / RATE - SECONDS) < 0.05
    dialog.close()


def test_another_sound_ends_the_statement(  # noqa: PLR0917
    page: VoicesPage, window: MainWindow, wiring: FakeWiring, library: Library, settle: Settle, qtbot: QtBot
) -> None:
    flac = encode_flac(tone(10.0), ENCODER_RATE)
    library.add(details("Joe", consent=spoken_statement("Joe"), statement=flac), features(7))
    wiring.player = CountingPlayer(1.0)
    page.entered()
    settle()
    page.grid.go_to(key_of(page, "Joe"))
    page.surroundings.commands.action("show-voice").trigger()
    settle()
    dialog = page.contents
    assert dialog is not None
    assert dialog.statement is not None
    dialog.statement.click()
    qtbot.waitUntil(lambda: dialog.statement is not None and dialog.statement.sounding)
    window.surroundings.services.sounds_begin.emit(window)
    assert not dialog.statement.sounding
    dialog.close()


def test_a_voice_without_a_statement_has_no_such_button(page: VoicesPage, settle: Settle) -> None:
    page.grid.go_to(key_of(page, "Ada"))
    page.surroundings.commands.action("show-voice").trigger()
    settle()
    assert page.contents is not None
    assert page.contents.statement is None
    page.contents.close()
