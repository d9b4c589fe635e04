"""`soundalike voices …`, over small voices; where a model is needed, over the demo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import soundfile

from soundalike.cli.main import main
from soundalike.engine import Cloner, Consent
from soundalike.engine.types import VoiceFeatures
from soundalike.models.gguf_reader import read_gguf_head
from soundalike.paths import bundled_resources, places
from soundalike.takes.phrases.sound_key import voice_mark
from soundalike.voices import Library, VoiceEntry, read_voice_file, write_voice_folder
from soundalike.voices.clip_file import CLIP_SUFFIX
from soundalike.voices.voice_file import SUFFIX
from tests.cli.fake_wiring import FakeParts
from tests.cli.processes import run_program
from tests.voices.made_voices import details, features, tone, write_voice

Captured = pytest.CaptureFixture[str]

DEMO = bundled_resources() / "demo"
CLIPS = bundled_resources() / "clips"


def voices(*arguments: str | Path, parts: FakeParts | None = None) -> int:
    chosen = ["voices", *map(str, arguments)]
    return main(chosen) if parts is None else main(chosen, wiring=parts.wiring())


def events(text: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    assert all(line["version"] == 1 for line in lines)
    return lines


@pytest.fixture
def library(soundalike_home: Path) -> Library:
    return Library(soundalike_home / "voices", None, soundalike_home / "cache" / "voices")


@pytest.fixture
def ada(library: Library) -> VoiceEntry:
    return library.add(details("Ada Å", description="warm"), features(), tone())


@pytest.fixture(scope="session")
def joe_features() -> VoiceFeatures:
    samples, _ = soundfile.read(CLIPS / "ref_1_joe0.wav", dtype="float32")
    with (
        Cloner.open(DEMO / "t3.gguf", DEMO / "s3gen.gguf", threads=1) as cloner,
        cloner.make("Joe", samples, Consent("self", "Joe", "2026-11-30", "I am Joe.")) as voice,
    ):
        return voice.features()


def test_list(library: Library, ada: VoiceEntry, capsys: Captured) -> None:
    library.add(details("Ada Å"), features(1))
    write_voice(library.folder, "Broken").write_bytes(b"GGUF")
    assert voices("list") == 0
    lines = capsys.readouterr().out.splitlines()
    day = ada.created[:10]
    own = [line for line in lines if "comes with the program" not in line]
    assert sorted(own) == sorted(
        [f"Ada Å  (fake-1, {day})", f"Ada Å  (file Ada Å (2), fake-1, {day}, no clip)", "Broken  (damaged)"]
    )
    assert voices("list", "--json") == 0
    listed = [event for event in events(capsys.readouterr().out) if not event["bundled"]]
    assert [event["name"] for event in listed] == ["Ada Å", "Ada Å", "Broken"]
    assert {event["event"] for event in listed} == {"voice"}
    first = next(event for event in listed if event["id"] == ada.id)
    assert (first["file"], first["clip"], first["description"]) == (str(ada.path), str(ada.clip), "warm")
    assert "too short" in listed[2]["fault"]


def test_show_tells_all_that_is_held_of_a_person(library: Library, capsys: Captured) -> None:
    library.add(details("Ada", window=(1.5, 9.0), tags=("work",), statement=b"fLaC", language="en"), features(), tone())
    assert voices("show", "ada") == 0
    said = capsys.readouterr().out
    for part in (
        "Ada Byron",
        "2026-11-30",
        "in writing",
        "statement is inside",
        "1.50 to 9.00 s",
        "work",
        "kept beside",
    ):
        assert part in said
    assert voices("show", "Ada", "--json") == 0
    (shown,) = events(capsys.readouterr().out)
    assert shown["consent"] == {
        "kind": "written",
        "name": "Ada Byron",
        "date": "2026-11-30",
        "text": "Ada Byron agreed.",
    }
    assert (shown["window"], shown["statement_bytes"], shown["prompt_tokens"]) == ([1.5, 9.0], 4, 12)


def test_a_name_cant_rewrite_the_terminal(library: Library, capsys: Captured) -> None:
    entry = library.add(details("A\x1b[2Jda\u202e\r", description="x\x1by"), features())
    for command in ("list", "show", "delete"):
        assert voices(command, *([] if command == "list" else [entry.id])) == 0
        said = capsys.readouterr()
        assert "\x1b" not in said.out + said.err
        assert "\u202e" not in said.out + said.err


def test_rename(library: Library, ada: VoiceEntry, capsys: Captured) -> None:
    assert voices("rename", "ada å", "  R/m: s ") == 0
    assert capsys.readouterr().out.splitlines()[-1] == str(library.folder / f"R_m_ s{SUFFIX}")
    (entry,) = library.entries()
    assert (entry.name, entry.id) == ("R/m: s", ada.id)
    assert entry.clip == library.folder / f"R_m_ s{CLIP_SUFFIX}"


def test_unknown_and_ambiguous_names(library: Library, ada: VoiceEntry, capsys: Captured) -> None:
    library.add(details("Ada Å"), features(1))
    for command in (["show"], ["delete"], ["forget"], ["rename", "X"], ["preview"], ["export", "-o", "x"]):
        assert voices(command[0], "Bea", *command[1:]) == 4
        assert "no voice 'Bea'" in capsys.readouterr().err
        assert voices(command[0], "Ada Å", *command[1:]) == 2
        assert f"'Ada Å (2){SUFFIX}'" in capsys.readouterr().err
    assert len(library.entries()) == 2
    assert voices("show", f"Ada Å (2){SUFFIX}") == 0


@pytest.mark.parametrize("arguments", [[], ["lst"], ["show"], ["rename", "Ada"], ["export", "Ada"], ["bake", "Ada"]])
def test_usage(arguments: list[str], capsys: Captured) -> None:
    assert voices(*arguments) == 2
    assert "usage" in capsys.readouterr().err


def test_delete_import_back_and_forget(library: Library, ada: VoiceEntry, capsys: Captured) -> None:
    for by_folder in (True, False):
        assert voices("delete", "Ada Å") == 0
        place = Path(capsys.readouterr().out.splitlines()[-1])
        assert place.parent == library.folder / "trash"
        assert library.entries() == []
        assert voices("import", place if by_folder else next(place.glob(f"*{SUFFIX}"))) == 0
        (back,) = library.entries()
        assert (back.id, back.clip is not None) == (ada.id, True)
        assert capsys.readouterr().out.splitlines()[-1] == str(back.path)
        assert library.trash() == []
    voices("delete", "Ada Å")
    sounds = places().phrase_sounds_dir
    sounds.mkdir(parents=True)
    own, other = (sounds / f"{voice_mark(voice)}-1.sound" for voice in (ada.id, "somebody else"))
    for path in (own, other):
        path.write_bytes(b"a phrase")
    assert voices("forget", "Ada Å") == 0
    assert (own.exists(), other.exists()) == (False, True), "its phrases go, and nobody else's"
    assert "nothing of this voice is left here" in capsys.readouterr().err
    assert library.trash() == []
    assert voices("forget", "Ada Å") == 4


def test_check(library: Library, ada: VoiceEntry, capsys: Captured) -> None:
    assert voices("check") == 0
    assert "nothing to mend" in capsys.readouterr().err
    ada.path.write_bytes(ada.path.read_bytes()[:-9])
    assert voices("check", "--json") == 3
    finding, result = events(capsys.readouterr().out)
    assert finding["file"] == str(ada.path)
    assert "cut short" in finding["message"]
    assert result["findings"] == 1


def test_export_never_overwrites_and_keeps_the_clip_unless_asked(
    library: Library, ada: VoiceEntry, tmp_path: Path, capsys: Captured
) -> None:
    target = tmp_path / "Größe"
    target.mkdir()
    assert voices("export", "Ada Å", "-o", target) == 0
    assert capsys.readouterr().out.splitlines() == [str(target / f"Ada Å{SUFFIX}")]
    assert [path.name for path in target.iterdir()] == [f"Ada Å{SUFFIX}"]
    assert voices("export", "Ada Å", "-o", target) == 3
    assert "there is a file already" in capsys.readouterr().err
    other = tmp_path / f"b{SUFFIX}"
    (tmp_path / f"b{CLIP_SUFFIX}").write_bytes(b"mine")
    assert voices("export", "Ada Å", "-o", other, "--with-clip") == 3
    assert not other.exists()
    (tmp_path / f"b{CLIP_SUFFIX}").unlink()
    assert voices("export", "Ada Å", "-o", other, "--with-clip") == 0
    assert (tmp_path / f"b{CLIP_SUFFIX}").read_bytes() == (ada.clip or other).read_bytes()
    assert voices("export", "Ada Å", "-o", tmp_path / "b.gguf") == 2
    assert voices("export", "Ada Å", "-o", tmp_path / "absent" / f"b{SUFFIX}") == 1
    library.add(details("Clipless"), features())
    assert voices("export", "Clipless", "-o", tmp_path, "--with-clip") == 4
    assert not (tmp_path / f"Clipless{SUFFIX}").exists()


def test_import_of_a_voice_file(library: Library, tmp_path: Path, capsys: Captured) -> None:
    path = write_voice(tmp_path, "Zoë")
    for _ in range(2):
        assert voices("import", path) == 0
        assert capsys.readouterr().out.splitlines() == [str(library.folder / f"Zoë{SUFFIX}")]
    assert len(library.entries()) == 1
    assert voices("import", tmp_path / "absent") == 4
    assert voices("import", path, "--name", "X") == 2
    path.write_bytes(path.read_bytes().replace(b"Ada Byron", b"Bea Byron"))
    assert voices("import", path) == 3
    assert "damaged or edited" in capsys.readouterr().err


def test_import_of_other_programs_voices_needs_consent(
    library: Library, joe_features: VoiceFeatures, tmp_path: Path, capsys: Captured
) -> None:
    folder = tmp_path / "jö"
    write_voice_folder(joe_features, folder)
    model = ("--model", DEMO)
    assert voices("import", folder, *model) == 3
    assert "--permission-from" in capsys.readouterr().err
    assert voices("import", folder, "--statement", CLIPS / "ref_2_slt64.wav", *model) == 3
    assert "doesn't sound like the voice" in capsys.readouterr().err
    assert voices("import", folder, "--permission-from", "Joe", "--clip", CLIPS / "ref_1_joe0.wav") == 2
    assert library.entries() == []
    assert voices("import", folder, "--permission-from", "Joe", "--name", "Joe", *model) == 0
    assert voices("import", folder, "--statement", CLIPS / "ref_1_joe0.wav", *model) == 0
    kinds = {entry.name: read_voice_file(entry.path).details.consent.kind for entry in library.entries()}
    assert kinds == {"Joe": "written", "jö": "statement"}
    (folder / "embedding.npy").write_bytes(b"\x93NUMPY")
    assert voices("import", folder, "--permission-from", "Joe", *model) == 3
    assert voices("import", tmp_path, "--permission-from", "Joe", *model) == 4


def test_export_as_a_folder_and_back(
    library: Library, joe_features: VoiceFeatures, tmp_path: Path, capsys: Captured
) -> None:
    library.add(details("Joe"), joe_features)
    assert voices("export", "Joe", "--folder", "-o", tmp_path / "folder") == 0
    assert capsys.readouterr().out.splitlines() == [str(tmp_path / "folder")]
    assert np.array_equal(np.load(tmp_path / "folder" / "prompt_token.npy"), joe_features.prompt_token)
    assert voices("export", "Joe", "--folder", "-o", tmp_path / "folder") == 3
    assert voices("export", "Joe", "--folder", "--with-clip", "-o", tmp_path / "other") == 2


def test_bake_and_speak(library: Library, joe_features: VoiceFeatures, tmp_path: Path, capsys: Captured) -> None:
    library.add(details("Joe Ö"), joe_features)
    out = tmp_path / "baked"
    assert voices("bake", "Joe Ö", "-o", out, "--model", DEMO) == 0
    assert capsys.readouterr().out.splitlines() == [str(out / "t3.gguf"), str(out / "s3gen.gguf")]
    assert read_gguf_head(out / "t3.gguf").keys["soundalike.voice.consent.name"] == "Ada Byron"
    assert voices("bake", "Joe Ö", "-o", out, "--model", DEMO) == 3
    speak = ("speak", "Hello.", "--seed", "4", "--threads", "1")
    assert main([*speak, "--model", str(out), "-o", str(tmp_path / "baked.wav")]) == 0
    assert main([*speak, "--model", str(DEMO), "--voice", "Joe Ö", "-o", str(tmp_path / "file.wav")]) == 0
    one, two = (soundfile.read(tmp_path / name)[0] for name in ("baked.wav", "file.wav"))
    assert len(one) > 5000
    assert np.array_equal(one, two)


def test_bake_makes_the_voice_again_where_it_must(library: Library, tmp_path: Path, capsys: Captured) -> None:
    samples, _ = soundfile.read(CLIPS / "ref_1_joe0.wav", dtype="float32")
    library.add(details("Joe"), features(), samples)
    library.add(details("Bea"), features())
    assert voices("bake", "Bea", "-o", tmp_path / "bea", "--model", DEMO) == 4
    assert "its clip wasn't kept" in capsys.readouterr().err
    assert voices("bake", "Joe", "-o", tmp_path / "joe", "--model", DEMO) == 0
    assert read_gguf_head(tmp_path / "joe" / "t3.gguf").keys["soundalike.voice.variant"] == "demo-3"


def test_preview_speaks_in_the_voice(library: Library, ada: VoiceEntry, tmp_path: Path) -> None:
    parts = FakeParts()
    assert voices("preview", "ada å", "-o", tmp_path / "a.wav", parts=parts) == 0
    assert parts.engine.voices[-1].name == "Ada Å"
    assert parts.engine.requests[0][1].seed == 1
    assert soundfile.info(tmp_path / "a.wav").duration > 0.5
    assert voices("preview", "Ada Å", parts=FakeParts()) == 4  # no device to play on


def test_the_home_can_be_chosen(tmp_path: Path) -> None:
    write_voice(tmp_path / "other home" / "voices", "Zoë")
    listed = run_program("voices", "list", "--home", "other home", cwd=tmp_path)
    assert listed.returncode == 0
    assert "Zoë" in listed.stdout.decode()
