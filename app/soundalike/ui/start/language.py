"""The window's language: Qt's translators, the layout's direction, numbers and dates."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from soundalike.paths import bundled_resources
from soundalike.translation import ENGLISH, NO_COUNT, Language, use_language

SYSTEM = "system"
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "ar": "العربية",
    "fr": "Français",
    "es": "Español",
    "pt": "Português",
    "zh": "简体中文",
}
"""Each by its own name, so that a person who can't read the window's language finds theirs."""

_QT_NAMES = {"pt": "pt_BR", "zh": "zh_CN"}
"""What Qt calls its own translations, where that isn't the code."""


def language_code(chosen: str, system: list[str]) -> str:
    """The language to use: the chosen one, else the first of the system's that there is, else English.

    `system` holds names such as "de-AT", most wanted first.
    """
    wanted = [chosen] if chosen in LANGUAGES else system
    return next((code for name in wanted if (code := name.replace("_", "-").split("-")[0].lower()) in LANGUAGES), "en")


def set_language(application: QApplication, chosen: str) -> str:
    """Puts the application into a language ("system" or a code of `LANGUAGES`); returns the code."""
    code = language_code(chosen, QLocale.system().uiLanguages())
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    locale = _locale(code)
    application.setLayoutDirection(locale.textDirection())
    if code == "en":
        use_language(ENGLISH)
        return code
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _install(application, Path(folder), f"qtbase_{_QT_NAMES.get(code, code)}")
    own = _install(application, bundled_resources() / "translations", f"soundalike_{code}")
    use_language(_language(code, own, locale))
    return code


def _locale(code: str) -> QLocale:
    """With the system's own habits (German of Austria) where they are of this language."""
    system = QLocale.system()
    same = QLocale(code).language() == system.language()
    return system if same else QLocale(code)


def _install(application: QApplication, folder: Path, name: str) -> QTranslator:
    translator = QTranslator(application)
    if translator.load(name, str(folder)):
        application.installTranslator(translator)
    return translator


def _language(code: str, translator: QTranslator, locale: QLocale) -> Language:
    def translate(text: str, comment: str, count: int) -> str:
        found = translator.translate("", text, comment, count)
        if not found:
            return ENGLISH.translate(text, comment, count)
        return found if count == NO_COUNT else found.replace("%n", number(count, 0))

    def number(value: float, decimals: int) -> str:
        return locale.toString(float(value), "f", decimals)

    def day(value: date, pattern: str) -> str:
        return locale.toString(QDate(value.year, value.month, value.day), pattern)

    return Language(translate, number, day, code)
