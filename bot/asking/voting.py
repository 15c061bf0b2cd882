"""Pausing, resuming and ending a game, and the times of its turns: decided at once by some, by vote of the others."""

from collections.abc import Mapping

from bot.ports.effects import Effect, Kept
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.screens.refusals import done
from bot.table import settings, votes
from bot.table.acts import announced, changes_announced
from bot.table.change import TableChange, TableRequest
from bot.table.roles import Right
from bot.table.settings import PATIENCE, TIMER
from bot.table.table import Stage, Table
from bot.views.wording import settings_said


def pressed(request: TableRequest, argument: str) -> TableChange:
    """Count the asker's vote, as a button names it."""
    wanted = votes.read(argument)
    if wanted is None:
        raise Refusal("unknown-button")
    return times(request, wanted.times) if wanted.kind == "times" else cast(request, wanted.kind)


def cast(request: TableRequest, kind: votes.Kind) -> TableChange:
    """Count the asker's vote for pausing, resuming or ending; where one person decides, do it."""
    if request.table.kind.has_judges:
        request.must(Right.DECIDE)
    if request.may(Right.DECIDE):
        table = announced(request, votes.decided(request.table, kind, request.now), votes.DONE[kind])
        return TableChange(table, answer=counted(table, kind, request.answer_language))
    if request.table.is_live:
        request.must(Right.VOTE)
    table = votes.vote(request.table, request.seat, kind, request.now)
    return TableChange(table, answer=counted(table, kind, request.answer_language))


def counted(table: Table, kind: votes.Kind, language: str) -> Answer:
    """Return the line that says what a vote did; the board shows it too."""
    if table.vote is not None:
        line = done("vote-counted", language, count=len(votes.voices(table)), needed=votes.needed(table))
    elif kind == "end":
        line = done("closed" if table.game is None else "ended", language)
    else:
        line = done("paused" if kind == "pause" else "resumed", language)
    return Answer(toast=line, stay=Stay.PASSING)


def times(request: TableRequest, wanted: Mapping[str, int | None]) -> TableChange:
    """Set times of a turn, or count the asker's vote for them."""
    if not decides_times(request):
        table = put_to_vote(request, request.table, wanted)
        return TableChange(table, answer=times_answer(table, wanted, request.answer_language))
    table, effects = with_times(request, request.table, wanted)
    return TableChange(
        changes_announced(request, table), answer=times_answer(table, wanted, request.answer_language), effects=effects
    )


def times_answer(table: Table, wanted: Mapping[str, int | None], language: str) -> Answer:
    """Return the line that says how times were set, or how many have voted for them."""
    if is_put_to_vote(table, wanted):
        return counted(table, "times", language)
    return Answer(toast=done("set", language, what=settings_said(wanted, language)))


def is_put_to_vote(table: Table, wanted: Mapping[str, int | None]) -> bool:
    """Whether these times wait for more voices."""
    return table.vote is not None and (table.vote.kind, table.vote.times) == ("times", wanted)


def decides_times(request: TableRequest) -> bool:
    """Whether the asker sets times alone: by right, or as the only person of a running game."""
    plays_alone = request.table.stage is Stage.PLAYING and request.may(Right.VOTE) and votes.needed(request.table) == 1
    return request.may(Right.SET_TIMER) or plays_alone


def must_have_a_say(request: TableRequest) -> None:
    """Raise Refusal unless the asker sets times of a turn alone, or has a vote on them."""
    if not decides_times(request):
        by_vote = request.table.stage is Stage.PLAYING and request.table.kind.rights[Right.VOTE].in_game
        request.must(Right.VOTE if by_vote else Right.SET_TIMER)


def with_times(
    request: TableRequest, table: Table, wanted: Mapping[str, int | None]
) -> tuple[Table, tuple[Effect, ...]]:
    """Return the table with other times, and the effect that keeps the patience for the chat's later tables.

    Who decides only as nobody else plays keeps nothing, as after a vote.
    """
    _must_make_sense(table, wanted)
    kept = {PATIENCE: wanted[PATIENCE] or 0} if PATIENCE in wanted and request.may(Right.SET_TIMER) else {}
    return settings.with_times(table, wanted, request.now), (Kept(table.home.key, kept),) if kept else ()


def put_to_vote(request: TableRequest, table: Table, wanted: Mapping[str, int | None]) -> Table:
    """Count the asker's vote for times of a turn, unless they hold already. A vote keeps nothing for the chat."""
    must_have_a_say(request)
    _must_make_sense(table, wanted)
    if settings.has_times(table, wanted):
        return table
    return votes.vote(table, request.seat, "times", request.now, wanted)


def _must_make_sense(table: Table, wanted: Mapping[str, int | None]) -> None:
    if not table.is_live:
        raise Refusal("game-over")
    if table.kind.fixed_times:
        raise Refusal("people-fixed")
    if table.kind.must_be_timed and TIMER in wanted and wanted[TIMER] is None:
        raise Refusal("timer-always")
    if table.kind.must_be_timed and PATIENCE in wanted:
        raise Refusal("not-in-tournament")
