"""Outputs as they are offered."""

from __future__ import annotations

import pytest

from soundalike.ui.view_models.outputs import OutputChoice, virtual_first

SPEAKERS, HEADSET = OutputChoice("alsa.pci", "Built-in Audio"), OutputChoice("usb", "A headset")


@pytest.mark.parametrize(
    "choice",
    [
        OutputChoice("call", "Null Output"),
        OutputChoice("3", "CABLE Input (VB-Audio Virtual Cable)"),
        OutputChoice("7", "BlackHole 2ch"),
    ],
)
def test_virtual_outputs_come_first(choice: OutputChoice) -> None:
    assert choice.is_virtual
    assert virtual_first([SPEAKERS, HEADSET, choice]) == [choice, SPEAKERS, HEADSET]
