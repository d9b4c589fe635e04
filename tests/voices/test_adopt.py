"""Another program's voice needs the consent that a recording needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import numpy as np
import pytest

from soundalike.engine import Cloner, Consent, Samples, Voice
from soundalike.engine.cloner import to_encoder_rate
from soundalike.errors import RefusedError
from soundalike.voices import Library, adopt, read_voice_file, spoken_statement, written_declaration


@pytest.fixture
def statement(joe: Samples) -> Samples:
    return to_encoder_rate(joe)[:80_000]


def test_in_writing_no_encoder_is_opened(library: Library, joe_voice: Voice) -> None:
    def never() -> contextmanager[Cloner]:  # type: ignore[valid-type]
        raise AssertionError

    entry = adopt(library, "Joe", joe_voice.features(), written_declaration("Joe"), statement=None, open_cloner=never)
    assert read_voice_file(entry.path).details.consent.kind == "written"
    assert (entry.origin, entry.clip) == ("imported", None)


def test_a_statement_is_compared_and_kept(
    library: Library, cloner: Cloner, joe_voice: Voice, statement: Samples, slt: Samples
) -> None:
    @contextmanager
    def lent() -> Iterator[Cloner]:
        yield cloner

    def take(features: object, spoken: Samples | None) -> None:
        assert features is not None
        adopt(library, "Joe", features, spoken_statement("Joe"), statement=spoken, open_cloner=lent)  # type: ignore[arg-type]

    features = joe_voice.features()
    loud = replace(features, speaker_emb=features.speaker_emb * 100)  # an inner product would take it for anybody's
    nobody = replace(features, speaker_emb=np.zeros_like(features.speaker_emb))
    other = to_encoder_rate(slt)[:80_000]
    for voice, spoken, reason in (
        (features, other, "doesn't sound like the voice"),
        (loud, other, "doesn't sound like the voice"),
        (nobody, statement, "doesn't sound like the voice"),
        (features, None, "lasts 0.0 s"),
        (features, statement[:31_000], "lasts 1.9 s"),
        (features, np.tile(statement, 13), "2 to 60 s"),
    ):
        with pytest.raises(RefusedError, match=reason):
            take(voice, spoken)
    assert library.entries() == []
    for voice in (features, loud):
        take(voice, statement)
    kept = read_voice_file(library.entries()[0].path).details
    assert kept.statement.startswith(b"fLaC")
    assert kept.consent == replace(spoken_statement("Joe"), date=kept.consent.date)


def test_without_a_record_nothing_is_kept(library: Library, joe_voice: Voice) -> None:
    for consent in (Consent("written", " ", "2026-11-30", ""), Consent("self", "Joe", "", "")):
        with pytest.raises(RefusedError, match="consent"):
            adopt(library, "Joe", joe_voice.features(), consent, statement=None, open_cloner=lambda: None)  # type: ignore[arg-type,return-value]
    assert library.entries() == []
