"""Tests of soundalike.models."""
