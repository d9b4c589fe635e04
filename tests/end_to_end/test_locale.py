"""The same sound where numbers have a decimal comma (SYS-01)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.end_to_end

ROOT = Path(__file__).parents[2]
LOCALE = "de_DE.UTF-8"


def make_locale(folder: Path) -> None:
    """German as glibc's own tool compiles it, in a folder of this test; the system needs no change."""
    compiler = shutil.which("localedef")
    if compiler is None:
        pytest.skip("there is no localedef here")
    made = subprocess.run(
        [compiler, "-i", "de_DE", "-f", "UTF-8", str(folder / LOCALE)], capture_output=True, check=False
    )
    if made.returncode != 0:
        pytest.skip("the sources of the German locale aren't installed (Debian's package locales)")


def speak_in(name: str, locales: Path) -> tuple[str, str]:
    """The decimal mark and the checksum of the sound, in a process of its own."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.end_to_end.speak_in_locale"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": name, "LOCPATH": str(locales)},
        capture_output=True,
        text=True,
        check=True,
    )
    mark, checksum = process.stdout.split()
    return mark, checksum


def test_a_decimal_comma_changes_nothing(tmp_path: Path) -> None:
    make_locale(tmp_path)

    dot, plain = speak_in("C", tmp_path)
    comma, german = speak_in(LOCALE, tmp_path)

    assert (dot, comma) == (".", ",")
    assert german == plain
