"""How figures are written, and how a written number is read: shared by money, units and plain numbers."""

from soundalike.text.number_words import MOST_DIGITS, decimal, digits, whole

# A number with or without thousands separators and decimals. Bounded, so that no text makes matching slow.
WHOLE = r"\d{1,3}(?:,\d{3}){1,6}(?!\d)|\d{1,18}(?!\d)"
NUMBER = rf"(?:{WHOLE})(?:\.\d{{1,12}}(?!\d))?"
NOT_INSIDE_NUMBER = r"(?<![\d])(?<!\d[.,])"

# "10-12", "10 to 12": what may stand between the two ends of a range.
RANGE_DASH = r"\s?[-\u2013\u2014]\s?|\sto\s"


def read_number(written: str) -> str:
    """ "1,234.5" is "one thousand two hundred thirty-four point five". Leading zeros are read one by one."""
    whole_part, _, fraction = written.replace(",", "").partition(".")
    if fraction:
        return decimal(whole_part, fraction)
    if (len(whole_part) > 1 and whole_part[0] == "0") or len(whole_part) > MOST_DIGITS:
        return digits(whole_part)
    return whole(whole_part)


def is_one(written: str) -> bool:
    return written == "1"
