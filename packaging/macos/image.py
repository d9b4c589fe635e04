"""The disk image: the program beside a link to the folder where it belongs."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from macos.sign import Run, run_program


def make_image(app: Path, out: Path, run: Run = run_program) -> None:
    """Writes `out`, compressed. hdiutil works on macOS alone."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "Soundalike"
        folder.mkdir()
        # Links inside an .app are part of it.
        shutil.copytree(app, folder / app.name, symlinks=True)
        (folder / "Applications").symlink_to("/Applications")
        words = ["-volname", "Soundalike", "-srcfolder", str(folder), "-fs", "APFS", "-format", "ULFO", str(out)]
        run(["hdiutil", "create", "-quiet", *words])
