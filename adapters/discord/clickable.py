"""Clickable commands in texts: `/newgame` becomes `</newgame:ID>` as soon as the ids are known.

A mention holds the command's default name in every language. Discord shows the name as it is written, and a mention
with a localised name would do nothing when clicked.
"""

import re
from collections.abc import Mapping

_COMMAND = re.compile(r"(?<![A-Za-z0-9_/<:.])/([a-z]+)(?![A-Za-z0-9_/])")
_FIRST = re.compile(r"/([a-z]+)(?:\s+|$)")


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
