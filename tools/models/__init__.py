"""Tools for maintainers of the model catalogue."""
