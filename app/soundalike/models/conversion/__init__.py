"""Conversion of the official file set to model files."""
