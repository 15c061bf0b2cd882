"""What a tournament tells single players in private, in messages that stay: their results, and their penalties."""

from collections.abc import Iterator
from functools import cache

from bot.ports.store import SurfaceKind, SurfaceName
from bot.screen import Screen
from bot.screens.tournament import own
from bot.showing.sound import Sound
from bot.showing.surface import Surface, without_links
from bot.tournament.tournament import Tournament, TournamentStage
from engine.tournament import questions, standings
from engine.tournament.standings import Row

TOLD = frozenset({TournamentStage.PLAYING, TournamentStage.FINISHED})


def told_players(tournament: Tournament) -> Iterator[Surface]:
    """Yield the result of the present round for each player whose game is over, and each penalty for its player.

    A penalty makes its player's phone buzz; a result is silent.
    """
    core = tournament.core
    people = {member.person.key: member for member in tournament.members}
    for number, one in enumerate(core.penalties, 1):
        member = people.get(core.players[one.player - 1].person.key)
        if member is not None and member.person.key:
            name = SurfaceName(SurfaceKind.NOTICE, number, member.person.key)
            draw = without_links(own.penalised, tournament, number, member.person.language)
            yield Surface(name, member.person, draw, sound=Sound.LOUD if member.nudges else Sound.NONE)
    present = core.current
    done = [number for number, one in enumerate(present.tables if present is not None else (), 1) if one.result]
    if not done or core.stage not in TOLD or present is None:
        return

    @cache  # for all players, and only if one of these messages is drawn
    def rows() -> dict[int, Row]:
        return {row.player: row for row in standings.standings(core)}

    def drawn(table: int, seat: int, player: int, language: str) -> Screen:
        return own.result(tournament, table, seat, rows()[player], language)

    # A result is edited once: at the end of the round, and not for that of each other table.
    state = f"{tournament.round_is_over} {core.stage}"
    for number in done:
        for seat, player in enumerate(present.tables[number - 1].seats):
            member = people.get(core.players[player - 1].person.key) if player is not None else None
            if player is None or member is None or not member.person.key or not questions.is_in(core, player):
                continue
            person = member.person
            name = SurfaceName(SurfaceKind.STANDINGS, core.round, person.key)
            draw = without_links(drawn, number, seat, player, person.language)
            yield Surface(name, person, draw, mark=f"{state} {person.language}")
