"""The course of a tournament: its opening, drawing a round, and the end."""

from __future__ import annotations

from engine.fairness import SCHEME
from engine.tournament import draw, questions, settings
from engine.tournament.entries import require_person, with_round
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import (
    Person,
    Player,
    Round,
    RoundTable,
    Secrets,
    Tournament,
    TournamentStage,
    UnplayedRound,
    is_hash,
)
from engine.tournament.rights import cancel_refusal, require_organiser
from engine.tournament.settings import Settings


def new(code: str, chosen: Settings, organiser: Person, secrets: Secrets) -> Tournament:
    """Return a tournament that people can join. ``secrets`` are those of round 1.

    Raises ``bad_settings``, ``bad_rules``, ``bad_name``, ``bad_secret``.
    """
    settings.check(chosen)
    require_person(organiser)
    sealed = require_secrets(None, secrets)
    return Tournament(code=code, scheme=SCHEME, settings=chosen, organiser=organiser, sealed=sealed)


def require_secrets(tournament: Tournament | None, secrets: Secrets | None) -> Secrets:
    """Return the secrets of the next round. Refuse missing, malformed and used ones: ``bad_secret``."""
    if secrets is None:
        raise refuse("bad_secret")
    used = set()
    if tournament is not None:
        served = [*(one.secrets for one in tournament.rounds), *(one.secrets for one in tournament.unplayed)]
        served += [tournament.sealed] if tournament.sealed else []
        used = {secret for one in served for secret in (one.lot, one.deals)}
    whole = is_hash(secrets.lot) and is_hash(secrets.deals)
    if not whole or secrets.lot == secrets.deals or used & {secrets.lot, secrets.deals}:
        raise refuse("bad_secret")
    return secrets


def seal_anew(tournament: Tournament, secrets: Secrets) -> Tournament:
    """Seal the next round with other secrets, as the server may have lost its draw after people saw it.

    Shares for it are dropped. Nothing changes if no round follows. Raises ``bad_secret``.
    """
    if tournament.sealed is None or not tournament.is_open:
        return tournament
    unplayed = UnplayedRound(round=tournament.round + 1, secrets=tournament.sealed)
    return tournament.model_copy(
        update={
            "scheme": tournament.scheme if tournament.rounds else SCHEME,
            "sealed": require_secrets(tournament, secrets),
            "unplayed": (*tournament.unplayed, unplayed),
            "players": tuple(
                silent.model_copy(update={"fell": bool(before.share) or before.fell})
                for before, silent in zip(tournament.players, _without_shares(tournament), strict=True)
            ),
        }
    )


def _without_shares(tournament: Tournament) -> tuple[Player, ...]:
    return tuple(one.model_copy(update={"share": "", "typed": 0, "fell": False}) for one in tournament.players)


def draw_round(
    tournament: Tournament, by: str | None, codes: tuple[str, ...], secrets: Secrets | None, *, admin: bool = False
) -> Tournament:
    """Start the tournament, or draw the next round: open its lot, and seal the round after it.

    ``by`` is the organiser's key, or None for an automatic draw; an ``admin`` of the home chat may start. ``codes`` are
    the codes of the new tables, as many as `questions.tables_needed`. ``secrets`` are the secrets of the round after
    this one: random and never used before. They are ignored with the last round.
    """
    if not (admin and tournament.stage is TournamentStage.REGISTRATION):
        require_organiser(tournament, by)
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
    sealed = require_secrets(tournament, secrets) if follows else None
    _require_codes(tournament, codes)

    mixed, typed = draw.shares(tournament), draw.typed(tournament)
    drawn = draw.draw(tournament, tournament.sealed.lot, mixed, typed)
    new_round = Round(
        secrets=tournament.sealed,
        shares=mixed,
        typed=typed,
        tables=tuple(
            RoundTable(seats=table.seats, dealer=table.dealer, code=code)
            for table, code in zip(drawn.tables, codes, strict=True)
        ),
        byes=drawn.byes,
    )
    return tournament.model_copy(
        update={
            "stage": TournamentStage.PLAYING,
            "planned": planned,
            "rounds": (*tournament.rounds, new_round),
            "sealed": sealed,
            "players": _without_shares(tournament),
        }
    )


def _require_codes(tournament: Tournament, codes: tuple[str, ...]) -> None:
    needed = questions.tables_needed(tournament)
    used = {table.code for one in tournament.rounds for table in one.tables} | {tournament.code, ""}
    if len(codes) != needed or len(set(codes)) != needed or used & set(codes):
        raise refuse("bad_codes", tables=needed)


def open_deals(tournament: Tournament, number: int) -> Tournament:
    """Note that the first hands of all tables of round ``number`` are over. Repeating it changes nothing."""
    drawn = questions.drawn_round(tournament, number)
    if drawn.deals_open or number < tournament.round:
        return tournament
    return with_round(tournament, deals_open=True)


def finish(tournament: Tournament, by: str | None) -> Tournament:
    """End the tournament after its last round, or if too few people are left for another one.

    ``by`` is the organiser's key, or None for an automatic step.
    """
    require_organiser(tournament, by)
    require_no(questions.stage_refusal(tournament))
    if left := questions.tables_left(tournament):
        raise refuse("round_unfinished", tables=left)
    if questions.due(tournament) is not questions.Due.FINISH:
        raise refuse("rounds_left")
    return tournament.model_copy(update={"stage": TournamentStage.FINISHED})


def cancel(tournament: Tournament, by: str | None, *, admin: bool = False, away: bool = False) -> Tournament:
    """Cancel the tournament, possible at any time. ``by`` is a person's key, or None for an automatic step.

    The organiser may, and an ``admin`` of the home chat when the organiser has been ``away`` for a day.
    """
    questions.require_open(tournament)
    if by is not None:
        require_no(cancel_refusal(tournament, by, admin=admin, away=away))
    return tournament.model_copy(update={"stage": TournamentStage.CANCELLED})
