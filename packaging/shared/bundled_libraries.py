"""Runs before the program in a bundle: a library that lies in the bundle is found before the system's.

sounddevice looks for PortAudio through `ctypes.util.find_library`, which knows only the system's folders.
"""

import ctypes.util
import sys
from pathlib import Path

_of_the_system = ctypes.util.find_library


def _find_library(name: str) -> str | None:
    here = Path(str(vars(sys)["_MEIPASS"]))  # set by PyInstaller's start program
    found = sorted(here.glob(f"lib{name}.so.*")) if "/" not in name and "\\" not in name else []
    return str(found[0]) if found else _of_the_system(name)


ctypes.util.find_library = _find_library
