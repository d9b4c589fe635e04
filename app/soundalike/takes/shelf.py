"""What the parts of a store share."""

from __future__ import annotations

from dataclasses import dataclass

from soundalike.takes.database import Database
from soundalike.takes.sessions import Session
from soundalike.takes.sounds import Sounds


@dataclass(frozen=True)
class Shelf:
    """Where rows and sounds go, and which run of the program puts them there."""

    database: Database
    sounds: Sounds
    session: Session
