"""Keys that the person chose for commands."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Shortcuts:
    """`changed` is a JSON object: a key, or nothing, for each command whose key isn't the usual one."""

    changed: str = ""

    @property
    def keys(self) -> dict[str, str]:
        """The keys by the commands' ids; what isn't such an object counts for nothing."""
        try:
            found = json.loads(self.changed) if self.changed else {}
        except (ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: key for name, key in found.items() if isinstance(key, str)}

    @staticmethod
    def of(keys: Mapping[str, str]) -> Shortcuts:
        """With these keys."""
        return Shortcuts(json.dumps(dict(sorted(keys.items())), ensure_ascii=True) if keys else "")
