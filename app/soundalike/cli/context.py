"""What a command runs with."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from typing import TextIO

from soundalike.cli.output import Output
from soundalike.cli.wiring import Wiring
from soundalike.paths import Places, places


@dataclass(frozen=True)
class Context:
    """The parts, the streams and the folders of one run."""

    wiring: Wiring
    output: Output
    stdin: TextIO | None

    def places(self, arguments: Namespace) -> Places:
        """The user's folders, as --home says."""
        return places(arguments.home)
