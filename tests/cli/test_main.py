"""The command line as a whole: help, version, exit codes, odd values."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from soundalike import __version__
from soundalike.cli.main import main
from soundalike.cli.wiring import Wiring
from soundalike.paths import Places
from tests.cli.fake_wiring import FakeParts
from tests.cli.processes import environment

VALUE_OPTIONS = [
    "-f",
    "-o",
    "--voice",
    "--model",
    "--seed",
    "--plan",
    "--temperature",
    "--top-p",
    "--top-k",
    "--repetition-penalty",
    "--speed",
    "--steps",
    "--threads",
    "--chunk",
    "--first-chunk",
    "--first-steps",
    "--device",
    "--follow",
    "--home",
]
ODD_VALUES = ["abc", "42abc", "-1", "1e99", "nan", "", "/no/such/file"]


def run_main(*arguments: str, parts: FakeParts | None = None) -> int:
    """The exit code of one command over the fake parts."""
    return main(arguments, wiring=(parts or FakeParts()).wiring())


def test_alone_it_prints_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_main() == 2
    said = capsys.readouterr()
    assert "speak" in said.err
    assert said.out == ""


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_main("--version") == 0
    assert capsys.readouterr().out == f"soundalike {__version__}\n"


@pytest.mark.parametrize(
    "command", [[], ["speak"], ["models"], ["models", "convert"], ["models", "info"], ["devices"], ["doctor"]]
)
def test_every_command_has_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run_main(*command, "--help") == 0
    assert "usage: soundalike" in capsys.readouterr().out


@pytest.mark.parametrize("option", VALUE_OPTIONS)
@pytest.mark.parametrize("value", [None, *ODD_VALUES])
def test_odd_values_are_answered_with_option_and_value(
    option: str, value: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Case SYS-10. A home may be anything but empty: a folder that isn't there yet is a fresh start."""
    target = tmp_path / "out.wav"
    text = [] if option == "-f" else ["Hello."]
    output = [] if option == "-o" else ["-o", str(target)]
    code = run_main("speak", *text, *output, option, *([] if value is None else [value]))
    said = capsys.readouterr()
    if option == "--home" and value not in (None, ""):
        assert code == 0
        return
    assert code in {2, 3, 4}
    assert option in said.err
    assert (value or "") in said.err
    assert "Traceback" not in said.err
    assert said.out == ""
    assert not target.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-command"],
        ["speak", "Hello.", "--no-such-option"],
        ["speak", "Hello.", "--temp", "0.5"],
        ["speak", "Hello.", "there", "-o", "x.wav"],
        ["models"],
        ["models", "convert", "somewhere"],
        ["models", "info"],
        ["models", "convert", "somewhere", "-o", "out", "--type", "q9"],
    ],
)
def test_wrong_usage_is_2_with_the_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run_main(*arguments) == 2
    said = capsys.readouterr()
    assert said.err.startswith("soundalike: ")
    assert "usage: soundalike" in said.err


def test_shared_options_work_before_and_after_the_command(tmp_path: Path) -> None:
    home = tmp_path / "a home"
    for arguments in (
        ["--home", str(home), "speak", "Hi", "-o", str(tmp_path / "a.wav")],
        ["speak", "Hi", "-o", str(tmp_path / "a.wav"), "--home", str(home)],
    ):
        parts = FakeParts()
        assert run_main(*arguments, parts=parts) == 0
        assert parts.asked_models == [(None, home / "models")]


def test_help_loads_nothing_heavy() -> None:
    program = (
        "import sys; from soundalike.cli.main import main; main(['--help']); "
        "print(len(sys.modules), *sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    count, *modules = done.stderr.split()
    heavy = {"numpy", "tokenizers", "cffi", "gguf", "safetensors", "soundfile", "sounddevice", "pulsectl", "PySide6"}
    heavy |= {"soundalike.engine", "soundalike.text", "soundalike.speech", "soundalike.models"}
    assert heavy.isdisjoint(modules)
    assert int(count) < 300


def test_it_works_without_standard_streams(tmp_path: Path) -> None:
    """Case SYS-11: started from a menu, a program has none."""
    program = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None; "
        "from tests.cli.fake_wiring import FakeParts; from soundalike.cli.main import main; "
        "sys.exit(main(sys.argv[1:], wiring=FakeParts().wiring()))"
    )
    for arguments, code in ((["speak", "Hello there", "-o", "a.wav"], 0), (["speak", "Hi", "-o", "-"], 4), ([], 2)):
        done = subprocess.run([sys.executable, "-c", program, *arguments], cwd=tmp_path, env=environment(), check=False)
        assert done.returncode == code
    assert (tmp_path / "a.wav").exists()


@pytest.mark.parametrize(
    ("argv", "wishes"),
    [
        ([], (False, False, False)),
        (["--gallery"], (True, False, False)),
        (["--speak-clipboard"], (False, True, False)),
        (["--compact"], (False, False, True)),
    ],
)
def test_without_a_command_the_window_is_opened_as_it_is_wanted(argv: list[str], wishes: tuple[bool, ...]) -> None:
    asked: list[tuple[bool, ...]] = []

    def open_window(_places: Places, *wanted: bool) -> int:
        asked.append(wanted)
        return 7

    assert main(argv, wiring=Wiring(open_window=open_window)) == 7
    assert asked == [wishes]


@pytest.mark.parametrize(
    "arguments",
    [("Ada.voice.gguf",), ("--open", "Ada.voice.gguf"), ("--home", "elsewhere", "--open", "Ada.voice.gguf")],
)
def test_a_voice_file_in_the_place_of_a_command_opens_the_window(arguments: tuple[str, ...]) -> None:
    opened: list[Sequence[Path]] = []

    def open_files(_places: Places, files: Sequence[Path]) -> int:
        opened.append(files)
        return 0

    assert main(arguments, wiring=replace(FakeParts().wiring(), open_files=open_files)) == 0
    assert opened == [[Path("Ada.voice.gguf").absolute()]]


def test_a_command_keeps_its_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_main("voices", "import", "/no/such/Ada.voice.gguf") != 0
    assert "Ada.voice.gguf" in capsys.readouterr().err
