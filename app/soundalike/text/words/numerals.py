"""Words that a Roman numeral follows."""

from soundalike.text.words import word_set

HEADING_WORDS = (
    "chapter", "part", "book", "volume", "act", "scene", "section", "appendix", "phase", "type", "article", "title",
    "world war", "class", "level", "stage", "figure", "table", "canto", "episode", "season", "unit", "lesson",
)  # fmt: skip

REGNAL_NAMES = word_set(
    """
    Albert Alexander Alfonso Anne Benedict Boniface Carl Catherine Charles Christian Clement Edward Elizabeth
    Ferdinand Francis Frederick George Gregory Gustav Harald Haakon Henry Innocent Isabella James John Joseph
    Juliana Leo Leopold Louis Ludwig Margaret Maria Mary Maximilian Napoleon Nicholas Olaf Otto Paul Peter Philip
    Pius Ramesses Richard Robert Stephen Thutmose Urban Victor Wilhelm William
    """
)
