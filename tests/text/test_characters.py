import sys
import unicodedata

import pytest

from soundalike.text.characters import LATIN_1_LETTERS, fold, fold_character
from soundalike.text.spans import Spanned


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\ufb01nal \ufb02oor", "final floor"),
        ("a\u00a0b\u202fc\u3000d", "a b c d"),
        ("no\u200bgap\ufeff", "nogap"),
        ("soft\u00adhyphen", "softhyphen"),
        ("\u201cq\u201d \u2018s\u2019 \u00abg\u00bb", '"q" \'s\' "g"'),
        ("e\u0301 \u0041\u030a", "\u00e9 \u00c5"),
        ("Dvo\u0159\u00e1k \u0141\u00f3d\u017a", "Dvor\u00e1k L\u00f3dz"),
        ("\uff28\uff45\uff59 \uff15", "Hey 5"),
        ("\u0663\u0664", "34"),
        ("2\u00bd", "2 1/2"),
        ("word\u00b9\u00b2 and x\u00b2", "word and x\u00b2"),
        ("ok \U0001f600\U0001f44d\U0001f3fd", "ok "),
        ("\u2167", "VIII"),
        ("a\rb\r\nc\u2028d", "a\nb\nc\nd"),
    ],
)
def test_fold(text: str, expected: str) -> None:
    assert fold(Spanned.original(text)).text == expected


def test_every_character_folds_to_known_ones() -> None:
    """ASCII, Latin-1 letters, a few signs that other rules read, or a letter of another script."""
    signs = set(
        "\u2014\u2013\u2212\u2022\u00b0\u00b2\u00b3\u00a3\u20ac\u00a5\u20b9\u20a9\u20bd\u20bf\u00a2\u00a7\u00b1\u00d7\u00f7\u2265\u2264\u2260\u2192\u2030\u221a\u221e\u00b5\u00a9"
    )
    known = {chr(code) for code in range(0x20, 0x7F)} | set(LATIN_1_LETTERS) | signs | {"\n"}
    for code in range(sys.maxunicode + 1):
        if 0x20 <= code < 0x7F:
            continue
        strange = [
            part for part in fold_character(chr(code)) if part not in known and unicodedata.category(part)[0] != "L"
        ]
        assert strange == [], hex(code)
