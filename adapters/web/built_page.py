"""The page's files as they are sent: few, compressed, and under names with a digest of their content.

Everything is built in memory from `static/` when the server starts. A page is sent with one style sheet and one script
instead of its many. The content under a name with a digest never changes, so browsers cache it for good. Each file is
also available under its own name.
"""

import base64
import functools
import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from aiohttp import web

from adapters.web.bundle import BadModule, Modules
from bot.texts import FALLBACK

ACTIVITY_PAGE = "play/activity.html"  # the first page in its form for Discord, made from it, with a loader
LASTING = "public, max-age=31536000, immutable"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
MARK = 12  # letters of a digest in a name: enough to tell files apart

_SHEETS = re.compile(r'(?:[ \t]*<link rel="stylesheet" href="/static/([^"]+)" />\n)+')
_SHEET = re.compile(r'href="/static/([^"]+)"')
_SCRIPT = re.compile(r'(<script type="module" src=")/static/([^"]+)(")')
_EMPTY = re.compile(r'(<noscript>|<div class="unready" id="unready">)(</)')  # the places that tell what a page needs
_SCRIPT_TAG = re.compile(r'<script type="module" src="([^"]+)"></script>')
_PREVIEW = '<meta property="og:image" content="'  # apps that show previews accept only a whole address
# Comments are not sent. No string in the files has a line, or an end of a line, that looks like a comment.
_COMMENTS = {
    ".js": re.compile(r"^[ \t]*//.*\n|(?<=[;,{}()\[\]]) // [^\"`\n]*$|/\*\*[\s\S]*?\*/", re.MULTILINE),
    ".css": re.compile(r"/\*.*?\*/\n?", re.DOTALL),
}
_INDENT = re.compile(r"^\s+", re.MULTILINE)  # also empty lines; no string in the files spans two lines
_MARKED = re.compile(rf"^[0-9a-f]{{{MARK}}}/")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    kind: str
    """The content type, e.g. `image/webp`."""

    body: bytes
    """The content."""

    packed: bytes | None
    """The compressed content; None if it is not smaller."""

    mark: str
    """A digest of the content."""


@functools.cache
def built_page(folder: Path, public: str = "") -> "BuiltPage":
    """Return the files of the page, built once in a process, as they do not change."""
    return BuiltPage(folder, public)


class BuiltPage:
    """All files of the page. Raises BadModule if its modules cannot be bundled."""

    def __init__(self, folder: Path, public: str = "") -> None:
        """`public` is the address at which others reach the page; empty if that is unknown."""
        self._public = public
        self._modules = Modules(folder)
        self._files = {
            path.relative_to(folder).as_posix(): _file(path.suffix, _content(path))
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        # Pictures and sheets that are loaded later come first: pages contain their names with the digest.
        self._named = {
            name: f"/static/{file.mark}/{name}"
            for name, file in self._files.items()
            if not name.endswith((".html", ".js"))
        }
        for name in [name for name in self._files if name.endswith(".html")]:
            self._files[name] = self._page(folder, name)
        self._files[ACTIVITY_PAGE], self.loader = self._inside_discord(folder)

    def address(self, name: str) -> str:
        """Return the lasting address of a picture or another file without references."""
        return self._named[name]

    def text(self, name: str) -> str:
        """Return the text of a file."""
        return self._files[name].body.decode()

    def send(self, request: web.Request, name: str) -> web.Response:
        """Answer with a file, by its path in the folder. Only a name with the right digest may be cached.

        An address with the digest of another release gets this release's file. Raises 404 if there is no such file.
        """
        plain = _MARKED.sub("", name)
        file = self._files.get(plain)
        if file is None:
            raise web.HTTPNotFound
        lasting = name == f"{file.mark}/{plain}"
        body, headers = file.body, {"ETag": f'"{file.mark}"', "Cache-Control": LASTING if lasting else "no-cache"}
        if file.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if any(tag.value == file.mark for tag in request.if_none_match or ()):
            return web.Response(status=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = file.packed
        return web.Response(body=body, headers={**headers, "Content-Type": file.kind})

    def _page(self, folder: Path, name: str) -> File:
        """Return a page with one style sheet and one script."""

        def sheets(found: re.Match[str]) -> str:
            texts = [(folder / sheet).read_text("utf-8") for sheet in _SHEET.findall(found[0])]
            return f'    <link rel="stylesheet" href="{self._made(name, ".css", "".join(texts))}" />\n'

        def script(found: re.Match[str]) -> str:
            made = name.removesuffix(".html")
            for late in self._modules.later(found[2]):
                address = self._made(f"{made}/{late}", ".js", self._modules.bundled_later(late, found[2]))
                self._named[f"made/{made}/{late}"] = address
            text = self._modules.bundled(found[2], late_at=f"/static/made/{made}/")
            return f"{found[1]}{self._made(name, '.js', text)}{found[3]}"

        text = (folder / name).read_text("utf-8")
        text = _EMPTY.sub(lambda found: f"{found[1]}{_needed(folder)}{found[2]}", text)
        text = self._with_names(_SCRIPT.sub(script, _SHEETS.sub(sheets, text)))
        return _file(".html", text.replace(_PREVIEW, f"{_PREVIEW}{self._public}").encode())

    def _inside_discord(self, folder: Path) -> tuple[File, str]:
        """Return the first page with Discord's style sheet and an inline loader of its script, and the hash of it."""
        page = self.text("play/play.html")
        scripts = _SCRIPT_TAG.findall(page)
        if len(scripts) != 1:
            raise BadModule("play/play.html: there is not exactly one script")
        loader = _COMMENTS[".js"].sub("", (folder / "hosts/loader.js").read_text("utf-8"))
        loader = loader.replace('"/static/play/play.js"', f'"{scripts[0]}"')
        digest = base64.b64encode(hashlib.sha256(loader.encode()).digest()).decode()
        sheet = self._with_names('<link rel="stylesheet" href="/static/hosts/discord.css" />')
        made = _SCRIPT_TAG.sub(lambda _: f'{sheet}<script type="module">{loader}</script>', page)
        return _file(".html", made.encode()), f"'sha256-{digest}'"

    def _made(self, page: str, suffix: str, text: str) -> str:
        """Store a file that was built for a page, without comments and indents, and return its address."""
        name = "made/" + page.removesuffix(".html").removesuffix(suffix) + suffix
        self._files[name] = _file(suffix, self._with_names(_INDENT.sub("", _COMMENTS[suffix].sub("", text))).encode())
        return f"/static/{self._files[name].mark}/{name}"

    def _with_names(self, text: str) -> str:
        return re.sub(r'(?<=["(])/static/([\w./-]+)', lambda found: self._named.get(found[1], found[0]), text)


def _needed(folder: Path) -> str:
    """Return what a page needs, in every language: without scripts none can be chosen."""
    said = {path.stem: json.loads(path.read_text("utf-8"))["no-script"] for path in sorted(folder.glob("words/*.json"))}
    return "".join(f'<p lang="{language}">{escape(text)}</p>' for language, text in said.items())


def _content(path: Path) -> bytes:
    """Return the content of a file. Words that a language lacks come in English, as the bot's texts do."""
    if path.parent.name != "words":
        return path.read_bytes()
    english, own = (json.loads((path.parent / f"{one}.json").read_text("utf-8")) for one in (FALLBACK, path.stem))
    return json.dumps({**english, **own}, ensure_ascii=False).encode()


def _file(suffix: str, body: bytes) -> File:
    kind = KINDS.get(suffix, "application/octet-stream")
    packed = gzip.compress(body, 9, mtime=0)
    mark = hashlib.sha256(body).hexdigest()[:MARK]
    return File(kind, body, packed if len(packed) < len(body) else None, mark)
