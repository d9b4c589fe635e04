"""The verdict on a chosen part of a clip: everything that makes or spoils a voice, measured.

It takes a tenth of a second or so, so that a window that is moved can be judged at once: what is true of the whole file
was found when it was read.
"""

from __future__ import annotations

from soundalike.audio.media.choose import Window
from soundalike.audio.media.clip_analysis import ClipAnalysis
from soundalike.audio.media.judging import background, clipping, echo, hum, signal_checks, sound_checks, speech_checks
from soundalike.audio.media.judging.speakers import Likeness
from soundalike.audio.media.judging.thresholds import NOISY_DB
from soundalike.audio.media.judging.verdict import Verdict
from soundalike.audio.media.judging.window_sound import window_sound


def judge(analysis: ClipAnalysis, window: Window | None, likeness: Likeness | None = None) -> Verdict:
    """Judges `window`; None, or a part without speech, is refused.

    `likeness` asks a voice encoder whether there is more than one speaker; without it that isn't judged.
    """
    if window is None or not any(analysis.speech.within(span.start, span.end) for span in window.spans):
        return Verdict((speech_checks.no_speech(analysis),))
    sound = window_sound(analysis, window)
    tones = hum.measure(sound.recorded)
    noise = background.measure(sound, with_hum=not tones)
    decay = echo.measure(sound.samples)
    checks = [
        speech_checks.length(analysis, window),
        sound_checks.background(noise, decay),
        sound_checks.mains_hum(tones, noise),
        speech_checks.one_speaker(sound, likeness),
        sound_checks.echo(noise, decay),
        sound_checks.music_behind(sound, decay),
        sound_checks.clipping(clipping.measure(analysis, window, sound.recorded), analysis.stream),
        sound_checks.band_limit(sound, noise),
        speech_checks.reading_pace(sound),
        signal_checks.level(noise),
        signal_checks.silence(sound.recorded),
        signal_checks.channels(analysis),
        signal_checks.offset(sound.recorded),
        signal_checks.samples_whole(analysis, window),
    ]
    return Verdict(
        tuple(check for check in checks if check is not None),
        suggests_denoise=sound_checks.is_steady(decay) and noise.signal_to_noise_db < NOISY_DB,
        noise_db=noise.noise_db,
        hum_hz=tuple(sorted(tones)),
    )
