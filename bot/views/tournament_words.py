"""The words of a tournament: names, points, sentences about judges and seals, and its buttons."""

import datetime as dt
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import count

from bot.codec import ButtonToken, Verb, encode
from bot.people import NAMELESS, Person, PersonKey, unique_names
from bot.screen import Button, Style
from bot.texts import LANGUAGES, Said, evening, listed, place, plain, said, speaks
from bot.texts.sentences import cut, short
from bot.tournament.tournament import Act, Draft, Tournament, TournamentStage
from bot.views.history import why
from bot.views.keys import LABEL_CELLS
from bot.views.names import judged_by, named
from bot.zones import local
from engine.tournament.model import Person as CorePerson
from engine.tournament.model import RoundTable
from engine.tournament.standings import Standing

HALVES = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}

NAME_CELLS = 20  # cells of a name in a list or beside points
NAMES_LISTED = 20  # most names in a sentence

GONE = " ×"  # behind the name of a player who no longer plays

THREAD_TITLE = 100  # characters; Telegram would take 128


def key(tournament: Tournament, label: str, verb: Verb, argument: str | int = "", style: Style = Style.PLAIN) -> Button:
    """Return a button of a tournament. It is valid during the present round."""
    return Button(
        label=short(label, LABEL_CELLS[1]),
        data=encode(ButtonToken(tournament.id, tournament.core.round, verb, str(argument))),
        style=style,
    )


def title_in(tournament: Tournament, language: str) -> str:
    """Return a tournament's name for a reader: one that nobody gave it is in their language."""
    name = tournament.core.settings.name
    usual = "tournament-nameless"
    return plain(language, usual) if name in {plain(one, usual) for one in LANGUAGES} else name


def fraction(value: Fraction) -> str:
    """Write points of the tournament: 3, 1½, ⅓, −2."""
    sign, value = ("−", -value) if value < 0 else ("", value)
    whole, rest = divmod(value, 1)
    if not rest:
        return f"{sign}{whole}"
    part = HALVES.get(rest, f"{rest.numerator}/{rest.denominator}")
    return f"{sign}{whole or ''}{' ' if whole and '/' in part else ''}{part}"


def moment_of(at: float, zone: str, language: str) -> dict[str, str]:
    """Return a moment, in seconds since the epoch, as the parameters `when` and `zone` of a sentence."""
    return {"when": when(local(at, zone), language), "zone": place(language, zone)}


def when(wall: dt.datetime, language: str) -> str:
    """Return a day and a time, as they stand in sentences about evenings."""
    return evening(speaks(language, "evenings-next"), wall)


def player_name(tournament: Tournament, number: int, language: str) -> str:
    """Return a player's name as plain text."""
    return person_name(tournament, tournament.core.players[number - 1].person, language)


def is_own(tournament: Tournament, number: int, reader: PersonKey | None) -> bool:
    """Whether a player, by number, is the reader with this key; nobody is if there is no reader."""
    return bool(reader) and tournament.core.players[number - 1].person.key == reader


def name_for(tournament: Tournament, number: int, language: str, reader: PersonKey | None) -> str:
    """Return a player's name, for the chat (None) or a page's reader, who is called "You"."""
    if is_own(tournament, number, reader):
        return plain(language, "own-name")
    return player_name(tournament, number, language)


def player_names(tournament: Tournament, language: str) -> list[str]:
    """Return the names of all players in the order of entry, each cut."""
    known, people = names_of(tournament), (one.person for one in tournament.core.players)
    return [short(known.get(one.key) or named(one.name, language), NAME_CELLS) for one in people]


def listed_players(tournament: Tournament, numbers: Iterable[int], language: str) -> str:
    """List players, each name cut; empty for nobody."""
    every = player_names(tournament, language)
    names = [every[number - 1] for number in numbers]
    return listed(language, names, NAMES_LISTED) if names else ""


def person_name(tournament: Tournament, person: Person | CorePerson, language: str) -> str:
    """Return the name of a person whom a tournament tells of as plain text, told apart from namesakes."""
    return names_of(tournament).get(person.key) or named(person.name, language)


def names_of(tournament: Tournament) -> Mapping[str, str]:
    """Return the names of all people in a tournament, and of those who ask to join or offer to judge, by key.

    They are worked out once.
    """
    kept = tournament.__dict__  # as a cached_property would keep it
    if "_names" not in kept:
        kept["_names"] = _worked_out(tournament)
    names: Mapping[str, str] = kept["_names"]
    return names


def _worked_out(tournament: Tournament) -> Mapping[str, str]:
    core = tournament.core
    people = [*(player.person for player in core.players), core.organiser, *core.judges]
    names = {one.key: one.name for one in people}
    others = [*(one.person for one in tournament.knocks), *(one.person for one in tournament.offers)]
    names |= {one.key: one.name for one in others}
    return unique_names({key: name for key, name in names.items() if key and name not in {"", NAMELESS}})


def ranked_name(tournament: Tournament, row: Standing, language: str) -> str:
    """Return a player's name in the standings, with × if they no longer play."""
    return f"{player_name(tournament, row.player, language)}{GONE if row.status != 'in' else ''}"


def seat_names(tournament: Tournament, drawn: RoundTable, language: str, reader: PersonKey | None = None) -> list[str]:
    """Return the names at a table by seat, as plain text. Built-in players are numbered; a page's reader is "You"."""
    fillers = count(1)
    return [
        plain(language, "bot-name", number=next(fillers))
        if number is None
        else name_for(tournament, number, language, reader)
        for number in drawn.seats
    ]


def officials(tournament: Tournament, language: str) -> tuple[Said, ...]:
    """Name the organiser and the judges."""
    core = tournament.core
    organiser = said(language, "tournament-organiser", name=person_name(tournament, core.organiser, language))
    if not core.judges:
        return (organiser,)
    names = listed(language, (person_name(tournament, judge, language) for judge in core.judges))
    return organiser, said(language, "tournament-judges", names=names)


def judges(tournament: Tournament, language: str) -> tuple[Said, ...]:
    """While rounds are played, name the judges, and say how players find out who judges their table."""
    core = tournament.core
    if core.stage is not TournamentStage.PLAYING:
        return ()
    names = listed(language, (named(one.name, language) for one in (core.organiser, *core.judges)))
    return (said(language, "round-judges", names=names),)


def thread_title(tournament: Tournament, number: int, language: str) -> str:
    """Return the title of the thread for a table of the present round."""
    drawn = tournament.core.rounds[-1].tables[number - 1]
    names = listed(language, (short(name, 16) for name in seat_names(tournament, drawn, language)))
    title = plain(language, "thread-title", round=tournament.core.round, table=number, names=names)
    return cut(title, THREAD_TITLE)


def name_in(tournament: Tournament, draft: Draft, language: str) -> str:
    """Return the name of whom an act is about; empty for nobody."""
    if draft.player:
        return player_name(tournament, draft.player, language)
    if draft.act is Act.APPOINT and 1 <= draft.other <= len(tournament.offers):
        return person_name(tournament, tournament.offers[draft.other - 1].person, language)
    if draft.act is Act.DISMISS and draft.other < len(tournament.core.judges):
        return person_name(tournament, tournament.core.judges[draft.other], language)
    return ""


def described(tournament: Tournament, draft: Draft, language: str) -> Said:
    """Describe what a judge wants to do."""
    if draft.act is Act.CONFIRM:
        proposal = next((one for one in tournament.proposals if one.draft.id == draft.other), None)
        what = "" if proposal is None else described(tournament, proposal.draft, language)
        return said(language, "desk-act-confirm", number=draft.other, what=what)
    return said(
        language,
        f"desk-act-{draft.act}",
        table=draft.table,
        hand=draft.hand,
        name=name_in(tournament, draft, language),
        number=draft.other + 1,
        points=draft.points,
    )


def proposals(tournament: Tournament, language: str) -> tuple[Said, ...]:
    """Tell the open proposals of judges who play themselves, which another judge has to confirm."""
    return tuple(
        said(
            language,
            "round-proposal",
            number=one.draft.id,
            what=described(tournament, one.draft, language),
            judge=person_name(tournament, one.by, language),
            reason=why(one.draft.reason, one.draft.remark, language),
        )
        for one in tournament.proposals
    )


def penalties(tournament: Tournament, language: str, round_number: int | None = None) -> tuple[Said, ...]:
    """Tell the removals of players, of one round or of all. Those taken back are told too."""
    return tuple(
        penalty(tournament, number, language)
        for number, one in enumerate(tournament.core.penalties, 1)
        if round_number in {None, one.round}
    )


def penalty(tournament: Tournament, number: int, language: str) -> Said:
    """Tell the removal of a player, by its number from 1."""
    one = tournament.core.penalties[number - 1]
    return said(
        language,
        f"penalty-{one.do}{'-back' if one.taken_back else ''}",
        number=number,
        name=player_name(tournament, one.player, language),
        reason=why(one.reason, one.remark, language),
        judge=judged_by(one.by, one.confirmed, language),
    )
