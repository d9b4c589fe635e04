"""A voice in the making: what the wizard was told and what was recorded, kept on the disk at every moment.

No Qt. What is recorded is a file the moment that it is heard; what was chosen is written after every choice. Going back
never takes anything away.
"""

from soundalike.voices.draft.choices import Choices, Source, Step, Way, Whose
from soundalike.voices.draft.draft import Draft, Line
from soundalike.voices.draft.examples import EXAMPLES, Example, example_path
from soundalike.voices.draft.reading_texts import ReadingText, reading_texts

__all__ = [
    "EXAMPLES",
    "Choices",
    "Draft",
    "Example",
    "Line",
    "ReadingText",
    "Source",
    "Step",
    "Way",
    "Whose",
    "example_path",
    "reading_texts",
]
