"""What holds for every test: nothing of the person who runs them is read or written, and no network is used."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.offline import network_guard

settings.register_profile("soundalike", deadline=None)  # two busy cores make any deadline a matter of luck
settings.load_profile("soundalike")

# A shell that starts the tests in the background ignores Ctrl-C for them and all their children; the tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# From collecting to the last clean-up; started processes find the guard through their PYTHONPATH.
network_guard.install()
os.environ.pop(network_guard.LEVEL_VARIABLE, None)
GUARD_FOLDER = str(Path(network_guard.__file__).parent)
sys.path.insert(0, GUARD_FOLDER)  # some tests make a PYTHONPATH of it
os.environ["PYTHONPATH"] = os.pathsep.join([GUARD_FOLDER, *filter(None, [os.environ.get("PYTHONPATH")])])

LONGEST_FIRST = ("tests/end_to_end/test_fifty_sentences.py", "tests/end_to_end/", "tests/engine/", "tests/ui/test_cut")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Side by side, the last file of one process must not be the one that takes minutes."""

    def rank(item: pytest.Item) -> int:
        fits = (at for at, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start))
        return next(fits, len(LONGEST_FIRST))

    items.sort(key=rank)


@pytest.fixture(autouse=True)
def no_network(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Fails a test that reached for a network, even if the code under test swallowed the refusal."""
    log = tmp_path_factory.mktemp("network") / "refused"
    monkeypatch.setenv(network_guard.LOG_VARIABLE, str(log))
    if request.node.get_closest_marker("loopback") is not None:
        monkeypatch.setenv(network_guard.LEVEL_VARIABLE, "loopback")
    yield
    if log.exists():
        pytest.fail(f"A network was used:\n{log.read_text(encoding='utf-8')}")


@pytest.fixture(autouse=True)
def soundalike_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, in effect through SOUNDALIKE_HOME."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SOUNDALIKE_HOME", str(home))
    return home


@pytest.fixture(scope="session")
def official(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny file set of the official layout. All tests share it, so none may change it."""
    from tests.models.tiny_set import write_tiny_set  # noqa: PLC0415 - most tests need none

    return write_tiny_set(tmp_path_factory.mktemp("official"))


@pytest.fixture(scope="session")
def converted(official: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same as a pair of GGUF files. All tests share it, so none may change it."""
    from soundalike.models import convert  # noqa: PLC0415 - most tests need none

    folder = tmp_path_factory.mktemp("converted")
    convert(official, folder)
    return folder
