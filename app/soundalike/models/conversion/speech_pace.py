"""How much speech a text token stands for, at least: what tells a sentence that ended too early (spec E5).

The rule is 5 speech tokens for every token of GPT-2's vocabulary, which the official models have. A smaller vocabulary
cuts the same text into more tokens, so each stands for less speech, in the proportion of the two counts.
"""

from __future__ import annotations

from tokenizers import Tokenizer, models, pre_tokenizers

from soundalike.models.conversion.gpt2_vocabulary import Gpt2Vocabulary

LEAST_SPEECH_PER_GPT2_TOKEN = 5.0
EVERYDAY_TEXT = (
    "The morning train was late again, so she bought a coffee and read the paper on the platform. "
    "There were seven people in the queue before him. Could you tell me where the nearest library is? "
    "We walked along the river until it grew dark, and nobody said a word."
)
EVERYDAY_TEXT_IN_GPT2_TOKENS = 56
"""Counted with GPT-2's vocab.json and merges.txt."""


def least_speech_per_text(vocabulary: Gpt2Vocabulary) -> float:
    """Speech tokens that one text token of this vocabulary stands for at least; 5 for GPT-2's own."""
    ids = {token: index for index, token in enumerate(vocabulary.tokens)}
    merges = [(left, right) for left, right in (merge.split(" ") for merge in vocabulary.merges)]
    tokenizer = Tokenizer(models.BPE(ids, merges))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    count = len(tokenizer.encode(EVERYDAY_TEXT).ids)
    return LEAST_SPEECH_PER_GPT2_TOKEN * EVERYDAY_TEXT_IN_GPT2_TOKENS / count
