"""People's own words in a sentence, when they are written from right to left and the sentence is not."""

import re

ISOLATE, END = "\u2068", "\u2069"  # first strong isolate, pop directional isolate: neither is seen or takes room
_FROM_THE_RIGHT = re.compile(  # the blocks that Unicode keeps for such scripts
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(words: str) -> str:
    """Return somebody's own words so that what stands beside them keeps its place.

    Without this a line with two Hebrew names is read from the right as a whole, its points before the wrong name.
    Words that run from the left look the same without, and what has isolates already is left alone.
    """
    if words.isascii() or ISOLATE in words or not _FROM_THE_RIGHT.search(words):
        return words
    return f"{ISOLATE}{words}{END}"


def bare(words: str) -> str:
    """Return words without isolates, where they stand alone: in a picture, a file, a comparison."""
    return words.replace(ISOLATE, "").replace(END, "")


def closed(cut: str) -> str:
    """Return what was cut off a text with the isolates closed that are open in it."""
    return cut + END * (cut.count(ISOLATE) - cut.count(END))
