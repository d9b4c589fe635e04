"""Voices for other models, and models with a voice inside, from the page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from soundalike.models import find_model
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.voices import Library, model_variant
from tests.ui.choosers import Choosers
from tests.ui.fake_wiring import FakeWiring
from tests.ui.pages.voices.conftest import Settle
from tests.ui.pages.voices.test_voice_changes import choose, press, said
from tests.ui.services.test_voice_parts import parts_for


def test_a_model_with_a_voice_inside_is_written(
    page: VoicesPage, settle: Settle, tmp_path: Path, window: MainWindow
) -> None:
    (card,) = choose(page, "Joe")
    out = tmp_path / "demo with Joe"
    page.making.bake_into(card, "demo", out)
    settle()
    assert said(window) == ["A copy of demo that speaks as Joe is in demo with Joe."]
    assert model_variant(find_model(str(out), tmp_path)).startswith("demo")
    page.making.bake_into(card, "demo", out)
    settle()
    assert "something in it already" in said(window)[-1]


def test_where_a_model_with_a_voice_inside_goes_is_asked(
    page: VoicesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choosers = Choosers()
    choosers.install(monkeypatch)
    written: list[tuple[str, Path]] = []
    monkeypatch.setattr(page.making, "bake_into", lambda _card, model, out: written.append((model, out)))
    (card,) = choose(page, "Ada")
    page.making._ask_folder(card, "demo")
    assert written == [], "it was cancelled"
    choosers.chosen = [tmp_path / "ü"]
    page.making._ask_folder(card, "demo")
    assert written == [("demo", tmp_path / "ü" / "demo with Ada")]
    asked = choosers.last
    assert (asked.kind, asked.title, asked.where) == ("folder", "Where the model's folder goes", str(Path.home()))


def test_a_voice_without_a_clip_cant_be_made_again_and_that_is_said(
    page: VoicesPage, settle: Settle, window: MainWindow
) -> None:
    (card,) = choose(page, "Bram")
    assert not page.surroundings.commands.action("make-again").isEnabled()
    page.making.make_for(card, "demo")
    settle()
    assert "its clip wasn't kept" in said(window)[0]


def test_made_again_for_the_one_model_that_is_another(
    page: VoicesPage, library: Library, window: MainWindow, wiring: FakeWiring, qtbot: QtBot
) -> None:
    services = window.surroundings.services
    services.wiring = replace(services.wiring, voices=parts_for("demo-1", wiring.opened_cloners))
    choose(page, "Ada")
    press(page, "make-again")
    qtbot.waitUntil(lambda: bool(said(window)))
    assert said(window) == ["Ada speaks with the model demo now."]
    assert wiring.opened_cloners == ["demo"]
    copies = window.surroundings.places.voice_copies_dir / library.find("Ada").id
    assert len(list(copies.iterdir())) == 1
