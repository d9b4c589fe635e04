"""Makes the bundle on Windows: `PYTHONPATH=packaging python -m windows.bundle NATIVE`.

NATIVE is the engine's folder that `make native-windows` built and tested on Linux; nothing is compiled here. So what is
handed out is what was tested, and no compiler of Windows is needed.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from bundled_ffmpeg.notice import bundled_ffmpeg, write_notice
from shared.bundle import freeze
from shared.environment import install_program, install_requirements
from shared.where import BUILD, BUNDLE

ENGINE = Path("soundalike") / "engine" / "native"


def make_bundle(native: Path) -> None:
    """The environment with Soundalike's Python part, the engine put into it, then PyInstaller's folder."""
    if not (native / "soundalike.dll").is_file():
        raise SystemExit(f"There is no soundalike.dll in {native}. `make native-windows` makes the engine.")
    install_requirements()
    install_program("wheel.cmake=false")
    (packages,) = (BUILD / "venv" / "Lib").glob("site-packages")
    shutil.copytree(native, packages / ENGINE, dirs_exist_ok=True)
    freeze()
    write_notice(bundled_ffmpeg(BUNDLE), BUNDLE / "licences" / "ffmpeg")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("native", type=Path)
    make_bundle(parser.parse_args().native)


if __name__ == "__main__":
    main()
