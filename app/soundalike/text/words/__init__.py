"""Word lists, as plain tables."""


def word_set(words: str) -> frozenset[str]:
    """The words of a table, written one after another with blanks or line ends between."""
    return frozenset(words.split())
