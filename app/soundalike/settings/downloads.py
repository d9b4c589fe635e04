"""Where models are fetched from, and through what."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Downloads:
    """`endpoint` is the address of a hub or a mirror, `proxy` the address to go through; empty for the usual ones.

    They are looked at only when a model is fetched.
    """

    endpoint: str = ""
    proxy: str = ""
