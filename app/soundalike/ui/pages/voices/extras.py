"""What the cards that are seen need beyond the index, read a few at a time on a thread of its own."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from soundalike.ui.services.voice_extras import VoiceExtras, read_extras
from soundalike.ui.view_models.voice_cards import VoiceCard
from soundalike.ui.workers.lane import Lane

if TYPE_CHECKING:
    from soundalike.voices import VoiceEntry

MOST_KEPT = 500
MOST_BYTES = 64 << 20
"""Of pictures and waveforms; a file from elsewhere may hold a large picture."""
AT_ONCE = 4


class CardExtras(QObject):
    """`read` comes with the keys of the cards that more is known of now."""

    read = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: OrderedDict[VoiceEntry, VoiceExtras] = OrderedDict()
        self._bytes = 0
        self._wanted: dict[VoiceEntry, str] = {}
        self._reading = False
        self.lane = Lane("voice cards", self)

    def of(self, card: VoiceCard) -> VoiceExtras | None:
        """What is known; None, and it is read soon, when nothing is."""
        known = self._known.get(card.entry)
        if known is not None:
            self._known.move_to_end(card.entry)
            return known
        self._wanted.pop(card.entry, None)
        self._wanted[card.entry] = card.key
        while len(self._wanted) > 2 * MOST_KEPT:
            self._wanted.pop(next(iter(self._wanted)))
        self._read_more()
        return None

    @property
    def idle(self) -> bool:
        """Whether everything that was asked for is known."""
        return not self._reading and not self._wanted

    def forget(self) -> None:
        """Reads all anew: clips may have been replaced."""
        self._known.clear()
        self._bytes = 0

    def close(self) -> None:
        """Ends the thread."""
        self._wanted.clear()
        self.lane.close()

    def _read_more(self) -> None:
        """The ones that were asked for last first: they are what is seen now."""
        if self._reading or not self._wanted:
            return
        self._reading = True
        batch = dict([self._wanted.popitem() for _ in range(min(AT_ONCE, len(self._wanted)))])
        self.lane.run(lambda: {entry: read_extras(entry) for entry in batch}, lambda found: self._take(found, batch))

    def _take(self, found: dict[VoiceEntry, VoiceExtras], batch: dict[VoiceEntry, str]) -> None:
        self._reading = False
        for entry, extras in found.items():
            self._bytes += _size(extras) - _size(self._known.get(entry, VoiceExtras()))
            self._known[entry] = extras
        while len(self._known) > MOST_KEPT or (self._bytes > MOST_BYTES and len(self._known) > AT_ONCE):
            _, oldest = self._known.popitem(last=False)
            self._bytes -= _size(oldest)
        self.read.emit(list(batch.values()))
        self._read_more()


def _size(extras: VoiceExtras) -> int:
    return len(extras.peaks) + len(extras.picture)
