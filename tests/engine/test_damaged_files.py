"""A damaged or hostile file is refused by name, as a model and as a voice, by both readers; nothing else happens."""

from __future__ import annotations

import os
import shutil
import struct
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from soundalike.engine import Engine, SynthesisOptions
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models import convert
from soundalike.models.gguf_reader import read_gguf_head
from tests.engine import voice_files
from tests.models.damaged_ggufs import damaged_ggufs
from tests.models.gguf_files import STRING, text
from tests.models.gguf_layout import GgufLayout

SMALL = Path(__file__).parents[1] / "reference" / "fixtures" / "small"
TOKENS, MERGES, TYPES = (f"tokenizer.ggml.{name}" for name in ("tokens", "merges", "token_type"))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small model with 16-bit weights."""
    folder = tmp_path_factory.mktemp("small")
    convert(SMALL, folder)
    return folder


@pytest.fixture(scope="module")
def small_engine(small: Path) -> Engine:
    return Engine.open(small / "t3.gguf", small / "s3gen.gguf", threads=1)


@pytest.fixture(scope="module")
def t3(small: Path) -> GgufLayout:
    return GgufLayout((small / "t3.gguf").read_bytes())


@pytest.fixture(scope="module")
def voice(small: Path, small_engine: Engine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    values = voice_files.keys(small_engine.description.variant, "Ada")
    path = tmp_path_factory.mktemp("voice") / "ada.voice.gguf"
    return voice_files.write(path, values, voice_files.builtin_tensors(small))


def open_t3(small: Path, t3: Path) -> None:
    Engine.open(t3, small / "s3gen.gguf", threads=1).close()


def test_every_contradiction_is_refused_as_a_model(small: Path, t3: GgufLayout, tmp_path: Path) -> None:
    path = tmp_path / "damaged.gguf"
    for fault, content in damaged_ggufs(t3.raw).items():
        path.write_bytes(content)
        for read in (lambda: open_t3(small, path), lambda: read_gguf_head(path)):
            with pytest.raises(SoundalikeError) as caught:
                read()
            assert caught.type is RefusedError, fault
            assert str(path) in str(caught.value), fault


def test_every_contradiction_is_refused_as_a_voice(small_engine: Engine, voice: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged.voice.gguf"
    for fault, content in damaged_ggufs(voice.read_bytes()).items():
        path.write_bytes(content)
        for read in (lambda: small_engine.load_voice(path), lambda: read_gguf_head(path)):
            with pytest.raises(SoundalikeError) as caught:
                read()
            assert caught.type is RefusedError, fault
            assert str(path) in str(caught.value), fault
    assert small_engine.load_voice(voice).name == "Ada"  # and the engine goes on


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("name", ["model/h0/attn/c_attn/w", "model/wpe", "chatterbox/text_emb", "model/h1/ln_2/b"])
def test_a_weight_that_is_no_number_is_refused_by_name(
    small: Path, t3: GgufLayout, tmp_path: Path, name: str, value: float
) -> None:
    place = t3.tensors[name]
    count = int(np.prod(place.extents))
    letter, width = ("e", 2) if place.kind == 1 else ("f", 4)
    for index in (0, count // 2, count - 1):
        path = tmp_path / "damaged.gguf"
        path.write_bytes(t3.patched((place.data_at + index * width, letter, value)))
        with pytest.raises(RefusedError, match=f"damaged.gguf.*{name}.*finite"):
            open_t3(small, path)


@pytest.mark.parametrize(
    "name", ["cfm/mid_blocks/0/0/block1/block/0/weight", "hift/ups/0/weight", "hift/conv_post/bias"]
)
def test_so_is_one_in_the_other_file(small: Path, tmp_path: Path, name: str) -> None:
    s3gen = GgufLayout((small / "s3gen.gguf").read_bytes())
    place = s3gen.tensors[name]
    path = tmp_path / "damaged.gguf"
    path.write_bytes(s3gen.patched((place.data_at, "e" if place.kind == 1 else "f", np.nan)))
    with pytest.raises(RefusedError, match=f"damaged.gguf.*{name}.*finite"):
        Engine.open(small / "t3.gguf", path, threads=1)


def vocabulary_faults(t3: GgufLayout) -> dict[str, bytes]:
    tokens, merges, types = t3.texts(TOKENS), t3.texts(MERGES), t3.numbers(TYPES)
    assert types[-1] == 4
    return {
        "an empty token": t3.with_texts(TOKENS, ["", *tokens[1:]]),
        "a token twice": t3.with_texts(TOKENS, [tokens[1], *tokens[1:]]),
        "a token with a zero": t3.with_texts(TOKENS, ["a\0", *tokens[1:]]),
        "a merge with one part": t3.with_texts(MERGES, ["a", *merges[1:]]),
        "a merge with an empty part": t3.with_texts(MERGES, ["a ", *merges[1:]]),
        "a merge with three parts": t3.with_texts(MERGES, ["a b c", *merges[1:]]),
        "a merge of unknown parts": t3.with_texts(MERGES, ["qqq zzz", *merges[1:]]),
        "a merge with an unknown result": t3.with_texts(MERGES, ["~ ~", *merges[1:]]),
        "a list that ends in the middle": t3.with_texts(TOKENS, tokens[: len(tokens) // 2]),
        "one token fewer": t3.with_texts(TOKENS, tokens[:-1]),
        "one token and one type fewer": GgufLayout(t3.with_texts(TOKENS, tokens[:-1])).with_numbers(
            TYPES, 5, "i", types[:-1]
        ),
        "more tokens than rows": GgufLayout(t3.with_texts(TOKENS, [*tokens, "[new]"])).with_numbers(
            TYPES, 5, "i", [*types, 4]
        ),
        "tokens that are numbers": t3.with_numbers(TOKENS, 5, "i", [1] * len(tokens)),
        "tokens that are one text": t3.with_key(TOKENS, STRING, text("abc")),
        "merges that are numbers": t3.with_numbers(MERGES, 5, "i", [1]),
        "types that are texts": t3.with_texts(TYPES, ["1"] * len(types)),
        "an unknown type": t3.with_numbers(TYPES, 5, "i", [99, *types[1:]]),
        "no merges": t3.without_key(MERGES),
        "no tokens": t3.without_key(TOKENS),
    }


def test_a_malformed_vocabulary_is_refused_with_a_reason(small: Path, t3: GgufLayout, tmp_path: Path) -> None:
    path = tmp_path / "damaged.gguf"
    for fault, content in vocabulary_faults(t3).items():
        path.write_bytes(content)
        with pytest.raises(RefusedError) as caught:
            open_t3(small, path)
        assert str(path) in str(caught.value), fault
        assert any(word in str(caught.value) for word in ("token", "text in UTF-8")), fault


def without_tags(t3: GgufLayout) -> bytes:
    types = t3.numbers(TYPES)
    kept = types.index(4)
    assert set(types[kept:]) == {4}
    shorter = GgufLayout(t3.with_texts(TOKENS, t3.texts(TOKENS)[:kept]))
    return shorter.with_numbers(TYPES, 5, "i", types[:kept])


def test_a_tokenizer_without_the_added_tags_loads(small: Path, t3: GgufLayout, tmp_path: Path) -> None:
    path = tmp_path / "plain.gguf"
    path.write_bytes(without_tags(t3))
    with Engine.open(path, small / "s3gen.gguf", threads=1) as engine:
        assert engine.description.vocabulary.added == {}
        assert len(engine.description.vocabulary.tokens) < len(t3.texts(TOKENS))
    counted = tmp_path / "counted.gguf"  # the key may count what the tokenizer has
    counted.write_bytes(
        GgufLayout(without_tags(t3)).with_key(
            "chatterbox.text_vocab_size", 4, struct.pack("<I", t3.numbers(TYPES).index(4))
        )
    )
    open_t3(small, counted)


def test_a_folder_a_pipe_and_a_device_are_refused_at_once(small: Path, small_engine: Engine, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.gguf"
    os.mkfifo(pipe)
    empty = tmp_path / "empty.gguf"
    empty.touch()
    for path in (tmp_path, pipe, Path("/dev/zero"), empty, tmp_path / "none.gguf", empty / "under"):
        for read in (
            partial(open_t3, small, path),
            partial(small_engine.load_voice, path),
            partial(read_gguf_head, path),
        ):
            failures: list[BaseException] = []
            thread = threading.Thread(target=_keeping_failure, args=(read, failures), daemon=True)
            thread.start()
            thread.join(10)
            assert not thread.is_alive(), path
            assert isinstance(failures[0], RefusedError | MissingError)
            assert str(path) in str(failures[0])


def _keeping_failure(read: Callable[[], object], failures: list[BaseException]) -> None:
    try:
        read()
    except SoundalikeError as error:
        failures.append(error)


def test_a_file_that_is_cut_or_written_over_in_use_ends_the_sentence_not_the_program(
    small: Path, tmp_path: Path
) -> None:
    for change in (lambda path: os.truncate(path, 4096), lambda path: path.write_bytes(path.read_bytes())):
        for name in ("t3.gguf", "s3gen.gguf"):
            pair = tmp_path / "pair"
            shutil.copytree(small, pair, dirs_exist_ok=True)
            with Engine.open(pair / "t3.gguf", pair / "s3gen.gguf", threads=1) as engine:
                change(pair / name)
                stream = engine.begin(engine.builtin_voice(), [5, 6, 7], SynthesisOptions(seed=1))
                with pytest.raises(SoundalikeError, match=f"{name} was changed by another program"):
                    list(stream)
