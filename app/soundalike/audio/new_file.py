"""A file in the making, under a temporary name in its folder until it is complete."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from soundalike.audio.file_errors import writing_error
from soundalike.errors import MissingError, RefusedError
from soundalike.translation import number, tr

Create = Callable[[Path], BinaryIO]


def create_new_file(path: Path) -> BinaryIO:
    """A new file for writing, with the rights that the umask leaves. An existing one is an error."""
    return path.open("xb", buffering=0)


def check_target(path: Path) -> Path:
    """The file that writing `path` will make or replace, with links followed.

    Raises `MissingError` for a missing folder, `RefusedError` for what can't be replaced by a file.
    """
    try:
        target = Path(os.path.realpath(path))
        _check(path, target)
    except OSError as error:
        raise writing_error(error, path) from error
    return target


def check_room(folder: Path, n_bytes: int, named: str) -> None:
    """Raises `MissingError` when the disk of `folder` hasn't room for `n_bytes`; `named` is what they are for."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:
        return  # a system that doesn't say; writing will
    if free < n_bytes:
        raise MissingError(
            tr(
                "{named} needs {needed} MB, and the disk of '{folder}' has {free} MB free. Free some "
                "space, or choose another folder."
            ).format(named=named, needed=_megabytes(n_bytes), folder=folder, free=_megabytes(free))
        )


def _megabytes(n_bytes: int) -> str:
    return number(n_bytes / 1_000_000, 1)


def _check(path: Path, target: Path) -> None:
    if not target.parent.is_dir():
        raise MissingError(
            tr("'{path}' can't be written: there is no folder '{parent}'. Make it first.").format(
                path=path, parent=target.parent
            )
        )
    if not os.access(target.parent, os.W_OK):
        raise RefusedError(
            tr("'{path}' can't be written: the folder '{parent}' is protected. Give another folder.").format(
                path=path, parent=target.parent
            )
        )
    if target.is_dir():
        raise RefusedError(tr("'{path}' is a folder. Give the name of a file in it.").format(path=path))
    if target.exists() and not target.is_file():
        raise RefusedError(
            tr("'{path}' isn't an ordinary file, so it isn't replaced. Give another name.").format(path=path)
        )
    if target.exists() and not os.access(target, os.W_OK):
        raise RefusedError(
            tr("'{path}' is protected against writing. Give another name, or change its rights.").format(path=path)
        )


class NewFile:
    """Leaving its context normally completes the file; leaving it by an exception, or `discard`, leaves the folder as
    it was. An older file of that name is replaced only by a complete one, and with `overwrite` False not at all.

    Errors of the file system come out as `MissingError` or `RefusedError` with a sentence.
    """

    def __init__(self, path: Path, *, create: Create = create_new_file, overwrite: bool = True) -> None:
        self.path = path
        self._overwrite = overwrite
        self._target = check_target(path)
        self._check_free()
        self._temporary = self._target.with_name(f".soundalike-{secrets.token_hex(8)}.part")
        self._finished = False
        self._file: BinaryIO | None = None
        try:
            self._file = create(self._temporary)
        except OSError as error:
            self._temporary.unlink(missing_ok=True)
            raise writing_error(error, path) from error

    @property
    def file(self) -> BinaryIO:
        """For writing and seeking; whoever uses it deals with its errors."""
        if self._file is None:
            raise ValueError("the file is closed")
        return self._file

    def write(self, data: bytes | memoryview) -> None:
        """Writes all of `data` at the present place: an unbuffered file may take less at a time."""
        file = self.file
        view = memoryview(data)
        try:
            while view:
                view = view[file.write(view) :]
        except OSError as error:
            raise writing_error(error, self.path) from error

    def write_at(self, offset: int, data: bytes) -> None:
        """Writes over what is at `offset`."""
        try:
            self.file.seek(offset)
        except OSError as error:
            raise writing_error(error, self.path) from error
        self.write(data)

    def finish(self) -> None:
        """Everything is brought to the disk, still under the temporary name."""
        file = self.file
        try:
            os.fsync(file.fileno())
            file.close()
        except OSError as error:
            raise writing_error(error, self.path) from error
        self._finished = True

    def publish(self) -> None:
        """Gives the finished file its name."""
        try:
            self._check_free()
            if not self._overwrite:
                # The name is taken first, so that nobody else's file of that name is lost in between.
                os.close(os.open(self._target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
            self._temporary.replace(self._target)
        except FileExistsError as error:
            raise self._taken() from error
        except OSError as error:
            raise writing_error(error, self.path) from error
        self._file = None
        _sync_folder(self._target.parent)

    def complete(self) -> None:
        """`finish` and `publish`."""
        self.finish()
        self.publish()

    def discard(self) -> None:
        """Gives up: closes and removes the temporary file. Does nothing once the file has its name."""
        file, self._file = self._file, None
        if file is None:
            return
        try:
            file.close()
        finally:
            self._temporary.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None and self._file is not None:
                self.complete()
        finally:
            self.discard()

    def _check_free(self) -> None:
        if not self._overwrite and self._target.exists():
            raise self._taken()

    def _taken(self) -> RefusedError:
        return RefusedError(
            tr("There is a file '{path}' already. Give another name, or allow it to be replaced.").format(
                path=self.path
            )
        )


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, where the system lets a folder be opened for that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        return  # some network file systems refuse this; the file itself is on the disk
    finally:
        os.close(handle)
