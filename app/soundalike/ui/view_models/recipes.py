"""From the settings to how something is spoken. No Qt in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soundalike.settings import Settings, Speaking, VoiceOptions
from soundalike.translation import tr, tr_noop
from soundalike.ui.workers.program_reading import wait_until_read

if TYPE_CHECKING:
    from soundalike.takes import Recipe

MOST_SEED = 99_999
"""Seeds that we choose are short enough to be read, remembered and typed."""
OWN_VOICE_KEY = "own"
"""The section in which options for the model's own voice are kept."""
OWN_VOICE_NAME = tr_noop("The model's own voice")
"""In English in what is kept."""


def voice_options(settings: Settings) -> VoiceOptions:
    """What was set for the voice that is chosen."""
    return settings.voice(settings[Speaking].voice or OWN_VOICE_KEY)


def shown_voice_name(kept: str) -> str:
    """The voice's name as it is shown; the model's own voice has one in each language."""
    return tr(OWN_VOICE_NAME) if kept == OWN_VOICE_NAME else kept


def recipe_for(settings: Settings, model: str, seed: int) -> Recipe:
    """Voice, model and options as they are set now. `seed` is used unless one is locked."""
    wait_until_read()  # pressed in the window's first moment
    from soundalike.engine.types import Sampling, SynthesisOptions  # noqa: PLC0415
    from soundalike.takes import Recipe as MadeRecipe  # noqa: PLC0415
    from soundalike.takes import VoiceName  # noqa: PLC0415

    wanted = voice_options(settings)
    sampling = Sampling(
        temperature=wanted.temperature or None,
        top_p=wanted.top_p or None,
        top_k=wanted.top_k or None,
        repetition_penalty=wanted.repetition_penalty or None,
    )
    options = SynthesisOptions(
        seed=wanted.seed if wanted.seed_locked else seed,
        sampling=sampling,
        flow_steps=wanted.flow_steps,
        first_chunk_tokens=wanted.first_chunk_tokens,
        chunk_tokens=wanted.chunk_tokens,
        speed=settings[Speaking].speed,
    )
    voice, name = settings[Speaking].voice, settings[Speaking].voice_name
    return MadeRecipe(VoiceName(voice or model, name or voice or OWN_VOICE_NAME), model, options)
