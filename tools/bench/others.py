"""What others reached, for the column beside ours.

Source: the project's measurements of 2026-11-29 with full-size random Turbo, 250 speech tokens (10.1 s of sound),
prompts of 15 s and 10 s, two threads of a Xeon with AMX, ±20 %. They are from another machine than the one that runs
this: read them as an order of size, and compare by PyTorch, which was measured there as well as here.
"""

from __future__ import annotations

CHATTERBOX_CPP = {
    "opening": "4500-11300",
    "prefill": "2573",
    "step": "36-46",
    "encoder": "1541",
    "flow": "6466",
    "vocoder": "9324",
    "peak memory": "2800",
    "real-time factor": "3.0",
}
"""chatterbox.cpp with F16 weights for T3 and F32 for S3Gen; milliseconds, MB."""

PYTORCH_THERE = {
    "step": "102-158",
    "encoder": "884-1320",
    "flow": "3259",
    "vocoder": "2072-2335",
    "peak memory": "3200",
    "real-time factor": "3.2-4.7",
}
"""The official classes in float32 on that machine. Its prefill had 280 rows, so it isn't comparable."""
