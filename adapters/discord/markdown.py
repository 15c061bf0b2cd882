"""Turns a screen's text into Discord's markdown: everything except the screen's tags is shown as written.

Commands become clickable: `/newgame` is `</newgame:ID>` as soon as the ids are known. Such a mention holds the
command's default name in every language: Discord shows the name as written, and a localised one would do nothing.
"""

import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from typing import NamedTuple

from bot.texts import as_text
from bot.texts.sentences import cut

TEXT_LIMIT = 2000  # characters of a message

NO_IDS: Mapping[str, str] = {}

CHANNEL = "channel:"  # prefix of a link to a channel; the channel's id follows
QUOTED, SMALL = "> ", "-# "  # Discord cannot fold a quote, so one that would be folded is shown small
_FENCE = "```"
_ELLIPSIS = "…"
_APART = "\u200b"  # zero-width space: separates two pieces of markup, or breaks up a word that Discord would act on

_MARKS = {"b": "**", "i": "*", "u": "__", "s": "~~"}
_INLINE = re.compile(r"[\\*_~`|<\[\]]")
_AT_START = re.compile(r"^(\s*)([#>+-]|\d+(?=[.)]))")
_PERSON = re.compile(r"person:discord:(\d+)")
_COMMAND = re.compile(r"(?<![A-Za-z0-9_/<:.])/([a-z]+)(?![A-Za-z0-9_/])")
_FIRST = re.compile(r"/([a-z]+)(?:\s+|$)")


def markdown(text: str, limit: int = TEXT_LIMIT, ids: Mapping[str, str] = NO_IDS) -> str:
    """Return a screen's text for one message, without the last lines if they don't fit.

    `ids` are the ids of the clickable commands by name.
    """
    first, *more = pages(text, limit, ids)
    return first if not more else pages(text, limit - len(_ELLIPSIS) - 1, ids)[0] + f"\n{_ELLIPSIS}"


def pages(text: str, limit: int = TEXT_LIMIT, ids: Mapping[str, str] = NO_IDS) -> list[str]:
    """Return a screen's text, cut between lines into as many messages as needed, at least one."""
    found = [""]
    for block in _blocks(_lines(as_text(text), ids), limit):
        if found[-1] and len(found[-1]) + 1 + len(block) <= limit:
            found[-1] += f"\n{block}"
        elif found[-1]:
            found.append(block)
        else:
            found[-1] = block
    return found


def mentioned(text: str) -> list[int]:
    """Return the ids of the Discord users that a screen's text mentions."""
    return [int(number) for number in dict.fromkeys(_PERSON.findall(text))]


def _lines(text: str, ids: Mapping[str, str]) -> "list[_Line]":
    parser = _Parser(ids)
    parser.feed(text)
    parser.close()
    return parser.lines()


def _blocks(lines: "Sequence[_Line]", limit: int) -> list[str]:
    """Return pieces of at most `limit` characters, each valid as a message by itself."""
    found: list[str] = []
    fenced: list[str] = []
    for line in lines:
        if line.fenced:
            text = line.text[: limit - 2 * len(_FENCE) - 2]
            if fenced and len(_fence([*fenced, text])) > limit:
                found.append(_fence(fenced))
                fenced = []
            fenced.append(text)
            continue
        if fenced:
            found.append(_fence(fenced))
            fenced = []
        found.append(cut(line.text, limit))
    if fenced:
        found.append(_fence(fenced))
    return found


def _fence(lines: Sequence[str]) -> str:
    return "\n".join([_FENCE, *lines, _FENCE])


class _Line(NamedTuple):
    """A line whose markup is closed at its end. A fenced line belongs to a block of code."""

    text: str
    fenced: bool


class _Parser(HTMLParser):
    """Reads the small HTML of `bot.screen`. Unknown tags are left out, their text stays."""

    def __init__(self, ids: Mapping[str, str]) -> None:
        super().__init__(convert_charrefs=True)
        self._ids = ids
        self._lines: list[_Line] = []
        self._line = ""
        self._open: list[str] = []  # marks that are open, outermost first
        self._links: list[tuple[str, bool]] = []  # what closes a link, and whether its text is shown
        self._code = self._pre = False
        self._each = ""  # prefix of each line
        self._code_begins = False  # code was opened, but nothing of it has been written yet
        self._touched = False  # the last thing written was a closing mark
        self._after_block = False

    def lines(self) -> list[_Line]:
        """Return the lines read."""
        self._end_line()
        while self._lines and not self._lines[-1].text:
            self._lines.pop()
        return self._lines

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._pre:
            return
        if tag in _MARKS:
            self._mark_opened(_MARKS[tag])
            self._open.append(_MARKS[tag])
        elif tag == "code":
            self._code = self._code_begins = True
        elif tag == "pre":
            self._block_begins()
            self._pre = True
        elif tag == "blockquote":
            self._block_begins()
            self._each = SMALL if "expandable" in dict(attrs) else QUOTED
        elif tag == "a":
            self._link_opened(dict(attrs).get("href") or "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "pre" and self._pre:
            self._block_ends()
            self._pre = False
        elif self._pre:
            return
        elif tag in _MARKS and _MARKS[tag] in self._open:
            self._open.remove(_MARKS[tag])
            self._mark_closed(_MARKS[tag])
        elif tag == "code" and self._code:
            if not self._code_begins:
                self._write("`")
            self._code = self._code_begins = False
        elif tag == "blockquote" and self._each:
            self._block_ends()
            self._each = ""
        elif tag == "a" and self._links:
            closing, _ = self._links.pop()
            self._write(closing)

    def handle_data(self, data: str) -> None:
        if self._after_block:
            # The block has already ended its line.
            data = data.removeprefix("\n")
            self._after_block = False
        first, *more = data.split("\n")
        self._data(first)
        for piece in more:
            self._new_line()
            self._data(piece)

    def _data(self, piece: str) -> None:
        if not piece or not all(shown for _, shown in self._links):
            return
        if self._code_begins and not self._pre:
            command, piece = split_off(piece, self._ids)
            self._write(f"{command} " if command and piece else command)
            if not piece:
                return
            self._write("`")
            self._code_begins = False
        if self._pre or self._code:
            # Inside code only the closing mark has a meaning.
            self._write(piece.replace("`", "ˋ"))
            return
        at_start = not self._line.strip("*_~ ") and not self._links
        escaped = _escaped(piece, at_start=at_start)
        self._write(escaped if self._links else clickable(escaped, self._ids))

    def _write(self, text: str) -> None:
        self._line += text
        self._touched = False

    # ---------------------------------------------------------------------------------------------------- inline marks

    def _mark_opened(self, mark: str) -> None:
        if self._touched and self._line.endswith(mark):
            # Discord would show the stars of **one****two**, so both become one stretch.
            self._line = self._line.removesuffix(mark)
            self._touched = False
        else:
            self._write((_APART if self._touched else "") + mark)

    def _mark_closed(self, mark: str) -> None:
        if self._line.endswith(mark) and not self._touched:
            self._line = self._line.removesuffix(mark)
            return
        self._write(mark)
        self._touched = True

    def _link_opened(self, address: str) -> None:
        person = _PERSON.fullmatch(address)
        if person is not None:
            self._write(f"<@{person[1]}>")
            self._links.append(("", False))
        elif address.startswith(CHANNEL):
            self._write(f"<#{address.removeprefix(CHANNEL)}>")
            self._links.append(("", False))
        elif address.startswith(("https://", "http://")):
            self._write("[")
            self._links.append((f"]({_address(address)})", True))
        else:
            # A person of another platform: only the name is shown.
            self._links.append(("", True))

    # ----------------------------------------------------------------------------------------------------------- lines

    def _new_line(self) -> None:
        marks, inline_code = self._open, self._code and not self._code_begins and not self._pre
        closing = "".join(reversed(marks)) + ("`" if inline_code else "")
        self._end_line(closing)
        if not self._pre:
            self._line = "".join(marks) + ("`" if inline_code else "")

    def _end_line(self, closing: str = "") -> None:
        bare = not self._line.strip("*_~` ")
        text = "" if bare and not self._pre else self._line + closing
        self._lines.append(_Line(f"{self._each}{text}" if text or self._each == QUOTED else text, fenced=self._pre))
        self._line = ""
        self._touched = False

    def _block_begins(self) -> None:
        if self._line:
            self._end_line()

    def _block_ends(self) -> None:
        if self._line:
            self._end_line()
        self._after_block = True


def _escaped(text: str, *, at_start: bool) -> str:
    text = _INLINE.sub(r"\\\g<0>", text)
    if at_start:
        text = _AT_START.sub(_not_a_list, text)
    # A typed address must not become a link, and a name must not notify anybody.
    return (
        text.replace("://", f":{_APART}//")
        .replace("@everyone", f"@{_APART}everyone")
        .replace("@here", f"@{_APART}here")
    )


def _not_a_list(match: re.Match[str]) -> str:
    space, sign = match.groups()
    return f"{space}{sign}\\" if sign.isdigit() else f"{space}\\{sign}"


def _address(address: str) -> str:
    return address.replace("(", "%28").replace(")", "%29").replace(" ", "%20")


def clickable(text: str, ids: Mapping[str, str]) -> str:
    """Return a text, already escaped, with the known commands made clickable."""
    return _COMMAND.sub(lambda found: _mention(found[1], ids) or found[0], text) if ids else text


def split_off(code: str, ids: Mapping[str, str]) -> tuple[str, str]:
    """Split a known command off the start of a piece of code: return its mention (empty if none) and the rest.

    Nothing can be clicked inside code, so the mention has to stand before it.
    """
    found = _FIRST.match(code)
    mention = _mention(found[1], ids) if found is not None else ""
    return (mention, code[found.end() :]) if found is not None and mention else ("", code)


def _mention(name: str, ids: Mapping[str, str]) -> str:
    return f"</{name}:{ids[name]}>" if name in ids else ""
