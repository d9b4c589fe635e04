"""A model with a voice built in, for programs that read chatterbox.cpp's files and know no voice files.

Everything else is copied bit for bit. The voice's record of consent stands in both files, and is checked when they are
opened, as a voice file's is.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy.typing as npt

from soundalike.errors import RefusedError, SoundalikeError
from soundalike.models import ModelPair
from soundalike.models.gguf_reader import GgufHead, read_gguf_head
from soundalike.models.gguf_types import BLOCK_TYPES
from soundalike.translation import tr
from soundalike.voices.foreign import model_variant
from soundalike.voices.journal import remove
from soundalike.voices.safe_file import PART, flush_folder
from soundalike.voices.voice_encoding import (
    KEY_PREFIX,
    encode_head,
    encode_key,
    encode_tensor_info,
    padded,
    record_keys,
)
from soundalike.voices.voice_file import VoiceFile, keys_of, tensors_of

_KINDS = {block.name: kind for kind, block in BLOCK_TYPES.items()}
_T3_TENSORS = ("chatterbox/builtin/speaker_emb", "chatterbox/builtin/cond_prompt_speech_tokens")
_BLOCK = 4 << 20


@dataclass(frozen=True)
class BakedPair:
    """The two files that were written."""

    t3: Path
    s3gen: Path


def bake(
    model: ModelPair, voice: VoiceFile, out: Path, on_progress: Callable[[float], None] | None = None
) -> BakedPair:
    """Writes `t3.gguf` and `s3gen.gguf` with `voice` built in into the folder `out`, new or empty.

    `on_progress` gets the share done, 0..1; it may raise to stop, and then nothing is left behind.
    Raises `RefusedError` when voice and model don't fit, or `out` holds something already.
    """
    heads = {"t3.gguf": read_gguf_head(model.t3), "s3gen.gguf": read_gguf_head(model.s3gen)}
    variant = model_variant(model)
    if voice.features.variant != variant:
        raise RefusedError(
            tr(
                "{path}: the voice was made for {made_for}, and the model is {variant}. Make the voice again for it."
            ).format(path=voice.path, made_for=voice.features.variant, variant=variant)
        )
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise RefusedError(
            tr("{path}: there is something in it already. Choose a new or an empty folder.").format(path=out)
        )
    tensors = tensors_of(voice.features)
    record = record_keys(keys_of(voice.details), tensors)
    plans = {
        name: _Plan(head, record, _replacements(head, tensors, t3=name == "t3.gguf"), _counts(tensors))
        for name, head in heads.items()
    }
    _write_all(out, plans, on_progress)
    return BakedPair(out / "t3.gguf", out / "s3gen.gguf")


@dataclass(frozen=True)
class _Plan:
    """One file to write: what it copies, and what it holds of the voice."""

    source: GgufHead
    record: list[bytes]
    replaced: Mapping[str, npt.NDArray[Any]]
    counts: Mapping[str, int]

    def keys(self) -> list[bytes]:
        """The source's own, with the lengths that changed, then the voice's."""
        with self.source.path.open("rb") as file:
            content = file.read(max((end for _, end in self.source.key_spans.values()), default=0))
        kept = [
            encode_key(key, self.counts[key]) if key in self.counts else content[start:end]
            for key, (start, end) in self.source.key_spans.items()
            if not key.startswith(KEY_PREFIX)
        ]
        missing = [key for key in self.counts if key not in self.source.key_spans and self._owns(key)]
        return [*kept, *(encode_key(key, self.counts[key]) for key in missing), *self.record]

    def _owns(self, key: str) -> bool:
        return key.startswith("s3gen.") == (self.source.keys.get("general.architecture") == "chatterbox-s3gen")

    def write(self, file: BinaryIO, copied: Callable[[int], None]) -> None:
        """Head and data, tensor by tensor."""
        names = [*self.source.tensors, *(name for name in self.replaced if name not in self.source.tensors)]
        table, offset = [], 0
        for name in names:
            shape, kind, size = self._form(name)
            table.append(encode_tensor_info(name, shape, kind, offset))
            offset += size + -size % self.source.alignment
        file.write(encode_head(self.keys(), table, self.source.alignment))
        with self.source.path.open("rb") as source:
            for name in names:
                self._write_tensor(name, source, file, copied)

    def _form(self, name: str) -> tuple[tuple[int, ...], int, int]:
        if name in self.replaced:
            array = self.replaced[name]
            return array.shape, _KINDS["i32" if array.dtype.kind == "i" else "f32"], array.nbytes
        tensor = self.source.tensors[name]
        return tensor.shape, _KINDS[tensor.type.name], tensor.bytes

    def _write_tensor(self, name: str, source: BinaryIO, file: BinaryIO, copied: Callable[[int], None]) -> None:
        if name in self.replaced:
            file.write(padded(self.replaced[name].tobytes(), self.source.alignment))
            return
        tensor = self.source.tensors[name]
        source.seek(tensor.offset)
        left = tensor.bytes
        while left:
            block = source.read(min(left, _BLOCK))
            if not block:
                raise RefusedError(
                    tr("{path}: the file was cut short meanwhile. Nothing was written.").format(path=self.source.path)
                )
            file.write(block)
            left -= len(block)
            copied(len(block))
        file.write(b"\0" * (-tensor.bytes % self.source.alignment))


def _replacements(head: GgufHead, tensors: Mapping[str, npt.NDArray[Any]], *, t3: bool) -> dict[str, npt.NDArray[Any]]:
    """The voice's half for this file, in the shapes that the file has already where only the writing differs."""
    chosen = {name: array for name, array in tensors.items() if (name in _T3_TENSORS) == t3}
    for name, array in chosen.items():
        known = head.tensors.get(name)
        if known is not None and known.elements == array.size:
            chosen[name] = array.reshape(known.shape)
        elif name.endswith("speaker_emb"):
            chosen[name] = array.reshape(1, -1)
    return chosen


def _counts(tensors: Mapping[str, npt.NDArray[Any]]) -> dict[str, int]:
    """The keys that say how long a built-in voice's prompts are (spec 8.1, 8.2)."""
    return {
        "chatterbox.cond_prompt_length": len(tensors[_T3_TENSORS[1]]),
        "s3gen.builtin.prompt_token_len": len(tensors["s3gen/builtin/prompt_token"]),
        "s3gen.builtin.prompt_feat_frames": len(tensors["s3gen/builtin/prompt_feat"]),
    }


def _write_all(out: Path, plans: Mapping[str, _Plan], on_progress: Callable[[float], None] | None) -> None:
    """Both into a temporary folder, flushed, which is then renamed: the pair is there whole or not at all."""
    total = sum(plan.source.file_bytes for plan in plans.values())
    done = 0

    def copied(count: int) -> None:
        nonlocal done
        done += count
        if on_progress is not None:
            on_progress(min(done / total, 1.0))

    out = out.absolute()
    part = out.with_name(f"{PART}bake-{out.name.encode()[:100].decode(errors='ignore')}")
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        remove(part)  # of one that was killed
        part.mkdir()
        for name, plan in plans.items():
            with (part / name).open("wb") as file:
                plan.write(file, copied)
                file.flush()
                os.fsync(file.fileno())
        if out.exists():
            out.rmdir()
        part.rename(out)
        flush_folder(out.parent)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: the model can't be written there ({reason}). Make room.").format(
                path=out, reason=error.strerror
            )
        ) from error
    finally:
        with contextlib.suppress(OSError):
            remove(part)
