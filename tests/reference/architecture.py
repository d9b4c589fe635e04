"""The official Chatterbox classes at the sizes a `config.json` gives.

Every forward pass is the official code of `chatterbox-tts` 0.1.7 and `s3tokenizer` 0.3.0. Only sizes are changed:
through constructor arguments where there are any, otherwise through the default values the constructors read,
otherwise by replacing a submodule by another instance of its own class.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
from chatterbox.models.s3gen import S3Gen
from chatterbox.models.s3gen.configs import CFM_PARAMS
from chatterbox.models.s3gen.decoder import ConditionalDecoder
from chatterbox.models.s3gen.f0_predictor import ConvRNNF0Predictor
from chatterbox.models.s3gen.flow import CausalMaskedDiffWithXvec
from chatterbox.models.s3gen.flow_matching import CausalConditionalCFM
from chatterbox.models.s3gen.hifigan import HiFTGenerator
from chatterbox.models.s3gen.transformer.upsample_encoder import (
    PreLookaheadLayer,
    Upsample1D,
    UpsampleConformerEncoder,
)
from chatterbox.models.s3gen.xvector import FCM, CAMPPlus
from chatterbox.models.s3tokenizer import S3Tokenizer
from chatterbox.models.t3 import T3
from chatterbox.models.t3.llama_configs import LLAMA_CONFIGS
from chatterbox.models.t3.modules.cond_enc import T3Cond
from chatterbox.models.t3.modules.t3_config import T3Config
from chatterbox.models.voice_encoder import VoiceEncConfig, VoiceEncoder
from chatterbox.tts_turbo import ChatterboxTurboTTS
from s3tokenizer.model_v2 import S3TokenizerV2
from safetensors.torch import load_file
from tests.reference import configurations
from transformers import AutoTokenizer

Config = dict[str, Any]


@dataclass
class ModelSet:
    """A complete Turbo-architecture model: the official modules, loaded strictly, in evaluation mode and float32."""

    config: Config
    t3: Any
    s3gen: Any
    voice_encoder: Any
    tokenizer: Any
    conditionals: Any  # the dictionary of conds.pt: {"t3": {...}, "gen": {...}}


@contextmanager
def _defaults(function: Any, **changed: Any) -> Iterator[None]:
    """Changes default values of a function's named parameters while the block runs."""
    kept = function.__defaults__
    names = function.__code__.co_varnames[: function.__code__.co_argcount][-len(kept) :]
    function.__defaults__ = tuple(changed.get(name, value) for name, value in zip(names, kept, strict=True))
    try:
        yield
    finally:
        function.__defaults__ = kept


def build_t3(config: Config) -> Any:
    """T3 with a GPT-2 backbone of the sizes in `config["t3"]`."""
    t3 = config["t3"]
    name = "soundalike_reference"
    LLAMA_CONFIGS[name] = {
        **LLAMA_CONFIGS["GPT2_medium"],
        "n_embd": t3["n_embd"],
        "hidden_size": t3["n_embd"],
        "n_head": t3["n_head"],
        "n_layer": t3["n_layer"],
        "n_ctx": t3["n_positions"],
        "n_positions": t3["n_positions"],
        "layer_norm_epsilon": t3["layer_norm_epsilon"],
        "vocab_size": t3.get("wte_rows", 8),  # wte is never read: inputs arrive as embeddings
    }
    hp = T3Config(text_tokens_dict_size=t3["text_vocab"])
    hp.llama_config_name = name
    hp.speech_tokens_dict_size = t3["speech_vocab"]
    hp.start_speech_token = t3["start_speech_token"]
    hp.stop_speech_token = t3["stop_speech_token"]
    hp.input_pos_emb = None
    hp.speech_cond_prompt_len = t3["speech_cond_prompt_len"]
    hp.speaker_embed_size = t3["speaker_embed_size"]
    hp.use_perceiver_resampler = False
    hp.emotion_adv = False
    return T3(hp).eval()


def _build_encoder(flow: Config) -> Any:
    width = flow["enc_dim"]
    encoder = UpsampleConformerEncoder(
        output_size=width,
        attention_heads=flow["enc_heads"],
        linear_units=flow["enc_ff"],
        num_blocks=flow["enc_blocks"],
        input_layer="linear",
        pos_enc_layer_type="rel_pos_espnet",
        selfattention_layer_type="rel_selfattn",
        input_size=flow["input_size"],
        use_cnn_module=False,
        macaron_style=False,
    )
    encoder.pre_lookahead_layer = PreLookaheadLayer(channels=width, pre_lookahead_len=flow["pre_lookahead"])
    encoder.up_layer = Upsample1D(channels=width, out_channels=width, stride=2)
    encoder.up_encoders = encoder.up_encoders[: flow["enc_up_blocks"]]
    return encoder


def _build_flow(flow: Config) -> Any:
    estimator = ConditionalDecoder(
        in_channels=4 * flow["mel"],
        out_channels=flow["mel"],
        causal=True,
        channels=[flow["dec_channels"]],
        dropout=0.0,
        attention_head_dim=flow["dec_head_dim"],
        n_blocks=flow["dec_n_blocks"],
        num_mid_blocks=flow["dec_mid_blocks"],
        num_heads=flow["dec_heads"],
        act_fn="gelu",
        meanflow=flow["meanflow"],
    )
    return CausalMaskedDiffWithXvec(
        input_size=flow["input_size"],
        spk_embed_dim=flow["spk_embed_dim"],
        vocab_size=flow["vocab_size"],
        pre_lookahead_len=flow["pre_lookahead"],
        encoder=_build_encoder(flow),
        decoder=CausalConditionalCFM(spk_emb_dim=flow["mel"], cfm_params=CFM_PARAMS, estimator=estimator),
    )


def _build_hift(hift: Config, sample_rate: int) -> Any:
    return HiFTGenerator(
        base_channels=hift["base_channels"],
        nb_harmonics=hift["nb_harmonics"],
        sampling_rate=sample_rate,
        upsample_rates=hift["upsample_rates"],
        upsample_kernel_sizes=hift["upsample_kernel_sizes"],
        istft_params={"n_fft": hift["n_fft"], "hop_len": hift["hop"]},
        resblock_kernel_sizes=hift["resblock_kernel_sizes"],
        resblock_dilation_sizes=hift["resblock_dilation_sizes"],
        source_resblock_kernel_sizes=hift["source_resblock_kernel_sizes"],
        source_resblock_dilation_sizes=hift["source_resblock_dilation_sizes"],
        f0_predictor=ConvRNNF0Predictor(cond_channels=hift["f0_channels"]),
    )


def _build_campplus(campplus: Config) -> Any:
    with _defaults(FCM.__init__, m_channels=campplus["m_channels"]):
        return CAMPPlus(
            feat_dim=campplus["feat_dim"],
            embedding_size=campplus["embedding_size"],
            growth_rate=campplus["growth_rate"],
            bn_size=campplus["bn_size"],
            init_channels=campplus["init_channels"],
            memory_efficient=False,
        )


def _build_s3tokenizer(tok: Config) -> Any:
    sizes = S3TokenizerV2.__init__.__defaults__[0]  # the one ModelConfig that S3Tokenizer's constructor reads
    kept = dict(vars(sizes))
    sizes.n_audio_state, sizes.n_audio_head, sizes.n_audio_layer = tok["n_state"], tok["n_head"], tok["n_layer"]
    try:
        tokenizer = S3Tokenizer("speech_tokenizer_v2_25hz")
    finally:
        vars(sizes).update(kept)
    return tokenizer


def build_s3gen(config: Config) -> Any:
    """S3Gen with its flow, vocoder, S3Tokenizer and CAMPPlus."""
    with torch.device("meta"):  # the official sizes cost 1 GB; every part of them is replaced below
        s3gen = S3Gen(meanflow=config["flow"]["meanflow"])
    s3gen.tokenizer = _build_s3tokenizer(config["tok"])
    s3gen.speaker_encoder = _build_campplus(config["campplus"])
    s3gen.flow = _build_flow(config["flow"])
    s3gen.mel2wav = _build_hift(config["hift"], config["sample_rate"])
    fade = s3gen.trim_fade.shape[0] // 2
    trim_fade = torch.zeros(2 * fade)
    trim_fade[fade:] = (torch.cos(torch.linspace(torch.pi, 0, fade)) + 1) / 2
    s3gen.trim_fade = trim_fade
    return s3gen.eval()


def build_voice_encoder(config: Config) -> Any:
    """VoiceEncoder of `ve.hidden` units and `ve.embed` outputs."""
    hp = VoiceEncConfig()
    hp.ve_hidden_size = config["ve"]["hidden"]
    hp.speaker_embed_size = config["ve"]["embed"]
    return VoiceEncoder(hp).eval()


def t3_condition(conditionals: Config) -> Any:
    """A fresh T3Cond: the official code writes into the one it is given."""
    return T3Cond(**conditionals)


def blank_model_set(config: Config, tokenizer_folder: Path) -> ModelSet:
    """The modules at the sizes of `config` as their constructors leave them, without a voice."""
    tokenizer = AutoTokenizer.from_pretrained(tokenizer_folder)
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    return ModelSet(config, build_t3(config), build_s3gen(config), build_voice_encoder(config), tokenizer, None)


def load_model_set(folder: Path) -> ModelSet:
    """Loads a file set in the official layout; every state dict must fit strictly.

    Sizes come from its `config.json`; without one it is the official Turbo or Nano, by the name of T3's file.
    """
    described = folder / "config.json"
    t3 = next(name for name in configurations.OFFICIAL if (folder / name).exists())
    config = json.loads(described.read_text()) if described.exists() else configurations.OFFICIAL[t3]
    models = blank_model_set(config, folder)
    models.t3.load_state_dict(load_file(folder / t3))
    models.s3gen.load_state_dict(load_file(folder / "s3gen_meanflow.safetensors"), strict=True)
    models.voice_encoder.load_state_dict(load_file(folder / "ve.safetensors"))
    models.conditionals = torch.load(folder / "conds.pt", weights_only=True)
    return models


def turbo(models: ModelSet) -> Any:
    """The official `ChatterboxTurboTTS` around the modules, for `prepare_conditionals` and `norm_loudness`."""
    return ChatterboxTurboTTS(models.t3, models.s3gen, models.voice_encoder, models.tokenizer, "cpu")
