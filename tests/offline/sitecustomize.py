"""Runs at the start of every Python process that a test starts."""

import sys

import network_guard  # type: ignore[import-not-found]  # beside this file, which is on PYTHONPATH

network_guard.install()
# A worker of pytest-xdist is such a process too: its tests mean this guard when they import theirs.
sys.modules["tests.offline.network_guard"] = network_guard
