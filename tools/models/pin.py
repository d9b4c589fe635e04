"""Pins a model of the catalogue: writes revision, lengths and SHA-256 of its files to `resources/model_pins.json`.

    python -m tools.models.pin turbo FOLDER [--revision REVISION]

Run by a maintainer, with a network. FOLDER holds the files as they were fetched by other means (a browser, git-lfs);
they are hashed here, and must be what the hub at the revision lists: so the pin rests on two ways, not on one answer.
Afterwards convert the files, speak with the result, listen, and only then commit the changed file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models.catalogue import PINS_FILE, CatalogueEntry, Pin, PinnedFile, catalogue, find_entry
from soundalike.models.downloads.control import TransferControl
from soundalike.models.downloads.file_hash import digest_file
from soundalike.models.downloads.hub import HubListing, list_repository
from soundalike.models.downloads.journal import Journal
from soundalike.models.downloads.limits import TransferLimits
from soundalike.models.downloads.progress import ProgressReporter
from soundalike.models.downloads.session import Session
from soundalike.models.downloads.settings import download_settings
from soundalike.paths import bundled_resources


def make_pin(entry: CatalogueEntry, folder: Path, listing: HubListing) -> Pin:
    """The pin of the files in `folder`.

    Raises `MissingError` when one isn't there or isn't listed, `RefusedError` when one isn't what the hub lists.
    """
    files: dict[str, PinnedFile] = {}
    for file in entry.files:
        listed, path = listing.files.get(file.name), folder / file.name
        if listed is None and not file.needed and not path.exists():
            continue
        if listed is None or not path.is_file():
            where = "the hub doesn't list it" if listed is None else f"it isn't in {folder}"
            raise MissingError(f"{file.name}: {where}.")
        digests = digest_file(path)
        if not listed.fits(digests):
            raise RefusedError(
                f"{path}: SHA-256 {digests.sha256}, {digests.bytes} bytes; the hub at {listing.revision} lists "
                f"{listed.key}."
            )
        files[file.name] = PinnedFile(digests.bytes, digests.sha256)
    return Pin(listing.revision, files)


def write_pin(name: str, pin: Pin, path: Path) -> None:
    """Puts the pin of the model `name` into the file `path`, beside those that are there."""
    content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    content[name] = {
        "revision": pin.revision,
        "files": {file: {"bytes": known.bytes, "sha256": known.sha256} for file, known in sorted(pin.files.items())},
    }
    path.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.models.pin", description=make_pin.__doc__)
    parser.add_argument("model", help="name of a catalogue entry")
    parser.add_argument("folder", type=Path, help="folder with its files")
    parser.add_argument("--revision", default="main", help="a commit, branch or tag of the repository")
    parser.add_argument("--endpoint", help="the hub's address")
    parser.add_argument("--out", type=Path, default=bundled_resources() / PINS_FILE)
    options = parser.parse_args(arguments)
    try:
        settings = download_settings(options.endpoint)
        session = Session(settings, TransferLimits(), TransferControl(), Journal(), ProgressReporter(None))
        entry = find_entry(options.model, catalogue(options.out))
        pin = make_pin(entry, options.folder, list_repository(session, entry.repository, options.revision))
        write_pin(entry.name, pin, options.out)
    except SoundalikeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    sys.stdout.write(f"{entry.name}: {len(pin.files)} files of {entry.repository} at {pin.revision}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
