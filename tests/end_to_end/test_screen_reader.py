"""Each page as a screen reader is told of it: the real window on a display, its tree read over D-Bus (AT-SPI)."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.screenshots.dialog_scenes import DIALOGS

from soundalike.ui.pages.table import PAGES
from tests.end_to_end.display import display
from tests.end_to_end.screen_reader import Reader, Seen, accessibility_bus

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is Linux's"),
]

ROOT = Path(__file__).parents[2]
ROLES = {
    *(
        "push button",
        "button",
        "check box",
        "radio button",
        "combo box",
        "spin box",
        "slider",
        "text",
        "entry",
        "label",
    ),
    *(
        "label",
        "list",
        "list item",
        "table",
        "table cell",
        "tree",
        "tree item",
        "page tab",
        "scroll bar",
        "button menu",
    ),
    *("toggle button", "menu item", "check menu item", "document frame", "image"),
}
"""What a person can do something with has one of these."""
SCROLLED = {"filler", "panel", "scroll pane", "viewport"}
"""Qt gives a scrolled column none of its own; it needs a name all the more."""
WITH_VALUE = {"slider", "spin box", "progress bar"}
WITH_TEXT = {"text", "entry", "spin box"}
BUTTONS = {"push button", "button", "check box", "radio button", "button menu", "toggle button"}

Look = Callable[[str], Seen]


@pytest.fixture(scope="module")
def look() -> Iterator[Look]:
    """Shows a page and gives the whole application's tree."""
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory() as home,
        accessibility_bus(Path(folder)) as (environment, address),
        display() as shown_on,
    ):
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.end_to_end.pages_program"],
            env={
                **os.environ,
                **environment,
                "DISPLAY": shown_on,
                "QT_QPA_PLATFORM": "xcb",
                "SOUNDALIKE_HOME": home,
                "LC_ALL": "C.UTF-8",
                "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            assert program.stdout.readline() == "shown\n"
            reader = Reader(address)
            application = reader.application("Soundalike")

            @cache
            def shown(page: str) -> Seen:
                assert program.stdin is not None
                assert program.stdout is not None
                program.stdin.write(f"{page}\n")
                program.stdin.flush()
                assert program.stdout.readline() == "shown\n"
                return reader.tree(*application)

            yield shown
            reader.close()
            program.stdin.write("end\n")
            program.stdin.flush()
            assert program.wait(30) == 0
        finally:
            program.kill()
            program.wait(10)
            program.stdin.close()
            program.stdout.close()


def controls(tree: Seen) -> list[Seen]:
    """What is shown and takes the keyboard."""
    return [one for one in tree.all() if {"focusable", "showing"} <= one.states]


def called(one: Seen) -> str:
    """What a screen reader says first."""
    return one.name or " ".join(one.labels) or one.description


@pytest.mark.parametrize("page", [*(row.id for row in PAGES), "clone", "compact"])
def test_every_control_of_the_page_has_a_name_a_role_and_a_value(look: Look, page: str) -> None:
    seen = controls(look(page))
    assert len(seen) > len(PAGES), "the page itself is missing"
    check(seen)


@pytest.mark.parametrize("name", DIALOGS)
def test_every_control_of_the_dialog_has_a_name_a_role_and_a_value(look: Look, name: str) -> None:
    (dialog,) = (one for one in look(name).children if one.role == "dialog" and "showing" in one.states)
    assert dialog.name, "its title is what is said when it opens"
    seen = controls(dialog)
    assert seen
    check(seen)
    assert not alike(seen)


def alike(seen: list[Seen]) -> list[tuple[str, str, str]]:
    """Role, name and description of buttons that can't be told apart by them."""
    names = Counter((one.role, called(one), one.description) for one in seen if one.role in BUTTONS)
    return [key for key, times in names.items() if times > 1]


def check(seen: list[Seen]) -> None:
    """Each can be told by what a screen reader says of it."""
    for one in seen:
        assert called(one).strip(), f"a {one.role} without a name: {one}"
        assert one.role in ROLES or (one.role in SCROLLED and one.name), f"'{called(one)}' is a {one.role}"
        if one.role in WITH_VALUE:
            assert one.value is not None, f"'{called(one)}' tells no value"
        if one.role in WITH_TEXT:
            assert one.text is not None, f"what is in '{called(one)}' can't be read"
        if one.role in ("check box", "radio button"):
            assert "checkable" in one.states, f"'{called(one)}' doesn't tell whether it is chosen"


@pytest.mark.parametrize("page", [row.id for row in PAGES])
def test_no_two_buttons_of_the_page_sound_alike(look: Look, page: str) -> None:
    assert not alike(controls(main_window(look(page))))


def test_a_list_of_choices_is_told_apart_by_its_label(look: Look) -> None:
    """Under Linux its own name is what is chosen: two lists with one choice would sound alike."""
    lists = [one for one in controls(look("settings")) if one.role == "combo box"]
    assert len(lists) > 1
    for one in lists:
        assert one.labels, f"nothing labels the list with '{one.name}'"
    assert "Language" in {label for one in lists for label in one.labels}


def test_the_page_that_is_shown_is_told(look: Look) -> None:
    for page in PAGES:
        rows = [one for one in look(page.id).all() if one.role == "radio button" and one.name in titles()]
        assert {one.name for one in rows} == titles()
        assert [one.name for one in rows if "checked" in one.states] == [page.title]


def test_every_window_is_told_as_one(look: Look) -> None:
    """A screen reader follows the keyboard into windows alone."""
    roles = {one.name: one.role for shown in ("clone", "compact") for one in look(shown).children}
    windows = ("Soundalike", "Clone my voice", "Soundalike · The model's own voice")
    assert {name: roles[name] for name in windows} == dict.fromkeys(windows, "frame")


def main_window(tree: Seen) -> Seen:
    """Without the small window and the wizard, which may be open beside it."""
    return next(child for child in tree.children if child.name == "Soundalike")


def titles() -> set[str]:
    return {row.title for row in PAGES}
