"""A damaged, foreign or hostile voice file gives a sentence here and in the engine, never a crash."""

from __future__ import annotations

import contextlib
import resource
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soundalike.engine import Engine, Voice, VoiceFeatures
from soundalike.errors import RefusedError
from soundalike.models import gguf_types as types
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.voices import Library
from soundalike.voices.voice_encoding import (
    ARCHITECTURE,
    KEY_PREFIX,
    digest_of,
    encode_entries,
    encode_file,
    encode_head,
    encode_key,
)
from soundalike.voices.voice_file import MOST_FILE_BYTES, SUFFIX, encode_voice, keys_of, read_voice_file, tensors_of
from tests.voices.made_voices import details, features, write_voice

Both = Callable[[bytes], str]


@pytest.fixture
def good(joe_voice: Voice) -> bytes:
    return encode_voice(details("Joe"), joe_voice.features())


@pytest.fixture
def refused(engine: Engine, tmp_path: Path) -> Both:
    """Says why both readers refuse some bytes."""
    path = tmp_path / f"broken{SUFFIX}"

    def read(content: bytes) -> str:
        path.write_bytes(content)
        with pytest.raises(RefusedError) as here:
            read_voice_file(path)
        with pytest.raises(RefusedError) as native:
            engine.load_voice(path)
        assert str(path) in str(here.value)
        assert str(path) in str(native.value)
        assert len(str(here.value)) < 1000
        return f"{here.value}\n{native.value}"

    return read


def test_cut_off_at_every_structure(good: bytes, refused: Both, tmp_path: Path) -> None:
    (tmp_path / "good").write_bytes(good)
    head = read_gguf_head(tmp_path / "good")
    ends = {1, 3, 4, 7, 8, 15, 16, 23, 24, 25, len(good) - 33}
    for start, end in head.key_spans.values():
        ends |= {start, start + 8, start + 9, end - 1, end}
    for tensor in head.tensors.values():
        ends |= {tensor.offset - 1, tensor.offset, tensor.offset + 1, tensor.offset + tensor.bytes - 1}
    for end in sorted(ends):
        refused(good[:end])


def test_every_flipped_bit_is_noticed(good: bytes, refused: Both) -> None:
    numbers = np.random.default_rng(1)
    names_end = good.index(b"general.architecture") + 60
    for at in [*range(4, 24, 3), *numbers.integers(names_end, len(good) - 31, 60)]:
        broken = bytearray(good)
        broken[at] ^= 1 << int(numbers.integers(8))
        if _is_padding(good, int(at)):
            continue
        refused(bytes(broken))


def _is_padding(content: bytes, at: int) -> bool:
    """Zeros between the head and the data, and between tensors, say nothing and are under no sum."""
    return content[max(0, at - 3) : at + 4] == b"\0" * 7 and at > content.index(b"s3gen/builtin/embedding")


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_hostile_bytes_never_break_the_readers(
    good: bytes, engine: Engine, tmp_path: Path, data: st.DataObject
) -> None:
    broken = bytearray(good[: data.draw(st.integers(0, len(good)))])
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, max(0, min(len(broken) - 8, 1600))))
        broken[at : at + 8] = data.draw(st.sampled_from([b"\xff" * 8, b"\0" * 8, struct.pack("<Q", 1 << 62)]))
    path = tmp_path / f"hostile{SUFFIX}"
    path.write_bytes(bytes(broken))
    for read in (read_voice_file, engine.load_voice):
        with contextlib.suppress(RefusedError):  # and nothing else
            read(path)


CHANGES: list[tuple[str, dict[str, Any], str]] = [
    ("another sum", {"sha256": "0" * 64}, "checksum"),
    ("no sum", {"sha256": None}, "checksum"),
    ("a sum that is no text", {"sha256": 5}, "checksum|isn't text"),
    ("no consent", {"consent.kind": None}, "no record"),
    ("consent of no kind", {"consent.kind": "hearsay"}, "no record"),
    ("a consent that is a number", {"consent.kind": 1}, "consent.kind"),
    ("nobody who agreed", {"consent.name": None}, "record"),
    ("a blank name", {"consent.name": "  "}, "record"),
    ("no day", {"consent.date": None}, "date"),
    ("no such day", {"consent.date": "2026-13-01"}, "date"),
    ("a licence without its name", {"consent.kind": "licence"}, "no licence"),
    ("a later version", {"version": 2}, "version"),
    ("no version", {"version": None}, "version"),
    ("a version in words", {"version": "1"}, "version"),
]


@pytest.mark.parametrize(("changes", "reason"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES])
def test_records_that_are_refused(joe_voice: Voice, refused: Both, changes: dict[str, Any], reason: str) -> None:
    said = refused(_with_keys(joe_voice.features(), changes))
    for line in said.splitlines():
        assert any(part in line for part in reason.split("|")), line


def _with_keys(made: VoiceFeatures, changes: dict[str, Any]) -> bytes:
    """A voice file with some keys changed or left out, and a right sum over the others."""
    keys = keys_of(details("Joe", variant=made.variant))
    for key, value in changes.items():
        keys.pop(KEY_PREFIX + key, None)
        if value is not None and key != "sha256":
            keys[KEY_PREFIX + key] = encode_key(KEY_PREFIX + key, value)
    tensors = tensors_of(made)
    entries = [encode_key("general.architecture", ARCHITECTURE), *keys.values()]
    checksum = changes.get("sha256", digest_of(keys, tensors))
    if checksum is not None:
        entries.append(encode_key(f"{KEY_PREFIX}sha256", checksum))
    return encode_entries(entries, tensors)


def test_what_only_this_side_wants(tmp_path: Path) -> None:
    """Folders are named by a voice's id, so it must be one."""
    for identity in ("", "..", "../../etc", "/etc", "x" * 36, "AAAAAAAA-0000-4000-8000-000000000000"):
        path = tmp_path / f"x{SUFFIX}"
        keys = keys_of(details(id=identity))
        path.write_bytes(encode_file(keys, tensors_of(features())))
        with pytest.raises(RefusedError, match="no id"):
            read_voice_file(path)


def test_numbers_that_are_refused(joe_voice: Voice, refused: Both) -> None:
    made = joe_voice.features()

    def changed(**arrays: Any) -> str:
        return refused(encode_voice(details("Joe"), replace(made, **arrays)))

    nan = made.prompt_feat.copy()
    nan[3, 5] = np.nan
    assert "number" in changed(prompt_feat=nan)
    infinite = made.embedding.copy()
    infinite[-1] = np.inf
    assert "number" in changed(embedding=infinite)
    below = made.prompt_token.copy()
    below[0] = -1
    assert "speech token" in changed(prompt_token=below)
    assert "frames" in changed(prompt_feat=made.prompt_feat[:-2])


def test_numbers_that_dont_fit_the_model(joe_voice: Voice, engine: Engine, tmp_path: Path) -> None:
    made = joe_voice.features()
    path = tmp_path / f"x{SUFFIX}"
    above = made.prompt_token.copy()
    above[0] = 6561
    for changed, reason in (
        (replace(made, prompt_token=above), "6561"),
        (replace(made, cond_prompt_speech_tokens=np.full(375, 729, np.int32)), "729"),
        (replace(made, cond_prompt_speech_tokens=np.zeros(20000, np.int32)), "no room"),
        (replace(made, speaker_emb=made.speaker_emb[:100]), "speaker_emb"),
        (replace(made, embedding=np.zeros(200, np.float32)), "embedding"),
        (replace(made, prompt_feat=made.prompt_feat[:, :40]), "prompt_feat"),
        (replace(made, variant="t3_turbo"), "was made for the model t3_turbo"),
    ):
        path.write_bytes(encode_voice(details("Joe"), changed))
        with pytest.raises(RefusedError, match=reason):
            engine.load_voice(path)


def test_foreign_files(refused: Both, tmp_path: Path, demo: Any) -> None:
    assert "GGUF" in refused(b"RIFF" + b"\0" * 100)
    other = encode_head([encode_key("general.architecture", "llama")], [], types.DEFAULT_ALIGNMENT)
    assert "isn't a voice file" in refused(other)
    refused(b"GGUF" + b"\xff" * 4096)


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / f"huge{SUFFIX}"
    with path.open("wb") as file:
        file.truncate(MOST_FILE_BYTES + 1)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(RefusedError, match="more than any voice is"):
        read_voice_file(path)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000  # KiB


def test_a_library_lists_damaged_files_with_their_fault(library: Library) -> None:
    good = write_voice(library.folder, "Ada")
    write_voice(library.folder, "Bea").write_bytes(good.read_bytes()[:-200])
    (library.folder / f"folder{SUFFIX}").mkdir()
    entries = {entry.name: entry for entry in library.entries()}
    assert {*entries} == {"Ada", "Bea"}
    assert entries["Ada"].fault == ""
    assert "cut short" in entries["Bea"].fault
    assert [entry.name for entry in library.entries() if entry.fault] == ["Bea"]  # as often as it is asked
