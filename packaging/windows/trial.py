"""Tries an installer in Wine: `PYTHONPATH=packaging python -m windows.trial INSTALLER FOLDER`; FOLDER is what it holds.

For one person into a folder with a name of several scripts, over itself, while the program runs, for everybody, with a
path that is too long; and each time away again. WINEPREFIX says where Wine keeps its files.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from windows.files import installed_files

UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Soundalike"
VERB = r"Software\Classes\SystemFileAssociations\.gguf\shell\Soundalike.Voice"
NAME = "größer声音صوت"
"""Without spaces: Wine would quote the whole option, and NSIS wants the folder bare."""
TOO_LONG, RUNS = 2, 3


class Trial:
    """One installer in one Wine."""

    def __init__(self, installer: Path, folder: Path) -> None:
        self.installer = installer
        self.files = set(installed_files(folder))
        self.drive = Path(os.environ["WINEPREFIX"]) / "drive_c"

    def run(self) -> None:
        self.wine("winecfg", "-v", "win10")
        chosen = self.drive / NAME
        self.install("HKCU", "/CurrentUser", rf"/D=C:\{NAME}")
        self.check_installed("HKCU", chosen)
        self.install("HKCU", "/CurrentUser")  # an update finds the folder by itself
        self.check_installed("HKCU", chosen)
        self.check_running(chosen)
        (chosen / "_internal" / "mine.txt").write_text("a person's own", encoding="utf-8")
        self.uninstall("HKCU", chosen, "/CurrentUser")
        check(
            [path.name for path in chosen.rglob("*") if path.is_file()] == ["mine.txt"], "what isn't ours stays, alone"
        )
        shutil.rmtree(chosen)
        check(self.start(f"/CurrentUser /D=C:\\{'n' * 190}") == TOO_LONG, "a path that is too long is refused")
        everybody = self.drive / "Program Files" / "Soundalike"
        self.install("HKLM", "/AllUsers")
        self.check_installed("HKLM", everybody)
        self.uninstall("HKLM", everybody, "/AllUsers")
        check(not everybody.exists(), "nothing is left for everybody")

    def install(self, root: str, *options: str) -> None:
        check(self.start(" ".join(options)) == 0, f"installs with {' '.join(options)} below {root}")

    def start(self, options: str) -> int:
        return self.wine(str(self.installer), "/S", *options.split(" "))

    def check_installed(self, root: str, where: Path) -> None:
        found = set(installed_files(where))
        check(self.files <= found and len(found) == len(self.files) + 1, f"{where.name} holds every file and no other")
        check(self.knows(root, UNINSTALL) and self.knows(root, VERB), "the registry knows it and its voice files")
        check(len(list(self.drive.rglob("Soundalike.lnk"))) == 1, "the start menu has it")

    def uninstall(self, root: str, where: Path, option: str) -> None:
        self.wine(str(where / "uninstall.exe"), "/S", option)
        # The uninstaller goes on as a copy of itself, so that it can delete itself.
        for _ in range(120):
            if not (where / "uninstall.exe").exists() and not self.knows(root, UNINSTALL):
                break
            time.sleep(0.5)
        check(not self.knows(root, UNINSTALL) and not self.knows(root, VERB), "the registry has forgotten it")
        check(not list(self.drive.rglob("Soundalike.lnk")), "the start menu too")

    def check_running(self, where: Path) -> None:
        """A file that a program is run from can't be written; here another program holds it."""
        with tempfile.TemporaryDirectory() as folder:
            holder = Path(folder) / "hold_file.exe"
            source = Path(__file__).resolve().parent / "hold_file.c"
            subprocess.run(["x86_64-w64-mingw32-gcc-posix", "-municode", "-o", holder, source], check=True)
            held = rf"C:\{where.name}\SoundalikeWindow.exe"
            with subprocess.Popen(["wine", str(holder), held, "60"]) as holding:
                time.sleep(5)
                check(self.start("/CurrentUser") == RUNS, "nothing is replaced while the program runs")
                holding.terminate()
        self.wine("taskkill", "/F", "/IM", "hold_file.exe")

    def knows(self, root: str, key: str) -> bool:
        return self.wine("reg", "query", rf"{root}\{key}") == 0

    def wine(self, *command: str) -> int:
        return subprocess.run(["wine", *command], check=False, capture_output=True).returncode


def check(condition: bool, what: str) -> None:
    """Says what was found to be so, or ends the trial."""
    if not condition:
        raise SystemExit(f"Not so: {what}.")
    sys.stdout.write(f"{what}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("installer", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    Trial(options.installer, options.folder).run()


if __name__ == "__main__":
    main()
