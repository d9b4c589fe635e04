"""What a model file is, for people and for programs: family, variant, parts, sizes, types, voice."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from soundalike.errors import RefusedError
from soundalike.models.gguf_reader import GgufHead, GgufTensor, GgufValue, read_gguf_head
from soundalike.models.weight_types import Fallback, fallbacks, quantization
from soundalike.translation import tr

Family = Literal["t3", "s3gen"]

FAMILIES: dict[str, Family] = {"chatterbox": "t3", "chatterbox-s3gen": "s3gen"}
FAMILY_NAMES = {
    "t3": "T3 (text to speech tokens)",
    "s3gen": "S3Gen (speech tokens to sound)",
}
LISTED_FALLBACKS = 3
ADDED_TOKEN = 4
"""The type of an added token in tokenizer.ggml.token_type."""
SETTLED_SECONDS = 2.0
"""A file that was written later than this before it was read could change again without its times telling: file systems
count them in steps, FAT's of two seconds."""
MOST_KNOWN = 64
OFFICIAL_VARIANT = "t3_turbo"
OFFICIAL_S3GEN_VARIANTS = "t3_turbo,t3_nano"

T3_PARTS = {
    "model/": "backbone",
    "chatterbox/builtin/": "built-in voice",
    "chatterbox/": "embeddings and head",
    "voice_encoder/": "voice encoder",
}
S3GEN_PARTS = {
    "flow/": "token encoder",
    "cfm/": "flow estimator",
    "hift/": "vocoder",
    "campplus/": "speaker encoder",
    "s3tokv2/": "speech tokenizer",
    "s3gen/builtin/": "built-in voice",
    "s3gen/": "prompt filterbank",
}
CLONING_PARTS = ("voice encoder", "speaker encoder", "speech tokenizer", "prompt filterbank")
"""In memory only while a voice is made."""
REQUIRED_T3_KEYS = (
    *("chatterbox.n_ctx", "chatterbox.n_embd", "chatterbox.n_head", "chatterbox.n_layer"),
    *("chatterbox.text_vocab_size", "chatterbox.speech_vocab_size"),
    *("chatterbox.start_speech_token", "chatterbox.stop_speech_token"),
    *("chatterbox.speaker_embed_size", "chatterbox.cond_prompt_length", "chatterbox.layer_norm_eps"),
)
"""A loader can't do without them (spec 8.1)."""
REQUIRED_TENSORS: dict[Family, tuple[str, ...]] = {
    "t3": ("model/wpe", "model/h0/attn/c_attn/w", "chatterbox/text_emb", "chatterbox/speech_head"),
    "s3gen": ("flow/input_embedding", "cfm/final_proj/weight", "hift/conv_pre/weight"),
}


@dataclass(frozen=True)
class PartInfo:
    """One part of a model file: how many tensors, numbers and bytes."""

    name: str
    tensors: int
    parameters: int
    bytes: int


@dataclass(frozen=True)
class TypeInfo:
    """One tensor type: how many tensors and bytes are stored so."""

    name: str
    tensors: int
    bytes: int


@dataclass(frozen=True)
class BuiltinVoiceInfo:
    """The lengths of the built-in voice's half in this file; 0 for what lies in the other."""

    prompt_speech_tokens: int
    prompt_tokens: int
    prompt_frames: int


@dataclass(frozen=True)
class SamplingInfo:
    """The model's own sampling values."""

    temperature: float
    top_p: float
    top_k: int
    repetition_penalty: float


@dataclass(frozen=True)
class ModelFileInfo:
    """What `describe` found. `fits` are the T3 variants that an S3Gen file goes with; for a T3 file its own.
    `quantization` is the type that the file names, `fallbacks` the tensors whose rows didn't fit it.
    """

    path: Path
    family: Family
    variant: str
    fits: tuple[str, ...]
    parts: tuple[PartInfo, ...]
    types: tuple[TypeInfo, ...]
    quantization: str
    fallbacks: tuple[Fallback, ...]
    parameters: int
    file_bytes: int
    builtin_voice: BuiltinVoiceInfo | None
    tokens: int
    merges: int
    tags: int
    sampling: SamplingInfo | None


def format_model_file(info: ModelFileInfo) -> str:
    """What `models info` prints: several lines, without one at the end."""
    return "\n".join(_lines(info))


def _lines(info: ModelFileInfo) -> Iterator[str]:
    yield f"{info.path}: {FAMILY_NAMES[info.family]}, variant {info.variant}"
    yield f"  {info.parameters / 1e6:.1f} million parameters, {info.file_bytes / 1e6:.1f} MB"
    for part in info.parts:
        yield f"  {part.name}: {part.tensors} tensors, {part.parameters:,} parameters, {part.bytes / 1e6:.1f} MB"
    kinds = (f"{kind.name} ({kind.tensors} tensors, {kind.bytes / 1e6:.1f} MB)" for kind in info.types)
    yield f"  types: {', '.join(kinds)}"
    yield from _fallback_lines(info)
    yield f"  built-in voice: {_voice_in_words(info)}"
    if info.family == "s3gen":
        yield f"  goes with: {', '.join(info.fits)}"
        return
    yield f"  tokenizer: {_tokenizer_in_words(info)}"
    if info.sampling is not None:
        yield (
            f"  sampling: temperature {info.sampling.temperature:g}, top_p {info.sampling.top_p:g}, "
            f"top_k {info.sampling.top_k}, repetition penalty {info.sampling.repetition_penalty:g}"
        )


def _fallback_lines(info: ModelFileInfo) -> Iterator[str]:
    """What is stored wider than the file's type: a line a type, with the first names."""
    by_type: dict[str, list[str]] = {}
    for fallback in info.fallbacks:
        by_type.setdefault(fallback.type, []).append(fallback.tensor)
    for kind, names in by_type.items():
        listed = ", ".join(names[:LISTED_FALLBACKS]) + (", …" if len(names) > LISTED_FALLBACKS else "")
        yield f"  stored as {kind}, since their rows don't fit {info.quantization}: {len(names)} tensors ({listed})"


def _tokenizer_in_words(info: ModelFileInfo) -> str:
    if not info.tokens:
        return "none"
    tags = f"{info.tags} added tags" if info.tags else "no added tags, so what is in square brackets is read as words"
    return f"{info.tokens} tokens, {info.merges} merges, {tags}"


def _voice_in_words(info: ModelFileInfo) -> str:
    voice = info.builtin_voice
    if voice is None:
        return "none"
    if info.family == "t3":
        return f"{voice.prompt_speech_tokens} speech tokens"
    return f"{voice.prompt_tokens} tokens, {voice.prompt_frames} mel frames"


_known: dict[Path, tuple[tuple[int, ...], ModelFileInfo]] = {}
"""Files' identities and what they said: the library of models, the window's start and a synthesis ask again and again,
and the head of an official model holds 100,000 texts."""


def describe(path: Path) -> ModelFileInfo:
    """Reads the head of a model file and says what it is; a file that didn't change is read once.

    Raises `MissingError` when there is no such file, `RefusedError` when it is cut short, damaged, or no model file
    of this family.
    """
    try:
        state = path.stat()
    except OSError:
        return _read(path)  # which says what is wrong with it
    identity = (state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns)
    known = _known.get(path)
    if known is not None and known[0] == identity:
        return known[1]
    info = _read(path)
    if time.time() - max(state.st_mtime, state.st_ctime) > SETTLED_SECONDS:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[path] = (identity, info)
    return info


def _read(path: Path) -> ModelFileInfo:
    head = read_gguf_head(path)
    family = _family(head)
    keys = _Keys(head)
    if family == "t3":
        for key in REQUIRED_T3_KEYS:
            keys.number(key, None)
    for name in REQUIRED_TENSORS[family]:
        if name not in head.tensors:
            raise RefusedError(
                tr("{path}: the tensor '{name}' is missing, so the model can't run. Convert it again.").format(
                    path=path, name=name
                )
            )
    variant = (
        keys.text("chatterbox.variant", OFFICIAL_VARIANT)
        if family == "t3"
        else keys.text("s3gen.variant", OFFICIAL_S3GEN_VARIANTS)
    )
    return ModelFileInfo(
        path=path,
        family=family,
        variant=variant,
        fits=tuple(part.strip() for part in variant.split(",")),
        parts=_parts(head, T3_PARTS if family == "t3" else S3GEN_PARTS),
        types=_types(head),
        quantization=quantization(head),
        fallbacks=fallbacks(head),
        parameters=sum(tensor.elements for tensor in head.tensors.values()),
        file_bytes=head.file_bytes,
        builtin_voice=_builtin_voice(head, family),
        tokens=keys.length("tokenizer.ggml.tokens"),
        merges=keys.length("tokenizer.ggml.merges"),
        tags=keys.count("tokenizer.ggml.token_type", ADDED_TOKEN),
        sampling=_sampling(keys) if family == "t3" else None,
    )


class _Keys:
    """Typed access to a file's keys."""

    def __init__(self, head: GgufHead) -> None:
        self._path = head.path
        self._keys = head.keys

    def _refuse(self, key: str, value: GgufValue | None, expected: str) -> RefusedError:
        fault = (
            tr("{path}: the key '{key}' is missing, but {expected} is needed. Convert the model again.")
            if value is None
            else tr("{path}: the key '{key}' is {value}, but {expected} is needed. Convert the model again.")
        )
        return RefusedError(fault.format(path=self._path, key=key, value=f"{value!r:.60}", expected=expected))

    def number(self, key: str, default: float | None) -> float:
        value = self._keys.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
            raise self._refuse(key, value, tr("a number"))
        return value

    def text(self, key: str, default: str) -> str:
        value = self._keys.get(key, default)
        if not isinstance(value, str):
            raise self._refuse(key, value, tr("a text"))
        return value

    def count(self, key: str, wanted: int) -> int:
        """How often `wanted` is in a list of whole numbers."""
        value = self._keys.get(key, ())
        if not isinstance(value, tuple) or not all(isinstance(item, int) for item in value):
            raise self._refuse(key, value, tr("a list of whole numbers"))
        return sum(item == wanted for item in value)

    def length(self, key: str) -> int:
        value = self._keys.get(key, ())
        if not isinstance(value, tuple):
            raise self._refuse(key, value, tr("a list"))
        return len(value)


def _family(head: GgufHead) -> Family:
    architecture = head.keys.get("general.architecture")
    if not isinstance(architecture, str) or architecture not in FAMILIES:
        raise RefusedError(
            tr(
                "{path}: its architecture is {architecture}, so it isn't a model file of this program. Model files "
                "have 'chatterbox' or 'chatterbox-s3gen'."
            ).format(path=head.path, architecture=f"{architecture!r:.60}")
        )
    return FAMILIES[architecture]


def _parts(head: GgufHead, names: dict[str, str]) -> tuple[PartInfo, ...]:
    """The parts in the order of `names`; a tensor belongs to the longest prefix that fits it."""
    prefixes = sorted(names, key=len, reverse=True)
    groups: dict[str, list[GgufTensor]] = {}
    for tensor in head.tensors.values():
        prefix = next((prefix for prefix in prefixes if tensor.name.startswith(prefix)), "")
        groups.setdefault(prefix, []).append(tensor)
    return tuple(
        PartInfo(
            names.get(prefix, "other"),
            len(groups[prefix]),
            sum(tensor.elements for tensor in groups[prefix]),
            sum(tensor.bytes for tensor in groups[prefix]),
        )
        for prefix in [*names, ""]
        if prefix in groups
    )


def _types(head: GgufHead) -> tuple[TypeInfo, ...]:
    counts = Counter(tensor.type.name for tensor in head.tensors.values())
    sizes: Counter[str] = Counter()
    for tensor in head.tensors.values():
        sizes[tensor.type.name] += tensor.bytes
    return tuple(TypeInfo(name, counts[name], sizes[name]) for name in sorted(counts, key=lambda name: -sizes[name]))


def _builtin_voice(head: GgufHead, family: Family) -> BuiltinVoiceInfo | None:
    def first_extent(name: str) -> int:
        return head.tensors[name].shape[0] if name in head.tensors else 0

    if family == "t3":
        tokens = first_extent("chatterbox/builtin/cond_prompt_speech_tokens")
        return BuiltinVoiceInfo(tokens, 0, 0) if "chatterbox/builtin/speaker_emb" in head.tensors else None
    frames = first_extent("s3gen/builtin/prompt_feat")
    return BuiltinVoiceInfo(0, first_extent("s3gen/builtin/prompt_token"), frames) if frames else None


def _sampling(keys: _Keys) -> SamplingInfo:
    """Official Turbo's values where the file has none (spec 1.2)."""
    return SamplingInfo(
        temperature=keys.number("chatterbox.sampling.temperature", 0.8),
        top_p=keys.number("chatterbox.sampling.top_p", 0.95),
        top_k=int(keys.number("chatterbox.sampling.top_k", 1000)),
        repetition_penalty=keys.number("chatterbox.sampling.repetition_penalty", 1.2),
    )
