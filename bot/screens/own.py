"""The lines of a message for the people who are named in them: a page uses these to call its reader "You"."""

from collections.abc import Callable, Iterable
from functools import partial

from bot.texts import plain
from bot.tournament.tournament import Tournament
from engine.tournament.standings import Standing

OwnLine = dict[str, str]


def own_name(language: str) -> str:
    """Return the word that takes the place of the reader's own name in a line or a column, as plain text."""
    return plain(language, "own-name")


def own_line(person: str, line: str, own: str) -> OwnLine:
    """Return a line of a message, in markup, with its wording for the person with this key."""
    return {"person": person, "line": str(line), "own": str(own)}


def own_lines_of_rows(
    tournament: Tournament, rows: Iterable[Standing], language: str, draw: Callable[..., str]
) -> list[OwnLine]:
    """Return each row of standings, drawn by `draw(tournament, row=…, language=…)`, with its wording for its player."""
    found = []
    for row in rows:
        found += own_lines_of_players(tournament, [row.player], language, partial(draw, row=row, language=language))
    return found


def own_lines_of_players(
    tournament: Tournament, players: Iterable[int], language: str, draw: Callable[[Tournament], str]
) -> list[OwnLine]:
    """Return a line drawn for a tournament, with its wording for each of some players."""
    core, line = tournament.core, draw(tournament)
    found = []
    for number in players:
        player = core.players[number - 1]
        person = player.person.model_copy(update={"name": own_name(language)})
        own = player.model_copy(update={"person": person})
        others = (*core.players[: number - 1], own, *core.players[number:])
        read = tournament.replace(core=core.model_copy(update={"players": others}))
        found.append(own_line(player.person.key, line, draw(read)))
    return found
