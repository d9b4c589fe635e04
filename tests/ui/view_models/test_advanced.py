"""The advanced options are those of the model, and numbers are read as people type them."""

from __future__ import annotations

from dataclasses import fields

import pytest

from soundalike.engine.types import Sampling
from soundalike.settings import VoiceOptions
from soundalike.ui.view_models.advanced import option_rows, parsed_number, with_value
from tests.speech.fake_engine import describe_fake


def test_what_a_model_does_not_use_is_not_shown() -> None:
    """Case GUI-07."""
    everything = {row.field for row in option_rows(describe_fake())}
    assert everything >= {"temperature", "top_p", "top_k", "repetition_penalty", "flow_steps"}
    bare = describe_fake(sampling=Sampling(0.8, None, None, None))
    assert everything - {row.field for row in option_rows(bare)} == {"top_p", "top_k", "repetition_penalty"}


def test_every_option_can_be_kept_and_shows_the_models_own_value() -> None:
    known = {field.name: field for field in fields(VoiceOptions)}
    for row in option_rows(describe_fake()):
        limits = known[row.field].metadata["limits"]
        assert limits.least <= row.least <= row.most <= limits.most
        if row.usual:
            assert row.least <= row.usual <= row.most
    usual = {row.field: row.usual for row in option_rows(describe_fake())}
    assert (usual["temperature"], usual["top_k"], usual["flow_steps"]) == (0.8, 1000, 2)


def test_a_value_is_kept_within_its_limits_and_none_is_the_models_own() -> None:
    rows = {row.field: row for row in option_rows(describe_fake())}
    options = with_value(VoiceOptions(), rows["temperature"], 0.6)
    assert options.temperature == 0.6
    assert with_value(options, rows["temperature"], 99).temperature == rows["temperature"].most
    assert with_value(options, rows["temperature"], -1).temperature == rows["temperature"].least
    assert with_value(options, rows["temperature"], None) == VoiceOptions()
    whole = with_value(options, rows["top_k"], 40.0).top_k
    assert whole == 40
    assert isinstance(whole, int)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0.8", 0.8),
        ("0,8", 0.8),
        (" 0,8 ", 0.8),
        (".5", 0.5),
        (",5", 0.5),
        ("-1", -1.0),
        ("1 000", 1000.0),
        ("1e3", 1e3),
    ],
)
def test_points_and_commas_are_read(typed: str, number: float) -> None:
    """Case SYS-01."""
    assert parsed_number(typed) == number


@pytest.mark.parametrize("typed", ["", "loud", "1,2,3", "1.2.3", "1,000.5", "nan", "inf", "0x10"])
def test_what_is_no_number_is_a_sentence(typed: str) -> None:
    with pytest.raises(ValueError, match=r"isn't a number\. Type one such as 0\.8"):
        parsed_number(typed)
