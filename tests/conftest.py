"""What holds for every test: nothing of the person who runs them is read or written."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("soundalike", deadline=None)  # two busy cores make any deadline a matter of luck
settings.load_profile("soundalike")

# A shell that starts the tests in the background ignores Ctrl-C for them and all their children; the tests press it.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def soundalike_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test, in effect through SOUNDALIKE_HOME."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SOUNDALIKE_HOME", str(home))
    return home
