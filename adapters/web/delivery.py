"""The page's files as they are sent: in few pieces, compressed, and under names that change with what is in them.

All of it is made in memory at the start of the server, from the files in `static/` as they are. A page is sent with one
style sheet and one script in the place of its many, and with these names; what such a name stands for never changes, so
that browsers need not ask again. Every file is also there under its own name.
"""

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from adapters.web.bundle import bundled

LASTING = "public, max-age=31536000, immutable"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
PACKED = {".html", ".js", ".css", ".json", ".svg"}
MARK = 12  # letters of a digest in a name: enough for files to differ, which is all that it is for

_SHEETS = re.compile(r'(?:[ \t]*<link rel="stylesheet" href="/static/([^"]+)" />\n)+')
_SHEET = re.compile(r'href="/static/([^"]+)"')
_SCRIPT = re.compile(r'(<script type="module" src=")/static/([^"]+)(")')
# What explains to whoever reads the files; no text in them goes on in a line that looks like it.
_COMMENTS = {
    ".js": re.compile(r"^[ \t]*//.*\n|/\*\*[\s\S]*?\*/", re.MULTILINE),
    ".css": re.compile(r"/\*.*?\*/\n?", re.DOTALL),
}
_MARKED = re.compile(rf"^[0-9a-f]{{{MARK}}}/")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    kind: str
    """What is in it, e.g. `text/css`."""

    body: bytes
    """What is in it."""

    packed: bytes | None
    """The same, compressed; None where that does not pay."""

    mark: str
    """A digest of it."""


class Delivery:
    """All files of the page. Raises BadModule where its modules cannot be put together."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _file(path.suffix, path.read_bytes())
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        # What is named in others comes first, as its name becomes part of what is in them.
        self._named = {name: f"/static/{file.mark}/{name}" for name, file in self._files.items() if _is_leaf(name)}
        for name in [name for name in self._files if name.endswith(".html")]:
            self._files[name] = self._page(folder, name)

    def address(self, name: str) -> str:
        """Where a picture or another file that names no others is, for ever as it is now."""
        return self._named[name]

    def text(self, name: str) -> str:
        """What stands in a file."""
        return self._files[name].body.decode()

    def send(self, request: web.Request, name: str) -> web.Response:
        """Answer with a file, by its path in the folder; a name with a mark may be kept, any other is asked for again.

        Raises 404 where there is no such file. An unknown mark is of an older or newer release: there is but one now.
        """
        plain = _MARKED.sub("", name)
        file = self._files.get(plain)
        if file is None:
            raise web.HTTPNotFound
        lasting = name == f"{file.mark}/{plain}"
        headers = {"ETag": f'"{file.mark}"', "Cache-Control": LASTING if lasting else "no-cache"}
        if file.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if any(tag.value == file.mark for tag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return web.Response(body=file.packed, content_type=file.kind, charset=_charset(file), headers=headers)
        return web.Response(body=file.body, content_type=file.kind, charset=_charset(file), headers=headers)

    def _page(self, folder: Path, name: str) -> File:
        """A page that asks for one style sheet and one script."""

        def sheets(found: re.Match[str]) -> str:
            texts = [(folder / sheet).read_text("utf-8") for sheet in _SHEET.findall(found[0])]
            return f'    <link rel="stylesheet" href="{self._made(name, ".css", "".join(texts))}" />\n'

        def script(found: re.Match[str]) -> str:
            return f"{found[1]}{self._made(name, '.js', bundled(folder, found[2]))}{found[3]}"

        text = (folder / name).read_text("utf-8")
        return _file(".html", self._with_names(_SCRIPT.sub(script, _SHEETS.sub(sheets, text))).encode())

    def _made(self, page: str, suffix: str, text: str) -> str:
        """Keep a file that was put together for a page, and return where it is. Comments stay at home."""
        name = "made/" + page.removesuffix(".html") + suffix
        self._files[name] = _file(suffix, self._with_names(_COMMENTS[suffix].sub("", text)).encode())
        return f"/static/{self._files[name].mark}/{name}"

    def _with_names(self, text: str) -> str:
        return re.sub(r'(?<=["(])/static/([\w./-]+)', lambda found: self._named.get(found[1], found[0]), text)


def _is_leaf(name: str) -> bool:
    return not name.endswith((".html", ".css", ".js"))


def _file(suffix: str, body: bytes) -> File:
    kind = KINDS.get(suffix, "application/octet-stream")
    packed = gzip.compress(body, 9, mtime=0) if suffix in PACKED else None
    mark = hashlib.sha256(body).hexdigest()[:MARK]
    return File(kind, body, packed if packed is not None and len(packed) < len(body) else None, mark)


def _charset(file: File) -> str | None:
    return "utf-8" if file.kind.startswith(("text/", "application/json")) else None
