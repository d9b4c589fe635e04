"""Everything that can be done by menu or key, in one table: menus, tooltips and the list in Help are made from it.

No Qt in here. Keys are in Qt's portable form; on a Mac Ctrl stands for the command key, as Qt has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Menu = Literal["file", "edit", "speak", "takes", "voices", "view", "help"]
Role = Literal["", "quit", "preferences", "about"]

MENUS: dict[Menu, str] = {
    "file": "&File",
    "edit": "&Edit",
    "speak": "&Speak",
    "takes": "&Takes",
    "voices": "V&oices",
    "view": "&View",
    "help": "&Help",
}


@dataclass(frozen=True)
class Command:
    """`text` is what menus show, with its mnemonic. `group` numbers the stretch of the menu between two lines.

    `page` limits it to one page. With `elsewhere` its key works only while no text is typed (Space).
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
        """The words without mnemonic and dots."""
        return self.text.replace("&", "").removesuffix("…")


COMMANDS: tuple[Command, ...] = (
    Command("new", "file", 1, "&New text", ("Ctrl+N",), page="speak"),
    Command("open", "file", 1, "&Open text…", ("Ctrl+O",), icon="open", page="speak"),
    Command("export", "file", 2, "&Export…", ("Ctrl+E",), icon="export", page="speak"),
    Command("clone", "file", 2, "&Clone my voice…", ("Ctrl+Shift+N",), icon="microphone"),
    Command("settings", "file", 3, "&Settings", ("Ctrl+,",), icon="settings", role="preferences"),
    Command("quit", "file", 4, "&Quit", ("Ctrl+Q",), role="quit"),
    Command("undo", "edit", 1, "&Undo", ("Ctrl+Z",), icon="undo", page="speak"),
    Command("redo", "edit", 1, "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), page="speak"),
    Command("cut", "edit", 2, "Cu&t", ("Ctrl+X",), page="speak"),
    Command("copy", "edit", 2, "&Copy", ("Ctrl+C",), page="speak"),
    Command("paste", "edit", 2, "&Paste", ("Ctrl+V",), page="speak"),
    Command("select-all", "edit", 2, "Select &all", ("Ctrl+A",), page="speak"),
    Command("insert", "edit", 3, "&Insert a tag or pause", ("Ctrl+I",), icon="tag", page="speak"),
    Command("pronunciation", "edit", 3, "Pr&onunciation list…", ("Ctrl+Shift+P",), icon="book", page="speak"),
    Command("speak", "speak", 1, "&Speak, pause or resume", ("Ctrl+Return", "Ctrl+Enter"), icon="play", page="speak"),
    Command("pause", "speak", 1, "Pa&use or resume", ("Space",), icon="pause", page="speak", elsewhere=True),
    Command("stop", "speak", 1, "S&top", ("Esc",), icon="stop", page="speak"),
    Command("from-cursor", "speak", 2, "Speak from the &cursor", ("Ctrl+Shift+Return",), page="speak"),
    Command("anew", "speak", 2, "Speak with &new takes", ("Ctrl+Alt+Return",), page="speak"),
    Command("selection", "speak", 2, "Speak the se&lection", ("Alt+Return",), page="speak"),
    Command("previous", "speak", 3, "&Previous sentence", ("Ctrl+Up",), icon="previous", page="speak"),
    Command("next", "speak", 3, "Ne&xt sentence", ("Ctrl+Down",), icon="next", page="speak"),
    Command("repeat", "speak", 3, "&Repeat the sentence", ("Ctrl+R",), icon="repeat", page="speak"),
    Command("speak-clipboard", "speak", 3, "Speak the clip&board, or stop", ("Ctrl+Alt+V",)),
    Command("as-i-type", "speak", 4, "Speak as &I type", ("Ctrl+T",), checkable=True, page="speak"),
    Command("slower", "speak", 5, "Slo&wer", ("Ctrl+[",), page="speak"),
    Command("faster", "speak", 5, "&Faster", ("Ctrl+]",), page="speak"),
    Command("advanced", "speak", 6, "&Advanced options…", ("Ctrl+Shift+A",), icon="sliders", page="speak"),
    Command("retake", "takes", 1, "&Re-take this sentence", ("Ctrl+Shift+R",), icon="retake", page="speak"),
    Command("next-take", "takes", 1, "&Next take of this sentence", ("Ctrl+Shift+Down",), page="speak"),
    Command("previous-take", "takes", 1, "&Previous take of this sentence", ("Ctrl+Shift+Up",), page="speak"),
    Command("favourite-take", "takes", 2, "&Favourite", ("Ctrl+D",), icon="star", page="speak"),
    Command("name-take", "takes", 2, "Na&me…", ("F2",), icon="edit", page="speak"),
    Command("delete-take", "takes", 3, "&Delete this take", ("Ctrl+Backspace",), icon="trash", page="speak"),
    Command("undo-takes", "takes", 3, "&Undo the last change to takes", ("Ctrl+Alt+Z",), icon="undo", page="speak"),
    Command(
        "speak-with", "voices", 1, "&Speak in this voice", ("Return",), icon="speak", page="voices", elsewhere=True
    ),
    Command("hear-voice", "voices", 1, "&Hear it", ("Space",), icon="play", page="voices", elsewhere=True),
    Command("rename-voice", "voices", 2, "&Rename…", ("F2",), icon="edit", page="voices"),
    Command("edit-voice", "voices", 2, "Ed&it…", ("Ctrl+Return",), page="voices"),
    Command("favourite-voice", "voices", 2, "&Favourite", ("Ctrl+D",), icon="star", page="voices"),
    Command("show-voice", "voices", 2, "What the file &contains", ("Alt+Return",), icon="info", page="voices"),
    Command("make-again", "voices", 3, "&Make again for another model…", page="voices"),
    Command("bake-voice", "voices", 3, "&Put into a model…", page="voices"),
    Command("delete-voice", "voices", 4, "&Delete", ("Delete",), icon="trash", page="voices"),
    Command("forget-voice", "voices", 4, "For&get…", page="voices"),
    Command("undo-voices", "voices", 4, "&Undo the last change to voices", ("Ctrl+Z",), icon="undo", page="voices"),
    Command("find-voice", "voices", 5, "Fi&nd a voice", ("Ctrl+F",), icon="search", page="voices"),
    Command("add-voices", "voices", 6, "&Add files…", ("Ctrl+O",), icon="open", page="voices"),
    Command("export-voice", "voices", 6, "E&xport…", ("Ctrl+E",), icon="export", page="voices"),
    Command("export-library", "voices", 6, "The whole &library as one file…", page="voices"),
    Command("deleted-voices", "voices", 7, "Deleted &voices…", page="voices"),
    Command("check-voices", "voices", 7, "Chec&k the library", page="voices"),
    Command("takes-panel", "view", 1, "&Takes", ("F9",), icon="takes", checkable=True, page="speak"),
    Command("larger", "view", 2, "&Larger text", ("Ctrl++", "Ctrl+=")),
    Command("smaller", "view", 2, "&Smaller text", ("Ctrl+-",)),
    Command("usual-size", "view", 2, "&Usual text size", ("Ctrl+0",)),
    Command("theme-system", "view", 3, "Colours as the s&ystem has them", checkable=True),
    Command("theme-light", "view", 3, "L&ight", checkable=True),
    Command("theme-dark", "view", 3, "&Dark", checkable=True),
    Command("theme-high-contrast", "view", 3, "&High contrast", checkable=True),
    Command("full-screen", "view", 4, "&Full screen", ("F11",), checkable=True),
    Command("status", "help", 1, "&What is running now", ("F8",), icon="processor"),
    Command("help", "help", 1, "&Keys and help", ("F1",), icon="help"),
    Command("about", "help", 2, "&About Soundalike", role="about"),
)
"""In the order of the menus."""


def command(command_id: str) -> Command:
    """Raises `KeyError` for an id that isn't in the table."""
    return _BY_ID[command_id]


_BY_ID = {row.id: row for row in COMMANDS}
