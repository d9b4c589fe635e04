"""What each part of the bundle weighs: `python -m shared.weights`, in the bundle's environment; a Markdown table."""

from __future__ import annotations

import sys
from pathlib import Path

from shared.contents import contents
from shared.where import BUNDLE


def weights(bundle: Path = BUNDLE) -> dict[str, int]:
    """Bytes by owner, the heaviest first. Python modules lie packed in the start program and count as that."""
    found: dict[str, int] = {}
    for owner, places in contents().owned.items():
        for place in places:
            for file in (bundle / "_internal" / place, bundle / place):
                if file.is_file() and not file.is_symlink():
                    found[owner] = found.get(owner, 0) + file.stat().st_size
                    break
    return dict(sorted(found.items(), key=lambda row: -row[1]))


def main() -> None:
    found = weights()
    lines = ["| part | MB |", "|---|---|"]
    lines += [f"| {name} | {size / 1e6:.1f} |" for name, size in found.items()]
    lines.append(f"| all | {sum(found.values()) / 1e6:.1f} |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
