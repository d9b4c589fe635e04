"""Writes the API's pages: `python -m tools.docs.build FOLDER`. Fails when something public has no word said of it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.docs.c_header import read_header
from tools.docs.declarations import Section, undocumented
from tools.docs.facade import read_facade
from tools.docs.page import page

ROOT = Path(__file__).resolve().parents[2]
HEADER = ROOT / "native" / "include" / "soundalike.h"
FACADE = ROOT / "app" / "soundalike" / "engine"


def read_all() -> dict[str, tuple[str, list[Section]]]:
    """File name, title and sections of every page."""
    return {
        "native.html": ("The C API", read_header(HEADER.read_text(encoding="utf-8"))),
        "python.html": ("The Python façade: soundalike.engine", read_facade(FACADE)),
    }


def build(folder: Path) -> list[Path]:
    """Writes every page into `folder`; returns their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (title, sections) in read_all().items():
        (folder / name).write_text(page(title, sections), encoding="utf-8")
        written.append(folder / name)
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    silent = [name for _, sections in read_all().values() for name in undocumented(sections)]
    if silent:
        sys.exit("Nothing is said of: " + ", ".join(silent))
    for path in build(options.folder):
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
