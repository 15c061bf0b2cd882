"""The playing cards, cut from one sprite sheet that `tools/draw_cards.py` made."""

from functools import lru_cache
from pathlib import Path

from PIL import Image

from adapters.pictures.shapes import rounded

SHEET = Path(__file__).parent / "sheet.png"

WIDTH, HEIGHT = 150, 210  # pixels of a card
RADIUS = 9
COLUMNS = 8
COLOURS = 64  # colours of the sheet's palette, which all cards share
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
    """Return the colours of the sheet as a flat list of red, green and blue levels."""
    colours = _sheet().getpalette("RGB") or []
    return colours[: COLOURS * 3]


@lru_cache(maxsize=2)
def mask(*, smooth: bool) -> Image.Image:
    """Return the mask of a card with its round corners. Without `smooth` its edges are hard, for palette images."""
    shape = rounded(WIDTH, HEIGHT, RADIUS)
    return shape if smooth else shape.point(lambda level: 255 if level > 127 else 0).convert("1")


@lru_cache(maxsize=128)
def indexed(card: str, *, four_colour: bool, shift: int = 0) -> Image.Image:
    """Return a card in the sheet's palette, each colour index raised by `shift`. `card` is a code or `BACK`."""
    place = _PLACES[f"four {card}" if four_colour and card in _FOUR_COLOUR else card]
    left, top = place % COLUMNS * WIDTH, place // COLUMNS * HEIGHT
    sprite = _sheet().crop((left, top, left + WIDTH, top + HEIGHT))
    return sprite.point([(level + shift) % 256 for level in range(256)]) if shift else sprite


@lru_cache(maxsize=128)
def coloured(card: str, *, four_colour: bool) -> Image.Image:
    """Return a card in full colour with transparent, smooth corners."""
    sprite = indexed(card, four_colour=four_colour).convert("RGBA")
    sprite.putalpha(mask(smooth=True))
    return sprite
