"""The codes of refusals, and of faults in a record besides those in its form (`engine.errors`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.errors import EngineError

CODES: Mapping[str, str] = {
    "bad_settings": "settings that cannot be played (field, value)",
    "bad_name": "a name or a key that is empty or too long",
    "not_registering": "only possible before round 1",
    "not_playing": "only possible from round 1 to the end",
    "over": "the tournament is finished or cancelled",
    "already_in": "this person has joined already",
    "not_in": "this person has not joined",
    "withdrawn": "whoever has withdrawn does not come back, and is not drawn again",
    "disqualified": "this player is out",
    "entry_closed": "the last round has been drawn",
    "full": "no more people than this (maximum)",
    "too_few": "not enough people for a round (people, minimum)",
    "round_unfinished": "tables of this round are still playing (tables)",
    "no_round_left": "the last round has been drawn",
    "rounds_left": "there are rounds to be played yet",
    "bad_secret": "no 32 bytes, missing where a round follows, or used before",
    "bad_share": "a share is a SHA-256 hash",
    "bad_codes": "not one new code for each table (tables)",
    "no_such_round": "there is no such round",
    "no_such_table": "there is no such table in this round",
    "no_such_player": "there is no such player",
    "bad_result": "totals, winners, absent seats or rulings that cannot be (field)",
    "result_differs": "another result of this table has been counted",
    "not_the_organiser": "only the organiser may",
    "not_a_judge": "only a judge may",
    "own_table": "nobody judges his own game",
    "needs_confirmation": "what a judge who plays takes from others has to be confirmed by somebody else",
    "own_proposal": "nobody confirms what he has proposed himself",
    "table_done": "this table's game is over",
    "not_at_table": "this player does not sit at this table",
    "bad_points": "not a number of points that may be taken (minimum, maximum)",
    "bad_reason": "a reason is one of a list",
    "bad_remark": "a remark has at most 120 characters (maximum)",
    "no_such_penalty": "there is no such penalty",
    "taken_back": "it has been taken back already",
    "too_late": "the next round has been drawn since",
    "already_judge": "this person is a judge already",
    "no_such_judge": "this person is no judge",
    "already_organiser": "this person is the organiser",
    "organiser_there": "the organiser has not been away for a day",
}
"""Every code of a refusal with its meaning; the parameters for texts are in brackets."""


FAULTS: Mapping[str, str] = {
    "wrong_seal": "a secret does not open its seal, is missing, or served twice",
    "wrong_shares": "shares or the names of those who gave them do not fit the players",
    "wrong_draw": "tables, seats, dealers or byes are not those of the lot and the pairing",
    "wrong_deal": "a table did not play with the pack, the dealer or the seals that were drawn",
    "wrong_result": "a result is not that of the game's record, or places and points do not follow from it",
    "wrong_penalty": "a penalty that no judge can have given",
    "wrong_standings": "the standings are not those of results and penalties",
}
"""Every code of a fault with its meaning."""


def refuse(code: str, message: str = "", **params: Any) -> EngineError:
    """Return a refusal. ``code`` is one of ``CODES``."""
    return EngineError(code, message or CODES[code], **params)


def require_no(refusal: str | None) -> None:
    """Raise the refusal with a code; do nothing if there is none."""
    if refusal is not None:
        raise refuse(refusal)


def wrong(what: str, message: str) -> EngineError:
    """Return a fault. ``wrong_`` plus ``what`` is one of ``FAULTS``; ``message`` is one line for people."""
    return EngineError(f"wrong_{what}", message)
