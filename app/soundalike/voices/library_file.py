"""The whole library as one file, to move to another computer: a ZIP of voice files and, if wanted, their clips."""

from __future__ import annotations

import contextlib
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.translation import tr
from soundalike.voices.clip_file import CLIP_SUFFIX
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.journal import FULL_DISK
from soundalike.voices.library import Library
from soundalike.voices.safe_file import flush_folder, temporary_beside
from soundalike.voices.voice_file import MOST_FILE_BYTES, SUFFIX

LIBRARY_SUFFIX = ".voices.zip"
MOST_VOICES = 100_000
_BLOCK = 1 << 20

OnProgress = Callable[[float], None]


@dataclass(frozen=True)
class TakenIn:
    """`voices` are those that are in the library now; `refused` says in sentences what couldn't be taken in."""

    voices: tuple[VoiceEntry, ...]
    refused: tuple[str, ...]


def pack_library(library: Library, out: Path, *, clips: bool, on_progress: OnProgress | None = None) -> int:
    """Writes every voice of the person's own into the new file `out`; returns how many.

    Damaged ones are left out. `on_progress` gets the share done, 0..1; it may raise to stop, and nothing is left then.
    Raises `RefusedError` when there is a file already, or no voice to put in.
    """
    if out.exists():
        raise RefusedError(tr("{path}: there is a file already. Give another name.").format(path=out))
    entries = [entry for entry in library.entries() if not entry.bundled and not entry.fault]
    if not entries:
        raise RefusedError(tr("There is no voice of your own yet, so there is nothing to write."))
    part = temporary_beside(out)
    try:
        with zipfile.ZipFile(part, "x", zipfile.ZIP_STORED) as archive:
            for done, entry in enumerate(entries):
                if on_progress is not None:
                    on_progress(done / len(entries))
                archive.write(entry.path, entry.path.name)
                if clips and entry.clip is not None:
                    archive.write(entry.clip, entry.clip.name)
        part.rename(out)
        flush_folder(out.parent)
    except OSError as error:
        if error.errno in FULL_DISK:
            raise MissingError(
                tr("{path}: the disk is full. Make room, or choose another place.").format(path=out)
            ) from error
        raise SoundalikeError(
            tr("{path}: it can't be written ({reason}). Choose another place.").format(path=out, reason=error.strerror)
        ) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return len(entries)


def unpack_library(library: Library, file: Path, on_progress: OnProgress | None = None) -> TakenIn:
    """Takes in what `pack_library` wrote. Voices that are there already stay as they are.

    Every voice is checked as any other file from elsewhere. Stopped in between by `on_progress`, what was taken in
    stays. Raises `MissingError` (no such file) or `RefusedError` (not such a file).
    """
    taken: list[VoiceEntry] = []
    refused: list[str] = []
    with _opened(file) as archive, tempfile.TemporaryDirectory(prefix="soundalike-") as folder:
        names = {Path(info.filename).name: info for info in archive.infolist() if not info.is_dir()}
        voices = [name for name in sorted(names) if name.endswith(SUFFIX)][:MOST_VOICES]
        if not voices:
            raise RefusedError(
                tr("{path}: there is no voice in it. Choose a file that ends in {suffix}.").format(
                    path=file, suffix=LIBRARY_SUFFIX
                )
            )
        for done, name in enumerate(voices):
            if on_progress is not None:
                on_progress(done / len(voices))
            clip = names.get(name.removesuffix(SUFFIX) + CLIP_SUFFIX)
            try:
                voice_file = _extract(archive, names[name], Path(folder) / f"voice{SUFFIX}")
                clip_file = _extract(archive, clip, Path(folder) / f"voice{CLIP_SUFFIX}") if clip is not None else None
                taken.append(library.import_file(voice_file, clip_file))
            except RefusedError as error:
                refused.append(str(error).replace(str(Path(folder) / f"voice{SUFFIX}"), name))
    return TakenIn(tuple(taken), tuple(refused))


def is_library_file(path: Path) -> bool:
    """Whether the name says that it holds a library."""
    return path.name.lower().endswith(".zip")


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        archive = zipfile.ZipFile(file)
    except FileNotFoundError as error:
        raise MissingError(tr("{path}: there is no such file.").format(path=file)) from error
    except (zipfile.BadZipFile, OSError, ValueError) as error:
        raise RefusedError(
            tr("{path}: it can't be read ({error}). Copy it again from the other computer.").format(
                path=file, error=error
            )
        ) from error
    with archive:
        yield archive


def _extract(archive: zipfile.ZipFile, info: zipfile.ZipInfo, target: Path) -> Path:
    """Only so much as a voice can have, whatever the archive's table says."""
    if info.file_size > MOST_FILE_BYTES:
        raise RefusedError(
            tr("{name}: it is larger than any voice is. Export the library again.").format(name=info.filename)
        )
    try:
        with archive.open(info) as source, target.open("wb") as sink:
            left = MOST_FILE_BYTES
            while block := source.read(_BLOCK):
                left -= len(block)
                if left < 0:
                    raise RefusedError(
                        tr("{name}: it is larger than any voice is. Export the library again.").format(
                            name=info.filename
                        )
                    )
                sink.write(block)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, ValueError) as error:
        raise RefusedError(
            tr("{name}: it is damaged ({error}). Export the library again.").format(name=info.filename, error=error)
        ) from error
    return target
