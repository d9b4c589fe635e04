"""THIRD_PARTY.md and the licences' texts, made from what is bundled and checked against it.

`PYTHONPATH=packaging python -m shared.third_party --write` writes the table in THIRD_PARTY.md anew, from the pins,
their metadata and `parts.toml`; `--check` fails when the finished bundle holds something that isn't in the table, or
the table isn't up to date; `--texts` collects the texts. All run in the bundle's environment.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from shared.contents import OWN, Contents, Part, canonical, contents, distributions, parts
from shared.where import BUILD, PACKAGING, ROOT

PAGE = ROOT / "THIRD_PARTY.md"
BEGIN = "<!-- written by packaging/shared/third_party.py; `make third-party` writes it anew -->"
END = "<!-- end of what is written -->"
TEXTS = BUILD / "licences"
OWN_TEXTS = PACKAGING / "shared" / "licences"
CLASSIFIED = {
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
# What wheels leave out or say in words, and what isn't there to be asked on every system.
LICENCES = {
    "PySide6-Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "soundfile": "BSD-3-Clause",
    "pulsectl": "MIT",
    "imageio-ffmpeg": "BSD-2-Clause",
}
FALLBACK_TEXTS = {
    "pyside6-essentials": ("LGPL-3.txt", "GPL-3.txt"),
    "shiboken6": ("LGPL-3.txt", "GPL-3.txt"),
    "tokenizers": ("Apache-2.0.txt",),
}
SYSTEMS = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}


def pinned() -> list[tuple[str, str, str]]:
    """Name, version and marker of every bundled distribution."""
    found = []
    for line in (PACKAGING / "bundled.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            requirement, _, marker = line.partition(";")
            name, _, version = requirement.strip().partition("==")
            found.append((name, version, marker.strip()))
    return found


def is_here(marker: str) -> bool:
    """Whether a pin with this marker is installed on this system; markers name a system, nothing else."""
    if not marker:
        return True
    system = re.fullmatch(r"sys_platform (==|!=) '(\w+)'", marker)
    if system is None:
        raise SystemExit(f"packaging/bundled.txt: '{marker}' isn't understood.")
    return (sys.platform == system[2]) == (system[1] == "==")


def licence_of(name: str, distribution: metadata.Distribution | None) -> str:
    """An SPDX expression, from what we know or from the metadata."""
    if name in LICENCES:
        return LICENCES[name]
    if distribution is None:
        raise SystemExit(f"{name} isn't in this environment: run `make package`, or put its licence into LICENCES.")
    said = distribution.metadata
    if "License-Expression" in said:
        return str(said["License-Expression"])
    for classifier in said.get_all("Classifier", []):
        known = CLASSIFIED.get(classifier.rpartition(" :: ")[2])
        if known is not None:
            return known
    raise SystemExit(f"{name}'s metadata names no licence: put it into LICENCES in packaging/shared/third_party.py.")


def table() -> str:
    """The generated part of the page, the same on every system."""
    rows = ["| what | version | licence | |", "|---|---|---|---|"]
    known = distributions()
    for name, version, marker in pinned():
        where = "Python distribution" + {"=": ", on Linux", "!": ", on macOS and Windows"}.get(marker[13:14], "")
        rows.append(f"| {name} | {version} | {licence_of(name, known.get(canonical(name)))} | {where} |")
    for part in parts():
        where = (
            "" if len(part.systems) == len(SYSTEMS) else " (" + ", ".join(SYSTEMS[one] for one in part.systems) + ")"
        )
        rows.append(f"| {part.name} | {part.version} | {part.licence} | {part.what}{where} |")
    return "\n".join(rows)


def page_with(generated: str, page: str) -> str:
    """The page with the table in its place."""
    if BEGIN not in page:
        raise SystemExit(f"{PAGE} has no line '{BEGIN}'.")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{generated}\n\n{END}{after}"


def faults(found: Contents, page: str) -> list[str]:
    """What is bundled and not in the page's table, and what the table names that isn't bundled."""
    listed = {canonical(name) for name, _, _ in pinned()} | {part.name for part in parts()} | {OWN}
    said = [f"nobody's: {place}" for place in found.unlisted]
    for owner, places in sorted(found.owned.items()):
        if owner not in listed:
            said.append(f"{owner} is bundled and neither in bundled.txt nor in parts.toml ({places[0]})")
    through_parts = {part.purl.partition("@")[0].removeprefix("pkg:pypi/") for part in parts()}
    for name, _, marker in pinned():
        if is_here(marker) and canonical(name) not in found.owned.keys() | through_parts:
            said.append(f"{name} is listed and nothing of it is bundled")
    for part in parts():
        if sys.platform in part.systems and part.files and part.name not in found.owned:
            said.append(f"{part.name} is listed and nothing of it is bundled")
    if page != page_with(table(), page):
        said.append("THIRD_PARTY.md isn't up to date: run `make third-party`")
    return said


def write_texts() -> None:
    """Every licence's text, a file each, in one folder; fails where something bundled comes without."""
    shutil.rmtree(TEXTS, ignore_errors=True)
    TEXTS.mkdir(parents=True)
    known = distributions()
    for name, _, _ in pinned():
        if canonical(name) in known:
            text = _distribution_text(canonical(name), known[canonical(name)])
            (TEXTS / f"{name}.txt").write_text(text, encoding="utf-8")
    for part in parts():
        if sys.platform in part.systems:
            file = re.sub(r"[^A-Za-z0-9.]+", "-", part.name).strip("-")
            (TEXTS / f"{file}.txt").write_text("\n\n".join(_text(part, name) for name in part.texts), encoding="utf-8")
    shutil.copy(ROOT / "LICENSE", TEXTS / "Soundalike.txt")


def _distribution_text(name: str, distribution: metadata.Distribution) -> str:
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in distribution.files or ()
        if ".dist-info" in str(file) and re.search(r"LICEN|COPYING|NOTICE", file.name, re.IGNORECASE)
    ]
    texts += [(OWN_TEXTS / file).read_text(encoding="utf-8") for file in FALLBACK_TEXTS.get(name, ())]
    if not texts:
        raise SystemExit(f"{name} comes without a licence's text: put one into packaging/shared/licences.")
    return "\n\n".join(texts)


def _text(part: Part, name: str) -> str:
    kind, colon, rest = name.partition(":")
    if not colon:
        return (OWN_TEXTS / name).read_text(encoding="utf-8")
    if kind == "tree":
        return (ROOT / rest).read_text(encoding="utf-8")
    if kind == "python":
        return (Path(sysconfig.get_paths()["stdlib"]) / rest).read_text(encoding="utf-8")
    found = distributions().get(rest)
    if found is None:
        raise SystemExit(f"{part.name} asks for the licence of {rest}, which isn't in the environment.")
    return _distribution_text(rest, found)


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    if "--write" in sys.argv:
        page = page_with(table(), page)
        PAGE.write_text(page, encoding="utf-8")
    if "--texts" in sys.argv:
        write_texts()
    if "--check" in sys.argv:
        found = faults(contents(), page)
        if found:
            raise SystemExit("\n".join(found))


if __name__ == "__main__":
    main()
