"""Signing and notarising on macOS, where there are credentials; else a line says what was skipped, and why.

SOUNDALIKE_MACOS_IDENTITY is the name of a "Developer ID Application" certificate in the keychain. The notary's account
is SOUNDALIKE_NOTARY_APPLE_ID, SOUNDALIKE_NOTARY_TEAM and SOUNDALIKE_NOTARY_PASSWORD (one made for the app, at Apple's).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

IDENTITY = "SOUNDALIKE_MACOS_IDENTITY"
NOTARY = ("SOUNDALIKE_NOTARY_APPLE_ID", "SOUNDALIKE_NOTARY_TEAM", "SOUNDALIKE_NOTARY_PASSWORD")
ENTITLEMENTS = Path(__file__).resolve().parent / "entitlements.plist"

Run = Callable[[Sequence[str]], None]


def run_program(command: Sequence[str]) -> None:
    """Runs a program that must succeed."""
    subprocess.run(list(command), check=True)


def nested_code(app: Path) -> list[Path]:
    """Everything inside that is signed by itself, the deepest first; the order is what codesign asks for."""
    code = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink() and _is_code(path)]
    frameworks = [path for path in app.rglob("*.framework") if path.is_dir() and not path.is_symlink()]
    return sorted([*code, *frameworks], key=lambda path: (-len(path.parts), str(path)))


def _is_code(path: Path) -> bool:
    """By its first bytes: Mach-O for one processor in either order, or for several."""
    with path.open("rb") as file:
        return file.read(4) in {b"\xcf\xfa\xed\xfe", b"\xfe\xed\xfa\xcf", b"\xca\xfe\xba\xbe"}


def sign_app(app: Path, variables: Mapping[str, str] = os.environ, run: Run = run_program) -> bool:
    """With the hardened runtime and the entitlements; without a certificate only so that processors by Apple run it."""
    identity = variables.get(IDENTITY, "")
    if not identity:
        sys.stderr.write(f"Not signed, because {IDENTITY} isn't set: {app.name} gets a signature that names nobody.\n")
        run(["codesign", "--force", "--deep", "--sign", "-", str(app)])
        return False
    base = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", identity]
    for path in nested_code(app):
        run([*base, str(path)])
    run([*base, "--entitlements", str(ENTITLEMENTS), str(app)])
    run(["codesign", "--verify", "--deep", "--strict", str(app)])
    return True


def sign_image(image: Path, variables: Mapping[str, str] = os.environ, run: Run = run_program) -> bool:
    """The disk image as a whole."""
    identity = variables.get(IDENTITY, "")
    if identity:
        run(["codesign", "--force", "--timestamp", "--sign", identity, str(image)])
    return bool(identity)


def notarise(image: Path, variables: Mapping[str, str] = os.environ, run: Run = run_program) -> bool:
    """Lets Apple look at a signed image, waits, and staples the answer to it."""
    missing = [name for name in (IDENTITY, *NOTARY) if not variables.get(name)]
    if missing:
        sys.stderr.write(f"Not notarised, because {', '.join(missing)} isn't set: {image.name}\n")
        return False
    account, team, password = (variables[name] for name in NOTARY)
    words = ["--apple-id", account, "--team-id", team, "--password", password, "--wait"]
    run(["xcrun", "notarytool", "submit", str(image), *words])
    run(["xcrun", "stapler", "staple", str(image)])
    return True
