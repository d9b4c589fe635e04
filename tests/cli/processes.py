"""The command line over the fake parts, as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[2]
FAKE_PROGRAM = [sys.executable, "-m", "tests.cli.fake_program"]


def environment(**changes: str) -> Mapping[str, str]:
    """This process's, with the places it imports from."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]), **changes}


def run_program(*arguments: str, cwd: Path, stdin: bytes = b"", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Run to the end, in the folder `cwd`, with changes to the environment."""
    return subprocess.run(
        [*FAKE_PROGRAM, *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        env=environment(**changes),
        timeout=60,
        check=False,
    )


def start_program(*arguments: str, cwd: Path, stdout: IO[Any] | int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """Start and return at once."""
    return subprocess.Popen(
        [*FAKE_PROGRAM, *arguments], cwd=cwd, stdout=stdout, stderr=subprocess.PIPE, env=environment()
    )
