"""A hand of cards as a picture, drawn in the sheet's own palette: no colour is ever computed twice."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image

from adapters.pictures import sheet

WIDTH = 900  # the same for every hand, so that a chat always scales the cards alike
MARGIN = 14
LIFT = 18  # playable cards stand this much higher
GAP = 8  # between cards that do not overlap

FELT = (27, 94, 67)
DIMMING = 0.46  # how far a dimmed card goes towards the shade
SHADE = (18, 58, 42)

_FELT_INDEX = 2 * sheet.COLOURS


def hand(cards: Sequence[str], playable: Collection[str], four_colour: bool) -> bytes:
    """Draw cards in a row, left to right as given, as a PNG 900 pixels wide.

    The playable ones stand higher in their full colours, the others are dimmed. Unknown codes raise ValueError.
    """
    if not set(cards) <= set(sheet.CODES):
        raise ValueError("not a card")
    height = sheet.HEIGHT + LIFT + 2 * MARGIN
    picture = Image.new("P", (WIDTH, height), _FELT_INDEX)
    picture.putpalette(_palette())
    mask = sheet.mask(smooth=False)
    for card, left in zip(cards, _places(len(cards)), strict=True):
        up = card in playable
        face = sheet.indexed(card, four_colour=four_colour, shift=0 if up else sheet.COLOURS)
        picture.paste(face, (left, MARGIN if up else MARGIN + LIFT), mask)
    out = BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _places(count: int) -> list[int]:
    """The left edges of cards that lie side by side if they fit and overlap evenly if they do not."""
    if not count:
        return []
    room = WIDTH - 2 * MARGIN - sheet.WIDTH
    step = min(sheet.WIDTH + GAP, room / (count - 1)) if count > 1 else 0.0
    first = MARGIN + (room - step * (count - 1)) / 2
    return [round(first + step * at) for at in range(count)]


@lru_cache(maxsize=1)
def _palette() -> list[int]:
    bright = sheet.palette()
    dimmed = [round(level + (SHADE[at % 3] - level) * DIMMING) for at, level in enumerate(bright)]
    return [*bright, *dimmed, *FELT]
