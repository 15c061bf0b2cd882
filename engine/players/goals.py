"""Goals of the play: the value of a hand's points for the seat that decides.

A goal is the seat's gain less the average of the others' gains, in ``UNIT`` parts of a point. A constant is left out
(``evaluation`` adds it).
"""

from engine.players.endings import Goal, Step
from engine.players.reading import Reading
from engine.rounding import rounded
from engine.rules import Rules

UNIT = 8
GAME = 500
"""The value of winning the game, in points of a hand."""

STRIKE = 12
"""The cost of a first or second strike."""

PENALTY = 120
OWN, FELLOW = 0.75, 0.4
"""The weights of a defender's own points and of the other defender's points."""


def goal_of(reading: Reading, declarer: int | None, contract: int) -> Goal:
    """Return the goal of a hand with this declarer and contract. Its seats are places in ``reading.active``."""
    active = reading.active
    seats, me = len(active), active.index(reading.seat)
    share = 1 / (seats - 1)
    weight, idle = [0.0] * seats, [0] * seats
    steps: list[Step] = []
    for place, seat in enumerate(active):
        mine = 1.0 if place == me else -share
        if seat == declarer:
            weight[place] += mine * _beyond(reading.rules)
            steps.append(Step(place, contract, _units(mine * _made(reading, seat, contract))))
        else:
            weight[place] += _weight(reading, place, declarer) * (1.0 if _counts(reading, seat) else 0.05)
            idle[place] = _units(mine * _idle(reading, seat))
            if reading.rules.scoring.zero == "strikes" and reading.view["status"][seat]["barrel"] is None:
                last = reading.view["status"][seat]["strikes"] == 2
                steps.append(Step(place, 1, _units(mine * (PENALTY if last else STRIKE))))
        steps += _winning(reading, seat, declarer, contract, place, mine)
    side = 1 << me if declarer in {None, reading.seat} else sum(1 << p for p in range(seats) if active[p] != declarer)
    order = sorted((step for step in steps if step.worth), key=lambda step: -abs(step.worth))[:6]
    idles = (*idle, 0, 0)[:3]
    return Goal(side, tuple(map(_units, weight)), tuple(order), (idles[0], idles[1], idles[2]))


def most_points(seats: int, place: int) -> Goal:
    """Return the goal of a seat that wants nothing but as many points as possible. The value is its points."""
    return Goal(1 << place, tuple(int(other == place) for other in range(seats)))


def _units(points: float) -> int:
    return round(UNIT * points)


def _beyond(rules: Rules) -> float:
    """Return the value of each of the declarer's points, in addition to the value of the contract."""
    return 1.0 if rules.scoring.declarer == "points" else 0.125


def _made(reading: Reading, seat: int, contract: int) -> float:
    """Return the difference in value between making a contract and going down."""
    return contract if reading.view["status"][seat]["barrel"] else 2 * contract


def _weight(reading: Reading, place: int, declarer: int | None) -> float:
    """Return the value of a point for a seat that isn't the declarer."""
    me = reading.active.index(reading.seat)
    if declarer is None:
        return 1.0 if place == me else -1 / (len(reading.active) - 1)
    if declarer == reading.seat:
        return -1 / (len(reading.active) - 1)
    if len(reading.active) == 2:
        return 1.0
    return OWN if place == me else FELLOW


def _counts(reading: Reading, seat: int) -> bool:
    """Return whether a seat's points count when it defends."""
    status = reading.view["status"][seat]
    declared = bool(reading.view["marriages"][seat]) and reading.rules.lock.earns == "any_marriage_or_sweep"
    return (declared or not status["locked"]) and not status["barrel"]


def _idle(reading: Reading, seat: int) -> int:
    """Return the loss of a seat that isn't the declarer and takes no trick, as a negative number."""
    loss = -reading.rules.lock.no_trick_penalty if reading.view["status"][seat]["locked"] else 0
    return loss - (PENALTY if reading.rules.scoring.zero == "per_hand" else 0)


def _winning(reading: Reading, seat: int, declarer: int | None, contract: int, place: int, mine: float) -> list[Step]:
    """Return the steps of points at which a seat wins the game."""
    rules, status = reading.rules, reading.view["status"][seat]
    worth = _units(GAME if mine > 0 else -GAME)
    if status["barrel"]:
        need = rules.barrel.need
        if seat != declarer:
            return [Step(place, need, worth)] if rules.barrel.role == "anyone" else []
        if rules.barrel.wins_by == "points":
            return [Step(place, max(contract, need), worth)]
        return [Step(place, contract, worth)] if contract >= need else []
    missing = max(rules.game.target + rules.game.exceed_target - reading.view["totals"][seat], 1)
    if seat == declarer and rules.scoring.declarer == "contract":
        return [Step(place, contract, worth)] if contract >= missing else []
    if missing > 400 or (seat != declarer and not _counts(reading, seat)):
        return []
    points = next(
        (points for points in range(max(missing - 10, 1), missing + 11) if rounded(rules, points) >= missing), 0
    )
    return [Step(place, max(points, contract if seat == declarer else 0), worth)] if points else []
