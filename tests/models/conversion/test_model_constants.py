"""`config.json`: taken where it speaks, official where it is silent, refused where it makes no sense."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from soundalike.errors import RefusedError
from soundalike.models.conversion.model_constants import ModelConstants, constants_from_config, official_constants

BARE = {"format": "chatterbox-turbo", "variant": "demo-9"}


def read(folder: Path, config: Any) -> ModelConstants | None:
    path = folder / "config.json"
    path.write_text(config if isinstance(config, str) else json.dumps(config))
    return constants_from_config(path)


def test_a_silent_config_changes_only_the_names(tmp_path: Path) -> None:
    assert read(tmp_path, BARE) == replace(ModelConstants(), variant="demo-9", s3gen_variant="demo-9")


def test_values_are_taken_from_their_places(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        {
            **BARE,
            "t3": {"n_head": 4, "start_speech_token": 729},
            "flow": {"flow_temperature": 0, "dec_heads": 4},
            "hift": {"upsample_rates": [4, 4], "resblock_dilation_sizes": [[1, 2], [3, 4]]},
            "constants": {"enc_cond_seconds": 12},
        },
    )
    assert found is not None
    assert (found.t3_heads, found.start_speech_token, found.stop_speech_token) == (4, 729, None)
    assert (found.flow_temperature, found.estimator_heads, found.prompt_seconds_t3) == (0.0, 4, 12.0)
    assert (found.upsample_rates, found.resblock_dilations) == ((4, 4), ((1, 2), (3, 4)))
    assert found.repository is None


@pytest.mark.parametrize("config", [{}, {"model_type": "gpt2"}, {"format": "other", "variant": "x"}, []])
def test_other_configs_mean_the_official_values(tmp_path: Path, config: Any) -> None:
    assert read(tmp_path, config) is None
    assert constants_from_config(tmp_path / "none.json") is None


def test_official_names() -> None:
    assert official_constants(nano=False).repository == "ResembleAI/chatterbox-turbo"
    assert official_constants(nano=True).s3gen_variant == "t3_turbo,t3_nano"


@pytest.mark.parametrize(
    "change",
    [
        {"variant": ""},
        {"variant": 3},
        {"variant": "a,b"},
        {"t3": {"n_head": "4"}},
        {"t3": {"n_head": 4.0}},
        {"t3": {"n_head": True}},
        {"t3": {"n_head": -1}},
        {"flow": {"flow_temperature": "0"}},
        {"flow": {"flow_temperature": 1e300}},
        {"hift": {"upsample_rates": []}},
        {"hift": {"upsample_rates": [8, 0]}},
        {"hift": {"upsample_rates": 8}},
        {"hift": {"resblock_dilation_sizes": [1, 3, 5]}},
        {"hift": {"resblock_dilation_sizes": [[1, 3], [1]]}},
    ],
)
def test_values_that_make_no_sense_are_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    with pytest.raises(RefusedError, match=r"config\.json: '.*' is .* expected"):
        read(tmp_path, {**BARE, **change})


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"format": "chatterbox-turbo", "flow": NaN'])
def test_a_damaged_config_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(RefusedError, match="can't be read as JSON"):
        read(tmp_path, text)
