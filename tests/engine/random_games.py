"""Random games and random legal option sets from a seed, for the suites over all presets."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine import cards, game, record, rules
from engine.actions import Action, Annul, Deal, Penalty, dump
from engine.errors import EngineError
from engine.events import Event, HandResult, HandScored
from engine.rules import Rules
from engine.state import State, evolve

EVERY_TABLE = [(preset, seats) for preset in rules.PRESETS for seats in rules.build(preset).table.players]

CANDIDATES: dict[str, list[Any]] = {
    "table.sits_out": ["dealer", "right_of_dealer", "opposite_dealer"],
    "table.deck": [20],
    "deal.cut": ["offer"],
    "deal.dealer_sets_talon": [True],
    "deal.bottom_jack": [True],
    "redeal.rights": [
        [{"right": "weak_hand", "points_below": 18}, {"right": "nines_dealt", "count": 3}],
        [{"right": "nines_dealt", "count": 2, "unless_marriage": True}],
        [{"right": "poor_talon", "points_below": 5}, {"right": "talon_nines", "count": 1}],
        [{"right": "poor_talon", "points_below": 12, "minimum_bid_only": True}],
        [{"right": "nines_after_exchange", "count": 3}, {"right": "weak_after_exchange", "points_below": 14}],
        [{"right": "weak_after_exchange", "points_below": 20, "minimum_bid_only": True}],
    ],
    "redeal.third_in_a_row_penalty": [True],
    "auction.enabled": [False],
    "auction.opening": [60, 100, 120],
    "auction.step": [5, 10],
    "auction.ceiling": [150, 200, 400],
    "auction.forced_opening": [True, False],
    "auction.opening_fixed": [True, False],
    "auction.graded": [True],
    "auction.raise_after_exchange": [True, False],
    "auction.above_120": ["free", "any_marriage", "held_marriages"],
    "auction.silence_below": [-100, -120, -150],
    "auction.golden_round": ["on", "on_with_reset"],
    "auction.blind": ["gains", "all"],
    "talon.reveal": ["never", "contested", "from_130", "always"],
    "talon.face_up": [True],
    "talon.pass_face_up": [True],
    "talon.uncontested_pass": ["talon_cards"],
    "talon.discards_count_for": ["last_trick", "nobody", "declarer"],
    "talon.sweep_fills_120": [True],
    "sitter.ace": [40, 50],
    "sitter.marriage": [True, False],
    "sitter.card_points": [True],
    "concession.enabled": [True, False],
    "concession.stage": ["before_talon", "after_talon"],
    "concession.max_contract": [100, 120, None],
    "concession.free_uses": [0, 1, None],
    "concession.payout": ["half", "fixed"],
    "concession.payout_step": [5, 10],
    "concession.payout_minimum": [60],
    "concession.beyond": ["forbidden", "penalty"],
    "concession.write_down": [True],
    "concession.forced_opening_walkout": [True],
    "concession.write_down_uses": [1],
    "play.follow_suit": ["always", "after_stock"],
    "play.must_beat": [True, False],
    "play.must_overtrump": [True],
    "play.when_void": ["trump", "beat", "free"],
    "play.peek": ["first_trick", "last_trick"],
    "marriages.values": ["silesia", "wielkopolska", "russeln", {"S": 20, "C": 20, "D": 40, "H": 40}],
    "marriages.first_trick": [True, False],
    "marriages.automatic": [True, False],
    "marriages.on_queen": [True],
    "marriages.four_aces": [200],
    "scoring.declarer": ["contract", "points"],
    "scoring.rounding_to": [1, 5, 10],
    "scoring.rounding_half": ["up", "down"],
    "scoring.zero": ["off", "strikes", "per_hand"],
    "scoring.reset_at": [555, 100],
    "lock.enabled": [True, False],
    "lock.strict": [True, False],
    "lock.at": [800, 200],
    "lock.earns": ["declarer", "declarer_with_marriage", "marriage_or_sweep", "any_marriage_or_sweep"],
    "lock.no_trick_penalty": [100],
    "barrel.enabled": [True, False],
    "barrel.exact_points": [True],
    "barrel.at": [850, 200],
    "barrel.hands": [1, 3],
    "barrel.need": [100, 125],
    "barrel.crowd": ["share", "clash", "push_off"],
    "barrel.falls_to_zero": [1, 3],
    "barrel.style": ["lviv", "classic"],
    "barrel.wins_by": ["contract"],
    "barrel.role": ["anyone"],
    "barrel.failure_is_fall": [True],
    "game.target": [300, 1000],
    "game.exceed_target": [True, False],
    "game.tie": ["shared", "another_hand"],
}


class OptionSets:
    """Draws legal option sets, the least used options first."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.used: Counter[str] = Counter()

    def draw(self, preset: str, count: int = 5) -> Rules:
        """Return the preset's rules with up to ``count`` overrides that go together."""
        names = sorted(CANDIDATES, key=lambda name: (self.used[name], self.random.random()))
        options: dict[str, Any] = {}
        for name in names:
            attempt = {**options, name: self.random.choice(CANDIDATES[name])}
            try:
                rules.build(preset, attempt)
            except EngineError:
                continue
            options = attempt
            self.used[name] += 1
            if len(options) == count:
                break
        return rules.build(preset, options)


def all_games(seed: int) -> list[tuple[Rules, int]]:
    """Return every preset with each number of seats, plain and with three option sets."""
    sets = OptionSets(seed)
    drawn = [(sets.draw(preset), seats) for _ in range(3) for preset, seats in EVERY_TABLE]
    plain = [(rules.build(preset), seats) for preset, seats in EVERY_TABLE]
    return plain + [(rule_set, seats) for rule_set, seats in drawn if seats in rule_set.table.players]


def named(case: tuple[Rules, int]) -> str:
    """Return the id of a case."""
    rule_set, seats = case
    return f"{rule_set.preset}-{seats}-{','.join(rule_set.options) or 'plain'}"


def shuffled(rule_set: Rules, generator: random.Random) -> Deal:
    """Return a deal drawn from a seeded generator."""
    pack = list(cards.deck(rule_set.table.deck))
    generator.shuffle(pack)
    return Deal(tuple(pack))


class RandomGame:
    """A game of random legal actions. Iterating yields each step, including deals, and fills ``data`` and ``lines``.

    ``data`` is the record of the game, ``lines`` its score sheet.
    """

    def __init__(self, rule_set: Rules, seats: int, seed: int, deals: int, *, late: bool = False) -> None:
        self.random = random.Random(seed)
        self.state = game.new(rule_set, seats, self.random.randrange(seats))
        if late:
            near = rule_set.game.target - 250
            self.state = evolve(self.state, totals=tuple(self.random.randrange(near, near + 240) for _ in range(seats)))
        self.deals = deals
        self.lines: list[HandResult] = []
        self.data: dict[str, Any] = {
            "format": record.FORMAT,
            "rules": {"preset": rule_set.preset, "options": dict(rule_set.options)},
            "seats": seats,
            "first_dealer": self.state.dealer,
            "hands": [],
        }

    def choose(self) -> Action:
        """Return a random legal action; every kind of action is possible, ending the hand early less often."""
        legal = game.legal(self.state)
        calm = [action for action in legal if action.do not in {"redeal", "concede"}]
        if calm and self.random.random() < 0.8:
            return self.random.choice(calm)
        kind = self.random.choice(sorted({action.do for action in legal}))
        return self.random.choice([action for action in legal if action.do == kind])

    def __iter__(self):
        while self.state.winners is None and (self.state.to_act is not None or self.state.hand_number < self.deals):
            before = self.state
            action = shuffled(before.rules, self.random) if before.to_act is None else self.choose()
            self.state, events = game.apply(before, action)
            if isinstance(action, Deal):
                self.data["hands"].append({"pack": list(action.pack), "actions": []})
            else:
                self.data["hands"][-1]["actions"].append(dump(action))
            self.lines += [event.result for event in events if isinstance(event, HandScored)]
            yield before, action, self.state, events


class JudgedGame(RandomGame):
    """A game in which a judge fines players and annuls hands, small penalties more often than large ones."""

    def choose(self) -> Action:
        """Return a random legal action, or now and then an action of a judge."""
        drawn = self.random.random()
        if drawn < 0.02:
            return Annul()
        if drawn < 0.11:
            points = self.random.choice([1, 5, 10, 10, 60, 120, 333, 1000])
            return Penalty(self.random.randrange(self.state.seats), points)
        return super().choose()


Step = tuple[State, Action, State, tuple[Event, ...]]
