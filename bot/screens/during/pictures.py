"""The pictures beside the screens, with all words in the reader's language."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.pictures import HandPicture, PlayedCard, SaidBid, SeatPicture, TablePicture
from bot.screen import Picture
from bot.screens.during.position import last_trick, lying, marks, turn, which_hand
from bot.table.deals import ScoreRow
from bot.table.holders import at_hand
from bot.table.table import Seat, Table
from bot.texts import bare, cards, plain, say, visible
from bot.views.history import line
from bot.views.names import person_key, points, seat_name
from engine.cards import CODES
from engine.state import BETWEEN_HANDS
from engine.view import PlayedCard as Played
from engine.view import PublicView, View

FACE_DOWN = frozenset({"auction", "choose_talon"})  # phases before the talon is taken
THROWN = frozenset({"all-passed", "thrown-in", "bottom-jack"})  # facts that say why a hand was thrown in
SAID = frozenset({"bid", "pass"})  # actions that are said aloud in the auction


def table_picture(table: Table, view: PublicView, language: str) -> Picture:
    """The table as everybody sees it."""
    data = drawn_table(table, view, language)
    return Picture(data=data, description=data.heading)


def drawn_table(table: Table, view: PublicView, language: str) -> TablePicture:
    """The data of a table's picture, as everybody sees it, or the seat of the view."""
    before = last_trick(table, view) if view.phase == "play" else None
    on_table = lying(view) or (before.cards if before is not None else ())
    last_winner = before.winner if before is not None else None
    return TablePicture(
        seats=tuple(_seat(table, view, seat, language) for seat in range(view.seats)),
        heading=visible(turn(table, view, language)),
        title=visible(which_hand(table, language)),
        to_act=view.to_act,
        dealer=view.dealer,
        declarer=view.declarer,
        contract="" if view.contract is None else str(view.contract),
        auction=_auction(view, language),
        trump=view.trump,
        trick=_played(on_table),
        winning=table.game.best_seat if view.trick is not None and table.game is not None else last_winner,
        last=_played(before.cards) if before is not None else (),
        last_winner=last_winner,
        talon=_talon(view),
        stock=view.stock,
        four_colour=table.four_colours,
    )


def thrown_in(table: Table, last: ScoreRow, language: str) -> dict[str, Any]:
    """Return what the page shows of a hand that has just been thrown in, with all its cards."""
    table = at_hand(table, last.number)
    facts = [fact for fact in table.history if fact.key in THROWN and fact.params.get("hand") == last.number]
    *hands, talon = last.thrown
    return {
        "kind": "thrown",
        "table": table.id,
        "hand": last.number,
        "said": line(table, facts[-1], language).words if facts else plain(language, "finished-thrown_in"),
        "seats": [
            {"name": bare(seat_name(table, seat, language)), "person": person_key(table, seat), "cards": cards}
            for seat, cards in enumerate(hands)
        ],
        "talon": talon,
        "four_colour": table.four_colours,
    }


def _auction(view: PublicView, language: str) -> tuple[SaidBid, ...]:
    said = (action for action in view.auction if action["do"] in SAID)
    return tuple(SaidBid(seat=action["seat"], bid=_bid(action, language)) for action in said)


def _bid(action: Mapping[str, Any], language: str) -> str:
    return points(action["value"]) if action["do"] == "bid" else plain(language, "button-pass")


def _played(played: Sequence[Played]) -> tuple[PlayedCard, ...]:
    return tuple(PlayedCard(seat=one.seat, card=one.card) for one in played)


def _talon(view: PublicView) -> Sequence[str | None]:
    """Return the talon until the first trick is taken; None for a card that not everybody knows."""
    if view.tricks or view.phase in BETWEEN_HANDS:
        return []
    if view.talon is not None:
        return view.talon
    return [None] * (len(CODES) - sum(view.counts) - view.stock) if view.phase in FACE_DOWN else []


def _seat(table: Table, view: PublicView, seat: int, language: str) -> SeatPicture:
    shown = marks(table, view, seat, language)
    bids = {action["seat"]: action for action in view.auction} if view.declarer is None else {}
    bid = bids.get(seat)
    note = visible(shown[-1]) if shown else ""
    if bid is not None and bid["do"] in SAID:
        note = _bid(bid, language)
    drawn = {say(language, "mark-dealer"), say(language, "mark-declarer")}
    return SeatPicture(
        name=bare(seat_name(table, seat, language)),
        person=person_key(table, seat),
        left=table.seats[seat].left,
        level=_level(table.seats[seat], language),
        bid=note if bid is not None else "",
        marks=tuple(visible(mark) for mark in shown if mark not in drawn),
        tricks=sum(trick.winner == seat for trick in view.tricks) if view.phase not in BETWEEN_HANDS else 0,
        total=view.totals[seat],
        points=view.points[seat],
        cards=view.counts[seat],
        marriages=view.marriages[seat] if view.marriages else (),
        note=note,
        sits_out=view.sits_out == seat,
    )


def _level(chair: Seat, language: str) -> str:
    """Return the level of a built-in player in a word; empty for a seat of a person, though forgotten or away."""
    return plain(language, f"level-{chair.level}") if chair.person is None and not chair.forgotten else ""


def hand_picture(table: Table, view: View, language: str) -> Picture | None:
    """A seat's own cards, the legal ones marked; None without cards."""
    if not view.hand:
        return None
    playable = tuple(sorted({action["card"] for action in view.legal if "card" in action}))
    data = HandPicture(cards=view.hand, playable=playable or view.hand, four_colour=table.four_colours)
    return Picture(data=data, description=cards(language, view.hand))
