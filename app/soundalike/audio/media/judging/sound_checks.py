"""What is said about the room and the recorder: noise, echo, music, clipping, what the line or the codec took away."""

from __future__ import annotations

from soundalike.audio.media.clean import is_lossy
from soundalike.audio.media.judging import bandwidth, music
from soundalike.audio.media.judging.background import Background
from soundalike.audio.media.judging.clipping import Clipping
from soundalike.audio.media.judging.echo import Decay
from soundalike.audio.media.judging.thresholds import (
    CLIPPED_SHARE,
    CROWDED_SHARE,
    ECHO_NEEDS_DB,
    ECHO_SECONDS,
    MUSIC_SHARE,
    MUSIC_SHARE_IN_ECHO,
    NARROW_HZ,
    NOISY_DB,
    QUIET_HUM_DB,
    RANGE_NEEDS_DB,
    STEADY_SPREAD_DB,
    STRONG_ECHO_SECONDS,
    TELEPHONE_HZ,
    VERY_NOISY_DB,
)
from soundalike.audio.media.judging.verdict import Check
from soundalike.audio.media.judging.window_sound import WindowSound
from soundalike.audio.media.sound_stream import SoundStream


def background(found: Background, decay: Decay) -> Check:
    """Signal to noise."""
    value = found.signal_to_noise_db
    distance = f"{value:.0f} dB between the voice and the room."
    if value >= NOISY_DB:
        return Check("background", "Background", "good", value, "dB", f"Quiet: {distance}")
    word = "Very noisy" if value < VERY_NOISY_DB else "Noisy"
    if is_steady(decay):
        advice = "Switch noise removal on and compare, or record again somewhere quieter."
    else:
        advice = "Choose another part, or record again somewhere quieter and closer to the microphone."
    return Check("background", "Background", "warning", value, "dB", f"{word}: {distance}", advice)


def mains_hum(tones: dict[int, float], found: Background) -> Check:
    """How loud the loudest tone of the mains is against the voice."""
    if not tones:
        return Check("hum", "Hum", "good", 0.0, "dB", "None.")
    frequency, loudest = max(tones.items(), key=lambda tone: tone[1])
    value = found.speech_db - loudest
    if value >= QUIET_HUM_DB:
        sentence = f"A little at {frequency} Hz, {value:.0f} dB below the voice; cleaning takes it out."
        return Check("hum", "Hum", "good", value, "dB", sentence)
    sentence = f"Loud at {frequency} Hz: only {value:.0f} dB below the voice."
    advice = "Leave cleaning on; better, record again away from chargers, lamps and cables."
    return Check("hum", "Hum", "warning", value, "dB", sentence, advice)


def echo(found: Background, decay: Decay) -> Check:
    """How long the room answers."""
    value = decay.seconds
    if is_steady(decay) and found.signal_to_noise_db < ECHO_NEEDS_DB:
        return Check("echo", "Echo", "good", value, "s", "Can't be told: the noise covers the room.")
    if value < ECHO_SECONDS:
        return Check("echo", "Echo", "good", value, "s", f"Little: sounds end within {value:.2f} s.")
    word = "Strong" if value >= STRONG_ECHO_SECONDS else "Some"
    advice = "Record closer to the microphone, in a room with curtains or a carpet."
    return Check(
        "echo", "Echo", "warning", value, "s", f"{word}: the room sounds on for {value:.2f} s and more.", advice
    )


def music_behind(sound: WindowSound, decay: Decay) -> Check:
    """The share of time in which tones are held."""
    value = music.measure(sound)
    echoing = decay.seconds >= ECHO_SECONDS and not is_steady(decay)
    if value < (MUSIC_SHARE_IN_ECHO if echoing else MUSIC_SHARE):
        return Check("music", "Music", "good", value, "share", "None found.")
    sentence = f"There seems to be music in {100 * value:.0f} % of it."
    return Check(
        "music", "Music", "warning", value, "share", sentence, "Choose a part without music; it can't be removed."
    )


def clipping(found: Clipping, stream: SoundStream) -> Check:
    """Flat tops."""
    if found.flat >= CLIPPED_SHARE or (is_lossy_enough(stream) and found.crowded >= CROWDED_SHARE):
        flat = found.flat >= CLIPPED_SHARE
        sentence = f"Distorted: {100 * found.flat:.1f} % is cut off." if flat else "It sounds overdriven."
        advice = "Record again with the microphone turned down or farther away; cleaning can't bring it back."
        value = found.flat if flat else found.crowded
        return Check("clipping", "Clipping", "warning", value, "share", sentence, advice)
    return Check("clipping", "Clipping", "good", found.flat, "share", "None.")


def band_limit(sound: WindowSound, found: Background) -> Check:
    """Up to where the voice reaches."""
    value = bandwidth.measure(sound)
    if found.signal_to_noise_db < RANGE_NEEDS_DB:
        return Check("bandwidth", "Range", "good", value, "Hz", "Can't be told: the noise covers it.")
    kilohertz = f"{value / 1000:.1f} kHz"
    if value >= NARROW_HZ or value == 0.0:
        return Check("bandwidth", "Range", "good", value, "Hz", f"Full: the voice reaches {kilohertz}.")
    if value < TELEPHONE_HZ:
        sentence = f"Like a telephone: nothing above {kilohertz}."
    else:
        sentence = f"Dull: nothing above {kilohertz}, as at a low bit rate."
    advice = "Use the original recording rather than a call or a sent copy, if there is one."
    return Check("bandwidth", "Range", "warning", value, "Hz", sentence, advice)


def is_steady(decay: Decay) -> bool:
    """Whether steady noise fills the pauses, rather than echo or other voices."""
    return decay.spread_db < STEADY_SPREAD_DB


def is_lossy_enough(stream: SoundStream) -> bool:
    """Whether the codec bends waves, at whatever rate: then flat tops aren't flat any more."""
    return is_lossy(stream) or stream.codec in ("aac", "mp3", "mp3float", "mp2", "wmav1", "wmav2", "ac3", "eac3")
