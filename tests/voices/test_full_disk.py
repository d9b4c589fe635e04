"""A full disk, a folder that can't be written: a sentence, and the library as it was."""

from __future__ import annotations

import contextlib
import errno
import multiprocessing
import os
import resource
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from soundalike.errors import MissingError, SoundalikeError
from soundalike.voices import Library, check_library
from soundalike.voices.voice_file import SUFFIX
from tests.voices.made_voices import details, features, tone, write_voice
from tests.voices.test_library import files, names

NOBODY = 65534


def in_a_child(work: Callable[[], None]) -> None:
    """Runs `work` in a forked process, whose limits and user may be changed; its failure is this test's."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)

    def run() -> None:
        try:
            work()
            sender.send("")
        except BaseException as failure:
            sender.send(repr(failure))

    child = context.Process(target=run)
    child.start()
    assert receiver.poll(60)
    assert receiver.recv() == ""
    child.join(60)


def test_a_disk_that_fills_up_while_writing(library: Library) -> None:
    """Files can't grow beyond a limit, as on a full disk: at every size the change is made whole or not at all."""
    library.add(details("Ada"), features(), tone())
    sizes = [0, 1, 100, 4096, 9000, 30_000]

    def fill() -> None:
        for size in sizes:
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            with pytest.raises(SoundalikeError, match="can't be changed"):
                library.add(details("Bea"), features(tokens=200), tone(1.0))
            with pytest.raises(SoundalikeError, match="can't be changed"):
                library.edit(library.find("Ada"), description="x" * 40_000)
            assert names(Library(library.folder)) == ["Ada"]

    in_a_child(fill)
    assert names(library) == ["Ada"]
    assert [finding.message for finding in check_library(library)] == []
    assert files(library.folder) == {f"Ada{SUFFIX}", "Ada.clip.flac"}
    library.add(details("Bea"), features())


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[], contextlib.AbstractContextManager[None]]:
    """While in effect, nothing can be flushed: the disk is full."""

    @contextlib.contextmanager
    def filled() -> Iterator[None]:
        def fail(descriptor: int) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", fail)
            yield

    return filled


def test_a_full_disk_is_named_and_can_be_emptied(
    library: Library, full: Callable[[], contextlib.AbstractContextManager[None]]
) -> None:
    entry = library.add(details("Ada"), features(), tone())
    with full():
        for change in (
            lambda: library.add(details("Bea"), features(), tone()),
            lambda: library.edit(entry, name="Bea"),
            lambda: library.delete(entry),
        ):
            with pytest.raises(MissingError, match=r"disk is full\. Make room"):
                change()
    assert files(library.folder) == {f"Ada{SUFFIX}", "Ada.clip.flac"}
    assert library.find("Ada") == entry


@pytest.mark.skipif(not hasattr(os, "setresuid") or os.geteuid() != 0, reason="only root can become nobody")
def test_a_folder_that_cant_be_written_can_be_read() -> None:
    with tempfile.TemporaryDirectory() as outer:
        Path(outer).chmod(0o755)
        folder = Path(outer) / "voices"
        write_voice(folder, "Ada")
        for indexed in (False, True):
            if indexed:
                Library(folder).entries()

            def read() -> None:
                os.setresuid(NOBODY, NOBODY, NOBODY)
                library = Library(folder)
                (entry,) = library.entries()
                assert entry.name == "Ada"
                for change in (
                    lambda: library.add(details("Bea"), features()),
                    lambda: library.delete(entry),
                    lambda: library.forget(entry),
                ):
                    with pytest.raises(SoundalikeError, match=r"can't be changed \(Permission denied\)"):
                        change()
                assert names(library) == ["Ada"]

            in_a_child(read)
        assert f"Ada{SUFFIX}" in files(folder)
