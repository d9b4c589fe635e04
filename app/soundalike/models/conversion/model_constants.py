"""What a Turbo-architecture model needs and tensor shapes can't tell: official values, or those of a `config.json`."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from soundalike.errors import RefusedError
from soundalike.translation import tr

CONFIG_FORMAT = "chatterbox-turbo"
OFFICIAL_REPOSITORY = {"t3_turbo": "ResembleAI/chatterbox-turbo", "t3_nano": "ResembleAI/chatterbox-nano"}


@dataclass(frozen=True)
class ModelConstants:
    """Official Turbo values by default (spec 1.2, 1.4, 4.6, 5 and formats.md section 1).

    `None` means: follows from a shape (heads of 64, tokens counted from the speech vocabulary's end).
    """

    variant: str = "t3_turbo"
    s3gen_variant: str = "t3_turbo,t3_nano"
    layer_norm_eps: float = 1e-5
    t3_heads: int | None = None
    start_speech_token: int | None = None
    stop_speech_token: int | None = None
    speech_cond_prompt_len: int = 375
    temperature: float = 0.8
    top_p: float = 0.95
    top_k: int = 1000
    repetition_penalty: float = 1.2
    prompt_seconds_t3: float = 15.0
    prompt_seconds_s3gen: float = 10.0
    min_clip_seconds: float = 5.0
    cfm_steps: int = 2
    flow_temperature: float = 1.0
    silence_token: int = 4299
    estimator_heads: int | None = None
    tokenizer_heads: int | None = None
    live_digits: int | None = None
    partial_frames: int = 160
    n_fft: int = 16
    hop: int = 4
    overtones: int = 8
    upsample_rates: tuple[int, ...] = (8, 5, 3)
    upsample_kernels: tuple[int, ...] = (16, 11, 7)
    resblock_kernels: tuple[int, ...] = (3, 7, 11)
    resblock_dilations: tuple[tuple[int, ...], ...] = ((1, 3, 5),) * 3
    source_kernels: tuple[int, ...] = (7, 7, 11)
    source_dilations: tuple[tuple[int, ...], ...] = ((1, 3, 5),) * 3

    @property
    def repository(self) -> str | None:
        """The hub repository of an official model."""
        return OFFICIAL_REPOSITORY.get(self.variant)


def official_constants(nano: bool) -> ModelConstants:
    """Turbo's, or Nano's, which differ by name alone (spec 10.2)."""
    return ModelConstants(variant="t3_nano" if nano else "t3_turbo")


def constants_from_config(path: Path) -> ModelConstants | None:
    """The values of a `config.json` beside the weights, the official ones where it is silent.

    `None` when the file isn't there or isn't of the format "chatterbox-turbo". Raises `RefusedError` when it is
    damaged or gives a value of the wrong kind.
    """
    if not path.is_file():
        return None
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError, OSError) as error:
        raise RefusedError(
            tr("{path}: can't be read as JSON ({error}). Fetch the file again.").format(path=path, error=error)
        ) from error
    if not isinstance(config, dict) or config.get("format") != CONFIG_FORMAT:
        return None
    return _Config(path, config).constants()


class _Config:
    """A `config.json`, read by path with the type checked."""

    def __init__(self, path: Path, content: dict[str, Any]) -> None:
        self._path = path
        self._content = content

    def constants(self) -> ModelConstants:
        variant = self._text("variant")
        found: dict[str, Any] = {"variant": variant, "s3gen_variant": variant}
        for field, place in _INTEGERS.items():
            found[field] = self._number(place, int)
        for field, place in _FLOATS.items():
            found[field] = self._number(place, float)
        for field, place in _LISTS.items():
            found[field] = self._list(place)
        for field, place in _NESTED_LISTS.items():
            found[field] = self._nested_list(place)
        return replace(ModelConstants(), **{field: value for field, value in found.items() if value is not None})

    def _find(self, place: str) -> Any:
        value: Any = self._content
        for part in place.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return value

    def _refuse(self, place: str, value: object, expected: str) -> RefusedError:
        return RefusedError(
            tr("{path}: '{place}' is {value}, but {expected} is expected.").format(
                path=self._path, place=place, value=f"{value!r:.60}", expected=expected
            )
        )

    def _text(self, place: str) -> str:
        value = self._find(place)
        if not isinstance(value, str) or not value or "," in value:
            raise self._refuse(place, value, tr("a name without a comma"))
        return value

    def _number(self, place: str, kind: type[int] | type[float]) -> int | float | None:
        value = self._find(place)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int if kind is int else int | float):
            raise self._refuse(place, value, tr("a whole number") if kind is int else tr("a number"))
        if not 0 <= value <= 2**31 or not math.isfinite(value):
            raise self._refuse(place, value, tr("a number from 0 to 2^31"))
        return kind(value)

    def _list(self, place: str, value: Any = None) -> tuple[int, ...] | None:
        value = self._find(place) if value is None else value
        if value is None:
            return None
        if (
            not isinstance(value, list)
            or not value
            or not all(type(item) is int and 0 < item < 2**16 for item in value)
        ):
            raise self._refuse(place, value, tr("a list of positive whole numbers"))
        return tuple(value)

    def _nested_list(self, place: str) -> tuple[tuple[int, ...], ...] | None:
        value = self._find(place)
        if value is None:
            return None
        if not isinstance(value, list) or not value:
            raise self._refuse(place, value, tr("a list of lists"))
        rows = tuple(self._list(place, row) or () for row in value)
        if len({len(row) for row in rows}) != 1:
            raise self._refuse(place, value, tr("lists of equal length"))
        return rows


_INTEGERS = {
    "t3_heads": "t3.n_head",
    "start_speech_token": "t3.start_speech_token",
    "stop_speech_token": "t3.stop_speech_token",
    "speech_cond_prompt_len": "t3.speech_cond_prompt_len",
    "top_k": "generation_defaults.top_k",
    "cfm_steps": "flow.n_timesteps",
    "silence_token": "tok.sil_token",
    "estimator_heads": "flow.dec_heads",
    "tokenizer_heads": "tok.n_head",
    "live_digits": "tok.live_digits",
    "partial_frames": "ve.partial_frames",
    "n_fft": "hift.n_fft",
    "hop": "hift.hop",
    "overtones": "hift.nb_harmonics",
}
_FLOATS = {
    "layer_norm_eps": "t3.layer_norm_epsilon",
    "temperature": "generation_defaults.temperature",
    "top_p": "generation_defaults.top_p",
    "repetition_penalty": "generation_defaults.repetition_penalty",
    "prompt_seconds_t3": "constants.enc_cond_seconds",
    "prompt_seconds_s3gen": "constants.dec_cond_seconds",
    "flow_temperature": "flow.flow_temperature",
}
_LISTS = {
    "upsample_rates": "hift.upsample_rates",
    "upsample_kernels": "hift.upsample_kernel_sizes",
    "resblock_kernels": "hift.resblock_kernel_sizes",
    "source_kernels": "hift.source_resblock_kernel_sizes",
}
_NESTED_LISTS = {
    "resblock_dilations": "hift.resblock_dilation_sizes",
    "source_dilations": "hift.source_resblock_dilation_sizes",
}
