"""Questions before a step that cannot be undone, and menus of possible arguments of a command."""

import hashlib
from collections.abc import Mapping, Sequence

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.table.table import Table
from bot.texts import Markup, place, plain, say
from bot.views.keys import Row, in_rows, key, lasting_key
from bot.views.names import seat_name
from bot.views.wording import duration
from bot.zones import OFFERED

TIMES = (30, 60, 120, 300, 3600, 86400)  # offered times for a move, in seconds
ZONE_EXAMPLE = "/zone Europe/Warsaw"  # typed the same in every language
END = "end"  # the argument of the button that leaves a game and so ends it


def timer(table: Table, language: str, *, by_vote: bool = False) -> Screen:
    """Offer times for a move. `by_vote`: whether the players have to agree."""
    buttons = [key(table, duration(seconds, language), Verb.TIMER, seconds) for seconds in TIMES]
    off = key(table, plain(language, "button-timer-off"), Verb.TIMER, 0)
    last = [] if table.kind.must_be_timed else [(off,)]
    lines = [say(language, "question-timer"), *([say(language, "question-timer-vote")] if by_vote else [])]
    return Screen(text=Markup.join("\n", lines), rows=(*in_rows(buttons, 3), *last))


def kick(table: Table, seats: list[int], language: str) -> Screen:
    """Ask who is to leave the lobby; where nobody loses a seat, which player's seat a built-in player is to play."""
    question = "question-stand-in" if table.kind.keeps_seats else "question-kick"
    return Screen(text=say(language, question), rows=people(table, seats, Verb.KICK, language))


def which(
    names: Mapping[str, str], games: Mapping[str, int], marks: Mapping[str, str], verb: Verb, language: str
) -> Screen:
    """Ask which of several people of one name is meant: a button for each, with how many games they have finished.

    All values are by the key of a person; a mark is the argument of their button.
    """
    buttons = [
        lasting_key(plain(language, "which-person", name=name, count=games[key]), verb, marks[key])
        for key, name in names.items()
    ]
    return Screen(text=say(language, "question-which"), rows=tuple(in_rows(buttons, 2)))


def people(table: Table, seats: Sequence[int], verb: Verb, language: str) -> tuple[Row, ...]:
    """Return a button for each of some seats, with a verb that is about the seat's player."""
    buttons = [key(table, seat_name(table, seat, language), verb, mark_of(table, seat)) for seat in seats]
    return tuple(in_rows(buttons, 2))


def marked(table: Table, mark: str) -> int | None:
    """Return the seat of a mark; None if that person does not sit at the table any more."""
    return next((seat for seat in range(len(table.seats)) if mark_of(table, seat) == mark), None)


def mark_of(table: Table, seat: int) -> str:
    """Return a mark that identifies the player on a seat without naming them."""
    chair = table.seats[seat]
    who = chair.person.key if chair.person is not None else f"built-in {chair.number}"
    return hashlib.sha256(f"{table.id} {who}".encode()).hexdigest()[:10]


def end(table: Table, language: str) -> Screen:
    """Ask whether to end the game for everybody."""
    yes = key(table, plain(language, "button-vote-end"), Verb.VOTE, "end", Style.DANGER)
    return Screen(text=say(language, "question-end"), rows=((yes,),))


def leave(table: Table, language: str) -> Screen:
    """Ask a person whether to leave a game that ends without them."""
    yes = key(table, plain(language, "button-vote-end"), Verb.LEAVE, END, Style.DANGER)
    return Screen(text=say(language, "question-leave"), rows=((yes,),))


def forget(person_key: str, language: str) -> Screen:
    """Ask a person whether to delete their data. The button works for that person only."""
    yes = lasting_key(plain(language, "button-forget-me"), Verb.FORGET, mark_of_asker(person_key), Style.DANGER)
    return Screen(text=say(language, "question-forget"), rows=((yes,),))


def mark_of_asker(person_key: str) -> str:
    """Return a mark of the person who was asked a question."""
    return hashlib.sha256(person_key.encode()).hexdigest()[:16]


def zone(present: str, language: str) -> Screen:
    """Tell the present zone, and offer others."""
    buttons = [lasting_key(place(language, one), Verb.ZONE, one) for one in OFFERED]
    text = say(language, "zone-question", zone=place(language, present), example=ZONE_EXAMPLE)
    return Screen(text=text, rows=tuple(in_rows(buttons, 3)))
