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
from soundalike.translation import tr_noop

BACKGROUND = tr_noop("Background")
HUM = tr_noop("Hum")
ECHO = tr_noop("Echo")
MUSIC = tr_noop("Music")
CLIPPING = tr_noop("Clipping")
RANGE = tr_noop("Range")
NONE = tr_noop("None.")


def background(found: Background, decay: Decay) -> Check:
    """Signal to noise."""
    value = found.signal_to_noise_db
    figures = {"level": (value, 0)}
    if value >= NOISY_DB:
        sentence = tr_noop("Quiet: {level} dB between the voice and the room.")
        return Check("background", BACKGROUND, "good", value, "dB", sentence, figures=figures)
    if value < VERY_NOISY_DB:
        sentence = tr_noop("Very noisy: {level} dB between the voice and the room.")
    else:
        sentence = tr_noop("Noisy: {level} dB between the voice and the room.")
    if is_steady(decay):
        advice = tr_noop("Switch noise removal on and compare, or record again somewhere quieter.")
    else:
        advice = tr_noop("Choose another part, or record again somewhere quieter and closer to the microphone.")
    return Check("background", BACKGROUND, "warning", value, "dB", sentence, advice, figures)


def mains_hum(tones: dict[int, float], found: Background) -> Check:
    """How loud the loudest tone of the mains is against the voice."""
    if not tones:
        return Check("hum", HUM, "good", 0.0, "dB", NONE)
    frequency, loudest = max(tones.items(), key=lambda tone: tone[1])
    value = found.speech_db - loudest
    figures = {"frequency": (float(frequency), 0), "level": (value, 0)}
    if value >= QUIET_HUM_DB:
        sentence = tr_noop("A little at {frequency} Hz, {level} dB below the voice; cleaning takes it out.")
        return Check("hum", HUM, "good", value, "dB", sentence, figures=figures)
    sentence = tr_noop("Loud at {frequency} Hz: only {level} dB below the voice.")
    advice = tr_noop("Leave cleaning on; better, record again away from chargers, lamps and cables.")
    return Check("hum", HUM, "warning", value, "dB", sentence, advice, figures)


def echo(found: Background, decay: Decay) -> Check:
    """How long the room answers."""
    value = decay.seconds
    figures = {"seconds": (value, 2)}
    if is_steady(decay) and found.signal_to_noise_db < ECHO_NEEDS_DB:
        return Check("echo", ECHO, "good", value, "s", tr_noop("Can't be told: the noise covers the room."))
    if value < ECHO_SECONDS:
        sentence = tr_noop("Little: sounds end within {seconds} s.")
        return Check("echo", ECHO, "good", value, "s", sentence, figures=figures)
    if value >= STRONG_ECHO_SECONDS:
        sentence = tr_noop("Strong: the room sounds on for {seconds} s and more.")
    else:
        sentence = tr_noop("Some: the room sounds on for {seconds} s and more.")
    advice = tr_noop("Record closer to the microphone, in a room with curtains or a carpet.")
    return Check("echo", ECHO, "warning", value, "s", sentence, advice, figures)


def music_behind(sound: WindowSound, decay: Decay) -> Check:
    """The share of time in which tones are held."""
    value = music.measure(sound)
    echoing = decay.seconds >= ECHO_SECONDS and not is_steady(decay)
    if value < (MUSIC_SHARE_IN_ECHO if echoing else MUSIC_SHARE):
        return Check("music", MUSIC, "good", value, "share", tr_noop("None found."))
    sentence = tr_noop("There seems to be music in {share} % of it.")
    advice = tr_noop("Choose a part without music; it can't be removed.")
    return Check("music", MUSIC, "warning", value, "share", sentence, advice, {"share": (100 * value, 0)})


def clipping(found: Clipping, stream: SoundStream) -> Check:
    """Flat tops."""
    if found.flat >= CLIPPED_SHARE or (is_lossy_enough(stream) and found.crowded >= CROWDED_SHARE):
        flat = found.flat >= CLIPPED_SHARE
        sentence = tr_noop("Distorted: {share} % is cut off.") if flat else tr_noop("It sounds overdriven.")
        advice = tr_noop("Record again with the microphone turned down or farther away; cleaning can't bring it back.")
        value = found.flat if flat else found.crowded
        figures = {"share": (100 * found.flat, 1)}
        return Check("clipping", CLIPPING, "warning", value, "share", sentence, advice, figures)
    return Check("clipping", CLIPPING, "good", found.flat, "share", NONE)


def band_limit(sound: WindowSound, found: Background) -> Check:
    """Up to where the voice reaches."""
    value = bandwidth.measure(sound)
    if found.signal_to_noise_db < RANGE_NEEDS_DB:
        return Check("bandwidth", RANGE, "good", value, "Hz", tr_noop("Can't be told: the noise covers it."))
    figures = {"frequency": (value / 1000, 1)}
    if value >= NARROW_HZ or value == 0.0:
        sentence = tr_noop("Full: the voice reaches {frequency} kHz.")
        return Check("bandwidth", RANGE, "good", value, "Hz", sentence, figures=figures)
    if value < TELEPHONE_HZ:
        sentence = tr_noop("Like a telephone: nothing above {frequency} kHz.")
    else:
        sentence = tr_noop("Dull: nothing above {frequency} kHz, as at a low bit rate.")
    advice = tr_noop("Use the original recording rather than a call or a sent copy, if there is one.")
    return Check("bandwidth", RANGE, "warning", value, "Hz", sentence, advice, figures)


def is_steady(decay: Decay) -> bool:
    """Whether steady noise fills the pauses, rather than echo or other voices."""
    return decay.spread_db < STEADY_SPREAD_DB


def is_lossy_enough(stream: SoundStream) -> bool:
    """Whether the codec bends waves, at whatever rate: then flat tops aren't flat any more."""
    return is_lossy(stream) or stream.codec in ("aac", "mp3", "mp3float", "mp2", "wmav1", "wmav2", "ac3", "eac3")
