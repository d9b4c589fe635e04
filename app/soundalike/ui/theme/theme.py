"""The look that is in effect, and the change from one to another at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessibilityHints, QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from soundalike.settings import Appearance, Settings
from soundalike.ui.theme.style_sheet import style_sheet
from soundalike.ui.theme.tokens import Colours, Scheme, Sizes, Tokens, tokens_for

_PALETTE: dict[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "background",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "background",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.ToolTipBase: "surface",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.PlaceholderText: "secondary",
    QPalette.ColorRole.Link: "accent",
}


class Theme(QObject):
    """`changed` comes after the style sheet and the palette are in effect."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.tokens = tokens_for("light")
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        accessibility = _accessibility_hints()
        if accessibility is not None:
            accessibility.contrastPreferenceChanged.connect(self._follow)
        settings.on_change(Appearance, lambda _value: self.apply())
        self.apply()

    @property
    def colours(self) -> Colours:
        return self.tokens.colours

    @property
    def sizes(self) -> Sizes:
        return self.tokens.sizes

    @property
    def text_percent(self) -> int:
        """How large text is beside its usual size."""
        return self._settings[Appearance].text_percent

    def apply(self) -> None:
        """Puts the look that the settings and the system ask for into effect."""
        self.tokens = self._wanted()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        font = application.font()
        font.setPixelSize(self.sizes.text_body)
        palette, sheet = _palette(self.colours), style_sheet(self.tokens)
        # Each of them has Qt style every widget anew, which takes a third of a second for a page of settings.
        if application.font() != font:
            application.setFont(font)
        if application.palette() != palette:
            application.setPalette(palette)
        if application.styleSheet() != sheet:
            application.setStyleSheet(sheet)
        self.changed.emit()

    def font(self, size: int, weight: int = 400, *, tabular: bool = False) -> QFont:
        """The system's face in a size of the tokens; `tabular` for figures that change."""
        font = QFont(QApplication.font())
        font.setPixelSize(size)
        font.setWeight(QFont.Weight(weight))
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _wanted(self) -> Tokens:
        wish = self._settings[Appearance]
        scheme: Scheme
        if wish.theme in ("light", "dark"):
            scheme = "dark" if wish.theme == "dark" else "light"
        else:
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            scheme = "dark" if dark else "light"
        high = wish.theme == "high-contrast" or (wish.theme == "system" and self._system_wants_contrast())
        return tokens_for(scheme, high_contrast=high, text_percent=wish.text_percent, targets=wish.targets)

    def _system_wants_contrast(self) -> bool:
        hints = _accessibility_hints()
        return hints is not None and hints.contrastPreference() == Qt.ContrastPreference.HighContrast

    def _follow(self) -> None:
        if self._settings[Appearance].theme in ("system", "high-contrast"):
            self.apply()


def _accessibility_hints() -> QAccessibilityHints | None:
    """What the system says on accessibility.

    Found as a child, because `QStyleHints.accessibility` gives an object that PySide 6.11 deletes after its first use.
    """
    children = QGuiApplication.styleHints().children()
    return next((child for child in children if isinstance(child, QAccessibilityHints)), None)


def _palette(colours: Colours) -> QPalette:
    palette = QPalette()
    for role, name in _PALETTE.items():
        palette.setColor(role, QColor(getattr(colours, name)))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.on_disabled))
    return palette
