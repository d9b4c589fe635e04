"""Draws every page of the window, named by page, look and size: `python -m tools.screenshots.draw docs/screenshots`.

The font is pinned (Inter, from Debian's fonts-inter), the sounds and texts are those of the gallery, and the model, the
device and the store are stand-ins: the same pictures every time, on any machine.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

if TYPE_CHECKING:
    from soundalike.ui.shell.main_window import MainWindow

FONT = "Inter"
LOOKS = ("light", "dark")
SMALL, USUAL, LARGE = (760, 560), (1180, 728), (1920, 1080)


@dataclass(frozen=True)
class Shot:
    """A picture: `scale` 2 is for screens with twice the pixels."""

    page: str
    look: str
    size: tuple[int, int]
    scale: int = 1
    language: str = "en"

    @property
    def file(self) -> str:
        twice = "@2x" if self.scale == 2 else ""
        language = "" if self.language == "en" else f"-{self.language}"
        return f"{self.page}{language}-{self.look}-{self.size[0]}x{self.size[1]}{twice}.png"


def shots(scale: int) -> list[Shot]:
    """Which pictures are drawn at this scale."""
    from soundalike.ui.start.language import LANGUAGES  # noqa: PLC0415
    from tools.screenshots.scenes import SCENES  # noqa: PLC0415

    if scale == 2:
        return [Shot("speak", look, size, 2) for look in LOOKS for size in (USUAL,)]
    found = [Shot(page, look, USUAL) for page in SCENES for look in LOOKS]
    found += [Shot("speak", look, size) for look in LOOKS for size in (SMALL, LARGE)]
    found += [Shot("first-run", "light", SMALL), Shot("history", "light", SMALL), Shot("settings", "light", SMALL)]
    found += [Shot(page, "light", SMALL) for page in ("voices", "models", "help")]
    others = [code for code in LANGUAGES if code != "en"]
    found += [Shot(page, "light", USUAL, language=code) for code in others for page in ("speak", "compact")]
    return [*found, *(Shot(page, "high-contrast", USUAL) for page in ("speak", "voices", "models"))]


def draw(folder: Path, scale: int) -> None:
    """All pictures of one scale, which holds for a whole process."""
    from PySide6.QtGui import QFont, QFontDatabase  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    application = QApplication([])
    application.setStyle("Fusion")
    if FONT not in QFontDatabase.families():
        sys.exit(f"The font {FONT} isn't installed. On Debian and Ubuntu: sudo apt install fonts-inter.")
    application.setFont(QFont(FONT))
    folder.mkdir(parents=True, exist_ok=True)
    for shot in shots(scale):
        _draw_one(application, shot, folder)


def _draw_one(application: object, shot: Shot, folder: Path) -> None:
    from tools.screenshots.scenes import SCENES, end_window, open_window  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as home:
        window: MainWindow = open_window(Path(home), shot.look, shot.size, shot.language)
        shown = SCENES[shot.page](window)
        picture = shown.grab()
        picture.setDevicePixelRatio(1.0)
        assert picture.width() == shown.width() * shot.scale, "the scale isn't in effect"
        picture.save(str(folder / shot.file), "PNG", 0)
        end_window(shown, window)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", type=int, help="these alone, with QT_SCALE_FACTOR set to it")
    wish = parser.parse_args()
    if wish.scale:
        draw(wish.folder, wish.scale)
        return
    for scale in (1, 2):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(scale), "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "tools.screenshots.draw", str(wish.folder), f"--scale={scale}"]
        subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()
