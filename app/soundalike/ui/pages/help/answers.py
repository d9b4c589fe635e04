"""What people ask, in the order in which they ask it. No Qt in here."""

from __future__ import annotations

from soundalike.translation import tr, tr_noop
from soundalike.voices.consent import STATEMENT_TEXT

Answers = tuple[tuple[str, str], ...]
"""A subject and what is said of it, both English, to be translated."""

RECORDING: Answers = (
    (
        tr_noop("The room"),
        tr_noop("A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines."),
    ),
    (
        tr_noop("The microphone"),
        tr_noop("A hand's width from your mouth, a little to the side. The built-in one will do; a headset is better."),
    ),
    (
        tr_noop("How to speak"),
        tr_noop("As you would to a friend across the table. Whole sentences, no hurry, no whispering."),
    ),
    (
        tr_noop("How long"),
        tr_noop("Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks."),
    ),
    (
        tr_noop("An old recording"),
        tr_noop(
            "A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices."
        ),
    ),
)

CONSENT: Answers = (
    (tr_noop("Whose voice"), tr_noop("A voice is made only of somebody who agreed: you, or a person who has said so.")),
    (
        tr_noop("How it is kept"),
        tr_noop(
            "Who agreed, when and how stands in the voice's own file. "
            "What a voice contains shows it, the consent first."
        ),
    ),
    (
        tr_noop("Three equal ways"),
        tr_noop("Your own declaration, a permission in writing, or a spoken statement that is kept with the voice."),
    ),
    (tr_noop("The spoken statement"), tr_noop("“{statement}” Or something to the same effect.")),
    (
        tr_noop("Changed your mind"),
        tr_noop("Forget on the Voices page leaves nothing: voice, recording, statement, takes and history."),
    ),
)

MARK: Answers = (
    (
        tr_noop("What it is"),
        tr_noop(
            "All that is spoken carries an inaudible mark, so that it can be told from a person's speech. "
            "It can't be switched off."
        ),
    ),
    (
        tr_noop("What it survives"),
        tr_noop(
            "MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. "
            "A change of speed that moves the pitch too, as on a tape, removes it."
        ),
    ),
)

DOING: Answers = (
    (
        tr_noop("Pauses and tags"),
        tr_noop("Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model."),
    ),
    (
        tr_noop("One sentence sounds wrong"),
        tr_noop("Choose its card under Takes and press Re-take this sentence. The others stay as they are."),
    ),
    (
        tr_noop("Speak as you type"),
        tr_noop("Switch it on under the text. Each sentence is spoken as soon as it is finished."),
    ),
    (
        tr_noop("Another computer"),
        tr_noop("On the Voices page, the whole library goes into one file. Drop that file there on the other one."),
    ),
    (
        tr_noop("Without a network"),
        tr_noop("Everything works. Only getting a model needs a network, and only when you press Get."),
    ),
    (tr_noop("The menu"), tr_noop("Alt or F10 shows it.")),
)


def answers_in_words(answers: Answers) -> Answers:
    """As they are shown."""
    statement = tr(STATEMENT_TEXT)
    return tuple((tr(subject), tr(words).format(statement=statement)) for subject, words in answers)
