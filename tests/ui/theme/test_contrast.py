"""Text on its ground holds 4.5 : 1, controls and focus 3 : 1, in every look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from soundalike.paths import bundled_resources
from soundalike.ui.theme.contrast import contrast, luminance
from soundalike.ui.theme.style_sheet import style_sheet
from soundalike.ui.theme.tokens import (
    AVATARS,
    DARK,
    HIGH_CONTRAST_DARK,
    HIGH_CONTRAST_LIGHT,
    LIGHT,
    Colours,
    Sizes,
    scaled,
    tokens_for,
)

LOOKS = [LIGHT, DARK, HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK]
TEXT = [
    *((text, ground) for text in ("text", "secondary") for ground in ("background", "sidebar", "surface")),
    *(("text", ground) for ground in ("sounding", "accent_soft", "hover", "pressed")),
    ("secondary", "hover"),
    *((text, ground) for text in ("accent", "warning", "good") for ground in ("background", "surface")),
    ("accent", "accent_soft"),
    ("secondary", "accent_soft"),
    ("warning", "accent_soft"),
    ("recording", "surface"),
    ("good", "good_soft"),
    ("warning", "warning_soft"),
    ("on_tag", "tag"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
]
CONTROLS = [
    *((edge, ground) for edge in ("control", "accent") for ground in ("background", "sidebar", "surface")),
    ("recording", "surface"),
    ("star", "surface"),
    ("star", "accent_soft"),
]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_can_be_read(look: Colours, text: str, ground: str) -> None:
    assert contrast(getattr(look, text), getattr(look, ground)) >= 4.5


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("edge", "ground"), CONTROLS)
def test_controls_can_be_seen(look: Colours, edge: str, ground: str) -> None:
    assert contrast(getattr(look, edge), getattr(look, ground)) >= 3.0


@pytest.mark.parametrize("look", [HIGH_CONTRAST_LIGHT, HIGH_CONTRAST_DARK])
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_high_contrast_is_high(look: Colours, text: str, ground: str) -> None:
    assert contrast(getattr(look, text), getattr(look, ground)) >= 7.0


@pytest.mark.parametrize(("ground", "ink"), [pair for pairs in AVATARS.values() for pair in pairs])
def test_letters_of_voices_can_be_read(ground: str, ink: str) -> None:
    assert contrast(ground, ink) >= 4.5


def test_contrast_is_that_of_the_standard() -> None:
    """Examples of WCAG 2.2: black on white, and #777777 on white, which just fails."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert luminance("#FF0000") == pytest.approx(0.2126)


def test_the_given_colours_are_the_given_ones() -> None:
    """`../shared/ui/README.md`, the table of tokens."""
    assert (LIGHT.background, LIGHT.sidebar, LIGHT.surface) == ("#F4F4F1", "#ECECE8", "#FFFFFF")
    assert (DARK.background, DARK.sidebar, DARK.surface) == ("#15181A", "#101314", "#1D2123")
    assert (LIGHT.accent, DARK.accent) == ("#0B6E66", "#5FD3C4")
    assert (LIGHT.sounding, DARK.sounding) == ("#CFEAE5", "#1D4A45")
    assert (LIGHT.recording, DARK.recording) == ("#C8261B", "#FF6B5E")


def test_colours_and_sizes_are_written_in_the_tokens_alone() -> None:
    package = Path(__file__).parents[3] / "app" / "soundalike" / "ui"
    for file in package.rglob("*.py"):
        if file.name != "tokens.py":
            assert not re.search(r"#[0-9A-Fa-f]{6}\b", file.read_text(encoding="utf-8")), file
    for file in (bundled_resources() / "styles").glob("*.qss"):
        text = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.S)
        assert not re.search(r"#[0-9A-Fa-f]{3,8}\b|[1-9]\d*px", text), file
    for file in (bundled_resources() / "icons").glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        assert 'viewBox="0 0 24 24"' in text
        assert 'stroke-width="1.75"' in text
        assert not re.search(r"#[0-9A-Fa-f]{3,8}", text), file


def test_the_style_sheet_has_every_token_it_names() -> None:
    for scheme in ("light", "dark"):
        for high in (False, True):
            sheet = style_sheet(tokens_for(scheme, high_contrast=high))
            assert "$" not in sheet
            assert "None" not in sheet


def test_text_grows_and_so_does_what_holds_it() -> None:
    twice = scaled(Sizes(), 200)
    assert twice.text_body == 28
    assert twice.editor_line == 66
    assert twice.button == 80
    assert twice.hair == 1
