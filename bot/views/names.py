"""Names of people, built-in players and presets, and points, as screens write them."""

from collections.abc import Iterable, Mapping

from bot.people import NAMELESS, Person, PersonKey, skeleton, unique_names
from bot.table.table import Table
from bot.texts import LANGUAGES, Markup, has, isolated, listed, plain
from engine.tournament.model import Person as CorePerson

LIKELY = 3  # presets that a lobby offers beside its own
BUILT_IN = 8  # built-in players whose names are recognised


def judged_by(by: Person | CorePerson, confirmed: Person | CorePerson | None, language: str) -> str:
    """Name the judge who has decided, and who has confirmed it, as plain text."""
    return listed(language, (named(one.name, language) for one in (by, confirmed) if one is not None))


def named(name: str, language: str) -> str:
    """Return a person's name as plain text that is safe in lines of any writing direction."""
    return plain(language, "open-nameless") if name in {"", NAMELESS} else isolated(name)


def titled(title: str, language: str) -> str:
    """Return a group's title as plain text, or a general word for a group without one, such as a room of the page."""
    return title or plain(language, "daily-untitled")


def seat_name(table: Table, seat: int, language: str) -> str:
    """Return the name of the player on a seat, as plain text that is safe in lines of any writing direction.

    It is not escaped yet (`Markup.of`).
    """
    chair = table.seats[seat]
    if chair.forgotten:
        return named(NAMELESS, language)
    if chair.person is None:
        return plain(language, "bot-name", number=chair.number)
    if chair.person.name == NAMELESS:
        return plain(language, "player-name", number=seat + 1)
    return _names(table, language)[chair.person.key]


def person_name(table: Table, person: Person, language: str) -> str:
    """Return the name of a person whom a table tells of, wherever they sit, as `seat_name` does."""
    return _names(table, language).get(person.key) or named(person.name, language)


def _names(table: Table, language: str) -> Mapping[str, str]:
    """Return the names of all who have or had a seat, or ask for one, by key; worked out once."""
    known: dict[str, Mapping[str, str]] = table.__dict__.setdefault("_names", {})  # as a cached_property would keep it
    if language not in known:
        known[language] = _worked_out(table, language)
    return known[language]


def _worked_out(table: Table, language: str) -> Mapping[str, str]:
    people, taken = dict[str, str](), list[str]()
    for seat, chair in enumerate(table.seats):
        for one in (*(earlier.person for earlier in chair.earlier), chair.person):
            if one is not None and one.key and one.name != NAMELESS:
                people[one.key] = one.name
        numbers = [earlier.number for earlier in chair.earlier if earlier.number]
        numbers += [chair.number] if chair.person is None and not chair.forgotten else []
        taken += [plain(language, "bot-name", number=number) for number in numbers]
        if chair.person is not None and chair.person.name == NAMELESS:
            taken.append(plain(language, "player-name", number=seat + 1))
    people |= {one.person.key: one.person.name for one in table.knocks if one.person.name != NAMELESS}
    return unique_names(people, taken)


def succession(times: Iterable[Table], seat: int, language: str) -> str:
    """Return the names of those who held a seat at some times, given by the table as it was then: `Anna → Ben`."""
    return " → ".join(dict.fromkeys(seat_name(table, seat, language) for table in times))


def person_key(table: Table, seat: int | None) -> str:
    """Return the key of the person on a seat; empty for nobody and for a built-in player."""
    person = table.seats[seat].person if seat is not None else None
    return person.key if person is not None else ""


def is_own(table: Table, seat: int | None, reader: PersonKey | None) -> bool:
    """Whether a seat is that of a reader, given by their key; it is not if there is no reader."""
    return bool(reader) and person_key(table, seat) == reader


def name_for(table: Table, seat: int, language: str, reader: PersonKey | None) -> str:
    """Return the name of the player on a seat, for the table's chats (None) or a page's reader, who is called "You"."""
    return plain(language, "own-name") if is_own(table, seat, reader) else seat_name(table, seat, language)


def seat_names(table: Table, seats: Iterable[int], language: str) -> str:
    """Return several names, as a list in a sentence."""
    return listed(language, (seat_name(table, seat, language) for seat in seats))


def winner_names(table: Table, seats: Iterable[int], language: str) -> str:
    """Return the names of winners as a list in a sentence. A bot won on the seat of a person who had left."""
    names = [(seat_name(table, seat, language), table.seats[seat].left) for seat in seats]
    return listed(language, (plain(language, "bot-for", name=name) if left else name for name, left in names))


def mention(table: Table, seat: int, language: str) -> Markup:
    """Return a name as a mention, in the form that adapters translate (`bot.screen`)."""
    chair = table.seats[seat]
    name = Markup.of(seat_name(table, seat, language))
    if chair.person is None or chair.masked or table.kind.own_names:
        return name
    return Markup(f'<a href="person:{Markup.of(chair.person.key)}">{name}</a>')


def signed(value: int) -> str:
    """Write a change of points with its sign."""
    return f"+{value}" if value > 0 else points(value)


def points(value: int) -> str:
    """Write points, with a minus sign that is as wide as a digit."""
    return f"−{-value}" if value < 0 else str(value)


def is_built_in(typed: str) -> bool:
    """Whether this is the name of a built-in player in any language."""
    wanted = skeleton(typed)
    return any(
        skeleton(plain(language, "bot-name", number=number)) == wanted
        for language in LANGUAGES
        for number in range(1, BUILT_IN + 1)
    )


def preset_name(preset: str, language: str) -> str:
    """Return the name of a preset. One that this release does not know is called a preset of an older one."""
    key = f"preset-{preset}"
    return plain(language, key if has(key) else "preset-unknown")


def short_preset_name(preset: str, language: str) -> str:
    """Return a preset's name for a narrow button, without the name of the game if people know it anyway."""
    key = f"preset-{preset}.short"
    return plain(language, key) if has(key) else preset_name(preset, language)


def usual_preset(language: str) -> str:
    """Return the preset that people who speak a language play, unless they choose another."""
    return plain(language, "usual-preset")


def likely_presets(language: str, besides: str) -> list[str]:
    """Return the presets that people who speak a language are likely to choose, without the one named `besides`."""
    known = [usual_preset(language), *plain(language, "likely-presets").split()]
    return [preset for preset in known if preset != besides][:LIKELY]
