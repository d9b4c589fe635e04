"""Makes the voices that come with the program again, from their clips: `bundled_voices.py [MODEL_FOLDER]`.

Run it when the demo model is replaced (its variant changes). Each voice's id stays, so that takes and settings that
name it still do.
"""

from __future__ import annotations

import sys
import uuid
from dataclasses import dataclass
from pathlib import Path

import soundfile

from soundalike import __version__
from soundalike.engine import Cloner
from soundalike.engine.types import Consent
from soundalike.voices.clip_file import CLIP_SUFFIX, encode_flac
from soundalike.voices.safe_file import write_flushed
from soundalike.voices.voice_file import SUFFIX, VoiceDetails, encode_voice

ROOT = Path(__file__).resolve().parents[2]
NAMESPACE = uuid.UUID("8a2f6e7c-6a55-4b39-9d0c-6f1b2f0d5a11")
DATE = "2026-12-01"
PIPER = "Made with the Piper voice en_US-joe-medium: package MIT, data set CC0. Free to use and to pass on."
FLITE = "Made with flite (Carnegie Mellon University's permissive licence). Free to use and to pass on."


@dataclass(frozen=True)
class BundledVoice:
    """One voice: what it is called, its clip in resources/clips, and where that is from."""

    name: str
    clip: str
    description: str
    licence: str


VOICES = (
    BundledVoice("Joe", "builtin_joe.wav", "A calm, low voice", PIPER),
    BundledVoice("Robin", "builtin_joe_high.wav", "A light voice, between low and high", PIPER),
    BundledVoice("Clara", "builtin_slt.wav", "A clear, high voice", FLITE),
    BundledVoice("Frank", "builtin_rms.wav", "A firm, deep voice", FLITE),
    BundledVoice("Alan", "builtin_awb.wav", "A brisk voice with a Scottish colour", FLITE),
)


def make(cloner: Cloner, voice: BundledVoice, out: Path) -> None:
    """Writes the voice and its clip into `out`."""
    samples, rate = soundfile.read(ROOT / "resources" / "clips" / voice.clip, dtype="float32")
    if rate != 24_000:
        raise SystemExit(f"{voice.clip}: {rate} Hz instead of 24000")
    consent = Consent("licence", voice.name, DATE, voice.licence)
    details = VoiceDetails(
        name=voice.name,
        consent=consent,
        variant=cloner.settings.variant,
        id=str(uuid.uuid5(NAMESPACE, voice.name)),
        description=voice.description,
        language="en",
        created=f"{DATE}T00:00:00+00:00",
        engine=f"soundalike {__version__}",
        origin="bundled",
    )
    with cloner.make(voice.name, samples, consent) as made:
        write_flushed(out / f"{voice.name}{SUFFIX}", encode_voice(details, made.features()))
    write_flushed(out / f"{voice.name}{CLIP_SUFFIX}", encode_flac(samples))


def main() -> None:
    model = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "demo"
    out = ROOT / "voices"
    out.mkdir(exist_ok=True)
    with Cloner.open(model / "t3.gguf", model / "s3gen.gguf") as cloner:
        for voice in VOICES:
            make(cloner, voice, out)
            print(out / f"{voice.name}{SUFFIX}")  # noqa: T201 - a tool's result


if __name__ == "__main__":
    main()
