"""VoiceEncoder: `ve.safetensors` to `voice_encoder/` in the T3 file (spec 6.4, 8.1). All of it stays F32."""

from __future__ import annotations

from soundalike.models.conversion.filterbanks import voice_encoder_filterbank
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.tensor_plan import CheckpointPlan


def plan_voice_encoder(part: CheckpointPlan, keys: Metadata, constants: ModelConstants) -> int:
    """Plans the LSTM, its projection and its filterbank; returns the embedding's size."""
    shapes = part.shapes
    mels = shapes.shape("lstm.weight_ih_l0", 2)[1]
    hidden = shapes.shape("lstm.weight_hh_l0", 2)[1]
    layers = shapes.count("lstm.weight_ih_l{}")
    embedding = shapes.shape("proj.weight", 2)[0]
    for layer in range(layers):
        part.copy(
            f"lstm.weight_ih_l{layer}",
            f"voice_encoder/lstm/weight_ih_l{layer}",
            (4 * hidden, hidden if layer else mels),
        )
        part.copy(f"lstm.weight_hh_l{layer}", f"voice_encoder/lstm/weight_hh_l{layer}", (4 * hidden, hidden))
        part.copy(f"lstm.bias_ih_l{layer}", f"voice_encoder/lstm/bias_ih_l{layer}", (4 * hidden,))
        part.copy(f"lstm.bias_hh_l{layer}", f"voice_encoder/lstm/bias_hh_l{layer}", (4 * hidden,))
    projection = ("voice_encoder/proj/weight", "voice_encoder/proj/bias")
    part.layer("proj", projection, (embedding, hidden), narrow=False)
    part.plan.computed("voice_encoder/mel_fb", voice_encoder_filterbank(mels))
    # Used in training only (spec 6.4).
    shapes.ignore(["similarity_weight", "similarity_bias"])
    keys.u32("voice_encoder", n_mels=mels, hidden_size=hidden, num_layers=layers, embedding_size=embedding)
    keys.u32("voice_encoder", partial_frames=constants.partial_frames, sample_rate=16000)
    keys.u32("voice_encoder", n_fft=400, hop_size=160, win_size=400)
    keys.f32("voice_encoder", overlap=0.5, rate=1.3, min_coverage=0.8)
    return embedding
