"""Tests of soundalike.models.conversion."""
