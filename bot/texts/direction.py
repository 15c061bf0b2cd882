"""Names and other words from right to left inside sentences from left to right."""

import re

ISOLATE, END = "\u2068", "\u2069"  # first strong isolate, pop directional isolate: neither is seen or takes room
_FROM_THE_RIGHT = re.compile(  # the blocks that Unicode keeps for such scripts
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(words: str) -> str:
    """Put isolates around words from right to left, so that the words beside them keep their places.

    Otherwise a line with two Hebrew names is laid out from the right, with points beside the wrong name.
    """
    if words.isascii() or ISOLATE in words or not _FROM_THE_RIGHT.search(words):
        return words
    return f"{ISOLATE}{words}{END}"


def bare(words: str) -> str:
    """Return words without isolates, for a picture, a file or a comparison."""
    return words.replace(ISOLATE, "").replace(END, "")


def closed(cut: str) -> str:
    """Close the isolates that are open in a cut text."""
    return cut + END * (cut.count(ISOLATE) - cut.count(END))
