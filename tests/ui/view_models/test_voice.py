"""A voice and its model, in words."""

from __future__ import annotations

from soundalike.ui.view_models.voice import model_words


def test_a_models_kind_is_in_words() -> None:
    assert model_words("") == ""
    assert model_words("t3_turbo") == "Turbo · English"
    assert model_words("t3_mtl") == "Multilingual · many languages"
    assert model_words("demo-1").startswith("Demo")
