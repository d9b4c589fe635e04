"""What a model file will hold, worked out from names and shapes alone, before any weight is read."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from soundalike.errors import RefusedError
from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes, Shape
from soundalike.models.conversion.fusions import unchanged, weight_norm
from soundalike.models.gguf_types import MAX_NAME_BYTES
from soundalike.translation import tr

TensorType = Literal["f32", "f16", "i32"]
ITEM_BYTES = {"f32": 4, "f16": 2, "i32": 4}


@dataclass(frozen=True)
class PlannedTensor:
    """One tensor to be written: `fuse` makes it from the `sources` of `file`, in that order."""

    name: str
    shape: Shape
    type: TensorType
    file: str
    sources: tuple[str, ...]
    fuse: Callable[..., npt.NDArray[Any]]

    @property
    def bytes(self) -> int:
        """Its size in the model file, without padding."""
        return math.prod(self.shape) * ITEM_BYTES[self.type]


class TensorPlan:
    """Tensors in the order in which they will be written.

    `matrices` is the type of weights that may be narrowed (spec 8.1's F16 column); all else is F32.
    """

    def __init__(self, matrices: Literal["f32", "f16"]) -> None:
        self.matrices = matrices
        self.tensors: list[PlannedTensor] = []
        self._names: set[str] = set()

    def computed(self, name: str, values: npt.NDArray[Any], stored: TensorType = "f32") -> None:
        """A tensor that doesn't come from a checkpoint: a filterbank, a built-in voice."""
        self.add(PlannedTensor(name, values.shape, stored, "", (), lambda: values))

    def checkpoint(self, shapes: CheckpointShapes) -> CheckpointPlan:
        """The plan's side that takes tensors from one checkpoint."""
        return CheckpointPlan(self, shapes)

    def add(self, tensor: PlannedTensor) -> None:
        """Appends one tensor; its name must be new."""
        if tensor.name in self._names or len(tensor.name.encode()) > MAX_NAME_BYTES:
            raise RefusedError(
                tr("The tensor name '{name}' can't be used: it is there twice or longer than {most} bytes.").format(
                    name=tensor.name, most=MAX_NAME_BYTES
                )
            )
        self._names.add(tensor.name)
        self.tensors.append(tensor)


class CheckpointPlan:
    """Takes tensors from one official file into a plan. `shapes` is that file's account."""

    def __init__(self, plan: TensorPlan, shapes: CheckpointShapes) -> None:
        self.plan = plan
        self.shapes = shapes

    def fused(
        self, name: str, shape: Shape, sources: Mapping[str, Shape], fuse: Callable[..., npt.NDArray[Any]], narrow: bool
    ) -> None:
        """`name` of `shape`, made by `fuse` from `sources`; `narrow` weights follow the plan's type for matrices."""
        for source, source_shape in sources.items():
            self.shapes.take(source, source_shape)
        stored: TensorType = self.plan.matrices if narrow else "f32"
        self.plan.add(PlannedTensor(name, shape, stored, self.shapes.file, tuple(sources), fuse))

    def copy(self, source: str, name: str, shape: Shape, narrow: bool = False) -> None:
        """The tensor as it is."""
        self.fused(name, shape, {source: shape}, unchanged, narrow)

    def layer(
        self, source: str, name: tuple[str, str], weight: Shape, bias: int | None = None, narrow: bool = True
    ) -> None:
        """`source.weight` of shape `weight` and `source.bias` (of `bias` elements, by default the weight's rows),
        under the two names."""
        self.copy(f"{source}.weight", name[0], weight, narrow)
        self.copy(f"{source}.bias", name[1], (weight[0] if bias is None else bias,))

    def weight_normed(self, source: str, name: str, weight: Shape, bias: int | None = None) -> None:
        """A convolution under weight norm, fused to `name/weight`, and its bias (default: as many as rows)."""
        parametrization = f"{source}.parametrizations.weight.original"
        sources = {f"{parametrization}0": (weight[0], *[1] * (len(weight) - 1)), f"{parametrization}1": weight}
        self.fused(f"{name}/weight", weight, sources, weight_norm, narrow=True)
        self.copy(f"{source}.bias", f"{name}/bias", (weight[0] if bias is None else bias,))


def as_type(values: npt.NDArray[Any], tensor: PlannedTensor) -> npt.NDArray[Any]:
    """`values` in the planned type and shape.

    Raises `RefusedError` when a value doesn't fit a 16-bit float.
    """
    if values.shape != tensor.shape:
        raise RefusedError(
            tr("{file}: making '{name}' gave shape {shape}, not {wanted}.").format(
                file=tensor.file, name=tensor.name, shape=values.shape, wanted=tensor.shape
            )
        )
    if tensor.type == "f16" and values.size and np.abs(values).max() > np.finfo(np.float16).max:
        raise RefusedError(
            tr("{file}: '{name}' has values too large for 16-bit floats; convert with type f32.").format(
                file=tensor.file, name=tensor.name
            )
        )
    dtype = {"f32": "<f4", "f16": "<f2", "i32": "<i4"}[tensor.type]
    return np.ascontiguousarray(values, dtype=dtype)
