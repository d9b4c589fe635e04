"""The archive that `make package` made: unpacked it speaks, and what it needs of a system is what every desktop has."""

from __future__ import annotations

import os
import subprocess
import tarfile
from pathlib import Path

import pytest

from linux.archive import FOLDER, OF_THE_MACHINE
from shared.where import OUT

pytestmark = pytest.mark.slow

SECONDS = 300.0
LOADER = ("linux-vdso.", "/lib")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = OUT / f"{FOLDER.name}-linux-{os.uname().machine}.tar.xz"
    assert file.exists(), "There is no archive: run `make package`."
    place = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(file) as archive:
        archive.extractall(place, filter="data")
    return place / FOLDER.name


def test_it_speaks_where_it_is_unpacked(unpacked: Path, tmp_path: Path) -> None:
    spoken = tmp_path / "boat.flac"
    for words, said in (
        (("speak", "The small boat drifted.", "-o", spoken), str(spoken)),
        (("verify", spoken), "mark"),
    ):
        command = ["env", "-i", f"HOME={tmp_path}", str(unpacked / "soundalike"), *map(str, words)]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS, cwd="/")
        assert done.returncode == 0, done.stderr
        assert said in done.stdout


def test_its_libraries_are_in_it_or_the_machines(unpacked: Path) -> None:
    inside = unpacked / "_internal"
    libraries = [path for path in inside.rglob("*.so*") if path.is_file()]
    assert any(path.name.startswith("libportaudio") for path in libraries)
    environment = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join({str(path.parent) for path in libraries})}
    shown = subprocess.run(["ldd", *map(str, libraries)], check=False, capture_output=True, text=True, env=environment)
    needed = [line.split() for line in shown.stdout.splitlines() if line.startswith("\t") and "statically" not in line]
    foreign = {
        row[0]
        for row in needed
        if not row[0].startswith((*LOADER, *OF_THE_MACHINE)) and not (len(row) > 2 and row[2].startswith(str(inside)))
    }
    # What the machine's own libraries bring along is its business.
    brought = {row[0] for row in needed if len(row) > 2 and not row[2].startswith(str(inside))}
    assert foreign <= _of_the_machines_own(brought)


def _of_the_machines_own(names: set[str]) -> set[str]:
    """What the machine's libraries among these are linked with, all the way."""
    own = [name for name in names if name.startswith(OF_THE_MACHINE)]
    known = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout.splitlines()
    paths = [line.rpartition(" => ")[2] for line in known if line.split()[:1] and line.split()[0] in own]
    shown = subprocess.run(["ldd", *paths], check=False, capture_output=True, text=True).stdout
    return {line.split()[0] for line in shown.splitlines() if line.startswith("\t")}
