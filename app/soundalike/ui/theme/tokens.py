"""Every colour and size of the window, and nowhere else (`../shared/ui/README.md`, "Language")."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal

from soundalike.settings.appearance import TargetSize

Scheme = Literal["light", "dark"]


@dataclass(frozen=True)
class Colours:
    """Names say what a colour is for. `control` outlines controls that have no other edge, at 3 : 1 on every ground."""

    scheme: Scheme
    background: str
    sidebar: str
    surface: str
    line: str
    control: str
    text: str
    secondary: str
    accent: str
    accent_hover: str
    accent_pressed: str
    on_accent: str
    accent_soft: str
    sounding: str
    recording: str
    warning: str
    good: str
    good_soft: str
    warning_soft: str
    star: str
    tag: str
    on_tag: str
    hover: str
    pressed: str
    wave: str
    disabled: str
    on_disabled: str
    knob: str


LIGHT = Colours(
    scheme="light",
    background="#F4F4F1",
    sidebar="#ECECE8",
    surface="#FFFFFF",
    line="#DDDCD6",
    control="#83888C",
    text="#1D2022",
    secondary="#62676B",
    accent="#0B6E66",
    accent_hover="#095F58",
    accent_pressed="#07504A",
    on_accent="#FFFFFF",
    accent_soft="#DCEFEC",
    sounding="#CFEAE5",
    recording="#C8261B",
    warning="#8A5A00",
    good="#1D6F42",
    good_soft="#E0F0E6",
    warning_soft="#F6EBD3",
    star="#B97400",
    tag="#E9E4F5",
    on_tag="#54418A",
    hover="#E6E5E0",
    pressed="#DCDBD5",
    wave="#B9BCBB",
    disabled="#DDDCD6",
    on_disabled="#62676B",
    knob="#FFFFFF",
)

DARK = Colours(
    scheme="dark",
    background="#15181A",
    sidebar="#101314",
    surface="#1D2123",
    line="#30363A",
    control="#6E777B",
    text="#E9EBEA",
    secondary="#9AA3A6",
    accent="#5FD3C4",
    accent_hover="#7ADCCF",
    accent_pressed="#4CBCAE",
    on_accent="#06211E",
    accent_soft="#163A37",
    sounding="#1D4A45",
    recording="#FF6B5E",
    warning="#F0C060",
    good="#7FD6A3",
    good_soft="#16281F",
    warning_soft="#33290F",
    star="#F0C060",
    tag="#322A4A",
    on_tag="#C9B8F5",
    hover="#24292C",
    pressed="#2B3135",
    wave="#4A5256",
    disabled="#30363A",
    on_disabled="#9AA3A6",
    knob="#FFFFFF",
)

HIGH_CONTRAST_LIGHT = replace(
    LIGHT,
    background="#FFFFFF",
    sidebar="#FFFFFF",
    line="#000000",
    control="#000000",
    text="#000000",
    secondary="#1F1F1F",
    accent="#004F49",
    accent_hover="#003A35",
    accent_pressed="#00302C",
    accent_soft="#E3F4F2",
    sounding="#BFE8E1",
    recording="#A0000A",
    warning="#5C3B00",
    good="#00471F",
    good_soft="#FFFFFF",
    warning_soft="#FFFFFF",
    star="#5C3B00",
    tag="#FFFFFF",
    on_tag="#3A2370",
    hover="#EDEDED",
    pressed="#D9D9D9",
    wave="#4D4D4D",
    disabled="#E6E6E6",
    on_disabled="#3D3D3D",
)

HIGH_CONTRAST_DARK = replace(
    DARK,
    background="#000000",
    sidebar="#000000",
    surface="#000000",
    line="#FFFFFF",
    control="#FFFFFF",
    text="#FFFFFF",
    secondary="#E6E6E6",
    accent="#7DF5E5",
    accent_hover="#B4FAF1",
    accent_pressed="#5FD3C4",
    on_accent="#000000",
    accent_soft="#0E3B36",
    sounding="#0F524A",
    recording="#FF8F85",
    warning="#FFD877",
    good="#9CF0BE",
    good_soft="#000000",
    warning_soft="#000000",
    star="#FFD877",
    tag="#000000",
    on_tag="#DACDFF",
    hover="#262626",
    pressed="#333333",
    wave="#B3B3B3",
    disabled="#262626",
    on_disabled="#D9D9D9",
    knob="#000000",
)

AVATARS: dict[Scheme, tuple[tuple[str, str], ...]] = {
    "light": (
        ("#BAE6DF", "#0B4A44"),
        ("#CFC0E8", "#3D2378"),
        ("#E9CFBB", "#54300F"),
        ("#BAD3E6", "#123B5C"),
        ("#E8BBD0", "#5E1236"),
        ("#D5E2B4", "#37460D"),
    ),
    "dark": (
        ("#2C5F59", "#DDF5F1"),
        ("#463A66", "#E5DAFF"),
        ("#5E4631", "#FBE6D3"),
        ("#2B4A63", "#D8EBFA"),
        ("#63304A", "#FBDCE9"),
        ("#46511F", "#EEF6D3"),
    ),
}
"""Grounds of voices' pictures, each with its letter's colour."""


@dataclass(frozen=True)
class Sizes:
    """In device-independent pixels. The text sizes follow the text scale, and so do the heights made of them."""

    # A 4-pixel grid.
    hair: int = 1
    tiny: int = 4
    small: int = 8
    medium: int = 12
    large: int = 16
    wide: int = 24
    page: int = 40
    # Corners.
    control_corner: int = 8
    panel_corner: int = 12
    card_corner: int = 14
    focus: int = 2
    # Type.
    text_note: int = 11
    text_secondary: int = 12
    text_body: int = 14
    text_heading: int = 16
    text_editor: int = 19
    text_title: int = 20
    text_wizard: int = 26
    editor_line: int = 33
    # Things.
    icon: int = 18
    icon_large: int = 24
    icon_small: int = 14
    icon_stroke: int = 2
    sidebar: int = 172
    sidebar_narrow: int = 60
    sidebar_row: int = 38
    speak_height: int = 46
    button: int = 40
    small_button: int = 30
    round_button: int = 32
    avatar: int = 32
    picker: int = 48
    panel: int = 322
    status: int = 30
    switch_width: int = 32
    switch_height: int = 18
    groove: int = 4
    handle: int = 16
    slider: int = 76
    icon_button: int = 13
    menu_padding: int = 8
    scan_frame: int = 3
    scan_gap: int = 2
    dwell_ring: int = 36
    wave_bar: int = 2
    wave_gap: int = 1

    @property
    def regular(self) -> int:
        """The weight of text."""
        return 400

    @property
    def strong(self) -> int:
        """The weight of headings and of what is chosen."""
        return 600

    @property
    def pill(self) -> int:
        """The corner of the Speak button."""
        return self.speak_height // 2

    @property
    def chip_corner(self) -> int:
        """Half of a chip's height, which is that of a small button."""
        return self.small_button // 2


_SCALED = (
    "text_note",
    "text_secondary",
    "text_body",
    "text_heading",
    "text_editor",
    "text_title",
    "text_wizard",
    "editor_line",
    "sidebar_narrow",
    "sidebar_row",
    "speak_height",
    "button",
    "small_button",
    "picker",
    "status",
    "icon",
    "icon_small",
)
_PRESSED = (
    "sidebar_narrow",
    "sidebar_row",
    "speak_height",
    "button",
    "small_button",
    "round_button",
    "picker",
    "status",
    "switch_width",
    "switch_height",
    "groove",
    "handle",
)
"""What is pressed, or as high as what is pressed."""

TARGET_PERCENTS: dict[TargetSize, int] = {"usual": 100, "large": 140, "largest": 180}
""""Large" makes the small buttons 42 high, which with their edge is the 44 that WCAG 2.5.5 asks for."""

MOTION_MILLISECONDS = 120


@dataclass(frozen=True)
class Tokens:
    """One look: colours and sizes."""

    colours: Colours
    sizes: Sizes

    def values(self) -> dict[str, str]:
        """Every token by name, for the style sheet."""
        sizes = {field.name: str(getattr(self.sizes, field.name)) for field in fields(self.sizes)}
        derived = {name: str(getattr(self.sizes, name)) for name in ("regular", "strong", "pill", "chip_corner")}
        colours = {field.name: str(getattr(self.colours, field.name)) for field in fields(self.colours)}
        return {**sizes, **derived, **colours}


def scaled(sizes: Sizes, percent: int) -> Sizes:
    """Sizes with text at `percent`."""
    return _grown(sizes, _SCALED, percent)


def enlarged(sizes: Sizes, percent: int) -> Sizes:
    """Sizes with what is pressed at `percent`. What is made of its content becomes as high as the others."""
    if percent == 100:
        return sizes
    grown = _grown(sizes, _PRESSED, percent)
    padding = max(sizes.menu_padding, (grown.small_button - sizes.text_body) // 2)
    return replace(grown, icon_button=grown.small_button - 2 * grown.tiny, menu_padding=padding)


def _grown(sizes: Sizes, names: tuple[str, ...], percent: int) -> Sizes:
    if percent == 100:
        return sizes
    return replace(sizes, **{name: round(getattr(sizes, name) * percent / 100) for name in names})


def tokens_for(
    scheme: Scheme, *, high_contrast: bool = False, text_percent: int = 100, targets: TargetSize = "usual"
) -> Tokens:
    """The look that these wishes give."""
    usual = LIGHT if scheme == "light" else DARK
    high = HIGH_CONTRAST_LIGHT if scheme == "light" else HIGH_CONTRAST_DARK
    return Tokens(high if high_contrast else usual, enlarged(scaled(Sizes(), text_percent), TARGET_PERCENTS[targets]))
