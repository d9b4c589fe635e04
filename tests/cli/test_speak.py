"""`soundalike speak` over the fake engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from soundalike.cli.main import main
from soundalike.cli.wiring import CommandEngine, VoiceHandle
from soundalike.engine.types import Samples, Sampling, SynthesisOptions
from soundalike.errors import RefusedError, SoundalikeError
from soundalike.paths import places
from soundalike.speech import Speaker
from soundalike.takes import PronunciationList
from soundalike.text import Prepared, Pronunciations, Rule
from tests.cli.fake_wiring import FakeParts
from tests.cli.processes import environment, run_program, start_program
from tests.speech.fake_engine import SAMPLE_RATE, FakeEngine, describe_fake, encode_words, prepare_lines, silence, tone
from tests.voices.made_voices import write_voice

Captured = pytest.CaptureFixture[str]


def speak(*arguments: str, parts: FakeParts | None = None) -> int:
    """The exit code of `speak` with `arguments`."""
    return main(["speak", *arguments], wiring=(parts or FakeParts()).wiring())


def json_lines(text: str) -> list[dict[str, Any]]:
    """The objects, each of which says its version."""
    lines = [json.loads(line) for line in text.splitlines()]
    assert all(line["version"] == 1 for line in lines)
    return lines


def fail_at_two_words(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples | SoundalikeError]:
    """The sound of a piece; with two words it breaks on the way."""
    yield tone(0.3)
    if len(tokens) == 2:
        yield RefusedError("Two words are too many.")


@pytest.mark.parametrize("name", ["out.wav", "two words.wav", "Grüße 你好.wav"])
def test_it_writes_a_wav_and_prints_its_path_last(tmp_path: Path, capsys: Captured, name: str) -> None:
    target = tmp_path / name
    assert speak("Hello there.", "-o", str(target), "--seed", "3") == 0
    said = capsys.readouterr()
    assert said.out == f"{target}\n"
    samples, rate = soundfile.read(target, dtype="float32")
    assert rate == SAMPLE_RATE
    np.testing.assert_allclose(samples[: SAMPLE_RATE // 5], tone(0.2, 3), atol=1e-4)
    assert b"Synthetic speech in the voice 'Nell'" in target.read_bytes()


@pytest.mark.parametrize("name", ["a.flac", "a.mp3", "ä ö.opus", "a.ogg", "A.FLAC"])
def test_the_name_says_the_format(tmp_path: Path, name: str) -> None:
    assert speak("Hello there.", "-o", str(tmp_path / name), "--seed", "3") == 0
    found = soundfile.info(tmp_path / name)
    expected = {"flac": ("FLAC", "PCM_16"), "mp3": ("MP3", "MPEG_LAYER_III"), "opus": ("OGG", "OPUS")}
    assert (found.format, found.subtype) == expected.get(name.lower().rpartition(".")[2], ("OGG", "VORBIS"))
    assert found.duration == pytest.approx(0.5, abs=0.001)


def test_an_unknown_format_is_a_mistake(tmp_path: Path, capsys: Captured) -> None:
    parts = FakeParts()
    assert speak("Hello there.", "-o", str(tmp_path / "a.aac"), parts=parts) == 2
    assert (
        "'" + str(tmp_path / "a.aac") + "' doesn't end in .wav, .flac, .mp3, .opus or .ogg" in capsys.readouterr().err
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="the shell closes the streams")
@pytest.mark.parametrize("suffix", ["wav", "flac", "mp3", "opus"])
def test_without_any_standard_stream_the_file_is_whole(tmp_path: Path, suffix: str) -> None:
    """Case SYS-11: with its streams closed, the next file that a program opens may be its standard error."""
    run = f"exec '{sys.executable}' -m tests.cli.fake_program speak 'one two' -o a.{suffix} <&- >&- 2>&-"
    assert subprocess.run(["/bin/sh", "-c", run], cwd=tmp_path, env=environment(), check=False).returncode == 0
    assert soundfile.info(tmp_path / f"a.{suffix}").duration == 0.5
    assert [entry.name for entry in tmp_path.iterdir()] == [f"a.{suffix}"]


def test_a_flac_holds_what_a_wav_holds(tmp_path: Path) -> None:
    for name in ("a.wav", "a.flac"):
        assert speak("one two\nthree", "-o", str(tmp_path / name), "--seed", "3") == 0
    np.testing.assert_array_equal(*(soundfile.read(tmp_path / name, dtype="int16")[0] for name in ("a.wav", "a.flac")))


def test_a_pronunciation_list_reaches_the_text(tmp_path: Path, capsys: Captured) -> None:
    given: list[tuple[str, ...]] = []

    def noting(engine: CommandEngine, voice: VoiceHandle) -> Speaker:
        def prepared(
            text: str, *, limit: int = 0, tags: object = (), pronunciations: Pronunciations | None = None
        ) -> Prepared:
            given.append(tuple(rule.say for rule in pronunciations.rules) if pronunciations is not None else ())
            return prepare_lines(text)

        return Speaker(engine, voice, encode=encode_words, prepare=prepared)

    def run(*arguments: str) -> int:
        wiring = replace(FakeParts().wiring(), make_speaker=noting)
        return main(["speak", "Hi", "-o", str(tmp_path / "a.wav"), *arguments], wiring=wiring)

    path = tmp_path / "my list.tsv"
    path.write_text("Hi\thigh\n", encoding="utf-8")
    PronunciationList(places().pronunciation_file).save([Rule("Hi", "hee")])
    assert run() == 0
    assert run("--pronunciation", str(path)) == 0
    assert given == [("hee",), ("high",)]
    path.write_text("(\tx\tyes\n", encoding="utf-8")
    assert run("--pronunciation", str(path)) == 2
    assert run("--pronunciation", str(tmp_path / "absent")) == 4
    assert "no pronunciation list" in capsys.readouterr().err
    assert len(given) == 2


def test_options_reach_the_engine(tmp_path: Path) -> None:
    parts = FakeParts()
    arguments = (
        "--seed 9 --temperature 0.5 --top-p 0.9 --top-k 40 --repetition-penalty 1.1 --steps 4 --threads 3 --plan whole"
    )
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), "--model", "small", *arguments.split(), parts=parts) == 0
    assert parts.engine.requests[0][1] == SynthesisOptions(9, Sampling(0.5, 0.9, 40, 1.1), "whole", 4)
    assert parts.asked_threads == [3]
    assert parts.asked_models[0][0] == "small"
    assert parts.engine.closed
    assert all(voice.closed for voice in parts.engine.voices)


def test_without_options_the_model_decides_and_the_seed_is_told(tmp_path: Path, capsys: Captured) -> None:
    seeds = set()
    for _ in range(2):
        parts = FakeParts()
        assert speak("Hi", "-o", str(tmp_path / "a.wav"), parts=parts) == 0
        request = parts.engine.requests[0][1]
        assert request == SynthesisOptions(seed=request.seed)
        assert f"seed {request.seed}." in capsys.readouterr().err
        seeds.add(request.seed)
    assert len(seeds) == 2


def test_json_tells_pieces_notices_and_the_result(tmp_path: Path, capsys: Captured) -> None:
    parts = FakeParts(FakeEngine(suspects=[1]))
    text = "one two\n---\nthree"
    assert speak(text, "-o", str(tmp_path / "a.wav"), "--json", "--seed", "5", parts=parts) == 0
    notice, first, second, result = json_lines(capsys.readouterr().out)
    assert (notice["event"], notice["kind"], notice["start"], notice["end"]) == ("notice", "nothing", 8, 11)
    assert (first["event"], first["index"], first["of"], first["text"], first["seed"]) == ("piece", 0, 2, "one two", 5)
    assert first["attempts"] == [{"seed": 5, "speech_tokens": 12, "fault": ""}]
    assert (first["suspect"], second["suspect"]) == (False, True)
    assert (second["start"], second["end"]) == (12, 17)
    assert result["event"] == "result"
    assert result["path"] == str(tmp_path / "a.wav")
    assert result["seconds"] == round(soundfile.info(tmp_path / "a.wav").duration, 3)
    assert (result["seed"], result["pieces"], result["failed"], result["suspects"]) == (5, 2, [], [1])
    assert result["real_time_factor"] >= 0
    assert (result["voice"], result["model"]) == ("Nell", "fake-1")


def test_quiet_prints_the_path_alone(tmp_path: Path, capsys: Captured) -> None:
    assert speak("Hi\n---", "-o", str(tmp_path / "a.wav"), "--quiet") == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out == f"{tmp_path / 'a.wav'}\n"


@pytest.mark.parametrize("text", ["", "   ", "?", "...\n---"])
def test_nothing_to_say_leaves_no_file(tmp_path: Path, capsys: Captured, text: str) -> None:
    target = tmp_path / "a.wav"
    target.write_bytes(b"older")
    assert speak(text, "-o", str(target)) == 1
    said = capsys.readouterr()
    assert "nothing to say" in said.err
    assert said.out == ""
    assert target.read_bytes() == b"older"
    assert list(tmp_path.iterdir()) == [target]


def test_a_sentence_that_fails_is_told_and_the_rest_is_kept(tmp_path: Path, capsys: Captured) -> None:
    target = tmp_path / "a.wav"
    assert speak("one\ntwo words\nthree", "-o", str(target), parts=FakeParts(FakeEngine(fail_at_two_words))) == 1
    said = capsys.readouterr()
    assert "Sentence 2 is missing: Two words are too many." in said.err
    assert said.out == f"{target}\n"
    assert soundfile.info(target).frames > SAMPLE_RATE // 2


def test_if_all_fails_there_is_no_file(tmp_path: Path, capsys: Captured) -> None:
    code = speak("two words", "-o", str(tmp_path / "a.wav"), parts=FakeParts(FakeEngine(fail_at_two_words)))
    assert code == RefusedError.exit_code
    assert "Two words are too many." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_an_output_there_is_no_device(capsys: Captured) -> None:
    parts = FakeParts()
    assert speak("Hi", parts=parts) == 4
    assert "-o OUT.wav" in capsys.readouterr().err
    assert parts.asked_models == []


def test_a_missing_folder_is_said_before_the_model_is_opened(tmp_path: Path, capsys: Captured) -> None:
    parts = FakeParts()
    assert speak("Hi", "-o", str(tmp_path / "absent" / "a.wav"), parts=parts) == 4
    assert "absent" in capsys.readouterr().err
    assert parts.asked_models == []


@pytest.mark.parametrize("arguments", [[], ["Hi", "-f", "x.txt"], ["-", "-f", "-"]])
def test_exactly_one_text(arguments: list[str], tmp_path: Path, capsys: Captured) -> None:
    assert speak(*arguments, "-o", str(tmp_path / "a.wav")) == 2
    assert "one text" in capsys.readouterr().err


def test_text_from_a_file_and_from_standard_input_sounds_the_same(tmp_path: Path) -> None:
    (tmp_path / "a text.txt").write_text("one two\nthree", encoding="utf-8")
    sounds = [
        run_program("speak", *source, "-o", "-", "--seed", "1", cwd=tmp_path, stdin=b"one two\nthree").stdout
        for source in (["-f", "a text.txt"], ["-f", "-"], ["-"], ["one two\nthree"])
    ]
    assert len(set(sounds)) == 1
    assert len(sounds[0]) > SAMPLE_RATE


def test_the_pipe_has_the_files_samples_and_nothing_else(tmp_path: Path) -> None:
    piped = run_program("speak", "one\ntwo two", "-o", "-", "--seed", "7", cwd=tmp_path)
    filed = run_program("speak", "one\ntwo two", "-o", "a.wav", "--seed", "7", cwd=tmp_path)
    assert piped.returncode == filed.returncode == 0
    samples, _ = soundfile.read(tmp_path / "a.wav", dtype="int16")
    assert piped.stdout == samples.astype("<i2").tobytes()


def test_with_sound_on_standard_output_json_goes_to_standard_error(tmp_path: Path) -> None:
    done = run_program("speak", "one", "-o", "-", "--json", cwd=tmp_path)
    assert [line["event"] for line in json_lines(done.stderr.decode())] == ["piece", "result"]
    failed = run_program("speak", "", "-o", "-", "--json", cwd=tmp_path)
    assert json_lines(failed.stderr.decode())[-1]["event"] == "error"
    assert failed.stdout == b""


def test_a_reader_that_leaves_ends_it_cleanly(tmp_path: Path) -> None:
    program = start_program("speak", "one two three\n" * 50, "-o", "-", cwd=tmp_path)
    assert program.stdout is not None
    assert len(program.stdout.read(1000)) == 1000
    program.stdout.close()
    assert program.stderr is not None
    complaint = program.stderr.read()
    program.stderr.close()
    assert program.wait(30) == 0
    assert b"Traceback" not in complaint
    assert b"Exception" not in complaint


def test_a_reader_of_json_that_leaves_doesnt_cost_the_file(tmp_path: Path) -> None:
    program = start_program("speak", "one two three\n" * 50, "-o", "a.wav", "--json", cwd=tmp_path)
    assert program.stdout is not None
    program.stdout.close()
    assert program.wait(30) == 0
    assert program.stderr is not None
    assert b"Traceback" not in program.stderr.read()
    program.stderr.close()
    assert soundfile.info(tmp_path / "a.wav").duration > 10


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("arguments", [["-o", "-"], ["-o", "a.wav"]])
def test_a_full_standard_output(tmp_path: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        program = start_program("speak", "one", *arguments, cwd=tmp_path, stdout=full)
    assert program.stderr is not None
    complaint = program.stderr.read().decode()
    program.stderr.close()
    assert program.wait(30) in {1, 4}
    assert "Traceback" not in complaint
    assert "Exception" not in complaint


def test_the_path_is_printed_whatever_the_terminals_encoding(tmp_path: Path) -> None:
    done = run_program("speak", "one", "-o", "你好.wav", cwd=tmp_path, PYTHONIOENCODING="latin-1", PYTHONUTF8="1")
    assert done.returncode == 0
    assert done.stdout.decode("utf-8").endswith("你好.wav\n")


def test_a_voice_file_a_name_and_the_models_own(tmp_path: Path, soundalike_home: Path) -> None:
    write_voice(soundalike_home / "voices", "Ada")
    write_voice(tmp_path, "Zoë")
    for chosen, expected in (("ada", "Ada"), (str(tmp_path / "Zoë.voice.gguf"), "Zoë"), ("nell", "Nell")):
        parts = FakeParts()
        assert speak("Hi", "-o", str(tmp_path / "a.wav"), "--voice", chosen, parts=parts) == 0
        assert parts.engine.voices[-1].name == expected


def test_an_unknown_voice_is_answered_with_those_there_are(
    tmp_path: Path, soundalike_home: Path, capsys: Captured
) -> None:
    write_voice(soundalike_home / "voices", "Ada")
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), "--voice", "Bob") == 4
    complaint = capsys.readouterr().err
    assert "'Bob'" in complaint
    assert "Ada" in complaint
    assert "Nell" in complaint


def test_a_damaged_voice_isnt_replaced_by_the_models_own(
    tmp_path: Path, soundalike_home: Path, capsys: Captured
) -> None:
    path = write_voice(soundalike_home / "voices", "Nell")  # as the model's own is called
    path.write_bytes(path.read_bytes()[:-50])
    parts = FakeParts()
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), "--voice", "Nell", parts=parts) == 3
    complaint = capsys.readouterr().err
    assert "--voice" in complaint
    assert "cut short" in complaint
    assert parts.engine.requests == []


def test_a_voice_for_another_model_without_its_clip_says_why(
    tmp_path: Path, soundalike_home: Path, capsys: Captured
) -> None:
    write_voice(soundalike_home / "voices", "Ada")
    parts = FakeParts(FakeEngine(description=describe_fake(variant="other-2")))
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), "--voice", "Ada", parts=parts) == 4
    assert "its clip wasn't kept" in capsys.readouterr().err


def test_a_model_without_a_voice_asks_for_one(tmp_path: Path, capsys: Captured) -> None:
    parts = FakeParts(FakeEngine(description=describe_fake(builtin_voice=False)))
    assert speak("Hi", "-o", str(tmp_path / "a.wav"), parts=parts) == 4
    assert "--voice" in capsys.readouterr().err


def test_the_file_ends_soon_after_the_last_sound(tmp_path: Path) -> None:
    def long_tail(tokens: Sequence[int], options: SynthesisOptions) -> Iterator[Samples]:
        yield np.concatenate([tone(0.5), silence(4.0)])

    assert speak("Hi", "-o", str(tmp_path / "a.wav"), parts=FakeParts(FakeEngine(long_tail))) == 0
    assert soundfile.info(tmp_path / "a.wav").duration == pytest.approx(0.8)
