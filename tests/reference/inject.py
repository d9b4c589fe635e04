"""Replaces the random draws of the official code by given numbers, and records what passes through its modules."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np
import torch
from chatterbox.models.s3gen import hifigan


def inverse_cdf(probabilities: Any, uniform: float) -> int:
    """The first id whose cumulative probability exceeds uniform * total.

    Sums run over ids in ascending order in double. Ids of probability 0 are never drawn; should rounding leave none,
    the last id of positive probability is taken.
    """
    cumulative = np.cumsum(np.asarray(probabilities, dtype=np.float64))
    token = int(np.searchsorted(cumulative, uniform * cumulative[-1], side="right"))
    return min(token, int(np.flatnonzero(np.asarray(probabilities))[-1]))


@contextmanager
def multinomial(choose: Callable[[int, Any], int]) -> Iterator[None]:
    """While the block runs, `torch.multinomial` gives choose(index of the draw, probabilities (V))."""
    drawn = 0

    def draw(probabilities: Any, num_samples: int) -> Any:
        nonlocal drawn
        assert probabilities.shape[0] == 1
        assert num_samples == 1
        token = choose(drawn, probabilities[0].numpy())
        drawn += 1
        return torch.tensor([[token]])

    with patch.object(torch, "multinomial", draw):
        yield


@contextmanager
def noise(z: Any = None, phase: Any = None, source: Any = None) -> Iterator[None]:
    """Gives the flow z (80, 2T), the vocoder `phase` (9) and `source` (9, samples) as numpy arrays.

    The official code asks for the noise of the generated frames first and for that of all frames later: both come from
    z. The vocoder's second draw, (1, samples, 1), is never used there and gets zeros.
    """

    def randn(*shape: int, dtype: Any = None, device: Any = None) -> Any:
        assert shape[:2] == (1, z.shape[0]), f"unexpected draw of shape {shape}"
        return torch.from_numpy(z[None, :, z.shape[1] - shape[2] :].copy()).to(dtype)

    def randn_like(like: Any) -> Any:
        shape = tuple(like.shape)
        if z is not None and shape == (1, *z.shape):
            return torch.from_numpy(z[None].copy()).to(like.dtype)
        if source is not None and shape == (1, *source.shape):
            return torch.from_numpy(source[None].copy()).to(like.dtype)
        assert source is not None, f"unexpected draw of shape {shape}"
        assert shape == (1, source.shape[1], 1), f"unexpected draw of shape {shape}"
        return torch.zeros_like(like)

    class GivenPhase:
        def __init__(self, low: float, high: float) -> None:
            assert (low, high) == (-np.pi, np.pi)

        def sample(self, sample_shape: tuple[int, ...]) -> Any:
            return torch.from_numpy(phase.reshape(sample_shape).copy())

    with (
        patch.object(torch, "randn", randn),
        patch.object(torch, "randn_like", randn_like),
        patch.object(hifigan, "Uniform", GivenPhase),
    ):
        yield


class Recorder:
    """Outputs of modules and functions, in the order of the calls, under chosen names."""

    def __init__(self) -> None:
        self.calls: dict[str, list[Any]] = {}

    def _keep(self, name: str, value: Any) -> None:
        tensor = value[0] if isinstance(value, tuple) else value
        self.calls.setdefault(name, []).append(tensor.detach().clone())

    @contextmanager
    def watch(self, **modules: Any) -> Iterator[None]:
        """Records the output of each module while the block runs (the first one where it gives a tuple)."""
        with ExitStack() as stack:
            for name, module in modules.items():

                def hook(_module: Any, _inputs: Any, output: Any, name: str = name) -> None:
                    self._keep(name, output)

                stack.callback(module.register_forward_hook(hook).remove)
            yield

    @contextmanager
    def watch_call(self, name: str, owner: Any, attribute: str, inputs: bool = False) -> Iterator[None]:
        """Records what owner.attribute(…) returns, or its first argument, while the block runs."""
        original = getattr(owner, attribute)

        def call(*args: Any, **kwargs: Any) -> Any:
            if inputs:
                self._keep(name, args[0])
            result = original(*args, **kwargs)
            if not inputs:
                self._keep(name, result)
            return result

        with patch.object(owner, attribute, call):
            yield

    def array(self, name: str, call: int = 0) -> Any:
        """The recorded tensor as a numpy array, without its batch axis."""
        return self.calls[name][call][0].contiguous().numpy()
