"""A voice as the picker shows it. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class VoiceChoice:
    """`key` is what is kept: a voice's id, or empty for the model's own voice."""

    key: str
    name: str
    detail: str = ""


_VARIANTS = {"t3_turbo": "Turbo", "t3_nano": "Nano", "t3_base": "Base", "t3_mtl": "Multilingual", "t3_flash": "Flash"}


def model_words(variant: str) -> str:
    """The model's kind and its language, for people; empty when it isn't known yet."""
    if not variant:
        return ""
    kind = "Demo" if variant.startswith("demo") else _VARIANTS.get(variant, variant)
    language = "many languages" if variant == "t3_mtl" else "English"
    return f"{kind} · {language}"
