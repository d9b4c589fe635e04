"""Every container: what goes in comes out, whole or not at all, and it says what it is."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
import soundfile

from soundalike.audio.mp3_file import id3_tag
from soundalike.audio.new_file import check_room, create_new_file
from soundalike.audio.new_sound import NewSound
from soundalike.audio.sound_formats import FORMATS, SUFFIXES, SoundFormat, describe, format_of, open_sound
from soundalike.audio.sound_label import SoundLabel
from soundalike.audio.wave_file import WaveFile
from soundalike.engine.types import Samples
from soundalike.errors import MissingError, RefusedError, SoundalikeError, UsageError
from tests.speech.fake_engine import SAMPLE_RATE, tone

LABEL = SoundLabel("Soundalike 9.9", "Zoë 声音", date(2026, 9, 1), "Grüße")
COMMENT = "Synthetic speech in the voice 'Zoë 声音', made by Soundalike 9.9 on 2026-09-01"
LOSSLESS = {
    SoundFormat("wav", "16"): 2**-15,
    SoundFormat("wav", "24"): 2**-23,
    SoundFormat("wav", "float"): 0.0,
    SoundFormat("flac", "16"): 2**-15,
    SoundFormat("flac", "24"): 2**-23,
}
AWKWARD = (
    "with space",
    "-dash first",
    "colon: in name",
    "percent %03d",
    "quote ' and \" mark",
    "hash#and&amp",
    "ünïcödé – 声音 – голос",
    "emoji 🎤",
    "file;rm",
    "$(touch x)",
    "pipe|name",
    "trailing dot.",
    "n" * 200,
    "[brackets]*",
    "two.dots.v2",
)

every_format = pytest.mark.parametrize("sound_format", FORMATS, ids=lambda known: f"{known.container}-{known.encoding}")


def noise(seconds: float) -> Samples:
    """What no codec makes small."""
    return np.random.default_rng(5).uniform(-1, 1, round(seconds * SAMPLE_RATE)).astype(np.float32)


def write(path: Path, sound_format: SoundFormat, sound: Samples, *, overwrite: bool = True) -> None:
    """A complete file, written in uneven parts."""
    with open_sound(path, sound_format, sample_rate=SAMPLE_RATE, label=LABEL, overwrite=overwrite) as file:
        for part in np.array_split(sound, 7):
            file.write(part)
    assert file.samples == len(sound)


@every_format
def test_what_is_written_is_read_back(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    sound = tone(2.001)
    write(path, sound_format, sound)
    read, rate = soundfile.read(path, dtype="float64")
    assert (rate, len(read)) == (SAMPLE_RATE, len(sound))
    if sound_format in LOSSLESS:
        np.testing.assert_allclose(read, sound, rtol=0, atol=LOSSLESS[sound_format])
    else:
        middle = slice(SAMPLE_RATE // 2, -SAMPLE_RATE // 2)
        error = np.square(read[middle] - sound[middle]).mean()
        assert error < 3e-3 * np.square(sound[middle]).mean()
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


@every_format
def test_it_says_that_it_is_synthetic(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    write(path, sound_format, tone(0.5))
    with soundfile.SoundFile(path) as file:
        told = file.copy_metadata()
    if sound_format.container == "mp3":  # libsndfile reads ID3 texts as Latin-1
        assert path.read_bytes().startswith(id3_tag(LABEL))
        assert COMMENT.encode("utf-16-le") in path.read_bytes()
        return
    assert (told["title"], told["artist"], told["genre"]) == ("Grüße", "Zoë 声音", "Synthetic speech")
    assert (told["comment"], told["date"]) == (COMMENT, "2026-09-01")
    assert told["software"].startswith("Soundalike 9.9")


def test_other_programs_read_the_tag_of_an_mp3(tmp_path: Path) -> None:
    from shutil import which  # noqa: PLC0415

    if which("ffprobe") is None:
        pytest.skip("there is no ffprobe here")
    path = tmp_path / "a.mp3"
    write(path, SoundFormat("mp3", "lossy"), tone(0.5))
    said = subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "format_tags", path], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {"TAG:title=Grüße", "TAG:artist=Zoë 声音", f"TAG:comment={COMMENT}", "TAG:date=2026-09-01"} <= set(said)


@every_format
def test_its_largest_size_is_never_exceeded(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    sound = noise(20.0)
    write(path, sound_format, sound)
    assert path.stat().st_size <= sound_format.largest_size(len(sound), SAMPLE_RATE)


@every_format
def test_without_sound_there_is_no_file_but_an_empty_wav(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    if sound_format.container == "wav":
        write(path, sound_format, np.zeros(0, np.float32))
        assert soundfile.info(path).frames == 0
        return
    with pytest.raises(SoundalikeError, match="no sound to write"):
        write(path, sound_format, np.zeros(0, np.float32))
    assert list(tmp_path.iterdir()) == []


@every_format
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_a_sample_that_isnt_a_number_is_refused(tmp_path: Path, sound_format: SoundFormat, bad: float) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    path.write_bytes(b"old")
    with pytest.raises(SoundalikeError, match="isn't a number"):
        write(path, sound_format, np.array([0.1, bad] * 8, np.float32))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@every_format
def test_beyond_full_scale_is_clipped_and_never_wraps(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    write(path, sound_format, np.full(SAMPLE_RATE, 1.5, np.float32))
    read, _ = soundfile.read(path, dtype="float32")
    if sound_format in LOSSLESS:
        assert read.min() >= 0.99


@pytest.mark.parametrize("name", AWKWARD)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_the_name_is_the_one_that_was_typed(tmp_path: Path, name: str, suffix: str) -> None:
    path = tmp_path / f"{name}{suffix}"
    write(path, format_of(path), tone(0.1))
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
    assert soundfile.info(path).samplerate == SAMPLE_RATE


@contextmanager
def files_up_to(n_bytes: int) -> Iterator[None]:
    """A disk on which no file grows larger."""
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    previous, handler = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (n_bytes, previous[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, previous)
        signal.signal(signal.SIGXFSZ, handler)


@every_format
def test_on_a_full_disk_the_old_file_stays_and_it_is_said(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    path.write_bytes(b"old")
    with files_up_to(4000), pytest.raises(MissingError, match="room on the disk"):
        write(path, sound_format, noise(5.0))
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@every_format
def test_an_error_on_the_way_leaves_the_folder_as_it_was(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"

    def stopped_on_the_way() -> None:
        with open_sound(path, sound_format, sample_rate=SAMPLE_RATE, label=LABEL) as file:
            file.write(tone(1.0))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped_on_the_way()
    assert list(tmp_path.iterdir()) == []


@every_format
def test_an_existing_file_is_replaced_only_when_told(tmp_path: Path, sound_format: SoundFormat) -> None:
    path = tmp_path / f"a{sound_format.suffix}"
    path.write_bytes(b"old")
    with pytest.raises(RefusedError, match="already"):
        write(path, sound_format, tone(0.1), overwrite=False)
    assert path.read_bytes() == b"old"
    write(path, sound_format, tone(0.1))
    assert path.read_bytes() != b"old"


def test_a_file_that_appears_meanwhile_isnt_replaced_either(tmp_path: Path) -> None:
    path = tmp_path / "a.wav"

    def meanwhile() -> None:
        with open_sound(path, FORMATS[0], sample_rate=SAMPLE_RATE, label=LABEL, overwrite=False) as file:
            file.write(tone(0.1))
            path.write_bytes(b"somebody else's")

    with pytest.raises(RefusedError, match="already"):
        meanwhile()
    assert path.read_bytes() == b"somebody else's"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_vanishes_meanwhile_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()

    def meanwhile() -> None:
        with open_sound(folder / "a.flac", FORMATS[3], sample_rate=SAMPLE_RATE, label=LABEL) as file:
            file.write(tone(0.1))
            for entry in folder.iterdir():
                entry.unlink()
            folder.rmdir()

    with pytest.raises(MissingError, match="folder is gone"):
        meanwhile()


class _Sparse:
    """A file in which long runs of zeros are holes."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, data: memoryview) -> int:
        if len(data) < 1_000_000:
            return self._file.write(data)
        end = self._file.seek(len(data), os.SEEK_CUR)
        self._file.truncate(end)
        return len(data)

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


@pytest.mark.parametrize(("gigabytes", "kind"), [(2.2, "WAV"), (4.4, "RF64")])
def test_past_4_gb_a_wav_becomes_an_rf64(tmp_path: Path, gigabytes: float, kind: str) -> None:
    path = tmp_path / "a.wav"
    block = np.zeros(16_000_000, np.float32)
    blocks = round(gigabytes * 1e9 / block.nbytes)

    def create(path: Path) -> BinaryIO:
        return _Sparse(create_new_file(path))  # type: ignore[return-value]

    with WaveFile(path, sample_rate=SAMPLE_RATE, label=LABEL, encoding="float", create=create) as file:
        for _ in range(blocks):
            file.write(block)
        file.write(tone(0.1))
    with soundfile.SoundFile(path) as read:
        assert (read.format, read.frames) == (kind, blocks * len(block) + 2400)
        read.seek(-2400, os.SEEK_END)
        np.testing.assert_array_equal(read.read(dtype="float32"), tone(0.1))
    with path.open("rb") as written:
        assert written.read(4) == (b"RIFF" if kind == "WAV" else b"RF64")


def test_the_suffix_says_the_format() -> None:
    assert format_of(Path("a.b.FLAC")) == SoundFormat("flac", "16")
    assert format_of(Path("Opus.opus")).container == "opus"
    assert describe(SoundFormat("wav", "24")) == "24-bit"
    for name in ("a", "a.aac", ".wav", "wav"):
        with pytest.raises(UsageError, match=r"\.wav, \.flac, \.mp3, \.opus or \.ogg"):
            format_of(Path(name))


def test_room_is_looked_for_before(tmp_path: Path) -> None:
    check_room(tmp_path, 1, "The export")
    with pytest.raises(MissingError, match=r"The export needs 1000000000\.0 MB"):
        check_room(tmp_path, 10**15, "The export")


def test_every_writer_is_registered() -> None:
    assert {type(known) for known in FORMATS} == {SoundFormat}
    assert issubclass(WaveFile, NewSound)
    assert SUFFIXES == (".wav", ".flac", ".mp3", ".opus", ".ogg")
