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
from dataclasses import dataclass, field, replace
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
FULL_CHUNK = 25
LONG = (
    "We talked about the voice after school, and then we were driving to work when the phone rang again, so we stopped "
    "at the small shop at the end of the road and waited until the rain was over."
)


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


def speak(engine: Engine, tokens: Sequence[int], options: SynthesisOptions) -> tuple[Samples, list[float]]:
    """The samples, and the processor time of this thread that each chunk took: with one thread, all but drawing tokens,
    whatever else the machine does."""
    parts, seconds = [], []
    stream = engine.begin(engine.builtin_voice(), tokens, replace(options, complete_first=True))
    begun = time.thread_time()
    for chunk in stream:
        seconds.append(time.thread_time() - begun)
        parts.append(chunk)
        begun = time.thread_time()
    return np.concatenate(parts), seconds


def compare(engine: Engine, sentences: Sequence[str], listens: bool) -> dict[Plan, Tally]:
    vocabulary = engine.description.vocabulary
    tokenizer = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added)
    tallies = {plan: Tally() for plan in PLANS}
    for seed, sentence in enumerate(sentences):
        tokens = tokenizer.encode(sentence)
        made = {plan: speak(engine, tokens, SynthesisOptions(seed=seed, plan=plan))[0] for plan in PLANS}
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
    """Seconds of one core for each full chunk of a long sentence, the least of three runs.

    The first, with no sentence before it, and the last, which is shorter, are left out.
    """
    vocabulary = engine.description.vocabulary
    tokens = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode(sentence)
    found: dict[str, list[float]] = {}
    plans: tuple[Plan, Plan] = ("growing", "windowed")
    for plan in plans:
        options = SynthesisOptions(seed=1, plan=plan, first_chunk_tokens=FULL_CHUNK, chunk_tokens=FULL_CHUNK)
        runs = [speak(engine, tokens, options)[1][1:-1] for _ in range(3)]
        found[plan] = [min(chunk) for chunk in zip(*runs, strict=True)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sentences", type=int, default=20, help="how many are spoken and listened to; 0: none")
    parser.add_argument("--model", type=Path, default=None)
    options = parser.parse_args()
    with (ROOT / "tests" / "end_to_end" / "sentences.tsv").open(encoding="utf-8") as file:
        sentences = [row[-1] for row in csv.reader(file, delimiter="\t")]
    demo = bundled_resources() / "demo"
    with Engine.open(demo / "t3.gguf", demo / "s3gen.gguf", threads=1) as engine:
        if options.sentences:
            report("Demo model", compare(engine, sentences[-options.sentences :], listens=True))
        measured = costs(engine, LONG)
    sys.stdout.write(
        "\nSeconds a chunk: " + "; ".join(f"{p} {[round(c, 2) for c in v]}" for p, v in measured.items()) + "\n"
    )
    (ROOT / "docs" / "streaming-cost.svg").write_text(draw(measured), encoding="utf-8")
    if options.model:
        with Engine.open(options.model / "t3.gguf", options.model / "s3gen.gguf", threads=1) as engine:
            report(f"{options.model.name} (random weights)", compare(engine, sentences[-10:], listens=False))


if __name__ == "__main__":
    main()
