"""What happens at a table without a press, and when: deals, moves of built-in players, forced moves, time-outs.

Pure: a table goes in, the next step and its time come out. The worker takes the step when its time has come.
"""

from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from enum import StrEnum
from typing import Any

from bot.chance import Chance
from bot.ports.think import Think
from bot.table import decisions, ending, lobby, nudging, pauses, seats, shut_windows, vacancies, votes
from bot.table.change import TableChange
from bot.table.choices import is_only_card, known_choice, only_choice
from bot.table.dealing import deal_next
from bot.table.kinds import AnyKind
from bot.table.parts import MISSED_TURNS, HistoryLine
from bot.table.playing import play, reserve_left, time_up_at
from bot.table.speed import SPEEDS
from bot.table.table import Seat, Stage, Table
from engine import view
from engine.actions import Action, parse
from engine.rules import Rules
from engine.state import State


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things that happen by themselves take, in seconds, so that people can follow."""

    thinking: float = 1.2
    """For a move of a built-in player."""

    after_trick: float = 3.0
    """For a finished trick to stay visible before a built-in player leads to the next."""

    no_choice: float = 0.7
    """Before the last trick plays itself, so that people see the one before it complete."""

    before_deal: float = 0.8
    """From the end of a hand to the next deal. The board of the old hand stays readable above the new one."""

    drawn: float = 1.0
    """Factor for the pause that hides whether somebody has a choice (`bot.table.pauses`)."""

    def times(self, factor: float) -> "Pace":
        """Return a pace that takes `factor` times as long."""
        return Pace(*(seconds * factor for seconds in astuple(self)))


USUAL_PACE = Pace()


class Why(StrEnum):
    """Why a step is taken without a press."""

    START = "start"
    """A game starts that waited for people to open their private chats."""

    DEAL = "deal"
    """The next hand is due."""

    PLAYED = "played"
    """A built-in player moves."""

    READY = "ready"
    """A person's move was held back by a pause, and the pause is over."""

    NO_CHOICE = "no_choice"
    """The seat to move has only one move, and playing it gives nothing away."""

    TIME_UP = "time_up"
    """The time for the move is up."""

    NUDGE = "nudge"
    """The person to move is nudged in private."""

    NUDGE_IN_GROUP = "nudge_in_group"
    """The group is told whose turn it is."""

    OVERDUE = "overdue"
    """A turn has lasted so long that the others may ask for a built-in player's move."""

    ASKED = "asked"
    """Somebody has asked for that move."""

    SEAT_FREE = "seat_free"
    """Somebody has left so long ago that others may take the seat."""

    WINDOW_SHUT = "window_shut"
    """A guest has closed their window so long ago that a built-in player stands in."""

    FORSAKEN = "forsaken"
    """A lobby that nobody starts, or a game that nobody continues, is closed."""

    LAST_CALL = "last_call"
    """People are warned that the game will be closed soon, as nobody continues it."""

    RESERVE = "reserve"
    """The time for a move is over, and the reserve of the person to move begins to run."""

    PAUSED_ENOUGH = "paused_enough"
    """A pause has lasted as long as the kind of table allows, and the game goes on."""

    DAY_OVER = "day_over"
    """The day of a deal of the day is over, and an unfinished hand is closed."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that is taken without a press."""

    at: float
    """When, in seconds since the epoch."""

    why: Why
    """What it is."""


def next_step(table: Table, pace: Pace = USUAL_PACE) -> Step | None:
    """Return the next automatic step, or None if the table waits for people without limit."""
    if not table.is_live or table.poisoned:
        return None
    step = _next_of_game(table, pace.times(table.kind.pace * _speed(table)))
    left = any(seat.left_since is not None for seat in table.seats)
    is_shut = any(seat.shut is not None for seat in table.seats)
    frees_at = vacancies.frees_at(table) if left else None
    stands_in_at = shut_windows.stands_in_at(table) if is_shut else None
    steps = [step] if step is not None else []
    steps += [Step(frees_at, Why.SEAT_FREE)] if frees_at is not None else []
    steps += [Step(stands_in_at, Why.WINDOW_SHUT)] if stands_in_at is not None else []
    return min(steps, key=lambda one: one.at, default=None)


def _speed(table: Table) -> float:
    """Return the factor that a person who plays alone has chosen; 1 where there are others."""
    return next(SPEEDS[seat.speed] for seat in table.seats if seat.person is not None) if table.is_ones_own else 1.0


def _next_of_game(table: Table, pace: Pace) -> Step | None:
    """Return the next step of the lobby or the game; None if it waits for people without limit."""
    if table.kind.ends_at is not None:
        return _until_it_ends(table, table.kind.ends_at, pace)
    paused = table.clock.paused_since is not None
    if table.stage is Stage.LOBBY:
        begins = lobby.starts_at(table)
        return Step(table.created + ending.LOBBY_LIFE, Why.FORSAKEN) if begins is None else Step(begins, Why.START)
    if paused and table.kind.longest_pause is not None:
        return Step((table.clock.paused_since or 0.0) + table.kind.longest_pause, Why.PAUSED_ENOUGH)
    if paused:
        return _nobody_goes_on(table)
    if table.to_act is None:
        if table.to_deal_since is None:
            return _nobody_goes_on(table)
        return Step(table.to_deal_since + (pace.before_deal if table.rows else 0.0), Why.DEAL)
    return _moved_by_itself(table, table.seats[table.to_act], pace) or _waited_for(table)


def _until_it_ends(table: Table, ends_at: float, pace: Pace) -> Step:
    """Return the next step of a table that is closed at a fixed moment: until then nobody is hurried.

    Moves that need no person are still played after it, so that everybody who played their last card in time finishes.
    """
    if table.to_act is not None:
        step = _moved_by_itself(table, table.seats[table.to_act], pace)
        if step is not None:
            return step
    return Step(ends_at, Why.DAY_OVER)


def _moved_by_itself(table: Table, seat: Seat, pace: Pace) -> Step | None:
    """Return the step that makes the move automatically; None if the person to move chooses."""
    since = table.clock.turn_since
    if table.turn.ready is not None and pauses.kept_action(table) is not None:
        return Step(since + pace.drawn * pauses.pause(table), Why.READY)
    if table.turn.asked_by is not None and table.overdue_at is not None:
        return Step(since, Why.ASKED)
    to_follow = pace.after_trick if _trick_lies(table) else pace.thinking
    if is_only_card(table):
        return Step(since + to_follow, Why.NO_CHOICE)
    if known_choice(table) is not None:
        return Step(since + (pace.no_choice if _trick_lies(table) else 0.0), Why.NO_CHOICE)
    if seat.is_played:
        return Step(since + to_follow, Why.PLAYED)
    if only_choice(table) is not None:
        return Step(since + pace.drawn * pauses.pause(table), Why.NO_CHOICE)
    return None


def _waited_for(table: Table) -> Step:
    """Return the next step while the person to move chooses."""
    up, left = time_up_at(table), reserve_left(table)
    if up is None:
        steps = [_nobody_goes_on(table)]
    elif left and not table.turn.reserve:
        steps = [Step(up, Why.RESERVE)]
    else:
        steps = [Step(up + left, Why.TIME_UP)]
    if table.overdue_at is not None and not table.turn.overdue:
        steps.append(Step(table.overdue_at, Why.OVERDUE))
    for nudge, at in ((Why.NUDGE, nudging.private_at(table)), (Why.NUDGE_IN_GROUP, nudging.group_at(table))):
        if at is not None:
            steps.append(Step(at, nudge))
    return min(steps, key=lambda step: step.at)


def _nobody_goes_on(table: Table) -> Step:
    """Return the step that ends a game which waits without limit."""
    if was_called(table):
        return Step((table.turn.last_call or 0.0) + ending.CALLED_BEFORE, Why.FORSAKEN)
    return Step(_called_at(table), Why.LAST_CALL)


def was_called(table: Table) -> bool:
    """Whether people were warned that the game will be closed, and nobody has continued since."""
    return table.turn.last_call is not None and table.turn.last_call >= _called_at(table)


def _called_at(table: Table) -> float:
    """Return when people are warned: a time after the present decision came up, or the pause began."""
    clock = table.clock
    since = clock.turn_since + clock.given if clock.paused_since is None else clock.paused_since
    return since + ending.CALLED_AFTER


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that a built-in player has chosen, computed outside the event loop."""

    game: State | None
    """The position that it was chosen in."""

    level: str
    """The level of the player."""

    action: Action
    """The chosen move."""

    def fits(self, table: Table) -> bool:
        """Whether the table is still in that position."""
        return table.to_act is not None and table.game == self.game and table.seats[table.to_act].level == self.level


THOUGHT_OUT = frozenset({Why.PLAYED, Why.TIME_UP, Why.ASKED})
"""Steps for which a built-in player chooses a move."""


async def thought_of(table: Table, think: Think) -> Thought:
    """Let the built-in player think about the move for the seat to move."""
    kind, seen, level, rules = _task(table)
    return Thought(table.game, level, parse(await think(kind.choose, seen, level, rules)))


def take_due(
    table: Table, now: float, chance: Chance, pace: Pace = USUAL_PACE, thought: Thought | None = None
) -> TableChange:
    """Take the step that is due at `now`; the table stays the same if none is.

    A `thought` is used instead of choosing a move here. A thought about another position changes nothing.
    """
    step = next_step(table, pace)
    if step is None or step.at > now:
        return TableChange(table)
    if step.why in THOUGHT_OUT:
        thought = thought or Thought(table.game, table.seats[table.to_act or 0].level, chosen_action(table))
        moved = _played if step.why is Why.PLAYED else _moved_for
        return moved(table, now, thought.action) if thought.fits(table) else TableChange(table)
    return _TAKEN[step.why](table, now, chance)


def chosen_action(table: Table) -> Action:
    """Return the built-in player's move for the seat to move, chosen from what that seat can see. Slow."""
    kind, seen, level, rules = _task(table)
    return parse(kind.choose(seen, level, rules))


def _task(table: Table) -> tuple[AnyKind, Mapping[str, Any], str, Rules]:
    """Return what a built-in player for the seat to move is asked: the table's kind, the view, the level, the rules."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    seat: Seat = table.seats[table.to_act]
    return table.kind, view.view(table.game, table.to_act).as_json(), seat.level, table.game.rules


def _trick_lies(table: Table) -> bool:
    return (
        table.game is not None
        and table.game.phase == "play"
        and bool(table.game.tricks)
        and view.public(table.game).trick is None
    )


def _day_over(table: Table, _now: float, _chance: Chance) -> TableChange:
    closed = table.replace(stage=Stage.CLOSED)
    return TableChange(seats.with_history(closed, HistoryLine(key="day-over")))


def _forsaken(table: Table, _now: float, _chance: Chance) -> TableChange:
    return TableChange(ending.forsaken(table))


def _last_call(table: Table, now: float, _chance: Chance) -> TableChange:
    """Warn that the game will end, in a new nudge to the person to move: a new decision makes it a new message."""
    called = table.replace(decision=table.decision + 1).with_turn(last_call=now)
    nudges = table.to_act is not None and nudging.is_wanted(table, table.to_act)
    return TableChange(called.with_turn(nudged=True) if nudges else called)


def _paused_enough(table: Table, now: float, _chance: Chance) -> TableChange:
    resumed = votes.decided(table, "resume", now)
    return TableChange(seats.with_history(resumed, HistoryLine(key="paused-enough")))


def _started(table: Table, now: float, chance: Chance) -> TableChange:
    if len(table.seats) in lobby.seat_counts(table):
        started, log = lobby.start(table, now, chance)
        return TableChange(started, log=log)
    return TableChange(table.replace(clock=table.clock.replace(starting=None)))


def _dealt(table: Table, now: float, chance: Chance) -> TableChange:
    if table.rows and table.kind.is_played_out(sum(row.counts for row in table.rows), now):
        return TableChange(ending.counted(table))
    dealt, entry = deal_next(table, now, chance)
    ruled, more = decisions.held_ones_done(dealt, now)
    return TableChange(ruled, log=(entry, *more))


def _played(table: Table, now: float, action: Action | None) -> TableChange:
    if action is None:
        return TableChange(table)
    played, entry = play(table, action, now)
    return TableChange(played, log=(entry,))


def _moved_for(table: Table, now: float, action: Action) -> TableChange:
    """Make the move of a person after a time-out, or when another player has asked for it.

    After `MISSED_TURNS` in a row the built-in player takes over the seat.
    """
    index = table.to_act
    if index is None:
        return TableChange(table)
    missed = table.seats[index].missed + 1
    gone = missed >= MISSED_TURNS
    requester = table.turn.asked_by
    fact = HistoryLine(key="stood-in" if gone else "moved-for", params={"seat": index})
    waiting = table.with_seat(index, missed=0 if gone else missed, stand_in=gone)
    if requester is not None:
        by = HistoryLine(key="asked-move", params={"seat": index, "by": requester})
        waiting, fact = (seats.with_history(waiting, by), fact) if gone else (waiting, by)
    played, entry = play(waiting, action, now, fact=fact)
    if gone and table.kind.misses_add_up and played.is_live:
        played = seats.gone(played.with_seat(index, stand_in=False), index, now)
    return TableChange(played if requester is not None else played.replace(moved_for=index), log=(entry,))


_TAKEN: Mapping[Why, Callable[[Table, float, Chance], TableChange]] = {
    Why.START: _started,
    Why.DEAL: _dealt,
    Why.READY: lambda table, now, _chance: _played(table, now, pauses.kept_action(table)),
    Why.NO_CHOICE: lambda table, now, _chance: _played(table, now, only_choice(table)),
    Why.NUDGE: lambda table, _now, _chance: TableChange(table.with_turn(nudged=True)),
    Why.NUDGE_IN_GROUP: lambda table, _now, _chance: TableChange(table.with_turn(nudged_in_group=True)),
    Why.OVERDUE: lambda table, _now, _chance: TableChange(table.with_turn(overdue=True)),
    Why.SEAT_FREE: lambda table, now, _chance: TableChange(vacancies.freed(table, now)),
    Why.WINDOW_SHUT: lambda table, now, _chance: TableChange(shut_windows.stood_in(table, now)),
    Why.FORSAKEN: _forsaken,
    Why.LAST_CALL: _last_call,
    Why.RESERVE: lambda table, _now, _chance: TableChange(table.with_turn(reserve=True)),
    Why.PAUSED_ENOUGH: _paused_enough,
    Why.DAY_OVER: _day_over,
}
