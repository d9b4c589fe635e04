"""What the official vocoder gives between mel frames and samples, and the chain from tokens to samples."""

from contextlib import ExitStack
from typing import Any

import numpy as np
import torch
from tests.reference import architecture, inject, noise
from torch.nn import functional

SEED = 7
SAMPLES_PER_FRAME = 480


class HiftRun:
    """One run of the official vocoder over mel (80, T), noise from the generator with SEED."""

    def __init__(self, models: architecture.ModelSet, mel: Any) -> None:
        hift = models.s3gen.mel2wav
        harmonics = models.config["hift"]["nb_harmonics"] + 1
        self.mel = mel
        self.phase = noise.source_phases(SEED, harmonics)
        self.noise = noise.source_noise(SEED, SAMPLES_PER_FRAME * mel.shape[1], harmonics)
        self.seen = inject.Recorder()
        with ExitStack() as stack:
            stack.enter_context(self.seen.watch(f0=hift.f0_predictor, pre=hift.conv_pre, post=hift.conv_post))
            stack.enter_context(self.seen.watch_call("leaky", functional, "leaky_relu", inputs=True))
            stack.enter_context(self.seen.watch_call("real", hift, "_stft"))
            stack.enter_context(inject.noise(phase=self.phase, source=self.noise))
            self.wav, self.source = hift.inference(speech_feat=torch.from_numpy(mel)[None])
            real, imaginary = hift._stft(self.source.squeeze(1))
        self.stft = torch.cat([real, imaginary], dim=1)

    def tensors(self) -> dict[str, Any]:
        """All `hift/…` tensors. A stage's result is what the next leaky ReLU gets."""
        array = self.seen.array
        stages = len(self.seen.calls["leaky"]) - 1
        return {
            "hift/mel": self.mel,
            "hift/f0": array("f0"),
            "hift/phase": self.phase,
            "hift/noise": self.noise,
            "hift/source": self.source[0, 0].numpy(),
            "hift/stft": self.stft[0].numpy(),
            "hift/pre": array("pre"),
            **{f"hift/stage{stage}": array("leaky", stage + 1) for stage in range(stages)},
            "hift/post": array("post"),
            "hift/wav": self.wav[0].numpy(),
        }


def chain(models: architecture.ModelSet, tokens: Any) -> dict[str, Any]:
    """`chain/…`: the official S3Gen from tokens to the faded waveform, every draw from the generator with SEED."""
    gen = models.conditionals["gen"]
    config = models.config
    frames = 2 * len(tokens)
    z = noise.flow_noise(SEED, 2 * gen["prompt_token"].shape[1] + frames)
    z = (z * np.float32(config["flow"]["flow_temperature"])).astype(np.float32)
    harmonics = config["hift"]["nb_harmonics"] + 1
    recorder = inject.Recorder()
    with (
        inject.noise(
            z=z,
            phase=noise.source_phases(SEED, harmonics),
            source=noise.source_noise(SEED, SAMPLES_PER_FRAME * frames, harmonics),
        ),
        recorder.watch(f0=models.s3gen.mel2wav.f0_predictor),
        recorder.watch_call("mel", models.s3gen, "flow_inference"),
    ):
        wav, source = models.s3gen.inference(torch.from_numpy(tokens)[None], ref_dict=dict(gen), n_cfm_timesteps=2)
    return {
        "chain/tokens": tokens,
        "chain/mel": recorder.array("mel"),
        "chain/f0": recorder.array("f0"),
        "chain/source": source[0, 0].numpy(),
        "chain/wav": wav[0].numpy(),
    }
