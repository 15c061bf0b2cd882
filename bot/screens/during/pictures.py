"""Plain data for the pictures beside the screens, with all words in the reader's language.

The fields are those of `adapters.pictures.data`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

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
from engine.view import PlayedCard, PublicView, View

FACE_DOWN = frozenset({"auction", "choose_talon"})  # phases before the talon is taken
THROWN = frozenset({"all-passed", "thrown-in", "bottom-jack"})  # facts that say why a hand was thrown in
SAID = frozenset({"bid", "pass"})  # actions that are said aloud in the auction


def table_picture(table: Table, view: PublicView, language: str) -> Picture:
    """The table as everybody sees it."""
    before = last_trick(table, view) if view.phase == "play" else None
    on_table = lying(view) or (before.cards if before is not None else ())
    words = visible(turn(table, view, language))
    data: dict[str, Any] = {
        "seats": [_seat(table, view, seat, language) for seat in range(view.seats)],
        "heading": words,
        "title": visible(which_hand(table, language)),
        "to_act": view.to_act,
        "dealer": view.dealer,
        "declarer": view.declarer,
        "contract": "" if view.contract is None else str(view.contract),
        "auction": _auction(view, language),
        "trump": view.trump,
        "trick": _played(on_table),
        "winning": _winning(table, view),
        "last": _played(before.cards) if before is not None else [],
        "last_winner": before.winner if before is not None else None,
        "talon": _talon(view),
        "stock": view.stock,
        "four_colour": table.four_colours,
    }
    return Picture(drawing="table", data=data, description=words)


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


def _auction(view: PublicView, language: str) -> list[dict[str, Any]]:
    return [{"seat": action["seat"], "bid": _bid(action, language)} for action in view.auction if action["do"] in SAID]


def _bid(action: Mapping[str, Any], language: str) -> str:
    return points(action["value"]) if action["do"] == "bid" else plain(language, "button-pass")


def _played(played: Sequence[PlayedCard]) -> list[dict[str, Any]]:
    return [{"seat": one.seat, "card": one.card} for one in played]


def _winning(table: Table, view: PublicView) -> int | None:
    """Return the seat of the best card in the trick on the table, or in the last one while that is still shown."""
    if view.trick is not None and table.game is not None:
        return table.game.best_seat
    before = last_trick(table, view) if view.phase == "play" else None
    return before.winner if before is not None else None


def _talon(view: PublicView) -> list[str | None]:
    """Return the talon until the first trick is taken; None for a card that not everybody knows."""
    if view.tricks or view.phase in BETWEEN_HANDS:
        return []
    if view.talon is not None:
        return list(view.talon)
    return [None] * (len(CODES) - sum(view.counts) - view.stock) if view.phase in FACE_DOWN else []


def _seat(table: Table, view: PublicView, seat: int, language: str) -> dict[str, Any]:
    shown = marks(table, view, seat, language)
    bids = {action["seat"]: action for action in view.auction} if view.declarer is None else {}
    bid = bids.get(seat)
    note = visible(shown[-1]) if shown else ""
    if bid is not None and bid["do"] in SAID:
        note = _bid(bid, language)
    drawn = {say(language, "mark-dealer"), say(language, "mark-declarer")}
    return {
        "name": bare(seat_name(table, seat, language)),
        "person": person_key(table, seat),
        "left": table.seats[seat].left,
        "level": _level(table.seats[seat], language),
        "bid": note if bid is not None else "",
        "marks": [visible(mark) for mark in shown if mark not in drawn],
        "tricks": sum(trick.winner == seat for trick in view.tricks) if view.phase not in BETWEEN_HANDS else 0,
        "total": view.totals[seat],
        "points": view.points[seat],
        "cards": view.counts[seat],
        "marriages": list(view.marriages[seat]) if view.marriages else [],
        "note": note,
        "sits_out": view.sits_out == seat,
    }


def _level(chair: Seat, language: str) -> str:
    """Return the level of a built-in player in a word; empty for a seat of a person, though forgotten or away."""
    return plain(language, f"level-{chair.level}") if chair.person is None and not chair.forgotten else ""


def hand_picture(table: Table, view: View, language: str) -> Picture | None:
    """A seat's own cards, the legal ones marked; None without cards."""
    if not view.hand:
        return None
    playable = sorted({action["card"] for action in view.legal if "card" in action})
    data = {"cards": list(view.hand), "playable": playable or list(view.hand), "four_colour": table.four_colours}
    return Picture(drawing="hand", data=data, description=cards(language, view.hand))
