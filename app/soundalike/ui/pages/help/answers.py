"""What people ask, in the order in which they ask it. No Qt in here."""

from __future__ import annotations

from soundalike.voices.consent import STATEMENT_TEXT

Answers = tuple[tuple[str, str], ...]

RECORDING: Answers = (
    (
        "The room",
        "A small room with curtains, a carpet or clothes is best. Switch off fans, music and other machines.",
    ),
    (
        "The microphone",
        "A hand's width from your mouth, a little to the side. The built-in one will do; a headset is better.",
    ),
    ("How to speak", "As you would to a friend across the table. Whole sentences, no hurry, no whispering."),
    (
        "How long",
        "Ten to fifteen seconds of speech are best, and more than five are needed. Only one person speaks.",
    ),
    (
        "An old recording",
        "A clear one is fine: a voice message, a speech, a video. Choose a part without music or other voices.",
    ),
)

CONSENT: Answers = (
    ("Whose voice", "A voice is made only of somebody who agreed: you, or a person who has said so."),
    (
        "How it is kept",
        "Who agreed, when and how stands in the voice's own file. What a voice contains shows it, the consent first.",
    ),
    (
        "Three equal ways",
        "Your own declaration, a permission in writing, or a spoken statement that is kept with the voice.",
    ),
    ("The spoken statement", f"“{STATEMENT_TEXT}” Or something to the same effect."),
    ("Changed your mind", "Forget on the Voices page leaves nothing: voice, recording, statement, takes and history."),
)

MARK: Answers = (
    (
        "What it is",
        "All that is spoken carries an inaudible mark, so that it can be told from a person's speech. "
        "It can't be switched off.",
    ),
    (
        "What it survives",
        "MP3, Opus and other formats, another rate or volume, another speed with the pitch kept. "
        "A change of speed that moves the pitch too, as on a tape, removes it.",
    ),
)

DOING: Answers = (
    (
        "Pauses and tags",
        "Type [ or / and choose. A pause is written [pause 0.5 s]. Tags such as a laugh depend on the model.",
    ),
    (
        "One sentence sounds wrong",
        "Choose its card under Takes and press Re-take this sentence. The others stay as they are.",
    ),
    ("Speak as you type", "Switch it on under the text. Each sentence is spoken as soon as it is finished."),
    (
        "Another computer",
        "On the Voices page, the whole library goes into one file. Drop that file there on the other one.",
    ),
    ("Without a network", "Everything works. Only getting a model needs a network, and only when you press Get."),
    ("The menu", "Alt or F10 shows it."),
)
