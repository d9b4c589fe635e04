"""Tags in FLAC files."""

from __future__ import annotations

import io

import numpy as np
import pytest
import soundfile

from soundalike.audio.flac_tags import read_comments, with_comments
from soundalike.errors import RefusedError
from tests.speech.fake_engine import SAMPLE_RATE, tone


def test_flac_comments_go_on_top_of_any_flac() -> None:
    buffer = io.BytesIO()
    soundfile.write(buffer, tone(1.0), SAMPLE_RATE, format="FLAC")
    tagged = with_comments(buffer.getvalue(), "Me", [("TITLE", "Grüße"), ("X", "a=b\nc"), ("x", "second")])
    assert read_comments(io.BytesIO(tagged)) == {"TITLE": "Grüße", "X": "a=b\nc"}
    plain = io.BytesIO(buffer.getvalue())
    np.testing.assert_array_equal(soundfile.read(io.BytesIO(tagged))[0], soundfile.read(plain)[0])
    for cut in (0, 3, 5, 30, 60):
        with pytest.raises(RefusedError):
            read_comments(io.BytesIO(tagged[:cut]))
