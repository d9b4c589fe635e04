"""A voice is made again from its clip for a model of another variant, once a clip (case VOI-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from soundalike.engine import Cloner, Engine, Samples
from soundalike.engine.cloner import to_encoder_rate
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.voices import Library, VoiceEntry, read_voice_file, spoken_statement, voice_for_variant
from soundalike.voices.clip_file import encode_flac
from soundalike.voices.voice_file import SUFFIX
from tests.voices.made_voices import VARIANT, details, features, same_features, tone

DEMO = "demo-3"


class Opener:
    """Opens the one cloner again and again, and counts."""

    def __init__(self, cloner: Cloner) -> None:
        self._cloner = cloner
        self.opened = 0
        self.steps: list[int] = []

    @contextmanager
    def _lent(self) -> Iterator[Cloner]:
        self.opened += 1
        yield self._cloner

    def __call__(self) -> Any:
        return self._lent()

    def on_step(self, step: int, _part: float) -> None:
        self.steps.append(step)


@pytest.fixture
def opener(cloner: Cloner) -> Opener:
    return Opener(cloner)


@pytest.fixture
def remake(library: Library, opener: Opener) -> Callable[[VoiceEntry], Path]:
    assert library.cache is not None
    cache = library.cache
    return lambda entry: voice_for_variant(entry, DEMO, cache, opener, opener.on_step)


def test_it_is_made_from_the_clip_and_kept(
    library: Library, opener: Opener, remake: Callable[[VoiceEntry], Path], joe: Samples, engine: Engine
) -> None:
    entry = library.add(details("Joe", picture=b"PNG"), features(), joe)
    copy = remake(entry)
    assert opener.steps == [*range(6)]
    assert copy.parent == library.cache / entry.id  # type: ignore[operator] # it has one
    voice = read_voice_file(copy)
    assert (voice.details.name, voice.details.variant, voice.details.id) == ("Joe", DEMO, entry.id)
    assert voice.details.consent == read_voice_file(entry.path).details.consent
    engine.load_voice(copy).close()
    assert remake(entry) == copy
    assert opener.opened == 1
    assert read_voice_file(entry.path).details.variant == VARIANT  # its own file stays


def test_a_voice_of_the_right_variant_is_its_own_file(
    library: Library, opener: Opener, remake: Callable[[VoiceEntry], Path], joe: Samples
) -> None:
    entry = library.add(details("Joe"), features(variant=DEMO), joe)
    assert remake(entry) == entry.path
    assert opener.opened == 0


def test_a_replaced_clip_is_heard(
    library: Library, opener: Opener, remake: Callable[[VoiceEntry], Path], joe: Samples, slt: Samples
) -> None:
    entry = library.add(details("Joe"), features(), joe)
    old = remake(entry)
    assert entry.clip is not None
    entry.clip.write_bytes(encode_flac(slt))
    new = remake(entry)
    assert opener.opened == 2
    assert not same_features(read_voice_file(new).features, read_voice_file(old).features)
    entry.clip.write_bytes(encode_flac(joe))
    assert remake(entry) == old
    assert opener.opened == 2


def test_a_renamed_voice_keeps_its_copy(
    library: Library, opener: Opener, remake: Callable[[VoiceEntry], Path], joe: Samples
) -> None:
    entry = library.add(details("Joe"), features(), joe)
    before = read_voice_file(remake(entry)).features
    copy = read_voice_file(remake(library.edit(entry, name="Joseph")))
    assert copy.details.name == "Joseph"
    assert same_features(copy.features, before)
    assert opener.opened == 1


def test_a_damaged_copy_is_made_again(
    library: Library, opener: Opener, remake: Callable[[VoiceEntry], Path], joe: Samples
) -> None:
    entry = library.add(details("Joe"), features(), joe)
    copy = remake(entry)
    whole = copy.read_bytes()
    for content in (b"", whole[:-50]):
        copy.write_bytes(content)
        assert remake(entry) == copy
        assert same_features(read_voice_file(copy).features, read_voice_file(remake(entry)).features)
    assert opener.opened == 3


def test_why_it_cant_be_made(library: Library, remake: Callable[[VoiceEntry], Path], joe: Samples) -> None:
    with pytest.raises(MissingError, match=r"its clip wasn't kept, so it can't be made again for demo-3"):
        remake(library.add(details("Ada"), features()))
    with pytest.raises(SoundalikeError, match="200 ms"):
        remake(library.add(details("Bea"), features(), tone(0.2)))
    with pytest.raises(RefusedError, match="damaged"):
        remake(replace(library.add(details("Cleo"), features(), joe), fault="It is damaged."))
    entry = library.add(details("Dora"), features(), joe)
    assert entry.clip is not None
    entry.clip.write_bytes(b"no clip")
    with pytest.raises(RefusedError, match=r"Dora\.clip\.flac"):
        remake(entry)
    assert library.cache is None or not list(library.cache.rglob(f"*{SUFFIX}"))


def test_a_statement_is_compared_again(
    library: Library, remake: Callable[[VoiceEntry], Path], joe: Samples, slt: Samples
) -> None:
    """A clip that was exchanged beside a voice of a spoken statement is another speaker's."""
    statement = encode_flac(to_encoder_rate(joe)[:80_000], 16_000)
    spoken = details("Joe", consent=spoken_statement("Joe"), statement=statement)
    entry = library.add(spoken, features(), joe)
    remake(entry)
    assert entry.clip is not None
    entry.clip.write_bytes(encode_flac(slt))
    with pytest.raises(RefusedError, match="doesn't sound like"):
        remake(entry)


def test_forgetting_takes_the_copies_along(
    library: Library, remake: Callable[[VoiceEntry], Path], joe: Samples
) -> None:
    entry = library.add(details("Joe"), features(), joe)
    copy = remake(entry)
    library.forget(entry)
    assert not copy.parent.exists()
