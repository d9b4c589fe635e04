"""The Debian package: `PYTHONPATH=packaging python -m linux.deb`, after the bundle."""

from __future__ import annotations

import hashlib
import platform
import shutil
import subprocess
import textwrap
from pathlib import Path

from linux.tree import FILES, HOUSE, filled, kibibytes, make_tree, packed
from shared.where import BUILD, HOMEPAGE, MAINTAINER, OUT, SUMMARY, program_version, release_date

TREE = BUILD / "deb" / "tree"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# What nothing is linked with, but what is loaded or called when it is needed.
NEEDED = (
    "ffmpeg",
    "libsndfile1 (>= 1.1)",
    "libportaudio2",
    "libasound2-plugins",
    "libpulse0",
    "fonts-dejavu-core | fonts-freefont-ttf",
)
OF_DEBIAN = "_internal/_soundfile_data"
"""libsndfile, which Debian has itself: soundfile takes the system's where its own isn't there."""
RECOMMENDED = ("at-spi2-core", "xdg-desktop-portal", "pulseaudio | pipewire-pulse", "fonts-noto-core")
DESCRIPTION = """Soundalike clones a voice from a recording of a few seconds and speaks any English text in it, on your
own machine: no account, no network, no graphics card needed. It has a window and a command line.

No voice is made without a record of who agreed, and everything that is spoken carries an inaudible mark.

A small demonstration model comes with it; the official Chatterbox Turbo model sounds far better and can be fetched
from within."""


def make_deb() -> Path:
    """Makes it; returns the file."""
    make_tree(TREE)
    shutil.rmtree(TREE / HOUSE / OF_DEBIAN)
    documents = TREE / "usr" / "share" / "doc" / "soundalike"
    (documents / "copyright").write_text(filled("copyright.in"), encoding="utf-8")
    (documents / "changelog.Debian.gz").write_bytes(packed(_changelog().encode()))
    overrides = TREE / "usr" / "share" / "lintian" / "overrides" / "soundalike"
    overrides.parent.mkdir(parents=True)
    overrides.write_text((FILES / "lintian-overrides").read_text(encoding="utf-8"), encoding="utf-8")
    for file in (documents / "copyright", documents / "changelog.Debian.gz", overrides):
        file.chmod(0o644)
    for folder in (path for path in TREE.rglob("*") if path.is_dir()):
        folder.chmod(0o755)
    size = kibibytes(TREE)
    _write_control(size)
    OUT.mkdir(exist_ok=True)
    deb = OUT / f"soundalike_{program_version()}_{_architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z1", "--build", str(TREE), str(deb)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return deb


def _write_control(size: int) -> None:
    control = TREE / "DEBIAN"
    control.mkdir(mode=0o755)
    fields = {
        "Package": "soundalike",
        "Version": program_version(),
        "Architecture": _architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        "Depends": ", ".join((*_linked_with(), *NEEDED)),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "sound",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": SUMMARY + "\n" + _description(),
    }
    (control / "control").write_text("".join(f"{name}: {value}\n" for name, value in fields.items()), encoding="utf-8")
    sums = [
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  {file.relative_to(TREE).as_posix()}\n"
        for file in sorted((TREE / "usr").rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    for file in control.iterdir():
        file.chmod(0o644)


def _linked_with() -> list[str]:
    """The system's packages that the bundle's libraries are linked with, as dpkg-shlibdeps knows them."""
    source = BUILD / "deb" / "source"
    (source / "debian").mkdir(parents=True, exist_ok=True)
    (source / "debian" / "control").write_text(
        "Source: soundalike\n\nPackage: soundalike\nArchitecture: any\n", encoding="utf-8"
    )
    house = TREE / HOUSE
    libraries = [path for path in sorted(house.rglob("*")) if path.is_file() and _is_elf(path)]
    folders = sorted({library.parent for library in libraries if ".so" in library.name})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in folders] + [f"-e{library}" for library in libraries]
    shown = subprocess.run(command, cwd=source, check=True, stdout=subprocess.PIPE, text=True).stdout
    (line,) = [line for line in shown.splitlines() if line.startswith("shlibs:Depends=")]
    return line.removeprefix("shlibs:Depends=").split(", ")


def _is_elf(path: Path) -> bool:
    if path.is_symlink():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _description() -> str:
    paragraphs = [textwrap.fill(" ".join(part.split()), 78) for part in DESCRIPTION.split("\n\n")]
    return "\n".join(f" {line}" if line else " ." for line in "\n\n".join(paragraphs).splitlines())


def _changelog() -> str:
    day = subprocess.run(["date", "-R", "-u", "-d", release_date()], check=True, capture_output=True, text=True).stdout
    return (
        f"soundalike ({program_version()}) unstable; urgency=medium\n\n"
        f"  * See changelog.gz.\n\n -- {MAINTAINER}  {day.strip()}\n"
    )


def _architecture() -> str:
    return ARCHITECTURES[platform.machine()]


if __name__ == "__main__":
    print(make_deb())  # noqa: T201
