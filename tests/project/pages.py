"""The pages of the documentation, and the names that stand in them literally."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "adapters").rglob("*.md")])
READ = [page for page in PAGES if page.name != "CHANGELOG.md"]
"""The pages that say how things are now."""

_BLOCK = re.compile(r"^( *)```\w*\n(.*?)^\1```", re.DOTALL | re.MULTILINE)
_INLINE = re.compile(r"`([^`\n]+)`")


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the documentation."""

    name: str
    """Its path in the repository."""

    text: str

    @property
    def code(self) -> list[str]:
        """What stands in the page as code: each line of a block, and each piece between backticks."""
        lines = [line for block in _BLOCK.finditer(self.text) for line in block[2].splitlines()]
        return lines + _INLINE.findall(_BLOCK.sub("", self.text))


def pages() -> Iterator[Page]:
    """Return all pages that say how things are now."""
    for path in READ:
        yield Page(path.relative_to(ROOT).as_posix(), path.read_text("utf-8"))


def headings(text: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    lines = re.findall(r"^#+ (.+)$", _BLOCK.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in lines}
