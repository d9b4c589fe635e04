"""The packages of Windows. Run from the repository's root with PYTHONPATH=packaging."""
