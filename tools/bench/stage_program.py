"""A program that measures stages: JSON lines out, a pass for every line in (see native/bench/stage_bench.cpp)."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

PASS_ENDS = "pass"


class StageProgram:
    """One running child. Its first answer is how long it took to open its files."""

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if "-m" in command else None,  # the official classes draw progress bars there
            text=True,
            cwd=folder,
            env=environment,
        )
        _, self.opening = self._read()

    def run_pass(self) -> dict[str, float]:
        """Milliseconds of each stage, for one pass over all of them."""
        assert self._child.stdin is not None
        self._child.stdin.write("\n")
        self._child.stdin.flush()
        stages: dict[str, float] = {}
        while True:
            stage, milliseconds = self._read()
            if stage == PASS_ENDS:
                return stages
            stages[stage] = milliseconds

    def finish(self) -> float:
        """Ends the program; returns its peak memory in MB."""
        assert self._child.stdin is not None
        self._child.stdin.close()
        _, megabytes = self._read()
        self._child.wait()
        return megabytes

    def _read(self) -> tuple[str, float]:
        """The next stage with its milliseconds, or the memory in MB. Lines of others are passed over."""
        assert self._child.stdout is not None
        for line in self._child.stdout:
            if line.startswith("{"):
                answer = json.loads(line)
                return answer["stage"], answer.get("microseconds", answer.get("kilobytes")) / 1000
        raise SystemExit(f"{self._child.args!r} ended with code {self._child.wait()} before it was done.")
