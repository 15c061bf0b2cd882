"""Puzzles with all cards open: which choices reach the goal against best play, and the lines that show it.

Plain Python searches only whether the declarer reaches the contract, which takes far less time than how many points
each card is worth. So it judges whole hands too.
"""

from __future__ import annotations

from engine import cards, game, redeal
from engine.actions import Action, Play
from engine.errors import EngineError
from engine.players import endings
from engine.players.endings import Search, Step
from engine.players.open_play import FOUR_ACES, MARRIAGE, SILENT, OpenDeal, Position, choose_card, declares, play_one
from engine.players.solve import check, opened
from engine.players.solver import CompiledSolver, Kind, solver
from engine.puzzles.puzzle import Choice, Goal, after, choices
from engine.state import State, active_seats

LIMIT = 3_000_000
"""The most positions that the compiled solver searches for one position."""


class _Reaching(Search):
    """A search for the declarer's points that stops where the cards left can't bring enough, or nothing is missing."""

    def __init__(self, deal: OpenDeal, place: int) -> None:
        goal = endings.Goal(1 << place, tuple(int(seat == place) for seat in range(deal.seats)))
        super().__init__(deal, goal, quiet=True)
        self._place, self._values, self._extra = place, deal.values[place], deal.last_trick + deal.four_aces
        self._on_queen = deal.on_queen

    def value(self, position: Position, alpha: int, beta: int) -> int:
        if beta <= 0:
            return 0
        held = position.hands[self._place] if not self._on_queen else cards.ALL
        left = sum(position.hands) + cards.mask_of(position.table)
        most = cards.points(left) + cards.marriages_worth(held, self._values) + self._extra
        return most if most <= alpha else super().value(position, alpha, beta)


class BestPlay:
    """The best play of a hand with all cards open. What was searched helps with later positions."""

    def __init__(self, goal: Goal, kind: Kind = "best") -> None:
        """Search for a goal. ``kind="pure"`` uses plain Python alone; the answers are the same."""
        self.goal = goal
        self._solver = solver(kind)
        self._searches: dict[OpenDeal, _Reaching] = {}

    def makes(self, state: State) -> list[bool]:
        """Return for each legal play of a position whether the declarer reaches the contract after it, by best play.

        Raises ``unsolvable`` if there is no exact answer: as ``solve``, and where the hand may still be thrown in.
        """
        check(state)
        if any(redeal.in_play(state, seat) for seat in active_seats(state)):
            raise EngineError("unsolvable", "the hand may be thrown in", reason="redeal")
        deal, position = opened(state)
        place = deal.declarer or 0
        missing = self.goal.points - position.points[place]
        plays = [(cards.INDEX[play.card], _declared(play)) for play in game.legal(state) if isinstance(play, Play)]
        if missing <= 0:
            return [True] * len(plays)
        if isinstance(self._solver, CompiledSolver):
            wanted = endings.Goal(1 << place, (0,) * deal.seats, (Step(place, self.goal.points, 1),))
            found = self._solver.all_values(deal, position, wanted, plays, LIMIT)
            if found is None:
                raise EngineError("unsolvable", f"more than {LIMIT} positions", reason="positions")
            return [bool(value) for value in found]
        if deal not in self._searches:
            self._searches[deal] = _Reaching(deal, place)
        made = []
        for card, declared in plays:
            later = position.copy()
            play_one(deal, later, card, declared)
            least = self.goal.points - later.points[place]
            made.append(self._searches[deal].value(later, least - 1, least) >= least)
        return made

    def keeps(self, state: State) -> dict[Action, bool]:
        """Return for each legal play whether the seat to act keeps its own side's goal by it."""
        declares_it = state.to_act == self.goal.declarer
        legal = game.legal(state)
        return {play: made == declares_it for play, made in zip(legal, self.makes(state), strict=True)}

    def reaches(self, state: State, choice: Choice) -> bool:
        """Return whether a choice, followed by best play, reaches the goal."""
        later = after(state, choice)
        kept = any(self.keeps(later).values())
        return kept == ((later.to_act == self.goal.declarer) == self.goal.make)

    def goes_on(self, state: State) -> bool:
        """Return whether cards are still played, and the declarer hasn't reached the contract."""
        return state.phase == "play" and state.points[self.goal.declarer] < self.goal.points

    def reply(self, state: State) -> Action:
        """Return a best play. A side that can reach its goal keeps it; otherwise it plays what a good player might."""
        keeps, plain = self.keeps(state), likely(state)
        good = [play for play, kept in keeps.items() if kept] or list(keeps)
        return plain if plain in good else good[0]

    def line(self, state: State) -> tuple[Action, ...]:
        """Return what follows by best play, as long as it ``goes_on``."""
        found: list[Action] = []
        while self.goes_on(state):
            found.append(self.reply(state))
            state, _ = game.apply(state, found[-1])
        return tuple(found)


def _declared(play: Play) -> int:
    if play.four_aces:
        return FOUR_ACES
    return MARRIAGE if play.marriage else SILENT


def likely(state: State) -> Action:
    """Return the plain policy's play, which declares whatever it can."""
    deal, position = opened(state)
    card = choose_card(deal, position)
    declared = declares(deal, position, active_seats(state).index(state.to_act or 0), card)
    return Play(state.to_act or 0, cards.CODES[card], marriage=declared == MARRIAGE, four_aces=declared == FOUR_ACES)


def goal_of(state: State, contract: int | None = None) -> Goal:
    """Return the goal of the seat to act. ``contract`` replaces the bid in an exchange, after which it was named."""
    declarer = state.declarer or 0
    return Goal(declarer, contract or state.contract or 0, state.to_act == declarer)


def right_choices(state: State, goal: Goal, kind: Kind = "best") -> tuple[Choice, ...]:
    """Return the choices that reach the goal; of an exchange no more than two, which make it no puzzle.

    Raises ``unsolvable`` as ``BestPlay.makes`` does.
    """
    best = BestPlay(goal, kind)
    if state.phase == "play":
        return tuple((play,) for play, kept in best.keeps(state).items() if kept)
    found: list[Choice] = []
    for choice in choices(state):
        if best.reaches(state, choice):
            found.append(choice)
        if len(found) > 1:
            break
    return tuple(found)


def only_choice(state: State, goal: Goal, kind: Kind = "best") -> Choice | None:
    """Return the one choice that reaches the goal; None if the position is no puzzle.

    A forced choice is none, and neither is a position in which something else than a card can be chosen.
    """
    if state.to_act is None or state.phase not in {"play", "exchange"} or state.declarer is None:
        return None
    legal = game.legal(state)
    if len(legal) < 2 or (state.phase == "play" and not all(isinstance(one, Play) for one in legal)):
        return None
    if state.phase == "exchange" and (state.passed or state.discards):
        return None
    try:
        found = right_choices(state, goal, kind)
    except EngineError as error:
        if error.code != "unsolvable":
            raise
        return None
    return found[0] if len(found) == 1 else None
