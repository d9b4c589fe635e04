"""Makes a random-weight model of any size in the official file layout.

The file set is what `soundalike models convert` reads: weights under the official names (weight norm in
`parametrizations` form, `num_batches_tracked` as int64), `conds.pt` as `torch.save` writes it, tokenizer files and, for
sizes that aren't official, `config.json`. The small model is stored in float16; the reference computes in float32 from
the rounded values.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import librosa
import numpy as np
import torch
from chatterbox.models.s3gen.xvector import extract_feature
from safetensors.torch import save_file
from tests.reference import architecture, configurations, sane_weights

TOKENIZER_FILES = (
    "vocab.json",
    "merges.txt",
    "added_tokens.json",
    "tokenizer_config.json",
    "special_tokens_map.json",
)
CALIBRATION_TEXT = "The quick brown fox jumps over the lazy dog [laugh], and 27 others."


def _finish(models: architecture.ModelSet, module: Any) -> None:
    """Rounds the weights if they are stored in float16: what is calibrated next sees the values of the file."""
    if models.config["dtype"] == "float16":
        sane_weights.round_to_half(module)


def _randomise_voice_encoders(models: architecture.ModelSet, wav16: Any) -> None:
    """CAMPPlus, S3Tokenizer and VoiceEncoder: eight pieces of one clip give the statistics."""
    sane_weights.randomise(models.voice_encoder, seed=1)
    with torch.no_grad():
        models.voice_encoder.similarity_weight.fill_(10.0)
        models.voice_encoder.similarity_bias.fill_(-5.0)
    s3gen = models.s3gen
    pieces = torch.from_numpy(np.stack(np.split(wav16[: len(wav16) // 8 * 8], 8)))
    sane_weights.randomise(s3gen.speaker_encoder, seed=2, gain=1.4)
    sane_weights.calibrate_batch_norm(s3gen.speaker_encoder, extract_feature(pieces)[0], seed=3)
    sane_weights.randomise(s3gen.tokenizer, seed=4)
    sane_weights.sharpen_attention(s3gen.tokenizer, 1.6)
    live_digits = models.config["tok"]["live_digits"]
    sane_weights.spread_codes(s3gen.tokenizer, live_digits, lambda: s3gen.tokenizer(torch.from_numpy(wav16)[None]))
    for module in (models.voice_encoder, s3gen.speaker_encoder, s3gen.tokenizer):
        _finish(models, module)


def voice(models: architecture.ModelSet, wav24: Any, wav16: Any, t3_tokens: int) -> dict[str, Any]:
    """Conditionals in the structure of the official conds.pt, from a clip at both rates."""
    with torch.inference_mode():
        tokens, _ = models.s3gen.tokenizer([wav16], max_len=t3_tokens)
        speaker = torch.from_numpy(models.voice_encoder.embeds_from_wavs([wav16], sample_rate=16000))
        gen = models.s3gen.embed_ref(wav24, 24000, device="cpu")
    t3 = {
        "speaker_emb": speaker.mean(axis=0, keepdim=True),
        "clap_emb": None,
        "cond_prompt_speech_tokens": tokens,
        "cond_prompt_speech_emb": None,
        "emotion_adv": 0.5 * torch.ones(1, 1, 1),
    }
    return {"t3": t3, "gen": {name: None if value is None else value.clone() for name, value in gen.items()}}


def _randomise_t3(models: architecture.ModelSet, conditionals: dict[str, Any], seed: int, stop_bias: float) -> None:
    t3 = models.t3
    sane_weights.randomise(t3, seed=seed)
    sane_weights.sharpen_attention(t3, 1.8)
    with torch.no_grad():
        t3.tfmr.wpe.weight.mul_(0.7)
        t3.cond_enc.spkr_enc.weight.mul_(16.0)  # the speaker vector has unit length
    text = models.tokenizer(CALIBRATION_TEXT, return_tensors="pt").input_ids
    draw = torch.Generator().manual_seed(seed)
    speech = torch.randint(0, models.config["tok"]["codebook"], (1, 60), generator=draw)

    def run() -> None:
        condition = architecture.t3_condition(conditionals["t3"])
        embeds, _ = t3.prepare_input_embeds(t3_cond=condition, text_tokens=text, speech_tokens=speech)
        t3.tfmr(inputs_embeds=embeds)

    sane_weights.centre_t3(t3, run)
    with torch.no_grad():
        stop = models.config["t3"]["stop_speech_token"]
        t3.speech_head.bias.add_(0.5 * torch.randn(t3.speech_head.bias.shape, generator=draw))
        t3.speech_head.bias[stop] = stop_bias
    _finish(models, t3)


def _randomise_flow(models: architecture.ModelSet, conditionals: dict[str, Any], speech: Any, seed: int) -> None:
    flow = models.s3gen.flow
    sane_weights.randomise(flow, seed=seed)
    sane_weights.sharpen_attention(flow, 1.6)
    with torch.no_grad():
        for block in [*flow.encoder.encoders, *flow.encoder.up_encoders]:
            block.self_attn.linear_out.weight.mul_(6.0)  # the residual they are added to is scaled by sqrt(width)
            block.feed_forward.w_2.weight.mul_(6.0)
    offset = torch.randn(80, generator=torch.Generator().manual_seed(seed)) * 1.5 - 5.0

    def run() -> None:
        torch.manual_seed(seed)
        models.s3gen.flow_inference(speech, ref_dict=dict(conditionals["gen"]), finalize=True)

    sane_weights.scale_output(flow.encoder_proj, run, channel_axis=2, mean=offset, std=2.0)
    sane_weights.scale_output(flow.decoder.estimator.final_proj, run, channel_axis=1, mean=offset, std=2.2)
    _finish(models, flow)


def _randomise_hift(models: architecture.ModelSet, mel: Any, seed: int) -> None:
    hift = models.s3gen.mel2wav
    sane_weights.randomise(hift, seed=seed, gain=0.9)
    for module in [*hift.resblocks, *hift.source_resblocks]:
        with torch.no_grad():
            for convolution in module.convs2:
                convolution.parametrizations.weight.original0.mul_(0.5)

    def run() -> None:
        torch.manual_seed(seed)
        hift.inference(speech_feat=mel)

    with torch.no_grad():
        harmonic = torch.arange(1, hift.nb_harmonics + 2)
        # Falling with the harmonic, as in speech: a rounding error of f0 grows with the harmonic's number in the phase.
        hift.m_source.l_linear.weight.copy_(3.0 * hift.m_source.l_linear.weight.sign() / harmonic**1.5)
    sane_weights.scale_output(hift.conv_pre, run, channel_axis=1, mean=0.0, std=1.0)
    sane_weights.scale_output(hift.f0_predictor.condnet[0], run, channel_axis=1, mean=0.0, std=1.0)
    sane_weights.scale_output(hift.f0_predictor.classifier, run, channel_axis=2, mean=70.0, std=28.0)
    n_bins = models.config["hift"]["n_fft"] // 2 + 1
    mean = torch.cat([torch.linspace(-1.0, -3.0, n_bins), torch.zeros(n_bins)])
    sane_weights.scale_output(hift.conv_post, run, channel_axis=1, mean=mean, std=0.6)
    _finish(models, hift)


def build(config: dict[str, Any], tokenizer_folder: Path, clip24: Any) -> tuple[architecture.ModelSet, dict[str, Any]]:
    """Random modules at the sizes of `config`, and the conditionals of a clip (24 kHz).

    S3Gen's prompt is cut to `constants.dec_cond_seconds`.
    """
    clip16 = librosa.resample(clip24, orig_sr=24000, target_sr=16000)
    models = architecture.blank_model_set(config, tokenizer_folder)
    _randomise_voice_encoders(models, clip16)
    prompt24 = clip24[: config["constants"]["dec_cond_seconds"] * 24000]
    conditionals = voice(models, prompt24, clip16, config["t3"]["speech_cond_prompt_len"])
    _randomise_t3(models, conditionals, seed=5, stop_bias=1.0)
    speech = torch.randint(0, config["flow"]["vocab_size"], (1, 25), generator=torch.Generator().manual_seed(6))
    _randomise_flow(models, conditionals, speech, seed=6)
    with torch.inference_mode():
        mel = models.s3gen.flow_inference(speech, ref_dict=dict(conditionals["gen"]), finalize=True)
    _randomise_hift(models, mel, seed=7)
    return models, conditionals


def write(folder: Path, models: architecture.ModelSet, conditionals: dict[str, Any], tokenizer_folder: Path) -> None:
    """Writes the file set in the type that `config["dtype"]` names."""
    stored_type = torch.float16 if models.config["dtype"] == "float16" else torch.float32

    def state(module: Any) -> dict[str, Any]:
        values = module.state_dict().items()
        return {name: (v.to(stored_type) if v.is_floating_point() else v).contiguous().clone() for name, v in values}

    folder.mkdir(parents=True, exist_ok=True)
    save_file(state(models.t3), folder / configurations.t3_file(models.config))
    save_file(state(models.s3gen), folder / "s3gen_meanflow.safetensors")
    save_file(state(models.voice_encoder), folder / "ve.safetensors")
    torch.save(conditionals, folder / "conds.pt")
    if models.config["variant"] not in {known["variant"] for known in configurations.OFFICIAL.values()}:
        (folder / "config.json").write_text(json.dumps(models.config, indent=1) + "\n")
    for name in TOKENIZER_FILES:
        if (tokenizer_folder / name).resolve() != (folder / name).resolve():
            shutil.copyfile(tokenizer_folder / name, folder / name)
