"""Copies a pair of GGUF files with every F16 tensor written as F32, for the parity tests.

Exact: every half is a float. `exact_copy.py FOLDER OUT`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import gguf
import numpy as np


def _copy_key(writer: Any, field: Any) -> None:
    kind = field.types[0]
    if kind == gguf.GGUFValueType.ARRAY:
        writer.add_key_value(field.name, field.contents(), kind, sub_type=field.types[-1])
    else:
        writer.add_key_value(field.name, field.contents(), kind)


def copy(source: Path, target: Path) -> None:
    """Writes `source` to `target` with floats for halves."""
    reader = gguf.GGUFReader(source)
    architecture = reader.fields["general.architecture"].contents()
    writer = gguf.GGUFWriter(target, architecture)
    for field in reader.fields.values():
        if not field.name.startswith("GGUF.") and field.name != "general.architecture":
            _copy_key(writer, field)
    for tensor in reader.tensors:
        data = np.asarray(tensor.data)
        writer.add_tensor(tensor.name, data.astype(np.float32) if data.dtype == np.float16 else data)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main() -> None:
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    for name in ("s3gen.gguf", "t3.gguf"):
        copy(folder / name, out / name)


if __name__ == "__main__":
    main()
