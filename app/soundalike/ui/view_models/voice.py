"""A voice as the picker shows it. No Qt in here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from soundalike.translation import tr, tr_noop
from soundalike.ui.view_models.recipes import OWN_VOICE_NAME

if TYPE_CHECKING:
    from soundalike.voices import VoiceEntry

VOICE_SUFFIX = ".voice.gguf"
MOST_LISTED = 30
"""Voices in the picker's menu, beside the model's own; of more than that the Voices page has the rest."""


@dataclass(frozen=True)
class VoiceChoice:
    """`key` is what is kept: a voice's id, or empty for the model's own voice."""

    key: str
    name: str
    detail: str = ""


_VARIANTS = {
    "t3_turbo": "Turbo",
    "t3_nano": "Nano",
    "t3_base": "Base",
    "t3_mtl": tr_noop("Multilingual"),
    "t3_flash": "Flash",
}


def own_voice() -> VoiceChoice:
    """The model's own."""
    return VoiceChoice("", tr(OWN_VOICE_NAME))


def model_words(variant: str) -> str:
    """The model's kind and its language, for people; empty when it isn't known yet."""
    if not variant:
        return ""
    language = tr("many languages") if variant == "t3_mtl" else tr("English")
    return f"{kind_words(variant)} · {language}"


def kind_words(variant: str) -> str:
    """The model's kind."""
    return tr("Demo") if variant.startswith("demo") else tr(_VARIANTS.get(variant, variant))


def picker_choices(
    entries: Sequence[VoiceEntry], favourites: Collection[str], chosen: str
) -> tuple[list[VoiceChoice], int]:
    """What the picker lists, and how many voices it leaves out.

    The model's own comes first, then favourites, then the person's others, then those that came with the program; each
    by name. The chosen one is always there. Damaged ones aren't.
    """
    usable = [entry for entry in entries if not entry.fault]
    usable.sort(key=lambda entry: (not _is_favourite(entry, favourites), entry.bundled, entry.name.casefold()))
    listed = usable[:MOST_LISTED]
    listed += [entry for entry in usable[MOST_LISTED:] if entry.id == chosen]
    choices = [
        VoiceChoice(entry.id, entry.name, tr("Bundled", "a voice that came with the program") if entry.bundled else "")
        for entry in listed
    ]
    return [own_voice(), *choices], len(usable) - len(listed)


def voice_key(entry: VoiceEntry) -> str:
    """What a voice is known by: its id; of a damaged one, its file's name."""
    return entry.id or entry.path.name.removesuffix(VOICE_SUFFIX)


def _is_favourite(entry: VoiceEntry, favourites: Collection[str]) -> bool:
    return entry.favourite or entry.id in favourites
