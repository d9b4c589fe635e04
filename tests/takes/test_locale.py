"""Where numbers have a decimal comma the same is kept and exported (case SYS-01)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.end_to_end.test_locale import LOCALE, ROOT, make_locale


def exported_in(name: str, locales: Path, folder: Path) -> tuple[str, str]:
    """The decimal mark and the checksum of what was written."""
    home = folder / "home"
    out = folder / "out"
    home.mkdir(parents=True)
    out.mkdir()
    process = subprocess.run(
        [sys.executable, "-m", "tests.takes.exporting_program", str(out)],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": name, "LOCPATH": str(locales), "SOUNDALIKE_HOME": str(home)},
        capture_output=True,
        text=True,
        check=True,
    )
    mark, checksum = process.stdout.split()
    return mark, checksum


def test_a_decimal_comma_changes_nothing(tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    locales.mkdir()
    make_locale(locales)
    dot, plain = exported_in("C.UTF-8", locales, tmp_path / "plain")
    comma, german = exported_in(LOCALE, locales, tmp_path / "german")
    assert (dot, comma) == (".", ",")
    assert german == plain
