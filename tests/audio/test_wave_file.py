"""WAV files: complete or not there at all."""

from __future__ import annotations

import errno
import os
import struct
import wave
from datetime import date
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
import soundfile

from soundalike.audio.file_errors import writing_error
from soundalike.audio.wave_file import SoundLabel, WaveFile, check_target, create_new_file
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError, SoundalikeError

LABEL = SoundLabel("Soundalike 9.9", "Zoë", date(2026, 9, 1), "greeting")
RAMP = np.linspace(-1, 1, 1001, dtype=np.float32)
NOT_ROOT = pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")


def write(path: Path, *chunks: Samples, label: SoundLabel = LABEL) -> None:
    """A complete file of `chunks` at 24 kHz."""
    with WaveFile(path, sample_rate=24_000, label=label) as file:
        for chunk in chunks:
            file.write(chunk)


def chunks_of(path: Path) -> dict[bytes, bytes]:
    """The chunks of a RIFF file by name; checks the sizes and the padding."""
    data = path.read_bytes()
    name, size, form = struct.unpack("<4sI4s", data[:12])
    assert (name, size, form) == (b"RIFF", len(data) - 8, b"WAVE")
    return _split(data[12:])


def _split(data: bytes) -> dict[bytes, bytes]:
    found: dict[bytes, bytes] = {}
    at = 0
    while at < len(data):
        name, size = struct.unpack("<4sI", data[at : at + 8])
        found[name] = data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
    assert at == len(data)
    return found


@pytest.mark.parametrize("name", ["plain.wav", "two words.wav", "Grüße 你好 🎙.wav", "-dash %s $(touch x).wav"])
def test_other_readers_read_it(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, RAMP[:500], RAMP[500:])
    samples, rate = soundfile.read(tmp_path / name, dtype="int16")
    assert rate == 24_000
    np.testing.assert_array_equal(samples, np.rint(RAMP.astype(np.float64) * 32767).astype(np.int16))
    with wave.open(str(tmp_path / name)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getnframes()) == (1, 2, len(RAMP))
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("title", ["odd", "even", ""])
def test_it_says_that_it_is_synthetic(tmp_path: Path, title: str) -> None:
    write(tmp_path / "a.wav", RAMP, label=SoundLabel("Soundalike 9.9", "Zoë", date(2026, 9, 1), title))
    information = chunks_of(tmp_path / "a.wav")[b"LIST"]
    assert information[:4] == b"INFO"
    entries = {name: text.rstrip(b"\0").decode() for name, text in _split(information[4:]).items()}
    assert entries == {
        b"INAM": title,
        b"IART": "Zoë",
        b"IGNR": "Synthetic speech",
        b"ISFT": "Soundalike 9.9",
        b"ICMT": "Synthetic speech in the voice 'Zoë', made by Soundalike 9.9 on 2026-09-01",
        b"ICRD": "2026-09-01",
    }


def test_an_older_file_stays_whole_until_the_new_one_is(tmp_path: Path) -> None:
    target = tmp_path / "a.wav"
    target.write_bytes(b"old")

    def stopped_on_the_way() -> None:
        with WaveFile(target, sample_rate=24_000, label=LABEL) as file:
            file.write(RAMP)
            assert target.read_bytes() == b"old"
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped_on_the_way()
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
    write(target, RAMP)
    assert chunks_of(target)[b"data"][:2] == struct.pack("<h", -32767)


def test_without_sound_it_is_an_empty_wav(tmp_path: Path) -> None:
    write(tmp_path / "a.wav")
    assert chunks_of(tmp_path / "a.wav")[b"data"] == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_at_once(tmp_path: Path) -> None:
    def full(path: Path) -> BinaryIO:
        create_new_file(path).close()
        return Path("/dev/full").open("wb", buffering=0)

    with pytest.raises(MissingError, match="room on the disk"):
        WaveFile(tmp_path / "a.wav", sample_rate=24_000, label=LABEL, create=full)
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_up_on_the_way(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    previous, handler = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1500, previous[1]))
        with (
            pytest.raises(MissingError, match="room on the disk"),
            WaveFile(tmp_path / "a.wav", sample_rate=24_000, label=LABEL) as file,
        ):
            file.write(RAMP)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)
        signal.signal(signal.SIGXFSZ, handler)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="no folder"):
        check_target(tmp_path / "absent" / "a.wav")


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "a.wav").mkdir()
    with pytest.raises(RefusedError, match="is a folder"):
        check_target(tmp_path / "a.wav")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="this system has no /dev/null")
def test_a_device_is_never_replaced(tmp_path: Path) -> None:
    link = tmp_path / "null.wav"
    link.symlink_to("/dev/null")
    with pytest.raises(RefusedError, match="ordinary file"):
        WaveFile(link, sample_rate=24_000, label=LABEL)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link = tmp_path / "a.wav"
    link.symlink_to(tmp_path / "there" / "b.wav")
    write(link, RAMP)
    assert link.is_symlink()
    assert len(chunks_of(tmp_path / "there" / "b.wav")[b"data"]) == 2 * len(RAMP)


@NOT_ROOT
def test_a_protected_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(RefusedError, match="protected"):
        check_target(tmp_path / "a.wav")
    tmp_path.chmod(0o700)


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, MissingError),
        (errno.EDQUOT, MissingError),
        (errno.ENOENT, MissingError),
        (errno.EACCES, RefusedError),
        (errno.EROFS, RefusedError),
        (errno.ENAMETOOLONG, RefusedError),
        (errno.EIO, SoundalikeError),
    ],
)
def test_every_fault_becomes_a_sentence_with_the_file(number: int, kind: type[SoundalikeError]) -> None:
    error = writing_error(OSError(number, os.strerror(number)), Path("a b.wav"))
    assert type(error) is kind
    assert "'a b.wav'" in str(error)
    assert str(error).endswith(".")


def test_too_long_a_name(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 300 + ".wav")
    with pytest.raises(SoundalikeError), WaveFile(path, sample_rate=24_000, label=LABEL):
        pass
    assert list(tmp_path.iterdir()) == []
