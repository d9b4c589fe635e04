"""Whether a window can be opened here. Qt itself would end the process with an abort."""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib.util
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from soundalike.errors import MissingError

PLATFORM_VARIABLE = "QT_QPA_PLATFORM"
_INSTEAD = "soundalike speak works without one."


def check_platform(environment: Mapping[str, str] | None = None, *, on_top: bool = False) -> str | None:
    """The Qt platform to use, or None to leave the choice to Qt. Raises `MissingError` when no window can be opened.

    `environment` is the process's if not given. A window that is to stay `on_top` of others goes through XWayland under
    Wayland, where there is one: Wayland itself has no way to ask for that.
    """
    known = os.environ if environment is None else environment
    if sys.platform != "linux":
        return None
    named = known.get(PLATFORM_VARIABLE, "").split(":", maxsplit=1)[0].split(";", maxsplit=1)[0]
    if named:
        _check_plugin(named)
        if named == "xcb":
            _check_x11(known.get("DISPLAY", ""))
        return None
    systems = (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY"))
    displays = [name for name, variable in (reversed(systems) if on_top else systems) if known.get(variable)]
    if not displays:
        raise MissingError(
            f"There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). {_INSTEAD}"
        )
    problems: list[MissingError] = []
    for name in displays:
        try:
            _check_plugin(name)
            if name == "wayland":
                _check_wayland(known)
            else:
                _check_x11(known.get("DISPLAY", ""))
        except MissingError as error:
            problems.append(error)
        else:
            return name
    raise problems[-1]


def _plugins() -> Path:
    found = importlib.util.find_spec("PySide6")
    folder = Path(found.origin).parent if found is not None and found.origin is not None else Path()
    return folder / "Qt" / "plugins" / "platforms"


def _check_plugin(name: str) -> None:
    """Loads Qt's platform plugin, which names the library that is missing."""
    file = _plugins() / f"libq{name}.so"
    if not file.exists():
        return  # a system's own Qt has its plugins elsewhere
    try:
        ctypes.CDLL(str(file))
    except OSError as error:
        missing = str(error).split(":", maxsplit=1)[0]
        raise MissingError(
            f"A library that the window needs is missing: {missing}. Install it (on Debian and Ubuntu: "
            f"sudo apt install {_package(missing)}). {_INSTEAD}"
        ) from error


def _package(library: str) -> str:
    """The Debian package of a library, as far as we know them."""
    known = {
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-xinerama.so.0": "libxcb-xinerama0",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libEGL.so.1": "libegl1",
        "libGL.so.1": "libgl1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
    }
    return known.get(library, library.split(".so", maxsplit=1)[0])


def _check_x11(display: str) -> None:
    """Connects once, through the library that Qt uses."""
    name = ctypes.util.find_library("xcb")
    if name is None:
        return
    xcb = ctypes.CDLL(name)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    if broken:
        raise MissingError(f"The display '{display}' can't be reached, so no window can be opened. {_INSTEAD}")


def _check_wayland(environment: Mapping[str, str]) -> None:
    name = environment.get("WAYLAND_DISPLAY", "")
    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / name
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError as error:
            raise MissingError(
                f"The display '{name}' can't be reached, so no window can be opened. {_INSTEAD}"
            ) from error
