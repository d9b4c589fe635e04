"""Speaks a sentence with the native library in the folder given, to see that a build for packages runs from there."""

from __future__ import annotations

import sys
from pathlib import Path

import soundalike.engine
from soundalike.engine import Engine, SynthesisOptions
from soundalike.paths import bundled_resources
from soundalike.text import Tokenizer


def main() -> None:
    soundalike.engine.__path__.insert(0, str(Path(sys.argv[1]).parent))
    demo = bundled_resources() / "demo"
    with Engine.open(demo / "t3.gguf", demo / "s3gen.gguf") as engine:
        vocabulary = engine.description.vocabulary
        tokens = Tokenizer(vocabulary.tokens, vocabulary.merges, vocabulary.added).encode("Hello, how are you today?")
        samples = sum(len(chunk) for chunk in engine.begin(engine.builtin_voice(), tokens, SynthesisOptions()))
        sys.stdout.write(f"{engine.description.backend}: {samples / engine.description.sample_rate:.2f} s of speech\n")
        if samples == 0:
            sys.exit(1)


if __name__ == "__main__":
    main()
