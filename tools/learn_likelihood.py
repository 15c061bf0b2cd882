"""Learn how two players bid, name contracts and lay cards aside, from hands of the built-in players among themselves.

    python -m tools.learn_likelihood play HANDS SEED > hands.jsonl
    python -m tools.learn_likelihood fit hands.jsonl … > engine/players/likelihood.toml

``play`` plays hands of ``polish_two_talons`` at the hard level, but without the numbers to be learned, and writes what
each bid, contract and exchange was made with. ``fit`` finds the numbers that make these choices most likely
(``engine.players.likelihood``).
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from math import erf, exp, pi, sqrt
from pathlib import Path
from typing import Any

from engine import actions, cards, game, rules, view
from engine.players import choose_with
from engine.players.levels import LEVELS
from engine.players.likelihood import spare, strength, together

TABLE = rules.build("polish_two_talons")
VALUES = TABLE.marriages.values
STEP = TABLE.auction.step
ROUNDS = 60
Example = tuple[list[list[float]], int]
"""The features of each choice, and the number of the choice made."""


def play(hands: int, seed: str) -> None:
    """Play hands and print a line for each decision that is learned from."""
    effort = replace(LEVELS["hard"], likely=False)
    for number in range(hands):
        pack = list(cards.deck(TABLE.table.deck))
        random.Random(f"{seed} {number}").shuffle(pack)  # noqa: S311 - the same hands for the same seed
        state, _ = game.apply(game.new(TABLE, 2, number % 2), actions.Deal(tuple(pack)))
        held, highest = 0, 0
        while (seat := state.to_act) is not None and state.phase != "play":
            answer = choose_with(view.view(state, seat).as_json(), effort, TABLE)
            before, hand = state, state.hands[seat]
            state, _ = game.apply(state, actions.parse(answer))
            if before.phase == "auction" and highest:
                _tell("bids", hand=hand, lowest=highest + STEP, bid=answer["do"] == "bid")
            highest = answer["value"] if answer["do"] == "bid" else highest
            if before.phase == "exchange" and not held:
                held = hand
            if before.phase == "contract":
                _tell("discards", hand=held, left=hand)
                _tell("contract", hand=hand, contract=answer["value"], bid=highest)


def _tell(what: str, **values: Any) -> None:
    print(json.dumps({"what": what, **values}), flush=True)


def fit(paths: list[str]) -> None:
    """Find the numbers and print them."""
    lines = [json.loads(line) for path in paths for line in Path(path).read_text("utf-8").splitlines()]
    samples = {what: [one for one in lines if one["what"] == what] for what in ("bids", "contract", "discards")}
    print("# How two players bid, name contracts and lay cards aside: learned by tools/learn_likelihood.py, read by")
    print("# likelihood.py. From", ", ".join(f"{len(found)} {what}" for what, found in samples.items()) + ".")
    found = {
        "bids": _logit([_bid(one) for one in samples["bids"]]),
        "contract": _contract(samples["contract"]),
        "discards": _logit([_discards(one) for one in samples["discards"]]),
    }
    for what, numbers in found.items():
        print(f"{what} = [{', '.join(f'{number:.2f}' for number in numbers)}]")


def _strength(hand: int) -> list[float]:
    suits = [strength(suit, hand >> 6 * suit & 63, VALUES) for suit in range(4)]
    return [1.0, *(float(sum(column)) for column in zip(*suits, strict=True))]


def _bid(one: dict[str, Any]) -> Example:
    made = [*_strength(one["hand"]), one["lowest"] / 30]
    return [[0.0] * len(made), made], int(one["bid"])


def _discards(one: dict[str, Any]) -> Example:
    held, away = one["hand"], tuple(cards.numbers(one["hand"] & ~one["left"]))
    single = {card: spare(card // 6, held >> card // 6 * 6 & 63, card % 6, VALUES) for card in cards.numbers(held)}
    pairs = list(combinations(single, 2))
    features = [
        [*(one + other for one, other in zip(single[pair[0]], single[pair[1]], strict=True)), *together(held, pair)]
        for pair in pairs
    ]
    return features, pairs.index((away[0], away[1]))


def _logit(examples: Sequence[Example]) -> list[float]:
    """Return the coefficients of a conditional logit, by Newton's method with short steps."""
    size = len(examples[0][0][0])
    found = [0.0] * size
    for _ in range(ROUNDS // 3):
        slope = [-one for one in found]
        curve = [[float(row == column) for column in range(size)] for row in range(size)]
        for features, chosen in examples:
            sums = [sum(one * weight for one, weight in zip(row, found, strict=True)) for row in features]
            odds = [exp(one - max(sums)) for one in sums]
            shares = [one / sum(odds) for one in odds]
            mean = [sum(share * row[at] for share, row in zip(shares, features, strict=True)) for at in range(size)]
            apart = [[one - middle for one, middle in zip(row, mean, strict=True)] for row in features]
            for at in range(size):
                slope[at] += apart[chosen][at]
                weighed = [share * row[at] for share, row in zip(shares, apart, strict=True)]
                for other in range(at + 1):
                    curve[at][other] += sum(one * row[other] for one, row in zip(weighed, apart, strict=True))
        for at in range(size):
            for other in range(at):
                curve[other][at] = curve[at][other]
        step = _solved(curve, slope)
        short = 1 / max(1.0, *map(abs, step))
        found = [one + short * by for one, by in zip(found, step, strict=True)]
    return found


def _contract(samples: Sequence[dict[str, Any]]) -> list[float]:
    """Return the coefficients of the expected contract, and the spread around it.

    A contract at the bid may be higher than the cards are worth: for these the expected value is put in (EM).
    """
    rows = [_strength(one["hand"]) for one in samples]
    named, bids = [one["contract"] for one in samples], [one["bid"] for one in samples]
    size, values, spread, found = len(rows[0]), [float(one) for one in named], 30.0, [0.0]
    for _ in range(ROUNDS):
        curve = [[sum(row[a] * row[b] for row in rows) + (a == b) for b in range(size)] for a in range(size)]
        slope = [sum(row[a] * value for row, value in zip(rows, values, strict=True)) for a in range(size)]
        found = _solved(curve, slope)
        means = [sum(one * weight for one, weight in zip(row, found, strict=True)) for row in rows]
        beyond = [value - mean for value, mean, bid in zip(named, means, bids, strict=True) if value > bid]
        spread = sqrt(sum(one * one for one in beyond) / len(beyond))
        values = [
            value if value > bid else mean - spread * _hazard((bid + STEP / 2 - mean) / spread)
            for value, mean, bid in zip(named, means, bids, strict=True)
        ]
    return [*found, spread]


def _hazard(at: float) -> float:
    """Return the density of the normal distribution at a point, divided by the chance to stay below it."""
    return exp(-at * at / 2) / sqrt(2 * pi) / max(0.5 * (1 + erf(at / sqrt(2))), 1e-9)


def _solved(curve: Sequence[Sequence[float]], slope: Sequence[float]) -> list[float]:
    """Return the solution of a system of linear equations, by Gauss's method."""
    rows = [[*row, value] for row, value in zip(curve, slope, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [one / rows[at][at] for one in rows[at]]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [one - row[at] * own for one, own in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": lambda given: play(int(given[0]), given[1]),
    "fit": fit,
}

if __name__ == "__main__":
    COMMANDS[sys.argv[1]](sys.argv[2:])
