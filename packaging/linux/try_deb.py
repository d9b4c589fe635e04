"""Installs the Debian package into bare systems, uses it there, and takes it away again.

`PYTHONPATH=packaging python -m linux.try_deb [bookworm trixie]`, as root, with debootstrap, Xvfb and ImageMagick. Each
system is made once and kept in /var/tmp/soundalike-roots. A window opens on an Xvfb outside of it; a picture of it goes
to `build/package/tried/`.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from linux.deb import ARCHITECTURES
from shared.where import BUILD, OUT, program_version

ROOTS = Path("/var/tmp/soundalike-roots")
MIRROR = "http://deb.debian.org/debian"
TRIED = BUILD / "tried"
DISPLAY = ":97"
USER = "1000:1000"
WINDOW_SECONDS = 180.0
SENTENCE = "The small boat drifted slowly down the river."
CACHES = ("usr/share/mime/globs2", "usr/share/applications/mimeinfo.cache")


def try_suite(suite: str, deb: Path) -> None:
    """Everything on one release of Debian; ends with a sentence when something isn't right."""
    with _system(suite) as root:
        shutil.copy(deb, root / "tmp" / "soundalike.deb")
        _in(root, "apt-get", "update", "-qq")
        _in(root, "apt-get", "install", "-qq", "--no-install-recommends", "shared-mime-info", "desktop-file-utils")
        _in(root, "apt-get", "install", "-qq", "--no-install-recommends", "/tmp/soundalike.deb")
        (root / "tmp" / "soundalike.deb").unlink()
        for cache in CACHES:
            _expect("soundalike" in (root / cache).read_text(encoding="utf-8"), f"{cache} doesn't know voice files")
        home = root / "home" / "somebody"
        home.mkdir(parents=True)
        os.chown(home, 1000, 1000)
        # FLAC is written and read with the system's libsndfile.
        said = _as_user(root, "soundalike", "speak", SENTENCE, "-o", "/home/somebody/boat.flac")
        _expect((home / "boat.flac").stat().st_size > 24_000, f"nothing was spoken: {said}")
        marked = _as_user(root, "soundalike", "verify", "/home/somebody/boat.flac")
        sys.stdout.write(f"{suite}: {said.splitlines()[-1]}; {marked.strip()}\n")
        _try_window(root, suite)
        _in(root, "apt-get", "purge", "-qq", "soundalike")
        _in(root, "apt-get", "autoremove", "--purge", "-qq")
        shutil.rmtree(home)
        left = [path for path in _files(root) if "soundalike" in path.lower()]
        _expect(not left, f"{suite}: left behind: {left}")
        for cache in CACHES:
            kept = (root / cache).read_text(encoding="utf-8") if (root / cache).exists() else ""
            _expect("soundalike" not in kept, f"{suite}: {cache} remembers it")
        sys.stdout.write(f"{suite}: removed without leftovers\n")


@contextlib.contextmanager
def _system(suite: str) -> Iterator[Path]:
    """A bare system of that release, thrown away afterwards."""
    ROOTS.mkdir(parents=True, exist_ok=True)
    archive = ROOTS / f"{suite}.tar"
    with tempfile.TemporaryDirectory(dir=ROOTS) as folder:
        root = Path(folder)
        root.chmod(0o755)
        if archive.exists():
            subprocess.run(["tar", "-xf", str(archive), "-C", folder], check=True)
        else:
            subprocess.run(["debootstrap", "--variant=minbase", suite, folder, MIRROR], check=True)
            subprocess.run(["tar", "-cf", str(archive), "-C", folder, "."], check=True)
        shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
        # Nothing of this machine is mounted in there but what the kernel makes anew: the folder is deleted afterwards.
        subprocess.run(["mount", "-t", "proc", "proc", str(root / "proc")], check=True)
        try:
            yield root
        finally:
            subprocess.run(["umount", "-l", str(root / "proc")], check=True)


def _try_window(root: Path, suite: str) -> None:
    """Opens it, takes its picture once it shows something, and asks it to end."""
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1280x800x24"], stderr=subprocess.DEVNULL)
    try:
        time.sleep(2)
        began = time.monotonic()
        window = subprocess.Popen(_command(root, USER, "soundalike", DISPLAY=DISPLAY))
        log = root / "home/somebody/.cache/soundalike/soundalike.log"
        while not _shows_something():
            _expect(window.poll() is None, f"{suite}: the window ended with {window.returncode}")
            _expect(time.monotonic() - began < WINDOW_SECONDS, f"{suite}: no window came")
            time.sleep(0.5)
        sys.stdout.write(f"{suite}: the window was there after {time.monotonic() - began:.1f} s\n")
        time.sleep(3)
        TRIED.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-display", DISPLAY, "-window", "root", str(TRIED / f"{suite}.png")], check=True)
        window.terminate()
        _expect(window.wait(WINDOW_SECONDS) == 0, f"{suite}: the window ended with {window.returncode}")
        _expect(log.exists() and "ERROR" not in log.read_text(encoding="utf-8"), f"{suite}: the log has errors")
    finally:
        screen.terminate()
        screen.wait()


def _shows_something() -> bool:
    """Whether the screen isn't black any more. Where `import` fails once, it would every time."""
    small = ["-resize", "16x10!", "-depth", "8", "gray:-"]
    shot = subprocess.run(
        ["import", "-display", DISPLAY, "-window", "root", *small], check=True, stdout=subprocess.PIPE
    )
    return len(set(shot.stdout)) > 1


def _command(root: Path, user: str, *arguments: str, **variables: str) -> list[str]:
    known = {"HOME": "/home/somebody", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8", **variables}
    if user == "0:0":
        known |= {"HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
    return [
        "chroot",
        f"--userspec={user}",
        str(root),
        "env",
        "-i",
        *(f"{key}={value}" for key, value in known.items()),
        *arguments,
    ]


def _in(root: Path, *arguments: str) -> None:
    done = subprocess.run(_command(root, "0:0", *arguments), check=False, capture_output=True, text=True)
    _expect(done.returncode == 0, f"{' '.join(arguments)}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def _as_user(root: Path, *arguments: str) -> str:
    done = subprocess.run(_command(root, USER, *arguments), check=False, capture_output=True, text=True)
    _expect(done.returncode == 0, f"{' '.join(arguments)} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def _files(root: Path) -> list[str]:
    """All paths of the system but the kernel's."""
    found = []
    for folder, folders, files in os.walk(root):
        here = Path(folder).relative_to(root).as_posix()
        if here == ".":
            folders[:] = [name for name in folders if name != "proc"]
        found += [f"{here}/{name}" for name in (*folders, *files)]
    return found


def _expect(right: bool, otherwise: str) -> None:
    if not right:
        raise SystemExit(otherwise)


def main() -> None:
    deb = OUT / f"soundalike_{program_version()}_{ARCHITECTURES[os.uname().machine]}.deb"
    for suite in sys.argv[1:] or ("bookworm", "trixie"):
        try_suite(suite, deb)


if __name__ == "__main__":
    main()
