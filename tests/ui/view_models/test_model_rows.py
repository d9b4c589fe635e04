"""What is said of models, downloads and the processor is true, short and has its units."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soundalike.engine import ProcessorDescription
from soundalike.models.catalogue import catalogue
from soundalike.models.downloads.progress import GetProgress
from soundalike.models.model_listing import DEMO_GOOD_FOR, ListedModel
from soundalike.settings import Measured
from soundalike.ui.view_models.model_presets import measured_presets, preset_choices
from soundalike.ui.view_models.model_rows import (
    JobFacts,
    done_of,
    duration_words,
    measured_words,
    model_row,
    processor_words,
    progress_of,
    real_model_words,
    size_words,
)

TURBO = catalogue()[0]
DEMO = ListedModel("demo", "built in", True, 42_000_000, 0, "demo-3", "f16", DEMO_GOOD_FOR)
AVAILABLE = ListedModel("turbo", "available", False, good_for=TURBO.good_for, entry=TURBO)
INSTALLED = ListedModel("turbo", "installed", False, 1_600_000_000, 0, "t3_turbo", "f16", TURBO.good_for, TURBO)


def test_the_demo_is_in_use_until_another_is_chosen() -> None:
    row = model_row(DEMO, "", None)
    assert (row.title, row.size, row.chip, row.chip_kind, row.buttons) == ("Demo", "42 MB", "in use", "good", ())
    assert row.menu == ("load",)
    other = model_row(replace(DEMO, chosen=False), "", None)
    assert (other.chip, other.buttons, other.menu) == ("built in", ("use",), ("use",))


def test_a_loaded_model_can_be_let_go() -> None:
    row = model_row(DEMO, "demo", None)
    assert (row.chip, row.menu) == ("loaded", ("release",))


def test_what_can_be_had_says_what_it_takes() -> None:
    row = model_row(AVAILABLE, "", None)
    assert row.buttons == ("get",)
    assert row.size == "1.2 GB"
    assert row.cost == "About 3.0 GB to download, once. MIT licence. Speaks English."
    assert "Turbo" in row.spoken
    assert "3.0 GB" in row.spoken


def test_what_was_begun_goes_on_or_is_deleted() -> None:
    row = model_row(replace(AVAILABLE, state="begun", fetched_bytes=232_000_000), "", None)
    assert (row.chip, row.message, row.buttons) == ("begun", "232 MB of it are here.", ("go-on",))
    assert row.menu == ("discard",)


def test_an_installed_model_offers_a_smaller_copy_only_where_there_can_be_one() -> None:
    assert model_row(INSTALLED, "", None).menu == ("use", "smaller", "folder", "remove")
    small = replace(INSTALLED, weights="q8_0", fetched_bytes=1)
    assert model_row(small, "", None).menu == ("use", "folder", "remove", "discard")


def test_a_folder_elsewhere_is_the_persons_own() -> None:
    own = ListedModel("/home/ada/my model", "installed", True, 1_000_000, 0, "t3_turbo", "f16")
    row = model_row(own, "my model", None)
    assert (row.title, row.chip, row.menu) == ("my model", "loaded", ("release", "folder"))


def test_a_damaged_model_says_why_and_can_be_had_again() -> None:
    """Case MOD-01."""
    row = model_row(replace(INSTALLED, state="damaged", fault="t3.gguf is cut short."), "", None)
    assert (row.chip, row.chip_kind, row.message, row.buttons) == (
        "damaged",
        "warning",
        "t3.gguf is cut short.",
        ("again",),
    )


def test_a_download_is_paused_resumed_and_cancelled() -> None:
    row = model_row(AVAILABLE, "", JobFacts("turbo", "running", "232 of 504 MB", 0.46))
    assert row.buttons == ("pause", "cancel")
    assert model_row(AVAILABLE, "", JobFacts("turbo", "paused")).buttons == ("resume", "cancel")
    failed = model_row(AVAILABLE, "", JobFacts("turbo", "failed", message="The disk is full."))
    assert (failed.message, failed.buttons) == ("The disk is full.", ("go-on", "details"))


@pytest.mark.parametrize(
    ("progress", "words", "fraction"),
    [
        (
            GetProgress("downloading", "a", 232_000_000, 504_000_000, 0.46, 6.1e6, 45.0),
            "232 of 504 MB · 6.1 MB/s · 45 s left · continues after a restart",
            0.46,
        ),
        (GetProgress("downloading", "a", 0, 3_000_000_000), "0.0 of 3.0 GB · continues after a restart", 0.0),
        (
            GetProgress("downloading", "a", 1_000_000, 2_000_000, 0.5, 20_000.0, 50.0),
            "1 of 2 MB · 20 kB/s · 50 s left · continues after a restart",
            0.5,
        ),
        (GetProgress("asking", "a"), "Asking for the list of files", None),
        (GetProgress("converting", "t3.gguf", share=0.25), "Converting · 25 %", 0.25),
        (GetProgress("waiting", "a", 5_000, 10_000, 0.5, note="No answer. Trying again."), None, 0.5),
    ],
)
def test_progress_in_words(progress: GetProgress, words: str | None, fraction: float | None) -> None:
    facts = progress_of("turbo", progress)
    assert facts.words == (words or "No answer. Trying again. · 5 of 10 kB")
    assert facts.fraction == fraction


@pytest.mark.parametrize(
    ("count", "words"), [(999, "1 kB"), (31_000_000, "31 MB"), (999_900_000, "1.0 GB"), (1.55e9, "1.6 GB")]
)
def test_sizes(count: float, words: str) -> None:
    assert size_words(count) == words
    assert done_of(0, round(count)).endswith(f"of {words}")


@pytest.mark.parametrize(("seconds", "words"), [(45, "45 s"), (600, "10 min"), (7200, "2.0 h")])
def test_durations(seconds: float, words: str) -> None:
    assert duration_words(seconds) == words


def test_presets_say_what_they_keep_and_need() -> None:
    choices = {choice.key: choice for choice in preset_choices(TURBO, download=True)}
    assert list(choices) == ["small", "balanced", "exact"]
    assert choices["balanced"].note.startswith("Keeps 1.2 GB, needs about 660 MB of memory: ")
    assert "Measured" not in choices["balanced"].note
    assert choices["balanced"].meanwhile_bytes == TURBO.meanwhile_bytes("balanced")
    own = preset_choices(TURBO, download=False)[1]
    assert own.meanwhile_bytes == TURBO.making_bytes("balanced")


def test_a_preset_says_how_fast_it_was_here() -> None:
    made = replace(INSTALLED, weights="q8_0")
    measured = Measured("turbo", 1.7, 0.6)
    found = measured_presets(TURBO, [DEMO, made], measured)
    assert found == {"balanced": measured}
    choices = {choice.key: choice.note for choice in preset_choices(TURBO, download=True, measured=found)}
    assert choices["balanced"].endswith(" Measured: 1.7× faster than real time here.")
    assert "Measured" not in choices["small"]
    assert measured_presets(TURBO, [DEMO, made], Measured("demo", 9.0, 0.1)) == {}
    assert measured_presets(TURBO, [made], Measured()) == {}


def test_an_installed_model_says_its_memory_and_its_speed_here() -> None:
    made = replace(INSTALLED, weights="q8_0", speaking_bytes=660_000_000)
    assert model_row(made, "", None).cost == "Needs about 660 MB of memory · q8_0"
    row = model_row(made, "", None, Measured("turbo", 0.5, 3.0))
    assert row.cost == "Needs about 660 MB of memory · q8_0 · 2.0× slower than real time here"
    assert "660 MB of memory" in row.spoken
    assert "real time" not in model_row(made, "", None, Measured("demo", 9.0, 0.1)).cost


def test_the_processor_in_words_and_why() -> None:
    processor = ProcessorDescription("x", "SSE3, AVX, AVX2, AVX512_VNNI", "", 8)
    heading, words = processor_words(processor, "", Measured())
    assert heading == "Speaking on the processor"
    assert words == "8 cores, AVX-512. This version makes no use of a graphics card. Not measured yet."
    assert processor_words(None, "Vulkan0", Measured())[0] == "Speaking on the graphics card"
    one = ProcessorDescription("x", "", "", 1)
    assert processor_words(one, "", Measured())[1].startswith("One core. ")


def test_the_measured_speed_in_words() -> None:
    assert measured_words(Measured("Turbo", 1.7, 0.6)) == (
        "Measured: 1.7× faster than real time with Turbo, first sound after 0.6\N{NO-BREAK SPACE}s."
    )
    assert "2.0× slower" in measured_words(Measured("Turbo", 0.5, 3.0))


def test_what_a_real_model_adds() -> None:
    assert real_model_words(TURBO) == (
        "It's small and rough. Turbo sounds like a person. It is about 3.0 GB, downloaded once."
    )
