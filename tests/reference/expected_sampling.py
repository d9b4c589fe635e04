"""Unit cases of the sampling step: logits in, processed logits and the drawn token out.

The official loop `T3.inference_turbo` runs over a stand-in for the network that gives chosen logits, so that order and
formulas of the processors are the official ones.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from chatterbox.models.t3 import T3
from tests.reference import inject
from torch.nn import functional

VOCABULARY = 731
START, STOP = 729, 730
LAST_UNIFORM = 1.0 - 2.0**-53


def _process(logits: Any, generated: list[int], sampling: dict[str, Any]) -> Any:
    """Processed logits (V) of the token drawn after `generated` ([START] stands for the first draw)."""
    forced = [] if generated == [START] else generated

    def backbone(inputs_embeds: Any, use_cache: bool, past_key_values: Any = None) -> Any:
        class Output(tuple[Any, ...]):
            past_key_values = None

        return Output((inputs_embeds,))

    network = SimpleNamespace(
        hp=SimpleNamespace(start_speech_token=START, stop_speech_token=STOP),
        prepare_input_embeds=lambda **_: (torch.zeros(1, 1, 1), 0),
        tfmr=backbone,
        speech_emb=lambda _: torch.zeros(1, 1, 1),
        speech_head=lambda _: torch.from_numpy(logits)[None, None, :],
    )
    recorder = inject.Recorder()
    with (
        recorder.watch_call("processed", functional, "softmax", inputs=True),
        inject.multinomial(lambda index, _: [*forced, 0][index]),
    ):
        T3.inference_turbo(network, None, torch.zeros(1, 1, dtype=torch.long), max_gen_len=len(forced), **sampling)
    return recorder.array("processed", len(forced))


def _sampling(temperature: float = 0.8, top_k: int = 1000, top_p: float = 0.95, penalty: float = 1.2) -> dict[str, Any]:
    return {"temperature": temperature, "top_k": top_k, "top_p": top_p, "repetition_penalty": penalty}


def _cases() -> list[tuple[Any, list[int], dict[str, Any], float]]:
    draw = np.random.default_rng(21)

    def logits(scale: float = 2.5, offset: float = 0.0) -> Any:
        return (scale * draw.standard_normal(VOCABULARY) + offset).astype(np.float32)

    def ids(count: int) -> list[int]:
        return [int(token) for token in draw.integers(0, START, count)]

    def best(values: Any, count: int) -> list[int]:
        return [int(token) for token in np.argsort(-values)[:count]]

    plain, ties, negative, peaked, first, last, doubled = (logits() for _ in range(7))
    ties = np.round(ties * 2.0) / 2.0
    negative = -np.abs(negative) - 4.0
    peaked[17] = 40.0
    first[:5] = -30.0  # removed: u = 0 must not draw an id of probability 0
    doubled[best(doubled, 1)] = 0.0
    start_is_best = logits()
    start_is_best[START] = 12.0
    return [
        (plain, [START], _sampling(), 0.37),  # top_k beyond the vocabulary
        (ties, ids(8), _sampling(top_k=20, top_p=1.0), 0.61),  # ties with the k-th value are all kept
        (plain, best(plain, 6), _sampling(top_k=50, top_p=1.0), 0.083),
        (plain, best(plain, 6), _sampling(penalty=1.0), 0.52),
        (negative, best(negative, 9), _sampling(penalty=1.5), 0.29),
        (plain, best(plain, 1), _sampling(top_k=1), 0.999),
        (plain, ids(30), _sampling(temperature=1.0, top_k=100), 0.44),
        (peaked, [17, *ids(4)], _sampling(top_p=0.5), 0.73),  # one survivor
        (first, ids(12), _sampling(top_k=100), 0.0),
        (last, ids(12), _sampling(top_k=100), LAST_UNIFORM),
        (doubled, [STOP, *best(doubled, 4) * 3], _sampling(penalty=2.0), 0.18),  # repeats don't compound; a zero logit
        (start_is_best, [START], _sampling(temperature=0.0, top_k=0, top_p=0.9), 0.5),  # 0 means: leave out
    ]


def compute() -> dict[str, Any]:
    """All `sample/K/…` tensors."""
    tensors: dict[str, Any] = {}
    for number, (logits, generated, sampling, uniform) in enumerate(_cases()):
        processed = _process(logits, generated, sampling)
        probabilities = torch.softmax(torch.from_numpy(processed), dim=-1).numpy()
        keys = ("temperature", "top_k", "top_p", "repetition_penalty")
        tensors |= {
            f"sample/{number}/logits": logits,
            f"sample/{number}/generated": generated,
            f"sample/{number}/params": np.array([sampling[key] for key in keys], dtype=np.float32),
            f"sample/{number}/processed": processed,
            f"sample/{number}/uniform": np.array([uniform], dtype=np.float64),
            f"sample/{number}/token": [inject.inverse_cdf(probabilities, uniform)],
        }
    return tensors
