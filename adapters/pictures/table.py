"""The board as a picture: seats around a green table, the trick, and the public information about each seat."""

from functools import lru_cache
from typing import Literal

from PIL import Image

from adapters.pictures import sheet
from adapters.pictures.colours import (
    BACKGROUND,
    BLUE,
    FELT,
    FELT_LIGHT,
    GOLD,
    GREEN,
    INK,
    MUTED,
    PAPER,
    PLATE,
    POINTS,
    RED,
    RIM,
    SEATS,
    WHITE,
    palette,
    png,
    suit_colour,
)
from adapters.pictures.lettering import Colour, fit, initial, shrink, width, write
from adapters.pictures.shapes import box, disc, pill
from bot.pictures import SeatPicture, TablePicture

WIDTH = 1000
TABLE_HEIGHT = 880
STRIP = 64  # height of the line of words above the table

Point = tuple[int, int]

PLATE_SIZE = (308, 130)
# Centres of the plates and the played cards, by the number of seats: the first seat at the bottom, then clockwise.
PLATES: dict[int, tuple[Point, ...]] = {
    2: ((500, 774), (500, 100)),
    3: ((500, 774), (172, 190), (828, 190)),
    4: ((500, 774), (172, 430), (500, 100), (828, 430)),
}
PLAYED: dict[int, tuple[Point, ...]] = {
    2: ((500, 574), (500, 294)),
    3: ((500, 574), (390, 390), (610, 390)),
    4: ((500, 574), (404, 434), (500, 294), (596, 434)),
}
CENTRE = (500, 430)
TALON_ROOM = 370
TRUMP_AT = (112, 768)

SYMBOLS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}


def draw(board: TablePicture) -> bytes:
    """Draw the board as a PNG 1000 pixels wide."""
    return png(scene(board), palette_of_tables())


def scene(board: TablePicture) -> Image.Image:
    """Draw the board in full colour."""
    top = STRIP if board.heading else 0
    picture = Image.new("RGB", (WIDTH, TABLE_HEIGHT + top), BACKGROUND)
    if board.heading:
        write(picture, (28, STRIP / 2 + 4), fit(board.heading, 30, WIDTH - 28 * 3), 30, WHITE)
    felt = Image.new("RGB", (WIDTH, TABLE_HEIGHT))
    felt.paste(_felt())
    _trump(felt, board)
    if board.trick:
        _trick(felt, board)
    else:
        _talon(felt, board)
    for index, seat in enumerate(board.seats):
        _plate(felt, board, index, seat)
    picture.paste(felt, (0, top))
    return picture


@lru_cache(maxsize=1)
def palette_of_tables() -> Image.Image:
    """Return the palette of all pictures with a table."""
    on_plates = (WHITE, PAPER, GOLD, POINTS, MUTED, *SEATS)
    on_paper = (INK, RED, GREEN, BLUE)
    on_felt = (GOLD, PLATE, PAPER, WHITE, FELT_LIGHT, RIM)
    edges = [
        *((PLATE, colour) for colour in on_plates),
        *((PAPER, colour) for colour in on_paper),
        *((FELT, colour) for colour in on_felt),
        *((colour, WHITE) for colour in SEATS),
        (GOLD, INK),
        (BACKGROUND, WHITE),
        (BACKGROUND, RIM),
    ]
    return palette(sheet.palette(), [BACKGROUND, *(colour for edge in edges for colour in edge)], edges)


@lru_cache(maxsize=1)
def _felt() -> Image.Image:
    ground = Image.new("RGB", (WIDTH, TABLE_HEIGHT), BACKGROUND)
    for margin, colour in ((10, RIM), (26, FELT)):
        size = (WIDTH - 2 * margin, TABLE_HEIGHT - 2 * margin)
        box(ground, (margin, margin), size, 170 - margin, colour)
    for margin, colour in ((62, FELT_LIGHT), (65, FELT)):
        box(ground, (margin, margin), (WIDTH - 2 * margin, TABLE_HEIGHT - 2 * margin), 170 - margin, colour)
    return ground


def _trump(scene: Image.Image, board: TablePicture) -> None:
    if board.trump is None:
        return
    symbol = SYMBOLS[board.trump]
    write(scene, CENTRE, symbol, 420, FELT_LIGHT, side="middle")
    disc(scene, TRUMP_AT, 62, GOLD)
    disc(scene, TRUMP_AT, 56, PAPER)
    write(scene, TRUMP_AT, symbol, 92, suit_colour(board.trump, four_colour=board.four_colour), side="middle")


def _card(scene: Image.Image, centre: Point, card: str, *, four_colour: bool, marked: bool = False) -> None:
    corner = (centre[0] - sheet.WIDTH // 2, centre[1] - sheet.HEIGHT // 2)
    if marked:
        box(scene, (corner[0] - 6, corner[1] - 6), (sheet.WIDTH + 12, sheet.HEIGHT + 12), sheet.RADIUS + 6, GOLD)
    face = sheet.coloured(card, four_colour=four_colour)
    scene.paste(face, corner, face)


def _trick(scene: Image.Image, board: TablePicture) -> None:
    places = PLAYED[len(board.seats)]
    for played in board.trick:
        _card(
            scene,
            places[played.seat],
            played.card,
            four_colour=board.four_colour,
            marked=played.seat == board.winning,
        )


def _talon(scene: Image.Image, board: TablePicture) -> None:
    count = len(board.talon)
    step = min(sheet.WIDTH + 12, (TALON_ROOM - sheet.WIDTH) / (count - 1)) if count > 1 else 0
    for at, card in enumerate(board.talon):
        x = round(CENTRE[0] + step * (at - (count - 1) / 2))
        _card(scene, (x, CENTRE[1]), card or sheet.BACK, four_colour=board.four_colour)


def _plate(scene: Image.Image, board: TablePicture, index: int, seat: SeatPicture) -> None:
    x, y = PLATES[len(board.seats)][index]
    wide, high = PLATE_SIZE
    left, up = x - wide / 2, y - high / 2
    if index == board.to_act:
        box(scene, (left - 16, up - 16), (wide + 32, high + 32), 46, GOLD, opacity=0.28)
        box(scene, (left - 7, up - 7), (wide + 14, high + 14), 37, GOLD)
    box(scene, (left, up), PLATE_SIZE, 30, PLATE, opacity=0.55 if seat.sits_out else 1.0)

    portrait = (left + 58, y - 6)
    disc(scene, portrait, 40, SEATS[index], opacity=0.35 if seat.sits_out else 1.0)
    write(scene, portrait, initial(seat.name) or str(index + 1), 40, WHITE, side="middle")
    if seat.cards is not None:
        _held(scene, (portrait[0] - 26, portrait[1] + 34), seat.cards)

    words = left + 110
    strong = MUTED if seat.sits_out else WHITE
    name, size = shrink(seat.name, (32, 29, 26, 24), wide - 110 - 16)
    write(scene, (words, y - 34), name, size, strong)
    _figures(scene, seat, (words, y + 12), wide - 110 - 16, strong)
    if index == board.dealer:
        _dealer(scene, (left + 12, up + 6))
    if index == board.declarer and board.contract:
        text = fit(board.contract, 30, wide - 80)
        _label(scene, (left + wide + 8, up - 8), text, 30, GOLD)
    _labels_below(scene, seat, (left + wide - 18, up + high), four_colour=board.four_colour)


def _figures(scene: Image.Image, seat: SeatPicture, at: tuple[float, float], room: float, colour: Colour) -> None:
    """Write the total and, smaller, the points of this hand on one line."""
    total = _number(seat.total)
    gained = "" if seat.points is None else _number(seat.points, sign="+")
    for size in (34, 30, 26, 22):
        small = size * 3 // 4
        start = width(total, size) + 12
        if start + width(gained, small) <= room:
            break
    write(scene, at, total, size, colour)
    write(scene, (at[0] + start, at[1] + 2), gained, small, POINTS)


def _number(value: int, *, sign: Literal["+", "-"] = "-") -> str:
    return f"{value:{sign}d}".replace("-", "−")


def _label(scene: Image.Image, right: tuple[float, float], text: str, size: int, colour: Colour) -> float:
    """Write a word on a pill with the given right end. Return the x of its left end."""
    wide = width(text, size) + size
    centre = (right[0] - wide / 2, right[1])
    pill(scene, centre, (wide + 6, size + 20), PLATE)
    pill(scene, centre, (wide, size + 14), colour)
    write(scene, centre, text, size, INK, side="middle")
    return centre[0] - wide / 2


def _labels_below(scene: Image.Image, seat: SeatPicture, right: tuple[float, float], *, four_colour: bool) -> None:
    x = right[0]
    if seat.note:
        x = _label(scene, (x, right[1]), fit(seat.note, 24, 190), 24, PAPER) - 10
    if seat.marriages:
        wide = 30 * len(seat.marriages) + 16
        pill(scene, (x - wide / 2, right[1]), (wide + 6, 44), PLATE)
        pill(scene, (x - wide / 2, right[1]), (wide, 38), PAPER)
        for at, suit in enumerate(seat.marriages):
            spot = (x - wide + 23 + 30 * at, right[1])
            write(scene, spot, SYMBOLS[suit], 32, suit_colour(suit, four_colour=four_colour), side="middle")


def _held(scene: Image.Image, centre: tuple[float, float], count: int) -> None:
    """Draw a small card with the number of cards still held."""
    box(scene, (centre[0] - 19, centre[1] - 22), (38, 44), 8, PLATE)
    box(scene, (centre[0] - 16, centre[1] - 19), (32, 38), 6, PAPER)
    write(scene, centre, str(count), 22, INK, side="middle")


def _dealer(scene: Image.Image, centre: tuple[float, float]) -> None:
    """Draw the dealer's mark: a disc with a small pack of cards on it."""
    disc(scene, centre, 25, PLATE)
    disc(scene, centre, 22, PAPER)
    for shift, colour in ((-4, (120, 140, 200)), (0, (70, 95, 170)), (4, (27, 47, 110))):
        box(scene, (centre[0] - 9 + shift, centre[1] - 12 + shift / 2), (17, 24), 3, PAPER)
        box(scene, (centre[0] - 8 + shift, centre[1] - 11 + shift / 2), (15, 22), 3, colour)
