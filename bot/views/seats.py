"""The seats of a game as one reader sees them: names, marks, what each has bid and taken."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.stranger_names import GUEST, sign_of
from bot.table.holders import as_played
from bot.table.table import Seat, Stage, Table
from bot.texts import plain, said
from bot.views.names import person_key, points, seat_name
from bot.views.parts import Bid, Mark, SeatView
from engine.state import BETWEEN_HANDS
from engine.view import PublicView

ON_THE_PLATE = frozenset({"dealer", "declarer"})  # marks with a sign of their own


def seats(table: Table, view: PublicView, bids: Sequence[Bid], language: str) -> tuple[SeatView, ...]:
    """Return the seats of a game, clockwise."""
    then = as_played(table)
    names = [seat_name(table, seat, language) for seat in range(view.seats)]
    players = names if then is table else [seat_name(then, seat, language) for seat in range(view.seats)]
    last = {one.seat: one for one in bids} if view.declarer is None else {}
    called = zip(names, players, strict=True)
    return tuple(_seat(table, view, seat, both, last.get(seat), language) for seat, both in enumerate(called))


def _seat(
    table: Table, view: PublicView, seat: int, called: tuple[str, str], bid: Bid | None, language: str
) -> SeatView:
    chair, (name, player) = table.seats[seat], called
    shown = marks(table, view, seat, language)
    words = bid.words if bid is not None else ""
    is_person = chair.person is not None
    sign = sign_of(chair.person.name) if chair.person is not None and table.kind.own_names else ""
    return SeatView(
        name=name,
        player=player,
        holders=" → ".join(dict.fromkeys((player, name))),
        person=person_key(table, seat),
        own=False,
        is_person=is_person,
        level=plain(language, f"level-{chair.level}") if not is_person and not chair.forgotten else "",
        left=chair.left,
        free=chair.free and table.stage is Stage.PLAYING,
        back=chair.stand_in or (chair.left and not chair.comes_after),
        unreachable=chair.unreachable and not chair.unwanted and not chair.is_played,
        marks=shown,
        total=view.totals[seat],
        points=view.points[seat],
        cards=view.counts[seat],
        tricks=sum(trick.winner == seat for trick in view.tricks) if view.phase not in BETWEEN_HANDS else 0,
        marriages=view.marriages[seat] if view.marriages else (),
        bid=words,
        note=words or (shown[-1].words.words if shown else ""),
        sits_out=view.sits_out == seat,
        sign=sign,
        called=name.replace(f"{sign} ", "", 1) if sign else "",
        guest=sign == GUEST,
    )


def bids(view: PublicView, language: str) -> tuple[Bid, ...]:
    """Return what was said in the auction, oldest first."""
    return tuple(_bid(action, language) for action in view.auction)


def _bid(action: Mapping[str, Any], language: str) -> Bid:
    does: str = action["do"]
    if does == "bid":
        return Bid(action["seat"], does, action["value"], points(action["value"]))
    return Bid(action["seat"], does, None, plain(language, "button-pass") if does == "pass" else "")


def marks(table: Table, view: PublicView, seat: int, language: str) -> tuple[Mark, ...]:
    """Return the marks of a seat. Only the public part of a view is read."""
    chair = table.seats[seat]
    return (
        *(_mark(language, code) for code, on in _places(view, seat) if on),
        *_standing(table, view, seat, language),
        *(_mark(language, code) for code, on in _absences(chair) if on),
    )


def _mark(language: str, code: str, **params: int) -> Mark:
    return Mark(code, said(language, f"mark-{code}", **params))


def _absences(chair: Seat) -> list[tuple[str, bool]]:
    comes = chair.comes_after > 0
    return [("comes", comes), ("away", chair.left and not comes), ("stand-in", chair.stand_in)]


def _places(view: PublicView, seat: int) -> list[tuple[str, bool]]:
    status = view.status[seat]
    bidding = view.phase in {"auction", "concession"} and view.sits_out != seat
    return [
        ("dealer", view.dealer == seat),
        ("declarer", view.declarer == seat),
        ("sits-out", view.sits_out == seat),
        ("blind", bidding and not status.looked),
        ("locked", status.locked),
        ("silent", status.silent),
    ]


def _standing(table: Table, view: PublicView, seat: int, language: str) -> list[Mark]:
    status = view.status[seat]
    if table.game is None:
        return []
    signs = []
    rules, penalties = table.game.rules, table.game.penalties
    if hands := status.barrel:
        signs.append(_mark(language, "barrel", hands=hands))
    elif hands is not None:
        signs.append(_mark(language, "barrel-open"))
    if penalties and penalties[seat]:
        signs.append(_mark(language, "penalty", points=penalties[seat]))
    counted = {
        "strikes": rules.scoring.zero == "strikes",
        "falls": rules.barrel.falls_to_zero is not None,
        "concessions": rules.concession.free_uses is not None,
    }
    signs += [
        _mark(language, name, count=getattr(status, name))
        for name, on in counted.items()
        if on and getattr(status, name)
    ]
    return signs
