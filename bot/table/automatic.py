"""What happens at a table without a press, and when.

The next deal, built-in players' moves, moves without a choice, time-outs.

Pure: a table goes in, the next step and its time come out. The worker takes the step when its time has come.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.chance import Chance
from bot.table import decisions, ending, lobby, pauses, seats
from bot.table.change import TableChange
from bot.table.dealing import awaits_list, closed, deal_next
from bot.table.playing import play
from bot.table.table import MISSED_TURNS, NUDGE_AFTER, Line, Seat, Stage, Table
from engine import game, view
from engine.actions import Action, Bid, parse
from engine.beacon import QUICKNET
from engine.rules import flat
from engine.state import State


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things that happen by themselves take, in seconds, so that people can follow."""

    thinking: float = 1.2
    """For a move of a built-in player."""

    after_trick: float = 3.0
    """That a finished trick lies before a built-in player leads to the next."""

    no_choice: float = 0.7
    """Before the last trick, in which everybody knows that there is no choice: the one before is seen whole."""

    before_deal: float = 0.8
    """From the end of a hand to the next: its board stays above the new one, and can be read there."""

    drawn: float = 1.0
    """How many times the pause that was drawn for the turn, where it is to stay hidden whether there is a choice."""

    def times(self, factor: float) -> "Pace":
        """Return a pace that takes `factor` times as long."""
        return Pace(
            self.thinking * factor,
            self.after_trick * factor,
            self.no_choice * factor,
            self.before_deal * factor,
            self.drawn * factor,
        )


USUAL_PACE = Pace()

BEACON_WAIT = 15.0  # seconds after its time in which a round may come; then the hand is dealt without it


class Why(StrEnum):
    """Why a step is taken without a press."""

    START = "start"
    """A lobby begins in which private chats were waited for."""

    DEAL = "deal"
    """The next hand is due."""

    BEACON = "beacon"
    """The round of the public beacon has come that a closed deal waits for."""

    PLAYED = "played"
    """A built-in player plays the seat to move."""

    READY = "ready"
    """A person has made their move before it may be seen, and now it may."""

    NO_CHOICE = "no_choice"
    """There is only one move, and everybody may know that, or cannot tell by the time."""

    TIME_UP = "time_up"
    """The time for the move is up."""

    NUDGE = "nudge"
    """The person to move is to be reminded."""

    FORSAKEN = "forsaken"
    """A lobby that nobody starts, or a game that nobody goes on with, comes to its end."""

    LAST_CALL = "last_call"
    """A game will come to its end soon, as nobody goes on with it."""

    DAY_OVER = "day_over"
    """The day of a deal of the day is over: a hand that is not finished is closed."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step that is taken without a press."""

    at: float
    """When, in seconds since the epoch."""

    why: Why
    """What it is."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no worker was alive."""

    since: float
    """When the last worker was last seen, in seconds since the epoch."""

    until: float
    """When a worker was there again, in seconds since the epoch."""


def next_step(table: Table, pace: Pace = USUAL_PACE) -> Step | None:
    """Return the next automatic step, or None if the table waits for people without limit."""
    if not table.is_live or table.poisoned:
        return None
    if table.kind.ends_at is not None:
        return _until_it_ends(table, table.kind.ends_at, pace)
    paused = table.clock.paused_since is not None
    if table.closing is not None and table.closing.round is not None and not paused and not awaits_list(table):
        return Step(QUICKNET.time_of(table.closing.round), Why.BEACON)
    if table.stage is Stage.LOBBY:
        begins = lobby.starts_at(table)
        return Step(table.created + ending.LOBBY_LIFE, Why.FORSAKEN) if begins is None else Step(begins, Why.START)
    if paused:
        return _nobody_goes_on(table)
    since = table.clock.turn_since
    if table.to_act is None:
        if table.clock.next_deal is None:
            return _nobody_goes_on(table)
        waits_anyway = table.beacon or not table.rows  # for the beacon's round, or for nothing that could be read
        return Step(table.clock.next_deal + (0.0 if waits_anyway else pace.before_deal), Why.DEAL)
    if table.ready is not None and pauses.kept_action(table) is not None:
        return Step(since + pace.drawn * pauses.pause(table), Why.READY)
    return _moved_by_itself(table, table.seats[table.to_act], pace) or _waited_for(table, table.seats[table.to_act])


def _until_it_ends(table: Table, ends_at: float, pace: Pace) -> Step:
    """Return the next step of a table that is closed at a moment: until then nobody is hurried.

    What needs nobody any more is still played out then: whoever has played their last card in time has finished.
    """
    if table.to_act is not None:
        ready = pauses.kept_action(table) is not None
        waits = Step(table.clock.turn_since + pace.drawn * pauses.pause(table), Why.READY) if ready else None
        step = waits or _moved_by_itself(table, table.seats[table.to_act], pace)
        if step is not None:
            return step
    return Step(ends_at, Why.DAY_OVER)


def _moved_by_itself(table: Table, seat: Seat, pace: Pace) -> Step | None:
    """Return when a move is made for the seat to move; None if its person chooses."""
    since = table.clock.turn_since
    if known_choice(table) is not None:
        return Step(since + (pace.no_choice if _trick_lies(table) else 0.0), Why.NO_CHOICE)
    if seat.is_played:
        return Step(since + (pace.after_trick if _trick_lies(table) else pace.thinking), Why.PLAYED)
    if only_choice(table) is not None:
        return Step(since + pace.drawn * pauses.pause(table), Why.NO_CHOICE)
    return None


def _waited_for(table: Table, seat: Seat) -> Step:
    """Return what happens while the person to move chooses."""
    since, steps = table.clock.turn_since, []
    if table.clock.move is not None:
        steps.append(Step(since + table.clock.given + table.clock.move, Why.TIME_UP))
    else:
        steps.append(_nobody_goes_on(table))
    if seat.nudges and table.nudged != table.decision and table.kind.nudges:
        steps.append(Step(since + nudge_after(table), Why.NUDGE))
    return min(steps, key=lambda step: step.at)


def _nobody_goes_on(table: Table) -> Step:
    """Return the step that ends a game which waits without limit."""
    if table.last_call and ending.was_called(table):
        return Step(table.last_call + ending.CALLED_BEFORE, Why.FORSAKEN)
    return Step(table.clock.waiting_since + ending.CALLED_AFTER, Why.LAST_CALL)


@dataclass(frozen=True, slots=True)
class Thought:
    """The move that a built-in player has chosen, computed before it is due."""

    game: State | None
    """The position in which it decided."""

    level: str
    """Of the player."""

    action: Action
    """What it decided on."""

    def fits(self, table: Table) -> bool:
        """Whether it is still about the position at the table."""
        return table.to_act is not None and table.game == self.game and table.seats[table.to_act].level == self.level


THOUGHT_OUT = frozenset({Why.PLAYED, Why.TIME_UP})
"""The steps for which a built-in player has to think."""


def thought_of(table: Table) -> Thought:
    """Return what the built-in player does for the seat to move. It may take a while: not for an event loop."""
    action = chosen_action(table)
    return Thought(table.game, table.seats[table.to_act or 0].level, action)


def take_due(
    table: Table, now: float, chance: Chance, pace: Pace = USUAL_PACE, thought: Thought | None = None
) -> TableChange:
    """Take the step that is due at `now`; the table stays the same if none is.

    With a `thought` nothing is thought out here: where that was about another position the table stays the same too.
    """
    step = next_step(table, pace)
    if step is None or step.at > now:
        return TableChange(table)
    if thought is not None and step.why in THOUGHT_OUT:
        return _DONE[step.why](table, now, thought.action) if thought.fits(table) else TableChange(table)
    return _TAKEN[step.why](table, now, chance)


def with_beacon(table: Table, signature: bytes, now: float, chance: Chance) -> TableChange:
    """Deal the hand that has waited for the beacon, with its round's signature; without one if that is empty."""
    if table.closing is None or table.closing.round is None or awaits_list(table):
        return TableChange(table)
    closing = table.closing.model_copy(update={"signature": signature.hex()})
    return _dealt_now(table.model_copy(update={"closing": closing}), now, chance)


def with_list_shown(table: Table, seal: str, now: float, chance: Chance) -> TableChange:
    """Note that the list of who is in the first deal was shown; deal it, unless a beacon's round is awaited.

    `seal` is that of the deal whose list it was.
    """
    if not awaits_list(table) or table.closing is None or table.closing.commitment != seal:
        return TableChange(table)
    shown = table.model_copy(update={"closing": table.closing.model_copy(update={"list_shown": True})})
    return TableChange(shown) if table.closing.round is not None else _dealt_now(shown, now, chance)


def is_owed(table: Table, outage: Outage) -> bool:
    """Whether the present decision lost time in an outage that was not added to its clock yet."""
    return table.stage is Stage.PLAYING and table.clock.turn_since < outage.since and table.clock.outage < outage.until


def given_back(table: Table, outage: Outage) -> Table:
    """Add the time of an outage to the clock of the present decision, once."""
    if not is_owed(table, outage):
        return table
    lost = outage.until - outage.since
    clock = table.clock.model_copy(update={"given": table.clock.given + lost, "outage": outage.until})
    return table.model_copy(update={"clock": clock})


def nudge_after(table: Table) -> float:
    """Return the seconds after which a waiting player is nudged: before the time is up, if there is a limit."""
    return NUDGE_AFTER if table.clock.move is None else min(NUDGE_AFTER, table.clock.move / 2)


def chosen_action(table: Table) -> Action:
    """Return what the built-in player does for the seat to move, from that seat's view and the table's rules."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    seat: Seat = table.seats[table.to_act]
    seen = view.view(table.game, table.to_act).as_json()
    return parse(table.kind.choose(seen, seat.level, table.game.rules))


def only_choice(table: Table) -> Action | None:
    """Return the one legal action that may be done by itself: a known one, or any single card where it is `auto`."""
    known = known_choice(table)
    if known is not None or table.game is None or table.to_act is None or table.game.phase != "play":
        return known
    legal = game.legal(table.game) if table.seats[table.to_act].auto else []
    return legal[0] if len(legal) == 1 else None


def known_choice(table: Table) -> Action | None:
    """Return the one legal action where the seat to move has no choice and everybody knows it.

    That is a forced opening at a fixed height where the rules give nobody a right to throw the hand in, and the
    last card.
    """
    if table.game is None or table.to_act is None:
        return None
    legal = game.legal(table.game)
    if len(legal) != 1:
        return None
    if table.game.phase == "auction":
        forced = isinstance(legal[0], Bid) and not flat(table.game.rules)["redeal.rights"]
        return legal[0] if forced else None
    if table.game.phase == "play":
        return legal[0] if view.public(table.game).counts[table.to_act] == 1 else None
    return None


def _trick_lies(table: Table) -> bool:
    return (
        table.game is not None
        and table.game.phase == "play"
        and bool(table.game.tricks)
        and view.public(table.game).trick is None
    )


def _nudged(table: Table, _now: float, _chance: Chance) -> TableChange:
    return TableChange(table.model_copy(update={"nudged": table.decision}))


def _day_over(table: Table, _now: float, _chance: Chance) -> TableChange:
    closed = table.model_copy(update={"stage": Stage.CLOSED, "ready": None})
    return TableChange(seats.with_history(closed, Line(key="day-over")))


def _forsaken(table: Table, _now: float, _chance: Chance) -> TableChange:
    return TableChange(ending.forsaken(table))


def _last_call(table: Table, now: float, _chance: Chance) -> TableChange:
    """Say that the game will end, in a new reminder to the person to move: a new decision makes it a new message."""
    decision = table.decision + 1
    called = table.model_copy(update={"last_call": now, "decision": decision})
    reminds = table.to_act is not None and table.seats[table.to_act].nudges
    return TableChange(called.model_copy(update={"nudged": decision}) if reminds else called)


def _started(table: Table, now: float, chance: Chance) -> TableChange:
    if len(table.seats) in lobby.seat_counts(table):
        started, log = lobby.start(table, now, chance)
        return TableChange(started, log=log)
    return TableChange(table.model_copy(update={"clock": table.clock.model_copy(update={"starting": None})}))


def _dealt(table: Table, now: float, chance: Chance) -> TableChange:
    if ending.is_last_hand_over(table, now):
        return TableChange(ending.counted(table))
    return TableChange(closed(table, now, chance)) if table.beacon else _dealt_now(table, now, chance)


def _dealt_now(table: Table, now: float, chance: Chance) -> TableChange:
    if table.stage is Stage.LOBBY:
        begun, log = lobby.begin(table, now, chance)
        return TableChange(begun, log=log)
    dealt, entry = deal_next(table, now, chance)
    ruled, more = decisions.held_ones_done(dealt, now)
    return TableChange(ruled, log=(entry, *more))


def _without_beacon(table: Table, now: float, chance: Chance) -> TableChange:
    step = next_step(table)
    late = step is not None and now >= step.at + BEACON_WAIT
    return with_beacon(table, b"", now, chance) if late else TableChange(table)


def _ready_played(table: Table, now: float, _chance: Chance) -> TableChange:
    action = pauses.kept_action(table)
    if action is None:
        return TableChange(table)
    played, entry = play(table, action, now)
    return TableChange(played, log=(entry,))


def _only_choice_played(table: Table, now: float, _chance: Chance) -> TableChange:
    action = only_choice(table)
    if action is None:
        return TableChange(table)
    played, entry = play(table, action, now)
    return TableChange(played, log=(entry,))


def _played(table: Table, now: float, action: Action) -> TableChange:
    played, entry = play(table, action, now)
    return TableChange(played, log=(entry,))


def _moved_for(table: Table, now: float, action: Action) -> TableChange:
    """Move for somebody whose time is up; after some times in a row the built-in player takes the seat."""
    index = table.to_act
    if index is None:
        return TableChange(table)
    seat = table.seats[index]
    missed = seat.missed + 1
    gone = missed >= MISSED_TURNS
    told = Line(key="stood-in" if gone else "moved-for", params={"seat": index})
    waiting = seat.model_copy(update={"missed": 0 if gone else missed, "stand_in": gone})
    played, entry = play(seats.with_seat(table, index, waiting), action, now, told=told)
    return TableChange(played.model_copy(update={"moved_for": index}), log=(entry,))


_DONE: Mapping[Why, Callable[[Table, float, Action], TableChange]] = {Why.PLAYED: _played, Why.TIME_UP: _moved_for}


def _thought_out(why: Why) -> Callable[[Table, float, Chance], TableChange]:
    return lambda table, now, _chance: _DONE[why](table, now, chosen_action(table))


_TAKEN: Mapping[Why, Callable[[Table, float, Chance], TableChange]] = {
    Why.START: _started,
    Why.DEAL: _dealt,
    Why.BEACON: _without_beacon,
    Why.PLAYED: _thought_out(Why.PLAYED),
    Why.READY: _ready_played,
    Why.NO_CHOICE: _only_choice_played,
    Why.TIME_UP: _thought_out(Why.TIME_UP),
    Why.NUDGE: _nudged,
    Why.FORSAKEN: _forsaken,
    Why.LAST_CALL: _last_call,
    Why.DAY_OVER: _day_over,
}
