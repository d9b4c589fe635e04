"""The window's words are complete in every language: none missing, unfinished, or with other values than in English."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QApplication

from soundalike import translation
from soundalike.ui.shell.command_table import COMMANDS, MENUS
from soundalike.ui.start.language import LANGUAGES, language_code, set_language
from tests.ui.translation_files import FOLDER, ROOT, messages

OTHERS = sorted(set(LANGUAGES) - {"en"})
PLURALS = {"ar": 6, "de": 2, "es": 2, "fr": 2, "pt": 2, "zh": 1}
"""How many forms Qt asks of each (https://doc.qt.io/qt-6/i18n-plural-rules.html)."""
VALUE = re.compile(r"\{[^{}]*\}")


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """What lupdate finds in the program, as `make translations` calls it."""
    out = tmp_path_factory.mktemp("lupdate") / "collected_de.ts"
    files = out.with_name("files")
    files.write_text("\n".join(str(path) for path in sorted((ROOT / "app/soundalike").rglob("*.py"))), "utf-8")
    done = subprocess.run(
        [
            *("pyside6-lupdate", "-locations", "none", "-tr-function-alias", "QT_TR_NOOP+=tr_noop"),
            *("-target-language", "de", f"@{files}", "-ts", str(out)),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {(one.source, one.comment) for one in messages(out)}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_missing_and_nothing_is_left_over(code: str, collected: set[tuple[str, str]]) -> None:
    there = {(one.source, one.comment) for one in messages(FOLDER / f"soundalike_{code}.ts")}
    assert sorted(collected - there) == [], "run `make translations`, and translate what is new"
    assert sorted(there - collected) == [], "run `make translations`"


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_unfinished(code: str) -> None:
    all_of_it = messages(FOLDER / f"soundalike_{code}.ts")
    assert len(all_of_it) > 800
    assert [one.source for one in all_of_it if not one.finished or not all(form.strip() for form in one.forms)] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_text_with_a_number_has_every_form(code: str) -> None:
    for one in messages(FOLDER / f"soundalike_{code}.ts"):
        if one.plural:
            assert len(one.forms) == PLURALS[code], one.source
            assert "%n" in one.forms[-1], one.source
            assert not any("|" in form for form in one.forms), one.source


@pytest.mark.parametrize("code", OTHERS)
def test_values_keys_and_ends_are_those_of_the_english(code: str) -> None:
    for one in messages(FOLDER / f"soundalike_{code}.ts"):
        english = one.source.split("|")[-1] if one.plural else one.source
        for form in one.forms:
            said = f"{english!r}: {form!r}"
            if not one.plural:
                assert sorted(set(VALUE.findall(form))) == sorted(set(VALUE.findall(english))), said
            else:
                assert set(VALUE.findall(form)) <= set(VALUE.findall(one.source)), said
            assert mnemonics(form) == mnemonics(english), said
            assert form.startswith(" ") == english.startswith(" "), said
            assert form.endswith(" ") == english.endswith(" "), said
            assert form.endswith("…") == english.endswith("…"), said
            assert form.count("\n") == english.count("\n"), said


def mnemonics(text: str) -> int:
    """How many letters open it with Alt. A sign between words stays one."""
    return len(re.findall(r"&[^\s&]", text.replace("&&", "")))


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """Speaks English again afterwards."""
    yield qapp
    set_language(qapp, "en")


@pytest.mark.parametrize("code", OTHERS)
def test_the_window_speaks_the_language(application: QApplication, code: str) -> None:
    assert set_language(application, code) == code
    words = {(one.source, one.comment): one for one in messages(FOLDER / f"soundalike_{code}.ts")}
    assert translation.tr("Voices") == words["Voices", ""].forms[0] != "Voices"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel", "Qt's own words are missing"
    right = application.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert right == (code == "ar")


def test_numbers_have_the_languages_own_signs(application: QApplication) -> None:
    set_language(application, "de")
    assert translation.number(12.25, 1) in ("12,2", "12,3")
    set_language(application, "en")
    assert translation.number(12.5, 1) == "12.5"


@pytest.mark.parametrize(
    ("chosen", "system", "code"),
    [
        ("de", ["fr-FR"], "de"),
        ("system", ["de-AT", "en"], "de"),
        ("system", ["pt_BR"], "pt"),
        ("system", ["zh-Hans-CN"], "zh"),
        ("system", ["ja-JP", "fr-CA"], "fr"),
        ("system", ["ja-JP"], "en"),
        ("system", [], "en"),
        ("xx", ["es"], "es"),
    ],
)
def test_the_language_is_the_chosen_one_or_the_systems_first(chosen: str, system: list[str], code: str) -> None:
    assert language_code(chosen, system) == code


def test_english_counts_right_without_a_file() -> None:
    assert translation.tr("%n voice|%n voices", "", 1) == "1 voice"
    assert translation.tr("%n voice|%n voices", "", 0) == "0 voices"
    assert QLocale().decimalPoint() == "."


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_each_letter_of_a_menu_opens_one_entry(application: QApplication, code: str) -> None:
    set_language(application, code)
    menus: dict[str, list[str]] = {"the menu bar": [translation.tr(title) for title in MENUS.values()]}
    for row in COMMANDS:
        menus.setdefault(row.menu, []).append(translation.tr(row.text))
    for menu, texts in menus.items():
        letters = [found.group(1).lower() for text in texts if (found := re.search(r"&([^\s&])", text))]
        assert len(letters) == len(texts), f"{menu}: an entry without a letter"
        assert sorted(set(letters)) == sorted(letters), f"{menu}: {texts}"
