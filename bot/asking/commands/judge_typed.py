"""Typed rulings: `/judge fine 3 Anna 120 looked at the talon`. The words at the end are the remark."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.people import NAMELESS, Person, clean_name, inert, one_line, skeleton
from bot.refusal import Refusal
from bot.texts import bare
from bot.tournament.tournament import Act, Draft, Tournament
from bot.views.tournament_words import names_of
from engine.tournament.errors import refuse
from engine.tournament.judging import read_fine
from engine.tournament.model import LONGEST_REMARK, OTHER
from engine.tournament.model import Person as CorePerson

EXAMPLES = "annul 3 …, fine 3 Anna 50 …, both 3 Anna 50 …, out Anna …, back 1"
MOST_DIGITS = 4

Fields = Mapping[str, Any]
"""Some fields of a draft, by name."""


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
        for part in parts:
            more, rest = part(players, rest, fields)
            fields |= more
        return Draft(id=0, judge=judge, act=act, **fields, **_why(rest))
    match word:
        case "cancel":
            act = Act.CANCEL
        case "back":
            act, fields["other"] = Act.TAKE_BACK, max(_number(rest) - 1, 0)
        case "confirm":
            act, fields["other"] = Act.CONFIRM, _number(rest)
        case "appoint":
            act, offers = Act.APPOINT, _places(found, [one.person for one in found.offers], rest, mentioned)
            listed = [place + 1 for place in offers]
            fields |= _one_of("other", listed) if listed else _one_of("player", _player(players, rest)[0])
        case "dismiss":
            act, judged = Act.DISMISS, _places(found, found.core.judges, rest, mentioned)
            if not judged:
                raise refuse("no_such_judge")
            fields |= _one_of("other", judged)
        case _:
            raise Refusal("bad-value", typed=word, option="/judge", suggestion=EXAMPLES)
    return Draft(id=0, judge=judge, act=act, **fields)


def _one_of(field: str, numbers: Sequence[int]) -> Fields:
    """Return a draft's fields for somebody who is meant; of several, one is still to be chosen."""
    return {field: numbers[0], f"{field}s": tuple(numbers) if len(numbers) > 1 else ()}


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


def _player(players: Players, rest: str, at_table: int | None = None) -> tuple[Sequence[int], str]:
    """Parse the player at the start of a text, by name, mention or as `#5`; return the numbers that fit, and the rest.

    If several names fit, the longest one wins. Of namesakes the one at a table is meant, if it is given. Raises Refusal
    if none fits.
    """
    core = players.found.core
    if rest.startswith("#"):
        word, after = _first(rest)
        number = _number(word)
        if not 1 <= number <= len(core.players):
            raise refuse("no_such_player")
        return [number], after
    typed, fitting = inert(rest), dict[int, int]()  # by number: where the name ends
    for name, number in players.named:
        end = _end_of(name, typed)
        following = typed[end : end + 1]
        if end and (not following or following.isspace() or following in "/,-–"):
            fitting[number] = max(end, fitting.get(number, 0))
    longest = max(fitting.values(), default=0)
    fitting_best = [number for number, end in fitting.items() if end == longest]
    here = [number for number in fitting_best if number in _players_at(players.found, at_table)]
    if not fitting_best:
        raise Refusal("nobody-of-that-name", name=rest or "?")
    return here or fitting_best, typed[longest:].strip()


def _players_at(found: Tournament, table: int | None) -> Sequence[int | None]:
    tables = found.core.rounds[-1].tables if found.core.rounds else ()
    return tables[table - 1].seats if table is not None and 1 <= table <= len(tables) else ()


def _end_of(name: str, typed: str) -> int:
    """Return the length of a name at the start of a text, in either case; 0 if the text begins otherwise.

    Letters such as ß have another number of letters in the other case.
    """
    wanted = name.casefold()
    ends = range(1, min(len(wanted), len(typed)) + 1)
    return next((end for end in ends if typed[:end].casefold() == wanted), 0)


def _places(
    found: Tournament, people: Sequence[Person | CorePerson], typed: str, mentioned: Iterable[tuple[str, str]]
) -> Sequence[int]:
    """Return the indexes, from 0, of the people who may be meant by a typed name or mention; empty for none."""
    key, wanted, names = dict(mentioned).get(typed), skeleton(clean_name(typed.lstrip("@"))), names_of(found)
    ways = (
        [place for place, one in enumerate(people) if key and one.key == key],
        [place for place, one in enumerate(people) if skeleton(clean_name(bare(names.get(one.key, "")))) == wanted],
        [place for place, one in enumerate(people) if skeleton(one.name) == wanted],
    )
    return next(filter(None, ways[:1] if key else ways), [])


def _of_table(_players: Players, rest: str, _before: Fields) -> tuple[Fields, str]:
    word, rest = _first(rest)
    return {"table": _number(word)}, rest


def _of_player(players: Players, rest: str, before: Fields) -> tuple[Fields, str]:
    numbers, rest = _player(players, rest, before.get("table"))
    return _one_of("player", numbers), rest


def _of_fine(_players: Players, rest: str, _before: Fields) -> tuple[Fields, str]:
    word, rest = _first(rest)
    return {"points": str(read_fine(word))}, rest


# The rulings by their first word: the act, and what is typed after it, in this order. Each part is parsed by a function
# that takes the draft's fields from the parts before, and returns its own and the rest of the text.
_RULINGS: Mapping[str, tuple[Act, Sequence[Callable[[Players, str, Fields], tuple[Fields, str]]]]] = {
    "annul": (Act.ANNUL, [_of_table]),
    "fine": (Act.FINE, [_of_table, _of_player, _of_fine]),
    "both": (Act.ANNUL_AND_FINE, [_of_table, _of_player, _of_fine]),
    "end": (Act.END, [_of_table]),
    "out": (Act.DISQUALIFY, [_of_player]),
}
