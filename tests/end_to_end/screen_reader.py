"""What a screen reader sees: a bus of the tests' own, and the trees of accessible objects on it (AT-SPI over D-Bus)."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
LABELLED_BY = 2
"""https://gnome.pages.gitlab.gnome.org/at-spi2-core/libatspi/enum.RelationType.html"""
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")

# Numbers of states: https://gnome.pages.gitlab.gnome.org/at-spi2-core/libatspi/enum.StateType.html
STATES = {"checkable": 41, "checked": 4, "enabled": 8, "focusable": 11, "focused": 12, "showing": 25, "visible": 30}


@dataclass(frozen=True)
class Seen:
    """An object as it is told to a screen reader. `value` is None for what has none."""

    role: str
    name: str
    description: str
    states: frozenset[str]
    value: float | None
    text: str | None
    labels: tuple[str, ...]
    """The names of what labels it."""
    children: tuple[Seen, ...]

    def all(self) -> Iterator[Seen]:
        """Itself and everything below."""
        yield self
        for child in self.children:
            yield from child.all()


class Reader:
    """Reads trees from the accessibility bus."""

    def __init__(self, address: str) -> None:
        self._bus: DBusConnection = open_dbus_connection(address)

    def close(self) -> None:
        self._bus.close()

    def application(self, name: str, seconds: float = 60.0) -> tuple[str, str]:
        """The application's bus name and path, once it is there."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for owner, path in self._call(REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]:
                if self._property(owner, path, ACCESSIBLE, "Name") == name:
                    return owner, path
            time.sleep(0.1)
        raise TimeoutError(f"no application '{name}' came to the accessibility bus")

    def tree(self, owner: str, path: str) -> Seen:
        """The object and everything below it that is shown."""
        bits = self._call(owner, path, ACCESSIBLE, "GetState")[0]
        number = bits[0] | bits[1] << 32
        states = frozenset(name for name, bit in STATES.items() if number >> bit & 1)
        interfaces = self._call(owner, path, ACCESSIBLE, "GetInterfaces")[0]
        has_value = "org.a11y.atspi.Value" in interfaces
        has_text = "org.a11y.atspi.Text" in interfaces
        children = self._call(owner, path, ACCESSIBLE, "GetChildren")[0]
        return Seen(
            str(self._call(owner, path, ACCESSIBLE, "GetRoleName")[0]),
            str(self._property(owner, path, ACCESSIBLE, "Name")),
            str(self._property(owner, path, ACCESSIBLE, "Description")),
            states,
            float(self._property(owner, path, "org.a11y.atspi.Value", "CurrentValue")) if has_value else None,
            str(self._call(owner, path, "org.a11y.atspi.Text", "GetText", "ii", (0, -1))[0]) if has_text else None,
            tuple(self._labels(owner, path)),
            tuple(self.tree(*child) for child in children if not child[1].endswith("/null")),
        )

    def _labels(self, of: str, path: str) -> Iterator[str]:
        for kind, targets in self._call(of, path, ACCESSIBLE, "GetRelationSet")[0]:
            if kind == LABELLED_BY:
                yield from (str(self._property(owner, at, ACCESSIBLE, "Name")) for owner, at in targets)

    def _call(  # noqa: PLR0917 - as D-Bus has them
        self, owner: str, path: str, interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()
    ) -> Any:
        message = new_method_call(DBusAddress(path, owner, interface), method, signature or None, body)
        reply = self._bus.send_and_get_reply(message, timeout=30)
        if reply.header.message_type.name == "error":
            raise RuntimeError(f"{interface}.{method} of {path}: {reply.body}")
        return reply.body

    def _property(self, owner: str, path: str, interface: str, name: str) -> Any:
        return self._call(owner, path, "org.freedesktop.DBus.Properties", "Get", "ss", (interface, name))[0][1]


@contextmanager
def accessibility_bus(folder: Path) -> Iterator[tuple[dict[str, str], str]]:
    """A session bus with an accessibility bus: the environment for programs, and the bus's address."""
    launcher = next((path for path in LAUNCHERS if Path(path).exists()), None)
    daemon = shutil.which("dbus-daemon")
    if launcher is None or daemon is None:
        pytest.skip("There is no accessibility bus here (apt: at-spi2-core dbus)")
    session = subprocess.Popen(
        [daemon, "--session", "--nofork", "--print-address=1", f"--address=unix:dir={folder}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert session.stdout is not None
    try:
        address = session.stdout.readline().strip()
        environment = {
            "DBUS_SESSION_BUS_ADDRESS": address,
            "XDG_RUNTIME_DIR": str(folder),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        started = subprocess.Popen(
            [launcher, "--launch-immediately"],
            env={**{k: v for k, v in os.environ.items() if k != "DISPLAY"}, **environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield environment, _bus_address(address)
        finally:
            started.terminate()
            started.wait(10)
    finally:
        session.terminate()
        session.wait(10)
        session.stdout.close()


def _bus_address(session: str, seconds: float = 30.0) -> str:
    deadline = time.monotonic() + seconds
    while True:
        with open_dbus_connection(session) as bus:
            asked = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
            reply = bus.send_and_get_reply(asked, timeout=30)
            if reply.header.message_type.name != "error":
                return str(reply.body[0])
        if time.monotonic() > deadline:
            raise TimeoutError(f"the accessibility bus didn't start: {reply.body}")
        time.sleep(0.1)
