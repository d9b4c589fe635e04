"""Models: what is here, what can be had, and what they run on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from soundalike.settings import Measured
from soundalike.translation import tr, tr_noop
from soundalike.ui.pages.models.actions import ModelActions
from soundalike.ui.pages.models.banner import ProcessorBanner
from soundalike.ui.shell.page import Page, Surroundings
from soundalike.ui.view_models.model_rows import ModelRow, model_row, processor_words, size_words
from soundalike.ui.view_models.toast import ToastFacts
from soundalike.ui.widgets.buttons import TextButton
from soundalike.ui.widgets.labels import label
from soundalike.ui.widgets.model_row import ModelRowWidget
from soundalike.ui.widgets.scroll_column import ScrollColumn

PROMISE = tr_noop("Models come from their makers, under their own licences. Nothing is downloaded until you press Get.")


class ModelsPage(Page):
    """A row for each model, kept as long as the model is there, so that the keyboard stays where it is."""

    def __init__(self, surroundings: Surroundings) -> None:
        super().__init__(surroundings)
        theme = surroundings.theme
        self._shelf = surroundings.services.models
        self._measuring = False
        self.doing = ModelActions(surroundings, self)
        self.own_files = TextButton(theme, tr("Use files I already have"), "ghost", "folder")
        self.own_menu = QMenu(self)
        self.banner = ProcessorBanner(theme)
        self.warning = label("", "warning", wrap=True)
        self.rows: dict[str, ModelRowWidget] = {}
        self._list = QFrame()
        self._list.setProperty("ground", "panel")
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._column.setSpacing(0)
        self.note = label(tr(PROMISE), "secondary", wrap=True)
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._show()

    def entered(self) -> None:
        self._shelf.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.doing.use_files(files)

    def row(self, name: str) -> ModelRow:
        """What is said of this model."""
        return self.rows[name].row

    def measure(self) -> None:
        """How fast this machine speaks."""
        self._measuring = True
        self._show_banner()

        def ended(_result: object) -> None:
            self._measuring = False
            self._show_banner()

        def failed(said: str) -> None:
            ended(None)
            self.surroundings.toasts.show(ToastFacts(said, "error"))

        self.surroundings.services.measure_speed(ended, failed)

    def _lay_out(self) -> None:
        sizes = self.surroundings.theme.sizes
        top = QHBoxLayout()
        top.addWidget(label(tr("Models"), "title"))
        top.addStretch()
        top.addWidget(self.own_files)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(sizes.wide, 0, sizes.wide, sizes.wide)
        column.setSpacing(sizes.medium + 2)
        column.addWidget(self.banner)
        column.addWidget(self.warning)
        column.addWidget(self._list)
        column.addWidget(self.note)
        column.addStretch()
        area = ScrollColumn(inside, tr("Models"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, sizes.medium, 0, 0)
        layout.setSpacing(sizes.medium)
        top.setContentsMargins(sizes.wide, 0, sizes.wide, 0)
        layout.addLayout(top)
        layout.addWidget(area, 1)

    def _connect(self) -> None:
        services = self.surroundings.services
        self._shelf.changed.connect(self._show)
        services.jobs.changed.connect(lambda _name: self._show())
        services.room_changed.connect(lambda _facts: self._show())
        self.surroundings.settings.on_change(Measured, lambda _value: self._show())
        self.banner.measure_wanted.connect(self.measure)
        self.own_files.clicked.connect(self._ask_for_files)

    def _show(self) -> None:
        services, here = self.surroundings.services, self._shelf.here
        in_memory = services.room.facts.model if services.room.facts.state == "ready" else ""
        measured = self.surroundings.settings[Measured]
        shown = [model_row(model, in_memory, services.jobs.facts(model.name), measured) for model in here.models]
        if [row.name for row in shown] != list(self.rows):
            self._make_rows(shown)
        for row in shown:
            widget = self.rows[row.name]
            if widget.row != row:
                widget.show_row(row)
        self._list.setVisible(bool(shown))
        self.warning.setText(here.missing_folder)
        self.warning.setVisible(bool(here.missing_folder))
        free = tr("{size} free on this disk.").format(size=size_words(here.free_bytes))
        self.note.setText(f"{tr(PROMISE)} {free}" if shown else tr(PROMISE))
        self._show_banner()

    def _show_banner(self) -> None:
        services = self.surroundings.services
        measured = self.surroundings.settings[Measured]
        known = services.room.facts.description
        backend = known.backend if known is not None else ""
        self.banner.show_words(*processor_words(self._shelf.here.processor, backend, measured))
        self.banner.show_measuring(self._measuring, measured.speed > 0)

    def _make_rows(self, shown: Sequence[ModelRow]) -> None:
        kept = {row.name for row in shown}
        for name in [name for name in self.rows if name not in kept]:
            gone = self.rows.pop(name)
            self._column.removeWidget(gone)
            gone.deleteLater()
        ordered: dict[str, ModelRowWidget] = {}
        for number, row in enumerate(shown):
            widget = self.rows.get(row.name)
            if widget is None:
                widget = ModelRowWidget(self.surroundings.theme, row)
                widget.pressed.connect(self._pressed)
            widget.set_first(number == 0)
            self._column.insertWidget(number, widget)
            ordered[row.name] = widget
        self.rows = ordered

    def _pressed(self, name: str, what: str) -> None:
        actions, jobs = self.doing, self.surroundings.services.jobs
        does: dict[str, Callable[[], object]] = {
            "get": lambda: actions.ask_to_get(name),
            "go-on": lambda: actions.go_on(name),
            "again": lambda: actions.ask_to_get(name, again=True),
            "pause": lambda: jobs.pause(name),
            "resume": lambda: jobs.resume(name),
            "cancel": lambda: jobs.cancel(name),
            "details": lambda: self._copy_details(name),
            "use": lambda: actions.use(name),
            "load": self.surroundings.services.load_model,
            "release": self.surroundings.services.room.release,
            "smaller": lambda: actions.make_smaller(name),
            "discard": lambda: actions.discard(name),
            "folder": lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._shelf.models_dir / name))),
            "remove": lambda: actions.remove(name),
        }
        does[what]()

    def _copy_details(self, name: str) -> None:
        facts = self.surroundings.services.jobs.facts(name)
        if facts is not None:
            QGuiApplication.clipboard().setText(facts.details)
            self.surroundings.toasts.show(
                ToastFacts(tr("The details are in the clipboard. Nothing in them is personal."))
            )

    def _ask_for_files(self) -> None:
        self.own_menu.clear()
        self.own_menu.addAction(tr("A folder…")).triggered.connect(lambda: self._choose(folder=True))
        self.own_menu.addAction(tr("Files…")).triggered.connect(lambda: self._choose(folder=False))
        self.own_menu.popup(self.own_files.mapToGlobal(QPoint(0, self.own_files.height())))

    def _choose(self, *, folder: bool) -> None:
        title = tr("Files of a model")
        if folder:
            chosen = [QFileDialog.getExistingDirectory(self, title, str(Path.home()))]
        else:
            filters = tr("Model files (*.gguf *.safetensors *.json *.txt *.pt);;All files (*)")
            chosen, _ = QFileDialog.getOpenFileNames(self, title, str(Path.home()), filters)
        paths = [Path(path) for path in chosen if path]
        if paths:
            self.doing.use_files(paths)


def make_page(surroundings: Surroundings) -> Page:
    """The page."""
    return ModelsPage(surroundings)
