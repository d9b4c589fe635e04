"""Draws the icon: `PYTHONPATH=packaging python -m icon.draw OUT.ico|OUT.icns|OUT.png [SIDE]`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from icon.containers import ICNS_TYPES, ICO_SIZES, icns, ico

DRAWING = Path(__file__).resolve().parents[1] / "shared" / "soundalike.svg"


def png(side: int) -> bytes:
    """The drawing with `side` pixels a side."""
    from PySide6.QtCore import QBuffer, QIODevice, Qt  # noqa: PLC0415 - a platform must be chosen before
    from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    application = QGuiApplication.instance() or QGuiApplication([])
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    del application
    return bytes(buffer.data().data())


def write_icon(out: Path, side: int = 256) -> None:
    """In the format that the name's ending says; `side` is for a PNG."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out.parent.mkdir(parents=True, exist_ok=True)
    if out.suffix == ".ico":
        out.write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    elif out.suffix == ".icns":
        out.write_bytes(icns({size: png(size) for size in ICNS_TYPES}))
    else:
        out.write_bytes(png(side))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("side", type=int, nargs="?", default=256)
    options = parser.parse_args()
    write_icon(options.out, options.side)


if __name__ == "__main__":
    main()
