"""How far something is."""

from __future__ import annotations

from soundalike.ui.view_models.progress import ProgressFacts


def test_progress_reaches_a_hundred_only_at_the_end() -> None:
    assert ProgressFacts("Exporting", "", 0.999).percent == 99
    assert ProgressFacts("Exporting", "", 1.0).percent == 100
    assert ProgressFacts("Exporting", "", -1.0).percent == 0
    assert ProgressFacts("Looking").percent is None
    assert ProgressFacts("Exporting", "2 of 3", 0.5).words == "Exporting · 50 % · 2 of 3"
