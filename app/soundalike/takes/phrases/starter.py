"""The boards that everybody begins with, in the window's language."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.takes.phrases.text_file import BoardText
from soundalike.translation import tr, tr_noop


@dataclass(frozen=True)
class StarterBoard:
    """Marked to be translated; `text` is what it is in the language that is in use."""

    name: str
    phrases: tuple[str, ...]

    def text(self) -> BoardText:
        return BoardText(tr(self.name), tuple(tr(phrase) for phrase in self.phrases))


STARTER: tuple[StarterBoard, ...] = (
    StarterBoard(
        tr_noop("Everyday"),
        (
            tr_noop("Yes, please."),
            tr_noop("No, thank you."),
            tr_noop("Give me a moment, I'm typing."),
            tr_noop("Could you say that again?"),
            tr_noop("I'm fine, just slow today."),
            tr_noop("Can you open the window?"),
            tr_noop("That was funny."),
            tr_noop("I need a break."),
            tr_noop("Call me a taxi, please."),
        ),
    ),
    StarterBoard(
        tr_noop("Kitchen"),
        (
            tr_noop("I'm hungry."),
            tr_noop("I'm thirsty."),
            tr_noop("A glass of water, please."),
            tr_noop("A coffee, please."),
            tr_noop("A cup of tea, please."),
            tr_noop("Could you cut this for me?"),
            tr_noop("It's too hot."),
            tr_noop("That tastes good."),
            tr_noop("I've had enough, thank you."),
        ),
    ),
    StarterBoard(
        tr_noop("Doctor"),
        (
            tr_noop("I can't speak, but I hear and understand you."),
            tr_noop("I have a question."),
            tr_noop("It hurts here."),
            tr_noop("The pain is getting worse."),
            tr_noop("I feel better today."),
            tr_noop("I slept badly."),
            tr_noop("Please write that down for me."),
            tr_noop("When should I take this?"),
            tr_noop("Please call my family."),
        ),
    ),
    StarterBoard(
        tr_noop("Phone"),
        (
            tr_noop("Hello, it's me."),
            tr_noop("I speak with a computer. Please give me a moment to type."),
            tr_noop("Can you hear me?"),
            tr_noop("Please speak a little slower."),
            tr_noop("I'll write you a message."),
            tr_noop("Please call me back later."),
            tr_noop("This is an emergency. Please send help."),
            tr_noop("Thank you for calling."),
            tr_noop("Goodbye."),
        ),
    ),
)
