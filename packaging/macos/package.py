"""Soundalike.app and its disk image, for the processor of the Mac that this runs on.

`PYTHONPATH=packaging python -m macos.package`, after `python -m shared.bundle SOUNDALIKE_METAL=ON` made the bundle.
"""

from __future__ import annotations

import platform
import sys

from bundled_ffmpeg.notice import bundled_ffmpeg, write_notice
from macos.image import make_image
from macos.sign import notarise, sign_app, sign_image
from shared.where import BUNDLE, OUT, program_version


def main() -> None:
    app = BUNDLE.with_name("Soundalike.app")
    if not app.is_dir():
        raise SystemExit(f"{app} isn't there. On a Mac, `python -m shared.bundle` makes it.")
    image = OUT / f"Soundalike-{program_version()}-macos-{platform.machine()}.dmg"
    write_notice(bundled_ffmpeg(app), app / "Contents" / "Resources" / "licences" / "ffmpeg")
    sign_app(app)
    make_image(app, image)
    sign_image(image)
    notarise(image)
    sys.stdout.write(f"{image}: {image.stat().st_size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
