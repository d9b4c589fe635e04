"""Signing and notarising on macOS: which commands, in which order, and what is said when there are no credentials."""

from __future__ import annotations

import plistlib
from collections.abc import Sequence
from pathlib import Path

import pytest

from macos.image import make_image
from macos.information import INFORMATION
from macos.sign import ENTITLEMENTS, IDENTITY, NOTARY, nested_code, notarise, sign_app, sign_image

MACHO = b"\xcf\xfa\xed\xfe" + bytes(60)
SIGNED = {IDENTITY: "Developer ID Application: Ada"}
COMPLETE = {**SIGNED, **dict.fromkeys(NOTARY, "given")}


class Commands(list[list[str]]):
    """Notes what would be run."""

    def __call__(self, command: Sequence[str]) -> None:
        self.append(list(command))


@pytest.fixture
def app(tmp_path: Path) -> Path:
    made = tmp_path / "Soundalike.app"
    deep = made / "Contents" / "Frameworks" / "QtCore.framework" / "Versions" / "A"
    deep.mkdir(parents=True)
    (made / "Contents" / "MacOS").mkdir()
    (deep / "QtCore").write_bytes(MACHO)
    (deep.parent / "Current").symlink_to("A")
    (made / "Contents" / "MacOS" / "soundalike").write_bytes(MACHO)
    (made / "Contents" / "Info.plist").write_bytes(b"<plist/>")
    return made


def test_code_is_signed_from_the_inside_out_and_links_are_not_followed(app: Path) -> None:
    names = [path.relative_to(app / "Contents").as_posix() for path in nested_code(app)]
    assert names == [
        "Frameworks/QtCore.framework/Versions/A/QtCore",
        "Frameworks/QtCore.framework",
        "MacOS/soundalike",
    ]


def test_with_an_identity_the_hardened_runtime_and_the_entitlements_are_on(app: Path) -> None:
    commands = Commands()
    assert sign_app(app, SIGNED, commands)
    assert all(command[3:5] == ["--options", "runtime"] for command in commands[:-1])
    assert commands[-2][-3:] == ["--entitlements", str(ENTITLEMENTS), str(app)]
    assert commands[-1] == ["codesign", "--verify", "--deep", "--strict", str(app)]


def test_without_an_identity_it_is_signed_by_nobody_and_a_line_says_so(
    app: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = Commands()
    assert not sign_app(app, {}, commands)
    assert commands == [["codesign", "--force", "--deep", "--sign", "-", str(app)]]
    assert f"because {IDENTITY} isn't set" in capsys.readouterr().err
    assert not sign_image(app, {}, commands)
    assert len(commands) == 1


@pytest.mark.parametrize("missing", [IDENTITY, *NOTARY])
def test_nothing_goes_to_the_notary_unless_all_is_there(
    missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = Commands()
    assert not notarise(tmp_path / "x.dmg", {**COMPLETE, missing: ""}, commands)
    assert commands == []
    assert capsys.readouterr().err == f"Not notarised, because {missing} isn't set: x.dmg\n"


def test_a_notarised_image_gets_its_answer_stapled(tmp_path: Path) -> None:
    commands = Commands()
    assert notarise(tmp_path / "x.dmg", COMPLETE, commands)
    assert [command[:3] for command in commands] == [["xcrun", "notarytool", "submit"], ["xcrun", "stapler", "staple"]]
    assert "--wait" in commands[0]


def test_the_image_holds_the_program_and_a_link_to_where_it_belongs(app: Path, tmp_path: Path) -> None:
    seen: list[str] = []

    def look(command: Sequence[str]) -> None:
        folder = Path(command[command.index("-srcfolder") + 1])
        seen.extend(sorted(path.name for path in folder.iterdir()))
        assert (folder / "Applications").readlink() == Path("/Applications")
        assert (folder / app.name / "Contents/Frameworks/QtCore.framework/Versions/Current").is_symlink()

    make_image(app, tmp_path / "out" / "x.dmg", look)
    assert seen == ["Applications", "Soundalike.app"]


def test_the_microphone_is_asked_for_with_a_reason_and_allowed_by_an_entitlement() -> None:
    entitlements = plistlib.loads(ENTITLEMENTS.read_bytes())
    assert entitlements["com.apple.security.device.audio-input"] is True
    assert "record" in str(INFORMATION["NSMicrophoneUsageDescription"])
    plistlib.dumps(INFORMATION)
