"""The page's modules as one script: read at the start of the server, so that there is no build step and one request.

Each module becomes a function that is called once and returns what it exports; the first one, which imports the rest,
stays as it is. Only what the page's modules do is understood; anything else is an error that a test meets.
"""

import re
from pathlib import Path, PurePosixPath

_IMPORT = re.compile(
    r'^import (?:(?:\{(?P<names>[^}]*)\}|\* as (?P<whole>\w+)) from )?"(?P<source>\.[^"]+)";$', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?P<what>(?:async )?function\*?|class|const) (?P<name>\w+)", re.MULTILINE)
_LEFT = re.compile(r"^(?:import|export)\b.*|\bimport\s*\(.*|\bimport\.meta\b.*", re.MULTILINE)


class BadModule(Exception):
    """A module does what cannot be bundled: the message says which, and what."""


def bundled(folder: Path, first: str) -> str:
    """Return one script of a module and of all that it imports, by its path in a folder.

    Raises BadModule where modules import each other in a circle, or in a form that is not known here.
    """
    order: list[str] = []
    _visit(folder, first, order, ())
    parts = [_body(folder, name, is_first=name == first) for name in order]
    return "\n".join(parts)


def _visit(folder: Path, name: str, order: list[str], above: tuple[str, ...]) -> None:
    """Put a module into the order, behind all that it imports."""
    if name in above:
        raise BadModule(f"{' -> '.join((*above, name))}: a circle of imports")
    if name in order:
        return
    for found in _IMPORT.finditer(_read(folder, name)):
        _visit(folder, _resolved(name, found["source"]), order, (*above, name))
    order.append(name)


def _read(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text("utf-8")
    except FileNotFoundError:
        raise BadModule(f"{name}: there is no such module") from None


def _resolved(name: str, source: str) -> str:
    """The path of what a module imports."""
    parts: list[str] = []
    for part in (PurePosixPath(name).parent / source).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def _body(folder: Path, name: str, *, is_first: bool) -> str:
    text = _read(folder, name)
    exported = [found["name"] for found in _EXPORT.finditer(text)]
    text = _EXPORT.sub(r"\g<what> \g<name>", _IMPORT.sub(lambda found: _taken(name, found), text))
    left = _LEFT.search(text)
    if left is not None:
        raise BadModule(f"{name}: {left[0]}")
    if is_first:
        return text
    return f"const {_variable(name)} = (() => {{\n{text}\nreturn {{ {', '.join(exported)} }};\n}})();"


def _taken(name: str, found: re.Match[str]) -> str:
    """What stands in the place of an import."""
    module = _variable(_resolved(name, found["source"]))
    if found["whole"]:
        return f"const {found['whole']} = {module};"
    if found["names"] is None:
        return ""
    return f"const {{{found['names'].replace(' as ', ': ')}}} = {module};"


def _variable(name: str) -> str:
    return "module_" + re.sub(r"\W", "_", name.removesuffix(".js"))
