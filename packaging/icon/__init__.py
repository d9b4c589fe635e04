"""The program's icon, drawn once and written as each system wants it."""
