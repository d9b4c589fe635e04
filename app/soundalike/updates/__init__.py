"""Is there a newer version? Asked only when the person asks."""
