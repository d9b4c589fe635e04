"""The voice library: a folder of voice files and their clips, changed so that nothing is ever half there."""

from __future__ import annotations

import contextlib
import unicodedata
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
from soundalike.translation import tr
from soundalike.voices import journal
from soundalike.voices.clip_file import CLIP_SUFFIX, decode_clip, encode_flac
from soundalike.voices.consent import now
from soundalike.voices.entry import TrashedVoice, VoiceEntry
from soundalike.voices.file_names import file_stem, free_stem, same_file
from soundalike.voices.index import Index
from soundalike.voices.journal import FULL_DISK, Move, Remove
from soundalike.voices.safe_file import PART, write_flushed
from soundalike.voices.shelf import Shelf
from soundalike.voices.trash import identity_of, trashed_voice, trashed_voices
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, encode_voice, read_voice_file

TRASH = "trash"
LOCK = ".lock"
NEW = ".new-"
"""How files begin that a change is still writing; without the lock held they are leftovers."""
LOCK_SECONDS = 20
MOST_NAMED = 20
"""Voices that a message names."""


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
            # What was decided before a crash is completed; where that can't be, the next change says why.
            with contextlib.suppress(SoundalikeError), self._changing():
                pass
        own = sorted(self._own.entries(), key=lambda entry: entry.name.casefold())
        bundled = self._bundled.entries() if self._bundled is not None else []
        return own + sorted(bundled, key=lambda entry: entry.name.casefold())

    def find(self, chosen: str) -> VoiceEntry:
        """The voice with this name, id or file name, first as written, then without regard to case.

        Raises `MissingError` when there is none, `UsageError` when several have the name.
        """
        entries = self.entries()
        wanted = _comparable(chosen)
        for found in (
            [entry for entry in entries if chosen in (entry.path.name, entry.id)],
            [entry for entry in entries if wanted == _comparable(entry.name)],
            [entry for entry in entries if wanted.casefold() == _comparable(entry.name).casefold()],
            [entry for entry in entries if wanted.casefold() == _comparable(_stem(entry)).casefold()],
        ):
            own = [entry for entry in found if not entry.bundled] or found
            if len(own) == 1:
                return own[0]
            if own:
                files = ", ".join(f"'{entry.path.name}'" for entry in own)
                raise UsageError(
                    tr("Several voices are called '{chosen}'. Say which by its file: {files}.").format(
                        chosen=chosen, files=files
                    )
                )
        raise MissingError(_no_voice(chosen, entries))

    def add(self, details: VoiceDetails, features: VoiceFeatures, clip: Samples | None = None) -> VoiceEntry:
        """Keeps a new voice, and its clip unless the person declined. Equal names are kept apart."""
        stamped = replace(
            details, created=details.created or now(), engine=details.engine or f"soundalike {__version__}"
        )
        voice = encode_voice(stamped, features)
        flac = encode_flac(clip) if clip is not None else None
        with self._changing():
            stem = self._put(stamped.name, voice, flac)
        return self._entry(stem)

    def import_file(self, path: Path, clip: Path | None = None) -> VoiceEntry:
        """Takes in a voice file, checked whole, and its clip if one is named. The same voice twice is one.

        A file that another program changed, of a voice that is here already, becomes a voice of its own.
        """
        voice = read_voice_file(path)
        content = path.read_bytes()
        flac = clip.read_bytes() if clip is not None and len(decode_clip(clip)) else None
        with self._changing():
            known = next((entry for entry in self.entries() if entry.id == voice.details.id), None)
            if known is None:
                stem = self._put(voice.details.name, content, flac)
            elif known.path.read_bytes() != content:
                changed = encode_voice(replace(voice.details, id=str(uuid.uuid4())), voice.features)
                stem = self._put(voice.details.name, changed, flac)
            else:
                if known.bundled or known.clip is not None or flac is None:
                    return known
                stem = _stem(known)
                journal.carry_out(self.folder, [Move(self._write_new(flac), f"{stem}{CLIP_SUFFIX}")])
        return self._entry(stem)

    def edit(self, entry: VoiceEntry, **changes: Any) -> VoiceEntry:
        """Changes what is said of a voice: `name`, `description`, `language`, `tags`, `favourite` or `picture`."""
        self._require_own(entry)
        unknown = set(changes) - {"name", "description", "language", "tags", "favourite", "picture"}
        if unknown:
            raise UsageError(tr("{names}: this can't be changed in a voice.").format(names=", ".join(sorted(unknown))))
        with self._changing():
            self._require_there(entry)
            voice = read_voice_file(entry.path)
            content = encode_voice(replace(voice.details, **changes), voice.features)
            old = _stem(entry)
            stem = self._new_stem(old, voice.details.name, changes.get("name", voice.details.name))
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
            self._require_there(entry)
            place = f"{TRASH}/{datetime.now(UTC):%Y%m%dT%H%M%SZ}-{uuid.uuid4().hex[:8]}"
            names = (entry.path.name, f"{_stem(entry)}{CLIP_SUFFIX}")
            journal.carry_out(self.folder, [Move(name, f"{place}/{name}") for name in names])
        return trashed_voice(self.folder / place)

    def trash(self) -> list[TrashedVoice]:
        """What was deleted, the newest first."""
        return trashed_voices(self.folder / TRASH)

    def find_in_trash(self, chosen: str | Path) -> TrashedVoice | None:
        """The deleted voice with this name, id, file or folder, the latest first; None when there is none."""
        for trashed in self.trash():
            if isinstance(chosen, Path):
                if chosen.resolve() in (place.resolve() for place in (trashed.folder, *trashed.folder.iterdir())):
                    return trashed
            elif chosen == trashed.id or _comparable(chosen) == _comparable(trashed.name):
                return trashed
        return None

    def restore(self, trashed: TrashedVoice) -> VoiceEntry:
        """Takes a voice out of the trash again."""
        with self._changing():
            file = next(iter(trashed.folder.glob(f"*{SUFFIX}")), None)
            if file is None:
                raise MissingError(tr("{name}: this voice isn't in the trash any more.").format(name=trashed.name))
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

    def forget(self, voice: VoiceEntry | TrashedVoice) -> None:
        """Leaves nothing of a voice here: file, statement, clip, deleted copies, copies for other models.

        Takes and cached phrases are `takes`'s to forget.
        """
        if isinstance(voice, VoiceEntry):
            self._require_own(voice)
        with self._changing():
            if voice.id and self.cache is not None:
                journal.remove(self.cache / voice.id)
            own = [entry for entry in self._own.entries() if _is_same(entry, voice)]
            trashed = [deleted for deleted in self.trash() if _is_same(deleted, voice)]
            # Clips first: as long as anything is left there is a voice that can be forgotten.
            journal.carry_out(
                self.folder,
                [
                    *(Remove(f"{_stem(entry)}{CLIP_SUFFIX}") for entry in own),
                    *(Remove(deleted.folder.relative_to(self.folder).as_posix()) for deleted in trashed),
                    *(Remove(entry.path.name) for entry in own),
                ],
            )
            Index(self.folder).forget({_stem(entry) for entry in own})

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """While inside, no other program changes the library, and no change is half done."""
        with self._changing():
            yield

    def _new_stem(self, old: str, old_name: str, name: str) -> str:
        """The stem of a voice that is renamed: its own where the difference is none to some file systems."""
        if file_stem(name) == file_stem(old_name) or same_file(file_stem(name), old):
            return old
        return free_stem(name, (stem for stem in self._own.stems() if stem != old))

    def _put(self, name: str, voice: bytes, clip: bytes | None) -> str:
        """Keeps a new voice; returns its stem. The caller holds the lock."""
        stem = free_stem(name, self._own.stems())
        steps: list[Move | Remove] = [Move(self._write_new(voice), f"{stem}{SUFFIX}")]
        if clip is not None:
            steps.insert(0, Move(self._write_new(clip), f"{stem}{CLIP_SUFFIX}"))
        journal.carry_out(self.folder, steps)
        return stem

    def _entry(self, stem: str) -> VoiceEntry:
        for entry in self._own.entries():
            if _stem(entry) == stem:
                return entry
        raise MissingError(
            tr("{path}: another program has just removed this voice.").format(path=f"{self.folder / stem}{SUFFIX}")
        )

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
                tr("{path}: another program has been changing the library for {seconds} s. Try again.").format(
                    path=self.folder, seconds=LOCK_SECONDS
                )
            ) from error
        except OSError as error:
            if error.errno in FULL_DISK:
                raise MissingError(
                    tr("{path}: the disk is full. Make room and try again.").format(path=self.folder)
                ) from error
            raise SoundalikeError(
                tr("{path}: the library can't be changed ({reason}).").format(path=self.folder, reason=error.strerror)
            ) from error

    def _clear_leftovers(self) -> None:
        if (self.folder / journal.JOURNAL).exists():
            return  # decided, and completed by whoever opens the library next
        for pattern in (f"{NEW}*", f"{PART}*"):
            for path in self.folder.glob(pattern):
                journal.remove(path)

    def _require_own(self, entry: VoiceEntry) -> None:
        if entry.bundled:
            raise RefusedError(
                tr("{name} comes with the program and can't be changed or removed.").format(name=entry.name)
            )

    def _require_there(self, entry: VoiceEntry) -> None:
        """Another program may have changed the library since the entry was listed. The caller holds the lock."""
        same = entry.path.exists() if entry.fault else identity_of(entry.path)[1] == entry.id
        if not same:
            raise MissingError(
                tr("{name}: this voice isn't there any more. List the voices again.").format(name=entry.name)
            )


def _is_same(one: VoiceEntry | TrashedVoice, other: VoiceEntry | TrashedVoice) -> bool:
    """By the id; of damaged files only the name is known."""
    return one.id == other.id if one.id or other.id else one.name == other.name


def _no_voice(chosen: str, entries: list[VoiceEntry]) -> str:
    names = ", ".join(entry.name for entry in entries[:MOST_NAMED])
    if not names:
        return tr("There is no voice '{chosen}'. Voices here: none.").format(chosen=chosen)
    if len(entries) <= MOST_NAMED:
        return tr("There is no voice '{chosen}'. Voices here: {names}.").format(chosen=chosen, names=names)
    return tr("There is no voice '{chosen}'. Voices here: {names}, and %n more.", "", len(entries) - MOST_NAMED).format(
        chosen=chosen, names=names
    )


def _comparable(name: str) -> str:
    """Keyboards and file systems differ in how they write letters with marks."""
    return unicodedata.normalize("NFC", name)


def _stem(entry: VoiceEntry) -> str:
    return entry.path.name.removesuffix(SUFFIX)
