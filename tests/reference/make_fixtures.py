"""Makes the parity fixtures. Run from the repository's root inside the reference environment (README.md):

    python -m tests.reference.make_fixtures --demo FOLDER [small] [voice] [demo] [nano] [tokenizer]

FOLDER is the demo model in the official file layout, with its `clips/`.
"""

import argparse
import logging
import tempfile
from pathlib import Path

import numpy as np
import soundfile
import torch
from tests.reference import (
    architecture,
    configurations,
    expected_hift,
    expected_s3gen,
    expected_sampling,
    expected_t3,
    expected_voice,
    fixture_file,
    nano_fixture,
    small_models,
    tokenizer_cases,
)

FIXTURES = Path(__file__).parent / "fixtures"
CLIP = FIXTURES / "clip.wav"
CLIP_SECONDS = 6
SMALL_TEXT = "It's nine o'clock [sigh] and the small model speaks."
NANO_TEXT = "Nine small boats [sigh] are on the river."
DEMO_TEXT = "The kettle is on the table."
FLOW_TOKENS = 20
HIFT_FRAMES = 24
DEMO_TOKENS = 21

logger = logging.getLogger("make_fixtures")


def cut_clip(demo: Path) -> None:
    """Writes the clip all voice features come from: the first seconds of the demo's first clip."""
    samples, rate = soundfile.read(demo / "clips" / "ref_1_joe0.wav", dtype="int16")
    soundfile.write(CLIP, samples[: CLIP_SECONDS * rate], rate, subtype="PCM_16")


def make_small(demo: Path) -> None:
    """The small model's file set and its expected values."""
    folder = FIXTURES / "small"
    clip, _ = soundfile.read(CLIP, dtype="float32")
    made, conditionals = small_models.build(configurations.SMALL_CONFIG, demo, clip)
    small_models.write(folder, made, conditionals, demo)
    models = architecture.load_model_set(folder)
    fixture_file.write(
        folder / "expected_t3.gguf",
        {**expected_t3.compute(models, SMALL_TEXT), **expected_sampling.compute()},
        "Official T3 on the small model",
    )
    tokens = expected_s3gen.make_tokens(models.config, FLOW_TOKENS)
    with torch.inference_mode():
        odd = models.s3gen.embed_ref(clip[: 51 * 480], 24000, device="cpu")
    s3gen = expected_s3gen.compute(models, tokens)
    fixture_file.write(
        folder / "expected_s3gen.gguf",
        {**s3gen, **expected_s3gen.compute_odd(models, odd, tokens[-9:])},
        "Official S3Gen on the small model",
    )
    generated = s3gen["cfm/steps_2/mel"][:, -2 * FLOW_TOKENS :][:, :HIFT_FRAMES].copy()
    fixture_file.write(
        folder / "expected_hift.gguf",
        {**expected_hift.HiftRun(models, generated).tensors(), **expected_hift.chain(models, tokens)},
        "Official HiFT on the small model",
    )


def make_demo(demo: Path) -> None:
    """The demo model's expected values; its weights are in the repository as GGUF files."""
    folder = FIXTURES / "demo"
    models = architecture.load_model_set(demo)
    t3 = expected_t3.compute(models, DEMO_TEXT, first_stop=False)
    fixture_file.write(folder / "expected_t3.gguf", t3, "Official T3 on the demo model")
    spoken = t3[f"t3/seeded_tokens/{t3['t3/seeds'][0]}"][:DEMO_TOKENS]
    silence = models.config["constants"]["s3gen_sil"]
    tokens = np.array([*spoken, silence, silence, silence], dtype=np.int64)
    s3gen = expected_s3gen.compute_demo(models, tokens)
    fixture_file.write(folder / "expected_s3gen.gguf", s3gen, "Official S3Gen on the demo model")
    generated = s3gen["cfm/steps_2/mel"][:, -2 * len(tokens) :].copy()
    hift = expected_hift.HiftRun(models, generated).tensors()
    kept = {name: hift[name] for name in ("hift/mel", "hift/f0", "hift/source", "hift/wav")}
    chain = {"chain/wav": expected_hift.chain(models, tokens)["chain/wav"]}
    fixture_file.write(folder / "expected_hift.gguf", {**kept, **chain}, "Official HiFT on the demo model")


def make_voice(demo: Path) -> None:
    """Voice features of the clip: signals once, networks for both models."""
    for name, folder in {"small": FIXTURES / "small", "demo": demo}.items():
        models = architecture.load_model_set(folder)
        fixture_file.write(
            FIXTURES / name / "expected_voice.gguf",
            expected_voice.compute(models, CLIP, signals=name == "small"),
            f"Official voice features of clip.wav, {name} model",
        )


def make_nano(_demo: Path) -> None:
    """T3 at Nano's proportions, with the small model's voice."""
    expected = nano_fixture.compute(FIXTURES / "small", NANO_TEXT)
    fixture_file.write(FIXTURES / "nano" / "expected_t3.gguf", expected, "Official T3 at Nano's proportions")


def make_tokenizer(demo: Path) -> None:
    """Token ids for generated lines."""
    tokenizer_cases.write_demo(FIXTURES / "tokenizer_demo.json", demo)
    with tempfile.TemporaryDirectory() as scratch:
        tokenizer_cases.write_gpt2(FIXTURES / "tokenizer_gpt2.json", Path(scratch))


MAKERS = {"small": make_small, "voice": make_voice, "demo": make_demo, "nano": make_nano, "tokenizer": make_tokenizer}


def main() -> None:
    """Makes the parts named on the command line, or all."""
    parser = argparse.ArgumentParser(description="Makes the parity fixtures.")
    parser.add_argument("--demo", type=Path, required=True, help="the demo model in the official file layout")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(MAKERS)}; all if none is named")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.INFO)
    torch.set_num_threads(1)
    FIXTURES.mkdir(exist_ok=True)
    cut_clip(arguments.demo)
    for part in arguments.parts or MAKERS:
        logger.info("making %s", part)
        MAKERS[part](arguments.demo)


if __name__ == "__main__":
    main()
