"""`models list|get|use|remove` from the command line: what it says, asks, and leaves behind."""

from __future__ import annotations

import io
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from soundalike.cli.main import main
from soundalike.settings import Downloads, Settings
from tests.cli.hub_program import wiring
from tests.cli.processes import environment
from tests.models.downloads.flaky_hub import REVISION, FlakyHub
from tests.models.tiny_set import S3GEN, T3

pytestmark = pytest.mark.loopback

PROGRAM = [sys.executable, "-m", "tests.cli.hub_program"]
LIMIT = 120.0
"""Seconds after which a hanging process fails its test."""


@pytest.fixture
def hub(official: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FlakyHub]:
    """A hub that HF_ENDPOINT names."""
    with FlakyHub({path.name: path.read_bytes() for path in official.iterdir()}) as running:
        monkeypatch.setenv("HF_ENDPOINT", running.endpoint)
        yield running


@pytest.fixture
def models_dir(soundalike_home: Path) -> Path:
    return soundalike_home / "models"


def run(*arguments: str) -> int:
    return main(["models", *arguments], wiring=wiring())


def listed(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, Any]]:
    capsys.readouterr()
    assert run("list", "--json") == 0
    return {model["name"]: model for line in capsys.readouterr().out.splitlines() if (model := json.loads(line))}


def start(*arguments: str, home: Path, cwd: Path, wrapped: Sequence[str] = ()) -> subprocess.Popen[bytes]:
    command = [*wrapped, *PROGRAM, "models", *arguments]
    return subprocess.Popen(
        command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(SOUNDALIKE_HOME=str(home))
    )


def wait_for(condition: Any) -> None:
    ends = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.01)


def test_get_list_use_remove(hub: FlakyHub, models_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = listed(capsys)
    assert (before["demo"]["state"], before["demo"]["chosen"]) == ("built in", True)
    assert (before["tiny"]["state"], before["tiny"]["bytes"]) == ("available", 0)
    assert hub.asked == []

    assert run("get", "tiny") == 0
    said = capsys.readouterr()
    assert said.out == f"{models_dir / 'tiny' / 't3.gguf'}\n{models_dir / 'tiny' / 's3gen.gguf'}\n"
    assert "Licence MIT. From Somebody/some-model, not pinned" in said.err
    assert f"revision {REVISION[:12]}, hashes as the hub reports them, not pinned" in said.err
    assert "models use 'tiny'" in said.err
    here = listed(capsys)["tiny"]
    assert (here["state"], here["chosen"], here["variant"], here["weights"]) == ("installed", False, "tiny-1", "q8_0")
    assert here["origin"] == {
        "how": "downloaded",
        "repository": "Somebody/some-model",
        "revision": REVISION,
        "pinned": False,
    }

    assert run("use", "tiny") == 0
    assert listed(capsys)["tiny"]["chosen"] is True
    assert run("remove", "tiny") == 0
    assert "the demo speaks" in capsys.readouterr().err
    after = listed(capsys)
    assert (after["tiny"]["state"], after["tiny"]["fetched_bytes"]) == ("available", 0)
    assert (models_dir.parent / "trash" / "tiny" / "t3.gguf").is_file()


def test_the_list_for_people(hub: FlakyHub, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list") == 0
    said = capsys.readouterr()
    assert "* demo: built in, chosen, " in said.out
    assert "  tiny: can be had\n    Tests, and nothing else.\n    To download about 8 kB, " in said.out
    assert "to keep 800 kB, needed meanwhile 2 MB." in said.out
    assert "free in" in said.err
    assert hub.asked == []


def test_a_damaged_model_is_listed_with_the_way_out(
    hub: FlakyHub, models_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Case MOD-01: the list never fails because of a file."""
    run("get", "tiny")
    (models_dir / "tiny" / "s3gen.gguf").write_bytes(b"GGUF")
    damaged = listed(capsys)["tiny"]
    assert damaged["state"] == "damaged"
    assert damaged["fault"].count("soundalike models get tiny --again") == 1


@pytest.mark.parametrize(
    ("options", "answer", "kept"),
    [(["--keep-source"], "", True), (["--remove-source"], "", False), ([], "y\n", False), ([], "\n", True)],
)
@pytest.mark.usefixtures("hub")
def test_the_fetched_files_stay_or_go_as_the_person_says(
    options: list[str], answer: str, kept: bool, models_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    assert run("get", "tiny", *options) == 0
    assert (models_dir / ".downloads" / "tiny" / T3).is_file() is kept


def test_without_a_terminal_nothing_is_asked_and_the_files_stay(
    hub: FlakyHub, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert run("get", "tiny") == 0
    assert "[y/N]" not in capsys.readouterr().err
    assert run("get", "tiny", "--remove-source") == 0
    assert "is here already" in capsys.readouterr().err
    assert listed(capsys)["tiny"]["fetched_bytes"] == 0


def test_own_files_need_no_network(
    official: Path, converted: Path, hub: FlakyHub, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("get", "tiny", "--from", str(official), "--use") == 0
    assert "installed from your own files: converted" in capsys.readouterr().err
    assert run("get", "tiny", "--from", str(converted), "--name", "Mein Modell") == 0
    assert "installed from your own files: linked" in capsys.readouterr().err
    assert run("get", "tiny", "--from", str(converted), "--name", "copy", "--copy") == 0
    assert "installed from your own files: copied" in capsys.readouterr().err
    assert hub.asked == []
    names = listed(capsys)
    assert set(names) == {"demo", "tiny", "Mein Modell", "copy"}
    assert names["tiny"]["chosen"] is True


def test_a_folder_with_a_pair_can_be_chosen(converted: Path, hub: FlakyHub, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("use", str(converted)) == 0
    assert listed(capsys)[str(converted)]["chosen"] is True


def test_the_models_folder_can_be_moved(
    converted: Path, hub: FlakyHub, models_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Case MOD-09."""
    run("get", "tiny", "--from", str(converted), "--use")
    new = tmp_path / "elsewhere"
    capsys.readouterr()
    for target, said in ((new, "Moved: tiny."), (new, "there already"), (models_dir, "Moved: tiny.")):
        assert run("folder", str(target)) == 0
        heard = capsys.readouterr()
        assert said in heard.err
        assert heard.out == f"{target}\n"
    assert listed(capsys)["tiny"]["chosen"] is True
    assert run("folder", str(models_dir / "tiny")) == 2
    assert run("folder") == 0
    assert capsys.readouterr().out == f"{models_dir}\n"
    assert hub.asked == []


def test_the_settings_name_hub_and_proxy(
    hub: FlakyHub, soundalike_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An option comes before the settings, and they before the environment."""
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    settings = Settings.load(soundalike_home / "settings.ini")
    settings.set(Downloads(endpoint="http://hub.invalid", proxy=hub.endpoint))
    settings.save()
    assert run("get", "tiny") == 0
    assert all(asked.path.startswith("http://hub.invalid/") for asked in hub.asked)
    hub.asked.clear()
    assert run("get", "tiny", "--again", "--remove-source", "--endpoint", "http://other.invalid") == 0
    assert {asked.path.split("/")[2] for asked in hub.asked} == {"other.invalid"}
    settings.set(Downloads(endpoint="no address"))
    settings.save()
    assert run("get", "tiny", "--again") == 2
    assert "It looks like this" in capsys.readouterr().err


def test_info_takes_a_file_a_name_or_a_folder(
    converted: Path, models_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(converted, models_dir / "tiny")
    for named, files in (("tiny", 2), (str(converted), 2), (str(converted / "t3.gguf"), 1), ("demo", 2)):
        assert run("info", named, "--json") == 0
        events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert [event["file"]["family"] for event in events if "file" in event] == ["t3", "s3gen"][:files]
    assert run("info", "nothing") == 4


def test_failures_are_sentences_with_an_exit_code(
    hub: FlakyHub, models_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hub.faults[T3] = ["always status 404"]
    assert run("get", "tiny") == 4
    assert "doesn't have it (404)" in capsys.readouterr().err
    assert run("get", "huge") == 4
    assert "These can be had: tiny" in capsys.readouterr().err
    assert run("get", "tiny", "--endpoint", "nonsense") == 2
    assert run("get", "tiny", "--type", "q9") == 2
    assert run("get", "tiny", "--keep-source", "--remove-source") == 2
    assert run("use", "huge") == 4
    assert run("remove", "demo") == 3
    assert run("remove", "huge") == 4
    assert run("remove", str(models_dir)) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_details_are_said_when_asked_for_and_with_json(hub: FlakyHub, capsys: pytest.CaptureFixture[str]) -> None:
    hub.faults["ve.safetensors"] = ["always status 404"]
    assert run("get", "tiny", "--details") == 4
    assert "404 from 127.0.0.1" in capsys.readouterr().err
    assert run("get", "tiny", "--json") == 4
    events = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [event["event"] for event in events] == ["details", "error"]
    assert any("404" in line for line in events[0]["lines"])


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_however_it_ends_the_next_run_goes_on(
    ending: signal.Signals, hub: FlakyHub, tmp_path: Path, models_dir: Path
) -> None:
    """Cases MOD-01 and MOD-03: killed in the middle of a file."""
    hub.faults[S3GEN] = ["stall 0.6"]
    process = start("get", "tiny", home=models_dir.parent, cwd=tmp_path)
    part = models_dir / ".downloads" / "tiny" / f"{S3GEN}.part"
    wait_for(lambda: part.is_file() and part.stat().st_size > 0)
    process.send_signal(ending)
    _, said = process.communicate(timeout=LIMIT)
    if ending != signal.SIGKILL:
        assert process.returncode == 130
        assert b"the next time goes on from there" in said
    assert b"Traceback" not in said
    assert not (models_dir / "tiny").exists()
    size = part.stat().st_size
    hub.asked.clear()
    assert run("get", "tiny") == 0
    assert [asked.range for asked in hub.requests_of(S3GEN)] == [f"bytes={size}-"]
    assert hub.requests_of(T3) == []


@pytest.mark.slow
def test_killed_at_any_moment_a_model_is_whole_or_not_there(
    hub: FlakyHub, converted: Path, tmp_path: Path, models_dir: Path
) -> None:
    """From starting to installing, and replacing an older model in every other round."""
    expected = {name: (converted / name).read_bytes() for name in ("t3.gguf", "s3gen.gguf")}

    def is_whole() -> bool:
        return {name: (models_dir / "tiny" / name).read_bytes() for name in expected} == expected

    kills = random.Random(6)
    killed = 0
    for turn in range(24):
        had = (models_dir / "tiny").exists()
        hub.faults = {T3: ["slow 0.2"], S3GEN: ["slow 0.3"]}
        process = start("get", "tiny", "--again", "--type", "f16", home=models_dir.parent, cwd=tmp_path)
        time.sleep(kills.uniform(0.3, 2.5))
        process.kill()
        process.communicate(timeout=LIMIT)
        killed += process.returncode == -signal.SIGKILL
        if (models_dir / "tiny").exists():
            assert is_whole(), turn
        else:
            assert not had or (models_dir / ".downloads" / "tiny" / "replaced").exists(), turn
        if turn % 4 == 3:
            assert run("get", "tiny", "--again", "--type", "f16", "--remove-source") == 0
            assert is_whole()
            if turn % 8 == 7:
                shutil.rmtree(models_dir)
    assert killed > 6


def test_of_two_processes_one_fetches_and_the_other_is_told(hub: FlakyHub, tmp_path: Path, models_dir: Path) -> None:
    hub.faults[T3] = ["slow 2"]
    first = start("get", "tiny", home=models_dir.parent, cwd=tmp_path)
    wait_for(lambda: hub.requests_of(T3))
    second = start("get", "tiny", home=models_dir.parent, cwd=tmp_path)
    _, told = second.communicate(timeout=LIMIT)
    assert (second.returncode, b"is being fetched already" in told) == (1, True)
    first.communicate(timeout=LIMIT)
    assert first.returncode == 0
    assert len(hub.requests_of(T3)) == 1


def test_without_a_network_at_all_everything_else_works(
    converted: Path, official: Path, models_dir: Path, tmp_path: Path
) -> None:
    """Case MOD-05, in a network namespace without even a loopback device that is up."""
    alone = ["unshare", "--map-root-user", "--net"]
    if shutil.which("unshare") is None or subprocess.run([*alone, "true"], check=False, timeout=60).returncode != 0:
        pytest.skip("this system gives no network namespace to a test")
    shutil.copytree(converted, models_dir / "tiny")
    for arguments in (["list"], ["use", "tiny"], ["get", "tiny", "--from", str(official), "--again"]):
        process = start(*arguments, home=models_dir.parent, cwd=tmp_path, wrapped=alone)
        _, said = process.communicate(timeout=LIMIT)
        assert process.returncode == 0, said
    speaking = [*alone, *PROGRAM, "speak", "Hello.", "--model", "demo", "-o", "out.wav"]
    done = subprocess.run(speaking, cwd=tmp_path, capture_output=True, env=environment(), timeout=LIMIT, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out.wav").stat().st_size > 0


def test_only_get_brings_in_the_network_library(converted: Path, tmp_path: Path, models_dir: Path) -> None:
    program = (
        "import sys\nfrom tests.cli.hub_program import wiring\nfrom soundalike.cli.main import main\n"
        "code = main(sys.argv[1:], wiring=wiring())\n"
        "print(code, *sorted({'httpx', 'httpcore', 'ssl', 'certifi'} & set(sys.modules)))"
    )
    shutil.copytree(converted, models_dir / "tiny")

    def modules(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            env=environment(SOUNDALIKE_HOME=str(models_dir.parent)),
            timeout=LIMIT,
            check=True,
        )
        return done.stdout.splitlines()[-1]

    for arguments in (
        ["models", "list"],
        ["models", "use", "tiny"],
        ["models", "info", str(converted / "t3.gguf")],
        ["models", "get", "tiny", "--from", str(converted)],
        ["models", "remove", "tiny", "--for-good"],
        ["devices"],
        ["doctor"],
        ["--help"],
    ):
        assert modules(*arguments).split(" ", 1)[1:] == [], arguments
    assert "httpx" in modules("models", "get", "tiny", "--endpoint", "http://127.0.0.1:9")


def test_a_disk_that_fills_up_is_told_and_the_rest_can_follow(
    hub: FlakyHub, tmp_path: Path, models_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Case MOD-06: the space was enough when it began. A small file system of its own, where that may be made."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = shutil.which("mount") and os.geteuid() == 0
    if (
        not mounted
        or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", disk], check=False).returncode
    ):
        pytest.skip("this system lets a test mount nothing")
    try:
        program = (
            "import shutil, sys\nfrom collections import namedtuple\n"
            "shutil.disk_usage = lambda _: namedtuple('U', 'total used free')(9, 9, 10**9)\n"
            "from tests.cli.hub_program import main, wiring\nsys.exit(main(sys.argv[1:], wiring=wiring()))"
        )
        command = [sys.executable, "-c", program, "models", "get", "tiny"]
        home = environment(SOUNDALIKE_HOME=str(disk))
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, env=home, timeout=LIMIT, check=False)
        assert (done.returncode, b"the disk is full" in done.stderr) == (4, True), done.stderr
        subprocess.run(["mount", "-o", "remount,size=64m", disk], check=True)
        hub.asked.clear()
        again = subprocess.run(command, cwd=tmp_path, capture_output=True, env=home, timeout=LIMIT, check=False)
        assert again.returncode == 0, again.stderr
        assert any(asked.range for asked in hub.asked)
    finally:
        subprocess.run(["umount", disk], check=True)
