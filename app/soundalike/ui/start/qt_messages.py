"""What Qt itself has to say goes into the log."""

from __future__ import annotations

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def log_qt_messages() -> None:
    """From now on."""

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), message)

    qInstallMessageHandler(handle)
