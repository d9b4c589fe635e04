"""A folder of voice files as a list of entries, read again only where a file has changed."""

from __future__ import annotations

import stat
from pathlib import Path

from soundalike.errors import MissingError, SoundalikeError
from soundalike.voices.clip_file import CLIP_SUFFIX
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.index import Index, IndexRow
from soundalike.voices.voice_file import SUFFIX, read_voice_file


class Shelf:
    """The voices of one folder. `bundled` ones are only read, and have no index."""

    def __init__(self, folder: Path, *, bundled: bool = False) -> None:
        self.folder = folder
        self._bundled = bundled
        self._rows: dict[str, IndexRow] = {}

    def entries(self) -> list[VoiceEntry]:
        """All voices, damaged ones with their fault. A folder that isn't there has none."""
        known = self._rows or ({} if self._bundled else Index(self.folder).rows())
        rows: dict[str, IndexRow] = {}
        faults: dict[str, str] = {}
        changed: dict[str, IndexRow] = {}
        for stem, stamp in self._stamps().items():
            row = known.get(stem)
            if row is None or row.stamp != stamp:
                try:
                    row = changed[stem] = self._read(stem, stamp)
                except MissingError:
                    continue  # deleted or renamed meanwhile
                except SoundalikeError as error:
                    faults[stem] = str(error)  # not indexed: its path may change, and the next program may know better
                    continue
            rows[stem] = row
        gone = set(known) - set(rows)
        if (changed or gone) and not self._bundled and self.folder.is_dir():
            Index(self.folder).take_in({stem: changed[stem] for stem in changed if _is_text(stem)}, gone)
        self._rows = rows
        return [self._entry(row) for row in rows.values()] + [self._damaged(*fault) for fault in faults.items()]

    def stems(self) -> list[str]:
        """The files' names without their endings, clips without a voice included."""
        if not self.folder.is_dir():
            return []
        names = [path.name for path in self.folder.iterdir()]
        return [name.removesuffix(end) for name in names for end in (SUFFIX, CLIP_SUFFIX) if name.endswith(end)]

    def _stamps(self) -> dict[str, str]:
        """What tells whether a file has changed, by the files' stems."""
        if not self.folder.is_dir():
            return {}
        files = sorted(path for path in self.folder.glob(f"*{SUFFIX}") if path.name[0] != ".")
        stamps = ((path.name.removesuffix(SUFFIX), _stamp(path)) for path in files)
        return {stem: stamp for stem, stamp in stamps if stamp}

    def _read(self, stem: str, stamp: str) -> IndexRow:
        details = read_voice_file(self.folder / f"{stem}{SUFFIX}").details
        return IndexRow(
            stem=stem,
            stamp=stamp,
            id=details.id,
            name=details.name,
            description=details.description,
            language=details.language,
            tags="\n".join(details.tags),
            favourite=details.favourite,
            created=details.created,
            variant=details.variant,
            origin=details.origin,
        )

    def _entry(self, row: IndexRow) -> VoiceEntry:
        return VoiceEntry(
            path=self.folder / f"{row.stem}{SUFFIX}",
            clip=self._clip(row.stem),
            id=row.id,
            name=row.name,
            description=row.description,
            language=row.language,
            tags=tuple(tag for tag in row.tags.split("\n") if tag),
            favourite=row.favourite,
            created=row.created,
            variant=row.variant,
            origin=row.origin,
            bundled=self._bundled,
        )

    def _damaged(self, stem: str, fault: str) -> VoiceEntry:
        path = self.folder / f"{stem}{SUFFIX}"
        return VoiceEntry(path=path, clip=self._clip(stem), id="", name=stem, bundled=self._bundled, fault=fault)

    def _clip(self, stem: str) -> Path | None:
        clip = self.folder / f"{stem}{CLIP_SUFFIX}"
        return clip if clip.is_file() else None


def _is_text(stem: str) -> bool:
    """Whether a database takes it: file names may hold bytes that are no text."""
    return not any("\ud800" <= mark <= "\udfff" for mark in stem)


def _stamp(path: Path) -> str:
    """Empty when it isn't a file, or is gone already."""
    try:
        state = path.stat()
    except OSError:
        return ""
    return f"{state.st_size}:{state.st_mtime_ns}:{state.st_ino}" if stat.S_ISREG(state.st_mode) else ""
