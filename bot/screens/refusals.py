"""Refusals, and what was done: one friendly line of plain text, at most 200 characters."""

import json
from typing import Any

from bot.people import inert
from bot.refusal import Refusal
from bot.screens.during.glance import instead_of_refused
from bot.table.change import Denied
from bot.table.settings import OWN as OWN_SETTINGS
from bot.table.settings import going_with
from bot.table.table import Table
from bot.texts import ahead, either, has, plain, speaks, typed_evening
from bot.texts.sentences import cut
from bot.views.decision import bounds
from bot.views.history import readable
from bot.views.names import preset_name, titled
from bot.views.of_table import for_seat
from bot.views.wording import TOAST_LIMIT, option_name, possible, setting_name, value_name
from engine.errors import EngineError
from engine.rules.options import BY_NAME
from engine.view import view

OFFERED = ("allowed", "suggestion")  # parameters that may hold several values to choose from
TOURNAMENT_WORDS = ("people", "minimum", "maximum", "tables", "field", "value")


def explain(error: EngineError, table: Table | None, language: str) -> str:
    """Say why the game did not allow an action (the text `error-REASON`), or why rules cannot be played."""
    if error.code == "bad_rules":
        return _cut(in_full(error, table, language))
    if _above_the_hand(error) and (why := _bound(table, language)):
        return _cut(why)
    params = readable(table, error.params, language)
    key = f"error-{error.params.get('reason') or error.code}"
    if error.code == "not_your_turn" and "to_act" in params:
        return _cut(plain(language, "refusal-not-your-turn", name=params["to_act"]))
    return _cut(plain(language, key if has(key) else "error-other", **params))


def _above_the_hand(error: EngineError) -> bool:
    """Whether a bid was refused because of its bidder's cards."""
    reason, params = error.params.get("reason"), error.params
    return reason == "needs_marriage" or (reason == "bid_too_low" and params.get("minimum") is None)


def _bound(table: Table | None, language: str) -> str:
    """Tell the seat to bid why the board offers more than its hand allows."""
    if table is None or table.game is None or table.to_act is None:
        return ""
    return " ".join(one.words for one in bounds(table, view(table.game, table.to_act), language))


def denied(denial: Denied, language: str, person: str = "") -> str:
    """Say why a table refused a person (a key); a person with tips also reads which cards are possible."""
    if isinstance(denial.cause, EngineError):
        why = explain(denial.cause, denial.table, language)
        seat = denial.table.seat_of(person) if denial.table.game is not None else None
        possible = instead_of_refused(for_seat(denial.table, seat, language)) if seat is not None else None
        both = " ".join(filter(None, (why, possible)))
        return both if len(both) <= TOAST_LIMIT else why
    return refused(denial.cause, language, denial.table)


def in_full(error: EngineError, table: Table | None, language: str) -> str:
    """Say, uncut, why rules cannot be played: which options conflict, what set the other one, and what would work."""
    params: dict[str, Any] = error.params
    field, other, set_by = params.get("field"), params.get("other_field"), params.get("set_by")
    reason = params.get("reason", "conflict")
    if reason == "unknown_preset":
        return plain(language, "refusal-unknown-preset", typed=str(params["value"]), suggestion="none")
    if reason == "unknown_option":
        return plain(language, "refusal-unknown-option", typed=str(field), suggestion="none")
    if reason == "bad_value" or field is None or other is None:
        typed = json.dumps(params["value"], ensure_ascii=False).strip('"')
        return plain(language, "error-bad-rules-value", **_option(field, language), typed=typed)
    named = {
        "field": option_name(field, language),
        "value": value_name(field, params.get("value"), language),
        "other": option_name(other, language),
        "set": value_name(other, params.get("other_value"), language),
    }
    if set_by in {None, "options"}:
        said = plain(language, "error-bad-rules-chosen", **named)
    else:
        said = plain(language, "error-bad-rules-preset", **named, preset=preset_name(str(set_by), language))
    value = going_with(table, field, params.get("value"), other) if table is not None else None
    if value is not None:
        named["instead"] = value_name(other, value, language)
        said += " " + plain(language, "error-bad-rules-both", other=named["other"], instead=named["instead"])
    return said


def _option(field: str | None, language: str) -> dict[str, str]:
    """Name an option, and what it may be set to."""
    option = BY_NAME.get(field or "")
    if option is None:
        return {"field": "?", "allowed": "?"}
    return {"field": option_name(option.name, language), "allowed": possible(option, language)}


def refused(refusal: Refusal, language: str, table: Table | None = None) -> str:
    """Say why the service refused: `refusal-KEY`. With a table, the param `seat` also becomes `name`."""
    key = f"refusal-{refusal.key}"
    spoken, params = speaks(language, key), readable(table, refusal.params, language)
    params.setdefault("name", params.get("seat", "?"))
    params.setdefault("suggestion", "none")
    if "place" in refusal.params:
        params["place"] = titled(str(refusal.params["place"]), language)
    params |= {
        name: either(spoken, value)
        for name, value in refusal.params.items()
        if name in OFFERED and isinstance(value, tuple)
    }
    params |= _in_words(refusal, language)
    if isinstance(left := refusal.params.get("left"), int):
        params["time"] = ahead(spoken, left)
    return _cut(plain(language, key, **params))


def tournament_refused(error: EngineError, language: str) -> str:
    """Say why a tournament did not allow something: `refusal-tournament-CODE`."""
    if error.code == "bad_rules":
        return explain(error, None, language)
    key = f"refusal-tournament-{error.code.replace('_', '-')}"
    params = {name: _word(error.params.get(name, 0), language) for name in TOURNAMENT_WORDS}
    return _cut(plain(language, key if has(key) else "refusal-tournament-other", **params))


def _word(value: Any, language: str) -> str | int:
    if isinstance(value, int):
        return value
    return either(language, value) if isinstance(value, list | tuple) else inert(str(value))


def _in_words(refusal: Refusal, language: str) -> dict[str, str]:
    """Replace codes of presets and options by their names."""
    suggestion, option = str(refusal.params.get("suggestion")), BY_NAME.get(str(refusal.params.get("option")))
    if refusal.key == "unknown-preset" and suggestion != "none":
        return {"suggestion": preset_name(suggestion, language)}
    if refusal.key == "bad-value" and option is not None:
        return {"option": option_name(option.name, language), "suggestion": possible(option, language)}
    if refusal.key == "bad-value" and refusal.params.get("option") in OWN_SETTINGS:
        return {"option": setting_name(str(refusal.params["option"]), language)}
    if refusal.key == "bad-value" and refusal.params.get("option") == "at":
        return {"suggestion": either(language, [typed_evening(language), "20:00"])}
    return {}


def done(key: str, language: str, **params: str | int) -> str:
    """Say that something was done: `done-KEY`, for example joined, left, bot-added, set."""
    return _cut(plain(language, f"done-{key}", **params))


def _cut(text: str) -> str:
    return cut(text, TOAST_LIMIT)
