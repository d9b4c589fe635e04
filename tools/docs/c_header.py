"""Reads the C header: its sections, and each declaration with the comment above it.

It knows the header's own style, no more: comments are `/* */`, sections begin with `/* ---- title ---- */`, and a
comment that stands at the line's beginning belongs to the declaration right below it.
"""

from __future__ import annotations

import re

from tools.docs.declarations import Declaration, Section

_HEADING = re.compile(r"/\* ---- (.+) ---- \*/")
_GUARD = re.compile(r"#(?:if|ifdef|ifndef|elif|else|endif|include|define SOUNDALIKE_H|define SA_API)\b.*")


def read_header(source: str) -> list[Section]:
    """The first section holds the words at the header's top."""
    lines = source.splitlines()
    sections: list[Section] = []
    row = 0
    comment = ""
    while row < len(lines):
        line = lines[row]
        heading = _HEADING.fullmatch(line)
        if heading:
            sections.append(Section(heading[1].capitalize()))
            comment = ""
            row += 1
        elif line.startswith("/*"):
            end = _ending_row(lines, row, "*/")
            comment = _plain(lines[row : end + 1])
            if not sections:
                sections.append(Section("The rules", text=comment))
                comment = ""
            row = end + 1
        elif not line or _GUARD.match(line) or not sections or line in ('extern "C" {', "}"):
            comment = ""
            row += 1
        else:
            end = _declaration_end(lines, row)
            sections[-1].declarations.append(_declaration("\n".join(lines[row : end + 1]), comment))
            comment = ""
            row = end + 1
    return sections


def _ending_row(lines: list[str], row: int, mark: str) -> int:
    while mark not in lines[row]:
        row += 1
    return row


def _declaration_end(lines: list[str], row: int) -> int:
    """The row of the semicolon outside of braces; a macro is one line."""
    depth = 0
    while not lines[row].startswith("#"):
        bare = re.sub(r"/\*.*?\*/", "", lines[row])
        depth += bare.count("{") - bare.count("}")
        if depth == 0 and ";" in bare:
            break
        row += 1
    return row


def _declaration(code: str, text: str) -> Declaration:
    bare = re.sub(r"/\*.*?\*/", "", code, flags=re.DOTALL)
    if code.startswith("#define"):
        return Declaration(bare.split()[1], "constant", code, text)
    if code.startswith("typedef"):
        kind = {"enum": "enumeration", "struct": "structure"}[bare.split()[1]]
        return Declaration(bare.rstrip("; \n").split()[-1], kind, code, text)
    name = re.search(r"(sa_\w+)\(", bare)
    if name is None:
        raise ValueError(f"This isn't a declaration that the header's style knows: {code}")
    return Declaration(name[1], "function", code.replace("SA_API ", ""), text)


def _plain(lines: list[str]) -> str:
    """A comment without its stars."""
    text = "\n".join(lines).removeprefix("/*").removesuffix("*/")
    return "\n".join(re.sub(r"^ \* ?", "", line) for line in text.split("\n")).strip("\n ")
