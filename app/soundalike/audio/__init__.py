"""Sound files and, later, devices."""
