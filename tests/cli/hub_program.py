"""`python -m tests.cli.hub_program ARGUMENTS`: the command line with a catalogue of one tiny model, short waits, and
endpoints inside this machine. Everything else is the program's own."""

from __future__ import annotations

import sys
from pathlib import Path

from soundalike.cli.main import main
from soundalike.cli.wiring import Wiring
from soundalike.models.catalogue import CatalogueEntry, CatalogueFile
from soundalike.models.downloads.limits import TransferLimits

REPOSITORY = "Somebody/some-model"
NEEDED = (
    "t3_turbo_v1.safetensors",
    "s3gen_meanflow.safetensors",
    "ve.safetensors",
    "vocab.json",
    "merges.txt",
    "added_tokens.json",
    "config.json",
)
ENTRY = CatalogueEntry(
    name="tiny",
    title="Tiny",
    repository=REPOSITORY,
    files=(*(CatalogueFile(name, 1000) for name in NEEDED), CatalogueFile("conds.pt", 1000, needed=False)),
    licence="MIT",
    languages=("English",),
    good_for="Tests, and nothing else.",
    t3_bytes={"f16": 500_000, "f32": 1_000_000, "q8_0": 400_000},
    s3gen_bytes={"f16": 500_000, "f32": 1_000_000, "q8_0": 400_000},
)
SHORT = TransferLimits(
    connect=5.0,
    answer=1.0,
    stall_window=0.5,
    stall_bytes=200,
    attempts=3,
    worthwhile_bytes=1000,
    first_pause=0.01,
    longest_pause=0.02,
    longest_retry_after=2.0,
)


def move_to_trash_beside(path: Path) -> None:
    """A trash that a test can look into."""
    trash = path.parent.parent / "trash"
    trash.mkdir(exist_ok=True)
    path.rename(trash / path.name)


def wiring() -> Wiring:
    """The program's own parts with the small catalogue."""
    return Wiring(catalogue=lambda: (ENTRY,), transfer_limits=SHORT, remove_to_trash=move_to_trash_beside)


if __name__ == "__main__":
    sys.exit(main(wiring=wiring()))
