"""Quantised files say what they are; Python's rule of what is quantised is the native library's."""

from __future__ import annotations

from pathlib import Path

import pytest

from soundalike.engine import Engine, quantize_file
from soundalike.errors import CancelledError, MissingError, RefusedError, UsageError
from soundalike.models import convert, describe, format_model_file
from soundalike.models.find_model import ModelPair
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.models.quantisation import convert_to, quantize_model_file, quantize_pair
from soundalike.models.weight_types import fallbacks, is_quantizable, pair_types, quantization
from soundalike.weight_choices import PRESETS, QUANTIZED_TYPES

SMALL = Path(__file__).parents[1] / "reference" / "fixtures" / "small"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> ModelPair:
    """The small model in 32 bits, so that everything that is quantised changes its type."""
    made = convert(SMALL, tmp_path_factory.mktemp("small"), type="f32")
    return ModelPair(made.t3, made.s3gen, "small")


@pytest.mark.parametrize("weight_type", QUANTIZED_TYPES)
def test_what_is_quantised_is_what_the_native_library_quantises(
    small: ModelPair, tmp_path: Path, weight_type: str
) -> None:
    for source in (small.t3, small.s3gen):
        out = tmp_path / source.name
        quantize_file(source, out, weight_type)
        before, after = read_gguf_head(source), read_gguf_head(out)
        changed = {
            name for name, tensor in after.tensors.items() if tensor.type.name != "f32" and "i" not in tensor.type.name
        }
        assert changed == {name for name, tensor in before.tensors.items() if is_quantizable(tensor)}
        assert quantization(after) == weight_type
        for fallback in fallbacks(after):
            row = after.tensors[fallback.tensor].shape[-1]
            assert fallback.type == ("q8_0" if row % 32 == 0 else "f16")
        fallen = {fallback.tensor for fallback in fallbacks(after)}
        assert all(after.tensors[name].type.name == weight_type.lower() for name in changed - fallen)


def test_info_says_what_fell_back(small: ModelPair, tmp_path: Path) -> None:
    out = tmp_path / "s3gen.gguf"
    quantize_model_file(small.s3gen, out, "q4_K")
    info = describe(out)
    assert info.quantization == "q4_K"
    kinds = {fallback.type for fallback in info.fallbacks}
    assert kinds == {"q8_0", "f16"}
    said = format_model_file(info)
    for kind in kinds:
        count = sum(fallback.type == kind for fallback in info.fallbacks)
        assert f"stored as {kind}, since their rows don't fit q4_K: {count} tensors (" in said
    assert "hift/conv_pre/weight" in {fallback.tensor for fallback in info.fallbacks}
    assert "rows don't fit" not in format_model_file(describe(small.s3gen))


def test_a_pair_is_quantised_whole_or_not_at_all(small: ModelPair, tmp_path: Path) -> None:
    out = tmp_path / "klein & fein"
    shares: list[float] = []
    made = quantize_pair(small, out, "balanced", lambda _item, share: shares.append(share))
    assert (made.t3, made.s3gen) == (out / "t3.gguf", out / "s3gen.gguf")
    assert sorted(path.name for path in out.iterdir()) == ["s3gen.gguf", "t3.gguf"]
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    with Engine.open(made.t3, made.s3gen, threads=1) as engine:
        assert engine.description.builtin_voice

    def stop(_item: str, share: float) -> None:
        if share > 0.6:
            raise CancelledError("stopped")

    before = made.t3.read_bytes()
    with pytest.raises(CancelledError):
        quantize_pair(small, out, "q4_0", stop)
    assert made.t3.read_bytes() == before
    assert sorted(path.name for path in out.iterdir()) == ["s3gen.gguf", "t3.gguf"]


@pytest.mark.parametrize("choice", ["q5_K", "small", "f16"])
def test_official_files_become_any_type(tmp_path: Path, choice: str) -> None:
    made = convert_to(SMALL, tmp_path / "out", choice)
    types = pair_types(choice)
    assert types is not None
    assert (describe(made.t3).quantization, describe(made.s3gen).quantization) == types
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["s3gen.gguf", "t3.gguf"]


def test_what_can_not_be_is_refused(small: ModelPair, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"'q3' is no type.*small, balanced, exact"):
        quantize_pair(small, tmp_path, "q3")
    with pytest.raises(UsageError, match="where the model itself is"):
        quantize_pair(small, small.t3.parent, "q8_0")
    quantize_model_file(small.t3, tmp_path / "t3.gguf", "q8_0")
    with pytest.raises(RefusedError, match="it is already"):
        quantize_model_file(tmp_path / "t3.gguf", tmp_path / "again.gguf", "q4_0")
    with pytest.raises(MissingError):
        quantize_model_file(tmp_path / "none.gguf", tmp_path / "again.gguf", "q4_0")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t3.gguf"]


def test_the_presets_are_small_balanced_and_exact() -> None:
    assert tuple(PRESETS) == ("small", "balanced", "exact")
    assert all(pair_types(name) == (preset.t3, preset.s3gen) for name, preset in PRESETS.items())
    assert pair_types("q4_K") == ("q4_K", "q4_K")
    assert pair_types("Q4") is None
