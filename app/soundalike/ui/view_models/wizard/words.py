"""Titles, sentences and figures of the wizard's steps. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip, Verdict
    from soundalike.audio.media.sound_stream import SoundStream

NAMES = ("Whose voice", "Record", "Choose", "Clean up", "Meet your voice")
_NUMBERS = {
    **{5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 11: "eleven", 12: "twelve"},
    **{13: "thirteen", 14: "fourteen", 15: "fifteen", 16: "sixteen", 17: "seventeen", 18: "eighteen"},
    **{19: "nineteen", 20: "twenty"},
}


def best_seconds(seconds: float) -> str:
    """`Your best twelve seconds`."""
    whole = round(seconds)
    number = _NUMBERS.get(whole, str(whole))
    return f"Your best {number} seconds"


def source_words(name: str, stream: SoundStream, streams: int) -> str:
    """`harbour-walk.m4a · sound stream 1 of 2 · 48 kHz`."""
    which = f" · sound stream {stream.number} of {streams}" if streams > 1 else ""
    return f"{name}{which} · {stream.sample_rate / 1000:g} kHz"


def clean_up_sentence(lossy: bool, stream: SoundStream, hum_hz: tuple[int, ...], chosen: str) -> str:
    """Why a strength suits the recording, or what choosing another one means."""
    if chosen == "off":
        return "Nothing is changed. Hum and rumble stay in the voice."
    if lossy:
        rate = f" at {stream.bit_rate / 1000:.0f} kbit/s" if stream.bit_rate else ""
        return (
            f"Strong suits this recording: {stream.codec}{rate} took something away, and this brings some of it back."
        )
    if chosen == "strong":
        return "Brightens and evens out the voice. Meant for recordings that were compressed a lot."
    hum = f" and the hum at {hum_hz[0]} Hz" if hum_hz else ""
    return f"Gentle suits this recording: it takes out rumble{hum}, and nothing of you."


def noise_sentence(verdict: Verdict, *, on: bool) -> str:
    """Whether noise removal is worth it."""
    background = verdict.check("background")
    figure = f"the background is {background.value:.0f} dB below you" if background is not None else ""
    if verdict.suggests_denoise:
        return f"Suggested: {figure}. Compare both; it can make a voice duller."
    if on:
        return f"It isn't needed here: {figure}. It can make a clean voice duller."
    return f"Not needed: {figure}. It can make a clean voice duller."


def original_detail(clip: PreparedClip) -> str:
    """`12.2 s, cleaned`."""
    cleaned = "as recorded" if clip.clean.startswith("nothing") else "cleaned"
    return f"{clip.seconds:.1f} s, {cleaned}"


def file_sentence(*, spoken: bool, keep_clip: bool, seconds: float) -> str:
    """What the voice file contains, and where the clip is kept."""
    consent = "your spoken consent" if spoken else "the consent"
    clip = f"The cleaned recording ({seconds:.0f} s) is kept beside it." if keep_clip else "The recording isn't kept."
    return f"five numeric descriptions of the voice, {consent}, today's date. {clip} All of it stays on this computer."
