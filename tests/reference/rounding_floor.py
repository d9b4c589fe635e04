"""How far the reference's float32 results are from its own float64 results: no port can be asked to come nearer.

    python -m tests.reference.rounding_floor MODEL_FOLDER FIXTURE_FOLDER

Prints max |difference| / max |value| of every float tensor of FIXTURE_FOLDER's expected_t3, expected_s3gen and
expected_hift that this program can make again from the fixture's inputs, and whether the token streams are the same.
"""

import argparse
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import torch
from chatterbox.models.s3gen import decoder
from tests.reference import architecture, expected_hift, expected_s3gen, expected_t3, fixture_file, make_fixtures


def _double(conditionals: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value.double() if torch.is_tensor(value) and value.is_floating_point() else value
        for name, value in conditionals.items()
    }


def _models_in_double(folder: Path) -> architecture.ModelSet:
    models = architecture.load_model_set(folder)
    models.t3.double()
    models.s3gen.double()
    models.s3gen.mel2wav.stft_window = models.s3gen.mel2wav.stft_window.double()
    models.conditionals = {part: _double(values) for part, values in models.conditionals.items()}
    return models


def _compute(models: architecture.ModelSet, expected: dict[str, Any], text: str) -> dict[str, Any]:
    run = expected_t3.T3Run(models, text)
    logits = run.forced(expected["t3/forced_tokens"].tolist())
    tokens = expected["flow/tokens"].astype(np.int64)
    return {
        "t3/prefill_logits": logits[0],
        "t3/forced_logits": logits[1:],
        "t3/greedy_tokens": run.greedy(),
        **{f"t3/seeded_tokens/{seed}": run.seeded(int(seed)) for seed in expected["t3/seeds"]},
        **expected_s3gen.compute(models, tokens),
        **expected_hift.HiftRun(models, expected["hift/mel"].astype(np.float64)).tensors(),
        **expected_hift.chain(models, tokens),
    }


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Rounding floor of the reference.")
    parser.add_argument("models", type=Path)
    parser.add_argument("fixtures", type=Path)
    arguments = parser.parse_args()
    expected: dict[str, Any] = {}
    for part in ("t3", "s3gen", "hift"):
        expected |= fixture_file.read(arguments.fixtures / f"expected_{part}.gguf")
    torch.set_default_dtype(torch.float64)
    models = _models_in_double(arguments.models)
    small = models.config["variant"].startswith("small")
    text = make_fixtures.SMALL_TEXT if small else make_fixtures.DEMO_TEXT
    with patch.object(decoder, "mask_to_bias", lambda mask, dtype: (1.0 - mask.to(dtype)) * -1.0e10):
        computed = _compute(models, expected, text)
    for name, value in expected.items():
        if name in computed and value.dtype.kind == "f":
            exact = np.asarray(computed[name], dtype=np.float64)
            sys.stdout.write(f"{name:28} {np.abs(exact - value).max() / np.abs(exact).max():.1e}\n")
        elif name in computed:
            sys.stdout.write(f"{name:28} {'same' if np.array_equal(computed[name], value) else 'DIFFERENT'}\n")


if __name__ == "__main__":
    main()
