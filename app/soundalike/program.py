"""The program `soundalike`: the command line, and the window when no command is given."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from soundalike.cli.main import main as run_command
from soundalike.cli.wiring import Wiring
from soundalike.paths import Places


def main(argv: Sequence[str] | None = None) -> int:
    """Runs with the arguments `argv` (default: the process's); returns the exit code."""
    return run_command(argv, wiring=Wiring(open_window=_open_window, open_files=_open_files))


def _open_window(places: Places, gallery: bool, speak_clipboard: bool, compact: bool) -> int:
    from soundalike.ui.application import open_window  # noqa: PLC0415 - Qt is loaded only for the window

    return open_window(places, gallery=gallery, speak_clipboard=speak_clipboard, compact=compact)


def _open_files(places: Places, files: Sequence[Path]) -> int:
    from soundalike.ui.application import open_window  # noqa: PLC0415

    return open_window(places, files=files)
