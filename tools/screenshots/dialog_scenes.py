"""Every dialog that the window can ask with, opened over a real window with something worth seeing in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget
from tests.speech.fake_engine import describe_fake

from soundalike.models.catalogue import catalogue, find_entry
from soundalike.paths import bundled_voices
from soundalike.text.pronunciation import Rule
from soundalike.ui.compact.call_dialog import CallDialog
from soundalike.ui.pages.help.licences import LicencesDialog
from soundalike.ui.pages.models.get_dialog import GetDialog
from soundalike.ui.pages.speak.advanced_dialog import AdvancedDialog
from soundalike.ui.pages.speak.pronunciation.dialog import PronunciationDialog
from soundalike.ui.pages.voices.consent_dialog import ConsentDialog
from soundalike.ui.pages.voices.contents_dialog import ContentsDialog
from soundalike.ui.pages.voices.edit_dialog import EditDialog
from soundalike.ui.pages.voices.export_dialog import VoiceExportDialog
from soundalike.ui.pages.voices.forget_dialog import ForgetDialog
from soundalike.ui.pages.voices.trash_dialog import TrashDialog
from soundalike.ui.shell.keys_dialog import KeysDialog
from soundalike.ui.shell.main_window import MainWindow
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.voice_contents import contents
from soundalike.voices import VoiceFile, read_voice_file
from soundalike.voices.entry import TrashedVoice
from tools.screenshots.scenes import wait_until

NAME = "Ann"


def _opened(dialog: QDialog) -> QWidget:
    """Shown as a person gets to see it; the window goes on without an answer."""
    dialog.open()
    wait_until(lambda: True)
    return dialog


def _advanced(window: MainWindow) -> QWidget:
    return _opened(AdvancedDialog(window.surroundings, describe_fake(), NAME, window))


def _pronunciation(window: MainWindow) -> QWidget:
    rules = (Rule("Nguyen", "win"), Rule("dr.", "doctor"))
    return _opened(PronunciationDialog(window.surroundings, rules, "Dr. Nguyen is here.", window))


def _keys(window: MainWindow) -> QWidget:
    surroundings = window.surroundings
    pages = {"Ctrl+1": "the page Speak"}
    return _opened(KeysDialog(surroundings.theme, surroundings.settings, pages, window))


def _consent(window: MainWindow) -> QWidget:
    return _opened(ConsentDialog(window.surroundings.theme, NAME, window))


def _edit(window: MainWindow) -> QWidget:
    return _opened(EditDialog(window.surroundings.theme, _voice().details, window))


def _contents(window: MainWindow) -> QWidget:
    sections = contents(_voice(), clip=True, file_bytes=200_000)
    return _opened(ContentsDialog(window.surroundings, NAME, sections, b"", window))


def _voice_export(window: MainWindow) -> QWidget:
    return _opened(VoiceExportDialog(window.surroundings.theme, NAME, 1, Path("/home/ann/Documents"), window))


def _trash(window: MainWindow) -> QWidget:
    trashed = TrashedVoice(Path("/trash/1"), NAME, "1", "2026-11-02T10:00:00+00:00", 300_000)
    return _opened(TrashDialog(window.surroundings.theme, [trashed], window))


def _forget(window: MainWindow) -> QWidget:
    return _opened(ForgetDialog(window.surroundings.theme, NAME, True, window))


def _get(window: MainWindow) -> QWidget:
    entry = find_entry("turbo", catalogue())
    return _opened(GetDialog(window.surroundings.theme, entry, 1_000_000, window))


def _licences(window: MainWindow) -> QWidget:
    return _opened(LicencesDialog(window.surroundings.theme, "# A part\n\nIts licence.", window))


def _call(window: MainWindow) -> QWidget:
    dialog = CallDialog(window.surroundings.theme, window)
    dialog.show_outputs([OutputChoice("headset", "A headset")], OutputChoice("", ""))
    return _opened(dialog)


def _voice() -> VoiceFile:
    """The first of those that come with the program."""
    return read_voice_file(min(bundled_voices().glob("*.voice.gguf")))


DIALOGS: dict[str, Callable[[MainWindow], QWidget]] = {
    "advanced": _advanced,
    "pronunciation": _pronunciation,
    "keys": _keys,
    "consent": _consent,
    "edit": _edit,
    "contents": _contents,
    "voice-export": _voice_export,
    "trash": _trash,
    "forget": _forget,
    "get": _get,
    "licences": _licences,
    "call": _call,
}
