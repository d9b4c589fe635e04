"""The compact window: a line, what was said before, phrases, and nothing else."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from soundalike.settings import Compact, History, Speaking, Timing
from soundalike.translation import tr
from soundalike.ui.compact.as_typed import AsTyped
from soundalike.ui.compact.call_dialog import CallDialog
from soundalike.ui.compact.keys import CompactKeys
from soundalike.ui.compact.line_keyboard import LineKeyboard
from soundalike.ui.compact.menu import CompactMenu
from soundalike.ui.compact.own_output import OwnOutput
from soundalike.ui.compact.phrases import CompactPhrases
from soundalike.ui.compact.place import WindowPlace
from soundalike.ui.compact.said_before import SaidBefore
from soundalike.ui.compact.speaker import LineSpeaker
from soundalike.ui.compact.top import can_stay_on_top, desktop_decides, stay_on_top
from soundalike.ui.compact.view import CompactView
from soundalike.ui.services.live_conductor import GONE_OUTPUT, NO_CHOSEN_OUTPUT
from soundalike.ui.services.model_tags import ModelTags
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.compact_notice import Notice, NoticeKind, is_in_line, notice_of, phrase_notice
from soundalike.ui.view_models.outputs import OutputChoice
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.view_models.transport import transport_facts
from soundalike.ui.widgets.toast import ToastArea


class CompactWindow(QMainWindow):
    """Closing hides it: its text and its place stay. `left` comes then."""

    left = Signal()
    main_wanted = Signal()

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self._said: Notice | None = None
        self._last_spoken = ""
        self._pinned = True
        self.setProperty("ground", "page")
        inside = QWidget()
        self.setCentralWidget(inside)
        self.view = CompactView(inside, around.theme)
        self.line = self.view.box.line
        self.speaker = LineSpeaker(around, self)
        self.output = OwnOutput(around, self.speaker.conductor)
        self.said_before = SaidBefore(around.services, self.line)
        self.toasts = ToastArea(around.theme, self, settings=around.settings)
        self.phrases = CompactPhrases(around.services.phrases, self.view.board, self.line, self.output, self.toasts)
        self.as_typed = AsTyped(around.settings, self.line, self._speak_typed)
        self.tags = ModelTags(around.services, around.settings, self._tags_are, self)
        self.tags.find()
        self.menu = CompactMenu(around, self)
        self.place = WindowPlace(self, around.settings)
        self.keyboard = LineKeyboard(around, self.line, self.place)
        self._info = QTimer(self)
        self._info.setSingleShot(True)
        self._info.timeout.connect(self.close_notice)
        self._connect()
        self.line.show_text(around.settings[Compact].text)
        self.as_typed.restart()
        self._settings_changed()

    # ---- what can be asked for ----

    def open(self) -> None:
        """Shows it where it was, or brings it to the front, with the keyboard in the line."""
        if not self.isVisible():
            self.place.restore()
            self.pin(self._pinned, told=False)
            self.show()
            QTimer.singleShot(0, self.place, self.place.keep_inside)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        self.line.setFocus()
        self.keyboard.show_wanted()
        self.output.begin()
        if not can_stay_on_top() and self._pinned:
            self.say("info", desktop_decides())

    def speak_line(self) -> None:
        """Enter: the line, or what of it wasn't spoken while it was typed."""
        text = self.line.text
        if not text.strip():
            return
        rest = self.as_typed.rest()
        self.close_notice()
        self._last_spoken = text
        if rest is not None:
            spoke = rest != (0, len(text))
            self.speaker.speak(text, *rest, in_order=True if spoke else None)
        draft = self.said_before.spoken(text)
        if draft or self._around.settings[Compact].clear_after:
            self.line.show_text(draft)
        self.as_typed.restart()
        self._show()

    def toggle(self) -> None:
        """The round button: pauses and goes on, as on the Speak page."""
        if not self.speaker.toggle():
            self.speak_line()

    def stop(self) -> None:
        """Silent at once, whichever window speaks."""
        self.speaker.stop_all()

    def pin(self, pinned: bool, *, told: bool = True) -> None:
        """Whether it stays on top."""
        self._pinned = pinned
        self.view.show_pinned(pinned)
        self.menu.show_pinned(pinned)
        if can_stay_on_top():
            stay_on_top(self, pinned)
        elif told:
            self.say("info", desktop_decides())

    def say(self, kind: NoticeKind, words: str) -> None:
        """A sentence under the line. What is only good to know goes by itself."""
        of_outputs = (NO_CHOSEN_OUTPUT, GONE_OUTPUT)
        if words in (*of_outputs, *(tr(one) for one in of_outputs)) and self._around.settings[Compact].device:
            self.output.look()  # it says so itself, for as long as it is so
            return
        self._said = Notice(kind, words, "close")
        self._info.stop()
        seconds = ToastFacts(words).seconds(self._around.settings[Timing].messages)
        if kind == "info" and seconds is not None:
            self._info.start(round(seconds * 1000))
        self._show()

    def close_notice(self) -> None:
        """What was said was read."""
        self._info.stop()
        self._said = None
        self._show()

    def choose_call(self) -> None:
        """Where this window's sound goes."""
        dialog = CallDialog(self._around.theme, self)
        compact = self._around.settings[Compact]
        chosen = OutputChoice(compact.device, compact.output_words)

        def ask() -> None:
            self._around.services.ask_outputs(lambda found: dialog.show_outputs(found, chosen))

        dialog.chosen.connect(self.output.choose)
        dialog.look_again_wanted.connect(ask)
        dialog.show_outputs([], chosen)
        ask()
        dialog.open()

    # ---- Qt ----

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.line.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.view.keep_focus_in_line()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.isVisible():
            self.keep()
            self.speaker.stop()
            self.keyboard.take_away()
            self.hide()
            self.left.emit()
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.keyboard.show_wanted()  # it may have been in another window meanwhile

    def keep(self) -> None:
        """Place and text, for the next time. In private mode no text is kept."""
        if self.isVisible():
            self.place.keep(self._pinned, self.keyboard.height)
        settings = self._around.settings
        text = "" if settings[History].private else self.line.text
        settings.set(replace(settings[Compact], text=text))

    # ---- inside ----

    def _connect(self) -> None:
        around, view, speaker = self._around, self.view, self.speaker
        self.line.speak_wanted.connect(self.speak_line)
        self.line.older_wanted.connect(self.as_typed.restart)
        self.line.newer_wanted.connect(self.as_typed.restart)
        self.line.edited.connect(self._show)
        view.box.speak_button.clicked.connect(self.toggle)
        view.box.stop_button.clicked.connect(self.stop)
        view.notice.stop_wanted.connect(self.stop)
        view.notice.closed.connect(self.close_notice)
        view.pin_button.clicked.connect(lambda: self.pin(not self._pinned))
        view.menu_button.setMenu(self.menu)
        speaker.shown.connect(self._show)
        speaker.failed.connect(self._give_back)
        speaker.said.connect(self.say)
        self.output.changed.connect(self._show)
        self.output.came_back.connect(self._tell_return)
        self.menu.call_wanted.connect(self.choose_call)
        self.menu.pin_wanted.connect(self.pin)
        self.menu.main_wanted.connect(self.main_wanted)
        self.menu.settings_wanted.connect(lambda: around.go_to("settings"))
        self.place.pin_known.connect(self._pin_known)
        around.services.room_changed.connect(lambda _facts: self._show())
        around.services.clone_wanted.connect(self.speaker.stop)  # a microphone would hear it
        around.services.problem.connect(lambda said: self.say("error", said))
        around.services.voices.changed.connect(self._show_title)
        around.settings.on_change(Speaking, lambda _value: self._show_title())
        around.settings.on_change(Compact, lambda _value: self._settings_changed())
        self.phrases.speaking.said.connect(lambda said: self.say("warning", said))
        self.phrases.speaking.changed.connect(self._show)
        own = {
            "speak": self.toggle,
            "stop": self.stop,
            "compact": self.close,
            "as-i-type": self._toggle_as_i_type,
        }
        self.keys = CompactKeys(self, around.commands, around.settings, own, self.phrases.speak)
        self._show_title()

    def _show(self) -> None:
        """What is going on, in the line, on the button and in words."""
        if self.isHidden():
            return  # it is shown once the window is
        here, room = self.speaker.here, self._around.services.room.facts
        text = self.line.text
        part = here.sounding
        marked = part is not None and is_in_line(here, text)
        self.line.show_sounding(
            (part.start, part.end) if part is not None and marked else None, heard_from=here.begin if marked else None
        )
        self.view.box.show_facts(transport_facts(here, room, has_text=bool(text.strip())))
        said = self._said or self.speaker.silent_notice() or phrase_notice(self.phrases.look())
        self.view.notice.show_notice(notice_of(said, self.speaker.elsewhere(), here, text, room, self.output.notice()))

    def _show_title(self) -> None:
        self.setWindowTitle(f"Soundalike · {' '.join(self.menu.voices.name.split())}")

    def _settings_changed(self) -> None:
        compact = self._around.settings[Compact]
        self.view.board.setVisible(compact.phrases)
        self.keyboard.show_wanted()
        self._show()

    def _toggle_as_i_type(self) -> None:
        settings = self._around.settings
        on = not settings[Speaking].as_i_type
        settings.set(replace(settings[Speaking], as_i_type=on))
        self.say("info", tr("Each sentence is spoken as it is typed.") if on else tr("Enter speaks the line."))

    def _speak_typed(self, start: int, end: int) -> None:
        self.speaker.speak(self.line.text, start, end, in_order=True)

    def _give_back(self) -> None:
        """What wasn't spoken is in the line again, unless something else was typed there meanwhile."""
        if not self.line.text and self._last_spoken:
            self.line.show_text(self._last_spoken)
            self.as_typed.restart()

    def _tell_return(self) -> None:
        compact = self._around.settings[Compact]
        self.say("info", tr("{output} is there again.").format(output=compact.output_words))

    def _tags_are(self, tags: tuple[str, ...]) -> None:
        self.line.set_tags(tags)
        self.speaker.set_tags(tags)

    def _pin_known(self, pinned: bool) -> None:
        self._pinned = pinned
