"""A voice file, NAME.voice.gguf: everything that is known of a voice and its numbers (formats.md, section 2)."""

from __future__ import annotations

import contextlib
import json
import math
import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import Consent, ConsentKind, VoiceFeatures
from soundalike.errors import RefusedError
from soundalike.models.gguf_reader import GgufHead, GgufTensor, GgufValue, read_gguf_head
from soundalike.translation import tr
from soundalike.voices.voice_encoding import (
    ARCHITECTURE,
    KEY_PREFIX,
    TENSORS,
    KeyValue,
    digest_of,
    encode_file,
    encode_key,
)

SUFFIX = ".voice.gguf"
VERSION = 1
MOST_NAME = 1000
"""Characters of a voice's name."""
MOST_PICTURE_BYTES = 4 << 20
MOST_STATEMENT_BYTES = 12 << 20
"""60 s of FLAC at 48 kHz need less."""
MOST_FILE_BYTES = 64 << 20

_KINDS: tuple[ConsentKind, ...] = ("self", "statement", "written", "licence")
_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_DATE = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
_DTYPES = {"f32": "<f4", "i32": "<i4"}


@dataclass(frozen=True)
class VoiceDetails:
    """What a voice file says of its voice. Texts may be empty; `created` is UTC, ISO 8601."""

    name: str
    consent: Consent
    variant: str
    id: str = field(default_factory=lambda: str(uuid.uuid4()))
    description: str = ""
    language: str = ""
    created: str = ""
    engine: str = ""
    origin: str = "imported"
    """`recorded`, `imported` or `bundled`; never a path."""
    clean: str = ""
    window: tuple[float, float] | None = None
    """Start and end of the clip in its source, seconds."""
    verdict: dict[str, Any] = field(default_factory=dict)
    picture: bytes = b""
    """PNG."""
    statement: bytes = b""
    """The spoken statement of consent, FLAC."""
    tags: tuple[str, ...] = ()
    favourite: bool = False
    others: Mapping[str, bytes] = field(default_factory=dict)
    """Keys that a later version wrote, encoded: kept when the voice is changed."""


_KNOWN = {
    KEY_PREFIX + key
    for key in (
        *("version", "id", "name", "description", "language", "created", "engine", "variant", "origin", "clean"),
        *("window", "verdict", "picture", "tags", "favourite", "licence"),
        *("consent.kind", "consent.name", "consent.date", "consent.text", "consent.audio"),
    )
}


@dataclass(frozen=True)
class VoiceFile:
    """A voice file that was read and checked whole."""

    path: Path
    details: VoiceDetails
    features: VoiceFeatures


def read_voice_file(path: Path) -> VoiceFile:
    """Reads and checks `path`: structure, checksum, consent, token ranges, numbers.

    Whether it fits a model is checked by the engine. Raises `MissingError` (no such file) or `RefusedError`.
    """
    with contextlib.suppress(OSError):  # said by the reader
        if path.stat().st_size > MOST_FILE_BYTES:
            raise refusal(
                path,
                tr("the file is {size} MiB large, more than any voice is").format(size=path.stat().st_size >> 20),
            )
    head = read_gguf_head(path)
    if head.keys.get("general.architecture") != ARCHITECTURE:
        raise refusal(path, tr("the file isn't a voice file"))
    keys = {key.removeprefix(KEY_PREFIX): value for key, value in head.keys.items() if key.startswith(KEY_PREFIX)}
    if keys.get("version") != VERSION:
        raise refusal(
            path,
            tr("the file is a voice file of version {found}; this program knows version {version}").format(
                found=repr(keys.get("version")), version=VERSION
            ),
        )
    tensors = {name: _tensor(head, name) for name in TENSORS}
    stored = _stored_keys(head)
    if keys.get("sha256") != digest_of(stored, tensors):
        raise refusal(path, tr("the file has a checksum that doesn't fit its contents: it was damaged or edited"))
    details = replace(_details(path, keys), others={key: stored[key] for key in stored if key not in _KNOWN})
    check_consent(path, details.consent)
    return VoiceFile(path, details, _features(path, details.variant, tensors))


def encode_voice(details: VoiceDetails, features: VoiceFeatures) -> bytes:
    """The bytes of the voice file. Raises `RefusedError` when there is no complete consent, or a text is too long."""
    check_consent(Path(details.name), details.consent)
    if not details.name.strip() or len(details.name) > MOST_NAME:
        raise RefusedError(
            tr("A voice's name has 1 to {most} characters, not {count}.").format(
                most=MOST_NAME, count=len(details.name)
            )
        )
    if len(details.picture) > MOST_PICTURE_BYTES or len(details.statement) > MOST_STATEMENT_BYTES:
        raise RefusedError(tr("The picture or the spoken statement is too large for a voice file. Use a smaller one."))
    try:
        keys = keys_of(replace(details, variant=features.variant))
    except UnicodeEncodeError as error:
        raise RefusedError(tr("A text about the voice holds a character that isn't one. Type it again.")) from error
    return encode_file(keys, tensors_of(features))


def keys_of(details: VoiceDetails) -> dict[str, bytes]:
    """The encoded keys by their full names, without the checksum; what is empty is left out."""
    values = {key: value for key, value in _values(details).items() if value not in ("", b"")}
    encoded = {KEY_PREFIX + key: encode_key(KEY_PREFIX + key, value) for key, value in values.items()}
    return encoded | dict(details.others)


def _values(details: VoiceDetails) -> dict[str, KeyValue]:
    consent = details.consent
    return {
        "version": VERSION,
        "id": details.id,
        "name": details.name,
        "description": details.description,
        "language": details.language,
        "created": details.created,
        "engine": details.engine,
        "variant": details.variant,
        "origin": details.origin,
        "clean": details.clean,
        "window": tuple(details.window) if details.window else "",
        "verdict": json.dumps(details.verdict, ensure_ascii=False) if details.verdict else "",
        "picture": details.picture,
        "tags": "\n".join(details.tags),
        "favourite": 1 if details.favourite else "",
        "consent.kind": consent.kind,
        "consent.name": consent.name,
        "consent.date": consent.date,
        "consent.text": "" if consent.kind == "licence" else consent.text,
        "consent.audio": details.statement,
        "licence": consent.text if consent.kind == "licence" else "",
    }


def tensors_of(features: VoiceFeatures) -> dict[str, npt.NDArray[Any]]:
    """The five tensors by their names in the file."""
    arrays = (
        features.speaker_emb.astype("<f4"),
        features.cond_prompt_speech_tokens.astype("<i4"),
        features.prompt_token.astype("<i4"),
        features.prompt_feat.astype("<f4"),
        features.embedding.astype("<f4"),
    )
    return {name: np.ascontiguousarray(array) for name, array in zip(TENSORS, arrays, strict=True)}


def check_consent(path: Path, consent: Consent) -> None:
    """Raises `RefusedError` unless the record is complete; the engine checks it again (native/src/voice/consent)."""
    if consent.kind == "licence":
        if not consent.text.strip():
            raise refusal(path, tr("the file names no licence for its voice"))
        return
    if consent.kind not in _KINDS or not consent.name.strip():
        raise refusal(path, tr("the file has no record of the speaker's consent"))
    if not _DATE.match(consent.date):
        raise refusal(path, tr("the file has a record of consent without a date"))


def refusal(path: Path, fault: str) -> RefusedError:
    """The exception for a file that won't do; `fault` is a sentence without its stop."""
    return RefusedError(
        tr("{path}: {fault}. Use another copy of it, or make the voice again from its clip.").format(
            path=path, fault=fault
        )
    )


def _stored_keys(head: GgufHead) -> dict[str, bytes]:
    """What the checksum is over: the voice's keys just as they lie in the file, by their full names."""
    with head.path.open("rb") as file:
        content = file.read(max(end for _, end in head.key_spans.values()))
    return {
        key: content[start:end]
        for key, (start, end) in head.key_spans.items()
        if key.startswith(KEY_PREFIX) and key != f"{KEY_PREFIX}sha256"
    }


def _tensor(head: GgufHead, name: str) -> npt.NDArray[Any]:
    found: GgufTensor | None = head.tensors.get(name)
    wanted = "i32" if "token" in name else "f32"
    if found is None or found.type.name != wanted:
        raise refusal(
            head.path,
            tr("the file lacks {name}, or stores it in another type than {wanted}").format(name=name, wanted=wanted),
        )
    with head.path.open("rb") as file:
        file.seek(found.offset)
        content = file.read(found.bytes)
    if len(content) != found.bytes:
        raise refusal(head.path, tr("the file is cut short"))
    return np.frombuffer(content, _DTYPES[wanted]).reshape(found.shape)


def _features(path: Path, variant: str, tensors: dict[str, npt.NDArray[Any]]) -> VoiceFeatures:
    speaker, t3_prompt, prompt, frames, embedding = (tensors[name] for name in TENSORS)
    if frames.ndim != 2 or t3_prompt.ndim != 1 or prompt.ndim != 1 or not t3_prompt.size or not prompt.size:
        raise refusal(path, tr("the file has tensors of impossible shapes"))
    if len(frames) not in (2 * prompt.size, 2 * prompt.size + 1):
        raise refusal(path, tr("the file has mel frames that don't fit its prompt"))
    if not all(np.isfinite(values).all() for values in (speaker, frames, embedding)):
        raise refusal(path, tr("the file has a value that isn't a number"))
    if min(int(t3_prompt.min()), int(prompt.min())) < 0:
        raise refusal(path, tr("the file has a speech token below 0"))
    return VoiceFeatures(variant, speaker.reshape(-1), t3_prompt, prompt, frames, embedding.reshape(-1))


def _details(path: Path, keys: dict[str, GgufValue]) -> VoiceDetails:
    def text(key: str) -> str:
        value = keys.get(key, "")
        if not isinstance(value, str):
            raise refusal(path, tr("the file has the key {key} in a form that voice files don't use").format(key=key))
        return value

    def content(key: str, most: int) -> bytes:
        value = keys.get(key, b"")
        if not isinstance(value, bytes) or len(value) > most:
            raise refusal(
                path,
                tr("the file has the key {key} in a form that voice files don't use, or it is too large").format(
                    key=key
                ),
            )
        return value

    identity = text("id")
    if not _ID.fullmatch(identity):  # folders are named by it
        raise refusal(path, tr("the file has no id of the form that voices have"))
    kind = text("consent.kind")
    licensed = kind == "licence"
    if kind not in _KINDS:
        raise refusal(path, tr("the file has no record of the speaker's consent"))
    return VoiceDetails(
        name=text("name").strip()[:MOST_NAME] or path.name.removesuffix(SUFFIX),
        consent=Consent(
            kind, text("consent.name"), text("consent.date"), text("licence" if licensed else "consent.text")
        ),
        variant=text("variant"),
        id=identity,
        description=text("description"),
        language=text("language"),
        created=text("created"),
        engine=text("engine"),
        origin=text("origin"),
        clean=text("clean"),
        window=_window(keys.get("window")),
        verdict=_verdict(text("verdict")),
        tags=tuple(tag for tag in text("tags").split("\n") if tag),
        favourite=keys.get("favourite") == 1,
        picture=content("picture", MOST_PICTURE_BYTES),
        statement=content("consent.audio", MOST_STATEMENT_BYTES),
    )


def _window(value: GgufValue | None) -> tuple[float, float] | None:
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(end, float) for end in value):
        start, end = float(value[0]), float(value[1])
        if math.isfinite(start) and math.isfinite(end):
            return start, end
    return None


def _verdict(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text) if text else {}
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
