"""How the window divides its width. No Qt in here."""

from __future__ import annotations

SIDEBAR_NARROW_BELOW = 900
PANEL_FOLDS_BELOW = 900
"""At 760 wide the sidebar is icons and the take list is folded away (`../shared/ui/README.md`, "Language")."""


def sidebar_is_narrow(width: int, text_percent: int = 100) -> bool:
    """Whether the sidebar shows icons alone; larger text needs a wider window for its words."""
    return usable_width(width, text_percent) < SIDEBAR_NARROW_BELOW


def is_narrow(width: int, text_percent: int = 100) -> bool:
    """Whether side panels fold away."""
    return usable_width(width, text_percent) < PANEL_FOLDS_BELOW


def usable_width(width: int, text_percent: int) -> int:
    """The width as text of the usual size would see it."""
    return width * 100 // max(100, text_percent)
