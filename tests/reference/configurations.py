"""Sizes and constants of the reference's models, in the schema of the demo model's `config.json`.

TURBO_CONFIG and NANO_CONFIG are the official Chatterbox Turbo and Nano, whose file sets have no `config.json`; Nano is
Turbo's class with a smaller backbone (spec 1.3). SMALL_CONFIG keeps the ratios that
code could get wrong: the estimator's attention is twice as wide as its channels, heads have 64 values in T3 and the
encoder but 32 in the estimator, two of the eight FSQ digits are dead as in the demo model.
"""

from typing import Any

SMALL_CONFIG: dict[str, Any] = {
    "format": "chatterbox-turbo",
    "variant": "small-1",
    "sample_rate": 24000,
    "t3": {
        "n_embd": 128,
        "n_layer": 2,
        "n_head": 2,
        "n_positions": 512,
        "layer_norm_epsilon": 1e-05,
        "text_vocab": 403,
        "speech_vocab": 731,
        "start_speech_token": 729,
        "stop_speech_token": 730,
        "speech_cond_prompt_len": 25,
        "speaker_embed_size": 256,
    },
    "tok": {
        "n_mels": 128,
        "n_state": 64,
        "n_head": 1,
        "n_layer": 2,
        "codebook": 729,
        "live_digits": 6,
        "sil_token": 364,
        "fsmn_kernel": 31,
    },
    "flow": {
        "vocab_size": 729,
        "input_size": 128,
        "enc_dim": 128,
        "enc_heads": 2,
        "enc_ff": 256,
        "enc_blocks": 2,
        "enc_up_blocks": 2,
        "pre_lookahead": 3,
        "spk_embed_dim": 192,
        "mel": 80,
        "dec_channels": 32,
        "dec_heads": 2,
        "dec_head_dim": 32,
        "dec_n_blocks": 2,
        "dec_mid_blocks": 2,
        "meanflow": True,
        "n_timesteps": 2,
        "flow_temperature": 1.0,
    },
    "campplus": {
        "feat_dim": 80,
        "m_channels": 4,
        "growth_rate": 4,
        "bn_size": 4,
        "init_channels": 16,
        "embedding_size": 192,
        "layers": [12, 24, 16],
    },
    "hift": {
        "base_channels": 64,
        "f0_channels": 32,
        "upsample_rates": [8, 5, 3],
        "upsample_kernel_sizes": [16, 11, 7],
        "n_fft": 16,
        "hop": 4,
        "resblock_kernel_sizes": [3, 7, 11],
        "resblock_dilation_sizes": [[1, 3, 5], [1, 3, 5], [1, 3, 5]],
        "source_resblock_kernel_sizes": [7, 7, 11],
        "source_resblock_dilation_sizes": [[1, 3, 5], [1, 3, 5], [1, 3, 5]],
        "nb_harmonics": 8,
    },
    "ve": {"num_mels": 40, "hidden": 48, "layers": 3, "embed": 256, "partial_frames": 160},
    "dtype": "float16",
    "flow_temperature": 1.0,
    "constants": {
        "start_speech_token": 729,
        "stop_speech_token": 730,
        "s3gen_sil": 364,
        "codebook": 729,
        "cond_prompt_tokens": 25,
        "enc_cond_seconds": 15,
        "dec_cond_seconds": 1,
        "cfm_steps": 2,
    },
    "generation_defaults": {"temperature": 0.8, "top_p": 0.95, "top_k": 100, "repetition_penalty": 1.2},
}

TURBO_CONFIG: dict[str, Any] = {
    "format": "chatterbox-turbo",
    "variant": "t3_turbo",
    "sample_rate": 24000,
    "t3": {
        "n_embd": 1024,
        "n_layer": 24,
        "n_head": 16,
        "n_positions": 8196,
        "layer_norm_epsilon": 1e-05,
        "text_vocab": 50276,
        "speech_vocab": 6563,
        "start_speech_token": 6561,
        "stop_speech_token": 6562,
        "speech_cond_prompt_len": 375,
        "speaker_embed_size": 256,
        "wte_rows": 50276,
    },
    "tok": {
        "n_mels": 128,
        "n_state": 1280,
        "n_head": 20,
        "n_layer": 6,
        "codebook": 6561,
        "live_digits": 8,
        "sil_token": 4299,
        "fsmn_kernel": 31,
    },
    "flow": {
        "vocab_size": 6561,
        "input_size": 512,
        "enc_dim": 512,
        "enc_heads": 8,
        "enc_ff": 2048,
        "enc_blocks": 6,
        "enc_up_blocks": 4,
        "pre_lookahead": 3,
        "spk_embed_dim": 192,
        "mel": 80,
        "dec_channels": 256,
        "dec_heads": 8,
        "dec_head_dim": 64,
        "dec_n_blocks": 4,
        "dec_mid_blocks": 12,
        "meanflow": True,
        "n_timesteps": 2,
        "flow_temperature": 1.0,
    },
    "campplus": {
        "feat_dim": 80,
        "m_channels": 32,
        "growth_rate": 32,
        "bn_size": 4,
        "init_channels": 128,
        "embedding_size": 192,
        "layers": [12, 24, 16],
    },
    "hift": {
        "base_channels": 512,
        "f0_channels": 512,
        "upsample_rates": [8, 5, 3],
        "upsample_kernel_sizes": [16, 11, 7],
        "n_fft": 16,
        "hop": 4,
        "resblock_kernel_sizes": [3, 7, 11],
        "resblock_dilation_sizes": [[1, 3, 5], [1, 3, 5], [1, 3, 5]],
        "source_resblock_kernel_sizes": [7, 7, 11],
        "source_resblock_dilation_sizes": [[1, 3, 5], [1, 3, 5], [1, 3, 5]],
        "nb_harmonics": 8,
    },
    "ve": {"num_mels": 40, "hidden": 256, "layers": 3, "embed": 256, "partial_frames": 160},
    "dtype": "float32",
    "flow_temperature": 1.0,
    "constants": {
        "start_speech_token": 6561,
        "stop_speech_token": 6562,
        "s3gen_sil": 4299,
        "codebook": 6561,
        "cond_prompt_tokens": 375,
        "enc_cond_seconds": 15,
        "dec_cond_seconds": 10,
        "cfm_steps": 2,
    },
    "generation_defaults": {"temperature": 0.8, "top_p": 0.95, "top_k": 1000, "repetition_penalty": 1.2},
}

NANO_CONFIG: dict[str, Any] = {
    **TURBO_CONFIG,
    "variant": "t3_nano",
    "t3": {**TURBO_CONFIG["t3"], "n_embd": 768, "n_layer": 12, "n_head": 12},
}

OFFICIAL = {"t3_turbo_v1.safetensors": TURBO_CONFIG, "t3_nano_v1.safetensors": NANO_CONFIG}
"""By the name of T3's file."""


def t3_file(config: dict[str, Any]) -> str:
    """What T3's file is called; models of other sizes use Turbo's name."""
    return next(
        (name for name, known in OFFICIAL.items() if known["variant"] == config["variant"]), next(iter(OFFICIAL))
    )
