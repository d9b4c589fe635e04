"""Obtains the pinned ggml source: downloads the archive through pip, checks it, unpacks it, prints where it is.

Standard library only: it runs inside CMake's configure step.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path


def download(package: str, folder: Path) -> Path:
    """Lets pip put the source archive into `folder`; a fresh environment has pip as a module or as a program."""
    pip = shutil.which("pip3") or shutil.which("pip")
    commands = [[sys.executable, "-m", "pip"], *([[pip]] if pip else [])]
    for command in commands:
        arguments = [
            "download",
            "--quiet",
            "--no-deps",
            "--no-binary",
            package.split("==", maxsplit=1)[0],
            "--dest",
            str(folder),
            package,
        ]
        if subprocess.run([*command, *arguments], check=False, stdout=sys.stderr).returncode == 0:
            return next(folder.glob("*.tar.gz"))
    raise SystemExit(f"{package} could not be downloaded with pip; check the network, then configure again.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--package", required=True)
    parser.add_argument("--sha256", required=True)
    parser.add_argument("--archive", default="")
    parser.add_argument("--folder", type=Path, required=True)
    options = parser.parse_args()

    unpacked: Path = options.folder / options.sha256[:16]
    if not (unpacked / "complete").exists():
        shutil.rmtree(unpacked, ignore_errors=True)
        unpacked.mkdir(parents=True)
        archive = Path(options.archive) if options.archive else download(options.package, unpacked)
        found = hashlib.sha256(archive.read_bytes()).hexdigest()
        if found != options.sha256:
            raise SystemExit(f"{archive} isn't the pinned ggml archive: its SHA-256 is {found}.")
        with tarfile.open(archive) as bundle:
            bundle.extractall(unpacked, filter="data")
        (unpacked / "complete").touch()
    source = next(unpacked.glob("*/ggml"))
    sys.stdout.write(source.as_posix() + "\n")


if __name__ == "__main__":
    main()
