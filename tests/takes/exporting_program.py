"""`python -m tests.takes.exporting_program FOLDER`: keeps and exports a text in the user's locale, as Qt would set it.

It prints the locale's decimal mark and a checksum of everything that was written.
"""

from __future__ import annotations

import hashlib
import locale
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

from soundalike.audio.sound_formats import SoundFormat
from soundalike.engine.types import Samples
from soundalike.takes import Export, ExportRequest, playables, write_list
from soundalike.text import Rule
from tests.takes.fake_speech import open_store, spoken_document


class Marker:
    """Changes the gain alone."""

    def apply(self, samples: npt.ArrayLike, *, gain: float = 1.0) -> Samples:
        return (np.asarray(samples, np.float32) * np.float32(gain)).astype(np.float32)


def main() -> None:
    """Speaks, exports, prints."""
    locale.setlocale(locale.LC_ALL, "")
    folder = Path(sys.argv[1])
    with open_store() as store:
        sentences = store.documents.sentences(spoken_document(store, "one two 0.8\nthree"))
        for sound_format in (SoundFormat("wav", "24"), SoundFormat("flac", "16"), SoundFormat("mp3", "lossy")):
            name = f"{sound_format.container} ü"
            request = ExportRequest(
                tuple(playables(sentences)), folder, name, sound_format, loudness=-16.5, captions=("srt", "vtt")
            )
            Export(store.takes, request).run(Marker)
    write_list(folder / "list.json", [Rule("0.8", "0,8")])
    checksum = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        checksum.update(path.name.encode() + path.read_bytes())
    sys.stdout.write(f"{locale.localeconv()['decimal_point']} {checksum.hexdigest()}\n")


if __name__ == "__main__":
    main()
