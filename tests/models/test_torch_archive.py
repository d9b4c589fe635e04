"""PyTorch archives: read as data, never run."""

from __future__ import annotations

import builtins
import os
import pickle
import warnings
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soundalike.errors import MissingError, RefusedError
from soundalike.models.torch_archive import read_torch_archive
from tests.models.torch_files import call, items, number, save, storage, tensor, text, write_archive

FIXTURE = Path(__file__).parents[1] / "reference" / "fixtures" / "small" / "conds.pt"
FOUR = np.arange(4, dtype=np.float32).tobytes()
FOUR_FLOATS = storage("0", "FloatStorage", 4)


def test_what_pytorch_wrote_is_read() -> None:
    content = read_torch_archive(FIXTURE)
    assert set(content) == {"t3", "gen"}
    assert content["t3"]["clap_emb"] is None
    assert content["t3"]["speaker_emb"].shape == (1, 256)
    assert content["t3"]["speaker_emb"].dtype == np.float32
    assert content["gen"]["prompt_token"].dtype == np.int64
    assert content["gen"]["prompt_feat"].shape[2] == 80
    assert content["gen"]["prompt_feat"].flags.c_contiguous


def test_strides_are_followed(tmp_path: Path) -> None:
    transposed = np.arange(24, dtype=np.float32).reshape(1, 4, 6).transpose(0, 2, 1)
    found = read_torch_archive(save(tmp_path / "a.pt", {"x": transposed}))["x"]
    assert np.array_equal(found, transposed)
    assert found.flags.c_contiguous


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "int64", "int32", "uint8", "bool"])
def test_every_type_of_number_is_read(tmp_path: Path, dtype: str) -> None:
    values = np.array([[0, 1], [1, 0]]).astype(dtype)
    found = read_torch_archive(save(tmp_path / "a.pt", {"x": values}))["x"]
    assert found.dtype == values.dtype
    assert np.array_equal(found, values)


def test_bfloat16_comes_as_float32(tmp_path: Path) -> None:
    program = tensor(storage("0", "BFloat16Storage", 2), 0, (2,), (1,))
    path = write_archive(tmp_path / "a.pt", program, {"0": bytes([0x80, 0x3F, 0x20, 0xC0])})
    assert read_torch_archive(path).tolist() == [1.0, -2.5]


def test_a_view_into_a_shared_storage_is_read(tmp_path: Path) -> None:
    views = tensor(FOUR_FLOATS, 1, (2,), (2,)) + tensor(FOUR_FLOATS, 0, (), ())
    found = read_torch_archive(write_archive(tmp_path / "a.pt", b"(" + views + b"t", {"0": FOUR}))
    assert found[0].tolist() == [1.0, 3.0]
    assert found[1].shape == ()


def test_a_state_dict_with_its_metadata_is_read(tmp_path: Path) -> None:
    weights = call("collections OrderedDict") + text("w") + tensor(FOUR_FLOATS, 0, (4,), (1,)) + b"s"
    program = weights + b"}" + text("_metadata") + b"}" + b"s" + b"b"
    found = read_torch_archive(write_archive(tmp_path / "a.pt", program, {"0": FOUR}))
    assert list(found) == ["w"]


class _Command:
    def __init__(self, function: Any, *arguments: Any) -> None:
        self._call = (function, arguments)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return self._call


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize(
    "command",
    [_Command(os.system, "touch {}"), _Command(builtins.eval, "open({!r}, 'w')"), _Command(builtins.open, "{}", "w")],
)
def test_a_pickle_that_runs_something_is_refused_and_not_run(tmp_path: Path, command: _Command, protocol: int) -> None:
    mark = tmp_path / "mark"
    function, arguments = command.__reduce__()
    armed = _Command(function, *(argument.format(str(mark)) for argument in arguments))
    path = tmp_path / "evil.pt"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("archive/data.pkl", pickle.dumps({"t3": armed}, protocol))
    with pytest.raises(RefusedError, match=str(path)):
        read_torch_archive(path)
    assert not mark.exists()


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(call("posix system", text("true")), id="system"),
        pytest.param(call("torch load", text("x")), id="another function of torch"),
        pytest.param(call("collections OrderedDict", text("x")), id="ordered dict of something"),
        pytest.param(call("torch._utils _rebuild_parameter", text("x")), id="parameter of a text"),
        pytest.param(b"ctorch\nFloatStorage\n", id="a loose class"),
        pytest.param(FOUR_FLOATS, id="a loose storage"),
        pytest.param(
            items(text("storage"), b"cos\nsystem\n", text("0"), text("cpu"), number(4)) + b"Q", id="storage class"
        ),
        pytest.param(items(text("module"), text("x")) + b"Q", id="persistent id of a module"),
        pytest.param(tensor(storage("7", "FloatStorage", 4), 0, (4,), (1,)), id="a storage that isn't there"),
        pytest.param(tensor(storage("../data.pkl", "FloatStorage", 4), 0, (4,), (1,)), id="a storage elsewhere"),
        pytest.param(tensor(storage("0", "FloatStorage", 5), 0, (4,), (1,)), id="more elements than the storage"),
        pytest.param(tensor(storage("0", "HalfStorage", 4), 0, (4,), (1,)), id="another type than the storage"),
        pytest.param(tensor(storage("0", "FloatStorage", -4), 0, (4,), (1,)), id="negative elements"),
        pytest.param(tensor(storage("0", "ComplexFloatStorage", 2), 0, (2,), (1,)), id="complex numbers"),
        pytest.param(tensor(FOUR_FLOATS, 0, (5,), (1,)), id="too long a shape"),
        pytest.param(tensor(FOUR_FLOATS, 1, (4,), (1,)), id="an offset beyond the end"),
        pytest.param(tensor(FOUR_FLOATS, -1, (4,), (1,)), id="a negative offset"),
        pytest.param(tensor(FOUR_FLOATS, 0, (2, 2), (3, 1)), id="strides beyond the end"),
        pytest.param(tensor(FOUR_FLOATS, 3, (2,), (-1,)), id="negative strides"),
        pytest.param(tensor(FOUR_FLOATS, 0, (-2, -2), (1, 1)), id="a negative shape"),
        pytest.param(tensor(FOUR_FLOATS, 0, (4,), (1, 1)), id="more strides than dimensions"),
        pytest.param(tensor(FOUR_FLOATS, 0, (10**12,), (0,)), id="one number repeated for ever"),
        pytest.param(tensor(FOUR_FLOATS, 0, (2**62, 2**62), (0, 0)), id="more elements than 64 bits count"),
        pytest.param(tensor(FOUR_FLOATS, 0, (1,) * 9, (1,) * 9), id="nine dimensions"),
        pytest.param(tensor(FOUR_FLOATS, 0, (4,), (1,))[:-1] + b"0", id="an unknown instruction"),
        pytest.param(b"]q\x00h\x00a", id="a list that holds itself"),
        pytest.param(b"(" * 100 + b"t" * 99, id="unfinished tuples"),
        pytest.param(b"(" * 100 + b"t" * 100, id="a hundred tuples in each other"),
        pytest.param(b"", id="nothing at all"),
        pytest.param(b"NN", id="two objects"),
        pytest.param(b"(", id="a mark alone"),
        pytest.param(b"h\x07", id="a memory never written"),
        pytest.param(b"NR", id="a call without arguments"),
        pytest.param(b"NNs", id="an entry without a dictionary"),
        pytest.param(b"Na", id="an item without a list"),
        pytest.param(b"}(" + text("x") + b"u", id="a key without a value"),
        pytest.param(b"})Ns", id="a tuple as a key"),
        pytest.param(b"X\xff\xff\xff\xffabc", id="a text longer than the file"),
        pytest.param(b"]]b", id="attributes for a list"),
    ],
)
def test_anything_but_tensors_is_refused(tmp_path: Path, program: bytes) -> None:
    path = write_archive(tmp_path / "a.pt", program, {"0": FOUR})
    with pytest.raises(RefusedError, match=str(path)):
        read_torch_archive(path)


def test_doubling_lists_cost_no_memory(tmp_path: Path) -> None:
    doubling = b"]q\x00" + b"".join(b"](h%ch%ceq%c" % (n, n, n + 1) for n in range(50))
    with pytest.raises(RefusedError, match="nested deeper or wider"):
        read_torch_archive(write_archive(tmp_path / "a.pt", b"(" + doubling + b"t"))


def test_many_views_of_one_storage_cost_no_memory(tmp_path: Path) -> None:
    view = tensor(storage("0", "FloatStorage", 4000), 0, (4000,), (1,))
    path = write_archive(tmp_path / "a.pt", b"(" + view * 200 + b"t", {"0": bytes(16000)})
    with pytest.raises(RefusedError, match="repeats its storages"):
        read_torch_archive(path)


def test_a_far_away_memory_slot_costs_no_memory(tmp_path: Path) -> None:
    program = b"Nr\xff\xff\xff\x7f"
    assert read_torch_archive(write_archive(tmp_path / "a.pt", program)) is None


@pytest.mark.parametrize("name", ["archive/data.pkl", "archive/data/0", "other/data.pkl"])
def test_members_that_are_there_twice_are_refused(tmp_path: Path, name: str) -> None:
    path = write_archive(tmp_path / "a.pt", tensor(FOUR_FLOATS, 0, (4,), (1,)), {"0": FOUR})
    with zipfile.ZipFile(path, "a") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # zipfile tells that a name is there twice, which is the point
        archive.writestr(name, b"N.")
    with pytest.raises(RefusedError, match=str(path)):
        read_torch_archive(path)


def test_a_compressed_archive_is_refused(tmp_path: Path) -> None:
    path = write_archive(tmp_path / "a.pt", b"N" + b"0N" * 9, compression=zipfile.ZIP_DEFLATED)
    with pytest.raises(RefusedError, match="in a form that PyTorch doesn't write"):
        read_torch_archive(path)


def test_a_big_endian_archive_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.pt"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("archive/data.pkl", b"\x80\x02N.")
        archive.writestr("archive/byteorder", "big")
    with pytest.raises(RefusedError, match="big-endian"):
        read_torch_archive(path)


def test_pytorchs_old_format_and_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.pt"
    path.write_bytes(pickle.dumps(0x1950A86A20F9469CFC6C, 2))
    with pytest.raises(RefusedError, match="not a PyTorch archive"):
        read_torch_archive(path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("word/document.xml", "<w/>")
    with pytest.raises(RefusedError, match=r"exactly one data\.pkl"):
        read_torch_archive(path)


def test_a_file_that_is_not_there_is_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingError, match="no such file"):
        read_torch_archive(tmp_path / "none.pt")


def test_a_file_cut_anywhere_is_refused(tmp_path: Path) -> None:
    whole = FIXTURE.read_bytes()
    path = tmp_path / "cut.pt"
    for part in range(97):
        path.write_bytes(whole[: len(whole) * part // 97])
        with pytest.raises(RefusedError, match=str(path)):
            read_torch_archive(path)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 10**9), value=st.integers(0, 255))
def test_a_changed_byte_never_ends_in_anything_but_a_refusal(tmp_path: Path, place: int, value: int) -> None:
    whole = bytearray(write_archive(tmp_path / "a.pt", tensor(FOUR_FLOATS, 0, (4,), (1,)), {"0": FOUR}).read_bytes())
    whole[place % len(whole)] = value
    path = tmp_path / "changed.pt"
    path.write_bytes(whole)
    try:
        found = read_torch_archive(path)
    except RefusedError:
        return
    assert found.tolist() == [0.0, 1.0, 2.0, 3.0]
