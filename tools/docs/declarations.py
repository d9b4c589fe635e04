"""What a page of the API is made of, whichever language it was read from."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Declaration:
    """One name that others may use: how it is written, what is said of it, and what belongs to it."""

    name: str
    kind: str
    code: str
    text: str
    members: tuple[Declaration, ...] = ()


@dataclass
class Section:
    """Declarations under one heading, with the words before them."""

    title: str
    text: str = ""
    declarations: list[Declaration] = field(default_factory=list)


def undocumented(sections: list[Section]) -> list[str]:
    """The names of which nothing is said. Fields may be told of with the class that they belong to."""
    found = []
    for section in sections:
        for declaration in section.declarations:
            if not declaration.text:
                found.append(declaration.name)
            silent = [member for member in declaration.members if not member.text and member.kind != "field"]
            found += [f"{declaration.name}.{member.name}" for member in silent]
    return found
