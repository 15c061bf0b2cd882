"""What happens at a table by itself, and when.

The next deal, built-in players' moves, moves without a choice, time-outs.

Pure: a table goes in, the next step and its time come out. The worker takes the step when its time has come.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.table.model import NUDGE_AFTER, Seat, Stage, Table
from engine import game, players, view
from engine.actions import Action, Bid, parse
from engine.rules import flat


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things that happen by themselves take, in seconds, so that people can follow."""

    thinking: float = 1.2  # of a built-in player
    after_trick: float = 3.0  # that a finished trick lies before a built-in player leads to the next
    no_choice: float = 0.7  # before a move without a choice
    before_deal: float = 5.0  # in which the end of a hand can be read

    def times(self, factor: float) -> "Pace":
        """Return a pace that takes `factor` times as long."""
        return Pace(
            self.thinking * factor, self.after_trick * factor, self.no_choice * factor, self.before_deal * factor
        )


USUAL_PACE = Pace()


class Why(StrEnum):
    """Why something happens by itself."""

    DEAL = "deal"
    PLAYED = "played"  # the seat is played by a built-in player
    NO_CHOICE = "no_choice"
    TIME_UP = "time_up"
    NUDGE = "nudge"


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens by itself at a time (seconds since the epoch)."""

    at: float
    why: Why


def next_step(table: Table, pace: Pace = USUAL_PACE) -> Step | None:
    """Return the next step that a table takes by itself, or None if it waits for people without limit."""
    if table.stage is not Stage.PLAYING or table.clock.paused_since is not None or table.poisoned:
        return None
    if table.to_act is None:
        if table.clock.next_deal is None:
            return None
        return Step(table.clock.next_deal + (pace.before_deal if table.rows else 0.0), Why.DEAL)
    seat = table.seats[table.to_act]
    since = table.clock.turn_since
    if seat.is_played:
        return Step(since + (pace.after_trick if _trick_lies(table) else pace.thinking), Why.PLAYED)
    if only_choice(table) is not None:
        return Step(since + pace.no_choice, Why.NO_CHOICE)
    steps = []
    if table.clock.move is not None:
        steps.append(Step(since + table.clock.given + table.clock.move, Why.TIME_UP))
    if seat.nudges and table.nudged != table.decision and not table.practice:
        steps.append(Step(since + nudge_after(table), Why.NUDGE))
    return min(steps, key=lambda step: step.at, default=None)


def nudge_after(table: Table) -> float:
    """Return the seconds after which a waiting player is nudged: before the time is up, if there is a limit."""
    return NUDGE_AFTER if table.clock.move is None else min(NUDGE_AFTER, table.clock.move / 2)


def chosen_action(table: Table) -> Action:
    """Return what the built-in player does for the seat to move, from that seat's view alone."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    seat: Seat = table.seats[table.to_act]
    return parse(players.choose(view.view(table.game, table.to_act).as_json(), seat.level))


def only_choice(table: Table) -> Action | None:
    """Return the one legal action where the seat to move has no choice and everybody may know it.

    That is a forced opening at a fixed height where the rules give nobody a right to throw the hand in, and the
    last card. Any single card too, for a player who asked for it.
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
        last = view.public(table.game).counts[table.to_act] == 1
        return legal[0] if last or table.seats[table.to_act].auto else None
    return None


def _trick_lies(table: Table) -> bool:
    return (
        table.game is not None
        and table.game.phase == "play"
        and bool(table.last_trick)
        and view.public(table.game).trick is None
    )
