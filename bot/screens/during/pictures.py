"""Plain data for the pictures beside the screens; every word in them is said here, in the reader's language.

The fields are those of `adapters.pictures.data`.
"""

from typing import Any

from bot.screen import Picture
from bot.screens.during.marks import marks
from bot.screens.during.turns import lying, turn
from bot.screens.names import points, seat_name
from bot.table.model import Table
from bot.texts import Markup, bare, cards, plain, visible
from engine.view import PublicView, View


def table_picture(table: Table, view: PublicView, language: str) -> Picture | None:
    """The table as everybody sees it, if this table wants pictures."""
    if not table.pictures:
        return None
    on_table = lying(view) or (view.tricks[-1].cards if view.tricks and view.phase == "play" else ())
    words = visible(turn(table, view, language))
    data: dict[str, Any] = {
        "seats": [_seat(table, view, seat, language) for seat in range(view.seats)],
        "heading": words,
        "to_act": view.to_act,
        "dealer": view.dealer,
        "declarer": view.declarer,
        "contract": "" if view.contract is None else str(view.contract),
        "trump": view.trump,
        "trick": [{"seat": played.seat, "card": played.card} for played in on_table],
        "winning": None if lying(view) or not on_table else view.tricks[-1].winner,
        "talon": list(view.talon or ()) if not view.tricks and view.phase != "game_over" else [],
        "four_colour": table.four_colours,
    }
    return Picture(drawing="table", data=data, description=words)


def _seat(table: Table, view: PublicView, seat: int, language: str) -> dict[str, Any]:
    bids = {action["seat"]: action for action in view.auction} if view.declarer is None else {}
    bid = bids.get(seat)
    if bid is not None and bid["do"] == "bid":
        note = points(bid["value"])
    elif bid is not None and bid["do"] == "pass":
        note = plain(language, "button-pass")
    else:
        note = next((visible(mark) for mark in marks(table, view, seat, language)[-1:]), "")
    return {
        "name": bare(seat_name(table, seat, language)),
        "total": view.totals[seat],
        "points": view.points[seat],
        "cards": view.counts[seat],
        "marriages": list(view.marriages[seat]) if view.marriages else [],
        "note": note,
        "sits_out": view.sits_out == seat,
    }


def hand_picture(table: Table, view: View, language: str) -> Picture | None:
    """A seat's own cards, the legal ones marked, if this table wants pictures."""
    if not table.pictures or not view.hand:
        return None
    playable = sorted({action["card"] for action in view.legal if "card" in action})
    data = {"cards": list(view.hand), "playable": playable or list(view.hand), "four_colour": table.four_colours}
    return Picture(drawing="hand", data=data, description=cards(language, view.hand))


def chart(table: Table, language: str, heading: Markup) -> Picture | None:
    """The totals over the hands, once there is one."""
    rows = [row for row in table.rows if row.counts or row.changed]
    if table.game is None or not rows:
        return None
    rules = table.game.rules
    zone = rules.barrel.at if rules.barrel.enabled else rules.lock.at if rules.lock.enabled else None
    data = {
        "names": [bare(seat_name(table, seat, language)) for seat in range(len(table.seats))],
        "totals": [list(row.result["totals"]) for row in rows],
        "target": rules.game.target,
        "zone": zone,
        "heading": visible(heading),
    }
    return Picture(drawing="chart", data=data, description=visible(heading))
