"""The course of a tournament: drawing a round, exchanging players, and the end."""

from __future__ import annotations

from engine.tournament import draw, questions, settings
from engine.tournament.actions import Begin, Cancel, Draw, Finish, OpenDeals, Swap
from engine.tournament.entries import with_round
from engine.tournament.errors import refuse
from engine.tournament.model import Exchange, Round, RoundTable, Secrets, Tournament, TournamentStage, is_hash
from engine.tournament.rights import is_judge, require_organiser


def require_secrets(tournament: Tournament | None, secrets: Secrets | None) -> Secrets:
    """Return the secrets of the next round; refuses missing, malformed and used ones: ``bad_secret``."""
    if secrets is None:
        raise refuse("bad_secret")
    used = set()
    if tournament is not None:
        served = [*(one.secrets for one in tournament.rounds), *([tournament.sealed] if tournament.sealed else [])]
        used = {secret for one in served for secret in (one.lot, one.deals)}
    whole = is_hash(secrets.lot) and is_hash(secrets.deals)
    if not whole or secrets.lot == secrets.deals or used & {secrets.lot, secrets.deals}:
        raise refuse("bad_secret")
    return secrets


def draw_round(tournament: Tournament, action: Draw) -> Tournament:
    """Open the lot, draw the round, and seal the one after it."""
    if action.by is not None or tournament.stage is TournamentStage.REGISTRATION:
        require_organiser(tournament, action.by)
    if refusal := questions.draw_refusal(tournament):
        raise refuse(
            refusal,
            tables=questions.tables_left(tournament),
            people=len(questions.people_to_draw(tournament)),
            minimum=questions.least_people(tournament),
        )
    if tournament.sealed is None:
        raise ValueError("a round that can be drawn is sealed")
    planned = tournament.planned or tournament.settings.rounds or settings.default_rounds(len(tournament.players))
    follows = tournament.round + 1 < planned
    sealed = require_secrets(tournament, action.secrets) if follows else None
    _require_codes(tournament, action.codes)

    mixed = draw.shares(tournament)
    drawn = draw.draw(tournament, tournament.sealed.lot, mixed)
    new_round = Round(
        secrets=tournament.sealed,
        shares=mixed,
        typed=draw.typed(tournament),
        tables=tuple(
            RoundTable(seats=table.seats, dealer=table.dealer, code=code)
            for table, code in zip(drawn.tables, action.codes, strict=True)
        ),
        byes=drawn.byes,
    )
    return tournament.model_copy(
        update={
            "stage": TournamentStage.PLAYING,
            "planned": planned,
            "rounds": (*tournament.rounds, new_round),
            "sealed": sealed,
            "players": tuple(one.model_copy(update={"share": "", "typed": 0}) for one in tournament.players),
        }
    )


def _require_codes(tournament: Tournament, codes: tuple[str, ...]) -> None:
    needed = questions.tables_needed(tournament)
    used = {table.code for one in tournament.rounds for table in one.tables} | {tournament.code, ""}
    if len(codes) != needed or len(set(codes)) != needed or used & set(codes):
        raise refuse("bad_codes", tables=needed)


def swap(tournament: Tournament, action: Swap) -> Tournament:
    """Exchange two players of the round."""
    if not action.admin and not is_judge(tournament, action.by.key):
        raise refuse("not_a_judge")
    if refusal := questions.swap_refusal(tournament):
        raise refuse(refusal)
    if questions.number_of(tournament, action.by.key) in (action.first, action.second):
        raise refuse("own_seat")
    drawn = tournament.rounds[-1]
    for number in (action.first, action.second):
        player = questions.player(tournament, number)
        if player.withdrew_in is not None:
            raise refuse("withdrawn", player=number)
        if not questions.is_in(tournament, number):
            raise refuse("disqualified", player=number)
        if number not in drawn.byes and questions.place(tournament, number) is None:
            raise refuse("not_drawn", player=number)
    if action.first == action.second:
        raise refuse("same_player")
    seats, byes = exchanged([table.seats for table in drawn.tables], drawn.byes, action.first, action.second)
    tables = tuple(table.model_copy(update={"seats": anew}) for table, anew in zip(drawn.tables, seats, strict=True))
    exchange = Exchange(first=action.first, second=action.second, by=action.by)
    return with_round(tournament, tables=tables, byes=byes, exchanges=(*drawn.exchanges, exchange))


def exchanged(
    tables: list[tuple[int | None, ...]], byes: tuple[int, ...], first: int, second: int
) -> tuple[list[tuple[int | None, ...]], tuple[int, ...]]:
    """Return the seats of all tables, and who sits out, after two players were exchanged."""
    changed = {first: second, second: first}
    seats = [tuple(number and changed.get(number, number) for number in table) for table in tables]
    return seats, tuple(sorted(changed.get(number, number) for number in byes))


def begin(tournament: Tournament, action: Begin) -> Tournament:
    """Let the tables of the round be dealt."""
    if action.by is not None:
        require_organiser(tournament, action.by)
    drawn = questions.drawn_round(tournament, action.round)
    if drawn.begun or action.round < tournament.round:
        return tournament
    return with_round(tournament, begun=True)


def open_deals(tournament: Tournament, action: OpenDeals) -> Tournament:
    """Note that the first hands of the round are over."""
    drawn = questions.drawn_round(tournament, action.round)
    if drawn.deals_open or action.round < tournament.round:
        return tournament
    return with_round(tournament, deals_open=True, begun=True)


def finish(tournament: Tournament, action: Finish) -> Tournament:
    """End the tournament after its last round."""
    if action.by is not None:
        require_organiser(tournament, action.by)
    if refusal := questions.stage_refusal(tournament):
        raise refuse(refusal)
    if left := questions.tables_left(tournament):
        raise refuse("round_unfinished", tables=left)
    if questions.due(tournament) is not questions.Due.FINISH:
        raise refuse("rounds_left")
    return tournament.model_copy(update={"stage": TournamentStage.FINISHED})


def cancel(tournament: Tournament, action: Cancel) -> Tournament:
    """Cancel the tournament."""
    require_organiser(tournament, action.by)
    questions.require_open(tournament)
    return tournament.model_copy(update={"stage": TournamentStage.CANCELLED})
