"""What people really have is read, and is the same speech whatever it came in (cases IMP-01 to IMP-14)."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.cancelling import NeverCancelled
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.source import open_source
from soundalike.errors import MissingError, RefusedError, UsageError
from tests.audio.media import material

LENGTH = 6.0


def likeness(path: Path, stream: int | None = None) -> tuple[float, float]:
    """Seconds that were read, and the correlation with the speech that was written, at the best shift up to 0.1 s."""
    expected = material.seconds(LENGTH)
    with analyse_clip(path, stream=stream) as analysis:
        found = analysis.recording.between(0.0, analysis.seconds)
        size = 1 << (len(found) + len(expected)).bit_length()
        product = np.fft.irfft(np.fft.rfft(found, size) * np.conj(np.fft.rfft(expected, size)), size)
        best = max(product[:2400].max(), product[-2400:].max())
        return analysis.seconds, float(best / np.sqrt(np.square(found).sum() * np.square(expected).sum()))


@pytest.mark.parametrize(
    ("name", "options", "least"),
    [
        ("memo.m4a", "-ar 44100 -c:a aac -b:a 64k", 0.99),
        ("alac.m4a", "-c:a alac", 0.9999),
        ("plain.mp3", "-c:a libmp3lame -b:a 64k", 0.99),
        ("voice note.ogg", "-ar 48000 -c:a libopus -b:a 32k", 0.9),
        ("voice note.opus", "-ar 48000 -c:a libopus -b:a 32k", 0.9),
        ("vorbis.ogg", "-c:a libvorbis -q:a 4", 0.98),
        ("opus.webm", "-c:a libopus -b:a 32k", 0.9),
        ("raw.aac", "-c:a aac -b:a 64k -f adts", 0.98),
        ("windows.wma", "-c:a wmav2 -b:a 64k", 0.95),
        ("apple.aiff", "-c:a pcm_s16be", 0.9999),
        ("apple.caf", "-c:a pcm_s16le", 0.9999),
        ("sun.au", "-c:a pcm_s16be", 0.9999),
        ("sony.w64", "-c:a pcm_s16le", 0.9999),
        ("rf64.wav", "-c:a pcm_s16le -rf64 always", 0.9999),
        ("mu-law.wav", "-c:a pcm_mulaw", 0.99),
        ("a-law.wav", "-c:a pcm_alaw", 0.99),
        ("24.wav", "-c:a pcm_s24le", 0.9999),
        ("32.wav", "-c:a pcm_s32le", 0.9999),
        ("float.wav", "-c:a pcm_f32le", 0.9999),
        ("double.wav", "-c:a pcm_f64le", 0.9999),
        ("8.wav", "-c:a pcm_u8", 0.99),
        ("adpcm.wav", "-c:a adpcm_ima_wav", 0.98),
        ("plain.flac", "-c:a flac", 0.9999),
        ("24.flac", "-c:a flac -sample_fmt s32", 0.9999),
        ("matroska.mka", "-c:a flac", 0.9999),
    ],
)
def test_formats(name: str, options: str, least: float, tmp_path: Path) -> None:
    path = material.encode(tmp_path / name, material.seconds(LENGTH), *options.split())
    length, correlation = likeness(path)
    assert length == pytest.approx(LENGTH, abs=0.12)
    assert correlation >= least


def test_extensible_header(tmp_path: Path) -> None:
    guid = b"\x00\x00\x10\x00\x80\x00\x00\xaa\x00\x38\x9b\x71"
    more = struct.pack("<HHI", 22, 16, 4) + struct.pack("<I", 1) + guid
    data = material.chunk(b"data", material.pcm(material.seconds(LENGTH)))
    (tmp_path / "a.wav").write_bytes(material.riff(material.wave_format(tag=0xFFFE, more=more), data))
    length, correlation = likeness(tmp_path / "a.wav")
    assert length == LENGTH
    assert correlation > 0.9999


@pytest.mark.parametrize("size", [0, 0xFFFFFFFF, 0x7FFFFF00])
def test_wrong_sizes_in_the_header(size: int, tmp_path: Path) -> None:
    data = material.chunk(b"data", material.pcm(material.seconds(LENGTH)), size)
    (tmp_path / "a.wav").write_bytes(material.riff(material.wave_format(), data, size=min(size, 0xFFFFFFFF)))
    length, correlation = likeness(tmp_path / "a.wav")
    assert length == LENGTH
    assert correlation > 0.9999


def test_chunks_before_the_samples(tmp_path: Path) -> None:
    data = material.chunk(b"data", material.pcm(material.seconds(LENGTH)))
    odd = material.chunk(b"LIST", b"INFOIART\x05\0\0\0Anna\0")
    content = material.riff(material.chunk(b"JUNK", b"x" * 27), material.wave_format(), odd, data, odd)
    (tmp_path / "a.wav").write_bytes(content)
    assert likeness(tmp_path / "a.wav")[0] == LENGTH


def test_a_cover_picture_is_no_sound(tmp_path: Path) -> None:
    sound = material.write(tmp_path / "a.wav", material.seconds(LENGTH))
    picture = tmp_path / "cover.png"
    material.run_ffmpeg("-f", "lavfi", "-i", "testsrc=size=64x64:rate=1", "-frames:v", "1", str(picture))
    path = tmp_path / "cover.mp3"
    options = "-map 1:v -map 0:a -c:a libmp3lame -b:a 64k -c:v copy -id3v2_version 3 -disposition:v attached_pic"
    material.run_ffmpeg("-i", str(sound), "-i", str(picture), *options.split(), str(path))
    assert likeness(path)[1] > 0.98
    source = open_source(path, NeverCancelled())
    assert (len(source.info.streams), source.stream.number, source.stream.codec) == (1, 1, "mp3")


def test_the_sound_of_a_video(tmp_path: Path) -> None:
    sound = material.write(tmp_path / "a.wav", material.seconds(LENGTH))
    video = ("-f", "lavfi", "-i", "testsrc=size=64x36:rate=10:duration=6")
    for name in ("a.mp4", "a.mov", "a.mkv"):
        codecs = ("-map", "0:v", "-map", "1:a", "-c:v", "mpeg4", "-c:a", "aac", "-b:a", "96k")
        material.run_ffmpeg(*video, "-i", str(sound), *codecs, str(tmp_path / name))
        assert likeness(tmp_path / name)[1] > 0.99


def test_a_video_without_sound_says_so(tmp_path: Path) -> None:
    material.run_ffmpeg(
        "-f", "lavfi", "-i", "testsrc=size=64x36:rate=10:duration=1", "-c:v", "mpeg4", f"{tmp_path}/a.mp4"
    )
    with pytest.raises(RefusedError, match="There is no sound in"):
        open_source(tmp_path / "a.mp4", NeverCancelled())


def test_one_of_several_streams(tmp_path: Path) -> None:
    speech = material.write(tmp_path / "speech.wav", material.seconds(LENGTH))
    tone = material.write(
        tmp_path / "tone.wav", np.sin(np.arange(144_000, dtype=np.float32) / np.float32(9)) / np.float32(3)
    )
    path = tmp_path / "two.mkv"
    languages = ("-metadata:s:a:0", "language=fra", "-metadata:s:a:1", "language=eng")
    maps = ("-map", "0:a", "-map", "1:a", "-c:a", "flac", *languages)
    material.run_ffmpeg("-i", str(tone), "-i", str(speech), *maps, str(path))
    source = open_source(path, NeverCancelled())
    assert [stream.language for stream in source.info.streams] == ["fre", "eng"] or [
        stream.language for stream in source.info.streams
    ] == ["fra", "eng"]
    assert source.stream.number == 1
    assert likeness(path)[1] < 0.2
    assert likeness(path, stream=2)[1] > 0.9999
    with pytest.raises(UsageError, match="no sound stream 3"):
        open_source(path, NeverCancelled(), stream=3)


def test_content_decides_not_the_suffix(tmp_path: Path) -> None:
    path = material.encode(tmp_path / "really_mp3.wav", material.seconds(LENGTH), *["-c:a", "libmp3lame", "-f", "mp3"])
    assert likeness(path)[1] > 0.98


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.wav", b""),
        ("text.wav", b"this is a shopping list\n" * 40),
        ("picture.mp3", b"\x89PNG\r\n\x1a\n" + bytes(500)),
        ("header.wav", material.riff(material.wave_format(), material.chunk(b"data", b""))),
        ("random.mp3", np.random.default_rng(5).bytes(20_000)),
        ("document.m4a", b"%PDF-1.7\n" + bytes(range(256)) * 20),
    ],
)
def test_what_is_no_sound_is_refused_and_the_next_file_works(name: str, content: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(RefusedError, match=name):
        analyse_clip(tmp_path / name)
    assert likeness(material.write(tmp_path / "good.wav", material.seconds(LENGTH)))[1] > 0.9999


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match=r"absent\.wav"):
        analyse_clip(tmp_path / "absent.wav")
    with pytest.raises(RefusedError, match="is a folder"):
        analyse_clip(tmp_path)
    with pytest.raises(RefusedError, match="isn't an ordinary file"):
        analyse_clip(Path("/dev/zero"))


def test_damaged_mp3_gives_what_can_be_played(tmp_path: Path) -> None:
    whole = bytearray(material.encode(tmp_path / "whole.mp3", material.spoken(), "-b:a", "64k").read_bytes())
    random = np.random.default_rng(5)
    holes, rot, cut = bytearray(whole), bytearray(whole), whole[: len(whole) // 2 + 37]
    for place in random.integers(2000, len(whole) - 900, 12):
        holes[place : place + 700] = bytes(700)
    for place in random.integers(1000, len(whole), 400):
        rot[place] = int(random.integers(256))
    for name, content, least in (("holes", holes, 9.0), ("rot", rot, 9.0), ("cut", cut, 7.0)):
        path = tmp_path / f"{name}.mp3"
        path.write_bytes(content)
        with analyse_clip(path) as analysis:
            assert analysis.damaged, name
            assert analysis.seconds > least
            assert np.isfinite(analysis.recording.between(0, analysis.seconds)).all()
            assert analysis.speech.speech_seconds(0, analysis.seconds) > least - 1.0


def test_a_wav_that_was_cut_says_so(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.wav", material.seconds(LENGTH))
    path.write_bytes(path.read_bytes()[:-50_001])
    with analyse_clip(path) as analysis:
        assert analysis.damaged
        assert analysis.seconds == pytest.approx(LENGTH - 50_001 / 48_000, abs=1e-3)


def test_a_cut_flac_gives_its_beginning(tmp_path: Path) -> None:
    path = material.write(tmp_path / "a.flac", material.spoken())
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with analyse_clip(path) as analysis:
        assert analysis.damaged
        assert 4.0 < analysis.seconds < 14.0


def test_durations_and_times_in_headers_do_not_matter(tmp_path: Path) -> None:
    flac = ("-c:a", "flac", "-output_ts_offset")
    late = material.encode(tmp_path / "late.mkv", material.seconds(LENGTH), *flac, "50")
    early = tmp_path / "early.mkv"
    copied = ("-c", "copy", "-avoid_negative_ts", "disabled", "-output_ts_offset", "-53")
    material.run_ffmpeg("-copyts", "-i", str(late), *copied, str(early))
    for path in (late, early):
        length, correlation = likeness(path)
        assert length == pytest.approx(LENGTH, abs=0.01)
        assert correlation > 0.999
    lying = bytearray(material.encode(tmp_path / "lying.mp4", material.seconds(LENGTH), "-c:a", "aac").read_bytes())
    place = lying.find(b"mvhd") + 4 + 16
    lying[place : place + 4] = struct.pack(">I", 0x7FFFFFFF)
    (tmp_path / "lying.mp4").write_bytes(lying)
    assert likeness(tmp_path / "lying.mp4")[0] == pytest.approx(LENGTH, abs=0.1)
