"""The voice library: a folder of voice files and their clips, changed so that nothing is ever half there."""

from __future__ import annotations

import contextlib
import shutil
import uuid
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from soundalike import __version__
from soundalike.engine.types import Samples, VoiceFeatures
from soundalike.errors import MissingError, RefusedError, SoundalikeError, UsageError
from soundalike.voices import journal
from soundalike.voices.clip_file import CLIP_SUFFIX, encode_flac
from soundalike.voices.consent import now
from soundalike.voices.entry import TrashedVoice, VoiceEntry
from soundalike.voices.file_names import file_stem, free_stem
from soundalike.voices.journal import Move, Remove
from soundalike.voices.safe_file import write_flushed
from soundalike.voices.shelf import Shelf
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, encode_voice, read_voice_file

TRASH = "trash"
LOCK = ".lock"
NEW = ".new-"
"""How files begin that a change is still writing; without the lock held they are leftovers."""
LOCK_SECONDS = 20
_FULL = (28, 122)  # ENOSPC, EDQUOT


class Library:
    """The voices of one user, and those that come with the program. Any number of processes may use it at once."""

    def __init__(self, folder: Path, bundled: Path | None = None, cache: Path | None = None) -> None:
        """`cache` is the folder of voices made again for other models (`remake`)."""
        self.folder = folder
        self.cache = cache
        self._own = Shelf(folder)
        self._bundled = Shelf(bundled, bundled=True) if bundled is not None else None

    def entries(self) -> list[VoiceEntry]:
        """All voices by name, the person's own first."""
        if (self.folder / journal.JOURNAL).exists():
            with self._changing():
                pass  # what was decided before a crash is completed
        own = sorted(self._own.entries(), key=lambda entry: entry.name.casefold())
        bundled = self._bundled.entries() if self._bundled is not None else []
        return own + sorted(bundled, key=lambda entry: entry.name.casefold())

    def find(self, chosen: str) -> VoiceEntry:
        """The voice with this name or id, first as written, then without regard to case.

        Raises `MissingError` when there is none, `UsageError` when several have the name.
        """
        entries = self.entries()
        for found in (
            [entry for entry in entries if chosen in (entry.name, entry.id)],
            [entry for entry in entries if _stem(entry).casefold() == chosen.casefold()],
            [entry for entry in entries if entry.name.casefold() == chosen.casefold()],
        ):
            own = [entry for entry in found if not entry.bundled] or found
            if len(own) == 1:
                return own[0]
            if own:
                files = ", ".join(_stem(entry) for entry in own)
                raise UsageError(f"Several voices are called '{chosen}'. Say which: {files}.")
        names = ", ".join(entry.name for entry in entries) or "none"
        raise MissingError(f"There is no voice '{chosen}'. Voices here: {names}.")

    def add(self, details: VoiceDetails, features: VoiceFeatures, clip: Samples | None = None) -> VoiceEntry:
        """Keeps a new voice, and its clip unless the person declined. Equal names are kept apart."""
        stamped = replace(
            details, created=details.created or now(), engine=details.engine or f"soundalike {__version__}"
        )
        return self._put(stamped.name, encode_voice(stamped, features), encode_flac(clip) if clip is not None else None)

    def import_file(self, path: Path, clip: Path | None = None) -> VoiceEntry:
        """Takes in a voice file, checked whole, and its clip if one is named. The same voice twice is one."""
        voice = read_voice_file(path)
        content = path.read_bytes()
        for entry in self.entries():
            if entry.id == voice.details.id and not entry.fault:
                if entry.path.read_bytes() == content:
                    return entry
                details = replace(voice.details, id=str(uuid.uuid4()))
                content = encode_voice(details, voice.features)
                break
        return self._put(voice.details.name, content, clip.read_bytes() if clip is not None else None)

    def edit(self, entry: VoiceEntry, **changes: Any) -> VoiceEntry:
        """Changes what is said of a voice: `name`, `description`, `language`, `tags`, `favourite` or `picture`."""
        self._require_own(entry)
        unknown = set(changes) - {"name", "description", "language", "tags", "favourite", "picture"}
        if unknown:
            raise UsageError(f"{', '.join(sorted(unknown))}: this can't be changed in a voice.")
        with self._changing():
            voice = read_voice_file(entry.path)
            content = encode_voice(replace(voice.details, **changes), voice.features)
            old = _stem(entry)
            named = changes.get("name", voice.details.name)
            others = [stem for stem in self._own.stems() if stem != old]
            stem = free_stem(named, others) if file_stem(named) != file_stem(voice.details.name) else old
            fresh = self._write_new(content)
            steps: list[Move | Remove] = [Move(fresh, f"{stem}{SUFFIX}")]
            if stem != old:
                steps += [Move(f"{old}{CLIP_SUFFIX}", f"{stem}{CLIP_SUFFIX}"), Remove(f"{old}{SUFFIX}")]
            journal.carry_out(self.folder, steps)
        return self._entry(stem)

    def delete(self, entry: VoiceEntry) -> TrashedVoice:
        """Moves a voice and its clip to the library's trash. What speaks with it goes on to its end."""
        self._require_own(entry)
        with self._changing():
            if not entry.path.exists():
                raise MissingError(f"{entry.name}: this voice isn't there any more.")
            place = f"{TRASH}/{datetime.now(UTC):%Y%m%dT%H%M%SZ}-{uuid.uuid4().hex[:8]}"
            (self.folder / place).mkdir(parents=True)
            names = (entry.path.name, f"{_stem(entry)}{CLIP_SUFFIX}")
            journal.carry_out(self.folder, [Move(name, f"{place}/{name}") for name in names])
        return _trashed(self.folder / place)

    def trash(self) -> list[TrashedVoice]:
        """What was deleted, the newest first."""
        folder = self.folder / TRASH
        if not folder.is_dir():
            return []
        return [_trashed(place) for place in sorted(folder.iterdir(), reverse=True) if any(place.glob(f"*{SUFFIX}"))]

    def restore(self, trashed: TrashedVoice) -> VoiceEntry:
        """Takes a voice out of the trash again."""
        with self._changing():
            file = next(iter(trashed.folder.glob(f"*{SUFFIX}")), None)
            if file is None:
                raise MissingError(f"{trashed.name}: this voice isn't in the trash any more.")
            old = file.name.removesuffix(SUFFIX)
            stem = free_stem(trashed.name, self._own.stems())
            place = trashed.folder.relative_to(self.folder).as_posix()
            pairs = [(f"{old}{end}", f"{stem}{end}") for end in (SUFFIX, CLIP_SUFFIX)]
            steps: list[Move | Remove] = [Move(f"{place}/{source}", target) for source, target in pairs]
            journal.carry_out(self.folder, [*steps, Remove(place)])
        return self._entry(stem)

    def empty_trash(self) -> int:
        """Removes for good what was deleted; returns how many voices."""
        with self._changing():
            gone = self.trash()
            journal.carry_out(self.folder, [Remove(TRASH)])
        return len(gone)

    def forget(self, entry: VoiceEntry) -> None:
        """Leaves nothing of a voice here: file, statement, clip, deleted copies, copies for other models.

        Takes and cached phrases are `takes`'s to forget.
        """
        self._require_own(entry)
        with self._changing():
            copies = [other for other in self._own.entries() if entry.id and other.id == entry.id] or [entry]
            steps: list[Move | Remove] = []
            for copy in copies:
                steps += [Remove(copy.path.name), Remove(f"{_stem(copy)}{CLIP_SUFFIX}")]
            steps += [
                Remove(trashed.folder.relative_to(self.folder).as_posix())
                for trashed in self.trash()
                if trashed.id == entry.id or (not entry.id and trashed.name == entry.name)
            ]
            journal.carry_out(self.folder, steps)
            if self.cache is not None and entry.id:
                shutil.rmtree(self.cache / entry.id, ignore_errors=True)
            self._own.entries()  # the index forgets it too

    def _put(self, name: str, voice: bytes, clip: bytes | None) -> VoiceEntry:
        with self._changing():
            stem = free_stem(name, self._own.stems())
            steps: list[Move | Remove] = [Move(self._write_new(voice), f"{stem}{SUFFIX}")]
            if clip is not None:
                steps.insert(0, Move(self._write_new(clip), f"{stem}{CLIP_SUFFIX}"))
            journal.carry_out(self.folder, steps)
        return self._entry(stem)

    def _entry(self, stem: str) -> VoiceEntry:
        return next(entry for entry in self._own.entries() if _stem(entry) == stem)

    def _write_new(self, content: bytes) -> str:
        name = f"{NEW}{uuid.uuid4().hex}"
        write_flushed(self.folder / name, content)
        return name

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        """Holds the library's lock; completes or clears away what a killed process left."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self.folder / LOCK, timeout=LOCK_SECONDS):
                journal.complete(self.folder)
                self._clear_leftovers()
                try:
                    yield
                finally:
                    self._clear_leftovers()
        except Timeout as error:
            raise SoundalikeError(
                f"{self.folder}: another program has been changing the library for {LOCK_SECONDS} s. Try again."
            ) from error
        except OSError as error:
            if error.errno in _FULL:
                raise MissingError(f"{self.folder}: the disk is full. Make room and try again.") from error
            raise SoundalikeError(f"{self.folder}: the library can't be changed ({error.strerror}).") from error

    def _clear_leftovers(self) -> None:
        if (self.folder / journal.JOURNAL).exists():
            return  # decided, and completed by whoever opens the library next
        for pattern in (f"{NEW}*", ".part-*"):
            for path in self.folder.glob(pattern):
                path.unlink(missing_ok=True)

    def _require_own(self, entry: VoiceEntry) -> None:
        if entry.bundled:
            raise RefusedError(f"{entry.name} comes with the program and can't be changed or removed.")


def _stem(entry: VoiceEntry) -> str:
    return entry.path.name.removesuffix(SUFFIX)


def _trashed(folder: Path) -> TrashedVoice:
    file = next(iter(folder.glob(f"*{SUFFIX}")), None)
    name, identity = (file.name.removesuffix(SUFFIX) if file is not None else folder.name), ""
    if file is not None:
        with contextlib.suppress(SoundalikeError):
            details = read_voice_file(file).details
            name, identity = details.name, details.id
    stamp = folder.name.split("-")[0]
    with contextlib.suppress(ValueError):
        stamp = datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).isoformat()
    size = sum(path.stat().st_size for path in folder.iterdir()) if folder.is_dir() else 0
    return TrashedVoice(folder, name, identity, stamp, size)
