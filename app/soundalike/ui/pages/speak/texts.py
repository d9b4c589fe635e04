"""Texts from files, and what is inserted into the text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from soundalike.translation import tr
from soundalike.ui.pages.speak.draft import Draft
from soundalike.ui.pages.speak.view import SpeakView
from soundalike.ui.services.text_file import FILE_FILTER, read_text
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.editor_text import PAUSES, chip_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.workers.tasks import Task


class Texts(QObject):
    """Opening, dropping and inserting."""

    def __init__(self, surroundings: Surroundings, view: SpeakView, draft: Draft) -> None:
        super().__init__(view.panel)
        self._around = surroundings
        self._view = view
        self._draft = draft
        view.panel.editor.file_dropped.connect(self.open_file)
        view.panel.suggestion_chosen.connect(self._use_suggestion)
        view.insert_menu.aboutToShow.connect(self._fill_menu)
        view.insert_button.clicked.connect(self.show_menu)

    def choose_file(self) -> None:
        """Asks which file to open."""
        path, _ = QFileDialog.getOpenFileName(self._view.panel, tr("Open text"), "", tr(FILE_FILTER))
        if path:
            self.open_file(path)

    def open_file(self, path: str) -> None:
        """Its text takes the place of the one that is there, which stays among the kept texts."""

        def read(task: Task) -> str:
            return read_text(Path(path), task)

        self._around.tasks.run(tr("Opening {name}").format(name=Path(path).name), read, self._opened)

    def show_menu(self) -> None:
        """Tags and pauses, under their button."""
        button = self._view.insert_button
        self._view.insert_menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _opened(self, text: str) -> None:
        if not text.strip():
            self._around.toasts.show(ToastFacts(tr("There is no text in this file.")))
            return
        self._draft.new(text)

    def _use_suggestion(self, sentence: str) -> None:
        editor = self._view.panel.editor
        editor.replace_text(sentence)
        editor.setFocus()

    def _fill_menu(self) -> None:
        menu = self._view.insert_menu
        editor = self._view.panel.editor
        menu.clear()
        for mark in sorted(editor.tags):
            self._add_mark(mark)
        if editor.tags:
            menu.addSeparator()
        else:
            note = menu.addAction(tr("This model has no tags."))
            note.setEnabled(False)
            menu.addSeparator()
        for mark in PAUSES:
            self._add_mark(mark)

    def _add_mark(self, mark: str) -> None:
        self._view.insert_menu.addAction(chip_words(mark)).triggered.connect(lambda: self._insert(mark))

    def _insert(self, mark: str) -> None:
        self._view.panel.editor.insert(f"{mark} ")
        self._view.panel.editor.setFocus()
