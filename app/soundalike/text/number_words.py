"""Numbers as English words: cardinals, ordinals, years, digits, decimals. American reading, without "and"."""

_ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SCALES = ["", "thousand", "million", "billion", "trillion", "quadrillion"]
_IRREGULAR_ORDINALS = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
}  # fmt: skip
_ROMAN = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}

# From here on a number is read digit by digit.
MOST_DIGITS = 18


def cardinal(number: int) -> str:
    """Any whole number below 10^18 in size: 1234 is "one thousand two hundred thirty-four"."""
    if number < 0:
        return f"minus {cardinal(-number)}"
    if number == 0:
        return _ONES[0]
    groups: list[str] = []
    for scale in _SCALES:
        number, group = divmod(number, 1000)
        if group:
            groups.append(f"{_below_thousand(group)} {scale}".strip())
    return " ".join(reversed(groups))


def ordinal(number: int) -> str:
    """21 is "twenty-first"."""
    words = cardinal(number)
    last = max(words.rfind(" "), words.rfind("-")) + 1
    return words[:last] + _ordinal_word(words[last:])


def year(number: int) -> str:
    """1987 is "nineteen eighty-seven", 2005 "two thousand five", 1905 "nineteen oh five", 1500 "fifteen hundred"."""
    century, rest = divmod(number, 100)
    if number < 1000 or number > 9999 or (century % 10 == 0 and rest < 10):
        return cardinal(number)
    if rest == 0:
        return f"{cardinal(century)} hundred"
    return f"{cardinal(century)} {f'oh {_ONES[rest]}' if rest < 10 else cardinal(rest)}"


def digits(figures: str, zero: str = "zero") -> str:
    """Figures one by one: "0142" is "zero one four two"."""
    return " ".join(zero if figure == "0" else _ONES[int(figure)] for figure in figures)


def whole(figures: str) -> str:
    """A string of ASCII figures as a cardinal, or digit by digit where it is too long for one."""
    return cardinal(int(figures)) if len(figures) <= MOST_DIGITS else digits(figures)


def decimal(whole_part: str, fraction: str) -> str:
    """("3", "14") is "three point one four"; ("", "5") is "point five"."""
    return f"{whole(whole_part)} point {digits(fraction)}" if whole_part else f"point {digits(fraction)}"


def code(figures: str) -> str:
    """A number that is a name: "007" is "double oh seven", "101" "one oh one", "212" "two twelve"."""
    zeros = len(figures) - len(figures.lstrip("0"))
    if zeros == 2 and len(figures) > 2:
        return f"double oh {digits(figures[2:], 'oh')}"
    if zeros:
        return digits(figures, "oh" if zeros < len(figures) else "zero")
    if len(figures) == 3 and figures[1:] != "00":
        return f"{_ONES[int(figures[0])]} {_two_figures(figures[1:])}"
    if len(figures) == 4 and figures[2:] != "00":
        return f"{_two_figures(figures[:2])} {_two_figures(figures[2:])}"
    return digits(figures) if len(figures) > 4 else cardinal(int(figures))


def plural(word: str) -> str:
    """A number word's plural: "nineteen eighty" becomes "nineteen eighties"."""
    if word.endswith("y"):
        return word[:-1] + "ies"
    return word + ("es" if word.endswith("x") else "s")


def roman(numeral: str) -> int | None:
    """The value of a well-formed Roman numeral in capitals, up to 3999; None for any other word."""
    total = 0
    for figure, following in zip(numeral, [*numeral[1:], ""], strict=False):
        value = _ROMAN.get(figure)
        if value is None:
            return None
        total += -value if value < _ROMAN.get(following, 0) else value
    return total if 0 < total < 4000 and _to_roman(total) == numeral else None


def _to_roman(number: int) -> str:
    numeral = ""
    for value, figures in (
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ):  # fmt: skip
        count, number = divmod(number, value)
        numeral += figures * count
    return numeral


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    words = [f"{_ONES[hundreds]} hundred"] if hundreds else []
    if rest:
        words.append(_below_hundred(rest))
    return " ".join(words)


def _below_hundred(number: int) -> str:
    if number < 20:
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]


def _two_figures(figures: str) -> str:
    return f"oh {_ONES[int(figures[1])]}" if figures[0] == "0" else _below_hundred(int(figures))


def _ordinal_word(word: str) -> str:
    if word in _IRREGULAR_ORDINALS:
        return _IRREGULAR_ORDINALS[word]
    return f"{word[:-1]}ieth" if word.endswith("y") else f"{word}th"
