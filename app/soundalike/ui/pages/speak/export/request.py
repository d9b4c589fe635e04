"""From what the dialog asks for to an export that can be run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from soundalike.errors import SoundalikeError

if TYPE_CHECKING:
    from soundalike.takes import Export, Sentence, TakeStore
    from soundalike.ui.pages.speak.export.dialog import Wish


@dataclass(frozen=True)
class Source:
    """The text's sentences with their takes, what is selected of them, and a name to begin with."""

    store: TakeStore
    sentences: tuple[Sentence, ...]
    selection: tuple[int, int] | None
    name: str
    title: str

    @property
    def loudness_choices(self) -> tuple[tuple[str, str], ...]:
        """Targets in LUFS, with a real minus sign."""
        from soundalike.takes import LOUDNESS_TARGETS  # noqa: PLC0415

        return tuple((f"{target:g}", f"{target:g}".replace("-", "−")) for target in LOUDNESS_TARGETS)


@dataclass(frozen=True)
class Made:
    """What a wish comes to: figures to show, and the export, or why there is none."""

    sentences: int
    letters: tuple[str, ...]
    missing: int
    seconds: float
    format_words: str
    largest_bytes: int
    export: Export | None
    problem: str


def build(source: Source, wish: Wish) -> Made:
    """Never raises: what can't be is told."""
    from soundalike.audio.sound_formats import SoundFormat, describe  # noqa: PLC0415
    from soundalike.takes import Export, ExportRequest, letter_name, playables, without_take  # noqa: PLC0415

    selection = source.selection if wish.what == "selection" else None
    parts = playables(source.sentences, selection)
    missing = len(without_take(source.sentences, selection))
    container: Any = wish.container
    encoding: Any = wish.encoding
    captions: Any = () if wish.captions == "none" else (wish.captions,)
    sound_format = SoundFormat(container, encoding)
    export: Export | None = None
    problem = ""
    try:
        request = ExportRequest(
            tuple(parts),
            wish.folder,
            wish.name,
            sound_format,
            a_file_a_sentence=wish.what == "sentences",
            loudness=wish.loudness,
            captions=captions,
            title=source.title,
            overwrite=wish.overwrite,
        )
        export = Export(source.store.takes, request)
    except SoundalikeError as error:
        problem = str(error)
    letters = tuple(letter_name(part.take.letter) for part in parts)
    return Made(
        len(parts),
        letters,
        missing,
        export.seconds if export is not None else 0.0,
        describe(sound_format),
        export.largest_bytes if export is not None else 0,
        export,
        problem,
    )
