"""What is bundled is listed: the table, the check that it is true, the man page, the desktop's files."""

from __future__ import annotations

import configparser
import re
import sys
import xml.etree.ElementTree as Xml

import pytest

from linux.tree import FILES, filled
from shared import third_party
from shared.contents import Contents, canonical, contents, parts
from shared.leave_out import is_left_out
from shared.numpy_build import build_arguments
from soundalike.cli.main import VOICE_ENDS, build_parser

PAGE = third_party.PAGE.read_text(encoding="utf-8")


def test_every_pin_and_every_part_has_its_row() -> None:
    rows = PAGE.partition(third_party.BEGIN)[2].partition(third_party.END)[0]
    for name, version, _ in third_party.pinned():
        assert f"| {name} | {version} |" in rows
    for part in parts():
        assert f"| {part.name} | {part.version} | {part.licence} |" in rows


def test_what_nobody_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(third_party, "table", lambda: "as it is")
    page = third_party.page_with("as it is", PAGE)
    owned = {canonical(name): ["a"] for name, _, _ in third_party.pinned()}
    owned |= {part.name: ["b"] for part in parts() if part.files and sys.platform in part.systems}
    assert third_party.faults(Contents(owned), page) == []
    more = Contents({**owned, "requests": ["requests.api"]}, ["libstray.so.1"])
    assert third_party.faults(more, page) == [
        "nobody's: libstray.so.1",
        "requests is bundled and neither in bundled.txt nor in parts.toml (requests.api)",
    ]
    del owned["numpy"]
    assert third_party.faults(Contents(owned), page) == ["numpy is listed and nothing of it is bundled"]
    assert third_party.faults(Contents(owned), PAGE)[-1].startswith("THIRD_PARTY.md isn't up to date")


def test_numpy_is_compiled_as_it_is_pinned_and_only_on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    (pin,) = (f"{name}=={version}" for name, version, _ in third_party.pinned() if name == "numpy")
    assert build_arguments()[-1] == pin
    assert "-Csetup-args=-Dblas=none" in build_arguments()
    monkeypatch.setattr(sys, "platform", "darwin")
    assert build_arguments() == []


@pytest.mark.skipif(sys.platform != "linux", reason="the places are Linux's")
def test_a_file_belongs_to_its_part_before_its_distribution() -> None:
    found = contents(
        [
            ("PySide6/Qt/lib/libicudata.so.73", "/x/libicudata.so.73", "BINARY"),
            ("PySide6/Qt/lib/libQt6Core.so.6", "/x/libQt6Core.so.6", "BINARY"),
            ("soundalike/engine/native/libggml-cpu-haswell.so", "/x/libggml-cpu-haswell.so", "BINARY"),
            ("libstray.so.1", "/usr/lib/libstray.so.1", "BINARY"),
        ]
    )
    assert set(found.owned) == {"ICU", "Qt", "ggml"}
    assert found.unlisted == ["libstray.so.1"]


def test_what_the_window_needs_stays() -> None:
    for place in (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "imageformats/libqsvg.so",
        "imageformats/libqjpeg.so",
    ):
        assert not is_left_out(f"PySide6/Qt/plugins/{place}")
    assert not is_left_out("PySide6/Qt/translations/qtbase_ar.qm")
    assert is_left_out("PySide6/Qt/translations/qtbase_fi.qm")
    assert is_left_out("PySide6/Qt/lib/libQt6Qml.so.6")


def test_the_man_page_tells_every_command_and_option() -> None:
    page = filled("soundalike.1.in").replace("\\-", "-")
    parser = build_parser()
    for action in parser._actions:
        for name in (*(action.choices or ()), *(text for text in action.option_strings if text.startswith("--"))):
            assert name in page or name in {"--help", "--gallery"}


def test_the_desktop_knows_the_files_that_the_program_opens() -> None:
    desktop = configparser.RawConfigParser()
    desktop.read_string((FILES / "soundalike.desktop").read_text(encoding="utf-8"))
    entry = desktop["Desktop Entry"]
    assert entry["Exec"] == "soundalike %F"
    namespace = "{http://www.freedesktop.org/standards/shared-mime-info}"
    types = Xml.parse(FILES / "soundalike.mime.xml").getroot()
    globs = [glob.get("pattern", "").removeprefix("*") for glob in types.iter(f"{namespace}glob")]
    assert tuple(globs) == VOICE_ENDS
    names = [kind.get("type") for kind in types.iter(f"{namespace}mime-type")]
    assert [name for name in entry["MimeType"].split(";") if name] == names
    component = Xml.fromstring(filled("metainfo.xml.in"))
    assert [kind.text for kind in component.iter("mediatype")] == names
    assert not re.search("@[A-Z]+@", filled("metainfo.xml.in") + filled("copyright.in"))
