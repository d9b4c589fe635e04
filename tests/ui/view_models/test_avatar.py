"""The picture of a voice that has none."""

from __future__ import annotations

from soundalike.ui.view_models.avatar import ground_index, initial


def test_a_voice_without_a_picture_has_its_letter() -> None:
    assert [initial(name) for name in ("zoe", "  ölaf", "…4", "—")] == ["Z", "Ö", "4", "•"]
    assert len({ground_index("same", 5) for _ in range(3)}) == 1
    assert all(0 <= ground_index(str(number), 5) < 5 for number in range(50))
