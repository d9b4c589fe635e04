"""What pages share: the store with its private stand-in, the list of words, the outputs."""

from __future__ import annotations

import threading
from dataclasses import replace

from pytestqt.qtbot import QtBot

from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.settings import History
from soundalike.takes import TakeStore
from soundalike.text import Rule
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.outputs import OutputChoice
from tests.ui.fake_wiring import FakeWiring


def test_a_history_that_can_not_be_opened_is_told_and_the_window_works_without(home: Places, qtbot: QtBot) -> None:
    """Case SYS-03."""
    wiring = FakeWiring(fail_store=MissingError("The folder can't be written."))
    window = make_window(home, wiring.wiring())
    qtbot.addWidget(window)
    window.show()
    window.start_services()
    services = window.surroundings.services
    qtbot.waitUntil(lambda: services.store is not None)
    assert services.store is not None
    assert services.store.is_private
    (toast,) = window.toasts.shown()
    assert toast.facts.message == "The folder can't be written. What is said now isn't kept."
    editor = window.page("speak").view.panel.editor  # type: ignore[attr-defined]
    editor.insertPlainText("It works all the same.")
    window.close()


def test_private_and_back_gives_the_same_store(window: MainWindow, qtbot: QtBot) -> None:
    services, settings = window.surroundings.services, window.surroundings.settings
    first = services.store
    stores: list[TakeStore] = []
    services.store_changed.connect(stores.append)
    for private in (True, False, True, False):
        settings.set(replace(settings[History], private=private))
        qtbot.waitUntil(lambda private=private: services.store is not None and services.store.is_private == private)  # type: ignore[misc]
    assert services.store is first
    assert len(stores) == 4
    assert stores[0] is not stores[2], "each time a new one, with nothing in it"


def test_a_damaged_list_of_words_is_kept_aside_and_told(home: Places, qtbot: QtBot) -> None:
    home.pronunciation_file.parent.mkdir(parents=True, exist_ok=True)
    home.pronunciation_file.write_bytes(b"{ not a list")
    window = make_window(home, FakeWiring().wiring())
    qtbot.addWidget(window)
    window.show()
    window.start_services()
    qtbot.waitUntil(lambda: bool(window.toasts.shown()))
    assert "kept aside" in window.toasts.shown()[0].facts.message
    assert window.surroundings.services.room.pronunciations is not None
    window.close()


def test_a_list_of_words_holds_from_then_on(window: MainWindow, qtbot: QtBot) -> None:
    services = window.surroundings.services
    changed: list[bool] = []
    services.pronunciations_changed.connect(lambda: changed.append(True))
    services.keep_pronunciations([Rule("Thames", "tems")])
    qtbot.waitUntil(lambda: changed == [True])
    assert services.room.pronunciations is not None
    assert list(services.room.pronunciations.rules) == [Rule("Thames", "tems")]


def test_outputs_are_looked_for_beside_the_window(window: MainWindow, qtbot: QtBot) -> None:
    found: list[list[OutputChoice]] = []
    threads: list[threading.Thread] = []
    services = window.surroundings.services

    def tell(outputs: list[OutputChoice]) -> None:
        found.append(outputs)
        threads.append(threading.current_thread())

    services.ask_outputs(tell)
    assert found == []
    qtbot.waitUntil(lambda: bool(found))
    assert found[0] == [OutputChoice("speaker", "Loudspeakers"), OutputChoice("headset", "A headset")]
    assert threads == [threading.main_thread()]


def test_the_status_tells_what_is_loaded(window: MainWindow, qtbot: QtBot) -> None:
    services = window.surroundings.services
    services.load_model()
    qtbot.waitUntil(lambda: services.status.state == "ready")
    assert (services.status.model, services.status.backend, services.status.weight_bytes) == ("fake", "none", 1)
    services.room.release()
    qtbot.waitUntil(lambda: services.status.state == "absent")
    assert services.status.model == ""
