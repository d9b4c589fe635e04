"""Names and shapes of the official Turbo files at any size, written down from the reference's state dicts
(`reference.md` sections 2 and 3, spec 8), so that the conversion can be held against them without any weights."""

from __future__ import annotations

from dataclasses import dataclass

Shapes = dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Sizes:
    """Official Turbo by default."""

    layers: int = 24
    width: int = 1024
    positions: int = 8196
    text_vocab: int = 50276
    speech_vocab: int = 6563
    codes: int = 6561
    speaker: int = 256
    voice_hidden: int = 256
    encoder: int = 512
    encoder_hidden: int = 2048
    blocks: int = 6
    up_blocks: int = 4
    heads: int = 8
    estimator: int = 256
    mid_blocks: int = 12
    estimator_layers: int = 4
    inner: int = 512
    vocoder: int = 512
    f0: int = 512
    head_channels: int = 32
    growth: int = 32
    dense: tuple[int, int, int] = (12, 24, 16)
    tokenizer: int = 1280
    tokenizer_layers: int = 6


TINY = Sizes(
    layers=2,
    width=64,
    positions=96,
    text_vocab=258,
    speech_vocab=29,
    codes=27,
    speaker=16,
    voice_hidden=8,
    encoder=16,
    encoder_hidden=32,
    blocks=1,
    up_blocks=1,
    heads=2,
    estimator=16,
    mid_blocks=1,
    estimator_layers=1,
    inner=64,
    vocoder=32,
    f0=8,
    head_channels=4,
    growth=4,
    dense=(1, 2, 1),
    tokenizer=64,
    tokenizer_layers=1,
)


def layer(shapes: Shapes, name: str, *weight: int, bias: bool = True) -> None:
    """A weight and a bias of as many elements as the weight has rows."""
    shapes[f"{name}.weight"] = weight
    if bias:
        shapes[f"{name}.bias"] = weight[:1]


def t3_shapes(sizes: Sizes) -> Shapes:
    """`t3_turbo_v1.safetensors`: 299 tensors officially."""
    shapes: Shapes = {"tfmr.wpe.weight": (sizes.positions, sizes.width), "tfmr.wte.weight": (8, sizes.width)}
    for index in range(sizes.layers):
        block = f"tfmr.h.{index}"
        for norm in ("ln_1", "ln_2"):
            layer(shapes, f"{block}.{norm}", sizes.width)
        for name, inputs, outputs in (
            ("attn.c_attn", 1, 3),
            ("attn.c_proj", 1, 1),
            ("mlp.c_fc", 1, 4),
            ("mlp.c_proj", 4, 1),
        ):
            shapes[f"{block}.{name}.weight"] = (inputs * sizes.width, outputs * sizes.width)
            shapes[f"{block}.{name}.bias"] = (outputs * sizes.width,)
    layer(shapes, "tfmr.ln_f", sizes.width)
    layer(shapes, "speech_emb", sizes.speech_vocab, sizes.width, bias=False)
    layer(shapes, "speech_head", sizes.speech_vocab, sizes.width)
    layer(shapes, "text_emb", sizes.text_vocab, sizes.width, bias=False)
    layer(shapes, "text_head", sizes.text_vocab, sizes.width, bias=False)
    layer(shapes, "cond_enc.spkr_enc", sizes.width, sizes.speaker)
    return shapes


def voice_encoder_shapes(sizes: Sizes) -> Shapes:
    """`ve.safetensors`: 16 tensors."""
    hidden = sizes.voice_hidden
    shapes: Shapes = {"similarity_weight": (1,), "similarity_bias": (1,)}
    for index in range(3):
        shapes[f"lstm.weight_ih_l{index}"] = (4 * hidden, hidden if index else 40)
        shapes[f"lstm.weight_hh_l{index}"] = (4 * hidden, hidden)
        shapes[f"lstm.bias_ih_l{index}"] = shapes[f"lstm.bias_hh_l{index}"] = (4 * hidden,)
    layer(shapes, "proj", sizes.speaker, hidden)
    return shapes


def s3gen_shapes(sizes: Sizes) -> Shapes:
    """`s3gen_meanflow.safetensors`: 2,491 tensors officially."""
    shapes: Shapes = {}
    encoder_shapes(shapes, sizes)
    estimator_shapes(shapes, sizes)
    vocoder_shapes(shapes, sizes)
    speaker_encoder_shapes(shapes, sizes)
    speech_tokenizer_shapes(shapes, sizes)
    return shapes


def encoder_shapes(shapes: Shapes, sizes: Sizes) -> None:
    """`flow.*` without the estimator: 211 tensors officially."""
    width, hidden = sizes.encoder, sizes.encoder_hidden
    layer(shapes, "flow.input_embedding", sizes.codes, width, bias=False)
    layer(shapes, "flow.spk_embed_affine_layer", 80, 192)
    layer(shapes, "flow.encoder_proj", 80, width)
    for name in ("embed", "up_embed"):
        layer(shapes, f"flow.encoder.{name}.out.0", width, width)
        layer(shapes, f"flow.encoder.{name}.out.1", width)
    layer(shapes, "flow.encoder.pre_lookahead_layer.conv1", width, width, 4)
    layer(shapes, "flow.encoder.pre_lookahead_layer.conv2", width, width, 3)
    layer(shapes, "flow.encoder.up_layer.conv", width, width, 5)
    layer(shapes, "flow.encoder.after_norm", width)
    blocks = [f"encoders.{index}" for index in range(sizes.blocks)]
    for block in blocks + [f"up_encoders.{index}" for index in range(sizes.up_blocks)]:
        prefix = f"flow.encoder.{block}"
        layer(shapes, f"{prefix}.norm_mha", width)
        layer(shapes, f"{prefix}.norm_ff", width)
        for name in ("linear_q", "linear_k", "linear_v", "linear_out"):
            layer(shapes, f"{prefix}.self_attn.{name}", width, width)
        layer(shapes, f"{prefix}.self_attn.linear_pos", width, width, bias=False)
        for name in ("pos_bias_u", "pos_bias_v"):
            shapes[f"{prefix}.self_attn.{name}"] = (sizes.heads, width // sizes.heads)
        layer(shapes, f"{prefix}.feed_forward.w_1", hidden, width)
        layer(shapes, f"{prefix}.feed_forward.w_2", width, hidden)


def estimator_shapes(shapes: Shapes, sizes: Sizes) -> None:
    """`flow.decoder.estimator.*`: 911 tensors officially."""
    width, time = sizes.estimator, 4 * sizes.estimator
    net = "flow.decoder.estimator"
    layer(shapes, f"{net}.time_mlp.linear_1", time, 320)
    layer(shapes, f"{net}.time_mlp.linear_2", time, time)
    layer(shapes, f"{net}.time_embed_mixer", time, 2 * time, bias=False)
    stages = {f"mid_blocks.{index}": width for index in range(sizes.mid_blocks)}
    for stage, inputs in {"down_blocks.0": 320, **stages, "up_blocks.0": 2 * width}.items():
        layer(shapes, f"{net}.{stage}.0.mlp.1", width, time)
        layer(shapes, f"{net}.{stage}.0.block1.block.0", width, inputs, 3)
        layer(shapes, f"{net}.{stage}.0.block2.block.0", width, width, 3)
        for block in ("block1", "block2"):
            layer(shapes, f"{net}.{stage}.0.{block}.block.2", width)
        layer(shapes, f"{net}.{stage}.0.res_conv", width, inputs, 1)
        for index in range(sizes.estimator_layers):
            prefix = f"{net}.{stage}.1.{index}"
            layer(shapes, f"{prefix}.norm1", width)
            layer(shapes, f"{prefix}.norm3", width)
            for name in ("to_q", "to_k", "to_v"):
                layer(shapes, f"{prefix}.attn1.{name}", sizes.inner, width, bias=False)
            layer(shapes, f"{prefix}.attn1.to_out.0", width, sizes.inner)
            layer(shapes, f"{prefix}.ff.net.0.proj", 4 * width, width)
            layer(shapes, f"{prefix}.ff.net.2", width, 4 * width)
    for stage in ("down_blocks.0.2", "up_blocks.0.2", "final_block.block.0"):
        layer(shapes, f"{net}.{stage}", width, width, 3)
    layer(shapes, f"{net}.final_block.block.2", width)
    layer(shapes, f"{net}.final_proj", 80, width, 1)


def vocoder_shapes(shapes: Shapes, sizes: Sizes) -> None:
    """`mel2wav.*`: 328 tensors officially."""

    def normed(name: str, *weight: int, bias: int) -> None:
        shapes[f"mel2wav.{name}.parametrizations.weight.original0"] = (weight[0], 1, 1)
        shapes[f"mel2wav.{name}.parametrizations.weight.original1"] = weight
        shapes[f"mel2wav.{name}.bias"] = (bias,)

    def residual_block(name: str, channels: int, kernel: int) -> None:
        for group in (1, 2):
            for index in range(3):
                normed(f"{name}.convs{group}.{index}", channels, channels, kernel, bias=channels)
                shapes[f"mel2wav.{name}.activations{group}.{index}.alpha"] = (channels,)

    channels = sizes.vocoder
    normed("conv_pre", channels, 80, 7, bias=channels)
    for stage, (kernel, down, source_kernel) in enumerate(((16, 30, 7), (11, 6, 7), (7, 1, 11))):
        normed(f"ups.{stage}", channels, channels // 2, kernel, bias=channels // 2)
        channels //= 2
        layer(shapes, f"mel2wav.source_downs.{stage}", channels, 18, down)
        residual_block(f"source_resblocks.{stage}", channels, source_kernel)
        for branch, branch_kernel in enumerate((3, 7, 11)):
            residual_block(f"resblocks.{3 * stage + branch}", channels, branch_kernel)
    normed("conv_post", 18, channels, 7, bias=18)
    for index in (0, 2, 4, 6, 8):
        normed(f"f0_predictor.condnet.{index}", sizes.f0, sizes.f0 if index else 80, 3, bias=sizes.f0)
    layer(shapes, "mel2wav.f0_predictor.classifier", 1, sizes.f0)
    layer(shapes, "mel2wav.m_source.l_linear", 1, 9)


def speaker_encoder_shapes(shapes: Shapes, sizes: Sizes) -> None:
    """`speaker_encoder.*`: 937 tensors officially."""

    def norm(name: str, channels: int, affine: bool = True) -> None:
        for part in ("weight", "bias") if affine else ():
            shapes[f"speaker_encoder.{name}.{part}"] = (channels,)
        shapes[f"speaker_encoder.{name}.running_mean"] = (channels,)
        shapes[f"speaker_encoder.{name}.running_var"] = (channels,)
        shapes[f"speaker_encoder.{name}.num_batches_tracked"] = ()

    def conv(name: str, *weight: int, bias: bool = False) -> None:
        layer(shapes, f"speaker_encoder.{name}", *weight, bias=bias)

    head, growth = sizes.head_channels, sizes.growth
    conv("head.conv1", head, 1, 3, 3)
    conv("head.conv2", head, head, 3, 3)
    norm("head.bn1", head)
    norm("head.bn2", head)
    for block in ("layer1.0", "layer1.1", "layer2.0", "layer2.1"):
        for number in (1, 2):
            conv(f"head.{block}.conv{number}", head, head, 3, 3)
            norm(f"head.{block}.bn{number}", head)
        if block.endswith("0"):
            conv(f"head.{block}.shortcut.0", head, head, 1, 1)
            norm(f"head.{block}.shortcut.1", head)
    channels = bottleneck = 4 * growth
    conv("xvector.tdnn.linear", channels, 10 * head, 5)
    norm("xvector.tdnn.nonlinear.batchnorm", channels)
    for block_number, layers in enumerate(sizes.dense, start=1):
        for index in range(1, layers + 1):
            prefix = f"xvector.block{block_number}.tdnnd{index}"
            norm(f"{prefix}.nonlinear1.batchnorm", channels)
            conv(f"{prefix}.linear1", bottleneck, channels, 1)
            norm(f"{prefix}.nonlinear2.batchnorm", bottleneck)
            conv(f"{prefix}.cam_layer.linear_local", growth, bottleneck, 3)
            conv(f"{prefix}.cam_layer.linear1", bottleneck // 2, bottleneck, 1, bias=True)
            conv(f"{prefix}.cam_layer.linear2", growth, bottleneck // 2, 1, bias=True)
            channels += growth
        norm(f"xvector.transit{block_number}.nonlinear.batchnorm", channels)
        conv(f"xvector.transit{block_number}.linear", channels // 2, channels, 1)
        channels //= 2
    norm("xvector.out_nonlinear.batchnorm", channels)
    conv("xvector.dense.linear", 192, 2 * channels, 1)
    norm("xvector.dense.nonlinear.batchnorm", 192, affine=False)


def speech_tokenizer_shapes(shapes: Shapes, sizes: Sizes) -> None:
    """`tokenizer.*`: 104 tensors officially."""
    width = sizes.tokenizer
    shapes["tokenizer._mel_filters"] = (128, 201)
    shapes["tokenizer.window"] = (400,)
    layer(shapes, "tokenizer.encoder.conv1", width, 128, 3)
    layer(shapes, "tokenizer.encoder.conv2", width, width, 3)
    for index in range(sizes.tokenizer_layers):
        block = f"tokenizer.encoder.blocks.{index}"
        for name in ("query", "key", "value", "out"):
            layer(shapes, f"{block}.attn.{name}", width, width, bias=name != "key")
        layer(shapes, f"{block}.attn.fsmn_block", width, 1, 31, bias=False)
        layer(shapes, f"{block}.attn_ln", width)
        layer(shapes, f"{block}.mlp_ln", width)
        layer(shapes, f"{block}.mlp.0", 4 * width, width)
        layer(shapes, f"{block}.mlp.2", width, 4 * width)
    layer(shapes, "tokenizer.quantizer._codebook.project_down", 8, width)
