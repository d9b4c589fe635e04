"""Where numbers have a decimal comma, the window asks for the same and keeps the same (case SYS-01)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.end_to_end.test_locale import LOCALE, ROOT, make_locale


def typed_in(name: str, locales: Path, home: Path) -> tuple[str, str]:
    """The decimal mark, and everything else."""
    process = subprocess.run(
        [sys.executable, "-m", "tests.ui.typing_program"],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
            "LC_ALL": name,
            "LOCPATH": str(locales),
            "SOUNDALIKE_HOME": str(home),
        },
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    mark, rest = process.stdout.split("\n", 1)
    return mark, rest


def test_both_ways_of_typing_a_number_give_the_same_everywhere(tmp_path: Path) -> None:
    make_locale(tmp_path)
    dot, plain = typed_in("C.UTF-8", tmp_path, tmp_path / "plain")
    comma, german = typed_in(LOCALE, tmp_path, tmp_path / "german")
    assert (dot, comma) == (".", ",")
    assert "0,85×" in german, "what is only shown has the language's own sign"
    assert german.replace("0,85×", "0.85×") == plain
    assert "temperature=0.8, top_p=0.9, top_k=None, repetition_penalty=1.25" in plain
    assert "['0.85×', '0.80', '0.90', '1.25']" in plain
    assert "temperature = 0.8" in plain
    assert "speed = 0.85" in plain
