"""The official T3 at Nano's proportions: calibrates the weights of `nano_weights.py` and computes with them."""

from pathlib import Path
from typing import Any

import torch
from tests.reference import architecture, expected_t3, nano_weights, sane_weights, small_models


def _load(t3: Any, tensors: Any) -> None:
    t3.load_state_dict({name: torch.from_numpy(values) for name, values in tensors.items()}, strict=True)


def compute(small_folder: Path, text: str) -> dict[str, Any]:
    """The `t3/…` tensors, and the calibrated ones under `weights/…`."""
    small = architecture.load_model_set(small_folder)
    config = nano_weights.sizes(small.config)
    t3 = architecture.build_t3(config)
    models = architecture.ModelSet(config, t3, small.s3gen, small.voice_encoder, small.tokenizer, small.conditionals)
    _load(t3, nano_weights.weights(config, {}))
    words = models.tokenizer(small_models.CALIBRATION_TEXT, return_tensors="pt").input_ids
    draw = torch.Generator().manual_seed(nano_weights.SEED)
    speech = torch.randint(0, config["tok"]["codebook"], (1, 60), generator=draw)

    def run() -> None:
        condition = architecture.t3_condition(models.conditionals["t3"])
        embeds, _ = t3.prepare_input_embeds(t3_cond=condition, text_tokens=words, speech_tokens=speech)
        t3.tfmr(inputs_embeds=embeds)

    sane_weights.centre_t3(t3, run, head_gain=1.0)
    with torch.no_grad():
        t3.speech_head.bias[config["t3"]["stop_speech_token"]] = 1.0
    state = t3.state_dict()
    calibrated = {name: state[name].numpy().copy() for name in nano_weights.calibrated_names()}
    _load(t3, nano_weights.weights(config, calibrated))
    expected = expected_t3.compute(models, text, forced=12, first_stop=False, max_tokens=24, pool=3)
    return {**expected, **{f"weights/{name}": values for name, values in calibrated.items()}}
