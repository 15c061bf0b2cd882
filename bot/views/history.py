"""Facts of the history and decisions of judges as sentences: seats become names, codes become cards and suits."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.people import inert
from bot.table.deals import Decision
from bot.table.event_log import ruled
from bot.table.holders import at_hand
from bot.table.parts import HistoryLine
from bot.table.table import Table
from bot.texts import Markup, Said, card, cards, isolated, plain, said, speaks, suit, visible
from bot.views.names import judged_by, named, person_name, seat_name, seat_names, winner_names
from bot.views.wording import settings_said
from engine.tournament.model import OTHER, REASONS

LENGTH = 1950  # visible characters of a message; Discord shows 2,000
_TRUTH = {True: "yes", False: "no", None: "none"}


def line(table: Table, fact: HistoryLine, language: str, prefix: str = "history") -> Said:
    """Return a fact as a sentence: the text `PREFIX-KEY`. It names who held the seats at that time."""
    key = "conceded-paid" if fact.key == "conceded" and "points" in fact.params else fact.key
    then = at_hand(table, fact.params["hand"]) if "hand" in fact.params else table
    words = readable(then, fact.params, language)
    words |= {name: person_name(table, person, language) for name, person in fact.people.items()}
    if "remark" in fact.params:
        words["reason"] = why(fact.params["reason"], fact.params["remark"], language)
    by_admin = key.startswith("decided-") and "who" not in words
    if by_admin:
        words["who"] = plain(speaks(language, f"{prefix}-{key}"), "an-admin")
    return Said(language, f"{prefix}-{key}", words, capital=by_admin)


def decision(one: Decision, name: str, language: str) -> Said:
    """Return a judge's decision as a sentence. `name` is the player's, empty for a decision about the whole hand."""
    key = f"ruling-{one.key}-held" if one.held else f"ruling-{one.key}"
    ruling = said(language, key, hand=one.hand, name=name, points=one.points)
    judge = judged_by(one.judge, one.confirmed, language)
    return said(language, "ruling-by", ruling=ruling, judge=judge, reason=why(one.reason, one.remark, language))


def readable(table: Table | None, params: Mapping[str, Any], language: str) -> dict[str, str | int]:
    """Make parameters readable, as their names say (see `bot.table.table.Line`): seats become names, codes cards.

    Seats are left out if there is no table, and so are values that no text can show.
    """
    found: dict[str, str | int] = {}
    for name, value in params.items():
        if name in {"seat", "by", "to", "winner", "to_act"}:
            if table is not None:
                found[name] = seat_name(table, value, language)
        elif name in {"seats", "winners"}:
            if table is not None:
                found[name] = (seat_names if name == "seats" else winner_names)(table, value, language)
            found["count"] = len(value)
        else:
            found.update(_worded(name, value, language))
    return found


def _worded(name: str, value: Any, language: str) -> dict[str, str | int]:
    if name == "set":
        return {"what": settings_said(value, language)}
    if name == "phrase":
        return {name: plain(language, f"phrase-{value}")}
    if name == "suit":
        return {name: suit(value)}
    if name == "card":
        return {name: card(language, value)}
    if name == "cards":
        return {name: cards(language, value)}
    if isinstance(value, bool) or value is None:
        return {name: _TRUTH[value]}
    if isinstance(value, str):
        return {name: named(value, language)}
    return {name: value} if isinstance(value, int) else {}


def rulings_said(table: Table, rulings: Iterable[Decision], language: str) -> list[Said]:
    """Return a sentence for each ruling: who was fined, how much and why; or that the hand is annulled."""
    return [line(table, ruled(ruling), language) for ruling in rulings]


def inspections(table: Table, language: str) -> tuple[Said, ...]:
    """Tell that the operator has looked at cards, and why."""
    return tuple(said(language, "verify-looked", hand=one.hand, reason=one.reason) for one in table.inspections)


def newest_that_fit(lines: Sequence[Markup], whole: Callable[[Sequence[Markup]], Markup]) -> Markup:
    """Return the text that `whole` builds of the newest lines, as many as keep it within `LENGTH`."""
    while lines and len(visible(whole(lines))) > LENGTH:
        lines = lines[1:]
    return whole(lines)


def why(reason: str, remark: str, language: str) -> str:
    """Return a reason with the judge's remark, as plain text; of another reason only the remark, if there is one."""
    known = reason if reason in REASONS else OTHER
    reason_text = plain(language, f"judge-reason-{known}")
    if not remark:
        return reason_text
    added = isolated(inert(remark))
    if known == OTHER:
        return plain(language, "judge-reason-own", remark=added)
    return plain(language, "judge-reason-remark", reason=reason_text, remark=added)
