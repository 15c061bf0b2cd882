"""Typed rulings: `/judge fine 3 Anna 120 looked at the talon`. The words at the end are the remark."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.namesakes import looks
from bot.people import NAMELESS, Person, clean_name, inert, one_line
from bot.refusal import Refusal
from bot.screens.tournament.parts import names_of
from bot.texts import bare
from bot.tournament.tournament import Act, Draft, Tournament
from engine.tournament.errors import refuse
from engine.tournament.judging import read_fine, read_points
from engine.tournament.model import LONGEST_REMARK, OTHER
from engine.tournament.model import Person as CorePerson

EXAMPLES = "annul 3 …, fine 3 Anna 50 …, both 3 Anna 50 …, points Anna 1 …, out Anna …, back 1"
MOST_DIGITS = 4


class Players(NamedTuple):
    """The players of a tournament, as a ruling may name them."""

    named: Sequence[tuple[str, int]]
    """Names, names with the number of a namesake, and mentions, each with the player's number."""

    found: Tournament
    """The tournament."""


def read(found: Tournament, judge: str, typed: str, mentioned: Iterable[tuple[str, str]] = ()) -> Draft:
    """Parse a typed ruling into the draft that is to be confirmed. Raises Refusal or EngineError.

    `mentioned` are words that mention a person, each with the person's key.
    """
    word, rest = _first(bare(typed))  # names may be copied from a screen
    word = word.lower()
    fields: dict[str, Any] = {}
    players = _players(found, mentioned)
    if word in _RULINGS:
        act, parts = _RULINGS[word]
        for name, reader in parts.items():
            at_table = fields.get("table") if reader is _player else None
            fields[name], rest = _player(players, rest, at_table) if reader is _player else reader(players, rest)
        return Draft(id=0, judge=judge, act=act, **fields, **_why(rest))
    match word:
        case "takeover" | "cancel":
            act = {"takeover": Act.TAKE_OVER, "cancel": Act.CANCEL}[word]
        case "back":
            act, fields["other"] = Act.TAKE_BACK, max(_number(rest) - 1, 0)
        case "confirm":
            act, fields["other"] = Act.CONFIRM, _number(rest)
        case "appoint":
            act, offer = Act.APPOINT, _place(found, [one.person for one in found.offers], rest, mentioned)
            fields = {"other": offer + 1} if offer is not None else {"player": _player(players, rest)[0]}
        case "dismiss":
            act, judged = Act.DISMISS, _place(found, found.core.judges, rest, mentioned)
            if judged is None:
                raise refuse("no_such_judge")
            fields["other"] = judged
        case "swap":
            act = Act.SWAP
            fields["player"], rest = _player(players, rest)
            fields["other"], _ = _player(players, rest.lstrip("/,-– ").strip())
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


def _players(found: Tournament, mentioned: Iterable[tuple[str, str]]) -> Players:
    entered, numbered, words = [one.person for one in found.core.players], names_of(found), dict(mentioned)
    named = list[tuple[str, int]]()
    for number, one in enumerate(entered, 1):
        with_number = bare(numbered.get(one.key, "")).replace("\u00a0", " ")
        spoken = (inert(said) for said, key in words.items() if key == one.key)
        named += [(name, number) for name in (with_number, one.name, *spoken) if name not in {"", NAMELESS}]
    return Players(named, found)


def _player(players: Players, rest: str, at_table: int | None = None) -> tuple[int, str]:
    """Parse the player at the start of a text, by name, mention or as `#5`; return their number and the rest.

    If several names fit, the longest one wins. Of namesakes the one at a table is meant, if it is given. Raises Refusal
    if several are left.
    """
    core = players.found.core
    if rest.startswith("#"):
        word, after = _first(rest)
        number = _number(word)
        if not 1 <= number <= len(core.players):
            raise refuse("no_such_player")
        return number, after
    typed, fitting = inert(rest), dict[int, int]()  # by number: where the name ends
    for name, number in players.named:
        end = _end_of(name, typed)
        following = typed[end : end + 1]
        if end and (not following or following.isspace() or following in "/,-–"):
            fitting[number] = max(end, fitting.get(number, 0))
    longest = max(fitting.values(), default=0)
    meant = [number for number, end in fitting.items() if end == longest]
    here = [number for number in meant if number in _players_at(players.found, at_table)]
    if not meant:
        raise Refusal("nobody-of-that-name", name=rest or "?")
    _must_be_one(players.found, [core.players[number - 1].person for number in here or meant])
    return (here or meant)[0], typed[longest:].strip()


def _players_at(found: Tournament, table: int | None) -> Sequence[int | None]:
    tables = found.core.rounds[-1].tables if found.core.rounds else ()
    return tables[table - 1].seats if table is not None and 1 <= table <= len(tables) else ()


def _must_be_one(found: Tournament, meant: Sequence[Person | CorePerson]) -> None:
    """Raise Refusal, with the names of all, if several people are meant."""
    if len(meant) > 1:
        names = names_of(found)
        raise Refusal("judge-which", names=", ".join(bare(names.get(one.key, one.name)) for one in meant))


def _end_of(name: str, typed: str) -> int:
    """Return the length of a name at the start of a text, in either case; 0 if the text begins otherwise.

    Letters such as ß have another number of letters in the other case.
    """
    wanted = name.casefold()
    ends = range(1, min(len(wanted), len(typed)) + 1)
    return next((end for end in ends if typed[:end].casefold() == wanted), 0)


def _place(
    found: Tournament, people: Sequence[Person | CorePerson], typed: str, mentioned: Iterable[tuple[str, str]]
) -> int | None:
    """Return the index of a person who is typed by name or mentioned, from 0; None if they are not there.

    Raises Refusal if several are meant.
    """
    key, wanted, names = dict(mentioned).get(typed), looks(clean_name(typed.lstrip("@"))), names_of(found)
    ways = (
        [place for place, one in enumerate(people) if key and one.key == key],
        [place for place, one in enumerate(people) if looks(clean_name(bare(names.get(one.key, "")))) == wanted],
        [place for place, one in enumerate(people) if looks(one.name) == wanted],
    )
    meant = next(filter(None, ways[:1] if key else ways), [])
    _must_be_one(found, [people[place] for place in meant])
    return meant[0] if meant else None


def _table(_players: Players, rest: str) -> tuple[int, str]:
    word, rest = _first(rest)
    return _number(word), rest


def _fine(_players: Players, rest: str) -> tuple[str, str]:
    word, rest = _first(rest)
    return str(read_fine(word)), rest


def _points(_players: Players, rest: str) -> tuple[str, str]:
    word, rest = _first(rest)
    return str(read_points(word)), rest


# The rulings by their first word: the act, and the draft's fields in the order they are typed. Each field has a
# function that parses it and returns the rest of the text.
_RULINGS: Mapping[str, tuple[Act, Mapping[str, Callable[[Players, str], tuple[int | str, str]]]]] = {
    "annul": (Act.ANNUL, {"table": _table}),
    "fine": (Act.FINE, {"table": _table, "player": _player, "points": _fine}),
    "both": (Act.ANNUL_AND_FINE, {"table": _table, "player": _player, "points": _fine}),
    "end": (Act.END, {"table": _table}),
    "points": (Act.POINTS, {"player": _player, "points": _points}),
    "out": (Act.DISQUALIFY, {"player": _player}),
}
