"""The playing cards, cut from one sprite sheet that `tools/draw_cards.py` made."""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

SHEET = Path(__file__).parent / "sheet.png"

WIDTH, HEIGHT = 150, 210  # pixels of a card
RADIUS = 9
COLUMNS = 8
COLOURS = 64  # of the sheet's palette, which all cards share
BACK = "back"

CODES = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]

_FOUR_COLOUR = [code for code in CODES if code[1] in "CD"]
_PLACES = {name: at for at, name in enumerate([*CODES, *(f"four {code}" for code in _FOUR_COLOUR), BACK])}


@lru_cache(maxsize=1)
def _sheet() -> Image.Image:
    with Image.open(SHEET) as opened:
        opened.load()
        return opened


def palette() -> list[int]:
    """Red, green and blue of the sheet's colours, one after the other."""
    colours = _sheet().getpalette("RGB") or []
    return colours[: COLOURS * 3]


@lru_cache(maxsize=2)
def mask(*, smooth: bool) -> Image.Image:
    """The shape of a card with its round corners; a palette image needs the hard-edged one."""
    large = Image.new("L", (WIDTH * 4, HEIGHT * 4), 0)
    ImageDraw.Draw(large).rounded_rectangle((0, 0, WIDTH * 4 - 1, HEIGHT * 4 - 1), RADIUS * 4, fill=255)
    shape = large.reduce(4)
    return shape if smooth else shape.point(lambda level: 255 if level > 127 else 0).convert("1")


@lru_cache(maxsize=128)
def indexed(card: str, *, four_colour: bool, shift: int = 0) -> Image.Image:
    """A card in the sheet's palette, each index moved up by `shift`. `card` is a code or `BACK`."""
    place = _PLACES[f"four {card}" if four_colour and card in _FOUR_COLOUR else card]
    left, top = place % COLUMNS * WIDTH, place // COLUMNS * HEIGHT
    sprite = _sheet().crop((left, top, left + WIDTH, top + HEIGHT))
    return sprite.point([(level + shift) % 256 for level in range(256)]) if shift else sprite


@lru_cache(maxsize=128)
def coloured(card: str, *, four_colour: bool) -> Image.Image:
    """A card in full colour with clear, smooth corners."""
    sprite = indexed(card, four_colour=four_colour).convert("RGBA")
    sprite.putalpha(mask(smooth=True))
    return sprite
