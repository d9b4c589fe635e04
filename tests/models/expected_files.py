"""The tables of spec 8.1 and 8.2: every name and shape of the two official model files, in the specification's own
notation (`{0..23}` a range, `{g,b}` a choice)."""

from __future__ import annotations

import re

Shape = tuple[int, ...]

F16_T3 = """
model/h{0..23}/attn/c_attn/w  3072 1024
model/h{0..23}/attn/c_proj/w  1024 1024
model/h{0..23}/mlp/c_fc/w  4096 1024
model/h{0..23}/mlp/c_proj/w  1024 4096
chatterbox/text_emb  50276 1024
chatterbox/speech_emb  6563 1024
chatterbox/speech_head  6563 1024
"""

F32_T3 = """
model/wpe  8196 1024
model/ln_f/{g,b}  1024
model/h{0..23}/{ln_1,ln_2}/{g,b}  1024
model/h{0..23}/attn/c_attn/b  3072
model/h{0..23}/attn/c_proj/b  1024
model/h{0..23}/mlp/c_fc/b  4096
model/h{0..23}/mlp/c_proj/b  1024
chatterbox/speech_head_bias  6563
chatterbox/cond_spkr/w  1024 256
chatterbox/cond_spkr/b  1024
chatterbox/builtin/speaker_emb  1 256
voice_encoder/lstm/weight_ih_l0  1024 40
voice_encoder/lstm/weight_ih_l{1,2}  1024 256
voice_encoder/lstm/weight_hh_l{0..2}  1024 256
voice_encoder/lstm/{bias_ih_l,bias_hh_l}{0..2}  1024
voice_encoder/proj/weight  256 256
voice_encoder/proj/bias  256
voice_encoder/mel_fb  40 201
"""

I32_T3 = """
chatterbox/builtin/cond_prompt_speech_tokens  375
"""

F16_S3GEN = """
flow/input_embedding  6561 512
flow/spk_embed_affine/w  80 192
flow/encoder_proj/w  80 512
flow/encoder/{embed,up_embed}/linear/w  512 512
flow/encoder/pre_lookahead/conv1/w  512 512 4
flow/encoder/pre_lookahead/conv2/w  512 512 3
flow/encoder/up_layer/conv/w  512 512 5
flow/encoder/{block{0..5},up_block{0..3}}/attn/{q,k,v,o,pos}/w  512 512
flow/encoder/{block{0..5},up_block{0..3}}/ff/w1/w  2048 512
flow/encoder/{block{0..5},up_block{0..3}}/ff/w2/w  512 2048
cfm/time_mlp/linear_1/weight  1024 320
cfm/time_mlp/linear_2/weight  1024 1024
cfm/time_embed_mixer/weight  1024 2048
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/0/mlp/1/weight  256 1024
cfm/down_blocks/0/0/block1/block/0/weight  256 320 3
cfm/mid_blocks/{0..11}/0/block1/block/0/weight  256 256 3
cfm/up_blocks/0/0/block1/block/0/weight  256 512 3
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/0/block2/block/0/weight  256 256 3
cfm/down_blocks/0/0/res_conv/weight  256 320 1
cfm/mid_blocks/{0..11}/0/res_conv/weight  256 256 1
cfm/up_blocks/0/0/res_conv/weight  256 512 1
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/attn1/to_{q,k,v}/weight  512 256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/attn1/to_out/0/weight  256 512
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/ff/net/0/proj/weight  1024 256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/ff/net/2/weight  256 1024
cfm/{down_blocks/0/2,up_blocks/0/2,final_block/block/0}/weight  256 256 3
cfm/final_proj/weight  80 256 1
hift/conv_pre/weight  512 80 7
hift/ups/0/weight  512 256 16
hift/ups/1/weight  256 128 11
hift/ups/2/weight  128 64 7
hift/source_downs/0/weight  256 18 30
hift/source_downs/1/weight  128 18 6
hift/source_downs/2/weight  64 18 1
hift/{resblocks/0}/convs{1,2}/{0..2}/weight  256 256 3
hift/{resblocks/1,source_resblocks/0}/convs{1,2}/{0..2}/weight  256 256 7
hift/{resblocks/2}/convs{1,2}/{0..2}/weight  256 256 11
hift/{resblocks/3}/convs{1,2}/{0..2}/weight  128 128 3
hift/{resblocks/4,source_resblocks/1}/convs{1,2}/{0..2}/weight  128 128 7
hift/{resblocks/5}/convs{1,2}/{0..2}/weight  128 128 11
hift/{resblocks/6}/convs{1,2}/{0..2}/weight  64 64 3
hift/{resblocks/7}/convs{1,2}/{0..2}/weight  64 64 7
hift/{resblocks/8,source_resblocks/2}/convs{1,2}/{0..2}/weight  64 64 11
hift/conv_post/weight  18 64 7
hift/f0_predictor/condnet/0/weight  512 80 3
hift/f0_predictor/condnet/{2,4,6,8}/weight  512 512 3
"""

F32_S3GEN = """
s3gen/mel_fb/24k_80  80 961
s3gen/builtin/prompt_feat  500 80
s3gen/builtin/embedding  192
flow/{spk_embed_affine,encoder_proj}/b  80
flow/encoder/{embed,up_embed}/{linear,norm}/b  512
flow/encoder/{embed,up_embed}/norm/w  512
flow/encoder/pre_lookahead/conv{1,2}/b  512
flow/encoder/up_layer/conv/b  512
flow/encoder/after_norm/{w,b}  512
flow/encoder/{block{0..5},up_block{0..3}}/{norm_mha,norm_ff}/{w,b}  512
flow/encoder/{block{0..5},up_block{0..3}}/attn/{q,k,v,o}/b  512
flow/encoder/{block{0..5},up_block{0..3}}/attn/{pos_bias_u,pos_bias_v}  8 64
flow/encoder/{block{0..5},up_block{0..3}}/ff/w1/b  2048
flow/encoder/{block{0..5},up_block{0..3}}/ff/w2/b  512
cfm/time_mlp/linear_{1,2}/bias  1024
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/0/{mlp/1,block1/block/0,block2/block/0,res_conv}/bias  256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/0/{block1,block2}/block/2/{weight,bias}  256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/{norm1,norm3}/{weight,bias}  256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/{attn1/to_out/0,ff/net/2}/bias  256
cfm/{down_blocks/0,mid_blocks/{0..11},up_blocks/0}/1/{0..3}/ff/net/0/proj/bias  1024
cfm/{down_blocks/0/2,up_blocks/0/2,final_block/block/0}/bias  256
cfm/final_block/block/2/{weight,bias}  256
cfm/final_proj/bias  80
hift/conv_pre/bias  512
hift/{ups,source_downs}/0/bias  256
hift/{ups,source_downs}/1/bias  128
hift/{ups,source_downs}/2/bias  64
hift/{resblocks/{0..2},source_resblocks/0}/convs{1,2}/{0..2}/bias  256
hift/{resblocks/{3..5},source_resblocks/1}/convs{1,2}/{0..2}/bias  128
hift/{resblocks/{6..8},source_resblocks/2}/convs{1,2}/{0..2}/bias  64
hift/{resblocks/{0..2},source_resblocks/0}/activations{1,2}/{0..2}/alpha  256
hift/{resblocks/{3..5},source_resblocks/1}/activations{1,2}/{0..2}/alpha  128
hift/{resblocks/{6..8},source_resblocks/2}/activations{1,2}/{0..2}/alpha  64
hift/conv_post/bias  18
hift/f0_predictor/condnet/{0,2,4,6,8}/bias  512
hift/f0_predictor/classifier/weight  1 512
hift/{f0_predictor/classifier,m_source/l_linear}/bias  1
hift/m_source/l_linear/weight  1 9
campplus/mel_fb_kaldi_80  80 257
campplus/head/conv1/weight  32 1 3 3
campplus/head/conv2/weight  32 32 3 3
campplus/head/bn{1,2}/{s,b}  32
campplus/head/layer{1,2}/{0,1}/conv{1,2}/weight  32 32 3 3
campplus/head/layer{1,2}/{0,1}/bn{1,2}/{s,b}  32
campplus/head/layer{1,2}/0/shortcut/0/weight  32 32 1 1
campplus/head/layer{1,2}/0/shortcut/1/{s,b}  32
campplus/xvector/tdnn/linear/weight  128 320 5
campplus/xvector/tdnn/nonlinear/batchnorm/{s,b}  128
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/nonlinear2/batchnorm/{s,b}  128
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/cam_layer/linear_local/weight  32 128 3
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/cam_layer/linear1/weight  64 128 1
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/cam_layer/linear1/bias  64
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/cam_layer/linear2/weight  32 64 1
campplus/xvector/{block1/tdnnd{1..12},block2/tdnnd{1..24},block3/tdnnd{1..16}}/cam_layer/linear2/bias  32
campplus/xvector/transit1/nonlinear/batchnorm/{s,b}  512
campplus/xvector/transit{2,3}/nonlinear/batchnorm/{s,b}  1024
campplus/xvector/transit1/linear/weight  256 512 1
campplus/xvector/transit{2,3}/linear/weight  512 1024 1
campplus/xvector/out_nonlinear/batchnorm/{s,b}  512
campplus/xvector/dense/linear/weight  192 1024 1
campplus/xvector/dense/nonlinear/batchnorm/{s,b}  192
s3tokv2/mel_fb  128 201
s3tokv2/encoder/conv1/weight  1280 128 3
s3tokv2/encoder/conv2/weight  1280 1280 3
s3tokv2/encoder/conv{1,2}/bias  1280
s3tokv2/encoder/blocks/{0..5}/attn/{query,key,value,out}/weight  1280 1280
s3tokv2/encoder/blocks/{0..5}/attn/{query,value,out}/bias  1280
s3tokv2/encoder/blocks/{0..5}/attn/fsmn_block/weight  1280 1 31
s3tokv2/encoder/blocks/{0..5}/{attn_ln,mlp_ln}/{weight,bias}  1280
s3tokv2/encoder/blocks/{0..5}/mlp/0/weight  5120 1280
s3tokv2/encoder/blocks/{0..5}/mlp/0/bias  5120
s3tokv2/encoder/blocks/{0..5}/mlp/2/weight  1280 5120
s3tokv2/encoder/blocks/{0..5}/mlp/2/bias  1280
s3tokv2/quantizer/_codebook/project_down/weight  8 1280
s3tokv2/quantizer/_codebook/project_down/bias  8
"""

I32_S3GEN = """
s3gen/builtin/prompt_token  250
"""


def expand(pattern: str) -> list[str]:
    """Every name that a pattern stands for."""
    found = re.search(r"\{([^{}]*)\}", pattern)
    if found is None:
        return [pattern]
    span = re.fullmatch(r"(\d+)\.\.(\d+)", found[1])
    choices = [str(n) for n in range(int(span[1]), int(span[2]) + 1)] if span else found[1].split(",")
    if pattern[: found.start()].count("{") > pattern[: found.start()].count("}"):
        # Inside a choice: the choices of the inner braces become choices of the outer ones.
        start = max(pattern.rfind("{", 0, found.start()), pattern.rfind(",", 0, found.start())) + 1
        end = min(place for place in (pattern.find(",", found.end()), pattern.find("}", found.end())) if place >= 0)
        before, after = pattern[start : found.start()], pattern[found.end() : end]
        return expand(pattern[:start] + ",".join(f"{before}{choice}{after}" for choice in choices) + pattern[end:])
    return [name for choice in choices for name in expand(pattern[: found.start()] + choice + pattern[found.end() :])]


def table(text: str) -> dict[str, Shape]:
    """Names and shapes of one of the tables above."""
    rows: dict[str, Shape] = {}
    for line in text.split("\n"):
        if line:
            pattern, shape = line.split("  ")
            rows.update({name: tuple(map(int, shape.split())) for name in expand(pattern)})
    return rows


def dense_layers() -> dict[str, Shape]:
    """CAMPPlus's dense layers, whose inputs grow by 32 channels each (spec 6.5)."""
    rows: dict[str, Shape] = {}
    for block, (first, layers) in {1: (128, 12), 2: (256, 24), 3: (512, 16)}.items():
        for index in range(layers):
            layer, channels = f"campplus/xvector/block{block}/tdnnd{index + 1}", first + 32 * index
            rows[f"{layer}/linear1/weight"] = (128, channels, 1)
            rows[f"{layer}/nonlinear1/batchnorm/s"] = rows[f"{layer}/nonlinear1/batchnorm/b"] = (channels,)
    return rows
