"""What somebody at the window waits for: `python -m tools.bench.window`.

On Linux, with a display and a sound server of its own.

Opening, the first sound after the key, and the longest time that the window didn't answer while a paragraph was typed,
made, heard again and exported, each time with a new home. Nothing here passes or fails.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.end_to_end.display import display
from tests.end_to_end.sound_server import PROGRAMS, sound_server

ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(description="Times of the window.")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    if any(shutil.which(program) is None for program in (*PROGRAMS, "Xvfb")):
        sys.stdout.write("Needs PulseAudio's programs and Xvfb (apt: pulseaudio pulseaudio-utils xvfb).\n")
        return
    folder = tempfile.TemporaryDirectory(prefix="sound")
    with folder, sound_server(Path(folder.name)) as server, display() as name:
        environment = {**os.environ, **server.environment, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
        seen = [_round(environment) for _ in range(rounds)]
    _print(seen)


def _round(environment: dict[str, str]) -> dict[str, Any]:
    """A window from its start to its end."""
    with tempfile.TemporaryDirectory() as folder:
        out, home, exported = (Path(folder) / name for name in ("seen.json", "home", "out"))
        exported.mkdir()
        began = time.time()
        subprocess.run(
            [sys.executable, "-m", "tests.end_to_end.window_driver", "paragraph", str(out)],
            env={**environment, "SOUNDALIKE_HOME": str(home), "EXPORT_TO": str(exported)},
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        seen: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
        return {**seen, "opening": seen["shown_at"] - began}


def _print(seen: list[dict[str, Any]]) -> None:
    rows = (
        ("opening, to a window that answers, s", [one["opening"] for one in seen]),
        ("first sound after the key, the model not yet loaded, s", [one["first"]["first"] for one in seen]),
        ("first sound of what is kept already, s", [one["second"]["first"] for one in seen]),
        ("longest time without an answer, ms", [1000 * one["heartbeat"] for one in seen]),
        ("times that sound wasn't made in time", [float(one["second"]["underruns"]) for one in seen]),
        ("closing, s", [one["closing_seconds"] for one in seen]),
    )
    sys.stdout.write(f"| the window, {len(seen)} times | median | longest |\n|---|---|---|\n")
    for title, values in rows:
        sys.stdout.write(f"| {title} | {statistics.median(values):.2f} | {max(values):.2f} |\n")


if __name__ == "__main__":
    main()
