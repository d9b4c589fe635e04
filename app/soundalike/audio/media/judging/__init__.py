"""Judging a chosen part of a clip: a file a measure."""
