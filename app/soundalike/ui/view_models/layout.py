"""How the window divides its width. No Qt in here."""

from __future__ import annotations

SIDEBAR_NARROW_BELOW = 900
PANEL_FOLDS_BELOW = 900
"""At 760 wide the sidebar is icons and the take list is folded away (`../shared/ui/README.md`, "Language")."""


def sidebar_is_narrow(width: int) -> bool:
    """Whether the sidebar shows icons alone."""
    return width < SIDEBAR_NARROW_BELOW


def is_narrow(width: int) -> bool:
    """Whether side panels fold away."""
    return width < PANEL_FOLDS_BELOW
