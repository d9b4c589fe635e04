"""Which sentence of an edited text is which sentence of the text before."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from difflib import SequenceMatcher


def align(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """For every sentence of `new` the index in `old` of the one it was, or None for a new one.

    Sentences that read the same keep their identity, also when they moved; one that was edited in place keeps it too.
    No old sentence is given twice.
    """
    found: list[int | None] = [None] * len(new)
    first = _shared_start(old, new)
    last = _shared_end(old, new, first)
    for at in range(first):
        found[at] = at
    for back in range(1, last + 1):
        found[len(new) - back] = len(old) - back
    _align_middle(old, new, range(first, len(old) - last), range(first, len(new) - last), found)
    return found


def _align_middle(old: Sequence[str], new: Sequence[str], olds: range, news: range, found: list[int | None]) -> None:
    """The part between the shared start and the shared end."""
    matcher = SequenceMatcher(None, [old[at] for at in olds], [new[at] for at in news], autojunk=False)
    replaced: list[tuple[range, range]] = []
    for tag, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        old_part, new_part = olds[old_from:old_to], news[new_from:new_to]
        if tag == "equal":
            for was, now in zip(old_part, new_part, strict=True):
                found[now] = was
        else:
            replaced.append((old_part, new_part))
    left: dict[str, deque[int]] = defaultdict(deque)
    for old_part, _ in replaced:
        for was in old_part:
            left[old[was]].append(was)
    moved: set[int] = set()
    for _, new_part in replaced:
        for now in new_part:
            if left[new[now]]:
                found[now] = left[new[now]].popleft()
                moved.add(found[now] or 0)
    for old_part, new_part in replaced:
        edited = [was for was in old_part if was not in moved]
        for was, now in zip(edited, [now for now in new_part if found[now] is None], strict=False):
            found[now] = was


def _shared_start(old: Sequence[str], new: Sequence[str]) -> int:
    count = 0
    for was, now in zip(old, new, strict=False):
        if was != now:
            break
        count += 1
    return count


def _shared_end(old: Sequence[str], new: Sequence[str], first: int) -> int:
    most = min(len(old), len(new)) - first
    count = 0
    while count < most and old[-1 - count] == new[-1 - count]:
        count += 1
    return count
