"""A hand of cards as a picture, in the palette of the sheet, so that no colours need conversion."""

from functools import lru_cache
from io import BytesIO

from PIL import Image

from adapters.pictures import sheet
from adapters.pictures.colours import FELT
from bot.pictures import HandPicture

WIDTH = 900  # the same for every hand, so that chats scale all cards equally
MARGIN = 14
LIFT = 18  # playable cards stand this much higher
GAP = 8  # between cards that do not overlap

DIMMING = 0.46  # how far a dimmed card goes towards the shade
SHADE = (18, 58, 42)

_FELT_INDEX = 2 * sheet.COLOURS


def draw(hand: HandPicture) -> bytes:
    """Draw cards in a row from left to right, as a PNG 900 pixels wide.

    The playable ones stand higher in full colours, the others are dimmed.
    """
    height = sheet.HEIGHT + LIFT + 2 * MARGIN
    picture = Image.new("P", (WIDTH, height), _FELT_INDEX)
    picture.putpalette(_palette())
    mask = sheet.mask(smooth=False)
    for card, left in zip(hand.cards, _places(len(hand.cards)), strict=True):
        up = card in hand.playable
        face = sheet.indexed(card, four_colour=hand.four_colour, shift=0 if up else sheet.COLOURS)
        picture.paste(face, (left, MARGIN if up else MARGIN + LIFT), mask)
    out = BytesIO()
    picture.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _places(count: int) -> list[int]:
    """Return the left edges of the cards: side by side if they fit, else evenly overlapping."""
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
