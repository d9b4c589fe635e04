"""Hours of sound in bounded memory (case IMP-20)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from soundalike.audio.media import read_clip
from soundalike.audio.media.prepare import prepare_clip
from soundalike.audio.media.recording import IN_MEMORY_BYTES, SampleStore
from soundalike.errors import MissingError
from tests.audio.media import material

MEASURE = """
import sys
from pathlib import Path
from soundalike.audio.media import prepare_clip
prepared = prepare_clip(Path(sys.argv[1]))
status = Path("/proc/self/status").read_text()
highest = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))
print(prepared.source_seconds, prepared.seconds, highest // 1024)
"""


needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system has no /proc")


def measure(path: Path) -> tuple[float, float, float]:
    """Length, seconds that were chosen, and the highest memory in MB of a process that did it.

    By /proc: what `getrusage` tells begins with the memory of the process that started this one.
    """
    said = subprocess.run([sys.executable, "-c", MEASURE, str(path)], check=True, stdout=subprocess.PIPE, timeout=900)
    length, chosen, memory = (float(word) for word in said.stdout.split())
    return length, chosen, memory


def long_file(path: Path, length: int) -> Path:
    speech = material.write(path.with_name("speech.wav"), material.spoken())
    material.run_ffmpeg("-i", str(speech), "-af", f"apad=whole_dur={length}", "-compression_level", "0", str(path))
    return path


@needs_proc
def test_a_quarter_of_an_hour(tmp_path: Path) -> None:
    length, chosen, memory = measure(long_file(tmp_path / "a.flac", 900))
    assert (length, memory < 300) == (900.0, True)
    assert 10.0 <= chosen <= 15.0


@needs_proc
@pytest.mark.slow
def test_two_hours(tmp_path: Path) -> None:
    length, chosen, memory = measure(long_file(tmp_path / "a.flac", 7200))
    assert (length, memory < 500) == (7200.0, True)
    assert 10.0 <= chosen <= 15.0


def test_what_goes_beyond_the_limit_is_left_and_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_clip, "LONGEST_SECONDS", 12)
    for name in ("a.wav", "a.mp3"):
        sound = material.joined(material.spoken(), material.spoken())
        prepared = prepare_clip(material.encode(tmp_path / name, sound))
        assert prepared.source_seconds == pytest.approx(12.0, abs=0.01)
        assert any("The file is long" in note for note in prepared.notes)


def test_long_clips_go_to_a_nameless_file_that_goes_away(tmp_path: Path) -> None:
    block = material.spoken()[: 1 << 17, None]
    with SampleStore(1, tmp_path) as store:
        for _ in range(IN_MEMORY_BYTES // block.nbytes + 3):
            store.append(block)
        assert (store.read(5 << 17, 100) == block[:100]).all()
        assert len(store.read(store.frames - 10, 100)) == 10
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SampleStore(1, tmp_path)

    def full(_data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store._file, "write", full, raising=False)
    with pytest.raises(MissingError, match="There isn't room on the disk"):
        store.append(material.spoken()[:, None])
    store.close()
