"""The marks after a player's total: dealer, declarer, barrel, strikes and the like."""

from bot.table.table import Table
from bot.texts import Markup, say
from engine.view import PublicView


def marks(table: Table, view: PublicView, seat: int, language: str) -> list[Markup]:
    """Return the marks of a seat. Only the public part of a view is read."""
    chair = table.seats[seat]
    return [
        *(say(language, key) for key, on in _places(view, seat) if on),
        *_standing(table, view, seat, language),
        *(say(language, key) for key, on in (("mark-away", chair.left), ("mark-stand-in", chair.stand_in)) if on),
    ]


def _places(view: PublicView, seat: int) -> list[tuple[str, bool]]:
    status = view.status[seat]
    bidding = view.phase in {"auction", "concession"} and view.sits_out != seat
    return [
        ("mark-dealer", view.dealer == seat),
        ("mark-declarer", view.declarer == seat),
        ("mark-sits-out", view.sits_out == seat),
        ("mark-blind", bidding and not status.looked),
        ("mark-locked", status.locked),
        ("mark-silent", status.silent),
    ]


def _standing(table: Table, view: PublicView, seat: int, language: str) -> list[Markup]:
    status = view.status[seat]
    if table.game is None:
        return []
    told = []
    rules, penalties = table.game.rules, table.game.penalties
    if hands := status.barrel:
        told.append(say(language, "mark-barrel", hands=hands))
    elif hands is not None:
        told.append(say(language, "mark-barrel-open"))
    if penalties and penalties[seat]:
        told.append(say(language, "mark-penalty", points=penalties[seat]))
    counted = {
        "strikes": rules.scoring.zero == "strikes",
        "falls": rules.barrel.falls_to_zero is not None,
        "concessions": rules.concession.free_uses is not None,
    }
    told += [
        say(language, f"mark-{name}", count=getattr(status, name))
        for name, on in counted.items()
        if on and getattr(status, name)
    ]
    return told
