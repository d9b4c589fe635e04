"""Takes as files: where and as the person said, all of them or none."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from soundalike.audio.loudness import LoudnessMeter
from soundalike.audio.sound_formats import FORMATS, SoundFormat
from soundalike.engine.mark import Mark
from soundalike.engine.types import Samples
from soundalike.errors import CancelledError, MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.models.mark import find_mark
from soundalike.takes import TakeStore
from soundalike.takes.export import Export, ExportRequest, ExportResult
from soundalike.takes.replay import playables, replay
from tests.audio.test_sound_formats import AWKWARD, files_up_to
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, tone
from tests.speech.test_speaker import sound_of
from tests.takes.fake_speech import here, open_store, pieces_of, spoken_document

TEXT = "one two three\nfour five six seven\n声音 eight"
WAV = SoundFormat("wav", "24")


class FakeMarker:
    """Changes the gain, and says that it was asked."""

    def __init__(self) -> None:
        self.gains: list[float] = []

    def apply(self, samples: npt.ArrayLike, *, gain: float = 1.0) -> Samples:
        self.gains.append(gain)
        return (np.asarray(samples, np.float32) * gain).astype(np.float32)


def no_marker() -> FakeMarker:
    raise AssertionError("nothing is changed, so nothing is marked")


@pytest.fixture
def store() -> Iterator[TakeStore]:
    with open_store() as opened:
        yield opened


@pytest.fixture
def request_(store: TakeStore, tmp_path: Path) -> ExportRequest:
    """All of a document as `Walk.wav`."""
    sentences = store.documents.sentences(spoken_document(store, TEXT))
    return ExportRequest(tuple(playables(sentences)), tmp_path, "Walk", WAV)


def run(store: TakeStore, request: ExportRequest) -> ExportResult:
    return Export(store.takes, request).run(no_marker)


def heard(store: TakeStore, request: ExportRequest) -> Samples:
    return sound_of(list(replay(store.takes, request.parts)))


@pytest.mark.parametrize("sound_format", FORMATS, ids=lambda known: f"{known.container}-{known.encoding}")
def test_the_whole_is_what_was_heard(store: TakeStore, request_: ExportRequest, sound_format: SoundFormat) -> None:
    request = replace(request_, sound_format=sound_format)
    export = Export(store.takes, request)
    result = export.run(no_marker)
    (path,) = result.files
    assert path == request.folder / f"Walk{sound_format.suffix}"
    samples, rate = soundfile.read(path, dtype="float32")
    assert (rate, len(samples)) == (SAMPLE_RATE, len(heard(store, request)))
    assert result.seconds == len(samples) / rate
    assert result.notices == ()
    assert path.stat().st_size <= export.largest_bytes
    if sound_format.encoding in ("24", "float"):
        np.testing.assert_allclose(samples, heard(store, request), atol=2**-22)


def test_a_file_a_sentence(store: TakeStore, request_: ExportRequest) -> None:
    result = run(store, replace(request_, a_file_a_sentence=True))
    assert [path.name for path in result.files] == ["Walk 01.wav", "Walk 02.wav", "Walk 03.wav"]
    for path, part in zip(result.files, request_.parts, strict=True):
        samples, _ = soundfile.read(path, dtype="float32")
        np.testing.assert_allclose(samples, store.takes.whole_sound(part.take.id), atol=2**-22)


def test_captions_say_when_each_sentence_sounds(store: TakeStore, request_: ExportRequest) -> None:
    result = run(store, replace(request_, captions=("srt", "vtt")))
    assert [path.suffix for path in result.files] == [".wav", ".srt", ".vtt"]
    said = result.files[1].read_text(encoding="utf-8")
    assert re.findall(r"\n(\D[^\n]+)\n", said) == ["one two three", "four five six seven", "声音 eight"]
    starts = [
        int(minutes) * 60 + float(f"{seconds}.{thousandths}")
        for minutes, seconds, thousandths in re.findall(r"00:(\d\d):(\d\d),(\d{3}) -->", said)
    ]
    samples = heard(store, request_)
    for start in starts[1:]:
        at = round(start * SAMPLE_RATE)
        assert not samples[at - 1000 : at - 30].any()
        assert samples[at + 30 : at + 1000].any()


def test_captions_of_every_sentence_begin_at_zero(store: TakeStore, request_: ExportRequest) -> None:
    result = run(store, replace(request_, a_file_a_sentence=True, captions=("srt",)))
    assert len(result.files) == 6
    for path in result.files[1::2]:
        assert path.read_text(encoding="utf-8").startswith("1\n00:00:00,000 --> ")


def test_the_tags_say_what_it_is(store: TakeStore, request_: ExportRequest) -> None:
    request = replace(request_, sound_format=SoundFormat("flac", "24"), title="Grüße")
    with soundfile.SoundFile(run(store, request).files[0]) as file:
        assert (file.title, file.artist, file.genre) == ("Grüße", "Zoë", "Synthetic speech")


@pytest.mark.parametrize("target", [-16.0, -23.0, -14.0])
def test_loudness_is_changed_as_a_whole_and_marked_again(
    store: TakeStore, request_: ExportRequest, target: float
) -> None:
    marker = FakeMarker()
    result = Export(store.takes, replace(request_, loudness=target)).run(lambda: marker)
    samples, _ = soundfile.read(result.files[0], dtype="float32")
    meter = LoudnessMeter(SAMPLE_RATE)
    meter.push(samples)
    assert result.loudness == pytest.approx(meter.loudness(), abs=0.01)
    assert meter.loudness() == pytest.approx(target, abs=0.01)
    assert len(set(marker.gains)) == 1
    assert len(marker.gains) == len(request_.parts)


def test_what_would_clip_is_made_as_loud_as_it_can_be(store: TakeStore, tmp_path: Path) -> None:
    engine = FakeEngine(lambda tokens, options: [tone(2.0) * np.float32(0.2), tone(0.01)])
    sentences = store.documents.sentences(spoken_document(store, TEXT, engine))
    request = ExportRequest(tuple(playables(sentences)), tmp_path, "Walk", WAV, loudness=-12.0)
    result = Export(store.takes, request).run(FakeMarker)
    samples, _ = soundfile.read(result.files[0], dtype="float32")
    assert np.abs(samples).max() == pytest.approx(10 ** (-1 / 20), abs=1e-4)
    assert len(result.notices) == 1
    assert "as loud as it can be" in result.notices[0]


def test_with_the_real_mark_the_loudness_is_right_and_the_mark_is_there(
    store: TakeStore, request_: ExportRequest
) -> None:
    with Mark.open(find_mark()) as mark:
        result = Export(store.takes, replace(request_, loudness=-16.0)).run(lambda: mark)
        samples, _ = soundfile.read(result.files[0], dtype="float32")
        meter = LoudnessMeter(SAMPLE_RATE)
        meter.push(samples)
        assert meter.loudness() == pytest.approx(-16.0, abs=0.3)
        assert mark.detect(samples).verdict == "marked"


def test_chosen_takes_are_exported_and_old_ones_are_told(store: TakeStore, tmp_path: Path) -> None:
    document = spoken_document(store, TEXT)
    edited = TEXT.replace("five", "nine")
    sentences = store.documents.arrange(document, edited, pieces_of(edited))
    result = run(store, ExportRequest(tuple(playables(sentences)), tmp_path, "a", WAV))
    assert result.notices == ("A sentence was edited after it was spoken; its old words are in the file.",)


@pytest.mark.parametrize("name", AWKWARD)
def test_the_name_is_the_one_that_was_typed(store: TakeStore, request_: ExportRequest, name: str) -> None:
    result = run(store, replace(request_, name=name, captions=("srt",)))
    assert [path.name for path in result.files] == [f"{name}.wav", f"{name}.srt"]
    assert sorted(os.listdir(request_.folder)) == sorted(path.name for path in result.files)  # noqa: PTH208


def test_a_name_with_a_slash_stays_in_the_folder_and_it_is_told(store: TakeStore, request_: ExportRequest) -> None:
    result = run(store, replace(request_, name="../a/b"))
    assert result.files == (request_.folder / ".._a_b.wav",)
    assert "'.._a_b.wav'" in result.notices[0]


def test_a_name_that_is_too_long_has_its_numbers_all_the_same(store: TakeStore, request_: ExportRequest) -> None:
    result = run(store, replace(request_, name="声" * 200, a_file_a_sentence=True, captions=("vtt",)))
    assert len({path.name for path in result.files}) == 6
    assert all(path.exists() for path in result.files)
    assert "called" in result.notices[0]


def test_nothing_is_replaced_without_being_told(store: TakeStore, request_: ExportRequest) -> None:
    existing = request_.folder / "Walk.srt"
    existing.write_text("mine", encoding="utf-8")
    request = replace(request_, captions=("srt",))
    assert Export(store.takes, request).existing() == [existing]
    with pytest.raises(RefusedError, match=r"'[^']*Walk\.srt' already"):
        run(store, request)
    assert existing.read_text(encoding="utf-8") == "mine"
    assert list(request_.folder.iterdir()) == [existing]
    assert len(run(store, replace(request, overwrite=True)).files) == 2


def check_untouched(folder: Path) -> None:
    assert [entry.name for entry in folder.iterdir()] == ["old.wav"]
    assert (folder / "old.wav").read_bytes() == b"old"


@pytest.mark.parametrize("a_file_a_sentence", [False, True])
def test_on_a_full_disk_the_folder_stays_as_it_was(
    store: TakeStore, request_: ExportRequest, a_file_a_sentence: bool
) -> None:
    (request_.folder / "old.wav").write_bytes(b"old")
    request = replace(request_, name="old", overwrite=True, a_file_a_sentence=a_file_a_sentence)
    with files_up_to(30_000), pytest.raises(MissingError, match="room on the disk"):
        run(store, request)
    check_untouched(request_.folder)


def test_room_is_looked_for_before(store: TakeStore, request_: ExportRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: shutil._ntuple_diskusage(10**6, 10**6, 10**4))
    with pytest.raises(MissingError, match=r"The export needs 0\.\d MB, and the disk of .* has 0\.0 MB free"):
        Export(store.takes, request_).check()


def test_stopping_leaves_the_folder_as_it_was(store: TakeStore, request_: ExportRequest) -> None:
    told: list[float] = []
    request = replace(request_, loudness=-16.0, a_file_a_sentence=True)
    with pytest.raises(CancelledError):
        Export(store.takes, request).run(FakeMarker, on_progress=told.append, cancelled=lambda: len(told) > 4)
    assert list(request_.folder.iterdir()) == []
    assert told == sorted(told)
    told.clear()
    Export(store.takes, request).run(FakeMarker, on_progress=told.append)
    assert told[-1] == 1.0


def test_a_lost_sound_leaves_the_folder_as_it_was(store: TakeStore, request_: ExportRequest) -> None:
    (here().takes_dir / f"{request_.parts[2].take.uid}.flac").unlink()
    for request in (request_, replace(request_, a_file_a_sentence=True), replace(request_, loudness=-16.0)):
        with pytest.raises(SoundalikeError, match="is gone"):
            Export(store.takes, request).run(FakeMarker)
    assert list(request_.folder.iterdir()) == []


def test_a_folder_that_vanishes_on_the_way_is_told(store: TakeStore, request_: ExportRequest) -> None:
    """Case EXP-01."""
    request = replace(request_, folder=request_.folder / "there", captions=("srt",))
    request.folder.mkdir()

    def vanish(_fraction: float) -> None:
        shutil.rmtree(request.folder, ignore_errors=True)

    with pytest.raises(MissingError, match="there"):
        Export(store.takes, request).run(no_marker, on_progress=vanish)
    assert not request.folder.exists()


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="there is no second file system here")
def test_another_disk_is_as_good(store: TakeStore, request_: ExportRequest) -> None:
    """Case EXP-01."""
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        (path,) = run(store, replace(request_, folder=Path(folder))).files
        assert path.parent == Path(folder)
        assert soundfile.info(path).frames == len(heard(store, request_))


def test_a_folder_that_is_gone_is_told(store: TakeStore, request_: ExportRequest) -> None:
    with pytest.raises(MissingError, match="no folder"):
        run(store, replace(request_, folder=request_.folder / "gone"))


def test_what_makes_no_sense_is_refused(store: TakeStore, request_: ExportRequest) -> None:
    for bad in (replace(request_, parts=()), replace(request_, name=" "), replace(request_, loudness=0.0)):
        with pytest.raises(UsageError):
            Export(store.takes, bad)
