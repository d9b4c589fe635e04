"""The API's pages say something of every name, and are whole."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools.docs.build import HEADER, build, main, read_all
from tools.docs.c_header import read_header
from tools.docs.declarations import undocumented
from tools.docs.facade import read_facade

import soundalike.engine

HEADER_SAMPLE = """/*
 * sample.h - the words at the top.
 *
 * - a rule
 */
#ifndef SOUNDALIKE_H
#define SOUNDALIKE_H

/* ---- things ---- */

/* What a thing has. */
typedef struct sa_thing {
    int a; /* one; two */
} sa_thing;

SA_API void sa_thing_free(sa_thing * thing);

/* Makes one.
 * It may be NULL. */
SA_API sa_thing * sa_thing_new(const char * name,
                               bool (*progress)(void * user));

/* Never more. */
#define SA_MOST 3
#endif
"""


def names(page: str) -> list[str]:
    return [declaration.name for section in read_all()[page][1] for declaration in section.declarations]


@pytest.mark.parametrize("page", ["native.html", "python.html"])
def test_something_is_said_of_every_public_name(page: str) -> None:
    assert undocumented(read_all()[page][1]) == []


def test_every_exported_function_of_the_header_is_on_its_page() -> None:
    exported = set(re.findall(r"SA_API [^;]*?\b(sa_\w+)\(", HEADER.read_text(encoding="utf-8")))
    assert len(exported) > 40
    assert exported <= set(names("native.html"))


def test_every_public_name_of_the_facade_is_on_its_page() -> None:
    assert sorted(names("python.html")) == sorted(soundalike.engine.__all__)


def test_a_header_is_read_as_it_is_written() -> None:
    top, things = read_header(HEADER_SAMPLE)
    assert "- a rule" in top.text
    assert [(d.name, d.kind, d.text) for d in things.declarations] == [
        ("sa_thing", "structure", "What a thing has."),
        ("sa_thing_free", "function", ""),
        ("sa_thing_new", "function", "Makes one.\nIt may be NULL."),
        ("SA_MOST", "constant", "Never more."),
    ]
    assert things.declarations[2].code.startswith("sa_thing * sa_thing_new(const char * name,\n")
    assert undocumented([top, things]) == ["sa_thing_free"]


def test_a_facade_is_read_from_the_files_that_define_it(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text(
        '"""Top."""\nfrom house.engine.door import MOST, Door\n__all__ = ["MOST", "Door"]\n', encoding="utf-8"
    )
    (tmp_path / "door.py").write_text(
        'MOST = 3\n"""At most."""\n\nclass Door:\n    """A door."""\n\n    width: int = 2\n\n'
        "    def open(self, far: bool) -> int:\n        return 1\n\n    def _hinge(self) -> None: ...\n",
        encoding="utf-8",
    )
    _, classes, constants = read_facade(tmp_path)
    assert constants.declarations[0].text == "At most."
    door = classes.declarations[0]
    assert [(member.name, member.code) for member in door.members] == [
        ("width", "width: int = 2"),
        ("open", "def open(self, far: bool) -> int"),
    ]
    assert undocumented([classes, constants]) == ["Door.open"]


class Balance(HTMLParser):
    """Notes elements that are closed in another order than they were opened, and links to nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.targets: set[str] = set()
        self.links: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag != "meta":
            self.open.append(tag)
        self.targets.add(values.get("id") or "")
        self.links.add((values.get("href") or "#").removeprefix("#"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_pages_are_well_formed_and_their_links_lead_somewhere(tmp_path: Path) -> None:
    for path in build(tmp_path):
        balance = Balance()
        balance.feed(path.read_text(encoding="utf-8"))
        assert balance.open == []
        assert balance.links <= balance.targets
        assert len(balance.links) > 15


def test_what_has_no_words_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    header = tmp_path / "sample.h"
    header.write_text(HEADER_SAMPLE, encoding="utf-8")
    monkeypatch.setattr("tools.docs.build.HEADER", header)
    monkeypatch.setattr("sys.argv", ["build", str(tmp_path / "pages")])
    with pytest.raises(SystemExit, match="Nothing is said of: sa_thing_free"):
        main()
