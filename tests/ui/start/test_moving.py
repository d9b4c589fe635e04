"""Moving voices, texts and takes can be stopped, and then nothing has changed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from soundalike import folder_move
from soundalike.paths import Places, places
from soundalike.ui.start.moving import MovingDialog
from soundalike.ui.widgets.buttons import IconButton


def press_cancel(dialog: MovingDialog) -> None:
    (button,) = dialog.row.findChildren(IconButton)
    button.click()


@pytest.mark.parametrize(
    ("stop", "ending"), [(press_cancel, False), (MovingDialog.reject, False), (MovingDialog.end, True)]
)
def test_stopped_in_the_middle_everything_is_as_it_was(
    *,
    stop: Callable[[MovingDialog], object],
    ending: bool,
    home: Places,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home.voices_dir.mkdir(parents=True)
    (home.voices_dir / "Ada.voice.gguf").write_bytes(b"a voice")
    begun, stopped = threading.Event(), threading.Event()
    bring_file = folder_move._bring_file

    def wait_and_bring(*arguments: Any) -> bool:
        begun.set()
        assert stopped.wait(60)
        return bring_file(*arguments)

    monkeypatch.setattr(folder_move, "_bring_file", wait_and_bring)
    dialog = MovingDialog(home, tmp_path / "new")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(begun.is_set, timeout=60_000)
    stop(dialog)
    assert dialog.isVisible(), "it closes once everything is as it was"
    stopped.set()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=60_000)
    assert dialog.outcome.message == "Nothing was moved."
    assert dialog.ending == ending
    assert dialog.places == places(home.usual_data_dir) == home
    assert (home.voices_dir / "Ada.voice.gguf").read_bytes() == b"a voice"
    assert list((tmp_path / "new").iterdir()) == []
