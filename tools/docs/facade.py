"""Reads the Python façade from its source, without importing it: what `__all__` names, with its docstrings."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.docs.declarations import Declaration, Section

TITLES = {"class": "Classes", "function": "Functions", "constant": "Constants"}


def read_facade(package: Path) -> list[Section]:
    """`package` is the folder whose `__init__.py` imports every public name from the file that defines it."""
    start = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    modules: dict[str, ast.Module] = {}
    sections = {kind: Section(title) for kind, title in TITLES.items()}
    for name, module in sorted(_origins(start).items(), key=lambda item: item[0].lower()):
        if module not in modules:
            file = package / f"{module.rsplit('.', 1)[1]}.py"
            modules[module] = ast.parse(file.read_text(encoding="utf-8"))
        declaration = _find(modules[module], name)
        sections[declaration.kind].declarations.append(declaration)
    introduction = Section("The façade", text=ast.get_docstring(start) or "")
    return [introduction, *(section for section in sections.values() if section.declarations)]


def _origins(start: ast.Module) -> dict[str, str]:
    """The module of each public name."""
    imported = {
        alias.name: node.module or "" for node in start.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    public = next(
        ast.literal_eval(node.value)
        for node in start.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    return {name: imported[name] for name in public}


def _find(module: ast.Module, name: str) -> Declaration:
    for node, following in zip(module.body, [*module.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return _class(node)
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return Declaration(name, "function", _signature(node), ast.get_docstring(node) or "")
        if _assigned(node) == name:
            return Declaration(name, "constant", ast.unparse(node), _docstring(following))
    raise ValueError(f"The façade names {name}, and its file doesn't define it.")


def _class(node: ast.ClassDef) -> Declaration:
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    code = [ast.unparse(decorator) for decorator in node.decorator_list]
    heading = "\n".join(f"@{line}" for line in code) + ("\n" if code else "")
    heading += f"class {node.name}" + (f"({bases})" if bases else "")
    members = []
    for member, following in zip(node.body, [*node.body[1:], None], strict=True):
        field = _assigned(member)
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            kind = "property" if "property" in map(ast.unparse, member.decorator_list) else "function"
            members.append(Declaration(member.name, kind, _signature(member), ast.get_docstring(member) or ""))
        elif field and not field.startswith("_"):
            members.append(Declaration(field, "field", ast.unparse(member), _docstring(following)))
    return Declaration(node.name, "class", heading, ast.get_docstring(node) or "", tuple(members))


def _assigned(node: ast.AST) -> str:
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) and len(node.targets) == 1 else ""


def _docstring(node: ast.AST | None) -> str:
    """The string under an assignment, which says what is assigned."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value.strip()
    return ""


def _signature(node: ast.FunctionDef) -> str:
    decorators = "".join(f"@{ast.unparse(decorator)}\n" for decorator in node.decorator_list)
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{decorators}def {node.name}({ast.unparse(node.args)}){result}"
