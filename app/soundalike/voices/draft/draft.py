"""The draft of a voice: a folder."""

from __future__ import annotations

import contextlib
import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from soundalike.audio.file_errors import writing_error
from soundalike.audio.microphone.growing_wave import GrowingWave
from soundalike.audio.microphone.line_check import LineVerdict, check_line
from soundalike.errors import MissingError
from soundalike.translation import tr
from soundalike.voices.consent import STATEMENT_TEXT
from soundalike.voices.draft.choices import Choices, from_json, to_json
from soundalike.voices.draft.examples import example_path
from soundalike.voices.draft.joined_lines import join_lines, read_line
from soundalike.voices.draft.reading_texts import ReadingText, english_words, reading_texts
from soundalike.voices.library import Library
from soundalike.voices.safe_file import write_flushed

CHOICES = "draft.json"
STATEMENT = "statement"
RECORDING = "recording.wav"
PICTURE = "picture.png"
NEW = ".new.wav"
"""How a recording's name ends until it is complete."""


@dataclass(frozen=True)
class Line:
    """One recording: the statement, or line `number` (from 0) of text `text`. `key` is its file's name.

    `words`: it takes as long to say as so many English ones.
    """

    key: str
    words: int

    @classmethod
    def of_text(cls, text: int, number: int, words: str, language: str = "en") -> Line:
        """Each language's lines have recordings of their own."""
        own = "" if language == "en" else f"{language}-"
        return cls(f"line-{own}{text}-{number}", round(english_words(words, language)))

    @classmethod
    def statement(cls, language: str = "en") -> Line:
        return cls(STATEMENT, round(english_words(tr(STATEMENT_TEXT), language)))


class Draft:
    """One at a time is kept. Not to be used from two threads at once, except where files are read."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        """Takes up what is there, also after the program was killed; makes nothing until there is something to keep.

        `language` is that of the texts to read.
        """
        self.folder = folder
        self.texts: tuple[ReadingText, ...] = reading_texts(language)
        self.language = self.texts[0].language
        self.choices = self._read_choices()
        if self.choices.text >= len(self.texts):
            self.choices = replace(self.choices, text=0)
        self._adopt_interrupted()

    # ---- what was chosen ----

    def choose(self, **changes: Any) -> None:
        """Keeps changed choices. Raises `MissingError` when the disk is full; they hold all the same."""
        self.choices = replace(self.choices, **changes)
        self.save()

    def save(self) -> None:
        """Writes the choices as they are; from any thread. Raises `MissingError` when the disk is full."""
        try:
            self._make_folder()
            write_flushed(self.folder / CHOICES, to_json(self.choices))
        except OSError as error:
            raise writing_error(error, self.folder) from error

    @property
    def is_empty(self) -> bool:
        """Whether nothing would be lost with it."""
        return not self._recordings() and not self.choices.imported and not self.choices.made

    def discard(self) -> None:
        """Throws everything away."""
        with contextlib.suppress(FileNotFoundError):
            shutil.rmtree(self.folder)
        self.choices = Choices()

    # ---- what was recorded ----

    @property
    def text(self) -> ReadingText:
        """The text that is read."""
        return self.texts[self.choices.text]

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of that text."""
        return self._lines_of(self.choices.text)

    def begin(self, line: Line, rate: int, channels: int) -> GrowingWave:
        """A file for reading `line` into; an earlier one of the line stays until `keep`."""
        try:
            self._make_folder()
        except OSError as error:
            raise writing_error(error, self.folder) from error
        return GrowingWave(self._new_path(line), rate, channels)

    def keep(self, line: Line, file: GrowingWave, room_db: float | None = None) -> LineVerdict:
        """The line was read. One that can't be used doesn't take the place of one that can."""
        file.finish()
        return self._keep_better(line, room_db)

    def path(self, line: Line) -> Path:
        """The line's recording."""
        return self.folder / f"{line.key}.wav"

    def verdict(self, line: Line, room_db: float | None = None) -> LineVerdict | None:
        """What is thought of the line's recording; None when there is none."""
        path = self.path(line)
        return self._check(path, line, room_db) if path.exists() else None

    @property
    def all_read(self) -> bool:
        """Whether each line of the text can be used."""
        verdicts = [self.verdict(line) for line in self.lines]
        return all(verdict is not None and verdict.accepted for verdict in verdicts)

    # ---- what it comes to ----

    def clip(self) -> Path:
        """The clip that the voice is made from: the example, the file that was brought, or the lines as one recording.

        Raises `MissingError` when it isn't there, or isn't complete.
        """
        if self.choices.whose == "example":
            return example_path(self.choices.example)
        if self.choices.source == "imported":
            path = Path(self.choices.imported)
            if not path.is_file():
                said = tr("The recording '{name}' isn't where it was. Choose it again, or another one.")
                raise MissingError(said.format(name=path.name))
            return path
        return join_lines([self.path(line) for line in self.lines], self.folder / RECORDING)

    @property
    def picture(self) -> bytes:
        """The voice's picture, a PNG; empty without one."""
        try:
            return (self.folder / PICTURE).read_bytes()
        except OSError:
            return b""

    @picture.setter
    def picture(self, png: bytes) -> None:
        try:
            self._make_folder()
            write_flushed(self.folder / PICTURE, png)
        except OSError as error:
            raise writing_error(error, self.folder) from error

    @property
    def library(self) -> Library:
        """Where the voice is until it is saved."""
        return Library(self.folder / "made")

    # ---- inside ----

    def _read_choices(self) -> Choices:
        try:
            return from_json((self.folder / CHOICES).read_bytes())
        except OSError:
            return Choices()

    def _recordings(self) -> list[Path]:
        return [path for path in self.folder.glob("*.wav") if not path.name.startswith(".")]

    def _new_path(self, line: Line) -> Path:
        return self.folder / f"{line.key}{NEW}"

    def _adopt_interrupted(self) -> None:
        """What was being recorded when the program ended is kept, unless there is something better of the line."""
        for path in self.folder.glob(f"*{NEW}"):
            with contextlib.suppress(OSError):
                self._keep_better(self._line_of(path.name.removesuffix(NEW)), None)

    def _line_of(self, key: str) -> Line:
        if key == STATEMENT:
            return Line.statement(self.language)
        lines = (line for text in range(len(self.texts)) for line in self._lines_of(text))
        return next((line for line in lines if line.key == key), Line(key, 0))

    def _lines_of(self, text: int) -> tuple[Line, ...]:
        lines = self.texts[text].lines
        return tuple(Line.of_text(text, at, words, self.language) for at, words in enumerate(lines))

    def _keep_better(self, line: Line, room_db: float | None) -> LineVerdict:
        """The new recording takes the place of the earlier one, unless only the earlier one can be used."""
        new = self._new_path(line)
        verdict = self._check(new, line, room_db)
        earlier = self.verdict(line)
        if verdict.accepted or earlier is None or not earlier.accepted:
            new.replace(self.path(line))
        else:
            new.unlink()
        return verdict

    def _check(self, path: Path, line: Line, room_db: float | None) -> LineVerdict:
        try:
            frames, rate = read_line(path)
        except MissingError as error:
            return LineVerdict(False, str(error), 0.0, 0.0)
        return check_line(frames, rate, line.words, room_db)

    def _make_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
