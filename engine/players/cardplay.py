"""The play of the cards, at three strengths."""

from collections.abc import Iterator

from engine.cards import INDEX, POINTS, SUIT_OF
from engine.players import barrel
from engine.players.playout import Position, beats, best_play, play_card, play_out
from engine.players.reading import Action, Reading
from engine.players.worlds import World, worlds

EFFORT = {"normal": 400, "hard": 3000}
"""How many cards a level may try out in all its guesses for one decision: about 2 and 15 milliseconds."""
FEWEST_GUESSES = 3
MOST_GUESSES = 60


def play(reading: Reading, draws: Iterator[int], level: str) -> Action:
    """Return the card to play, with its marriage or four aces where it pays."""
    plays = _with_declarations(reading.legal_to("play"))
    if len(plays) == 1:
        return plays[0]
    if level == "easy":
        return _by_eye(reading, plays)
    return _by_trying(reading, draws, plays, EFFORT[level])


def _with_declarations(plays: list[Action]) -> list[Action]:
    """Leave out the plays that keep quiet about a marriage or four aces: declaring is never worse in itself."""
    declared = {action["card"] for action in plays if _declares(action)}
    return [action for action in plays if action["card"] not in declared or _declares(action)]


def _declares(action: Action) -> bool:
    return bool(action.get("marriage") or action.get("four_aces"))


def _by_eye(reading: Reading, plays: list[Action]) -> Action:
    """A beginner's card: a marriage at once, the highest card if it wins just now, else the cheapest."""

    def card_points(action: Action) -> int:
        return POINTS[INDEX[action["card"]]]

    declaring = [action for action in plays if _declares(action)]
    if declaring:
        return max(declaring, key=lambda action: (SUIT_OF[INDEX[action["card"]]], -card_points(action)))
    if not reading.on_table:
        return max(plays, key=card_points)
    best = best_play(list(reading.on_table), reading.trump)[1]
    winning = [action for action in plays if beats(INDEX[action["card"]], best, reading.trump)]
    return max(winning, key=card_points) if winning else min(plays, key=card_points)


def _position(reading: Reading, world: World) -> Position:
    on_table = list(reading.on_table)
    waiting = reading.active.index(reading.seat) - len(on_table)
    return Position(
        hands=list(world.hands),
        active=reading.active,
        leader=on_table[0][0] if on_table else reading.active[waiting % len(reading.active)],
        table=on_table,
        points=list(reading.view["points"]),
        declarer=reading.declarer,
        trump=reading.trump,
        stock=list(world.rest) if reading.stock else [],
        must_beat=reading.must_beat,
    )


def _by_trying(reading: Reading, draws: Iterator[int], plays: list[Action], effort: int) -> Action:
    """The card that turns out best on average when the hand is played to its end in many guessed worlds."""
    totals = [0.0] * len(plays)
    guesses = worlds(reading, draws)
    cards_left = sum(reading.counts) + reading.stock
    for _ in range(min(max(FEWEST_GUESSES, effort // (len(plays) * cards_left)), MOST_GUESSES)):
        start = _position(reading, next(guesses))
        for number, action in enumerate(plays):
            position = start.copy()
            if action.get("four_aces"):
                position.points[reading.seat] += 200
            play_card(position, reading.seat, INDEX[action["card"]], marriage=bool(action.get("marriage")))
            totals[number] += outcome_value(reading, play_out(position))
    best = max(range(len(plays)), key=lambda number: (totals[number], -number))
    return plays[best]


def outcome_value(reading: Reading, points: list[int]) -> float:
    """Return how good the points of a finished hand are for this seat.

    A declarer wants the contract and little beyond; a defender its own points and the contract beaten; without an
    auction every seat wants its own points and the others' few. Where somebody is on a barrel, the game is at stake.
    """
    value = _hand_value(reading, points)
    return value + barrel.verdict(reading, points) if reading.on_barrel else value


def _hand_value(reading: Reading, points: list[int]) -> float:
    me, declarer = reading.seat, reading.declarer
    others = [points[seat] for seat in reading.active if seat != me]
    own = points[me]
    if declarer is None:
        return own - sum(others) / len(others) - (60 if own == 0 else 0)
    if declarer == me:
        made = own >= reading.contract
        gain = 0 if me in reading.on_barrel else reading.contract
        return (gain if made else -reading.contract) + own / 8 - sum(others) / 6
    beaten = points[declarer] < reading.contract
    share = 1.0 if reading.gains_as_defender else 0.1
    return share * own + (reading.contract * 0.7 if beaten else 0) - points[declarer] / 8 - (10 if own == 0 else 0)
