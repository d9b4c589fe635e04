"""Soundalike: clones a voice from a short recording and speaks what is typed in it."""

__version__ = "0.1.0"
