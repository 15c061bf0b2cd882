"""Text in pictures. Names can have any characters: a letter without a glyph becomes a box instead of failing."""

import re
import unicodedata
from bisect import bisect_left
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

_FONTS = [Path(__file__).parent / "fonts" / name for name in ("DejaVuSansBold-cut.ttf", "ThousandHangul.ttf")]
_PROBE = 20  # pixels; a font has the same glyphs in every size
_MISSING = "\U0010ffff"  # a character that no font has

BOX = "▯"
ELLIPSIS = "…"
_NUMBER = re.compile("\u00a0\\([0-9]+\\)$")  # behind the name of somebody who has a namesake: it stays

Colour = tuple[int, int, int]
Side = Literal["left", "middle", "right"]


@lru_cache(maxsize=64)
def _font(index: int, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FONTS[index], size)


@lru_cache(maxsize=8)
def _missing(index: int) -> bytes:
    return bytes(_font(index, _PROBE).getmask(_MISSING))


@lru_cache(maxsize=4096)
def _font_of(char: str) -> int | None:
    """Return the number of the first font that has a character; None if there is none."""
    for index in range(len(_FONTS)):
        if bytes(_font(index, _PROBE).getmask(char)) != _missing(index):
            return index
    return None


@lru_cache(maxsize=512)
def runs(text: str) -> tuple[tuple[int, str], ...]:
    """Split a text into runs of one font: pairs of the font's number and the characters.

    A letter or digit that no font has becomes a box. An emoji that no font has is left out, unless the text has nothing
    else. Control and direction characters are left out.
    """
    chars = [
        " " if char.isspace() else char  # the shaping library fails on a paragraph separator
        for char in unicodedata.normalize("NFC", text)
        if not unicodedata.category(char).startswith("C") and not "\ufe00" <= char <= "\ufe0f"
    ]
    only_symbols = not any(_font_of(char) is not None and not char.isspace() for char in chars)
    drawn: list[tuple[int, str]] = []
    for char in chars:
        font = _font_of(char)
        kind = unicodedata.category(char)
        if font is not None:
            drawn.append((font, char))
        elif kind[0] in "LN" or (only_symbols and kind == "So"):
            drawn.append((0, BOX))
    return tuple((font, "".join(char for _, char in pairs)) for font, pairs in groupby(drawn, key=itemgetter(0)))


def width(text: str, size: int) -> float:
    """Return the width of a text in pixels."""
    return sum(_font(font, size).getlength(part) for font, part in runs(text))


@lru_cache(maxsize=512)
def fit(text: str, size: int, room: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than `room` pixels."""
    if width(text, size) <= room:
        return text
    number = _NUMBER.search(text)
    if number is not None:
        return fit(text[: number.start()], size, room - width(number[0], size)) + number[0]
    kept = bisect_left(range(len(text)), x=True, key=lambda at: width(text[: at + 1].rstrip() + ELLIPSIS, size) > room)
    return text[:kept].rstrip() + ELLIPSIS


def shrink(text: str, sizes: tuple[int, ...], room: float) -> tuple[str, int]:
    """Return the text and the first of `sizes` in which it fits; if none does, cut the text to fit in the last one."""
    for size in sizes:
        if width(text, size) <= room:
            return text, size
    return fit(text, sizes[-1], room), sizes[-1]


def write(
    picture: Image.Image, at: tuple[float, float], text: str, size: int, colour: Colour, *, side: Side = "left"
) -> None:
    """Write one line. `at` is its left end, middle or right end, at half the height of its capitals."""
    draw = ImageDraw.Draw(picture)
    x = at[0] - {"left": 0.0, "middle": 0.5, "right": 1.0}[side] * width(text, size)
    baseline = at[1] + size * 0.36  # half of the capitals' height
    for number, part in runs(text):
        font = _font(number, size)
        draw.text((x, baseline), part, font=font, fill=colour, anchor="ls")
        x += font.getlength(part)


def initial(text: str) -> str:
    """Return the first letter or digit that has a glyph, as a capital; empty if there is none."""
    for char in unicodedata.normalize("NFC", text):
        if char.isalnum() and _font_of(char) is not None:
            return char.upper()[:1]
    return ""
