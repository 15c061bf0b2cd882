"""A position to share: the table, and below it the visible cards of each seat."""

from functools import lru_cache

from PIL import Image

from adapters.pictures import sheet, table
from adapters.pictures.colours import BACKGROUND, MUTED, SEATS, WHITE, png
from adapters.pictures.lettering import fit, initial, write
from adapters.pictures.shapes import disc
from bot.pictures import PositionPicture

ROW = 138  # height of a seat's cards
SMALL = (84, 118)  # pixels of a card
LEFT = 250  # where the cards begin
ROOM = table.WIDTH - LEFT - 24
NAME_ROOM = LEFT - 96


def draw(position: PositionPicture) -> bytes:
    """Draw the position as a PNG 1000 pixels wide."""
    above = table.scene(position.table)
    rows = [(index, cards) for index, cards in enumerate(position.hands) if cards]
    last = [(None, position.aside)] if position.aside else []
    picture = Image.new("RGB", (table.WIDTH, above.height + ROW * (len(rows) + len(last)) + 12), BACKGROUND)
    picture.paste(above, (0, 0))
    for number, (index, cards) in enumerate([*rows, *last]):
        middle = above.height + ROW * number + ROW // 2
        if index is None:
            write(picture, (28, middle), fit(position.aside_word, 26, LEFT - 44), 26, MUTED)
        else:
            name = position.table.seats[index].name
            disc(picture, (56, middle), 28, SEATS[index])
            write(picture, (56, middle), initial(name) or str(index + 1), 28, WHITE, side="middle")
            write(picture, (96, middle), fit(name, 26, NAME_ROOM), 26, WHITE)
        _row(picture, middle, cards, four_colour=position.table.four_colour)
    return png(picture, table.palette_of_tables())


def _row(picture: Image.Image, middle: int, cards: tuple[str, ...], *, four_colour: bool) -> None:
    step = min(SMALL[0] + 6, (ROOM - SMALL[0]) / (len(cards) - 1)) if len(cards) > 1 else 0
    for at, card in enumerate(cards):
        face = _small(card, four_colour=four_colour)
        picture.paste(face, (round(LEFT + step * at), middle - SMALL[1] // 2), face)


@lru_cache(maxsize=64)
def _small(card: str, *, four_colour: bool) -> Image.Image:
    return sheet.coloured(card, four_colour=four_colour).resize(SMALL, Image.Resampling.LANCZOS)
