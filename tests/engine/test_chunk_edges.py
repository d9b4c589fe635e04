"""Where chunks begin and end depends on how many tokens there are, never on how fast they come."""

from __future__ import annotations

import pytest

from soundalike.engine import Engine, SynthesisOptions


@pytest.mark.parametrize("tokens_spoken", [8, 9, 16, 17])
def test_a_sentence_that_ends_with_a_chunk_is_cut_the_same_each_time(
    engine: Engine, tokens: list[int], tokens_spoken: int
) -> None:
    options = SynthesisOptions(seed=5, first_chunk_tokens=8, chunk_tokens=8, max_speech_tokens=tokens_spoken)
    runs = []
    for _ in range(4):
        stream = engine.begin(engine.builtin_voice(), tokens, options)
        runs.append([chunk.tobytes() for chunk in stream])
        assert stream.result.attempts[0].speech_tokens == tokens_spoken
    assert all(run == runs[0] for run in runs)
