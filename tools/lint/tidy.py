"""Runs clang-tidy over our C++ files.

`tidy.py BUILD` reads all of them, `tidy.py --changed BUILD` those that changed with the newest commit.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

MOST_CHANGED = 12
"""What one run of CI reads at most; a larger change is read in full by `make nightly`."""


def _git_lines(*arguments: str) -> list[str]:
    found = subprocess.run(["git", *arguments], check=False, capture_output=True, text=True)
    return found.stdout.split("\n") if found.returncode == 0 else []


def changed_files() -> list[Path]:
    """Sources changed by the newest commit or not committed yet."""
    names = {*_git_lines("diff", "--name-only", "HEAD~1"), *_git_lines("ls-files", "--others", "--exclude-standard")}
    files = sorted(Path(name) for name in names if name.startswith("native/src/") and name.endswith(".cpp"))
    return [file for file in files if file.exists()][:MOST_CHANGED]


def all_files() -> list[Path]:
    return sorted(Path("native/src").rglob("*.cpp"))


def _tidy(build: Path, file: Path) -> tuple[Path, int, str]:
    command = ["clang-tidy", "-p", str(build), "--quiet", str(file)]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    return file, run.returncode, run.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=Path)
    parser.add_argument("--changed", action="store_true")
    options = parser.parse_args()
    files = changed_files() if options.changed else all_files()
    failed = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for file, code, output in pool.map(lambda file: _tidy(options.build, file), files):
            if code != 0:
                failed = True
                sys.stdout.write(f"{file}\n{output}\n")
    sys.stdout.write(f"clang-tidy read {len(files)} files\n")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
