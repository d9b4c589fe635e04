"""The Debian package that `make package` made: its size, where it searches for libraries, what checkers say of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from linux.deb import ARCHITECTURES, TREE
from linux.tree import HOUSE
from shared.where import IDENTIFIER, OUT, program_version

pytestmark = pytest.mark.slow

MOST_BYTES = 200_000_000
"""What it may take on a disk, unpacked; docs/packaging.md says what each part weighs."""
SHARE = TREE / "usr" / "share"


@pytest.fixture(scope="module")
def deb() -> Path:
    found = OUT / f"soundalike_{program_version()}_{ARCHITECTURES[os.uname().machine]}.deb"
    assert found.exists(), "There is no Debian package: run `make package`."
    return found


def said(*command: str) -> str:
    """What a program prints that must end well."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} isn't installed")
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_installed_it_takes_less_than_200_megabytes(deb: Path, tmp_path: Path) -> None:
    said("dpkg-deb", "--extract", str(deb), str(tmp_path))
    taken = int(said("du", "--summarize", "--block-size=1", str(tmp_path)).split()[0])
    assert taken < MOST_BYTES
    assert abs(int(said("dpkg-deb", "--field", str(deb), "Installed-Size")) * 1024 - taken) < MOST_BYTES / 100


def test_no_library_searches_outside_of_the_program(deb: Path) -> None:
    libraries = [str(path) for path in (TREE / HOUSE).rglob("*.so*") if path.is_file() and not path.is_symlink()]
    assert len(libraries) > 50
    lines = said("readelf", "--dynamic", *libraries).splitlines()
    searched = [re.sub(r".*\[(.*)\]", r"\1", line) for line in lines if "(RPATH)" in line or "(RUNPATH)" in line]
    assert searched
    assert {place for places in searched for place in places.split(":") if not place.startswith("$ORIGIN")} == set()


def test_lintian_finds_nothing(deb: Path) -> None:
    assert said("lintian", "--no-cfg", "--allow-root", "--fail-on", "error,warning", str(deb)) == ""


def test_the_desktops_checkers_find_nothing_wrong(deb: Path) -> None:
    said("desktop-file-validate", str(SHARE / "applications" / "soundalike.desktop"))
    said("appstreamcli", "validate", "--no-net", str(SHARE / "metainfo" / f"{IDENTIFIER}.metainfo.xml"))
