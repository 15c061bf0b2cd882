"""What a judge types: `/judge fine 3 Anna 120 looked at the talon`. The words at the end are the remark."""

from __future__ import annotations

from bot.people import NAMELESS, clean_name, inert, one_line
from bot.refusal import Refusal
from bot.texts import bare
from bot.tournament.tournament import Act, Draft, Tournament
from engine.tournament.errors import refuse
from engine.tournament.judging import read_fine, read_points
from engine.tournament.model import LONGEST_REMARK, OTHER

EXAMPLES = "annul 3 …, fine 3 Anna 50 …, both 3 Anna 50 …, points Anna 1 …, out Anna …, back 1"
_TABLES = {"annul": Act.ANNUL, "fine": Act.FINE, "both": Act.ANNUL_AND_FINE, "end": Act.END}
_PLAIN = {"takeover": Act.TAKE_OVER, "cancel": Act.CANCEL}
MOST_DIGITS = 4


def read(found: Tournament, judge: str, typed: str) -> Draft:
    """Parse a typed ruling into the question that confirms it. Raises Refusal or EngineError."""
    word, _, rest = bare(typed).strip().partition(" ")  # names may be copied from a screen
    word, rest = word.lower(), rest.strip()
    if word in _PLAIN:
        return Draft(id=0, judge=judge, act=_PLAIN[word])
    if word in _TABLES:
        return _at_table(found, judge, _TABLES[word], rest)
    match word:
        case "points":
            player, rest = _player(found, rest)
            points, rest = _first(rest)
            taken = read_points(points)
            return Draft(id=0, judge=judge, act=Act.POINTS, player=player, points=str(taken), **_why(rest))
        case "out":
            player, rest = _player(found, rest)
            return Draft(id=0, judge=judge, act=Act.DISQUALIFY, player=player, **_why(rest))
        case "back":
            number = _number(rest)
            return Draft(id=0, judge=judge, act=Act.TAKE_BACK, other=max(number - 1, 0))
        case "confirm":
            return Draft(id=0, judge=judge, act=Act.CONFIRM, other=_number(rest))
        case "appoint":
            return _appointed(found, judge, rest)
        case "dismiss":
            return _dismissed(found, judge, rest)
        case "swap":
            first, rest = _player(found, rest)
            second, _ = _player(found, rest.lstrip("/,-– ").strip())
            return Draft(id=0, judge=judge, act=Act.SWAP, player=first, other=second)
        case _:
            raise Refusal("bad-value", typed=word, option="/judge", suggestion=EXAMPLES)


def _at_table(found: Tournament, judge: str, act: Act, rest: str) -> Draft:
    number, rest = _first(rest)
    table = _number(number)
    player, points = 0, ""
    if act in {Act.FINE, Act.ANNUL_AND_FINE}:
        player, rest = _player(found, rest)
        typed, rest = _first(rest)
        points = str(read_fine(typed))
    return Draft(id=0, judge=judge, act=act, table=table, player=player, points=points, **_why(rest))


def _first(rest: str) -> tuple[str, str]:
    word, _, rest = rest.strip().partition(" ")
    return word, rest.strip()


def remark(typed: str) -> str:
    """Return a remark as it is kept. Raises EngineError for one that is too long."""
    words = " ".join(typed.split())
    if len(words) > LONGEST_REMARK:
        raise refuse("bad_remark", maximum=LONGEST_REMARK)
    return one_line(words, LONGEST_REMARK)


def _why(typed: str) -> dict[str, str]:
    """Return reason and remark: without a word about it the reason is chosen from the list."""
    words = remark(typed)
    return {"reason": OTHER if words else "", "remark": words}


def _number(typed: str) -> int:
    word = typed.strip().lstrip("#")
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise Refusal("bad-value", typed=typed or "?", option="/judge", suggestion=EXAMPLES)
    return int(word)


def _player(found: Tournament, rest: str) -> tuple[int, str]:
    """Return the player whom the text begins with, by name or as `#5`, and what follows. The longest name counts."""
    if rest.startswith("#"):
        word, after = _first(rest)
        number = _number(word)
        if not 1 <= number <= len(found.core.players):
            raise refuse("no_such_player")
        return number, after
    folded = inert(rest).casefold()
    known = sorted(
        ((one.person.name.casefold(), number) for number, one in enumerate(found.core.players, 1)),
        key=lambda one: -len(one[0]),
    )
    for name, number in known:
        ends = folded[len(name) : len(name) + 1]
        if name and name != NAMELESS and folded.startswith(name) and (not ends or ends.isspace() or ends in "/,-–"):
            return number, inert(rest)[len(name) :].strip()
    raise Refusal("nobody-of-that-name", name=rest or "?")


def _appointed(found: Tournament, judge: str, rest: str) -> Draft:
    wanted = clean_name(rest.lstrip("@")).casefold()
    for place, one in enumerate(found.offers, 1):
        if one.person.name.casefold() == wanted:
            return Draft(id=0, judge=judge, act=Act.APPOINT, other=place)
    player, _ = _player(found, rest)
    return Draft(id=0, judge=judge, act=Act.APPOINT, player=player)


def _dismissed(found: Tournament, judge: str, rest: str) -> Draft:
    wanted = clean_name(rest.lstrip("@")).casefold()
    for place, one in enumerate(found.core.judges):
        if one.name.casefold() == wanted:
            return Draft(id=0, judge=judge, act=Act.DISMISS, other=place)
    raise refuse("no_such_judge")
