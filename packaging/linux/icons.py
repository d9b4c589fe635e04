"""The program's icon in the sizes that desktops ask for: `python -m linux.icons FOLDER`, with the bundle's Qt."""

from __future__ import annotations

import sys
from pathlib import Path

from icon.draw import write_icon

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def draw(folder: Path) -> None:
    """Writes `FOLDER/NxN/apps/soundalike.png` for each size."""
    for size in SIZES:
        write_icon(folder / f"{size}x{size}" / "apps" / "soundalike.png", size)


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
