"""Makes the watermark's fixtures with the official package. From the repository's root, in the reference environment:

    PYTHONPATH=app python -m tests.reference.mark_fixtures --speech FOLDER

FOLDER holds unmarked speech as 24 kHz WAV files (see `mark_clips`).
"""

import argparse
from pathlib import Path
from typing import Any

import librosa
import numpy as np
import numpy.typing as npt
import perth
import soundfile
import torch
from perth.perth_net.perth_net_implicit.model.encoder import magmask
from tests.reference import fixture_file
from tests.reference.mark_clips import RATE, Clip, read_clips

FOLDER = Path(__file__).parent / "fixtures" / "mark"
CLIP_SECONDS = 1.5
RECORDED = ("ref_1_joe0#0", "ref_2_slt64#0", "builtin_rms#0")
SPOKEN = 2

Array = npt.NDArray[Any]


def _tensor(samples: Array) -> torch.Tensor:
    return torch.from_numpy(np.array(samples, np.float32))


def compute(official: Any, samples: Array) -> dict[str, Array]:
    """Every intermediate of marking and detecting `samples`. Levels and residuals are of the 128 lowest bins."""
    net = official.perth_net
    bins = net.subband
    at_32k = librosa.resample(samples, orig_sr=RATE, target_sr=net.hp.sample_rate)
    levels, _ = net.ap.signal_to_magphase(_tensor(at_32k))
    marked = official.apply_watermark(samples, RATE)
    heard = librosa.resample(marked, orig_sr=RATE, target_sr=net.hp.sample_rate, res_type="polyphase")
    heard_levels, _ = net.ap.signal_to_magphase(_tensor(heard))
    values = {
        "mark/samples": samples,
        "mark/levels": levels[:bins],
        "mark/mask": magmask(levels[None])[0],
        "mark/residual": net.encoder.layers(levels[None, :bins])[0],
        "mark/marked": marked,
        "mark/heard_levels": heard_levels[:bins],
        "mark/confidence": np.array([official.get_watermark(sound, RATE, round=False) for sound in (samples, marked)]),
    }
    for name in ("slow", "normal", "fast"):
        values[f"mark/detector/{name}"] = getattr(net.decoder, f"{name}_layers")(heard_levels[None, :bins])[0]
    return {name: value.numpy() if isinstance(value, torch.Tensor) else value for name, value in values.items()}


def write_sounds(official: Any, clips: list[Clip]) -> None:
    """Recordings and speech as FLAC, each unmarked and officially marked."""
    recorded = [clip for clip in clips if clip.name in RECORDED]
    spoken = [clip for clip in clips if "#" not in clip.name][:SPOKEN]
    for number, clip in enumerate([*recorded, *spoken]):
        marked = official.apply_watermark(clip.samples, RATE)
        for kind, samples in (("unmarked", clip.samples), ("official", marked)):
            soundfile.write(FOLDER / f"{kind}_{number}.flac", samples, RATE, subtype="PCM_16")


def main() -> None:
    """Writes `expected_mark.gguf` and the sounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--speech", type=Path, required=True)
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    official = perth.PerthImplicitWatermarker()
    clips = read_clips(options.speech)
    with torch.inference_mode():
        sound = next(clip for clip in clips if clip.name == RECORDED[0]).samples[: int(CLIP_SECONDS * RATE)]
        fixture_file.write(
            FOLDER / "expected_mark.gguf", compute(official, sound), "The official watermark, resemble-perth 1.0.1"
        )
        write_sounds(official, clips)


if __name__ == "__main__":
    main()
