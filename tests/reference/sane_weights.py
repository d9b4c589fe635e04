"""Random weights that behave like trained ones where it matters for comparing.

Default initialisation hides faults: zero biases, unit norms and gains, a meanflow mixer that ignores r, a GPT whose
positions all end in one direction, a vocoder that is silent. So everything is drawn at random first, and the few places
that decide about the scale of a result are then set from what the official forward pass gives on a real clip.
"""

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import nn

Draw = Callable[..., Any]


def _drawer(seed: int) -> Draw:
    """A function that draws standard normals of a shape from its own generator."""
    generator = torch.Generator().manual_seed(seed)
    return lambda *shape: torch.randn(*shape, generator=generator)


def _fan_in(module: Any, weight: Any) -> float:
    """Number of terms in the sum that makes one output."""
    if isinstance(module, nn.ConvTranspose1d):
        return float(weight.shape[0] * weight.shape[2] / module.stride[0])
    if type(module).__name__ == "Conv1D":  # the (in, out) matrices of Hugging Face's GPT-2
        return float(weight.shape[0])
    return float(weight[0].numel())


def _randomise_weight(module: Any, draw: Draw, gain: float) -> None:
    if nn.utils.parametrize.is_parametrized(module, "weight"):
        norm = module.parametrizations.weight
        direction = norm.original1
        direction.copy_(draw(*direction.shape) * gain / math.sqrt(_fan_in(module, direction)))
        length = direction.flatten(1).norm(dim=1).view_as(norm.original0)
        norm.original0.copy_(length * (1.0 + 0.25 * draw(*length.shape)).clamp(0.4, 1.6))
    else:
        weight = module.weight
        weight.copy_(draw(*weight.shape) * gain / math.sqrt(_fan_in(module, weight)))


def _randomise_norm(module: Any, draw: Draw) -> None:
    if module.weight is not None:
        module.weight.copy_((1.0 + 0.25 * draw(*module.weight.shape)).clamp(0.4, 1.6))
        module.bias.copy_(0.15 * draw(*module.bias.shape))


def randomise(root: Any, seed: int, gain: float = 1.0) -> None:
    """Draws every parameter of `root`: weights of variance gain^2 / fan-in, small biases, norms and alphas around 1."""
    draw = _drawer(seed)
    norms = (nn.LayerNorm, nn.BatchNorm1d, nn.BatchNorm2d)
    matrices = (nn.Linear, nn.Conv1d, nn.Conv2d, nn.ConvTranspose1d)
    with torch.no_grad():
        for module in root.modules():
            if isinstance(module, norms):
                _randomise_norm(module, draw)
            elif isinstance(module, matrices) or type(module).__name__ == "Conv1D":
                _randomise_weight(module, draw, gain)
                if module.bias is not None:
                    module.bias.copy_(0.1 * draw(*module.bias.shape))
            elif isinstance(module, nn.Embedding):
                module.weight.copy_(draw(*module.weight.shape))
            elif isinstance(module, nn.LSTM):
                for parameter in module.parameters():
                    parameter.copy_(draw(*parameter.shape) / math.sqrt(parameter.shape[-1]))
            elif type(module).__name__ == "Snake":
                module.alpha.copy_((0.6 * draw(*module.alpha.shape)).exp())
            elif hasattr(module, "pos_bias_u"):
                module.pos_bias_u.copy_(0.5 * draw(*module.pos_bias_u.shape))
                module.pos_bias_v.copy_(0.5 * draw(*module.pos_bias_v.shape))


def sharpen_attention(root: Any, factor: float) -> None:
    """Scales queries and keys, so that soft-max picks positions instead of averaging over all of them."""
    with torch.no_grad():
        for name, module in root.named_modules():
            last = name.rsplit(".", 1)[-1]
            if last in {"linear_q", "linear_k", "linear_pos", "to_q", "to_k", "query", "key"}:
                module.weight.mul_(factor)
            elif last == "c_attn":
                width = module.weight.shape[0]
                module.weight[:, : 2 * width].mul_(factor)


def _output_of(module: Any, run: Callable[[], Any]) -> Any:
    """What `module` gives while `run` runs (the last call)."""
    seen: list[Any] = []
    handle = module.register_forward_hook(lambda _module, _inputs, output: seen.append(output))
    try:
        with torch.no_grad():
            run()
    finally:
        handle.remove()
    return seen[-1]


class _Reached(Exception):  # noqa: N818 - not an error: it ends a forward pass whose rest isn't needed
    """Carries a module's output out of the forward pass."""

    def __init__(self, output: Any) -> None:
        super().__init__()
        self.output = output


def _first_output_of(module: Any, run: Callable[[], Any]) -> Any:
    """What `module` gives at its first call; `run` isn't run to its end."""

    def stop(_module: Any, _inputs: Any, output: Any) -> None:
        raise _Reached(output)

    handle = module.register_forward_hook(stop)
    try:
        with torch.no_grad():
            run()
    except _Reached as reached:
        return reached.output
    finally:
        handle.remove()
    raise RuntimeError("the module was never called")


def centre_t3(t3: Any, run: Callable[[], Any], head_gain: float = 2.5) -> None:
    """Takes out what all positions have in common, layer by layer (a random GPT collapses onto it).

    `run` runs the backbone over a sequence of conditioning, text and speech; the head's weights grow by `head_gain`.
    """
    with torch.no_grad():
        for block in t3.tfmr.h:
            for projection in (block.attn.c_proj, block.mlp.c_proj):
                projection.bias.sub_(_first_output_of(projection, run).mean(dim=(0, 1)))
        final = _first_output_of(t3.tfmr.ln_f, run)[0]
        t3.speech_head.weight.mul_(head_gain)
        t3.speech_head.bias.sub_((final @ t3.speech_head.weight.T).mean(dim=0))


def spread_codes(tokenizer: Any, live_digits: int, run: Callable[[], Any]) -> None:
    """Scales the projection before FSQ so that each live digit takes its three values; the others are always 0."""
    project = tokenizer.quantizer._codebook.project_down
    with torch.no_grad():
        before = _output_of(project, run)
        scale = 1.0 / before.std(dim=0)
        project.weight.mul_(scale[:, None])
        project.bias.copy_((project.bias - before.mean(dim=0)) * scale + 0.2 * torch.linspace(-1, 1, 8))
        project.weight[live_digits:].mul_(0.02)
        project.bias[live_digits:] = -4.0


def calibrate_batch_norm(campplus: Any, features: Any, seed: int) -> None:
    """Sets BatchNorm statistics from `features` (clips, frames, bins), then moves them away from the exact values."""
    draw = _drawer(seed)
    norms = [module for module in campplus.modules() if isinstance(module, nn.BatchNorm1d | nn.BatchNorm2d)]
    for norm in norms:
        norm.momentum = None  # a plain average over what is seen
        norm.reset_running_stats()
    campplus.train()
    with torch.no_grad():
        campplus(features)
        campplus.eval()
        for norm in norms:
            norm.running_mean.add_(0.1 * draw(*norm.running_mean.shape) * norm.running_var.sqrt())
            norm.running_var.mul_((0.2 * draw(*norm.running_var.shape)).exp()).clamp_(min=1e-3)


def scale_output(module: Any, run: Callable[[], Any], channel_axis: int, mean: Any, std: float) -> None:
    """Sets weight and bias of the last layer of a stage so that its output has about this mean and deviation."""
    with torch.no_grad():
        output = _output_of(module, run).movedim(channel_axis, -1).flatten(0, -2)
        factor = std / output.std(dim=0).mean()
        target = module.parametrizations.weight.original0 if hasattr(module, "parametrizations") else module.weight
        target.mul_(factor)
        module.bias.copy_((module.bias - output.mean(dim=0)) * factor + mean)


def round_to_half(root: Any) -> None:
    """Rounds every floating-point value to float16 (kept as float32): what the stored file holds."""
    with torch.no_grad():
        for value in root.state_dict().values():
            if value.is_floating_point():
                value.copy_(value.half().float())
