"""The licences of everything inside."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from soundalike.errors import MissingError
from soundalike.paths import bundled_resources
from soundalike.translation import tr
from soundalike.ui.theme.theme import Theme
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.dialog import Dialog

SIZE = (860, 640)
FILES = ("LICENSE", "THIRD_PARTY.md")


class LicencesDialog(Dialog):
    """Ours first, then what the program stands on."""

    def __init__(self, theme: Theme, text: str, parent: QWidget) -> None:
        """`text` is Markdown."""
        super().__init__(tr("Licences"), parent)
        sizes = theme.sizes
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(tr("Licences"))
        self.browser.setOpenLinks(False)
        self.browser.setMarkdown(text)
        close = TextButton(theme, tr("Close"))
        close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.large, sizes.wide, sizes.large)
        layout.setSpacing(sizes.medium)
        layout.addWidget(self.browser, 1)
        layout.addLayout(buttons)
        self.resize(*SIZE)


def licences_text() -> str:
    """Markdown, from the files that came with the program. Raises `MissingError` when they are gone."""
    ours, others = (_read(name) for name in FILES)
    paragraphs = "\n\n".join(" ".join(part.split()) for part in ours.split("\n\n"))
    return f"# Soundalike\n\n{paragraphs}\n\n{others}"


def _read(name: str) -> str:
    """From the source tree, or from where the package keeps its licences."""
    beside = bundled_resources().parent / name
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    try:
        found = metadata.distribution("soundalike").files or []
    except metadata.PackageNotFoundError:
        found = []
    for file in found:
        if file.name == name and "licenses" in file.parts:
            return Path(str(file.locate())).read_text(encoding="utf-8")
    raise MissingError(
        tr("The file {name}, with the licences, is missing. Install Soundalike again.").format(name=name)
    )
