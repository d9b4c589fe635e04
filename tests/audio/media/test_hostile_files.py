"""Files made to do harm are refused or read sensibly: no crash, no memory beyond the file, nothing else is opened."""

from __future__ import annotations

import socket
import threading
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from soundalike.audio.media.cancelling import NeverCancelled
from soundalike.audio.media.read_clip import analyse_clip
from soundalike.audio.media.source import open_source
from soundalike.errors import RefusedError, SoundalikeError
from tests.audio.media import material
from tests.audio.media.material import chunk, pcm, riff, wave_format

BODY = chunk(b"data", pcm(np.zeros(24_000, np.float32) + 0.1))

REFUSED = {
    "channels 0": riff(wave_format(channels=0, block=2), BODY),
    "channels 65535": riff(wave_format(channels=65_535, block=2), BODY),
    "block align 0": riff(wave_format(block=0), BODY),
    "bits 0": riff(wave_format(bits=0, block=0), BODY),
    "bits 7": riff(wave_format(bits=7, block=1), BODY),
    "rate 0": riff(wave_format(rate=0), BODY),
    "rate 1": riff(wave_format(rate=1), BODY),
    "rate 2^32-1": riff(wave_format(rate=0xFFFFFFFF), BODY),
    "unknown tag": riff(wave_format(tag=0x3301), BODY),
    "float of 16 bits": riff(wave_format(tag=3), BODY),
    "bits beyond their block": riff(wave_format(bits=32, block=2), BODY),
    "no fmt": riff(BODY),
    "fmt of 4 bytes": riff(chunk(b"fmt ", b"\1\0\1\0"), BODY),
    "fmt of 4 GB": b"RIFF\xff\xff\xff\x7fWAVEfmt \xff\xff\xff\xff" + b"\1\0\1\0" * 8,
    "fmt after the samples": riff(BODY, wave_format()),
    "ds64 of nothing": riff(chunk(b"ds64", b""), wave_format(), chunk(b"data", b"", 0xFFFFFFFF), magic=b"RF64"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_wav_headers_that_cannot_be_true(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(REFUSED[name])
    tracemalloc.start()
    with pytest.raises(RefusedError, match=r"a\.wav"):
        analyse_clip(tmp_path / "a.wav")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20e6


def test_twelve_bits_in_sixteen_are_read(tmp_path: Path) -> None:
    (tmp_path / "a.wav").write_bytes(riff(wave_format(bits=12, block=2), BODY))
    with analyse_clip(tmp_path / "a.wav") as analysis:
        assert analysis.seconds == 1.0
        assert float(analysis.recording.between(0, 1).mean()) == pytest.approx(0.1, abs=1e-3)


def test_a_size_of_two_to_the_63_in_ds64_reads_what_is_there(tmp_path: Path) -> None:
    sizes = chunk(b"ds64", b"\xff" * 8 + b"\xff" * 7 + b"\x7f" + bytes(12))
    (tmp_path / "a.wav").write_bytes(riff(sizes, wave_format(), chunk(b"data", BODY[8:], 0xFFFFFFFF), magic=b"RF64"))
    with analyse_clip(tmp_path / "a.wav") as analysis:
        assert analysis.seconds == 1.0
        assert analysis.damaged


def playlists(port: int, other: Path) -> dict[str, str]:
    address = f"http://127.0.0.1:{port}/leak.ts"
    hls = "#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n{}\n#EXT-X-ENDLIST\n"
    return {
        "hls.mp4": hls.format(address),
        "hls_file.wav": hls.format(f"file://{other}"),
        "concat.wav": f"ffconcat version 1.0\nfile '{other}'\n",
        "concat_web.mp3": f"ffconcat version 1.0\nfile '{address}'\n",
        "dash.mp4": '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period>'
        '<AdaptationSet mimeType="audio/mp4"><Representation id="1" bandwidth="1">'
        f"<BaseURL>{address}</BaseURL></Representation>"
        "</AdaptationSet></Period></MPD>",
        "session.sdp": "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 9 RTP/AVP 0\n",
        "image.ogg": "P6 1 1 255\n...",
        "list.m3u": f"{address}\n{other}\n",
        "list.pls": f"[playlist]\nFile1={address}\n",
    }


@pytest.mark.parametrize("name", sorted(playlists(0, Path())))
def test_playlists_are_refused_and_what_they_name_is_not_touched(name: str, tmp_path: Path) -> None:
    other = material.write(tmp_path / "other.flac", material.seconds(6))
    asked = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.5)

        def listen() -> None:
            try:
                server.accept()[0].close()
                asked.set()
            except OSError:
                return

        listener = threading.Thread(target=listen)
        listener.start()
        path = tmp_path / name
        path.write_text(playlists(server.getsockname()[1], other)[name])
        with pytest.raises(RefusedError, match="isn't sound or video"):
            open_source(path, NeverCancelled())
        listener.join()
    assert not asked.is_set()


def test_a_name_that_looks_like_ffmpegs_own_words(tmp_path: Path) -> None:
    folder = tmp_path / "x\n  Stream #0:9"
    folder.mkdir()
    name = "a': \n  Stream #0:0: Audio: pcm_s16le, 1 Hz, 90 channels, s16.mp3"
    path = material.encode(folder / name, material.seconds(6), "-f", "mp3")
    source = open_source(path, NeverCancelled())
    assert [stream.codec for stream in source.info.streams] == ["mp3"]
    assert sum(len(block) for block in source.blocks(NeverCancelled())) > 140_000


SUFFIXES = (
    *("wav", "flac", "mp3", "m4a", "mp4", "mov", "ogg", "opus", "webm", "mkv"),
    *("amr", "wma", "aiff", "caf", "au", "w64", "avi", "aac", "3gp"),
)


def survives(path: Path) -> None:
    """Read or refused with a sentence; anything else fails the test."""
    refusal = ""
    try:
        with analyse_clip(path) as analysis:
            assert np.isfinite(analysis.recording.between(0, 30)).all()
    except SoundalikeError as error:
        refusal = str(error)
    assert not refusal or path.name in refusal


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_random_bytes_under_every_suffix(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"random.{suffix}"
    path.write_bytes(np.random.default_rng(len(suffix)).bytes(5000))
    survives(path)


@pytest.mark.parametrize("name", ["a.wav", "a.flac", "a.m4a", "a.ogg", "a.mp3"])
def test_files_cut_at_many_places(name: str, tmp_path: Path) -> None:
    options = {"a.m4a": "-c:a aac", "a.ogg": "-c:a libopus", "a.mp3": "-b:a 64k"}.get(name, "")
    whole = material.encode(tmp_path / name, material.seconds(3), *options.split()).read_bytes()
    cuts = [1, 3, 11, 20, 43, 45, 100, 700, len(whole) // 2, len(whole) - 1]
    for cut in cuts if name in ("a.wav", "a.flac") else cuts[::2]:
        (tmp_path / name).write_bytes(whole[:cut])
        survives(tmp_path / name)


def test_bytes_changed_at_random_in_headers(tmp_path: Path) -> None:
    random = np.random.default_rng(8)
    for name in ("a.wav", "a.flac"):
        whole = material.write(tmp_path / name, material.seconds(1)).read_bytes()
        for _ in range(25):
            changed = bytearray(whole)
            for place in random.integers(0, 48, 3):
                changed[place] = int(random.integers(256))
            (tmp_path / name).write_bytes(changed)
            survives(tmp_path / name)
