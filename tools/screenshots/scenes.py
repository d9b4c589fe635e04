"""What each picture shows: a page of a real window, brought into a state that is worth seeing."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from tests.ui.fake_wiring import FakeWiring

from soundalike.engine import ProcessorDescription
from soundalike.paths import places
from soundalike.settings import Appearance, Compact, Measured, Settings, Speaking
from soundalike.ui.gallery.sample import TAGS, TEXT, sample_cards, speech_peaks
from soundalike.ui.gallery.window import Gallery
from soundalike.ui.pages.history.page import HistoryPage
from soundalike.ui.pages.models.page import PROMISE, ModelsPage
from soundalike.ui.pages.phrases.page import PhrasesPage
from soundalike.ui.pages.settings.page import SettingsPage
from soundalike.ui.pages.speak.page import SpeakPage
from soundalike.ui.pages.voices.page import VoicesPage
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.shell.window import make_window
from soundalike.ui.view_models.model_rows import JobFacts, model_row, processor_words
from soundalike.ui.view_models.phrases import board_facts
from soundalike.ui.view_models.status import StatusFacts
from soundalike.ui.view_models.transport import TransportFacts
from soundalike.ui.view_models.voice import VoiceChoice
from tools.screenshots.kept import keep_history, keep_takes, keep_voices
from tools.screenshots.wizard_scenes import WizardScenes, wizard_wiring

MOST_SECONDS = 30.0


def open_window(
    home: Path, look: str, size: tuple[int, int], language: str = "en", text_percent: int = 100
) -> MainWindow:
    """A window in its own home, started."""
    where = places(home)
    settings = Settings.load(where.config_file)
    theme: Any = look
    spoken: Any = language
    settings.set(Appearance(theme, text_percent, language=spoken))
    settings.save()
    window = make_window(where, FakeWiring(wizard=wizard_wiring()).wiring())
    window.resize(*size)
    window.show()
    window.start_services()
    services = window.surroundings.services
    wait_until(lambda: services.store is not None and services.disk.idle)
    wait_until(lambda: services.voices.listed and services.models.listed)
    return window


def end_window(shown: QWidget, window: MainWindow) -> None:
    """Closes and frees the window and what is shown of it: a style sheet is worked out for every window there is."""
    if shown is not window:
        shown.close()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def wait_until(condition: Callable[[], bool]) -> None:
    """Lets the window work until `condition` holds."""
    deadline = time.monotonic() + MOST_SECONDS
    while not condition():
        QCoreApplication.processEvents()
        assert time.monotonic() < deadline, "the window didn't get there"
    for _ in range(5):
        QCoreApplication.processEvents()


def speak_page(window: MainWindow) -> SpeakPage:
    page = window.page("speak")
    assert isinstance(page, SpeakPage)
    return page


def speaking(window: MainWindow) -> QWidget:
    """In the middle of the second sentence."""
    page = speak_page(window)
    view, editor = page.view, page.view.panel.editor
    editor.set_tags(TAGS)
    editor.set_text(TEXT, len(TEXT))
    start, end = TEXT.index("Today"), TEXT.index(" [chuckle]")
    editor.show_sounding((start, end), heard_from=0)
    window.surroundings.settings.set(replace(window.surroundings.settings[Speaking], volume=0.72))
    view.panel.as_i_type.setChecked(True)
    view.takes.show_cards(sample_cards(), 1, can_retake=True)
    view.transport.show_facts(TransportFacts("speaking"))
    view.transport.show_sound(speech_peaks(5.4, 2), 5.4, 2.3)
    window.status.show_facts(StatusFacts("ready", backend="CPU", speed=1.7, first_sound_seconds=0.6))
    view.voice_picker.show_voice(VoiceChoice("m", "My voice", "Turbo · English"))
    wait_until(lambda: True)
    return window


def first_run(window: MainWindow) -> QWidget:
    """The first day."""
    page = speak_page(window)
    page.view.voice_picker.show_voice(VoiceChoice("Ada", "Ada", "Demo · English"))
    window.status.show_facts(StatusFacts("ready", backend="CPU"))
    wait_until(lambda: True)
    return window


def history(window: MainWindow) -> QWidget:
    """A few lines, one of which failed."""
    keep_history(window.surroundings.services.store)
    shown = _page(window, "history")
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    page.list.setCurrentIndex(page.list.model().index(2, 0))
    return shown


def phrases(window: MainWindow) -> QWidget:
    """A board with one phrase that sounds."""
    shelf = window.surroundings.services.phrases
    wait_until(lambda: bool(shelf.boards))
    window.go_to("phrases")
    page = window.page("phrases")
    assert isinstance(page, PhrasesPage)
    shelf.maker.looked.emit(31, 36)
    board = shelf.boards[0]
    page.board.show_board(board_facts(shelf.boards, board.id, sounding=board.phrases[4].id, state="sounding"))
    return window


def voices(window: MainWindow) -> QWidget:
    """A few voices of one's own beside those that come with the program."""
    keep_voices(window.surroundings.places)
    _page(window, "voices")
    page = window.page("voices")
    assert isinstance(page, VoicesPage)
    wait_until(lambda: len(page.grid.shown) > 5 and page.extras.idle)
    page.grid.choose([])
    window.setFocus()
    wait_until(lambda: True)
    return window


def models(window: MainWindow) -> QWidget:
    """The demo speaks, Nano is being fetched."""
    _page(window, "models")
    page = window.page("models")
    assert isinstance(page, ModelsPage)
    wait_until(lambda: bool(page.rows))
    services, settings = window.surroundings.services, window.surroundings.settings
    settings.set(Measured("Turbo", 1.7, 0.6))
    nano = services.models.find("nano")
    assert nano is not None
    words = "0.9 of 1.9 GB · 6.1 MB/s · 3 min left · continues after a restart"
    page.rows["nano"].show_row(model_row(nano, "", JobFacts("nano", "running", words, 0.46)))
    page.banner.show_words(
        *processor_words(ProcessorDescription("A processor", "AVX512", "", 8), "", settings[Measured])
    )
    page.note.setText(f"{PROMISE} 41 GB free on this disk.")
    wait_until(lambda: True)
    return window


def settings(window: MainWindow) -> QWidget:
    """From the top; the folders are those of most people."""
    _page(window, "settings")
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    page.storage.models.setText("~/.local/share/soundalike/models")
    page.storage.data.setText("~/.local/share/soundalike")
    wait_until(lambda: True)
    return window


def help_page(window: MainWindow) -> QWidget:
    return _page(window, "help")


def export(window: MainWindow) -> QWidget:
    """The dialog over a text whose sentences were spoken."""
    page = speak_page(window)
    page.draft.tags = ("[laugh]",)
    keep_takes(page, window.surroundings.services.store)
    wait_until(lambda: window.surroundings.services.disk.idle)
    page.export.open()
    wait_until(lambda: page.export.dialog is not None and window.surroundings.services.disk.idle)
    dialog = page.export.dialog
    assert dialog is not None
    dialog.name.setText("Harbour walk")
    dialog.set_folder(Path.home() / "Music" / "Soundalike")
    dialog.captions.setChecked(True)
    dialog.adjustSize()
    wait_until(lambda: True)
    return dialog


def compact(window: MainWindow) -> QWidget:
    """A line that is being typed over the boards that everybody begins with."""
    return _compact(window, 560, 392)


def compact_narrow(window: MainWindow) -> QWidget:
    """As small as it is still good for something, into a call."""
    settings = window.surroundings.settings
    settings.set(replace(settings[Compact], device="headset", device_words="A headset"))
    return _compact(window, 360, 240)


def _compact(window: MainWindow, width: int, height: int) -> QWidget:
    speaking = window.surroundings.settings[Speaking]
    window.surroundings.settings.set(replace(speaking, voice="m", voice_name="My voice"))
    window.open_compact()
    shown = window.compact.window
    assert shown is not None
    wait_until(lambda: window.surroundings.services.disk.idle and bool(shown.view.board.tiles()))
    shown.resize(width, height)
    shown.line.show_text("See you at seven, then")
    shown.line.setCursorWidth(0)  # it would blink
    wait_until(lambda: not window.surroundings.tasks.running)
    return shown


def gallery(window: MainWindow) -> QWidget:
    """Every part in every state."""
    shown = Gallery(window.surroundings.theme, window.surroundings.settings)
    shown.resize(1180, 4700)
    shown.show()
    wait_until(lambda: True)
    return shown


def _page(window: MainWindow, page: str) -> QWidget:
    window.go_to(page)
    wait_until(lambda: window.surroundings.services.disk.idle)
    return window


_WIZARD = WizardScenes(wait_until)

SCENES: dict[str, Callable[[MainWindow], QWidget]] = {
    "speak": speaking,
    "first-run": first_run,
    "phrases": phrases,
    "voices": voices,
    "models": models,
    "history": history,
    "settings": settings,
    "help": help_page,
    "export": export,
    "wizard-consent": _WIZARD.consent,
    "wizard-record": _WIZARD.record,
    "wizard-choose": _WIZARD.choose,
    "wizard-clean": _WIZARD.clean,
    "wizard-meet": _WIZARD.meet,
    "compact": compact,
    "compact-narrow": compact_narrow,
    "gallery": gallery,
}
