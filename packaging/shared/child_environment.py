"""Runs before the program in a bundle: programs that it starts get the environment that it was started with.

PyInstaller's start program points the loader at the bundle's libraries through LD_LIBRARY_PATH, and so it would ffmpeg
and every other program of the system. This process's loader has read it already.
"""

import os

_before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if _before is not None:
    os.environ["LD_LIBRARY_PATH"] = _before
else:
    os.environ.pop("LD_LIBRARY_PATH", None)
