"""Where the data is. No Qt in here."""

from __future__ import annotations

from pathlib import Path

from soundalike.paths import Places
from soundalike.translation import tr


def where_things_are(places: Places) -> list[tuple[str, str, Path]]:
    """Names, what is there, and the folders."""
    return [
        (tr("Voices"), tr("Voice files, their recordings, deleted voices"), places.voices_dir),
        (tr("Models"), tr("Models and downloads that were begun"), places.models_dir),
        (tr("Texts and takes"), tr("The history and the sound of takes"), places.data_dir),
        (tr("Settings"), tr("One file that you can read and mend"), places.config_dir),
        (tr("Cache"), tr("Copies and the log; may be deleted at any time"), places.cache_dir),
    ]
