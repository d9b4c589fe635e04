"""The two files of a converted model, planned: their keys and tensors (spec 8.1, 8.2; formats.md section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from soundalike.errors import RefusedError
from soundalike.models.conversion.builtin_voice import BuiltinVoice, VoiceSizes
from soundalike.models.conversion.campplus_plan import plan_campplus
from soundalike.models.conversion.cfm_plan import plan_cfm
from soundalike.models.conversion.checkpoint_shapes import CheckpointShapes
from soundalike.models.conversion.filterbanks import prompt_mel_filterbank
from soundalike.models.conversion.flow_plan import plan_flow
from soundalike.models.conversion.gpt2_vocabulary import Gpt2Vocabulary
from soundalike.models.conversion.hift_plan import plan_hift
from soundalike.models.conversion.metadata import Metadata
from soundalike.models.conversion.model_constants import ModelConstants
from soundalike.models.conversion.s3tokenizer_plan import plan_s3tokenizer
from soundalike.models.conversion.speech_pace import least_speech_per_text
from soundalike.models.conversion.t3_plan import plan_t3
from soundalike.models.conversion.tensor_plan import TensorPlan
from soundalike.models.conversion.voice_encoder_plan import plan_voice_encoder
from soundalike.translation import tr

WeightType = Literal["f16", "f32"]

T3_ARCHITECTURE = "chatterbox"
S3GEN_ARCHITECTURE = "chatterbox-s3gen"


@dataclass(frozen=True)
class FilePlan:
    """One model file."""

    architecture: str
    keys: Metadata
    tensors: TensorPlan


@dataclass(frozen=True)
class ModelPlan:
    """Both files of a model, and what else of it must fit them."""

    t3: FilePlan
    s3gen: FilePlan
    text_vocab: int
    voice_sizes: VoiceSizes

    def add_vocabulary(self, vocabulary: Gpt2Vocabulary) -> None:
        """The tokenizer goes into the T3 file."""
        keys = self.t3.keys
        keys.text("tokenizer.ggml", model="gpt2")
        keys.texts("tokenizer.ggml", tokens=vocabulary.tokens)
        keys.i32s("tokenizer.ggml", token_type=vocabulary.types)
        keys.texts("tokenizer.ggml", merges=vocabulary.merges)
        keys.f32("chatterbox", least_speech_per_text=least_speech_per_text(vocabulary))

    def add_voice(self, voice: BuiltinVoice | None, longest_prompt: int) -> None:
        """The built-in voice, half of it in either file. `longest_prompt` is stated where there is none."""
        if voice is None:
            self.t3.keys.u32("chatterbox", cond_prompt_length=longest_prompt)
            return
        t3, s3gen = self.t3.tensors, self.s3gen.tensors
        t3.computed("chatterbox/builtin/speaker_emb", voice.speaker_emb)
        t3.computed("chatterbox/builtin/cond_prompt_speech_tokens", voice.cond_prompt_speech_tokens, "i32")
        self.t3.keys.u32("chatterbox", cond_prompt_length=len(voice.cond_prompt_speech_tokens))
        s3gen.computed("s3gen/builtin/prompt_token", voice.prompt_token, "i32")
        s3gen.computed("s3gen/builtin/prompt_feat", voice.prompt_feat)
        s3gen.computed("s3gen/builtin/embedding", voice.embedding)
        self.s3gen.keys.u32(
            "s3gen.builtin", prompt_token_len=len(voice.prompt_token), prompt_feat_frames=len(voice.prompt_feat)
        )


def plan_model(shapes: Mapping[str, CheckpointShapes], constants: ModelConstants, weights: WeightType) -> ModelPlan:
    """Plans everything that comes from weights; `shapes` has the entries "t3", "s3gen" and "ve".

    Raises `RefusedError` naming file and tensor when one is missing, of another shape, or one too many.
    """
    t3 = FilePlan(T3_ARCHITECTURE, Metadata(), TensorPlan(weights))
    s3gen = FilePlan(S3GEN_ARCHITECTURE, Metadata(), TensorPlan(weights))
    _describe(t3.keys, "T3", constants)
    _describe(s3gen.keys, "S3Gen", constants)
    t3_sizes = plan_t3(t3.tensors.checkpoint(shapes["t3"]), t3.keys, constants)
    voice_embedding = plan_voice_encoder(t3.tensors.checkpoint(shapes["ve"]), t3.keys, constants)
    if voice_embedding != t3_sizes.speaker_embed:
        raise RefusedError(
            tr(
                "{file}: 'proj.weight' gives {voice_embedding} values, but 'cond_enc.spkr_enc.weight' of {other} "
                "takes {speaker_embed}. The files belong to different models."
            ).format(
                file=shapes["ve"].file,
                voice_embedding=voice_embedding,
                other=shapes["t3"].file,
                speaker_embed=t3_sizes.speaker_embed,
            )
        )
    voice_sizes = _plan_s3gen(s3gen, shapes["s3gen"], constants, t3_sizes.speaker_embed, t3_sizes.start_speech_token)
    for checkpoint in shapes.values():
        checkpoint.finish()
    _t3_keys(t3.keys, constants, weights)
    s3gen.keys.text("s3gen", variant=constants.s3gen_variant, quantization=weights)
    s3gen.keys.u32("s3gen", silence_token=constants.silence_token)
    return ModelPlan(t3, s3gen, t3_sizes.text_vocab, voice_sizes)


def _plan_s3gen(
    file: FilePlan, shapes: CheckpointShapes, constants: ModelConstants, speaker_embed: int, start_speech_token: int
) -> VoiceSizes:
    part = file.tensors.checkpoint(shapes)
    # Counters of training steps, one a batch norm.
    shapes.ignore_ending(".num_batches_tracked")
    flow = plan_flow(part, file.keys)
    plan_cfm(part, file.keys, constants, flow.mel)
    plan_hift(part, file.keys, constants, flow.mel)
    embedding = plan_campplus(part, file.keys)
    plan_s3tokenizer(part, file.keys, constants, flow.speech_vocab)
    file.tensors.computed("s3gen/mel_fb/24k_80", prompt_mel_filterbank(flow.mel))
    if embedding != flow.speaker_embed:
        raise RefusedError(
            tr(
                "{file}: 'speaker_encoder.xvector.dense.linear.weight' gives {embedding} values, but "
                "'flow.spk_embed_affine_layer.weight' takes {speaker_embed}."
            ).format(file=shapes.file, embedding=embedding, speaker_embed=flow.speaker_embed)
        )
    if constants.silence_token >= flow.speech_vocab:
        raise RefusedError(
            tr(
                "{file}: the silence token {silence_token} lies beyond the {speech_vocab} rows of "
                "'flow.input_embedding.weight'. A small model needs its config.json beside it."
            ).format(file=shapes.file, silence_token=constants.silence_token, speech_vocab=flow.speech_vocab)
        )
    return VoiceSizes(speaker_embed, embedding, flow.mel, start_speech_token, flow.speech_vocab)


def _describe(keys: Metadata, part: str, constants: ModelConstants) -> None:
    keys.text("general", name=f"Chatterbox {constants.variant} {part}")
    keys.text("general", description="Converted by Soundalike from the official file set")


def _t3_keys(keys: Metadata, constants: ModelConstants, weights: WeightType) -> None:
    keys.text("chatterbox", variant=constants.variant, quantization=weights)
    if constants.repository is not None:
        keys.text("chatterbox", reference_repo=constants.repository)
    # The longest prompt that T3 was trained with; `cond_prompt_length` is the built-in voice's (trap V11).
    keys.u32("chatterbox", speech_cond_prompt_len=constants.speech_cond_prompt_len)
    keys.f32("chatterbox.sampling", temperature=constants.temperature, top_p=constants.top_p)
    keys.f32("chatterbox.sampling", repetition_penalty=constants.repetition_penalty)
    keys.u32("chatterbox.sampling", top_k=constants.top_k)
    keys.f32("chatterbox.prompt_seconds", t3=constants.prompt_seconds_t3, s3gen=constants.prompt_seconds_s3gen)
    keys.f32("chatterbox", min_clip_seconds=constants.min_clip_seconds)
