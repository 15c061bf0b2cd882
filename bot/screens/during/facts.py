"""Further data of a board and a hand for the page (`Screen.facts`)."""

from typing import Any

from bot.codec import Verb
from bot.table.speed import SPEEDS
from bot.table.table import Stage
from bot.views.keys import key, lasting_key
from bot.views.table import TableView, own_of


def of_board(view: TableView) -> dict[str, Any] | None:
    """Return that the game was ended, or which cards were thrown in before this hand."""
    if view.stage is Stage.CLOSED:
        return {"kind": "closed", "table": view.id}
    thrown = view.thrown
    if thrown is None:
        return None
    seats = zip(thrown.names, thrown.people, thrown.hands, strict=True)
    return {
        "kind": "thrown",
        "table": view.id,
        "hand": thrown.hand,
        "said": thrown.words,
        "seats": [{"name": name, "person": person, "cards": list(cards)} for name, person, cards in seats],
        "talon": list(thrown.talon),
        "four_colour": view.four_colours,
    }


def of_hand(view: TableView) -> dict[str, Any]:
    """Return tips, the speed of bots, all possible bids, and why there is no choice."""
    own = own_of(view)
    tips = lasting_key("", Verb.TIPS, "off" if own.has_tips else "on").data
    speeds = {name: key(view, "", Verb.SPEED, name).data for name in SPEEDS}
    return {
        "kind": "hand",
        "tips": {"on": own.has_tips, "data": tips},
        **({"speed": {"now": own.speed, "data": speeds}} if own.speed is not None else {}),
        "by_itself": view.question.by_itself,
        "why": [line.words for line in own.bounds] if own.only_one else [],
        "values": [button.model_dump(include={"label", "data"}) for button in own.values],
    }
