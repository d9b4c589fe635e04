"""The packages of macOS. Run from the repository's root, on a Mac, with PYTHONPATH=packaging."""
