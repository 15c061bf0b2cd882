"""Typed rulings: `/judge fine 3 Anna 120 looked at the talon`. The words at the end are the remark."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.people import NAMELESS, clean_name, inert, one_line
from bot.refusal import Refusal
from bot.texts import bare
from bot.tournament.tournament import Act, Draft, Tournament
from engine.tournament.errors import refuse
from engine.tournament.judging import read_fine, read_points
from engine.tournament.model import LONGEST_REMARK, OTHER

EXAMPLES = "annul 3 …, fine 3 Anna 50 …, both 3 Anna 50 …, points Anna 1 …, out Anna …, back 1"
MOST_DIGITS = 4


def read(found: Tournament, judge: str, typed: str) -> Draft:
    """Parse a typed ruling into the draft that is to be confirmed. Raises Refusal or EngineError."""
    word, rest = _first(bare(typed))  # names may be copied from a screen
    word = word.lower()
    fields: dict[str, Any] = {}
    if word in _RULINGS:
        act, parts = _RULINGS[word]
        for name, reader in parts.items():
            fields[name], rest = reader(found, rest)
        return Draft(id=0, judge=judge, act=act, **fields, **_why(rest))
    match word:
        case "takeover" | "cancel":
            act = {"takeover": Act.TAKE_OVER, "cancel": Act.CANCEL}[word]
        case "back":
            act, fields["other"] = Act.TAKE_BACK, max(_number(rest) - 1, 0)
        case "confirm":
            act, fields["other"] = Act.CONFIRM, _number(rest)
        case "appoint":
            act, offer = Act.APPOINT, _place([one.person.name for one in found.offers], rest)
            fields = {"other": offer + 1} if offer is not None else {"player": _player(found, rest)[0]}
        case "dismiss":
            act, judged = Act.DISMISS, _place([one.name for one in found.core.judges], rest)
            if judged is None:
                raise refuse("no_such_judge")
            fields["other"] = judged
        case "swap":
            act = Act.SWAP
            fields["player"], rest = _player(found, rest)
            fields["other"], _ = _player(found, rest.lstrip("/,-– ").strip())
        case _:
            raise Refusal("bad-value", typed=word, option="/judge", suggestion=EXAMPLES)
    return Draft(id=0, judge=judge, act=act, **fields)


def _first(rest: str) -> tuple[str, str]:
    word, _, rest = rest.strip().partition(" ")
    return word, rest.strip()


def remark(typed: str) -> str:
    """Return a remark in its stored form. Raises EngineError if it is too long."""
    words = " ".join(typed.split())
    if len(words) > LONGEST_REMARK:
        raise refuse("bad_remark", maximum=LONGEST_REMARK)
    return one_line(words, LONGEST_REMARK)


def _why(typed: str) -> dict[str, str]:
    """Return the fields of a reason and a remark. Without a remark, the reason is chosen from the list later."""
    words = remark(typed)
    return {"reason": OTHER if words else "", "remark": words}


def _number(typed: str) -> int:
    word = typed.strip().lstrip("#")
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise Refusal("bad-value", typed=typed or "?", option="/judge", suggestion=EXAMPLES)
    return int(word)


def _player(found: Tournament, rest: str) -> tuple[int, str]:
    """Parse the player at the start of a text, by name or as `#5`; return their number and the rest of the text.

    If several names fit, the longest one wins.
    """
    if rest.startswith("#"):
        word, after = _first(rest)
        number = _number(word)
        if not 1 <= number <= len(found.core.players):
            raise refuse("no_such_player")
        return number, after
    typed = inert(rest)
    known = sorted(
        ((one.person.name, number) for number, one in enumerate(found.core.players, 1)),
        key=lambda one: -len(one[0]),
    )
    for name, number in known:
        end = _end_of(name, typed) if name != NAMELESS else 0
        following = typed[end : end + 1]
        if end and (not following or following.isspace() or following in "/,-–"):
            return number, typed[end:].strip()
    raise Refusal("nobody-of-that-name", name=rest or "?")


def _end_of(name: str, typed: str) -> int:
    """Return the length of a name at the start of a text, in either case; 0 if the text begins otherwise.

    Letters such as ß have another number of letters in the other case.
    """
    wanted = name.casefold()
    ends = range(1, min(len(wanted), len(typed)) + 1)
    return next((end for end in ends if typed[:end].casefold() == wanted), 0)


def _place(names: Sequence[str], typed: str) -> int | None:
    """Return the index of a typed name among others, from 0; None if it is not there."""
    wanted = clean_name(typed.lstrip("@")).casefold()
    return next((place for place, name in enumerate(names) if name.casefold() == wanted), None)


def _table(_found: Tournament, rest: str) -> tuple[int, str]:
    word, rest = _first(rest)
    return _number(word), rest


def _fine(_found: Tournament, rest: str) -> tuple[str, str]:
    word, rest = _first(rest)
    return str(read_fine(word)), rest


def _points(_found: Tournament, rest: str) -> tuple[str, str]:
    word, rest = _first(rest)
    return str(read_points(word)), rest


# The rulings by their first word: the act, and the draft's fields in the order they are typed. Each field has a
# function that parses it and returns the rest of the text.
_RULINGS: Mapping[str, tuple[Act, Mapping[str, Callable[[Tournament, str], tuple[int | str, str]]]]] = {
    "annul": (Act.ANNUL, {"table": _table}),
    "fine": (Act.FINE, {"table": _table, "player": _player, "points": _fine}),
    "both": (Act.ANNUL_AND_FINE, {"table": _table, "player": _player, "points": _fine}),
    "end": (Act.END, {"table": _table}),
    "points": (Act.POINTS, {"player": _player, "points": _points}),
    "out": (Act.DISQUALIFY, {"player": _player}),
}
