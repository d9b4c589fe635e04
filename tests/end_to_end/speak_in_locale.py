"""Speaks one sentence after it has switched the C library to the user's locale, as Qt does, and prints a checksum.

    python -m tests.end_to_end.speak_in_locale

First comes the locale's decimal mark, so that a test sees that the switch worked.
"""

from __future__ import annotations

import hashlib
import locale
import sys

from soundalike.engine import Sampling
from tests.end_to_end.demo import Demo


def main() -> None:
    locale.setlocale(locale.LC_ALL, "")
    demo = Demo()
    sampling = Sampling(temperature=0.8, top_p=0.95, repetition_penalty=1.2)
    spoken = demo.speak("It costs 2.50 and weighs 0.8 grams.", seed=7, sampling=sampling)
    checksum = hashlib.sha256(spoken.samples.tobytes()).hexdigest()
    sys.stdout.write(f"{locale.localeconv()['decimal_point']} {checksum}\n")


if __name__ == "__main__":
    main()
