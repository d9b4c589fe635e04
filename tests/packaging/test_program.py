"""The built program: somewhere else, read-only, as another user, without a network, with an empty environment.

`make package` builds it. What needs root (another user, no network, a hidden ffmpeg) runs so where root runs the tests.
"""

from __future__ import annotations

import configparser
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from linux.tree import FILES
from shared.where import BUNDLE

pytestmark = pytest.mark.slow

NOBODY = 65534
SECONDS = 300.0
IS_ROOT = os.geteuid() == 0
CLIP = "soundalike/resources/clips/ref_1_joe0.wav"


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """A folder that everyone can enter: the program in it, whose name isn't plain, and a home."""
    assert (BUNDLE / "soundalike").exists(), "There is no built program: run `make package`."
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        root = Path(folder)
        root.chmod(0o755)
        shutil.copytree(BUNDLE, root / "Über uns 语音" / "Sound alike", symlinks=True)
        subprocess.run(["chmod", "-R", "a-w,a+rX", str(root / "Über uns 语音")], check=True)
        (root / "home").mkdir()
        if IS_ROOT:
            os.chown(root / "home", NOBODY, NOBODY)
        yield root
        subprocess.run(["chmod", "-R", "u+w", str(root)], check=True)


def inside(place: Path, file: str) -> str:
    return str(place / "Über uns 语音" / "Sound alike" / "_internal" / file)


def command(place: Path, *arguments: str, before: str = "true", **variables: str) -> list[str]:
    """With nothing in the environment but a home; without a network, and after `before`, where we are root."""
    known = {"HOME": str(place / "home"), **variables}
    program = str(place / "Über uns 语音" / "Sound alike" / "soundalike")
    plain = ["env", "-i", *(f"{name}={value}" for name, value in known.items()), program, *arguments]
    if not IS_ROOT:
        return plain
    user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    return ["unshare", "--net", "--mount", "sh", "-c", f'{before} && exec "$@"', "sh", *user, *plain]


def run(place: Path, *arguments: str, before: str = "true", **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(place, *arguments, before=before, **variables),
        check=False,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        cwd="/",
    )


@pytest.fixture(scope="module")
def voice(place: Path) -> Path:
    """A voice that doesn't come with the program: one of those would be known, and not be taken in."""
    maker = place / "home of a maker"
    maker.mkdir()
    if IS_ROOT:
        os.chown(maker, NOBODY, NOBODY)
    words = ("clone", inside(place, CLIP), "--name", "Brought along", "--permission-from", "Piper voice joe, CC0")
    done = run(place, *words, HOME=str(maker))
    assert done.returncode == 0, done.stderr
    (made,) = (maker / ".local/share/soundalike/voices").glob("*.voice.gguf")
    return made


def test_it_clones_speaks_and_finds_the_mark(place: Path) -> None:
    home = place / "home"
    done = run(place, "clone", inside(place, CLIP), "--name", "Zoë", "--permission-from", "Piper voice joe, CC0")
    assert done.returncode == 0, done.stderr
    assert "Zoë" in run(place, "voices", "list").stdout
    done = run(place, "speak", "The small boat drifted.", "--voice", "Zoë", "-o", str(home / "b ö.wav"), "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == str(home / "b ö.wav")
    assert run(place, "verify", str(home / "b ö.wav")).returncode == 0
    assert run(place, "verify", inside(place, CLIP)).returncode == 1


def test_the_doctor_finds_nothing_wrong_but_the_machine(place: Path) -> None:
    lines = run(place, "doctor").stdout.splitlines()
    missing = [line for line in lines if not line.startswith("ok")]
    assert len(lines) > 5
    assert all(line.split()[1].startswith("device") for line in missing), missing


def test_imp_17_with_a_short_path_ffmpeg_is_found_and_wav_needs_none(place: Path) -> None:
    mp3, wav = place / "home" / "clip.mp3", str(place / "home" / "best.wav")
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", inside(place, CLIP), str(mp3)], check=True)
    for clip in (str(mp3), inside(place, CLIP)):
        done = run(place, "extract", clip, "-o", wav, PATH="/nonexistent")
        assert done.returncode == 0, done.stderr
        Path(wav).unlink()
    if not IS_ROOT:
        return
    hide = "for f in $(which -a ffmpeg); do mount --bind /dev/null $f; done"
    assert run(place, "extract", inside(place, CLIP), "-o", wav, before=hide).returncode == 0
    done = run(place, "extract", str(mp3), "-o", wav, before=hide)
    assert done.returncode == 4
    assert "apt install ffmpeg" in done.stderr
    assert "SOUNDALIKE_FFMPEG" in done.stderr


def test_rec_11_without_a_sound_server_everything_else_works(place: Path) -> None:
    wav = place / "home" / "quiet.wav"
    done = run(place, "speak", "Hello.", SNAP="/snap/soundalike", XDG_RUNTIME_DIR="/nonexistent")
    assert done.returncode == 4
    assert "-o OUT.wav" in done.stderr
    assert run(place, "speak", "Hello.", "-o", str(wav), SNAP="/snap/soundalike").returncode == 0
    assert wav.stat().st_size > 1000
    assert run(place, "extract", inside(place, CLIP), "-o", str(place / "home" / "e.wav")).returncode == 0


@pytest.mark.skipif(not IS_ROOT, reason="a full disk takes a mount")
def test_sys_03_where_nothing_can_be_written_it_says_so(place: Path) -> None:
    full = "mount -t tmpfs -o size=4k,mode=777 full /mnt && head -c 4096 /dev/zero > /mnt/filled"
    out = str(place / "home" / "spoken.wav")
    done = run(place, "speak", "Hello.", "-o", out, before=full, HOME="/usr", TMPDIR="/mnt")
    assert done.returncode == 0, done.stderr
    done = run(
        place,
        *("clone", inside(place, CLIP), "--name", "Nowhere", "--i-am-the-speaker"),
        before=full,
        HOME="/usr",
        TMPDIR="/mnt",
    )
    assert done.returncode in {1, 4}
    assert "/usr" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("opened", [False, True], ids=["alone", "with a voice's file"])
def test_sys_11_from_the_menu_without_streams(place: Path, opened: bool, voice: Path) -> None:
    """As the desktop's file says, with the voice's file in its place; Qt draws into memory."""
    desktop = configparser.RawConfigParser()
    desktop.read_string((FILES / "soundalike.desktop").read_text(encoding="utf-8"))
    words = desktop["Desktop Entry"]["Exec"].split()
    files = [str(place / "home" / "Brought along.voice.gguf")] if opened else []
    for file in files:
        shutil.copy(voice, file)
        Path(file).chmod(0o644)
    words = [word for given in words[1:] for word in (files if given == "%F" else [given])]
    home = place / ("home of a file" if opened else "home of nothing")
    home.mkdir()
    if IS_ROOT:
        os.chown(home, NOBODY, NOBODY)
    started = command(place, *words, HOME=str(home), QT_QPA_PLATFORM="offscreen")
    process = subprocess.Popen(["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *started], cwd="/")
    try:
        log = home / ".cache" / "soundalike" / "soundalike.log"
        library = home / ".local" / "share" / "soundalike" / "voices"
        wanted = library.glob if opened else (lambda _pattern: [home / ".local/share/soundalike/takes.sqlite3"])
        deadline = time.monotonic() + SECONDS
        while not (log.exists() and any(path.exists() for path in wanted("*.voice.gguf"))):
            assert process.poll() is None, f"it ended with {process.returncode}"
            assert time.monotonic() < deadline, "the window did nothing"
            time.sleep(0.2)
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == 0
        assert "ERROR" not in log.read_text(encoding="utf-8")
    finally:
        process.kill()
        process.wait()
