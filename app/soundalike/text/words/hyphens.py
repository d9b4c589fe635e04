"""First parts of compounds whose hyphen is real even where it stands at a line end."""

from soundalike.text.words import word_set

KEEP_HYPHEN_AFTER = word_set(
    """
    all anti best cross ever ex first full half hard high ill kind large last light long low mid multi near
    new non north old one open part post pre quasi right self semi short single six small so south stand ten
    three two user well wide world
    twenty thirty forty fifty sixty seventy eighty ninety
    """
)
