"""Commands in texts that can be clicked: `/newgame` becomes `</newgame:ID>` as soon as the ids are known.

A mention is written with the command's usual name in every language: Discord shows what stands in it as it is, and one
with a local name looks the same but does nothing when it is clicked.
"""

import re
from collections.abc import Mapping

_COMMAND = re.compile(r"(?<![A-Za-z0-9_/<:.])/([a-z]+)(?![A-Za-z0-9_/])")
_FIRST = re.compile(r"/([a-z]+)(?:\s+|$)")


class CommandIds:
    """The ids of the registered commands by name; empty until they are known."""

    def __init__(self) -> None:
        self.by_name: Mapping[str, str] = {}


def clickable(text: str, ids: Mapping[str, str]) -> str:
    """Return a text, escaped already, in which the known commands can be clicked."""
    return _COMMAND.sub(lambda found: _mention(found[1], ids) or found[0], text) if ids else text


def split_off(code: str, ids: Mapping[str, str]) -> tuple[str, str]:
    """Return the mention of the known command that a piece of code begins with, else nothing, and the rest.

    Nothing can be clicked inside code.
    """
    found = _FIRST.match(code)
    mention = _mention(found[1], ids) if found is not None else ""
    return (mention, code[found.end() :]) if found is not None and mention else ("", code)


def _mention(name: str, ids: Mapping[str, str]) -> str:
    return f"</{name}:{ids[name]}>" if name in ids else ""
