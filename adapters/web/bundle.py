"""Puts the page's modules together into one script when the server starts: one request, and no build step.

Each module becomes a function that is called once and returns its exports. The first module, which imports the others,
is appended as it is. Only the forms of import and export that our modules use are supported; any other raises an error,
and a test finds it.

A module that is needed later (`import("./study/opening.js")`) becomes a script of its own, with those modules that the
first script does not have; the others are handed to it in `globalThis.modules`.
"""

import posixpath
import re
from pathlib import Path

_IMPORT = re.compile(
    r'^import (?:(?:\{(?P<names>[^}]*)\}|\* as (?P<whole>\w+)) from )?"(?P<source>\.[^"]+)";$', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?P<what>(?:async )?function\*?|class|const) (?P<name>\w+)", re.MULTILINE)
_LATE = re.compile(r'(?<![\w.])import\("(?P<source>\.[^"]+)"\)')
_LEFT = re.compile(r'^(?:import|export)\b.*|\bimport\s*\((?!"/static/).*|\bimport\.meta\b.*', re.MULTILINE)


class BadModule(Exception):
    """A module cannot be bundled. The message names the module and the line."""


class Modules:
    """The modules of a folder, each read once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._texts: dict[str, str] = {}
        self._orders: dict[str, list[str]] = {}

    def bundled(self, first: str, late_at: str = "/static/") -> str:
        """Return one script with a module and everything that it imports.

        `late_at` is the address under which the scripts of later modules stand. Raises BadModule for a circle of
        imports, a missing module, or an unsupported form of import or export.
        """
        order = self._order(first)
        parts = [_body(self._read(name), name, late_at, is_first=name == first) for name in order]
        lent = {name for late in self.later(first) for name in self._order(late)} & set(order)
        if lent:
            parts.insert(-1, f"globalThis.modules = {{ {', '.join(map(_variable, sorted(lent)))} }};")
        return "\n".join(parts)

    def later(self, first: str) -> list[str]:
        """Return the modules that a script loads only when they are needed."""
        found = [
            _resolved(name, one["source"]) for name in self._order(first) for one in _LATE.finditer(self._read(name))
        ]
        return sorted(set(found))

    def bundled_later(self, late: str, first: str) -> str:
        """Return the script of a module that another one loads when it is needed, with the same exports.

        Raises BadModule as `bundled` does, and for a module that loads another one in the same way.
        """
        known = self._order(first)
        parts = []
        for name in self._order(late):
            if name in known:
                parts.append(f"const {_variable(name)} = globalThis.modules.{_variable(name)};")
            else:
                parts.append(_body(self._read(name), name, "", is_first=name == late))
        exported = ", ".join(found["name"] for found in _EXPORT.finditer(self._read(late)))
        return "\n".join([*parts, f"export {{ {exported} }};"])

    def _order(self, first: str) -> list[str]:
        """Return a module and all that it imports, each after those that it needs."""
        if first not in self._orders:
            order: list[str] = []
            self._visit(first, order, ())
            self._orders[first] = order
        return self._orders[first]

    def _visit(self, name: str, order: list[str], above: tuple[str, ...]) -> None:
        """Add a module to the order, after the modules that it imports."""
        if name in above:
            raise BadModule(f"{' -> '.join((*above, name))}: a circle of imports")
        if name in order:
            return
        for found in _IMPORT.finditer(self._read(name)):
            self._visit(_resolved(name, found["source"]), order, (*above, name))
        order.append(name)

    def _read(self, name: str) -> str:
        if name not in self._texts:
            try:
                self._texts[name] = (self._folder / name).read_text("utf-8")
            except FileNotFoundError:
                raise BadModule(f"{name}: there is no such module") from None
        return self._texts[name]


def _resolved(name: str, source: str) -> str:
    """Return the path of a module that another one imports."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), source))


def _body(text: str, name: str, late_at: str, *, is_first: bool) -> str:
    if late_at:
        text = _LATE.sub(lambda found: f'import("{late_at}{_resolved(name, found["source"])}")', text)
    exported = [found["name"] for found in _EXPORT.finditer(text)]
    text = _EXPORT.sub(r"\g<what> \g<name>", _IMPORT.sub(lambda found: _taken(name, found), text))
    left = _LEFT.search(text)
    if left is not None:
        raise BadModule(f"{name}: {left[0]}")
    if is_first:
        return text
    return f"const {_variable(name)} = (() => {{\n{text}\nreturn {{ {', '.join(exported)} }};\n}})();"


def _taken(name: str, found: re.Match[str]) -> str:
    """Return the statement that replaces an import."""
    module = _variable(_resolved(name, found["source"]))
    if found["whole"]:
        return f"const {found['whole']} = {module};"
    if found["names"] is None:
        return ""
    return f"const {{{found['names'].replace(' as ', ': ')}}} = {module};"


def _variable(name: str) -> str:
    return "module_" + re.sub(r"\W", "_", name.removesuffix(".js"))
