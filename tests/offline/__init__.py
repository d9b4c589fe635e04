"""No test uses a network: the guard, and its tests."""
