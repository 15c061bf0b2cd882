"""Conversion of a view and a guess to open cards: the rules that the play needs, and the position."""

from collections.abc import Sequence

from engine.cards import INDEX, SUITS, mask_of, points
from engine.players.open_play import FOUR_ACES, MARRIAGE, SILENT, OpenDeal, Position
from engine.players.reading import Action, Reading
from engine.players.worlds import World
from engine.rules import Rules

NOTHING = (0, 0, 0, 0)


def deal_of(reading: Reading, declarer: int | None, stock: tuple[int, ...], last_trick: int) -> OpenDeal:
    """Return the fixed part of a guess, from the rules and the view. ``declarer`` is a seat of the table."""
    barrels = [reading.view["status"][seat]["barrel"] for seat in reading.active]
    place = None if declarer is None else reading.active.index(declarer)
    return open_deal(reading.rules, barrels, place, stock, last_trick)


def open_deal(
    rules: Rules, barrels: Sequence[int | None], declarer: int | None, stock: tuple[int, ...], last_trick: int
) -> OpenDeal:
    """Return the fixed part of a deal with open cards.

    ``barrels`` has the hands left on a barrel for each seat that plays. ``declarer`` is an index into ``barrels``.
    """
    return OpenDeal(
        seats=len(barrels),
        must_beat=rules.play.must_beat,
        must_overtrump=rules.play.must_overtrump,
        when_void=rules.play.when_void,
        free_with_stock=rules.play.follow_suit == "after_stock",
        first_trick=rules.marriages.first_trick,
        automatic=rules.marriages.automatic,
        on_queen=rules.marriages.on_queen,
        four_aces=rules.marriages.four_aces,
        last_trick=last_trick,
        # Marriages score nothing on a barrel without limit (docs/rules.md, 9.7).
        values=tuple(NOTHING if barrel == 0 else rules.marriages.values for barrel in barrels),
        declarer=declarer,
        stock=stock,
    )


def guessed(reading: Reading, world: World) -> tuple[OpenDeal, Position]:
    """Return the play in progress with guessed cards, including the points of cards laid aside if those count."""
    stock = world.rest[: reading.stock]
    aside = mask_of(world.rest[reading.stock :]) | reading.put_away
    counts_for = reading.rules.talon.discards_count_for
    deal = deal_of(reading, reading.declarer, stock, points(aside) if counts_for == "last_trick" else 0)
    active, view = reading.active, reading.view
    taken = [0] * len(view["points"])
    for trick in view["tricks"]:
        taken[trick["winner"]] += 1
    table = [card for _, card in reading.on_table]
    position = Position(
        hands=[world.hands[seat] for seat in active],
        points=[view["points"][seat] for seat in active],
        taken=[taken[seat] for seat in active],
        declared=[sum(1 << SUITS.index(letter) for letter in view["marriages"][seat]) for seat in active],
        trump=reading.trump,
        leader=(active.index(reading.seat) - len(table)) % len(active),
        table=table,
    )
    if counts_for == "declarer" and deal.declarer is not None:
        position.points[deal.declarer] += points(aside)
    return deal, position


def play_of(action: Action) -> tuple[int, int]:
    """Return the card of a play, and what the play declares."""
    declared = MARRIAGE if action.get("marriage") else FOUR_ACES if action.get("four_aces") else SILENT
    return INDEX[action["card"]], declared
