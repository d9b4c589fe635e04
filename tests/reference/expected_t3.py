"""What the official T3 gives: logits of a forced run, greedy and seeded token streams."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import torch
from chatterbox.tts_turbo import punc_norm
from tests.reference import architecture, inject, noise

MAX_TOKENS = 60
FIRST_STOP_TEXTS = [f"Number {n}, {word}." for n in range(20) for word in ("stop", "please", "now", "here")]
LOGIT_WOBBLE = 3e-4  # a stored token stream doesn't change when every logit is moved by up to this


class T3Run:
    """The official sampling loop for one sentence and voice."""

    def __init__(self, models: architecture.ModelSet, text: str, max_tokens: int = MAX_TOKENS) -> None:
        self.models = models
        self.max_tokens = max_tokens
        self.text = punc_norm(text)
        self.text_ids = models.tokenizer(self.text, return_tensors="pt").input_ids
        self.defaults = models.config["generation_defaults"]
        self.stop: int = models.config["t3"]["stop_speech_token"]

    def _loop(self, choose: Callable[[int, Any], int], max_tokens: int, **changed: Any) -> list[int]:
        condition = architecture.t3_condition(self.models.conditionals["t3"])
        with torch.inference_mode(), inject.multinomial(choose):
            tokens = self.models.t3.inference_turbo(
                condition, self.text_ids, max_gen_len=max_tokens - 1, **{**self.defaults, **changed}
            )
        return [int(token) for token in tokens[0]]

    def forced(self, tokens: list[int]) -> Any:
        """Logits (1 + n, V): before the first token and after each of the forced tokens."""
        recorder = inject.Recorder()
        with recorder.watch(logits=self.models.t3.speech_head):
            self._loop(lambda index, _: [*tokens, 0][index], max_tokens=len(tokens) + 1)
        return np.stack([logits[0, -1].numpy() for logits in recorder.calls["logits"]])

    def greedy(self) -> list[int]:
        """The loop with top_k = 1."""
        return self._loop(lambda _, probabilities: int(np.argmax(probabilities)), self.max_tokens, top_k=1)

    def seeded(self, seed: int) -> list[int]:
        """The loop with the model's own sampling defaults; draws by inverse CDF, uniforms of stream 0."""
        uniforms = noise.token_uniforms(seed, self.max_tokens)
        return self._loop(lambda index, p: inject.inverse_cdf(p, float(uniforms[index])), self.max_tokens)

    def first_token(self, seed: int, probabilities: Any) -> int:
        """The first token of a seeded run, from the probabilities of the first draw."""
        return inject.inverse_cdf(probabilities, float(noise.token_uniforms(seed, 1)[0]))

    def first_probabilities(self) -> Any:
        """What the first token is drawn from (V)."""
        seen: list[Any] = []

        def choose(_: int, probabilities: Any) -> int:
            seen.append(probabilities.copy())
            return self.stop

        self._loop(choose, max_tokens=1)
        return seen[0]

    def is_stable(self, run: Callable[[], list[int]], tries: int = 3) -> bool:
        """Whether a token stream survives small errors in the logits (another order of summation makes such)."""
        expected = run()
        generator = torch.Generator().manual_seed(1)

        def wobble(_module: Any, _inputs: Any, output: Any) -> Any:
            return output + LOGIT_WOBBLE * (2.0 * torch.rand(output.shape, generator=generator) - 1.0)

        handle = self.models.t3.speech_head.register_forward_hook(wobble)
        try:
            return all(run() == expected for _ in range(tries))
        finally:
            handle.remove()

    def stable_seeds(self, candidates: Iterable[int], count: int) -> list[int]:
        """The first `count` seeds whose streams are stable."""
        found: list[int] = []
        for seed in candidates:
            if self.is_stable(lambda seed=seed: self.seeded(seed)):  # type: ignore[misc]
                found.append(seed)
                if len(found) == count:
                    return found
        raise RuntimeError("too few stable seeds")


def _first_stop(models: architecture.ModelSet) -> dict[str, Any]:
    """A run whose first token is the stop token: the loop goes on, since only later tokens are looked at."""
    for text in FIRST_STOP_TEXTS:
        run = T3Run(models, text)
        probabilities = run.first_probabilities()
        if probabilities[run.stop] > 0.001:
            starts_with_stop = (s for s in range(20_000) if run.first_token(s, probabilities) == run.stop)
            seed = run.stable_seeds(starts_with_stop, 1)[0]
            return {
                "t3/first_stop/text_ids": run.text_ids[0].numpy(),
                "t3/first_stop/seed": [seed],
                "t3/first_stop/tokens": run.seeded(seed),
            }
    raise RuntimeError("no text makes the stop token likely at the start")


def _streams(run: T3Run, seeds: int, pool: int) -> dict[str, Any]:
    """Seeded streams; at least one ends by the stop token and one by the length limit, where the model does both."""
    stable = run.stable_seeds(range(1, 200), pool)
    streams = {seed: run.seeded(seed) for seed in stable}
    stopped = [seed for seed in stable if len(streams[seed]) < run.max_tokens]
    limited = [seed for seed in stable if len(streams[seed]) == run.max_tokens]
    stopped.sort(key=lambda seed: -len(streams[seed]))
    mixed = [*stopped[: seeds - 1], *limited[:1], *stopped[seeds - 1 :], *limited[1:]][:seeds]
    return {
        "t3/seeds": mixed,
        **{f"t3/seeded_tokens/{seed}": streams[seed] for seed in mixed},
    }


def compute(
    models: architecture.ModelSet,
    text: str,
    *,
    forced: int = 24,
    first_stop: bool = True,
    thorough: bool = True,
    max_tokens: int = MAX_TOKENS,
    pool: int = 12,
) -> dict[str, Any]:
    """All `t3/…` tensors for one sentence in the model's own voice.

    Streams have at most `max_tokens` tokens and come from three of the first `pool` stable seeds. Not `thorough`:
    streams of `forced` tokens from one seed, not tested for stability (a full-size model is slow).
    """
    run = T3Run(models, text, max_tokens if thorough else forced)
    if thorough and not run.is_stable(run.greedy):
        raise RuntimeError("the greedy stream is not stable: take another sentence")
    streams = _streams(run, seeds=3, pool=pool) if thorough else {"t3/seeds": [1], "t3/seeded_tokens/1": run.seeded(1)}
    draw = np.random.default_rng(11)
    tokens = [int(token) for token in draw.integers(0, models.config["tok"]["codebook"], forced)]
    logits = run.forced(tokens)
    conditionals = models.conditionals["t3"]
    return {
        "t3/text_ids": run.text_ids[0].numpy(),
        "t3/speaker_emb": conditionals["speaker_emb"][0].float().numpy(),
        "t3/prompt_tokens": conditionals["cond_prompt_speech_tokens"][0].numpy(),
        "t3/sampling": np.array(
            [run.defaults[k] for k in ("temperature", "top_k", "top_p", "repetition_penalty")], dtype=np.float32
        ),
        "t3/max_tokens": [run.max_tokens],
        "t3/prefill_logits": logits[0],
        "t3/forced_tokens": tokens,
        "t3/forced_logits": logits[1:],
        "t3/greedy_tokens": run.greedy(),
        **streams,
        **(_first_stop(models) if first_stop else {}),
    }
