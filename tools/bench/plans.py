"""Compares the streaming plans with `whole`: `python -m tools.bench.plans` prints the tables of docs/streaming.md.

On the demo model: the difference of log spectra, likeness of the voice and word error; and the cost of each chunk over
the length of a sentence, drawn into docs/streaming-cost.svg. `--model FOLDER` adds another model, such as a
random-weight one with a flow temperature of 1, without listening to it.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from tests.end_to_end import recogniser, similarity, word_errors

from soundalike.engine import Engine, Plan, Samples, SynthesisOptions
from soundalike.paths import bundled_resources
from soundalike.text import Tokenizer
from tools.bench.cost_graph import draw

ROOT = Path(__file__).parents[2]
PLANS: tuple[Plan, ...] = ("whole", "growing", "windowed")
N_FFT = 1024
HOP = 240
FLOOR = 1e-3


@dataclass
class Tally:
    """What was measured of one plan."""

    mel: list[float] = field(default_factory=list)
    alike: list[float] = field(default_factory=list)
    errors: int = 0
    words: int = 0


def log_spectrum(samples: Samples) -> np.ndarray:
    """Natural logarithm of magnitudes, (frames, bins), above a floor of -60 dB of full scale."""
    window = np.hanning(N_FFT).astype(np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(samples, N_FFT)[::HOP] * window
    return np.asarray(np.log(np.abs(np.fft.rfft(frames)) + FLOOR))


def speak(engine: Engine, tokens: Sequence[int], plan: Plan, seed: int) -> tuple[Samples, list[float]]:
    """The samples, and the seconds that each chunk took once all tokens were there."""
    options = SynthesisOptions(seed=seed, plan=plan, complete_first=True)
    parts, seconds = [], []
    stream = engine.begin(engine.builtin_voice(), tokens, options)
    begun = time.perf_counter()
    for chunk in stream:
        seconds.append(time.perf_counter() - begun)
        parts.append(chunk)
        begun = time.perf_counter()
    times = stream.result.times
    seconds[0] -= min(seconds[0], times.prefill + times.decode)
    return np.concatenate(parts), seconds


def compare(engine: Engine, sentences: Sequence[str], listens: bool) -> dict[Plan, Tally]:
    vocabulary = engine.description.vocabulary
    tokenizer = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added)
    tallies = {plan: Tally() for plan in PLANS}
    for seed, sentence in enumerate(sentences):
        made = {plan: speak(engine, tokenizer.encode(sentence), plan, seed)[0] for plan in PLANS}
        reference = log_spectrum(made["whole"])
        rate = engine.description.sample_rate
        for plan, samples in made.items():
            tally = tallies[plan]
            tally.mel.append(float(np.abs(log_spectrum(samples) - reference).mean()))
            if listens:
                tally.alike.append(similarity.similarity((samples, rate), (made["whole"], rate)))
                heard = word_errors.normalised(recogniser.listen(samples, rate))
                said = word_errors.normalised(sentence)
                tally.errors += word_errors.edits(said, heard)
                tally.words += len(said)
    return tallies


def report(name: str, tallies: dict[Plan, Tally]) -> None:
    sys.stdout.write(
        f"\n{name}\n\n| plan | log-spectrum difference | likeness to `whole` | word error |\n|---|---|---|---|\n"
    )
    for plan, tally in tallies.items():
        alike = f"{np.mean(tally.alike):.3f}" if tally.alike else ""
        errors = f"{tally.errors / tally.words:.3f}" if tally.words else ""
        sys.stdout.write(f"| {plan} | {np.mean(tally.mel):.4f} | {alike} | {errors} |\n")


def costs(engine: Engine, sentence: str) -> dict[str, list[float]]:
    """Seconds of each full chunk of a long sentence, the least of three runs."""
    vocabulary = engine.description.vocabulary
    tokens = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode(sentence)
    found: dict[str, list[float]] = {}
    plans: tuple[Plan, Plan] = ("growing", "windowed")
    for plan in plans:
        runs = [speak(engine, tokens, plan, 1)[1][1:-1] for _ in range(3)]
        found[plan] = [min(chunk) for chunk in zip(*runs, strict=True)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=int, default=20)
    parser.add_argument("--model", type=Path, default=None)
    options = parser.parse_args()
    with (ROOT / "tests" / "end_to_end" / "sentences.tsv").open(encoding="utf-8") as file:
        sentences = [row[-1] for row in csv.reader(file, delimiter="\t")]
    chosen = sentences[-options.sentences :]
    demo = bundled_resources() / "demo"
    with Engine.open(demo / "t3.gguf", demo / "s3gen.gguf") as engine:
        report("Demo model", compare(engine, chosen, listens=True))
        long = "We talked about the voice after school, and then we were driving to work when the phone rang again."
        measured = costs(engine, long)
    sys.stdout.write(
        "\nSeconds a chunk: " + "; ".join(f"{p} {[round(c, 2) for c in v]}" for p, v in measured.items()) + "\n"
    )
    (ROOT / "docs" / "streaming-cost.svg").write_text(draw(measured), encoding="utf-8")
    if options.model:
        with Engine.open(options.model / "t3.gguf", options.model / "s3gen.gguf") as engine:
            report(f"{options.model.name} (random weights)", compare(engine, chosen[:5], listens=False))


if __name__ == "__main__":
    main()
