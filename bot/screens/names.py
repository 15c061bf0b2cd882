"""What people and built-in players are called on a screen."""

from collections.abc import Iterable

from bot.people import NAMELESS, Person
from bot.table.table import Table
from bot.texts import LANGUAGES, Markup, isolated, plain
from engine.tournament.model import Person as CorePerson

BUILT_IN = 8  # the most built-in players whose names are known


def judged_by(by: Person | CorePerson, confirmed: Person | CorePerson | None, language: str) -> str:
    """Return the judge who has decided something, and who had to confirm it, as plain text."""
    return ", ".join(named(one.name, language) for one in (by, confirmed) if one is not None)


def named(name: str, language: str) -> str:
    """Return what somebody is called who has no seat to be called by, as plain text that turns no line round."""
    return plain(language, "open-nameless") if name in {"", NAMELESS} else isolated(name)


def seat_name(table: Table, seat: int, language: str) -> str:
    """Return the name of whoever sits there, as plain text that turns no line round.

    Names are people's own: escape them (`Markup.of`).
    """
    chair = table.seats[seat]
    if chair.forgotten:
        return named(NAMELESS, language)
    if chair.person is None:
        return plain(language, "bot-name", number=chair.number)
    if chair.person.name == NAMELESS:
        return plain(language, "player-name", number=seat + 1)
    return isolated(chair.person.name)


def seat_names(table: Table, seats: Iterable[int], language: str) -> str:
    """Return several names with commas between."""
    return ", ".join(seat_name(table, seat, language) for seat in seats)


def mention(table: Table, seat: int, language: str) -> Markup:
    """Return the name as a mention, which an adapter makes its own."""
    chair = table.seats[seat]
    name = Markup.of(seat_name(table, seat, language))
    return name if chair.person is None else Markup(f'<a href="person:{Markup.of(chair.person.key)}">{name}</a>')


def signed(value: int) -> str:
    """Write a change of points with its sign."""
    return f"+{value}" if value > 0 else points(value)


def points(value: int) -> str:
    """Write points, with a minus that is as wide as a digit."""
    return f"−{-value}" if value < 0 else str(value)


def is_built_in(typed: str) -> bool:
    """Whether a name is what a built-in player is called, in any language."""
    wanted = typed.casefold()
    return any(
        plain(language, "bot-name", number=number).casefold() == wanted
        for language in LANGUAGES
        for number in range(1, BUILT_IN + 1)
    )
