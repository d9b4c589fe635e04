"""Makes the model of Nano's proportions for the native tests; needs no torch.

    python -m tests.reference.nano_model build/models/nano

T3 comes from `nano_weights.py` and the calibrated tensors in the fixture; all else is the small model's.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import gguf
import numpy as np
from safetensors.numpy import save_file
from tests.reference import nano_weights

from soundalike.models import convert

FIXTURES = Path(__file__).parent / "fixtures"
T3_FILE = "t3_turbo_v1.safetensors"


def write_nano_model(out: Path) -> None:
    """Writes `t3.gguf` and `s3gen.gguf`, exact, into the folder `out`."""
    stored = {
        tensor.name: np.array(tensor.data) for tensor in gguf.GGUFReader(FIXTURES / "nano/expected_t3.gguf").tensors
    }
    calibrated = {name: stored[f"weights/{name}"].astype(np.float32) for name in nano_weights.calibrated_names()}
    small = json.loads((FIXTURES / "small" / "config.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="soundalike-nano-") as name:
        folder = Path(name)
        for path in (FIXTURES / "small").iterdir():
            if path.name not in (T3_FILE, "config.json"):
                (folder / path.name).symlink_to(path.resolve())
        save_file(nano_weights.weights(small, calibrated), folder / T3_FILE)
        (folder / "config.json").write_text(json.dumps(nano_weights.sizes(small)), encoding="utf-8")
        convert(folder, out, type="f32")


if __name__ == "__main__":
    write_nano_model(Path(sys.argv[1]))
