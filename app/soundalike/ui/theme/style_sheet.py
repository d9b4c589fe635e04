"""The style sheet: a template in `resources/styles`, filled from the tokens."""

from __future__ import annotations

from functools import cache
from string import Template

from soundalike.paths import bundled_resources
from soundalike.ui.theme.tokens import Tokens


@cache
def _template() -> Template:
    folder = bundled_resources() / "styles"
    return Template("\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.qss"))))


def style_sheet(tokens: Tokens) -> str:
    """The whole sheet in this look. Raises `KeyError` for a token that doesn't exist."""
    return _template().substitute(tokens.values())
