"""Where the making of packages reads and writes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build" / "package"
ENVIRONMENT = BUILD / "venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
NATIVE_BUILD = BUILD / "native"
BUNDLE = BUILD / "bundle" / "Soundalike"
"""The folder that PyInstaller makes: the program, unpacked."""
INVENTORY = BUILD / "inventory.json"
"""What the bundle holds, and where each file came from."""
OUT = ROOT / "dist"
"""What is handed out: the packages themselves."""


def program_version() -> str:
    """The version, from where it is written down once."""
    text = (ROOT / "app" / "soundalike" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise SystemExit("app/soundalike/__init__.py names no version.")
    return found[1]


IDENTIFIER = "example.soundalike.Soundalike"
HOMEPAGE = "https://soundalike.example"
"""Nobody owns these: who publishes packages puts in their own."""
MAINTAINER = "The Soundalike authors <packages@soundalike.example>"
SUMMARY = "speak what you type in a voice cloned from a short recording"


def release_date() -> str:
    """The day of the last change to the program, as `2026-12-01`: the same sources give the same packages."""
    shown = subprocess.run(
        ["git", "log", "-1", "--format=%cs"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    return shown.strip()
