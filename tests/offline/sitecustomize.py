"""Runs at the start of every Python process that a test starts."""

import network_guard  # type: ignore[import-not-found]  # beside this file, which is on PYTHONPATH

network_guard.install()
