"""One window a user and home: a second start brings the first one to the front (case GUI-08)."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote_from_bytes, unquote_to_bytes

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

CONNECT_MILLISECONDS = 500
_RAISE = b"raise\n"
_CLIPBOARD = b"speak the clipboard\n"
_COMPACT = b"the compact window\n"
_OPEN = b"open "


def server_name(home: Path) -> str:
    """The name that instances of this user with this home share."""
    user = os.environ.get("USER") or os.environ.get("USERNAME") or str(os.getuid() if hasattr(os, "getuid") else "")
    digest = hashlib.sha256(f"{user}\0{home}".encode()).hexdigest()[:16]
    return f"soundalike-{digest}"


class SingleInstance(QObject):
    """`raised` comes when another start asks for the window, `clipboard_wanted` when it wants the clipboard spoken,
    `compact_wanted` when it asks for the compact window, `files_wanted` with the voice files that it was started with.
    """

    raised = Signal()
    clipboard_wanted = Signal()
    compact_wanted = Signal()
    files_wanted = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._server: QLocalServer | None = None

    def is_first(self, *, speak_clipboard: bool = False, compact: bool = False, files: Sequence[Path] = ()) -> bool:
        """True for the first; otherwise the first one's window was asked for, the `compact` one, to speak what is in
        the clipboard, or to take in voice files.

        What a dead one left is cleared.

        Where no server can be made, every start is a first one: better two windows than none.
        """
        wishes = (_COMPACT if compact else b"") + (_CLIPBOARD if speak_clipboard else b"") + _opening(files)
        if self._ask_running(wishes or _RAISE):
            return False
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self._name):
            QLocalServer.removeServer(self._name)
            if not server.listen(self._name):
                return True
        server.newConnection.connect(self._answer)
        self._server = server
        return True

    def close(self) -> None:
        """The next start is a first one."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _ask_running(self, wish: bytes) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(CONNECT_MILLISECONDS):
            return False
        socket.write(wish)
        socket.waitForBytesWritten(CONNECT_MILLISECONDS)
        # The answer may have come while the wish was written; then there is nothing more to wait for.
        answered = socket.bytesAvailable() > 0 or socket.waitForReadyRead(4 * CONNECT_MILLISECONDS)
        socket.disconnectFromServer()
        return answered

    def _answer(self) -> None:
        assert self._server is not None
        while (connection := self._server.nextPendingConnection()) is not None:
            connection.disconnected.connect(connection.deleteLater)
            connection.readyRead.connect(lambda asking=connection: self._grant(asking))
            if connection.bytesAvailable():
                self._grant(connection)
            connection.write(b"here\n")
            connection.flush()

    def _grant(self, connection: QLocalSocket) -> None:
        while connection.canReadLine():
            wish = bytes(connection.readLine().data())
            if wish.startswith(_OPEN):
                self.files_wanted.emit(_opened(wish))
            else:
                {_CLIPBOARD: self.clipboard_wanted, _COMPACT: self.compact_wanted}.get(wish, self.raised).emit()


def _opening(files: Sequence[Path]) -> bytes:
    """A line that names the files, whatever their names are made of; nothing without files."""
    quoted = " ".join(quote_from_bytes(os.fsencode(file)) for file in files)
    return _OPEN + quoted.encode("ascii") + b"\n" if files else b""


def _opened(wish: bytes) -> list[Path]:
    return [Path(os.fsdecode(unquote_to_bytes(quoted))) for quoted in wish.removeprefix(_OPEN).split()]
