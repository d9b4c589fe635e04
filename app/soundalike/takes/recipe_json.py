"""Recipes as JSON, in the database and in the tags of sound files. Unknown and odd values fall back to the default."""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from soundalike.engine.types import Sampling, SynthesisOptions

_SEEDS = 2**64


def options_to_json(options: SynthesisOptions) -> str:
    """All options, the seed included."""
    return json.dumps(asdict(options), ensure_ascii=False, sort_keys=True)


def options_from_json(text: str) -> SynthesisOptions:
    """What `options_to_json` wrote, by this or another version of the program."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return SynthesisOptions()
    if not isinstance(found, dict):
        return SynthesisOptions()
    sampling = found.get("sampling")
    kept = _fitting(SynthesisOptions(), found)
    kept["sampling"] = Sampling(**_fitting(Sampling(), sampling if isinstance(sampling, dict) else {}))
    if kept.get("plan") not in (None, "whole", "growing", "windowed"):
        del kept["plan"]
    kept["seed"] = kept.get("seed", 0) % _SEEDS
    return SynthesisOptions(**kept)


def _fitting(default: Any, found: dict[str, Any]) -> dict[str, Any]:
    """The entries that are fields of `default` and of their kind."""
    kept: dict[str, Any] = {}
    for field in fields(default):
        value, standard = found.get(field.name), getattr(default, field.name)
        if value is None or field.name == "sampling":
            continue
        if isinstance(standard, str) or isinstance(value, str):
            fits = isinstance(standard, str) and isinstance(value, str)
        elif isinstance(standard, bool) or isinstance(value, bool):
            fits = isinstance(standard, bool) and isinstance(value, bool)
        elif isinstance(standard, int) or field.name == "top_k":
            fits = isinstance(value, int)
        else:
            fits = isinstance(value, int | float)
        if fits:
            kept[field.name] = value
    return kept
