"""Opens the window, and ends with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from soundalike.data_folder import held_by_window
from soundalike.errors import MissingError
from soundalike.paths import Places
from soundalike.ui.start.log import catch_errors, close_log, occupy_standard_streams, open_log
from soundalike.ui.start.platform_check import PLATFORM_VARIABLE, check_platform

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from soundalike.ui.services.wiring import Wiring
    from soundalike.ui.shell.reopening import Reopening
    from soundalike.ui.start.moving import MovingDialog
    from soundalike.ui.start.single_instance import SingleInstance
    from soundalike.ui.view_models.toast import ToastFacts


@dataclass(frozen=True)
class Wishes:
    """What is done besides opening: as `open_window` has them."""

    speak_clipboard: bool = False
    compact: bool = False
    files: tuple[Path, ...] = ()


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
        return _run(application, places, wiring, Wishes(speak_clipboard, compact, tuple(files)))
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
    wishes: Wishes,
) -> int:
    from soundalike.ui.start.qt_messages import log_qt_messages  # noqa: PLC0415
    from soundalike.ui.start.single_instance import SingleInstance, server_name  # noqa: PLC0415
    from soundalike.ui.workers.garbage import MainThreadGarbage  # noqa: PLC0415

    instance = SingleInstance(server_name(places.usual_data_dir), application)
    if not instance.is_first(speak_clipboard=wishes.speak_clipboard, compact=wishes.compact, files=wishes.files):
        return 0
    log_qt_messages()
    garbage = MainThreadGarbage(application)
    application.setQuitOnLastWindowClosed(False)  # it ends when the window says that everything has ended
    outcome: ToastFacts | None = None
    try:
        while True:
            code, wish = _show(application, instance, places, wiring, wishes, outcome)
            if wish is None:
                return code
            wishes, outcome = Wishes(), None
            if wish.folder is not None:
                moving = _move(places, wish.folder)
                if moving.ending:
                    return code
                places, outcome = moving.places, moving.outcome
    finally:
        garbage.end()
        instance.close()


def _show(
    application: QApplication,
    instance: SingleInstance,
    places: Places,
    wiring: Wiring | None,
    wishes: Wishes,
    outcome: ToastFacts | None,
) -> tuple[int, Reopening | None]:
    """Until it is closed; returns the exit code, and whether it is to be opened again. `outcome` is told in it."""
    from soundalike.ui.shell.window import make_window  # noqa: PLC0415
    from soundalike.ui.start.opened_files import OpenedFiles  # noqa: PLC0415
    from soundalike.ui.start.signals import close_on_signals  # noqa: PLC0415

    with held_by_window(places):
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
        if wishes.compact:
            window.compact.open()
        else:
            window.show()
        window.start_services()
        started = window.surroundings.services.started
        started.connect(opened.begin)
        if wishes.speak_clipboard:
            started.connect(window.speak_clipboard)
        if wishes.files:
            started.connect(lambda: window.take_in(wishes.files))
        if outcome is not None:
            window.surroundings.toasts.show(outcome)
        try:
            code = application.exec()
        finally:
            end_signals()
            end_catching()
            application.removeEventFilter(opened)
            window.deleteLater()
        return code, window.reopening


def _move(places: Places, folder: Path) -> MovingDialog:
    """Moves voices, texts and takes; what came of it is in the dialog, which is closed."""
    from soundalike.ui.start.moving import MovingDialog as Moving  # noqa: PLC0415
    from soundalike.ui.start.signals import close_on_signals  # noqa: PLC0415

    dialog = Moving(places, folder)
    end_signals = close_on_signals(dialog.end)
    try:
        dialog.exec()
    finally:
        end_signals()
    dialog.deleteLater()
    return dialog
