"""The voice that comes with a model: `conds.pt` (spec 6.1; reference: torch.save of {"t3": …, "gen": …})."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from soundalike.errors import RefusedError
from soundalike.models.torch_archive import read_torch_archive
from soundalike.translation import tr


@dataclass(frozen=True)
class BuiltinVoice:
    """The five voice tensors, of one clip.

    `speaker_emb` (1, 256), `cond_prompt_speech_tokens` (n), `prompt_token` (p), `prompt_feat` (frames, bands) log-mel
    at 24 kHz, `embedding` (192). Tokens are int32, the rest float32.
    """

    speaker_emb: npt.NDArray[np.float32]
    cond_prompt_speech_tokens: npt.NDArray[np.int32]
    prompt_token: npt.NDArray[np.int32]
    prompt_feat: npt.NDArray[np.float32]
    embedding: npt.NDArray[np.float32]


@dataclass(frozen=True)
class VoiceSizes:
    """What the model's weights expect of a voice."""

    speaker_emb: int
    embedding: int
    mel: int
    prompt_tokens: int
    """Ids of T3's prompt lie below this (its start token)."""
    codes: int
    """Ids of S3Gen's prompt lie below this."""


def read_builtin_voice(path: Path, sizes: VoiceSizes) -> BuiltinVoice | None:
    """The voice in `path`, or `None` when there is no such file: a model may come without.

    T3's part may hold `cond_prompt_speech_emb` or not; the reference fills it in when it speaks, and it isn't needed.
    Raises `RefusedError` when the file is damaged or doesn't fit the model.
    """
    if not path.exists():
        return None
    content = read_torch_archive(path)
    reader = _Conditionals(path, content)
    speaker_emb = reader.numbers("t3", "speaker_emb", (1, sizes.speaker_emb))
    embedding = reader.numbers("gen", "embedding", (1, sizes.embedding))
    prompt_feat = reader.numbers("gen", "prompt_feat", (1, None, sizes.mel))
    return BuiltinVoice(
        speaker_emb=speaker_emb,
        cond_prompt_speech_tokens=reader.tokens("t3", "cond_prompt_speech_tokens", sizes.prompt_tokens),
        prompt_token=reader.tokens("gen", "prompt_token", sizes.codes),
        prompt_feat=prompt_feat[0],
        embedding=embedding[0],
    )


class _Conditionals:
    def __init__(self, path: Path, content: Any) -> None:
        self._path = path
        if not isinstance(content, dict) or not all(isinstance(content.get(part), dict) for part in ("t3", "gen")):
            raise RefusedError(
                tr("{path}: holds no voice ('t3' and 'gen' are missing). Use the model's own conds.pt.").format(
                    path=path
                )
            )
        self._content: dict[str, dict[str, Any]] = content

    def _array(self, part: str, name: str, shape: tuple[int | None, ...], kinds: str) -> npt.NDArray[Any]:
        value = self._content[part].get(name)
        if not isinstance(value, np.ndarray) or value.dtype.kind not in kinds:
            raise RefusedError(
                tr("{path}: '{part}.{name}' is missing or not a tensor of the right kind.").format(
                    path=self._path, part=part, name=name
                )
            )
        fits = value.ndim == len(shape) and all(
            want in (None, have) for want, have in zip(shape, value.shape, strict=True)
        )
        if not fits or value.size == 0:
            wanted = " x ".join("any" if size is None else str(size) for size in shape)
            raise RefusedError(
                tr(
                    "{path}: '{part}.{name}' has shape {shape}, but the model needs {wanted}. Voice and weights "
                    "must be of the same model."
                ).format(path=self._path, part=part, name=name, shape=value.shape, wanted=wanted)
            )
        return value

    def numbers(self, part: str, name: str, shape: tuple[int | None, ...]) -> npt.NDArray[np.float32]:
        value = self._array(part, name, shape, "f").astype(np.float32)
        if not np.isfinite(value).all():
            raise RefusedError(
                tr("{path}: '{part}.{name}' holds a value that isn't a finite number.").format(
                    path=self._path, part=part, name=name
                )
            )
        return value

    def tokens(self, part: str, name: str, below: int) -> npt.NDArray[np.int32]:
        """A row of ids, cut to its stated length (`NAME_len`) where there is one."""
        row = self._array(part, name, (1, None), "iu")[0]
        length = self._content[part].get(f"{name}_len")
        if isinstance(length, np.ndarray) and length.size == 1 and length.dtype.kind in "iu":
            row = row[: max(int(length.item()), 0)]
        if row.size == 0 or int(row.min()) < 0 or int(row.max()) >= below:
            raise RefusedError(
                tr("{path}: '{part}.{name}' is empty or holds ids outside 0 to {highest}.").format(
                    path=self._path, part=part, name=name, highest=below - 1
                )
            )
        tokens: npt.NDArray[np.int32] = row.astype(np.int32)
        return tokens
