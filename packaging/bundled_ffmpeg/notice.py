"""Writes the notice of the ffmpeg that comes along.

`PYTHONPATH=packaging python -m bundled_ffmpeg.notice PROGRAM FOLDER`

The program itself says which version it is, how it was built and under which licence, so that the notice is true of the
very file that is handed out. A program for Windows is asked through Wine where this isn't Windows.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

LICENCE = Path(__file__).resolve().parents[1] / "shared" / "licences" / "GPL-3.txt"

NOTICE = """\
{name} is ffmpeg, a program of its own that Soundalike starts to read and clean recordings. Nothing of it is linked into
Soundalike, and Soundalike works without it on WAV and FLAC files: you may delete it, or put another ffmpeg in its place
(SOUNDALIKE_FFMPEG names one). It came unchanged in the Python package imageio-ffmpeg.

SHA-256 {digest}

Copyright
    {version}

Licence
    GNU General Public License, version 3 or later: GPL-3.txt beside this file. It comes without any warranty.

How it was built
    {configuration}

Its source
    For at least three years from the day this release was published, and for as long as it is offered, the maintainers
    of Soundalike give the complete corresponding source of this program, with that of the libraries named above that
    are linked into it and the scripts that build it, to anybody who asks on the project's page (Issues, "ffmpeg's
    source"), for no more than what sending it costs. Where the release has it as a file, it can be fetched there.
"""

Ask = Callable[[Sequence[str]], str]


def ask_program(command: Sequence[str]) -> str:
    """What a program prints."""
    return subprocess.run(list(command), check=True, capture_output=True, text=True).stdout


def write_notice(program: Path, folder: Path, ask: Ask = ask_program) -> Path:
    """Into `folder`, with the licence's text. Refuses a program under another licence than the notice says."""
    starter = ["wine"] if program.suffix == ".exe" and sys.platform != "win32" else []
    lines = ask([*starter, str(program), "-hide_banner", "-version"]).splitlines()
    version = next(line.strip() for line in lines if line.startswith("ffmpeg version"))
    configuration = next(line.strip() for line in lines if line.startswith("configuration:"))
    words = ask([*starter, str(program), "-hide_banner", "-L"])
    if "GNU General Public License" not in words or "--enable-nonfree" in configuration:
        raise SystemExit(f"{program} isn't under the GPL; it can't be handed out with this notice.")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(LICENCE, folder / LICENCE.name)
    notice = folder / "ffmpeg.txt"
    digest = hashlib.sha256(program.read_bytes()).hexdigest()
    text = NOTICE.format(name=program.name, version=version, configuration=configuration, digest=digest)
    notice.write_text(text, encoding="utf-8")
    return notice


def bundled_ffmpeg(bundle: Path) -> Path:
    """The program inside a bundle; there is one."""
    found = [path for path in bundle.rglob("ffmpeg-*") if path.parent.name == "binaries" and path.is_file()]
    if len(found) != 1:
        raise SystemExit(f"{bundle} holds {len(found)} ffmpeg programs instead of one: imageio-ffmpeg wasn't bundled.")
    return found[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    sys.stdout.write(f"{write_notice(options.program, options.folder)}\n")


if __name__ == "__main__":
    main()
