"""Everything that can be done by menu or key, in one table: menus, tooltips and the list in Help are made from it.

No Qt in here. Keys are in Qt's portable form; on a Mac Ctrl stands for the command key, as Qt has it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from soundalike.translation import tr, tr_noop

Menu = Literal["file", "edit", "speak", "takes", "phrases", "voices", "view", "help"]
Role = Literal["", "quit", "preferences", "about"]

MENUS: dict[Menu, str] = {
    "file": tr_noop("&File"),
    "edit": tr_noop("&Edit"),
    "speak": tr_noop("&Speak"),
    "takes": tr_noop("&Takes"),
    "phrases": tr_noop("&Phrases"),
    "voices": tr_noop("V&oices"),
    "view": tr_noop("&View"),
    "help": tr_noop("&Help"),
}


@dataclass(frozen=True)
class Command:
    """`text` is what menus show, with its mnemonic; English, to be translated.

    `group` numbers the stretch of the menu between two lines. `page` limits it to one page. With `elsewhere` its key
    works only while no text is typed (Space).
    """

    id: str
    menu: Menu
    group: int
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False
    role: Role = ""
    page: str = ""
    elsewhere: bool = False

    @property
    def name(self) -> str:
        """The words without mnemonic and dots, in the person's language."""
        return without_mnemonic(tr(self.text)).removesuffix("…")


def without_mnemonic(text: str) -> str:
    """The words alone. Where letters are no part of the words, the mnemonic stands behind them in brackets: `(&F)`."""
    return re.sub(r"&(.?)", r"\1", re.sub(r"\s*\(&[^&]\)", "", text))


COMMANDS: tuple[Command, ...] = (
    Command("new", "file", 1, tr_noop("&New text"), ("Ctrl+N",), page="speak"),
    Command("open", "file", 1, tr_noop("&Open text…"), ("Ctrl+O",), icon="open", page="speak"),
    Command("export", "file", 2, tr_noop("&Export…"), ("Ctrl+E",), icon="export", page="speak"),
    Command("clone", "file", 2, tr_noop("&Clone my voice…"), ("Ctrl+Shift+N",), icon="microphone"),
    Command("settings", "file", 3, tr_noop("&Settings"), ("Ctrl+,",), icon="settings", role="preferences"),
    Command("quit", "file", 4, tr_noop("&Quit"), ("Ctrl+Q",), role="quit"),
    Command("undo", "edit", 1, tr_noop("&Undo"), ("Ctrl+Z",), icon="undo", page="speak"),
    Command("redo", "edit", 1, tr_noop("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), page="speak"),
    Command("cut", "edit", 2, tr_noop("Cu&t"), ("Ctrl+X",), page="speak"),
    Command("copy", "edit", 2, tr_noop("&Copy"), ("Ctrl+C",), page="speak"),
    Command("paste", "edit", 2, tr_noop("&Paste"), ("Ctrl+V",), page="speak"),
    Command("select-all", "edit", 2, tr_noop("Select &all"), ("Ctrl+A",), page="speak"),
    Command("insert", "edit", 3, tr_noop("&Insert a tag or pause"), ("Ctrl+I",), icon="tag", page="speak"),
    Command("pronunciation", "edit", 3, tr_noop("Pr&onunciation list…"), ("Ctrl+Shift+P",), icon="book", page="speak"),
    Command(
        "speak",
        "speak",
        1,
        tr_noop("&Speak, pause or resume"),
        ("Ctrl+Return", "Ctrl+Enter"),
        icon="play",
        page="speak",
    ),
    Command("pause", "speak", 1, tr_noop("Pa&use or resume"), ("Space",), icon="pause", page="speak", elsewhere=True),
    Command("stop", "speak", 1, tr_noop("S&top"), ("Esc",), icon="stop", page="speak"),
    Command("from-cursor", "speak", 2, tr_noop("Speak from the &cursor"), ("Ctrl+Shift+Return",), page="speak"),
    Command("anew", "speak", 2, tr_noop("Speak with &new takes"), ("Ctrl+Alt+Return",), page="speak"),
    Command("selection", "speak", 2, tr_noop("Speak the se&lection"), ("Alt+Return",), page="speak"),
    Command("previous", "speak", 3, tr_noop("&Previous sentence"), ("Ctrl+Up",), icon="previous", page="speak"),
    Command("next", "speak", 3, tr_noop("Ne&xt sentence"), ("Ctrl+Down",), icon="next", page="speak"),
    Command("repeat", "speak", 3, tr_noop("&Repeat the sentence"), ("Ctrl+R",), icon="repeat", page="speak"),
    Command("speak-clipboard", "speak", 3, tr_noop("Speak the clip&board, or stop"), ("Ctrl+Alt+V",)),
    Command("as-i-type", "speak", 4, tr_noop("Speak as &I type"), ("Ctrl+T",), checkable=True, page="speak"),
    Command("slower", "speak", 5, tr_noop("Slo&wer"), ("Ctrl+[",), page="speak"),
    Command("faster", "speak", 5, tr_noop("&Faster"), ("Ctrl+]",), page="speak"),
    Command("advanced", "speak", 6, tr_noop("&Advanced options…"), ("Ctrl+Shift+A",), icon="sliders", page="speak"),
    Command("retake", "takes", 1, tr_noop("&Re-take this sentence"), ("Ctrl+Shift+R",), icon="retake", page="speak"),
    Command("next-take", "takes", 1, tr_noop("&Next take of this sentence"), ("Ctrl+Shift+Down",), page="speak"),
    Command("previous-take", "takes", 1, tr_noop("&Previous take of this sentence"), ("Ctrl+Shift+Up",), page="speak"),
    Command("favourite-take", "takes", 2, tr_noop("&Favourite"), ("Ctrl+D",), icon="star", page="speak"),
    Command("name-take", "takes", 2, tr_noop("Na&me…"), ("F2",), icon="edit", page="speak"),
    Command("delete-take", "takes", 3, tr_noop("&Delete this take"), ("Ctrl+Backspace",), icon="trash", page="speak"),
    Command(
        "undo-takes", "takes", 3, tr_noop("&Undo the last change to takes"), ("Ctrl+Alt+Z",), icon="undo", page="speak"
    ),
    Command(
        "speak-with",
        "voices",
        1,
        tr_noop("&Speak in this voice"),
        ("Return",),
        icon="speak",
        page="voices",
        elsewhere=True,
    ),
    Command("hear-voice", "voices", 1, tr_noop("&Hear it"), ("Space",), icon="play", page="voices", elsewhere=True),
    Command("rename-voice", "voices", 2, tr_noop("&Rename…"), ("F2",), icon="edit", page="voices"),
    Command("edit-voice", "voices", 2, tr_noop("Ed&it…"), ("Ctrl+Return",), page="voices"),
    Command("favourite-voice", "voices", 2, tr_noop("&Favourite"), ("Ctrl+D",), icon="star", page="voices"),
    Command("show-voice", "voices", 2, tr_noop("What the file &contains"), ("Alt+Return",), icon="info", page="voices"),
    Command("make-again", "voices", 3, tr_noop("&Make again for another model…"), page="voices"),
    Command("bake-voice", "voices", 3, tr_noop("&Put into a model…"), page="voices"),
    Command("delete-voice", "voices", 4, tr_noop("&Delete"), ("Delete",), icon="trash", page="voices"),
    Command("forget-voice", "voices", 4, tr_noop("For&get…"), page="voices"),
    Command(
        "undo-voices", "voices", 4, tr_noop("&Undo the last change to voices"), ("Ctrl+Z",), icon="undo", page="voices"
    ),
    Command("find-voice", "voices", 5, tr_noop("Fi&nd a voice"), ("Ctrl+F",), icon="search", page="voices"),
    Command("add-voices", "voices", 6, tr_noop("&Add files…"), ("Ctrl+O",), icon="open", page="voices"),
    Command("export-voice", "voices", 6, tr_noop("E&xport…"), ("Ctrl+E",), icon="export", page="voices"),
    Command("export-library", "voices", 6, tr_noop("The whole &library as one file…"), page="voices"),
    Command("deleted-voices", "voices", 7, tr_noop("Deleted &voices…"), page="voices"),
    Command("check-voices", "voices", 7, tr_noop("Chec&k the library"), page="voices"),
    Command("new-phrase", "phrases", 1, tr_noop("&New phrase"), ("Ctrl+N",), icon="plus", page="phrases"),
    Command("new-board", "phrases", 1, tr_noop("New &board"), ("Ctrl+Shift+B",), page="phrases"),
    Command("stop-phrase", "phrases", 2, tr_noop("S&top"), ("Esc",), icon="stop", page="phrases"),
    Command("find-phrase", "phrases", 2, tr_noop("&Find a phrase"), ("Ctrl+F",), icon="search", page="phrases"),
    Command("undo-phrases", "phrases", 2, tr_noop("&Undo the last deletion"), ("Ctrl+Z",), icon="undo", page="phrases"),
    Command("import-phrases", "phrases", 3, tr_noop("&Import a text file…"), ("Ctrl+O",), icon="open", page="phrases"),
    Command(
        "export-phrases", "phrases", 3, tr_noop("&Export as a text file…"), ("Ctrl+E",), icon="export", page="phrases"
    ),
    Command("takes-panel", "view", 1, tr_noop("&Takes"), ("F9",), icon="takes", checkable=True, page="speak"),
    Command("compact", "view", 1, tr_noop("&Compact window"), ("F7",), icon="compact"),
    Command("larger", "view", 2, tr_noop("&Larger text"), ("Ctrl++", "Ctrl+=")),
    Command("smaller", "view", 2, tr_noop("&Smaller text"), ("Ctrl+-",)),
    Command("usual-size", "view", 2, tr_noop("&Usual text size"), ("Ctrl+0",)),
    Command("theme-system", "view", 3, tr_noop("Colours as the s&ystem has them"), checkable=True),
    Command("theme-light", "view", 3, tr_noop("L&ight"), checkable=True),
    Command("theme-dark", "view", 3, tr_noop("&Dark"), checkable=True),
    Command("theme-high-contrast", "view", 3, tr_noop("&High contrast"), checkable=True),
    Command("full-screen", "view", 4, tr_noop("&Full screen"), ("F11",), checkable=True),
    Command("scanning", "view", 5, tr_noop("Scan with s&witches"), ("Ctrl+Alt+S",), checkable=True),
    Command("status", "help", 1, tr_noop("&What is running now"), ("F8",), icon="processor"),
    Command("help", "help", 1, tr_noop("&Keys and help"), ("F1",), icon="help"),
    Command("about", "help", 2, tr_noop("&About Soundalike"), role="about"),
)
"""In the order of the menus."""


def command(command_id: str) -> Command:
    """Raises `KeyError` for an id that isn't in the table."""
    return _BY_ID[command_id]


_BY_ID = {row.id: row for row in COMMANDS}
