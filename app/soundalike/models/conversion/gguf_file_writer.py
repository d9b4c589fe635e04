"""Writes a planned model file, tensor by tensor, under a temporary name that the caller renames when all is done."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import gguf
import numpy as np

from soundalike.models.conversion.metadata import KeyKind, KeyValue
from soundalike.models.conversion.model_plan import FilePlan
from soundalike.models.conversion.safetensors_file import SafetensorsFile
from soundalike.models.conversion.tensor_plan import PlannedTensor, as_type

GGUF_TYPES = {
    "f32": gguf.GGMLQuantizationType.F32,
    "f16": gguf.GGMLQuantizationType.F16,
    "i32": gguf.GGMLQuantizationType.I32,
}
NUMPY_TYPES = {"f32": "<f4", "f16": "<f2", "i32": "<i4"}


def write_gguf(
    path: Path, plan: FilePlan, files: Mapping[str, SafetensorsFile], on_tensor: Callable[[PlannedTensor], None]
) -> None:
    """Writes `plan` to `path` and flushes it to the disk. `files` are the open checkpoints by name.

    One tensor at a time is in memory. The same plan and weights give the same bytes: nothing in the file tells when
    or where it was written.
    """
    writer = gguf.GGUFWriter(None, plan.architecture)
    for key, (kind, value) in plan.keys.entries.items():
        _add_key(writer, key, kind, value)
    for tensor in plan.tensors.tensors:
        dtype = np.dtype(NUMPY_TYPES[tensor.type])
        writer.add_tensor_info(tensor.name, tensor.shape, dtype, tensor.bytes, GGUF_TYPES[tensor.type])
    try:
        writer.write_header_to_file(path)
        writer.write_kv_data_to_file()
        writer.write_ti_data_to_file()
        for tensor in plan.tensors.tensors:
            sources = [files[tensor.file].read(source) for source in tensor.sources]
            writer.write_tensor_data(as_type(tensor.fuse(*sources), tensor))
            on_tensor(tensor)
    finally:
        writer.close()
    with path.open("rb") as written:
        os.fsync(written.fileno())


def _add_key(writer: gguf.GGUFWriter, key: str, kind: KeyKind, value: KeyValue) -> None:
    match kind, value:
        case "u32", int():
            writer.add_uint32(key, value)
        case "f32", int() | float():
            writer.add_float32(key, float(value))
        case "bool", bool():
            writer.add_bool(key, value)
        case "text", str():
            writer.add_string(key, value)
        case "i32s" | "texts", tuple():
            writer.add_array(key, list(value))
        case _:
            raise TypeError(f"{key} can't be written as {kind}: {value!r:.60}")
