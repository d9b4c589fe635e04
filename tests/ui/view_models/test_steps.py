"""Steps of a wizard, in words."""

from __future__ import annotations

from soundalike.ui.view_models.steps import step_states, steps_in_words


def test_steps_can_be_read_aloud() -> None:
    assert step_states(3, 1) == ["done", "current", "ahead"]
    assert steps_in_words(("Record", "Choose"), 1) == "Step 2 of 2: Choose"
