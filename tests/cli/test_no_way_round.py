"""No option, variable or call stands for consent (DESIGN.md, "Consent, and what can't be bypassed")."""

from __future__ import annotations

import re
import shutil
import subprocess
from argparse import ArgumentParser
from pathlib import Path

import pytest

from soundalike.cli.main import build_parser, main
from soundalike.engine import binding
from soundalike.paths import bundled_resources

ROOT = Path(__file__).parents[2]
JOE = bundled_resources() / "clips" / "ref_1_joe0.wav"

ODD_VARIABLES = (
    *("SOUNDALIKE_CONSENT", "SOUNDALIKE_NO_CONSENT", "SOUNDALIKE_SKIP_CONSENT", "SOUNDALIKE_I_AM_THE_SPEAKER"),
    *("SOUNDALIKE_DEBUG", "SOUNDALIKE_TEST", "SOUNDALIKE_DEV", "SOUNDALIKE_UNSAFE", "SA_CONSENT", "SA_NO_CONSENT"),
    *("SA_DEBUG", "SA_TEST", "CI", "DEBUG", "NO_CONSENT", "GGML_DEBUG", "PYTHONOPTIMIZE"),
)
KNOWN_READERS = {
    "paths.py",  # its home
    "audio/pulse.py",  # what a sound server is told
    "audio/keep_awake.py",  # which desktop is asked
    "audio/microphone/inputs.py",  # whether it runs in a Flatpak or Snap, for the way out
    "audio/media/child_process.py",  # ffmpeg gets the same, without its log file
    "audio/media/ffmpeg_program.py",  # the path that it is looked for on
    "models/downloads/settings.py",  # a mirror's address
    "ui/compact/top.py",  # whether a window can be kept on top
    "ui/application.py",  # sets the platform that Qt is to use
    "ui/start/platform_check.py",  # whether there is a display
    "ui/start/single_instance.py",  # whose program it is
}
"""Where the program reads environment variables."""


def test_no_environment_variable_stands_for_consent(
    soundalike_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ODD_VARIABLES:
        monkeypatch.setenv(name, "1")
    for arguments in (["clone", str(JOE), "--name", "Joe"], ["voices", "import", str(soundalike_home)]):
        assert main(arguments) == 3
        assert "consent" in capsys.readouterr().err
    assert not (soundalike_home / "voices").exists()


def test_the_program_reads_few_variables() -> None:
    """Whoever adds one has to look whether it opens a way."""
    package = ROOT / "app" / "soundalike"
    sources = {path.relative_to(package).as_posix(): path.read_text(encoding="utf-8") for path in package.rglob("*.py")}
    readers = {name for name, text in sources.items() if re.search(r"environ|getenv", text)}
    assert readers <= KNOWN_READERS, readers - KNOWN_READERS


def test_the_engine_reads_none() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "native" / "src").rglob("*.*")]
    assert len(sources) > 100
    assert not [text for text in sources if "getenv" in text or "environ" in text]
    library = (binding._folder() / binding._library_name()).read_bytes()
    assert not re.findall(rb"(?:SOUNDALIKE|SA|CHATTERBOX)_[A-Z_]{3,}", library)  # ggml's own begin with GGML_


@pytest.mark.skipif(shutil.which("nm") is None, reason="needs nm, of binutils")
def test_the_library_exports_its_header_and_nothing_else() -> None:
    folder = binding._folder()
    listed = subprocess.run(
        ["nm", "-D", "--defined-only", folder / binding._library_name()], capture_output=True, text=True, check=True
    )
    exported = {line.split()[-1].split("@")[0] for line in listed.stdout.splitlines()}
    header = binding.declarations((folder / "soundalike.h").read_text(encoding="utf-8"))
    declared = set(re.findall(r"\b(sa_[a-z0-9_]+)\(", header))
    assert len(declared) > 30
    assert exported == declared


def test_only_a_cloner_a_model_and_a_checked_file_give_voices() -> None:
    """Every call of the header that returns a voice, and every one that takes numbers of one."""
    header = binding.declarations((ROOT / "native" / "include" / "soundalike.h").read_text(encoding="utf-8"))
    calls = re.findall(r"^(\w[\w *]*?)(sa_\w+)\(([^)]*)\);", header, flags=re.MULTILINE)
    assert {name for result, name, _ in calls if "sa_voice *" in result} == {
        *("sa_voice_builtin", "sa_voice_open", "sa_cloner_make")
    }
    taking = {name for _, name, parameters in calls if re.search(r"const (int32_t|float) \* ?(?!\*)", parameters)}
    assert taking == {
        *("sa_stream_begin", "sa_cloner_embed", "sa_loudness_measure"),
        *("sa_mark_apply", "sa_mark_detect", "sa_ring_write"),
    }


def test_no_option_speaks_of_skipping() -> None:
    def options(parser: ArgumentParser) -> set[str]:
        found = set(parser._option_string_actions)
        for action in parser._actions:
            choices = action.choices if isinstance(action.choices, dict) else {}
            for below in choices.values():
                found |= options(below)
        return found

    named = options(build_parser())
    assert len(named) > 30
    assert not {name for name in named if re.search(r"consent|skip|unsafe|trust|unmarked|no-mark", name)}
