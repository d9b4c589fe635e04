"""Where the data is. No Qt in here."""

from __future__ import annotations

from pathlib import Path

from soundalike.paths import Places


def where_things_are(places: Places) -> list[tuple[str, str, Path]]:
    """Names, what is there, and the folders."""
    return [
        ("Voices", "Voice files, their recordings, deleted voices", places.voices_dir),
        ("Models", "Models and downloads that were begun", places.models_dir),
        ("Texts and takes", "The history and the sound of takes", places.data_dir),
        ("Settings", "One file that you can read and mend", places.config_dir),
        ("Cache", "Copies and the log; may be deleted at any time", places.cache_dir),
    ]
