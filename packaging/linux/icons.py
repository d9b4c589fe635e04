"""The program's icon in the sizes that desktops ask for: `python -m linux.icons FOLDER`, with the bundle's Qt."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from shared.where import PACKAGING

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
DRAWING = PACKAGING / "shared" / "soundalike.svg"


def draw(folder: Path) -> None:
    """Writes `FOLDER/NxN/apps/soundalike.png` for each size."""
    QGuiApplication([])
    renderer = QSvgRenderer(str(DRAWING))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        file = folder / f"{size}x{size}" / "apps" / "soundalike.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        if not image.save(str(file)):
            raise SystemExit(f"{file} can't be written.")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
