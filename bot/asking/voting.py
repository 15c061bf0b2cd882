"""Pausing, resuming and ending a game, and the times of its turns: decided at once by some, by vote of the others."""

from collections.abc import Mapping

from bot.ports.effects import Effect, Kept
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.screens.refusals import done
from bot.screens.wording import settings_said
from bot.table import settings, votes
from bot.table.acts import told, told_of_changes
from bot.table.change import TableChange, TableRequest
from bot.table.roles import Right
from bot.table.settings import PATIENCE, TIMER
from bot.table.table import Stage, Table


def pressed(ask: TableRequest, argument: str) -> TableChange:
    """Count the asker's vote, as a button names it."""
    wanted = votes.read(argument)
    if wanted is None:
        raise Refusal("unknown-button")
    return times(ask, wanted.times) if wanted.kind == "times" else cast(ask, wanted.kind)


def cast(ask: TableRequest, kind: votes.Kind) -> TableChange:
    """Count the asker's vote for pausing, resuming or ending; where one person decides, do it."""
    if ask.table.kind.contest:
        ask.must(Right.DECIDE)
    if ask.table.kind.teaches and kind == "end" and ask.table.is_live:
        ask.must_be_seated()
        return TableChange(ask.table.model_copy(update={"stage": Stage.CLOSED}))
    if ask.may(Right.DECIDE):
        table = told(ask, votes.decided(ask.table, kind, ask.now), votes.DONE[kind])
        return TableChange(table, answer=counted(table, kind, ask.answered_in))
    if ask.table.is_live:
        ask.must(Right.VOTE)
    table = votes.vote(ask.table, ask.seat, kind, ask.now)
    return TableChange(table, answer=counted(table, kind, ask.answered_in))


def counted(table: Table, kind: votes.Kind, language: str) -> Answer:
    """Return the line that says what a vote did; the board shows it too."""
    if table.vote is not None:
        line = done("vote-counted", language, count=len(votes.voices(table)), needed=votes.needed(table))
    elif kind == "end":
        line = done("closed" if table.game is None else "ended", language)
    else:
        line = done("paused" if kind == "pause" else "resumed", language)
    return Answer(toast=line, stay=Stay.PASSING)


def times(ask: TableRequest, wanted: Mapping[str, int | None]) -> TableChange:
    """Set times of a turn, or count the asker's vote for them."""
    if not decides_times(ask):
        table = put_to_vote(ask, ask.table, wanted)
        return TableChange(table, answer=times_answer(table, wanted, ask.answered_in))
    table, effects = with_times(ask, ask.table, wanted)
    return TableChange(
        told_of_changes(ask, table), answer=times_answer(table, wanted, ask.answered_in), effects=effects
    )


def times_answer(table: Table, wanted: Mapping[str, int | None], language: str) -> Answer:
    """Return the line that says how times were set, or how many have voted for them."""
    if is_put_to_vote(table, wanted):
        return counted(table, "times", language)
    return Answer(toast=done("set", language, what=settings_said(wanted, language)))


def is_put_to_vote(table: Table, wanted: Mapping[str, int | None]) -> bool:
    """Whether these times wait for more voices."""
    return table.vote is not None and (table.vote.kind, table.vote.times) == ("times", wanted)


def decides_times(ask: TableRequest) -> bool:
    """Whether the asker sets times alone: by right, or as the only person of a running game."""
    plays_alone = ask.table.stage is Stage.PLAYING and ask.may(Right.VOTE) and votes.needed(ask.table) == 1
    return ask.may(Right.SET_TIMER) or plays_alone


def must_have_a_say(ask: TableRequest) -> None:
    """Raise Refusal unless the asker sets times of a turn alone, or has a vote on them."""
    if not decides_times(ask):
        by_vote = ask.table.stage is Stage.PLAYING and ask.table.kind.rights[Right.VOTE].in_game
        ask.must(Right.VOTE if by_vote else Right.SET_TIMER)


def with_times(ask: TableRequest, table: Table, wanted: Mapping[str, int | None]) -> tuple[Table, tuple[Effect, ...]]:
    """Return the table with other times, and the effect that keeps the patience for the chat's later tables.

    Who decides only as nobody else plays keeps nothing, as after a vote.
    """
    _must_make_sense(table, wanted)
    kept = {PATIENCE: wanted[PATIENCE] or 0} if PATIENCE in wanted and ask.may(Right.SET_TIMER) else {}
    return settings.with_times(table, wanted, ask.now), (Kept(table.home.key, kept),) if kept else ()


def put_to_vote(ask: TableRequest, table: Table, wanted: Mapping[str, int | None]) -> Table:
    """Count the asker's vote for times of a turn, unless they hold already. A vote keeps nothing for the chat."""
    must_have_a_say(ask)
    _must_make_sense(table, wanted)
    if settings.has_times(table, wanted):
        return table
    return votes.vote(table, ask.seat, "times", ask.now, wanted)


def _must_make_sense(table: Table, wanted: Mapping[str, int | None]) -> None:
    if not table.is_live:
        raise Refusal("game-over")
    if table.kind.contest and TIMER in wanted and wanted[TIMER] is None:
        raise Refusal("timer-always")
    if table.kind.contest and PATIENCE in wanted:
        raise Refusal("not-in-tournament")
