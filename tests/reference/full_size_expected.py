"""Runs the official classes on a full-size file set and writes expected values under the fixtures' keys.

    python -m tests.reference.full_size_expected FOLDER [--out OUT] [--text TEXT] [--tokens 20] [--clip CLIP.wav]

FOLDER is a Turbo or Nano file set in the official layout (the official one, or one of full_size.py). Writes
expected_t3.gguf, expected_s3gen.gguf, expected_hift.gguf and, with a clip, expected_voice.gguf to OUT (FOLDER if not
given).
"""

import argparse
from pathlib import Path

import torch
from tests.reference import architecture, expected_hift, expected_s3gen, expected_t3, expected_voice, fixture_file


def main() -> None:
    """Writes the expected values."""
    parser = argparse.ArgumentParser(description="Expected values of a full-size file set.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--text", default="The kettle is on the table, and nobody has touched it since this morning.")
    parser.add_argument("--tokens", type=int, default=20)
    parser.add_argument("--clip", type=Path)
    arguments = parser.parse_args()
    out = arguments.out or arguments.folder
    torch.set_num_threads(2)
    models = architecture.load_model_set(arguments.folder)
    description = f"Official classes on {arguments.folder.name}"
    t3 = expected_t3.compute(models, arguments.text, forced=arguments.tokens, first_stop=False, thorough=False)
    fixture_file.write(out / "expected_t3.gguf", t3, description)
    tokens = expected_s3gen.make_tokens(models.config, arguments.tokens)
    s3gen = expected_s3gen.compute(models, tokens)
    fixture_file.write(out / "expected_s3gen.gguf", s3gen, description)
    generated = s3gen["cfm/steps_2/mel"][:, -2 * arguments.tokens :].copy()
    hift = expected_hift.HiftRun(models, generated).tensors()
    fixture_file.write(out / "expected_hift.gguf", {**hift, **expected_hift.chain(models, tokens)}, description)
    if arguments.clip is not None:
        voice = expected_voice.compute(models, arguments.clip, signals=True)
        fixture_file.write(out / "expected_voice.gguf", voice, description)


if __name__ == "__main__":
    main()
