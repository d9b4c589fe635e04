"""GPT-2 byte-level BPE from the vocabulary in a model file (spec 3.2)."""

from collections.abc import Mapping, Sequence

from soundalike.errors import RefusedError
from soundalike.translation import tr


class Tokenizer:
    """Text into token ids, exactly as the reference does it.

    No space before the text, nothing at its beginning or end. Added tokens are taken out first: exact, the
    longest at each place. May be used from several threads.
    """

    def __init__(self, tokens: Sequence[str], merges: Sequence[str], added: Mapping[str, int]) -> None:
        """`tokens`: the vocabulary in id order, in GPT-2's byte alphabet. `merges`: "left right", by rank.

        `added`: the added tokens' ids, whether or not `tokens` holds them too. Raises RefusedError if the three
        don't fit together.
        """
        # Loaded here, so that a window can be shown before it is.
        from tokenizers import AddedToken  # noqa: PLC0415
        from tokenizers import Tokenizer as Pipeline  # noqa: PLC0415
        from tokenizers.models import BPE  # noqa: PLC0415
        from tokenizers.pre_tokenizers import ByteLevel  # noqa: PLC0415

        vocabulary = {token: index for index, token in enumerate(tokens) if token not in added}
        taken = {index: token for token, index in vocabulary.items()}
        for token, index in added.items():
            if not token or index < 0 or index in taken:
                raise RefusedError(
                    tr(
                        "The vocabulary in the model file is damaged: its added token {token} has the id {index}, "
                        "which isn\u2019t free. Get the model again."
                    ).format(token=repr(token), index=index)
                )
            taken[index] = token
        try:
            model = BPE({**vocabulary, **added}, [_pair(merge) for merge in merges])
        except Exception as error:  # the library raises Exception itself
            raise RefusedError(
                tr(
                    "The vocabulary in the model file doesn\u2019t fit its merges ({error}). Get the model again."
                ).format(error=error)
            ) from error
        self._pipeline = Pipeline(model)
        self._pipeline.pre_tokenizer = ByteLevel(add_prefix_space=False, use_regex=True)
        self._pipeline.add_tokens(
            [AddedToken(token, normalized=False) for token in sorted(added, key=added.__getitem__)]
        )
        self._size = max(taken, default=-1) + 1

    def encode(self, text: str) -> list[int]:
        """The ids of a text. Half characters (lone surrogates) count as U+FFFD."""
        whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        ids: list[int] = self._pipeline.encode(whole, add_special_tokens=False).ids
        return ids

    def __len__(self) -> int:
        """One more than the highest id."""
        return self._size


def _pair(merge: str) -> tuple[str, str]:
    left, _, right = merge.partition(" ")
    if not left or not right:
        raise RefusedError(
            tr("The vocabulary in the model file has a damaged merge ({merge}). Get the model again.").format(
                merge=repr(merge)
            )
        )
    return left, right
