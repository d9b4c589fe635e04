"""Files that are dropped are taken for what they are."""

from __future__ import annotations

from pathlib import Path

from soundalike.ui.view_models.dropped_files import sorted_out


def test_each_kind_is_told_from_the_others(tmp_path: Path) -> None:
    folder = tmp_path / "npy voice"
    folder.mkdir()
    names = ("Ada.voice.gguf", "all.voices.zip", "conds.pt", "talk.MP3", "notes.txt")
    found = sorted_out([folder, *(tmp_path / name for name in names)])
    assert found.voices == {tmp_path / "Ada.voice.gguf": None}
    assert found.libraries == [tmp_path / "all.voices.zip"]
    assert found.foreign == [folder, tmp_path / "conds.pt"]
    assert found.recordings == [tmp_path / "talk.MP3"]
    assert found.others == [tmp_path / "notes.txt"]


def test_a_clip_goes_with_its_voice_only_when_it_was_dropped_too(tmp_path: Path) -> None:
    voice, clip = tmp_path / "Ada.voice.gguf", tmp_path / "Ada.clip.flac"
    clip.write_bytes(b"")
    assert sorted_out([voice]).voices == {voice: None}
    found = sorted_out([clip, voice])
    assert found.voices == {voice: clip}
    assert found.recordings == []
    assert sorted_out([clip]).recordings == [clip]


def test_a_folder_of_voices_stands_for_all_of_them(tmp_path: Path) -> None:
    for name in ("Ada.voice.gguf", "Ada.clip.flac", "Bram.voice.gguf", "index.sqlite3"):
        (tmp_path / name).write_bytes(b"")
    found = sorted_out([tmp_path])
    assert found.voices == {
        tmp_path / "Ada.voice.gguf": tmp_path / "Ada.clip.flac",
        tmp_path / "Bram.voice.gguf": None,
    }
    assert found.others == []
