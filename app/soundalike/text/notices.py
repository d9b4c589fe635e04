"""What a person should be told about their text."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Notice:
    """Something about the text, in full sentences, with the stretch of the original text it is about.

    `script`: text in a script that the model can't read, left out. `nothing`: the text holds nothing to say.
    `shortened`: a web address of which only the host is read. `tag`: a word in square brackets that isn't one
    of the model's tags, or a pause that can't be kept. `pronunciation`: a rule of the person's
    own that couldn't be used.
    """

    kind: Literal["script", "nothing", "shortened", "tag", "pronunciation"]
    message: str
    start: int
    end: int
