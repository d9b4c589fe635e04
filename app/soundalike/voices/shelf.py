"""A folder of voice files as a list of entries, read again only where a file has changed."""

from __future__ import annotations

from pathlib import Path

from soundalike.errors import SoundalikeError
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
        stamps = {file.name.removesuffix(SUFFIX): _stamp(file) for file in self._files()}
        known = self._rows or ({} if self._bundled else Index(self.folder).rows())
        changed = {
            stem: self._read(stem, stamp)
            for stem, stamp in stamps.items()
            if stem not in known or known[stem].stamp != stamp
        }
        gone = set(known) - set(stamps)
        if (changed or gone) and not self._bundled and self.folder.is_dir():
            Index(self.folder).take_in(changed, gone)
        self._rows = {stem: changed.get(stem) or known[stem] for stem in stamps}
        return [self._entry(row) for row in self._rows.values()]

    def stems(self) -> list[str]:
        """The files' names without their endings, clips without a voice included."""
        if not self.folder.is_dir():
            return []
        names = [path.name for path in self.folder.iterdir()]
        return [name.removesuffix(end) for name in names for end in (SUFFIX, CLIP_SUFFIX) if name.endswith(end)]

    def _files(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.glob(f"*{SUFFIX}") if path.is_file() and path.name[0] != ".")

    def _read(self, stem: str, stamp: str) -> IndexRow:
        try:
            details = read_voice_file(self.folder / f"{stem}{SUFFIX}").details
        except SoundalikeError as error:
            return IndexRow(stem, stamp, "", stem, "", "", "", False, "", "", "", str(error))
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
            fault="",
        )

    def _entry(self, row: IndexRow) -> VoiceEntry:
        clip = self.folder / f"{row.stem}{CLIP_SUFFIX}"
        return VoiceEntry(
            path=self.folder / f"{row.stem}{SUFFIX}",
            clip=clip if clip.is_file() else None,
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
            fault=row.fault,
        )


def _stamp(path: Path) -> str:
    state = path.stat()
    return f"{state.st_size}:{state.st_mtime_ns}:{state.st_ino}"
