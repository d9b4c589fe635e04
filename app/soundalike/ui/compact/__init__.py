"""The compact window: small, on top of other programs, for who types and is heard at once."""
