"""What the official S3Gen gives between speech tokens and mel frames."""

from contextlib import ExitStack
from typing import Any

import numpy as np
import torch
from tests.reference import architecture, inject, noise

SEED = 7


def make_tokens(config: dict[str, Any], count: int, seed: int = 31) -> Any:
    """Random speech tokens (count) that end in the three silence tokens Turbo appends."""
    draw = np.random.default_rng(seed)
    tokens = draw.integers(0, config["flow"]["vocab_size"], count)
    tokens[-3:] = config["constants"]["s3gen_sil"]
    return tokens.astype(np.int64)


class FlowRun:
    """One run of the official flow for given tokens and conditioning, noise from the generator with SEED."""

    def __init__(self, models: architecture.ModelSet, gen: dict[str, Any], tokens: Any, steps: int) -> None:
        self.flow = models.s3gen.flow
        frames = 2 * (gen["prompt_token"].shape[1] + len(tokens))
        temperature = models.config["flow"]["flow_temperature"]
        self.z = (noise.flow_noise(SEED, frames) * np.float32(temperature)).astype(np.float32)
        self.seen = inject.Recorder()
        with ExitStack() as stack:
            stack.enter_context(self._watch())
            stack.enter_context(self.seen.watch_call("v", self.flow.decoder.estimator, "forward"))
            stack.enter_context(inject.noise(z=self.z))
            self.mel = models.s3gen.flow_inference(
                torch.from_numpy(tokens)[None], ref_dict=dict(gen), n_cfm_timesteps=steps, finalize=True
            )

    def _watch(self) -> Any:
        encoder, estimator = self.flow.encoder, self.flow.decoder.estimator
        return self.seen.watch(
            spk=self.flow.spk_embed_affine_layer,
            embed=encoder.embed,
            lookahead=encoder.pre_lookahead_layer,
            block0=encoder.encoders[0],
            block_last=encoder.encoders[-1],
            up=encoder.up_layer,
            up_embed=encoder.up_embed,
            encoder=encoder,
            mu=self.flow.encoder_proj,
            full=self.flow.decoder,
            temb=estimator.time_embed_mixer,
            down0_resnet=estimator.down_blocks[0][0],
            down0=estimator.down_blocks[0][1][-1],
            down0_out=estimator.down_blocks[0][2],
            mid_last=estimator.mid_blocks[-1][1][-1],
            up0_out=estimator.up_blocks[0][2],
        )

    def encoder_stages(self) -> dict[str, Any]:
        """`flow/…`: time first, as the encoder works."""
        array = self.seen.array
        return {
            "flow/spk": array("spk"),
            "flow/encoder_embed": array("embed"),
            "flow/encoder_lookahead": array("lookahead"),
            "flow/encoder_block0": array("block0"),
            "flow/encoder_block_last": array("block_last"),
            "flow/encoder_up": array("up").T,
            "flow/encoder_up_embed": array("up_embed"),
            "flow/encoder_out": array("encoder"),
            "flow/mu": array("mu"),
        }

    def estimator_stages(self) -> dict[str, Any]:
        """`cfm/…` of step 0: channels first."""
        array = self.seen.array
        return {
            "cfm/temb_0": array("temb"),
            "cfm/stage_down0_resnet": array("down0_resnet"),
            "cfm/stage_down0": array("down0").T,
            "cfm/stage_down0_out": array("down0_out"),
            "cfm/stage_mid_last": array("mid_last").T,
            "cfm/stage_up0_out": array("up0_out"),
            "cfm/steps_2/v0": array("v", 0),
            "cfm/steps_2/v1": array("v", 1),
        }

    def full_mel(self) -> Any:
        """Mel (80, 2T) over prompt and generated frames."""
        return self.seen.array("full")


def _inputs(gen: dict[str, Any], tokens: Any, prefix: str) -> dict[str, Any]:
    return {
        f"{prefix}/tokens": tokens,
        f"{prefix}/prompt_token": gen["prompt_token"][0].numpy(),
        f"{prefix}/prompt_feat": gen["prompt_feat"][0].contiguous().float().numpy(),
        f"{prefix}/embedding": gen["embedding"][0].float().numpy(),
    }


def compute(models: architecture.ModelSet, tokens: Any) -> dict[str, Any]:
    """All `flow/…` and `cfm/…` tensors for the model's own voice."""
    gen = models.conditionals["gen"]
    two = FlowRun(models, gen, tokens, steps=2)
    return {
        **_inputs(gen, tokens, "flow"),
        **two.encoder_stages(),
        "cfm/z": two.z,
        **two.estimator_stages(),
        "cfm/steps_1/mel": FlowRun(models, gen, tokens, steps=1).full_mel(),
        "cfm/steps_2/mel": two.full_mel(),
        "cfm/steps_5/mel": FlowRun(models, gen, tokens, steps=5).full_mel(),
    }


def compute_demo(models: architecture.ModelSet, tokens: Any) -> dict[str, Any]:
    """The few tensors kept for a model whose stages are compared elsewhere."""
    gen = models.conditionals["gen"]
    two = FlowRun(models, gen, tokens, steps=2)
    return {
        "flow/tokens": tokens,
        "flow/mu": two.encoder_stages()["flow/mu"],
        "cfm/steps_2/mel": two.full_mel(),
    }


def compute_odd(models: architecture.ModelSet, gen: dict[str, Any], tokens: Any) -> dict[str, Any]:
    """`odd/…`: a prompt of 2p + 1 mel rows for p tokens; one generated frame is lost."""
    rows, prompt = gen["prompt_feat"].shape[1], gen["prompt_token"].shape[1]
    if rows != 2 * prompt + 1:
        raise RuntimeError(f"{rows} mel rows for {prompt} tokens: not the odd case")
    run = FlowRun(models, gen, tokens, steps=2)
    return {**_inputs(gen, tokens, "odd"), "odd/z": run.z, "odd/mel": run.mel[0].numpy()}
