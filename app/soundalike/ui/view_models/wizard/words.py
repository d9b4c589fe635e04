"""Titles, sentences and figures of the wizard's steps. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.translation import number, short_number, tr, tr_noop

if TYPE_CHECKING:
    from soundalike.audio.media import PreparedClip, Verdict
    from soundalike.audio.media.sound_stream import SoundStream

NAMES = (
    tr_noop("Whose voice"),
    tr_noop("Record"),
    tr_noop("Choose"),
    tr_noop("Clean up"),
    tr_noop("Meet your voice"),
)
_NUMBERS = {
    **{5: tr_noop("five"), 6: tr_noop("six"), 7: tr_noop("seven"), 8: tr_noop("eight"), 9: tr_noop("nine")},
    **{10: tr_noop("ten"), 11: tr_noop("eleven"), 12: tr_noop("twelve"), 13: tr_noop("thirteen")},
    **{14: tr_noop("fourteen"), 15: tr_noop("fifteen"), 16: tr_noop("sixteen"), 17: tr_noop("seventeen")},
    **{18: tr_noop("eighteen"), 19: tr_noop("nineteen"), 20: tr_noop("twenty")},
}


def best_seconds(seconds: float) -> str:
    """`Your best twelve seconds`."""
    whole = round(seconds)
    count = tr(_NUMBERS[whole]) if whole in _NUMBERS else number(whole)
    return tr("Your best {count} seconds|Your best {count} seconds", "", whole).format(count=count)


def source_words(name: str, stream: SoundStream, streams: int) -> str:
    """`harbour-walk.m4a · sound stream 1 of 2 · 48 kHz`."""
    parts = [name]
    if streams > 1:
        text = tr("sound stream {number} of {count}")
        parts.append(text.format(number=number(stream.number), count=number(streams)))
    parts.append(tr("{frequency} kHz").format(frequency=short_number(stream.sample_rate / 1000)))
    return " · ".join(parts)


def clean_up_sentence(lossy: bool, stream: SoundStream, hum_hz: tuple[int, ...], chosen: str) -> str:
    """Why a strength suits the recording, or what choosing another one means."""
    if chosen == "off":
        return tr("Nothing is changed. Hum and rumble stay in the voice.")
    if lossy and stream.bit_rate:
        return tr(
            "Strong suits this recording: {codec} at {rate} kbit/s took something away, "
            "and this brings some of it back."
        ).format(codec=stream.codec, rate=number(stream.bit_rate / 1000))
    if lossy:
        text = tr("Strong suits this recording: {codec} took something away, and this brings some of it back.")
        return text.format(codec=stream.codec)
    if chosen == "strong":
        return tr("Brightens and evens out the voice. Meant for recordings that were compressed a lot.")
    if hum_hz:
        text = tr("Gentle suits this recording: it takes out rumble and the hum at {frequency} Hz, and nothing of you.")
        return text.format(frequency=number(hum_hz[0]))
    return tr("Gentle suits this recording: it takes out rumble, and nothing of you.")


def noise_sentence(verdict: Verdict, *, on: bool) -> str:
    """Whether noise removal is worth it."""
    background = verdict.check("background")
    if verdict.suggests_denoise:
        first, second = (
            tr("Suggested: the background is {level} dB below you."),
            tr("Compare both; it can make a voice duller."),
        )
    else:
        second = tr("It can make a clean voice duller.")
        if on:
            first = tr("It isn't needed here: the background is {level} dB below you.")
        else:
            first = tr("Not needed: the background is {level} dB below you.")
    return f"{first.format(level=number(background.value))} {second}" if background is not None else second


def original_detail(clip: PreparedClip) -> str:
    """`12.2 s, cleaned`."""
    as_recorded = clip.clean.startswith("nothing")
    text = tr("{seconds} s, as recorded") if as_recorded else tr("{seconds} s, cleaned")
    return text.format(seconds=number(clip.seconds, 1))


def file_sentence(*, spoken: bool, keep_clip: bool, seconds: float) -> str:
    """What the voice file contains, and where the clip is kept."""
    contents = (
        tr("What's in the file: five numeric descriptions of the voice, your spoken consent, today's date.")
        if spoken
        else tr("What's in the file: five numeric descriptions of the voice, the consent, today's date.")
    )
    kept = tr("The cleaned recording ({seconds} s) is kept beside it.").format(seconds=number(seconds))
    clip = kept if keep_clip else tr("The recording isn't kept.")
    return " ".join((contents, clip, tr("All of it stays on this computer.")))
