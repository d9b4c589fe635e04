"""Voices of other programs: chatterbox.cpp's folder of five `.npy` files, and PyTorch's `conds.pt`.

Nothing in them is executed, and they carry no record of consent: whoever brings one in gives it.
"""

from __future__ import annotations

import math
import re
import shutil
import struct
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.engine.types import VoiceFeatures
from soundalike.errors import MissingError, RefusedError, SoundalikeError
from soundalike.models import ModelPair
from soundalike.models.conversion.builtin_voice import VoiceSizes, read_builtin_voice
from soundalike.models.gguf_reader import GgufHead, read_gguf_head
from soundalike.models.model_file_info import OFFICIAL_VARIANT
from soundalike.translation import tr
from soundalike.voices.safe_file import temporary_beside

NPY_FILES = (
    "speaker_emb.npy",
    "cond_prompt_speech_tokens.npy",
    "prompt_token.npy",
    "prompt_feat.npy",
    "embedding.npy",
)
"""Spec 8.4."""
MOST_NPY_BYTES = 16 << 20
MOST_HEADER_BYTES = 4096
LEAST_SENTENCE_ROOM = 64
"""Positions."""


def is_foreign(path: Path) -> bool:
    """Whether `path` looks like another program's voice rather than a voice file."""
    return path.is_dir() or path.suffix.lower() in (".pt", ".pth")


def read_foreign_voice(path: Path, model: ModelPair) -> VoiceFeatures:
    """The voice in a folder of `.npy` files or in a `conds.pt`, for `model`, whose sizes it must have.

    Raises `MissingError` (a file isn't there) or `RefusedError` (damaged, or of another model).
    """
    t3, s3gen = read_gguf_head(model.t3), read_gguf_head(model.s3gen)
    read = _read_folder if path.is_dir() else _read_conds
    features = read(path, _variant_of(t3), _sizes_of(t3, s3gen))
    if len(features.cond_prompt_speech_tokens) > _prompt_room(t3):
        raise RefusedError(
            tr("{path}: its prompt leaves this model no room for speech: it is of another model.").format(path=path)
        )
    return features


def _read_conds(path: Path, variant: str, sizes: VoiceSizes) -> VoiceFeatures:
    voice = read_builtin_voice(path, sizes)
    if voice is None:
        raise MissingError(tr("{path}: there is no such file.").format(path=path))
    return VoiceFeatures(
        variant=variant,
        speaker_emb=voice.speaker_emb.reshape(-1),
        cond_prompt_speech_tokens=voice.cond_prompt_speech_tokens,
        prompt_token=voice.prompt_token,
        prompt_feat=voice.prompt_feat,
        embedding=voice.embedding.reshape(-1),
    )


def write_voice_folder(features: VoiceFeatures, folder: Path) -> None:
    """Writes the five files into a new folder; `RefusedError` when it exists."""
    arrays = (
        features.speaker_emb.astype("<f4"),
        features.cond_prompt_speech_tokens.astype("<i4"),
        features.prompt_token.astype("<i4"),
        features.prompt_feat.astype("<f4"),
        features.embedding.astype("<f4"),
    )
    part = temporary_beside(folder)
    if folder.exists():
        raise RefusedError(tr("{path}: it exists already. Give the name of a new folder.").format(path=folder))
    try:
        part.mkdir(parents=True)
        for name, array in zip(NPY_FILES, arrays, strict=True):
            np.save(part / name, np.ascontiguousarray(array), allow_pickle=False)
        part.rename(folder)
    except OSError as error:
        raise SoundalikeError(
            tr("{path}: it can't be written ({reason}).").format(path=folder, reason=error.strerror)
        ) from error
    finally:
        shutil.rmtree(part, ignore_errors=True)


def _read_folder(folder: Path, variant: str, sizes: VoiceSizes) -> VoiceFeatures:
    speaker, t3_prompt, prompt, frames, embedding = (_read_npy(folder / name) for name in NPY_FILES)
    features = VoiceFeatures(
        variant=variant,
        speaker_emb=_floats(folder / NPY_FILES[0], speaker.reshape(-1), (sizes.speaker_emb,)),
        cond_prompt_speech_tokens=_tokens(folder / NPY_FILES[1], t3_prompt, sizes.prompt_tokens),
        prompt_token=_tokens(folder / NPY_FILES[2], prompt, sizes.codes),
        prompt_feat=_floats(folder / NPY_FILES[3], _plane(frames), (None, sizes.mel)),
        embedding=_floats(folder / NPY_FILES[4], embedding.reshape(-1), (sizes.embedding,)),
    )
    if len(features.prompt_feat) not in (2 * len(features.prompt_token), 2 * len(features.prompt_token) + 1):
        raise RefusedError(
            tr("{path}: prompt_feat.npy and prompt_token.npy don't belong together: two frames a token.").format(
                path=folder
            )
        )
    return features


def _plane(frames: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return frames[0] if frames.ndim == 3 and len(frames) == 1 else frames


def _read_npy(path: Path) -> npt.NDArray[Any]:
    """The array in a `.npy` file of version 1 or 2, in C order. numpy's own reader evaluates the header as Python."""
    if not path.is_file():
        raise MissingError(
            tr("{path}: there is no such file. A voice folder holds {names}.").format(
                path=path, names=", ".join(NPY_FILES)
            )
        )
    try:
        if path.stat().st_size > MOST_NPY_BYTES:
            raise ValueError(tr("it is larger than any voice's"))
        content = path.read_bytes()
        dtype, shape, start = _npy_header(content)
        if len(content) - start != math.prod(shape) * dtype.itemsize:
            raise ValueError(tr("its length doesn't fit its shape"))
        return np.frombuffer(content, dtype, offset=start).reshape(shape)
    except (ValueError, OSError, struct.error) as error:
        raise RefusedError(
            tr("{path}: it can't be read ({error}). Use another copy of it.").format(path=path, error=error)
        ) from error


def _npy_header(content: bytes) -> tuple[np.dtype[Any], tuple[int, ...], int]:
    """Type, shape, and where the numbers begin (numpy's format: magic, version, length, a dictionary as text)."""
    if content[:6] != b"\x93NUMPY" or content[6:8] not in (b"\x01\x00", b"\x02\x00"):
        raise ValueError(tr("it isn't a .npy file of version 1 or 2"))
    layout = "<H" if content[6] == 1 else "<I"
    start = 8 + struct.calcsize(layout)
    end = start + int(struct.unpack_from(layout, content, 8)[0])
    text = content[start : min(end, start + MOST_HEADER_BYTES)].decode("ascii")
    kind = re.search(r"'descr': *'([<|=][fiu][1248])'", text)
    extents = re.search(r"'shape': *\(((?: *[0-9]{1,9} *,?){1,4})\)", text)
    if kind is None or extents is None or not re.search(r"'fortran_order': *False", text):
        raise ValueError(tr("it isn't a plain array in C order"))
    shape = tuple(int(extent) for extent in re.findall(r"[0-9]+", extents[1]))
    if math.prod(shape) < 1:
        raise ValueError(tr("it is empty"))
    return np.dtype(kind[1]), shape, end


def _floats(path: Path, values: npt.NDArray[Any], shape: tuple[int | None, ...]) -> npt.NDArray[np.float32]:
    fits = values.ndim == len(shape) and all(
        want in (None, have) for want, have in zip(shape, values.shape, strict=True)
    )
    if values.dtype.kind != "f" or not fits:
        wanted = " x ".join("any" if size is None else str(size) for size in shape)
        raise RefusedError(
            tr("{path}: it holds {shape}, and the model needs {wanted}: it is of another model.").format(
                path=path, shape=values.shape, wanted=wanted
            )
        )
    with np.errstate(over="ignore"):
        made = values.astype(np.float32)
    if not np.isfinite(made).all():
        raise RefusedError(
            tr("{path}: it holds a value that isn't a number. Use another copy of it.").format(path=path)
        )
    return made


def _tokens(path: Path, values: npt.NDArray[Any], below: int) -> npt.NDArray[np.int32]:
    row = values.reshape(-1)
    if row.dtype.kind not in "iu" or int(row.min()) < 0 or int(row.max()) >= below:
        raise RefusedError(
            tr("{path}: it must hold speech tokens from 0 to {highest}: it is of another model.").format(
                path=path, highest=below - 1
            )
        )
    made: npt.NDArray[np.int32] = row.astype(np.int32)
    return made


def model_variant(model: ModelPair) -> str:
    """The variant that a voice must be made for, to speak with this model."""
    return _variant_of(read_gguf_head(model.t3))


def _variant_of(t3: GgufHead) -> str:
    return str(t3.keys.get("chatterbox.variant", OFFICIAL_VARIANT))


def _sizes_of(t3: GgufHead, s3gen: GgufHead) -> VoiceSizes:
    return VoiceSizes(
        speaker_emb=_key(t3, "chatterbox.speaker_embed_size"),
        embedding=_extent(s3gen, "flow/spk_embed_affine/w", 1),
        mel=_extent(s3gen, "s3gen/mel_fb/24k_80", 0),
        prompt_tokens=_key(t3, "chatterbox.start_speech_token"),
        codes=_extent(s3gen, "flow/input_embedding", 0),
    )


def _prompt_room(t3: GgufHead) -> int:
    """The longest prompt beside which a short sentence has its place, as the engine counts (native/src/model)."""
    positions = t3.tensors.get("model/wpe")
    return positions.shape[0] - LEAST_SENTENCE_ROOM if positions is not None else 2**31


def _key(head: GgufHead, key: str) -> int:
    value = head.keys.get(key)
    if not isinstance(value, int):
        raise RefusedError(
            tr("{path}: the key {key} is missing. Convert the model again.").format(path=head.path, key=key)
        )
    return value


def _extent(head: GgufHead, name: str, axis: int) -> int:
    tensor = head.tensors.get(name)
    if tensor is None or len(tensor.shape) <= axis:
        raise RefusedError(
            tr("{path}: the tensor {name} is missing. Convert the model again.").format(path=head.path, name=name)
        )
    return tensor.shape[axis]
