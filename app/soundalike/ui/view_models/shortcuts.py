"""Which key each command has, and which keys would stand in each other's way. No Qt in here.

Keys are in Qt's portable form, as the table of commands has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from soundalike.translation import tr, tr_noop
from soundalike.ui.shell.command_table import COMMANDS, Command

FIXED = {"F10": tr_noop("The menu")}
"""Keys that are no command's."""
EDITING = ("undo", "redo", "cut", "copy", "paste", "select-all")
"""Commands whose keys every field of text knows by itself."""


def keys_of(row: Command, changed: Mapping[str, str]) -> tuple[str, ...]:
    """The command's keys: those that the person chose, or the table's."""
    if row.id in changed:
        return (changed[row.id],) if changed[row.id] else ()
    return row.keys


def can_change(row: Command) -> bool:
    """Keys that belong to a list or to whatever text is edited, such as Space or Ctrl+C, stay as they are."""
    return not row.elsewhere and row.id not in EDITING


def conflicts(command_id: str, key: str, changed: Mapping[str, str], page_keys: Mapping[str, str]) -> list[str]:
    """What has this key already where the command can be used, in words. `page_keys` are the pages' titles by key."""
    if not key:
        return []
    mine = next(row for row in COMMANDS if row.id == command_id)
    found = [tr(title) for taken, title in FIXED.items() if taken == key]
    found += [title for taken, title in page_keys.items() if taken == key]
    found += [
        row.name for row in COMMANDS if row.id != command_id and key in keys_of(row, changed) and _can_meet(mine, row)
    ]
    return found


def with_key(command_id: str, key: str, changed: Mapping[str, str]) -> dict[str, str]:
    """The changes with this one; the usual key is no change."""
    row = next(row for row in COMMANDS if row.id == command_id)
    rest = {name: value for name, value in changed.items() if name != command_id}
    return rest if row.keys[:1] == ((key,) if key else ()) else {**rest, command_id: key}


def conflict_words(key: str, names: Sequence[str]) -> str:
    """A sentence; empty where there is none."""
    if not names:
        return ""
    listed = names[0]
    for name in names[1:]:
        listed = tr("{listed} and {name}").format(listed=listed, name=name)
    return tr("{key} is the key of {names} already. Choose another, or change that one first.").format(
        key=key, names=listed
    )


def _can_meet(one: Command, other: Command) -> bool:
    return not one.page or not other.page or one.page == other.page
