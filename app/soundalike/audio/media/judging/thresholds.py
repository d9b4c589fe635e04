"""Where good ends. Every figure was set on generated material with known damage; `docs/clips.md` has the tables, and
`tools/clips/measure_thresholds.py` makes the material and measures again."""

LEAST_SPEECH_SECONDS = 4.0
"""Of more than 5 s of clip, so much must be speech."""
SHORT_SECONDS = 6.0

NOISY_DB, VERY_NOISY_DB = 20.0, 10.0
"""Signal to noise. From 20 dB up the noise isn't heard while somebody speaks."""
STEADY_SPREAD_DB = 8.0
"""Steady noise spreads less than this between its quiet and its usual moments; echo and other voices spread more."""
QUIET_HUM_DB = 25.0
"""Hum so far below the voice isn't noticed while somebody speaks."""

CLIPPED_SHARE = 0.0005
"""Of all samples, on flat tops. Clipping of 3 dB reaches it in most voices, 1 dB in none."""
CROWDED_SHARE = 0.17
"""For lossy codecs, which bend flat tops: the share of loud samples that are crowded at the top."""

TELEPHONE_HZ, NARROW_HZ = 5_300.0, 6_300.0
RANGE_NEEDS_DB = 12.0
"""In noise louder than this the upper end of the voice can't be heard."""
ECHO_SECONDS, STRONG_ECHO_SECONDS = 0.26, 0.32
ECHO_NEEDS_DB = 18.0
"""In steady noise louder than this the room can't be heard."""

MUSIC_SHARE, MUSIC_SHARE_IN_ECHO = 0.25, 0.5
LIKENESS = 0.75
"""Cosine of two parts' voices under which there are two speakers."""

SLOW_SYLLABLES, FAST_SYLLABLES = 2.7, 6.3
QUIET_DB = -50.0
SILENT_DB = -60.0
DROPOUT_SECONDS = 1.0
OFFSET = 0.02
BROKEN_SHARE, TOO_BROKEN_SHARE = 0.0, 0.01
