"""What an installation holds, and how the uninstaller takes exactly that away again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path, PurePosixPath


def installed_files(folder: Path) -> list[PurePosixPath]:
    """Every file below `folder`, by its place in it."""
    return sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in folder.rglob("*") if path.is_file())


def longest_path(files: Sequence[PurePosixPath]) -> int:
    """Characters of the longest one, with the backslash before it."""
    return 1 + max(len(str(file)) for file in files)


def removal(files: Sequence[PurePosixPath]) -> str:
    """NSIS's lines: files one by one, then the folders that are empty, deepest first. What a person put there stays."""
    folders = {parent for file in files for parent in file.parents if parent != PurePosixPath(".")}
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), str(folder)))
    lines = [f'Delete "$INSTDIR\\{_windows(file)}"' for file in files]
    lines += [f'RMDir "$INSTDIR\\{_windows(folder)}"' for folder in deepest_first]
    return "\n".join(lines) + "\n"


def _windows(path: PurePosixPath) -> str:
    """In NSIS's spelling: a dollar begins a variable there."""
    return str(path).replace("/", "\\").replace("$", "$$")
