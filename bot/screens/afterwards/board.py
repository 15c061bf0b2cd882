"""A study as plain data, which the page draws: a line of a hand step by step, the possible actions, and the tree."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.finished.replay import Moment
from bot.people import clean_line, clean_name, inert
from bot.pictures import PositionPicture
from bot.screen import Picture
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.screens.refusals import explain
from bot.table.playing import game_of
from bot.table.rules_offered import offered
from bot.table.table import Table
from bot.texts import card, cards, has, plain, suit
from bot.texts.sentences import TextError
from bot.views.acts import act
from bot.views.names import preset_name
from bot.views.wording import option_name, value_name
from engine import actions, game, rules, study
from engine.cards import CODES
from engine.errors import EngineError
from engine.players import LEVELS
from engine.rules.options import matters
from engine.study import Line, Place, Study

UNLISTED = frozenset({"talon_positions"})  # phases with hundreds of choices that look alike
HAND_OF_OPTIONS = frozenset({"layouts", "rights", "marriage_values", "players"})  # types that no short list offers


def drawn(
    found: Study, place: Place, moments: Sequence[Moment], end: Table, language: str, eyes: int | None
) -> dict[str, Any]:
    """Return a line of a study: `moments` are its moments, `end` is the table after the main line of all hands."""
    table = moments[0].table
    lines = study.lines_to(found, place)
    steps = [
        {**step, **_more(moment, lines, place.line, language)}
        for moment, step in zip(moments, study_screen.steps(moments, language, eyes), strict=True)
    ]
    return {
        "record": study.dump(found),
        "at": {"hand": place.hand, "line": list(place.line), "step": place.step},
        "open": True,
        "hand": place.hand + 1,
        "hands": _hands(found, end, language),
        "names": study_screen.names(table, language),
        "steps": steps,
        "tree": [_branch(table, path, line, language) for path, line in study.variations(lines[0])],
        "totals": _totals(found, end),
        "words": study_screen.words(found.title or plain(language, "study-free"), language)
        | {"title": found.title or plain(language, "study-free")},
    }


def _more(moment: Moment, lines: Sequence[Line], path: Sequence[int], language: str) -> Data:
    """Return a board's additions to a step: the possible actions, the comment, and the lines that leave it."""
    state, step = game_of(moment.table), moment.place.step
    legal = [] if state.phase in UNLISTED else [actions.dump(one) for one in game.legal(state)]
    depth = max(depth for depth, line in enumerate(lines) if not depth or line.at < step)
    followed = path[depth] if depth < len(path) and lines[depth + 1].at == step else None
    return {
        "phase": state.phase,
        "to_act": state.to_act,
        "action": actions.dump(moment.action) if step else None,
        "comment": dict(lines[depth].comments).get(step, ""),
        "next": [_choice(moment.table, one, language) for one in legal],
        "branches": _branches(moment.table, lines[depth], path[:depth], followed, step, language),
    }


def _choice(table: Table, action: Mapping[str, Any], language: str) -> Data:
    return {"act": act(table, action, language), "card": action.get("card"), "action": dict(action)}


def _branches(
    table: Table, line: Line, above: Sequence[int], followed: int | None, step: int, language: str
) -> list[Data]:
    """Return the lines that leave a line at a step, without the one that is drawn.

    They are its variations, and the rest of the line itself if a variation is `followed`.
    """
    found: list[Data] = [
        {"line": [*above, index], "name": inert(one.name), **_choice(table, actions.dump(one.actions[0]), language)}
        for index, one in enumerate(line.variations)
        if one.at == step and index != followed
    ]
    if followed is not None and step < line.end:
        on = _choice(table, actions.dump(line.actions[step - line.at]), language)
        found.append({"line": list(above), "name": inert(line.name), **on, "parent": True})
    return found


def _branch(table: Table, path: Sequence[int], line: Line, language: str) -> Data:
    choice = _choice(table, actions.dump(line.actions[0]), language)
    return {"line": list(path), "at": line.at, "name": inert(line.name), **choice}


def _hands(found: Study, end: Table, language: str) -> list[Data]:
    lengths = [len(hand.main.actions) for hand in found.hands]
    hands = study_screen.hands(end, lengths, language)
    if len(hands) < len(found.hands) and end.game is not None:
        hand = len(found.hands)
        nothing = [0] * end.game.seats
        said = {"name": plain(language, "study-hand", hand=hand), "said": plain(language, "study-unfinished")}
        hands.append({**said, "deltas": nothing, "totals": list(end.game.totals), "steps": lengths[-1]})
    return hands


def _totals(found: Study, end: Table) -> list[list[int]]:
    """Return the totals before the first hand, and after each one."""
    begin = found.record.totals_before or [0] * found.record.seats
    return [list(begin), *(list(row.result["totals"]) for row in end.rows)]


def picture(moment: Moment, title: str, language: str, eyes: int | None) -> Picture:
    """Return a moment as a picture: the table, and all cards that are seen."""
    felt, hands = study_screen.position(moment, None, None, language, eyes)
    data = PositionPicture(
        table=felt.model_copy(update={"heading": title or felt.heading}),
        hands=tuple(tuple(held or ()) for held in hands),
        aside=tuple(study_screen.aside(game_of(moment.table), eyes)),
        aside_word=plain(language, "study-aside"),
    )
    names = study_screen.names(moment.table, language)
    seen = [f"{name}: {cards(language, held)}" for name, held in zip(names, hands, strict=True) if held]
    return Picture(data=data, description=". ".join([felt.heading, *seen]))


def presets(language: str) -> Data:
    """Return the presets, each with the numbers for setting up a position, and the levels of built-in players."""
    return {"presets": [_preset(name, language) for name in rules.PRESETS], "levels": list(LEVELS)}


def _preset(name: str, language: str) -> Data:
    built = rules.build(name)
    return {
        "preset": name,
        "name": preset_name(name, language),
        "seats": list(built.table.players),
        "deck": built.table.deck,
        "auction": built.auction.enabled,
        "opening": built.auction.opening,
        "step": built.auction.step,
        "ceiling": built.auction.ceiling,
        "layouts": {str(seats): _layout(one, built.table.deck, seats) for seats, one in built.deal.layouts},
    }


def _layout(one: rules.Layout, deck: int, seats: int) -> Data:
    playing = min(seats, 3)
    return {
        "hand": one.hand,
        "talons": one.talons,
        "talon": one.talon_size,
        "passes": one.passes,
        "discard": one.discard,
        "stock": deck - one.hand * playing - one.in_talons,
        "playing": playing,
    }


def options(built: rules.Rules, language: str) -> Data:
    """Return the options that matter under some rules, each with its value and the values that are offered."""
    flat = rules.flat(built)
    return {
        "options": [
            {
                "name": option.name,
                "label": option_name(option.name, language),
                "value": flat[option.name],
                "choices": [
                    {"value": value, "label": value_name(option.name, value, language)}
                    for value in dict.fromkeys([*offered(option), flat[option.name]])
                ],
            }
            for option in rules.options()
            if matters(option, built.values) and option.type not in HAND_OF_OPTIONS
        ]
    }


def refused(error: EngineError, language: str) -> Data:
    """Say why something cannot be done on a board."""
    params = error.params
    code = "bad_card" if _no_card(params.get("card")) else str(params.get("reason", error.code))
    key = f"study-refused-{code.replace('_', '-')}"
    if has(key):
        why = plain(language, key, **{name: _said(name, params.get(name), language) for name in _WORDS})
    elif error.code in {"bad_record", "bad_pack", "hand_unfinished", "game_over"}:
        why = plain(language, "study-refused-bad-record")
    else:
        why = _explained(error, language)
    if "player" in params:
        name = (
            clean_name(params["name"])
            if params["name"]
            else plain(language, "player-name", number=params["player"] + 1)
        )
        moment = {"hand": params["hand"] + 1, "move": params["action"] + 1}
        why = plain(language, "study-refused-at", **moment, name=name, why=why)
    where = {name: params[name] for name in (*_WORDS, "reason", "hand", "line", "action") if name in params}
    return {"refused": why, "code": error.code, "where": where or None}


def _no_card(named: Any) -> bool:
    """Whether a named card does not exist."""
    return named is not None and named not in CODES


def _explained(error: EngineError, language: str) -> str:
    """Say why an action is not possible. A made-up value, such as a card that does not exist, may have no words."""
    try:
        return explain(error, None, language)
    except TextError:
        return plain(language, "error-other")


_WORDS = ("card", "seat", "suit", "count", "limit", "lowest", "highest", "step", "total", "most", "what")


def _said(name: str, value: Any, language: str) -> str | int:
    """Return a parameter of a refusal for people: seats count from 1, and unknown words are shown as typed."""
    if name == "seat":
        return value + 1 if isinstance(value, int) else "?"
    if name == "suit":
        return suit(value) if value in {"S", "C", "D", "H"} else "?"
    if value in CODES:
        return card(language, value)
    return value if isinstance(value, int) else clean_line(str(value or "?"), 20)
