"""Compiles the installer over a finished bundle: `PYTHONPATH=packaging python -m windows.installer FOLDER`.

It runs wherever makensis does, on Linux too. Programs are signed where there is a certificate (`windows.sign`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from icon.draw import write_icon
from shared.where import OUT, program_version
from windows.files import installed_files, longest_path, removal
from windows.sign import CERTIFICATE, sign

HERE = Path(__file__).resolve().parent
PROGRAMS = ("soundalike.exe", "SoundalikeWindow.exe")
MOST_BYTES = 320_000_000
"""What the installer may weigh."""
MOST_RELATIVE = 150
"""Characters of a path inside: below C:\\Users\\NAME\\AppData\\Local\\Programs it stays under Windows' 259."""


def make_installer(folder: Path, out: Path, *, quick: bool = False) -> None:
    """Refuses a folder without the two programs, with too long paths, and an installer that weighs too much.

    `quick` compresses nothing, to try what the installer does.
    """
    missing = [name for name in PROGRAMS if not (folder / name).is_file()]
    if missing:
        raise SystemExit(f"{folder} isn't a bundle for Windows: {', '.join(missing)} isn't there.")
    files = installed_files(folder)
    longest = longest_path(files)
    if longest > MOST_RELATIVE:
        raise SystemExit(f"A path in {folder} has {longest} characters; at most {MOST_RELATIVE} can be installed.")
    sign([folder / name for name in PROGRAMS])
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        icon = Path(scratch) / "soundalike.ico"
        write_icon(icon)
        listed = Path(scratch) / "files.nsh"
        listed.write_text(removal(files), encoding="utf-8-sig")
        kilobytes = sum((folder / file).stat().st_size for file in files) // 1024
        defines: dict[str, object] = {
            "VERSION": program_version(),
            "FOLDER": folder.resolve(),
            "LONGEST": longest,
            "KILOBYTES": kilobytes,
            "FILES": listed,
            "OUTPUT": out.resolve(),
            "ICON": icon,
        }
        if os.environ.get(CERTIFICATE):
            defines["SIGN"] = f"{sys.executable} {HERE / 'sign.py'}"
        if quick:
            defines["QUICK"] = "1"
        words = [f"-D{name}={value}" for name, value in defines.items()]
        command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(HERE / "soundalike.nsi")]
        subprocess.run(command, check=True)
    weight = out.stat().st_size
    sys.stdout.write(f"{out}: {weight / 1e6:.1f} MB, {len(files)} files, {kilobytes / 1024:.0f} MiB installed\n")
    if weight > MOST_BYTES and not quick:
        raise SystemExit(f"{out} weighs {weight} bytes; at most {MOST_BYTES} may be handed out.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path, default=OUT / f"Soundalike-{program_version()}-windows-x86_64.exe")
    parser.add_argument("--quick", action="store_true", help="compress nothing")
    options = parser.parse_args()
    make_installer(options.folder, options.out, quick=options.quick)


if __name__ == "__main__":
    main()
