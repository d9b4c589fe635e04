"""From any file to a clip: the cases of what people have in their clips (REF)."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media import ClipOptions, ClipRefusedError, PreparedClip, analyse_clip, prepare_clip
from soundalike.audio.media.prepare import prepare_window
from soundalike.errors import CancelledError
from tests.audio.media import material
from tests.audio.media.material import joined, rms, seconds, silence, spoken


def checked(prepared: PreparedClip) -> PreparedClip:
    """What holds for every prepared clip."""
    assert prepared.samples.dtype == np.float32
    assert prepared.samples.shape == prepared.original.shape
    assert prepared.sample_rate == 24_000
    assert 5.0 < prepared.seconds <= 20.0
    assert np.isfinite(prepared.samples).all()
    assert np.abs(prepared.samples).max() <= 1.0
    assert json.loads(json.dumps(prepared.to_json()))["verdict"]["state"] in ("good", "warning")
    assert prepared.clean in prepared.report()
    return prepared


@pytest.mark.parametrize(("length", "usable"), [(0.2, False), (1, False), (3, False), (4.9, False), (5.0, False),
                                               (5.01, True), (6, True)])  # fmt: skip
def test_the_limit_is_strictly_more_than_five_seconds(length: float, usable: bool, tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.wav", seconds(length))
    if usable:
        assert checked(prepare_clip(path)).seconds == pytest.approx(length, abs=0.01)
        return
    with pytest.raises(ClipRefusedError) as caught:
        prepare_clip(path)
    assert caught.value.exit_code == 3
    if length >= 1:
        assert f"{length:.1f} s recorded" in str(caught.value)
        assert "more than 5 s needed" in str(caught.value)


def test_the_message_gives_both_lengths(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.wav", joined(silence(2.2), seconds(2.0), silence(2.3)))
    with pytest.raises(ClipRefusedError, match=r"6\.5 s recorded, 2\.[01] s of speech, more than 5 s needed"):
        prepare_clip(path)
    with pytest.raises(ClipRefusedError, match=r"6\.0 s chosen, 2\.[01] s of speech"):
        prepare_clip(path, ClipOptions(start=0.0, end=6.0))


def test_silence_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClipRefusedError, match="No speech found"):
        prepare_clip(material.write(tmp_path / "a.wav", silence(8)))


def test_a_quiet_clip_is_the_same_clip(tmp_path: Path) -> None:
    quiet = spoken() * np.float32(10 ** (-30 / 20))
    usual = checked(prepare_clip(material.write(tmp_path / "a.wav", spoken())))
    found = checked(prepare_clip(material.write(tmp_path / "b.wav", quiet)))
    assert found.window.spans == usual.window.spans
    assert float(np.corrcoef(found.samples, usual.samples)[0, 1]) > 0.99


def test_loud_clips_are_accepted_and_real_clipping_warns(tmp_path: Path) -> None:
    full = spoken() / np.abs(spoken()).max()
    assert checked(prepare_clip(material.write(tmp_path / "a.wav", full))).verdict.state == "good"
    clipped = np.clip(full * 4, -1, 1).astype(np.float32)
    verdict = checked(prepare_clip(material.write(tmp_path / "b.wav", clipped))).verdict
    check = verdict.check("clipping")
    assert check is not None
    assert check.state == "warning"
    assert "Record again" in check.advice


def test_a_long_clip_says_how_much_is_used(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.flac", joined(*(spoken() for _ in range(6))))
    prepared = checked(prepare_clip(path))
    assert 10.0 <= prepared.seconds <= 15.0
    assert any(
        f"{prepared.seconds:.1f} s of {prepared.source_seconds:.1f} s are used" in note for note in prepared.notes
    )
    chosen = checked(prepare_clip(path, ClipOptions(start=30.0, end=38.5)))
    assert (chosen.window.start, chosen.window.end, chosen.seconds) == (30.0, 38.5, 8.5)


def test_offset_and_rumble_leave_the_voice(tmp_path: Path) -> None:
    time = np.arange(len(spoken())) / 24_000
    expected = checked(prepare_clip(material.write(tmp_path / "a.wav", spoken() * np.float32(0.5))))
    for spoiled in (spoken() * 0.5 + 0.25, spoken() * 0.3 + 0.5 * np.sin(2 * np.pi * 20 * time)):
        found = checked(prepare_clip(material.write(tmp_path / "b.wav", spoiled.astype(np.float32))))
        assert found.window.start == pytest.approx(expected.window.start, abs=0.1)
        assert found.window.end == pytest.approx(expected.window.end, abs=0.1)


def test_a_voice_note_is_restored_and_a_clean_clip_is_not(tmp_path: Path) -> None:
    note = material.encode(tmp_path / "a.ogg", spoken(), *["-c:a", "libopus", "-b:a", "16k"])
    assert checked(prepare_clip(note)).clean.startswith("restoring (opus at 1")
    plain = material.write(tmp_path / "a.wav", spoken())
    assert checked(prepare_clip(plain)).clean.startswith("gentle (pcm_s16le")
    assert checked(prepare_clip(plain, ClipOptions(clean="strong"))).clean.startswith("restoring (pcm_s16le")
    untouched = checked(prepare_clip(plain, ClipOptions(clean="off")))
    assert (untouched.samples == untouched.original).all()


def test_noise_is_removed_when_the_verdict_asks_unless_told_otherwise(tmp_path: Path) -> None:
    noisy = material.write(tmp_path / "a.wav", material.with_noise(spoken() * np.float32(0.5), 12))
    clean = material.write(tmp_path / "b.wav", spoken())
    assert "afftdn nr=12" in prepare_clip(noisy).clean
    assert "afftdn" not in prepare_clip(noisy, ClipOptions(denoise=False)).clean
    assert "afftdn" not in prepare_clip(noisy, ClipOptions(clean="off")).clean
    assert "afftdn" not in prepare_clip(clean).clean
    assert "afftdn nr=12" in prepare_clip(clean, ClipOptions(denoise=True)).clean
    assert prepare_clip(clean, ClipOptions(clean="off", denoise=True)).clean.startswith("noise removal only")


def test_before_and_after_for_listening(tmp_path: Path) -> None:
    note = material.encode(tmp_path / "a.ogg", spoken() * np.float32(0.3), *["-c:a", "libopus", "-b:a", "16k"])
    prepared = checked(prepare_clip(note))
    before, after = prepared.before_and_after()
    assert len(before) == len(after)
    assert rms(before) == pytest.approx(rms(after), rel=0.15)
    assert rms(prepared.original) < 0.7 * rms(after)


def test_the_wizard_reads_once_and_asks_often(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.wav", joined(spoken(), spoken()))
    with analyse_clip(path) as analysis:
        path.unlink()
        first = checked(prepare_window(analysis, ClipOptions()))
        second = checked(prepare_window(analysis, ClipOptions(start=3.0, end=12.0, clean="off")))
    assert first.window.chosen_by == "proposed"
    assert (second.samples == second.original).all()
    assert float(np.abs(second.samples - joined(spoken(), spoken())[72_000:288_000]).max()) < 1e-4


def test_progress_and_cancel(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.flac", joined(*(spoken() for _ in range(8))))
    said: list[tuple[str, float]] = []
    prepare_clip(path, progress=lambda what, part: said.append((what, part)))
    assert [what for what, _ in said if what] == sorted((what for what, _ in said), key=[
        "Reading", "Listening for speech", "Judging", "Cleaning"].index)  # fmt: skip
    assert all(0.0 <= part <= 1.0 for _, part in said)
    for stage in ("Reading", "Listening for speech", "Judging"):
        cancel = threading.Event()

        def stop(what: str, _part: float, stage: str = stage, cancel: threading.Event = cancel) -> None:
            if what == stage:
                cancel.set()

        with pytest.raises(CancelledError):
            prepare_clip(path, progress=stop, cancel=cancel)
