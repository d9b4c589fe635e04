"""A clip and a record of consent become a voice, or nothing is there (case VOI-07)."""

from __future__ import annotations

import io
from dataclasses import replace

import numpy as np
import pytest
import soundfile

from soundalike.engine import CLONE_STEPS, Cloner, Consent, Samples
from soundalike.engine.cloner import to_encoder_rate
from soundalike.errors import RefusedError, UsageError
from soundalike.voices import CloneRequest, Library, clone, read_voice_file, spoken_statement, written_declaration
from soundalike.voices.clip_file import decode_clip

WRITTEN = written_declaration("Joe")


def test_the_voice_says_how_it_was_made(cloner: Cloner, library: Library, joe: Samples) -> None:
    steps: list[int] = []
    request = CloneRequest(
        name="Joe",
        clip=joe,
        consent=WRITTEN,
        window=(2.0, 12.0),
        clean="highpass 60 Hz",
        verdict={"noise": "low"},
        description="dry",
        language="en",
        origin="recorded",
    )
    entry = clone(cloner, library, request, lambda step, _part: steps.append(step))
    assert steps == [*range(len(CLONE_STEPS))]
    details = read_voice_file(entry.path).details
    assert details.variant == entry.variant == cloner.settings.variant == "demo-3"
    assert (details.window, details.clean, details.verdict) == ((2.0, 12.0), "highpass 60 Hz", {"noise": "low"})
    assert (details.description, details.language, details.origin) == ("dry", "en", "recorded")
    assert details.consent == WRITTEN
    assert details.statement == b""
    assert entry.clip is not None
    assert decode_clip(entry.clip) == pytest.approx(joe, abs=1e-6)


def test_a_spoken_statement_is_kept_as_proof(cloner: Cloner, library: Library, joe: Samples) -> None:
    statement = to_encoder_rate(joe)[:64_000]
    request = CloneRequest("Joe", joe, spoken_statement("Joe"), statement, keep_clip=False)
    entry = clone(cloner, library, request)
    assert entry.clip is None
    kept, rate = soundfile.read(io.BytesIO(read_voice_file(entry.path).details.statement), dtype="float32")
    assert rate == 16_000
    assert kept == pytest.approx(statement, abs=1e-6)


def test_what_is_refused_leaves_nothing(cloner: Cloner, library: Library, joe: Samples, slt: Samples) -> None:
    good = CloneRequest("Joe", joe, WRITTEN)
    other = to_encoder_rate(slt)[:96_000]
    for request, kind, reason in (
        (replace(good, clip=joe[: 5 * 24_000]), UsageError, "more than 5000 ms"),
        (replace(good, clip=np.zeros_like(joe)), UsageError, "silent"),
        (replace(good, clip=np.full_like(joe, np.nan)), UsageError, "numbers"),
        (replace(good, clip=np.zeros(121 * 24_000, np.float32)), UsageError, "120 s are the most"),
        (replace(good, consent=Consent("written", " ", "2026-11-30", "")), RefusedError, "name the speaker"),
        (replace(good, consent=spoken_statement("Joe")), RefusedError, "2 to 60 s"),
        (replace(good, consent=spoken_statement("Joe"), statement=other), RefusedError, "doesn't sound like"),
        (replace(good, name=" "), RefusedError, "1 to 1000"),
    ):
        with pytest.raises(kind, match=reason):
            clone(cloner, library, request)
    assert not library.folder.exists()


def test_stopping_leaves_nothing(cloner: Cloner, library: Library, joe: Samples) -> None:
    for last in range(len(CLONE_STEPS)):

        def stop(step: int, _part: float, last: int = last) -> None:
            if step == last:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            clone(cloner, library, CloneRequest("Joe", joe, WRITTEN), stop)
    assert not library.folder.exists()
