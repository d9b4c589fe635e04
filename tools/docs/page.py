"""One HTML page of declarations: plain enough to be read anywhere, without scripts and without a network."""

from __future__ import annotations

import html
import re

from tools.docs.declarations import Declaration, Section

_STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }
pre { padding: .8em; overflow-x: auto; border: 1px solid #8885; border-radius: 6px; font-size: 14px }
section section { margin-inline-start: 2em }
h3 { margin-bottom: .2em } nav ul { columns: 3; padding: 0; list-style: none }
"""


def page(title: str, sections: list[Section]) -> str:
    """The whole page, with a list of all names at its beginning."""
    names = [declaration.name for section in sections for declaration in section.declarations]
    contents = "".join(f'<li><a href="#{name}">{name}</a></li>' for name in names)
    body = "".join(_section(section) for section in sections)
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        f"<style>{_STYLE}</style></head>\n<body><h1>{html.escape(title)}</h1>\n"
        f"<nav><ul>{contents}</ul></nav>\n{body}</body></html>\n"
    )


def _section(section: Section) -> str:
    declarations = "".join(_declaration(declaration, "h3") for declaration in section.declarations)
    return f"<section><h2>{html.escape(section.title)}</h2>\n{_words(section.text)}{declarations}</section>\n"


def _declaration(declaration: Declaration, heading: str, owner: str = "") -> str:
    anchor = f"{owner}.{declaration.name}" if owner else declaration.name
    members = "".join(_declaration(member, "h4", declaration.name) for member in declaration.members)
    return (
        f'<section id="{anchor}"><{heading}>{declaration.name}</{heading}>\n'
        f"<pre>{html.escape(declaration.code)}</pre>\n{_words(declaration.text)}{members}</section>\n"
    )


def _words(text: str) -> str:
    """Paragraphs and lists; what is set in by four spaces is code."""
    parts = []
    for block in re.split(r"\n\s*\n", text):
        if not block.strip():
            continue
        if all(line.startswith("    ") for line in block.splitlines()):
            parts.append(f"<pre>{html.escape(block)}</pre>\n")
        elif "\n- " in "\n" + block:
            first, *items = re.split(r"^- ", block, flags=re.MULTILINE)
            listed = "".join(f"<li>{_inline(item)}</li>" for item in items)
            parts.append((f"<p>{_inline(first)}</p>\n" if first.strip() else "") + f"<ul>{listed}</ul>\n")
        else:
            parts.append(f"<p>{_inline(block)}</p>\n")
    return "".join(parts)


def _inline(text: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(text.strip(), quote=False))
