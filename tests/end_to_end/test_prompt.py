"""What the model is fed (SYN-11): the reference's token ids, nothing before or after them, the prompt's length."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any

import pytest

from soundalike.engine import ModelDescription, SpeechStream, SynthesisOptions, Vocabulary, Voice
from soundalike.errors import UsageError
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.paths import bundled_resources
from soundalike.speech import PieceStarted, Speaker
from tests.end_to_end.demo import Demo

pytestmark = pytest.mark.end_to_end

LINES = (
    "good morning chatterbox radio",
    "plain harbour words here",
    "  leading spaces",
    "double  space\tand tab",
    "don't we'll I've it's",
    "CamelCase snake_case kebab-case",
    "1234567890 3.14 1,000",
    "(parentheses) [brackets] {braces}",
    "naïve façade coöperate",
    "mixed123numbers",
    "line one\u2028line two",
    "[laugh] ha [sigh]",
)
WORDS = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?(?:[^\s\w]|_)+|\s+(?!\S)|\s+")
"""GPT-2's division into words (Radford et al. 2019); `re` knows no \\p{L}, which makes no difference to these lines."""


class Recorder:
    """Stands before the engine and keeps what it is given."""

    def __init__(self, demo: Demo) -> None:
        self._demo = demo
        self.given: list[list[int]] = []

    @property
    def description(self) -> ModelDescription:
        return self._demo.engine.description

    def begin(self, voice: Voice, tokens: Sequence[int], options: SynthesisOptions) -> SpeechStream:
        self.given.append(list(tokens))
        return self._demo.engine.begin(voice, tokens, options)


def reference_ids(vocabulary: Vocabulary, text: str) -> list[int]:
    """Byte-level BPE by its definition: of all neighbours, always join the pair that was learned first."""
    added = "|".join(re.escape(tag) for tag in sorted(vocabulary.added, key=len, reverse=True))
    ids: list[int] = []
    for part in re.split(f"({added})", text):
        if part in vocabulary.added:
            ids.append(vocabulary.added[part])
        else:
            for word in WORDS.findall(part):
                ids.extend(_word_ids(vocabulary, word))
    return ids


def _word_ids(vocabulary: Vocabulary, word: str) -> list[int]:
    ranks = {merge: rank for rank, merge in enumerate(vocabulary.merges)}
    pieces = [_byte_names()[byte] for byte in word.encode()]
    while True:
        pairs = [f"{left} {right}" for left, right in itertools.pairwise(pieces)]
        best = min(pairs, key=lambda pair: ranks.get(pair, len(ranks)), default="")
        if best not in ranks:
            return [vocabulary.tokens.index(piece) for piece in pieces]
        at = pairs.index(best)
        pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]


def _byte_names() -> list[str]:
    """A printable character for each byte, as GPT-2's vocabulary writes them."""
    printable = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    names = {byte: chr(byte) for byte in printable}
    others = (byte for byte in range(256) if byte not in names)
    names.update({byte: chr(256 + index) for index, byte in enumerate(others)})
    return [names[byte] for byte in range(256)]


@pytest.mark.parametrize("line", LINES)
def test_the_engine_gets_the_references_ids_and_no_others(demo: Demo, line: str) -> None:
    recorder = Recorder(demo)
    texts: list[str] = []
    with Speaker(recorder, demo.voice).speak(line, SynthesisOptions(max_speech_tokens=1)) as speech:
        for event in speech:
            if isinstance(event, PieceStarted):
                texts.append(event.piece.text)

    vocabulary = demo.engine.description.vocabulary
    assert recorder.given == [reference_ids(vocabulary, text) for text in texts]
    assert texts


def test_the_prompt_is_as_long_as_the_references(demo: Demo) -> None:
    keys: Any = read_gguf_head(bundled_resources() / "demo" / "t3.gguf").keys
    prompt = 1 + keys["chatterbox.cond_prompt_length"]  # the speaker's row and the voice's speech tokens (spec 2.4)
    start_and_one_more = 2
    most = keys["chatterbox.n_ctx"] - prompt - start_and_one_more

    demo.engine.begin(demo.voice, [1] * most, SynthesisOptions()).close()
    with pytest.raises(UsageError, match="at most"):
        demo.engine.begin(demo.voice, [1] * (most + 1), SynthesisOptions())
