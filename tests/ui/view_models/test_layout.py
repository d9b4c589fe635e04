"""What folds where there is little width."""

from __future__ import annotations

from soundalike.ui.view_models.layout import is_narrow, sidebar_is_narrow


def test_at_the_smallest_size_side_panels_fold() -> None:
    assert sidebar_is_narrow(760)
    assert is_narrow(760)
    assert not is_narrow(1180)
