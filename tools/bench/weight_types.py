"""Measures the types of weights: `python -m tools.bench.weight_types` prints the tables of docs/models.md.

On the demo model: size, tokens and log-mel frames against the exact files, and, listening, word error and likeness of
the voice. `--model FOLDER` measures another pair instead (a random full-size one), without listening to it. Needs
`make bench`'s programs in build/native.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from tests.end_to_end import recogniser, similarity, word_errors

from soundalike.engine import Engine, SynthesisOptions
from soundalike.models.find_model import ModelPair
from soundalike.models.quantisation import quantize_pair
from soundalike.speech import Sound, Speaker
from soundalike.text import Tokenizer

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "build" / "native" / "bench" / "soundalike_type_bench"
MARK = ROOT / "resources" / "mark.gguf"
CLIP = "builtin_joe.wav"
TYPES = ("exact", "f16", "q8_0", "q6_K", "q5_K", "q4_K", "q5_0", "q4_0")


@dataclass(frozen=True)
class Row:
    """One type's figures; None where it wasn't listened to."""

    name: str
    megabytes: tuple[float, float]
    same_top: float
    same_drawn: float
    mel_error: float
    step_ms: float
    flow_s: float
    word_error: float | None
    likeness: float | None

    def text(self) -> str:
        listened = ["-", "-"]
        if self.word_error is not None and self.likeness is not None:
            listened = [f"{self.word_error:.1%}", f"{self.likeness:.3f}"]
        cells = [
            self.name,
            *(f"{size:.1f}" for size in self.megabytes),
            f"{self.same_top:.1%}",
            f"{self.same_drawn:.1%}",
            f"{self.mel_error:.4f}",
            *listened,
            f"{self.step_ms:.1f}",
            f"{self.flow_s:.2f}",
        ]
        return f"| {' | '.join(cells)} |"


HEAD = (
    "| type | T3, MB | S3Gen, MB | same likeliest token | same drawn token | log-mel error | word error | likeness "
    "| T3 step, CPU ms | flow, CPU s |\n|---|---|---|---|---|---|---|---|---|---|"
)


def compare(exact: ModelPair, other: ModelPair, lines: Sequence[Sequence[int]], threads: int) -> dict[str, float]:
    """The program's figures over all sentences."""
    files = [exact.t3, exact.s3gen, other.t3, other.s3gen, MARK]
    process = subprocess.run(
        [PROGRAM, *files, str(threads)],
        input="".join(f"{' '.join(map(str, line))}\n" for line in lines),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    answers: list[dict[str, Any]] = [json.loads(line) for line in process.stdout.splitlines()]
    steps = sum(answer["steps"] for answer in answers)
    return {
        "same_top": sum(answer["same_top"] for answer in answers) / steps,
        "same_drawn": sum(answer["same_drawn"] for answer in answers) / steps,
        "mel_error": float(np.mean([answer["mel_error"] for answer in answers])) / 1e6,
        "step_ms": sum(answer["step"] * answer["steps"] for answer in answers) / steps / 1e3,
        "flow_s": float(np.mean([answer["flow"] for answer in answers])) / 1e6,
    }


def listen(pair: ModelPair, sentences: Sequence[str]) -> tuple[float, float]:
    """Word error over all sentences, and the mean likeness to the clip that the voice was made from."""
    edits = words = 0
    alike = []
    with Engine.open(pair.t3, pair.s3gen, threads=1) as engine:
        speaker = Speaker(engine, engine.builtin_voice())
        for sentence in sentences:
            chunks = [
                event.samples for event in speaker.speak(sentence, SynthesisOptions(seed=1)) if isinstance(event, Sound)
            ]
            samples, rate = np.concatenate(chunks), engine.description.sample_rate
            expected = word_errors.normalised(sentence)
            edits += word_errors.edits(expected, word_errors.normalised(recogniser.listen(samples, rate)))
            words += len(expected)
            alike.append(similarity.similarity((samples, rate), similarity.read_clip(CLIP)))
    return edits / words, float(np.mean(alike))


def text_tokens(pair: ModelPair, sentences: Sequence[str]) -> list[list[int]]:
    """Each sentence's ids."""
    with Engine.open(pair.t3, pair.s3gen, threads=1) as engine:
        vocabulary = engine.description.vocabulary
    tokenizer = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added)
    return [tokenizer.encode(sentence) for sentence in sentences]


def read_sentences(count: int) -> list[str]:
    """Some of the sentences that the tests listen to, spread over all of them."""
    with (ROOT / "tests" / "end_to_end" / "sentences.tsv").open(encoding="utf-8", newline="") as file:
        texts = [row[-1] for row in csv.reader(file, delimiter="\t")]
    return random.Random(1).sample(texts, min(count, len(texts)))


def main() -> None:
    """Prints a row a type."""
    parser = argparse.ArgumentParser(description="Measures the types of weights.")
    parser.add_argument("--model", type=Path, help="folder of exact files, t3.gguf and s3gen.gguf; not listened to")
    parser.add_argument("--types", default=",".join(TYPES), help="comma-separated, of T3 and S3Gen alike")
    parser.add_argument("--sentences", type=int, default=20)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    folder = arguments.model or ROOT / "build" / "models" / "demo"
    exact = ModelPair(folder / "t3.gguf", folder / "s3gen.gguf", "exact")
    sentences = read_sentences(arguments.sentences)
    lines = text_tokens(exact, sentences)
    sys.stdout.write(f"{HEAD}\n")
    for name in arguments.types.split(","):
        with tempfile.TemporaryDirectory() as scratch:
            pair = exact
            if name != "exact":
                made = quantize_pair(exact, Path(scratch), name)
                pair = ModelPair(made.t3, made.s3gen, name)
            heard = (None, None) if arguments.model else listen(pair, sentences)
            sizes = pair.t3.stat().st_size / 1e6, pair.s3gen.stat().st_size / 1e6
            found = compare(exact, pair, lines, arguments.threads)
            row = Row(name, sizes, word_error=heard[0], likeness=heard[1], **found)
            sys.stdout.write(f"{row.text()}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
