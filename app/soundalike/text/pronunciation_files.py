"""Pronunciation lists as text: tab-separated for spreadsheets, JSON for programs.

Tab-separated: `find`, `say`, and if wanted `pattern`, `match_case`, `whole_word`, `enabled` as yes or no; a first line
with these names may say which columns there are and in which order. Tabs, line ends and backslashes in a text are
written \\t, \\n and \\\\.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from typing import Any

from soundalike.errors import RefusedError
from soundalike.text.pronunciation import MOST_RULES, Rule
from soundalike.translation import tr

JSON_VERSION = 1
COLUMNS = tuple(field.name for field in fields(Rule))
_TEXTS = ("find", "say")
_YES = {"yes", "true", "1", "y", "x"}
_NO = {"no", "false", "0", "n", ""}
_ESCAPED = re.compile(r"\\(.)")
_MEANING = {"t": "\t", "n": "\n", "\\": "\\"}
_ESCAPES = str.maketrans({"\t": "\\t", "\n": "\\n", "\r": "", "\\": "\\\\"})


def to_tsv(rules: Iterable[Rule]) -> str:
    """The list with its heading."""
    lines = ["\t".join(COLUMNS)]
    for rule in rules:
        values = [
            str(value).translate(_ESCAPES) if name in _TEXTS else "yes" if value else "no"
            for name, value in asdict(rule).items()
        ]
        lines.append("\t".join(values))
    return "\n".join(lines) + "\n"


def to_json(rules: Iterable[Rule]) -> str:
    """The list with its version."""
    return json.dumps(
        {"version": JSON_VERSION, "rules": [asdict(rule) for rule in rules]}, ensure_ascii=False, indent=1
    )


def from_text(text: str, *, is_json: bool) -> list[Rule]:
    """The rules in a file's text, not yet checked (`Pronunciations` does). Raises `RefusedError` with the place."""
    rules = _from_json(text) if is_json else _from_tsv(text)
    if len(rules) > MOST_RULES:
        raise RefusedError(
            tr("The list has %n rules, and {most} are the most.", "", len(rules)).format(most=MOST_RULES)
        )
    return rules


def _from_tsv(text: str) -> list[Rule]:
    lines = [
        (number, line.rstrip("\r")) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1)
    ]
    lines = [(number, line) for number, line in lines if line.strip()]
    columns: Sequence[str] = COLUMNS
    if lines and set(_TEXTS) <= set(lines[0][1].lower().split("\t")):
        columns = [name.strip() for name in lines.pop(0)[1].lower().split("\t")]
    return [_rule_of_line(number, line.split("\t"), columns) for number, line in lines]


def _rule_of_line(number: int, cells: list[str], columns: Sequence[str]) -> Rule:
    values: dict[str, Any] = {}
    for name, cell in zip(columns, cells, strict=False):
        if name in _TEXTS:
            values[name] = _ESCAPED.sub(lambda match: _MEANING.get(match[1], match[0]), cell)
        elif name in COLUMNS and cell.strip():
            word = cell.strip().lower()
            if word not in _YES | _NO:
                raise RefusedError(
                    tr("Line {number}: '{cell}' under '{name}' is neither yes nor no.").format(
                        number=number, cell=cell, name=name
                    )
                )
            values[name] = word in _YES
    if "say" not in values or not values.get("find", "").strip():
        raise RefusedError(
            tr("Line {number} isn\u2019t a rule: it needs what to find, a tab, and how to say it.").format(
                number=number
            )
        )
    return Rule(**values)


def _from_json(text: str) -> list[Rule]:
    try:
        found = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise RefusedError(tr("This isn\u2019t a pronunciation list in JSON: {error}.").format(error=error)) from error
    if isinstance(found, dict):
        version = found.get("version", JSON_VERSION)
        if not isinstance(version, int) or version > JSON_VERSION:
            raise RefusedError(
                tr("This pronunciation list was written by a newer Soundalike. Update this one to read it.")
            )
        found = found.get("rules")
    if not isinstance(found, list):
        raise RefusedError(tr("This isn\u2019t a pronunciation list: it has no list of rules."))
    return [_rule_of_json(number, entry) for number, entry in enumerate(found, start=1)]


def _rule_of_json(number: int, entry: Any) -> Rule:
    known = {name: value for name, value in entry.items() if name in COLUMNS} if isinstance(entry, dict) else {}
    fit = all(isinstance(value, str if name in _TEXTS else bool) for name, value in known.items())
    if not fit or "find" not in known or "say" not in known:
        raise RefusedError(
            tr("Rule {number} isn\u2019t a rule: it needs the texts 'find' and 'say', the rest true or false.").format(
                number=number
            )
        )
    return Rule(**known)
