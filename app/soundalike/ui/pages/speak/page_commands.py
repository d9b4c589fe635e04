"""The page's commands from the table, bound to what does them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from soundalike.translation import tr
from soundalike.ui.pages.speak.advanced_dialog import AdvancedDialog
from soundalike.ui.services.engine_room import RoomFacts
from soundalike.ui.view_models.toast import ToastFacts

if TYPE_CHECKING:
    from soundalike.ui.pages.speak.page import SpeakPage

SPEED_STEP = 5


def bind_page(page: SpeakPage) -> None:
    """Once, when the page is made."""
    commands = page.surroundings.commands
    editor = page.view.panel.editor
    speed = page.view.transport.speed
    bind = commands.bind
    bind("new", page.draft.new)
    bind("open", page.texts.choose_file)
    bind("export", page.export.open)
    bind("undo", editor.undo)
    bind("redo", editor.redo)
    bind("cut", editor.cut)
    bind("copy", editor.copy)
    bind("paste", editor.paste)
    bind("select-all", editor.selectAll)
    bind("insert", page.texts.show_menu)
    bind("pronunciation", lambda: show_pronunciation(page))
    bind("speak", page.controller.toggle)
    bind("pause", page.controller.pause_or_resume)
    bind("stop", page.stop)
    bind("from-cursor", page.controller.speak_from_cursor)
    bind("anew", lambda: page.controller.speak(0, anew=True))
    bind("selection", page.controller.speak_selection)
    bind("previous", lambda: page.controller.move(-1))
    bind("next", lambda: page.controller.move(1))
    bind("repeat", page.controller.repeat)
    bind("as-i-type", page.view.panel.as_i_type.toggle)
    bind("slower", lambda: speed.setValue(speed.value() - SPEED_STEP))
    bind("faster", lambda: speed.setValue(speed.value() + SPEED_STEP))
    bind("advanced", lambda: show_advanced(page))
    bind("retake", page.controller.retake)
    bind("next-take", lambda: page.takes.step(1))
    bind("previous-take", lambda: page.takes.step(-1))
    bind("favourite-take", page.takes.toggle_favourite)
    bind("name-take", page.takes.rename)
    bind("delete-take", page.takes.delete)
    bind("undo-takes", page.takes.undo)
    bind("takes-panel", page.toggle_takes)
    page.view.open_button.clicked.connect(page.texts.choose_file)
    page.view.panel.as_i_type_changed.connect(commands.action("as-i-type").setChecked)
    commands.action("as-i-type").setChecked(page.view.panel.as_i_type.isChecked())


def show_advanced(page: SpeakPage) -> None:
    """The options of the chosen voice, once the model says which it has."""
    services = page.surroundings.services
    known = services.room.facts.description
    if known is None:
        page.surroundings.toasts.show(ToastFacts(tr("The model is being loaded: it says which options it has.")))
        services.room_changed.connect(
            lambda facts: _show_when_ready(page, facts), Qt.ConnectionType.SingleShotConnection
        )
        services.load_model()
        return
    AdvancedDialog(page.surroundings, known, page.voices.name, page).show()


def _show_when_ready(page: SpeakPage, facts: RoomFacts) -> None:
    """Waits through the states of loading."""
    if facts.state == "loading":
        services = page.surroundings.services
        services.room_changed.connect(
            lambda later: _show_when_ready(page, later), Qt.ConnectionType.SingleShotConnection
        )
    elif facts.state == "ready":
        show_advanced(page)


def show_pronunciation(page: SpeakPage) -> None:
    """The list, tried on the sentence at the cursor."""
    from soundalike.ui.pages.speak.pronunciation.dialog import PronunciationDialog  # noqa: PLC0415

    known = page.surroundings.services.room.pronunciations
    sentence = page.controller.selected_sentence
    sample = " ".join(sentence.source.split()) if sentence is not None else ""
    PronunciationDialog(page.surroundings, known.rules if known is not None else (), sample, page).show()
