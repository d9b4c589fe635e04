"""What the native fuzzing once found is refused or opened by the library, as a model, as a voice and as the mark."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.engine import Engine
from soundalike.engine.mark import Mark
from soundalike.errors import SoundalikeError
from soundalike.paths import bundled_resources

FOUND = sorted((Path(__file__).parent / "found").glob("*.gguf"))


@pytest.fixture(scope="module")
def demo() -> Engine:
    folder = bundled_resources() / "demo"
    return Engine.open(folder / "t3.gguf", folder / "s3gen.gguf", threads=1)


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.name)
def test_it_stays_mended(path: Path, demo: Engine) -> None:
    folder = bundled_resources() / "demo"
    for use in (
        lambda: Engine.open(path, folder / "s3gen.gguf", threads=1).close(),
        lambda: Engine.open(folder / "t3.gguf", path, threads=1).close(),
        lambda: demo.load_voice(path),
        lambda: Mark.open(path, threads=1).close(),
    ):
        with pytest.raises(SoundalikeError):
            use()
