"""The pronunciation list: what is said for what is written, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from soundalike.errors import SoundalikeError
from soundalike.text import Pronunciations, Rule
from soundalike.translation import tr, tr_noop
from soundalike.ui.shell.page import Surroundings
from soundalike.ui.view_models.pronunciation import matching, moved, rule_words
from soundalike.ui.widgets.buttons import IconButton, TextButton
from soundalike.ui.widgets.dialog import Dialog
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.switch import Switch

FILE_FILTER = tr_noop("Pronunciation list (*.tsv *.json);;All files (*)")
SIZE = (760, 520)
_INDEX = Qt.ItemDataRole.UserRole


class PronunciationDialog(Dialog):
    """Every change is kept at once, and holds from the next sentence."""

    def __init__(self, surroundings: Surroundings, rules: Sequence[Rule], sample: str, parent: QWidget) -> None:
        super().__init__(tr("Pronunciation"), parent)
        self._around = surroundings
        self._rules = list(rules)
        self._filling = False
        theme = surroundings.theme
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search the list"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Rules"))
        self.add = IconButton(theme, "plus", tr("New rule"), kind="square")
        self.remove = IconButton(theme, "trash", tr("Delete this rule"), kind="square")
        self.up = TextButton(theme, tr("Up", "moves the rule up in the list"))
        self.down = TextButton(theme, tr("Down", "moves the rule down in the list"))
        self.take_in = TextButton(theme, tr("Import"), icon_name="open")
        self.give_out = TextButton(theme, tr("Export"), icon_name="export")
        self.written, self.said = QLineEdit(), QLineEdit()
        self.written.setAccessibleName(tr("Written", "what the rule is for, as it is written"))
        self.said.setAccessibleName(tr("Said as", "how the rule says it"))
        self.said.setPlaceholderText(tr("left out"))
        self.enabled = Switch(theme, tr("In use"))
        self.whole_word = Switch(theme, tr("Whole words only"))
        self.match_case = Switch(theme, tr("Capitals matter"))
        self.pattern = Switch(theme, tr("A pattern (regular expression)"))
        self.problem = label("", "warning", wrap=True)
        self.sample = QLineEdit(sample)
        self.sample.setAccessibleName(tr("Try it on"))
        self.preview = label("", wrap=True)
        self.close_button = TextButton(theme, tr("Close"))
        self._lay_out()
        self._connect()
        self._fill(0)

    @property
    def rules(self) -> list[Rule]:
        return list(self._rules)

    def _chosen(self) -> int | None:
        item = self.list.currentItem()
        return None if item is None else int(item.data(_INDEX))

    def _fill(self, chosen: int | None) -> None:
        """Lists what fits the search."""
        self._filling = True
        self.list.clear()
        for index in matching(self._rules, self.search.text()):
            rule = self._rules[index]
            item = QListWidgetItem(_line(rule))
            item.setData(_INDEX, index)
            self.list.addItem(item)
            if index == chosen:
                self.list.setCurrentItem(item)
        self._filling = False
        self._show_rule()

    def _show_rule(self) -> None:
        if self._filling:
            return
        index = self._chosen()
        rule = self._rules[index] if index is not None else Rule("", "")
        self._filling = True
        self.written.setText(rule.find)
        self.said.setText(rule.say)
        for switch, on in self._switches(rule):
            switch.setChecked(on)
        self._filling = False
        for widget in (
            self.written,
            self.said,
            self.enabled,
            self.whole_word,
            self.match_case,
            self.pattern,
            self.remove,
        ):
            widget.setEnabled(index is not None)
        whole = not self.search.text()
        self.up.setEnabled(whole and index is not None and index > 0)
        self.down.setEnabled(whole and index is not None and index < len(self._rules) - 1)
        self._show_preview()

    def _switches(self, rule: Rule) -> list[tuple[Switch, bool]]:
        return [
            (self.enabled, rule.enabled),
            (self.whole_word, rule.whole_word),
            (self.match_case, rule.match_case),
            (self.pattern, rule.pattern),
        ]

    def _edited(self) -> None:
        index = self._chosen()
        if self._filling or index is None:
            return
        self._rules[index] = replace(
            self._rules[index],
            find=self.written.text(),
            say=self.said.text(),
            enabled=self.enabled.isChecked(),
            whole_word=self.whole_word.isChecked(),
            match_case=self.match_case.isChecked(),
            pattern=self.pattern.isChecked(),
        )
        item = self.list.currentItem()
        if item is not None:
            item.setText(_line(self._rules[index]))
        self._keep()

    def _keep(self) -> None:
        """Keeps those rules that can be used; a rule that is being typed isn't one yet."""
        ready = [rule for rule in self._rules if rule.find]
        try:
            Pronunciations(ready)
        except SoundalikeError as error:
            self.problem.setText(str(error))
            return
        self.problem.setText("")
        self._around.services.keep_pronunciations(ready)
        self._show_preview()

    def _show_preview(self) -> None:
        try:
            found = Pronunciations([rule for rule in self._rules if rule.find]).preview(self.sample.text())
        except SoundalikeError as error:
            self.problem.setText(str(error))
            return
        self.preview.setText(found.text if found.changes else tr("Nothing in it is changed."))

    def _add(self) -> None:
        self.search.clear()
        self._rules.append(Rule("", ""))
        self._fill(len(self._rules) - 1)
        self.written.setFocus()

    def _remove(self) -> None:
        index = self._chosen()
        if index is not None:
            self._rules.pop(index)
            self._fill(min(index, len(self._rules) - 1))
            self._keep()

    def _move(self, by: int) -> None:
        index = self._chosen()
        if index is not None:
            self._rules, target = moved(self._rules, index, by)
            self._fill(target)
            self._keep()

    def _import(self) -> None:
        from soundalike.takes.pronunciation_list import read_list  # noqa: PLC0415

        path, _ = QFileDialog.getOpenFileName(self, tr("Import a pronunciation list"), "", tr(FILE_FILTER))
        if not path:
            return

        def take_in() -> None:
            known = set(self._rules)
            new = [rule for rule in read_list(Path(path)).rules if rule not in known]
            self._rules += new
            self._fill(len(self._rules) - 1)
            self._keep()

        self._try(take_in)

    def _export(self) -> None:
        from soundalike.takes.pronunciation_list import write_list  # noqa: PLC0415

        path, _ = QFileDialog.getSaveFileName(
            self, tr("Export the pronunciation list"), "pronunciation.tsv", tr(FILE_FILTER)
        )
        if path:
            self._try(lambda: write_list(Path(path), [rule for rule in self._rules if rule.find]))

    def _try(self, work: Callable[[], object]) -> None:
        try:
            work()
        except SoundalikeError as error:
            self.problem.setText(str(error))

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _text: self._fill(self._chosen()))
        self.list.currentItemChanged.connect(lambda _now, _before: self._show_rule())
        self.written.textEdited.connect(lambda _text: self._edited())
        self.said.textEdited.connect(lambda _text: self._edited())
        for switch in (self.enabled, self.whole_word, self.match_case, self.pattern):
            switch.toggled.connect(lambda _on: self._edited())
        self.sample.textChanged.connect(lambda _text: self._show_preview())
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.take_in.clicked.connect(self._import)
        self.give_out.clicked.connect(self._export)
        self.close_button.clicked.connect(self.accept)
        for button in (self.up, self.down, self.take_in, self.give_out, self.close_button):
            button.setAutoDefault(False)

    def _lay_out(self) -> None:
        sizes = self._around.theme.sizes
        under = QHBoxLayout()
        for widget in (self.add, self.remove, self.up, self.down):
            under.addWidget(widget)
        under.addStretch()
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        left.addLayout(under)
        form = QFormLayout()
        form.setVerticalSpacing(sizes.medium)
        form.addRow(label(tr("Written", "what the rule is for, as it is written"), "body-secondary"), self.written)
        form.addRow(label(tr("Said as", "how the rule says it"), "body-secondary"), self.said)
        for switch in (self.enabled, self.whole_word, self.match_case, self.pattern):
            form.addRow("", switch)
        right = QVBoxLayout()
        right.addLayout(form)
        right.addWidget(self.problem)
        right.addStretch()
        right.addWidget(label(tr("Try it on"), "secondary"))
        right.addWidget(self.sample)
        right.addWidget(self.preview)
        halves = QHBoxLayout()
        halves.setSpacing(sizes.wide)
        halves.addLayout(left, 1)
        halves.addLayout(right, 1)
        bottom = QHBoxLayout()
        bottom.addWidget(self.take_in)
        bottom.addWidget(self.give_out)
        bottom.addStretch()
        bottom.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(sizes.wide, sizes.wide, sizes.wide, sizes.wide)
        layout.setSpacing(sizes.large)
        layout.addLayout(halves, 1)
        layout.addLayout(bottom)
        self.resize(*SIZE)


def _line(rule: Rule) -> str:
    if rule.enabled:
        return rule_words(rule)
    return tr("{rule}  (off)", "a rule of the pronunciation list that isn't in use").format(rule=rule_words(rule))
