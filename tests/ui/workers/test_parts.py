"""Threads that begin with different modules of one package find them whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import threading
from soundalike.ui.workers.parts import import_parts

faults = []
start = threading.Barrier(4)

def work(name, wanted):
    start.wait()
    try:
        import_parts()
        getattr(__import__(name, fromlist=[wanted]), wanted)
    except BaseException as fault:
        faults.append(repr(fault))

wishes = [
    ("soundalike.models.gguf_reader", "GgufHead"),
    ("soundalike.models", "find_model"),
    ("soundalike.voices", "Library"),
    ("soundalike.takes", "TakeStore"),
]
threads = [threading.Thread(target=work, args=wish) for wish in wishes]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(faults)
"""


@pytest.mark.parametrize("attempt", range(3))
def test_four_threads_begin_at_once(attempt: int) -> None:
    done = subprocess.run([sys.executable, "-c", BEGIN], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == "[]"
