"""Another program's voice, taken in with the consent that a recording needs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import numpy as np
import numpy.typing as npt

from soundalike.engine.cloner import ENCODER_RATE, LEAST_LIKENESS, Cloner
from soundalike.engine.types import Consent, Samples, VoiceFeatures
from soundalike.errors import RefusedError
from soundalike.translation import number, tr
from soundalike.voices.clip_file import encode_flac
from soundalike.voices.entry import VoiceEntry
from soundalike.voices.library import Library
from soundalike.voices.voice_file import VoiceDetails

STATEMENT_SECONDS = (2, 60)
"""As the engine asks of a statement beside a clip (native/src/features/cloner.cpp)."""


def adopt(
    library: Library,
    name: str,
    features: VoiceFeatures,
    consent: Consent,
    *,
    statement: Samples | None,
    open_cloner: Callable[[], AbstractContextManager[Cloner]],
) -> VoiceEntry:
    """Keeps a voice that `read_foreign_voice` gave. `statement` is at 16 kHz, for a spoken statement of consent.

    `open_cloner` is called only for a statement, which is compared with the voice. Raises `RefusedError`.
    """
    details = VoiceDetails(name=name, consent=consent, variant=features.variant)
    if consent.kind == "statement":
        samples = _checked_length(statement)
        with open_cloner() as cloner:
            likeness = _cosine(cloner.embed(samples), features.speaker_emb)
        if likeness < LEAST_LIKENESS:
            raise RefusedError(
                tr(
                    "The spoken statement doesn't sound like the voice. Record it again, or give the consent in "
                    "writing."
                )
            )
        details = VoiceDetails(
            name=name, consent=consent, variant=features.variant, statement=encode_flac(samples, ENCODER_RATE)
        )
    return library.add(details, features)


def _checked_length(statement: Samples | None) -> Samples:
    seconds = 0.0 if statement is None else len(statement) / ENCODER_RATE
    least, most = STATEMENT_SECONDS
    if statement is None or not least <= seconds <= most:
        raise RefusedError(
            tr("The spoken statement lasts {seconds} s; it must last {least} to {most} s. Record it again.").format(
                seconds=number(seconds, 1), least=least, most=most
            )
        )
    return statement


def _cosine(one: npt.NDArray[np.float32], other: npt.NDArray[np.float32]) -> float:
    """A foreign embedding may have any length: only its direction counts. 0 where it has none."""
    lengths = float(np.linalg.norm(one) * np.linalg.norm(other))
    return float(one @ other) / lengths if lengths > 0.0 and np.isfinite(lengths) else 0.0
