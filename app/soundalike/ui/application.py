"""Opens the window, and ends with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.ui.start.log import catch_errors, close_log, occupy_standard_streams, open_log
from soundalike.ui.start.platform_check import PLATFORM_VARIABLE, check_platform

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from soundalike.ui.services.wiring import Wiring


def open_window(
    places: Places,
    *,
    gallery: bool = False,
    speak_clipboard: bool = False,
    compact: bool = False,
    files: Sequence[Path] = (),
    wiring: Wiring | None = None,
) -> int:
    """Shows the window until it is closed; returns the exit code.

    `gallery` shows every part of the window in every state instead. `speak_clipboard` speaks what is in the clipboard,
    in the window that is open already, if one is; `files` of voices are taken in there. `compact` opens the compact
    window alone, or brings it up in the program that runs already. `wiring` is what the window stands on (default: the
    program's own). Raises `MissingError` when no window can be opened here.
    """
    occupy_standard_streams()
    open_log(places.cache_dir)
    try:
        application = _application(on_top=compact)
        if gallery:
            from soundalike.ui.gallery.window import show_gallery  # noqa: PLC0415

            return show_gallery(application, places)
        return _run(application, places, wiring, speak_clipboard=speak_clipboard, compact=compact, files=files)
    finally:
        close_log()


def _application(*, on_top: bool) -> QApplication:
    platform = check_platform(on_top=on_top)
    if platform is not None:
        os.environ[PLATFORM_VARIABLE] = platform
    try:
        from PySide6.QtCore import QLocale  # noqa: PLC0415
        from PySide6.QtWidgets import QApplication as Application  # noqa: PLC0415
    except ImportError as error:
        raise MissingError(
            f"The window's own library can't be loaded: {error}. soundalike speak works without it."
        ) from error

    existing = Application.instance()
    if isinstance(existing, Application):
        return existing
    Application.setApplicationName("Soundalike")
    Application.setDesktopFileName("soundalike")
    Application.setOrganizationName("soundalike")
    application = Application(sys.argv[:1])
    # Numbers are shown and typed with a dot, as the command line and the files have them; see numbers_typed for commas.
    QLocale.setDefault(QLocale.c())
    application.setStyle("Fusion")
    return application


def _run(
    application: QApplication,
    places: Places,
    wiring: Wiring | None,
    *,
    speak_clipboard: bool,
    compact: bool,
    files: Sequence[Path],
) -> int:
    from soundalike.ui.start.single_instance import SingleInstance, server_name  # noqa: PLC0415

    instance = SingleInstance(server_name(places.data_dir), application)
    if not instance.is_first(speak_clipboard=speak_clipboard, compact=compact, files=files):
        return 0
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415
    from soundalike.ui.start.opened_files import OpenedFiles  # noqa: PLC0415
    from soundalike.ui.start.qt_messages import log_qt_messages  # noqa: PLC0415
    from soundalike.ui.start.signals import close_on_signals  # noqa: PLC0415

    log_qt_messages()
    window = make_window(places, wiring)
    instance.raised.connect(window.come_forward)
    instance.clipboard_wanted.connect(window.speak_clipboard)
    instance.compact_wanted.connect(window.open_compact)
    instance.files_wanted.connect(window.take_in)
    opened = OpenedFiles(application)
    opened.wanted.connect(window.take_in)
    application.installEventFilter(opened)
    end_catching = catch_errors(window.tell)
    end_signals = close_on_signals(window.quit)
    window.closed.connect(application.quit)
    if compact:
        window.compact.open()
    else:
        window.show()
    window.start_services()
    window.surroundings.services.started.connect(opened.begin)
    if speak_clipboard:
        window.surroundings.services.started.connect(window.speak_clipboard)
    if files:
        window.surroundings.services.started.connect(lambda: window.take_in(files))
    try:
        return application.exec()
    finally:
        end_signals()
        end_catching()
        instance.close()
