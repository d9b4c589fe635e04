"""What the packages of all systems share. Run from the repository's root with PYTHONPATH=packaging."""
