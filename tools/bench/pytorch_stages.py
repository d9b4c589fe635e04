"""What `native/bench/stage_bench.cpp` measures, done by the official PyTorch classes: the same sizes and inputs.

    python -m tools.bench.pytorch_stages FOLDER [THREADS]

It runs from the repository's root in the environment of tests/reference. FOLDER holds an official file set. It speaks
the native program's language: JSON lines out, a pass for every line in.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from pathlib import Path
from typing import Any

import torch
from tests.reference import architecture

T3_PROMPT_TOKENS = 375
TEXT_TOKENS = 32
SPEECH_TOKENS = 250
FLOW_PROMPT_TOKENS = 250
SILENCE_TOKENS = 3
FLOW_STEPS = 2


class Stopwatch:
    """Prints the time since the last lap as a stage."""

    def __init__(self) -> None:
        self._started = time.perf_counter()

    def lap(self, stage: str | None = None) -> float:
        now = time.perf_counter()
        seconds = now - self._started
        self._started = now
        if stage is not None:
            report(stage, seconds)
        return seconds


def report(stage: str, seconds: float) -> None:
    """One line for the program that listens."""
    _answer(stage=stage, microseconds=int(seconds * 1e6))


def _answer(**fields: str | int) -> None:
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


def make_tokens(count: int, vocabulary: int) -> Any:
    """(1, count), by the formula of the native program."""
    return (torch.arange(count) * 7919 + 13)[None] % vocabulary


def make_wave(*shape: int, middle: float, height: float) -> Any:
    """The native program's waves: frames outermost, channels innermost."""
    count = int(torch.tensor(shape).prod())
    return (middle + height * torch.sin(0.37 * torch.arange(count, dtype=torch.float64))).float().reshape(shape)


class Stages:
    """The stages of one model set."""

    def __init__(self, models: architecture.ModelSet) -> None:
        self._models = models
        t3 = models.config["t3"]
        self._speech_vocabulary: int = t3["start_speech_token"]
        self._mel: int = models.config["flow"]["mel"]
        self._text = make_tokens(TEXT_TOKENS, t3["text_vocab"])
        self._speech = make_tokens(SPEECH_TOKENS, self._speech_vocabulary)
        self._speaker = make_wave(1, t3["speaker_embed_size"], middle=0.0, height=0.06)
        self._flow_seconds = 0.0
        self._time_flow(models.s3gen.flow.decoder)

    def _time_flow(self, decoder: Any) -> None:
        official = decoder.forward

        def timed(*inputs: Any, **named: Any) -> Any:
            started = time.perf_counter()
            result = official(*inputs, **named)
            self._flow_seconds = time.perf_counter() - started
            return result

        decoder.forward = timed

    def run(self) -> None:
        """One pass."""
        with torch.inference_mode():
            self._t3()
            self._s3gen()
            self._hift()
        report("pass", 0.0)

    def _t3(self) -> None:
        t3 = self._models.t3
        watch = Stopwatch()
        condition = architecture.t3_condition(
            {
                "speaker_emb": self._speaker,
                "cond_prompt_speech_tokens": make_tokens(T3_PROMPT_TOKENS, self._speech_vocabulary),
            }
        )
        embeds, _ = t3.prepare_input_embeds(
            t3_cond=condition,
            text_tokens=self._text,
            speech_tokens=torch.tensor([[self._speech_vocabulary]]),
            cfg_weight=0.0,
        )
        output = t3.tfmr(inputs_embeds=embeds, use_cache=True)
        t3.speech_head(output[0][:, -1:])
        watch.lap("prefill")
        for i in range(SPEECH_TOKENS):
            output = t3.tfmr(
                inputs_embeds=t3.speech_emb(self._speech[:, i : i + 1]),
                past_key_values=output.past_key_values,
                use_cache=True,
            )
            t3.speech_head(output[0])
        watch.lap("steps")

    def _s3gen(self) -> None:
        silence = self._models.config["constants"]["s3gen_sil"]
        tokens = torch.cat([self._speech, torch.full((1, SILENCE_TOKENS), silence)], dim=1)
        embedding_size = self._models.config["flow"]["spk_embed_dim"]
        voice = {
            "prompt_token": make_tokens(FLOW_PROMPT_TOKENS, self._speech_vocabulary),
            "prompt_token_len": torch.tensor([FLOW_PROMPT_TOKENS]),
            "prompt_feat": make_wave(1, 2 * FLOW_PROMPT_TOKENS, self._mel, middle=-5.0, height=2.0),
            "prompt_feat_len": None,
            "embedding": make_wave(1, embedding_size, middle=0.0, height=1.0),
        }
        watch = Stopwatch()
        self._models.s3gen.flow_inference(tokens, ref_dict=voice, n_cfm_timesteps=FLOW_STEPS, finalize=True)
        report("encoder", watch.lap() - self._flow_seconds)
        report("flow", self._flow_seconds)

    def _hift(self) -> None:
        frames = 2 * (SPEECH_TOKENS + SILENCE_TOKENS)
        mel = make_wave(1, frames, self._mel, middle=-5.0, height=2.0).transpose(1, 2)
        watch = Stopwatch()
        self._models.s3gen.hift_inference(mel)
        watch.lap("vocoder")


def main() -> None:
    """A pass for every line of standard input."""
    folder = Path(sys.argv[1])
    if len(sys.argv) > 2:
        torch.set_num_threads(int(sys.argv[2]))
    watch = Stopwatch()
    stages = Stages(architecture.load_model_set(folder))
    watch.lap("open")
    for _ in sys.stdin:
        stages.run()
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    _answer(stage="peak_memory", kilobytes=kilobytes)


if __name__ == "__main__":
    main()
