"""The wizard's file choosers: what each is for, what it lists, and that cancelling changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from soundalike.ui.wizard.steps.record import RecordStep
from soundalike.ui.wizard.window import WizardWindow


def opened(host: WizardWindow) -> QFileDialog:
    """The one that is open."""
    (dialog,) = [dialog for dialog in host.findChildren(QFileDialog) if dialog.isVisible()]
    return dialog


def check(host: WizardWindow, open_it: Callable[[], object], title: str, ending: str) -> QFileDialog:
    open_it()
    dialog = opened(host)
    assert dialog.windowTitle() == title
    assert dialog.fileMode() is QFileDialog.FileMode.ExistingFile
    assert ending in dialog.nameFilters()[0]
    return dialog


def test_a_recording_is_brought_or_not(
    confirmed: WizardWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    step = confirmed.steps["record"]
    assert isinstance(step, RecordStep)
    brought: list[Path] = []
    monkeypatch.setattr(step, "bring", brought.append)
    check(confirmed, step.browse, "Choose a recording", "*.mp4").reject()
    assert brought == []
    dialog = check(confirmed, step.browse, "Choose a recording", "*.wav")
    dialog.fileSelected.emit(str(tmp_path / "größe 音.wav"))
    dialog.reject()
    assert brought == [tmp_path / "größe 音.wav"]


def test_a_picture_is_taken_or_not(wizard: WizardWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    about = wizard.meet.about
    taken: list[str] = []
    monkeypatch.setattr(about, "set_picture", taken.append)
    check(wizard, about.choose_picture, "Choose a picture", "*.png").reject()
    assert taken == []
    dialog = check(wizard, about.choose_picture, "Choose a picture", "*.webp")
    dialog.fileSelected.emit(str(tmp_path / "ü.png"))
    dialog.reject()
    assert taken == [str(tmp_path / "ü.png")]
