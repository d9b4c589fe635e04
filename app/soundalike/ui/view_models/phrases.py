"""What a board of quick phrases shows: its chips, its tiles, and their words. No Qt in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from soundalike.translation import tr

if TYPE_CHECKING:
    from soundalike.takes.phrases import Board, Phrase, TakenIn

LAST_SPOKEN = -1
MOST_SPOKEN = -2
FOUND = -3
"""Not boards of the person's, but looks at the phrases of all of them. A board's own id is positive."""

MOST_NUMBERED = 9

TileState = Literal["", "waiting", "sounding"]


@dataclass(frozen=True)
class ChipFacts:
    """A board, or a look at all of them."""

    id: int
    name: str

    @property
    def is_board(self) -> bool:
        """Whether it can be renamed, moved and deleted."""
        return self.id > 0


@dataclass(frozen=True)
class TileFacts:
    """A phrase. `waiting` until its sound begins, where it has to be made first."""

    id: int
    text: str
    state: TileState = ""


@dataclass(frozen=True)
class BoardFacts:
    """Everything that is shown. `in_order` says whether the phrases' order is the person's own, and can be changed."""

    chips: tuple[ChipFacts, ...] = ()
    chosen: int = 0
    tiles: tuple[TileFacts, ...] = ()
    in_order: bool = True
    nothing: str = ""
    """What to say where there is no tile."""

    @property
    def can_add(self) -> bool:
        """Whether a phrase can be added to what is shown."""
        return self.chosen > 0 and self.in_order


def number_shown(place: int) -> str:
    """The figure on the tile at this place: the key that speaks it. Past nine there is none."""
    return str(place + 1) if place < MOST_NUMBERED else ""


def tile_name(facts: TileFacts) -> str:
    """What a screen reader calls a tile."""
    return " ".join(facts.text.split())


def tile_description(facts: TileFacts, place: int, count: int) -> str:
    """Where it is and what it does."""
    if facts.state == "sounding":
        return tr("Phrase {place} of {count}. It is sounding now.").format(place=place + 1, count=count)
    if facts.state == "waiting":
        return tr("Phrase {place} of {count}. Its sound is being made.").format(place=place + 1, count=count)
    return tr("Phrase {place} of {count}. Press it to speak it; F2 edits it.").format(place=place + 1, count=count)


def chip_description(facts: ChipFacts) -> str:
    """What pressing a chip shows."""
    if facts.is_board:
        return tr("Board {name}").format(name=facts.name)
    return tr("Phrases of all boards")


def nothing_words(chosen: int, query: str = "") -> str:
    """What is said where there is no tile."""
    if query:
        return tr("No phrase has these words.")
    if chosen == LAST_SPOKEN:
        return tr("What you have spoken last is shown here.")
    if chosen == MOST_SPOKEN:
        return tr("What you speak most is shown here.")
    if chosen > 0:
        return tr("This board has no phrases yet. Press + to write one.")
    return tr("There is no board yet. Make one in the menu Phrases, or import a text file.")


def board_facts(
    boards: Sequence[Board],
    chosen: int,
    listed: Sequence[Phrase] | None = None,
    *,
    sounding: int = 0,
    state: TileState = "",
    query: str = "",
    looks: bool = True,
) -> BoardFacts:
    """What is shown while `chosen` is: a board, or with `listed` these phrases of all boards.

    With `looks` those at all boards can be chosen beside the boards.
    """
    board = next((board for board in boards if board.id == chosen), None)
    phrases = listed if listed is not None else board.phrases if board is not None else ()
    tiles = tuple(TileFacts(one.id, one.text, state if one.id == sounding else "") for one in phrases)
    of_all = (ChipFacts(LAST_SPOKEN, tr("Last spoken")), ChipFacts(MOST_SPOKEN, tr("Most spoken")))
    chips = (*(ChipFacts(board.id, board.name) for board in boards), *(of_all if looks else ()))
    return BoardFacts(chips, chosen, tiles, listed is None, nothing_words(chosen, query))


def ready_words(ready: int, of: int) -> str:
    """How many phrases start at once."""
    if not of:
        return ""
    if ready == of:
        return tr("The phrase starts at once.|All %n phrases start at once.", "", of)
    words = tr("{ready} of one phrase starts at once.|{ready} of %n phrases start at once.", "", of)
    return words.format(ready=ready)


def taken_in_words(taken: TakenIn) -> str:
    """What came of an import."""
    said = [tr("One phrase was added.|%n phrases were added.", "", taken.phrases)]
    if taken.boards:
        said.append(tr("One board is new.|%n boards are new.", "", taken.boards))
    if taken.known:
        said.append(tr("One was there already.|%n were there already.", "", taken.known))
    if taken.too_long:
        said.append(tr("One was too long and was left out.|%n were too long and were left out.", "", taken.too_long))
    return " ".join(said)
