"""`soundalike models list`: the models that are here, the chosen one, and those that can be had."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from soundalike.cli.context import Context
from soundalike.cli.models_get import costs
from soundalike.weight_choices import DEFAULT_WEIGHTS

if TYPE_CHECKING:
    from soundalike.models.model_listing import ListedModel

HELP = "say which models are here, which is chosen, and which can be had"
STATES = {
    "built in": "built in",
    "installed": "installed",
    "damaged": "damaged",
    "begun": "begun, not complete",
    "available": "can be had",
}


def add_options(parser: ArgumentParser) -> None:
    """It has none of its own."""


def run(arguments: Namespace, context: Context) -> int:
    """Print one model after the other. Nothing is asked of any network."""
    from soundalike.free_space import free_bytes, in_words  # noqa: PLC0415
    from soundalike.models.model_listing import list_models  # noqa: PLC0415
    from soundalike.models.move_models import missing_models_folder  # noqa: PLC0415

    output, places = context.output, context.places(arguments)
    models_dir = places.models_dir
    for model in list_models(models_dir, context.wiring.catalogue()):
        output.event("model", **_fields(model))
        output.result("\n".join(_lines(model)))
    missing = missing_models_folder(places)
    if missing is not None:
        output.message(missing)
    output.message(f"{in_words(free_bytes(models_dir))} free in {models_dir}. Nothing is fetched before models get.")
    return 0


def _lines(model: ListedModel) -> Iterator[str]:
    from soundalike.free_space import in_words  # noqa: PLC0415

    chosen = ", chosen" if model.chosen else ""
    size = f", {in_words(model.bytes)}" if model.bytes else ""
    weights = f", {model.weights}" if model.weights and model.state != "built in" else ""
    yield f"{'*' if model.chosen else ' '} {model.name}: {STATES[model.state]}{chosen}{size}{weights}"
    if model.good_for:
        yield f"    {model.good_for}"
    if model.fault:
        yield f"    {model.fault}"
    if model.state in ("available", "begun") and model.entry is not None:
        yield f"    {costs(model.entry, DEFAULT_WEIGHTS)}"
    if model.fetched_bytes:
        yield f"    {in_words(model.fetched_bytes)} of official files are kept here."


def _fields(model: ListedModel) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "name": model.name,
        "state": model.state,
        "chosen": model.chosen,
        "bytes": model.bytes,
        "fetched_bytes": model.fetched_bytes,
        "variant": model.variant,
        "weights": model.weights,
        "good_for": model.good_for,
        "fault": model.fault,
    }
    if model.origin is not None:
        fields["origin"] = {
            "how": model.origin.how,
            "repository": model.origin.repository,
            "revision": model.origin.revision,
            "pinned": model.origin.pinned,
        }
    if model.entry is not None:
        fields |= {
            "licence": model.entry.licence,
            "languages": list(model.entry.languages),
            "repository": model.entry.repository,
            "pinned": model.entry.pin is not None,
            "download_bytes": model.entry.download_bytes,
            "keep_bytes": {choice: model.entry.keep_bytes(choice) for choice in model.entry.choices},
            "meanwhile_bytes": model.entry.meanwhile_bytes(DEFAULT_WEIGHTS),
        }
    return fields
