"""Several programs use one library at once, and any of them may be killed at any moment."""

from __future__ import annotations

import multiprocessing
import shutil
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from soundalike.voices import Library, check_library
from soundalike.voices.clip_file import CLIP_SUFFIX, decode_clip, encode_flac
from soundalike.voices.voice_file import SUFFIX
from tests.voices.library_worker import add_many, change, import_one, killed_at_step
from tests.voices.made_voices import details, features, tone, write_voice
from tests.voices.test_library import files

MOST_STEPS = 300


def start(work: Callable[..., Any], *arguments: Any) -> BaseProcess:
    """A process of its own."""
    worker = multiprocessing.get_context("fork").Process(target=work, args=arguments)
    worker.start()
    return worker


def finish(worker: BaseProcess) -> int | None:
    worker.join(120)
    return worker.exitcode


def test_two_programs_add_at_once(library: Library) -> None:
    workers = [start(add_many, library.folder, 15) for _ in range(2)]
    assert [finish(worker) for worker in workers] == [0, 0]
    entries = library.entries()
    assert len(entries) == 30
    assert len({entry.id for entry in entries}) == 30
    assert [finding.message for finding in check_library(library)] == []


def test_several_programs_import_the_same_file(library: Library, tmp_path: Path) -> None:
    path = write_voice(tmp_path / "elsewhere", "Ada")
    workers = [start(import_one, library.folder, path) for _ in range(3)]
    assert [finish(worker) for worker in workers] == [0, 0, 0]
    assert len(library.entries()) == 1


def _state(library: Library) -> tuple[Any, ...]:
    """What a person sees of a library: its voices, their clips and its trash."""
    voices = [(entry.name, entry.description, entry.clip is not None, entry.fault) for entry in library.entries()]
    return voices, sorted((trashed.name, len(list(trashed.folder.iterdir()))) for trashed in library.trash())


@pytest.mark.parametrize("kind", ["add", "import", "rename", "describe", "delete", "restore", "empty", "forget"])
def test_killed_at_every_step_of_a_change(tmp_path: Path, kind: str) -> None:
    """Wherever kill -9 hits, the library is as before or as after, and nothing temporary is left in it."""
    first = Library(tmp_path / "first")
    for seed in range(2):
        first.add(details(f"Kept {seed}"), features(seed), tone())
    first.delete(first.add(details("Trashed"), features(7), tone()))
    elsewhere = write_voice(tmp_path / "elsewhere", "Elsewhere")
    (tmp_path / "elsewhere" / f"Elsewhere{CLIP_SUFFIX}").write_bytes(encode_flac(tone()))
    before = _state(first)
    states = []
    for step in range(1, MOST_STEPS):
        library = Library(tmp_path / f"library {step}")
        shutil.copytree(first.folder, library.folder)
        code = finish(start(killed_at_step, step, partial(change, kind, library, elsewhere)))
        states.append(_checked(library))
        shutil.rmtree(library.folder)
        if code == 0:
            break
        assert code == -signal.SIGKILL
    after = states[-1]
    assert code == 0
    assert len(states) > 8  # it did touch the disk
    assert after != before
    done = [state == after for state in states]
    assert all(state in (before, after) for state in states)
    assert done == sorted(done)  # once it is decided, it stays so


def _checked(library: Library) -> tuple[Any, ...]:
    """The state that the next program finds, everything in it being whole."""
    fresh = Library(library.folder)
    state = _state(fresh)
    assert [finding.message for finding in check_library(fresh)] == []
    for entry in fresh.entries():
        assert entry.clip is not None
        decode_clip(entry.clip)
    with fresh._changing():
        pass  # the next change begins by clearing away what was left
    stems = {entry.path.name.removesuffix(SUFFIX) for entry in fresh.entries()}
    ours = {name for name in files(fresh.folder) if not name.startswith("trash/")}
    assert ours == {f"{stem}{end}" for stem in stems for end in (SUFFIX, CLIP_SUFFIX)}
    return state
