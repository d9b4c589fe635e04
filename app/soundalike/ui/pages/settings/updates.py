"""Is there a newer version? One question each time the button is pressed, and never else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from soundalike import __version__
from soundalike.errors import SoundalikeError
from soundalike.settings import Downloads
from soundalike.translation import tr
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.workers.tasks import Task

if TYPE_CHECKING:
    from soundalike.updates.releases import Release


class UpdateLook(QWidget):
    """`words` say what came of it. Without an address there is nothing to press."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        theme = around.theme
        self._around = around
        self._page = ""
        self.look = TextButton(theme, tr("Look for a newer version"))
        self.open = TextButton(theme, tr("Open its page"))
        self.words = label(tr("This is version {version}.").format(version=__version__), "secondary", wrap=True)
        row = QHBoxLayout()
        row.setSpacing(theme.sizes.small)
        row.addWidget(self.look)
        row.addWidget(self.open)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.sizes.tiny)
        layout.addLayout(row)
        layout.addWidget(self.words)
        self.open.hide()
        self._address = self._read_address()
        self.look.setVisible(bool(self._address))
        self.look.clicked.connect(self._ask)
        self.open.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(self._page)))

    def _read_address(self) -> str:
        from soundalike.updates.address import releases_address  # noqa: PLC0415

        try:
            address = releases_address()
        except SoundalikeError as error:
            self.words.setText(str(error))
            return ""
        if not address:
            said = tr("This is version {version}. This copy doesn't know where newer versions are published.")
            self.words.setText(said.format(version=__version__))
        return address

    def _ask(self) -> None:
        address, proxy = self._address, self._around.settings[Downloads].proxy

        def ask(task: Task) -> Release | None:
            from soundalike.models.downloads.control import TransferControl  # noqa: PLC0415
            from soundalike.updates.releases import look_for_newer  # noqa: PLC0415

            control = TransferControl()
            task.on_cancel(control.cancel)
            return look_for_newer(address, proxy, control=control)

        self.look.setEnabled(False)
        self.open.hide()
        self.words.setText(tr("Looking for a newer version …"))
        self._around.tasks.run(
            tr("Looking for a newer version"), ask, self._found, self._failed, on_cancelled=self._stopped
        )

    def _found(self, release: Release | None) -> None:
        if release is None:
            self._say(tr("You have the newest version, {version}.").format(version=__version__))
            return
        self._page = release.page
        self.open.show()
        self._say(
            tr("Version {version} is there. You have {present}.").format(version=release.version, present=__version__)
        )

    def _failed(self, said: str) -> None:
        self._say(said)

    def _stopped(self) -> None:
        self._say(tr("This is version {version}.").format(version=__version__))

    def _say(self, words: str) -> None:
        self.look.setEnabled(True)
        self.words.setText(words)
        self.setAccessibleDescription(words)
