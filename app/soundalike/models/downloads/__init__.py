"""Fetching model files from a hub, and nothing else: only `get_model` imports this package, and only when asked to."""
