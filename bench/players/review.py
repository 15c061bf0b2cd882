"""`python -m bench review`: whether reviews are right. Every figure that they tell of themselves comes from here."""

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from bench.players.match import interval
from bench.players.named import named
from bench.report import Section
from engine import actions, cards, game, view
from engine.cards import CODES
from engine.events import HandResult, HandScored
from engine.players.chance import seed_of, stream
from engine.players.goals import GAME
from engine.players.reading import Reading
from engine.players.review import Verdict, judged
from engine.players.worlds import World, worlds
from engine.rules import PRESETS, Rules, build
from engine.state import BETWEEN_HANDS, State, evolve

BINS = ((1, 5), (5, 10), (10, 20), (20, 40), (40, 80), (80, 10_000))
"""By how many points a choice is said to be worse, from and below."""

PLANTED_IN = 6
"""In how many fresh worlds a contract is won with the one card and lost with the other, for that to be a blunder."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision that came up in a game."""

    state: State
    seat: int
    shown: Mapping[str, Any]
    action: Mapping[str, Any]


def sections(arguments: list[str]) -> Iterator[Section]:
    """Measure what a command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m bench review",
        description="Whether reviews are right: what a choice gains, planted blunders, a strong player's moves.",
    )
    parser.add_argument("--preset", action="append", choices=PRESETS, metavar="PRESET", help="polish; may be repeated")
    parser.add_argument("--positions", type=int, default=0, help="positions played out in fresh worlds")
    parser.add_argument("--blunders", type=int, default=0, help="won contracts thrown away")
    parser.add_argument("--moves", type=int, default=0, help="moves of the strong player")
    parser.add_argument("--worlds", type=int, default=4, help="fresh worlds for each position")
    parser.add_argument("--weak", default="easy,greedy", help="whose choices are played out (easy,greedy)")
    parser.add_argument("--strong", default="expert", help="whose moves are looked at (expert)")
    parser.add_argument("--out", default="hard", help="who plays worlds out (hard)")
    parser.add_argument("--seed", default="1", help="which games")
    given = parser.parse_args(arguments)
    if not given.positions and not given.blunders and not given.moves:
        given.positions, given.blunders, given.moves = 100, 20, 200
    for preset in given.preset or [PRESETS[0]]:
        rules = build(preset)
        if given.positions:
            yield _calibrated(given, rules)
        if given.blunders:
            yield _planted(given, rules)
        if given.moves:
            yield _strong(given, rules)


def positions(rules: Rules, levels: list[str], seed: str) -> Iterator[Position]:
    """Return the decisions with a choice of endless games between players, by turns in all seats."""
    seats = 3 if 3 in rules.table.players else rules.table.players[0]
    for number in range(10**9):
        state = game.new(rules, seats, number % seats)
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - the same games every time
        playing = [levels[(number + seat) % len(levels)] for seat in range(seats)]
        while state.winners is None:
            pack = list(cards.deck(rules.table.deck))
            chance.shuffle(pack)
            state, _ = game.apply(state, actions.Deal(tuple(pack)))
            while (seat := state.to_act) is not None and state.phase not in BETWEEN_HANDS:
                shown = view.view(state, seat).as_json()
                answer = named(playing[seat])(shown, rules)
                if len(shown["legal"]) > 1:
                    yield Position(state, seat, shown, answer)
                state, _ = game.apply(state, actions.parse(answer))


def _calibrated(given: argparse.Namespace, rules: Rules) -> Section:
    """Play both choices out wherever the review would have chosen otherwise."""
    found: list[tuple[Verdict, float]] = []
    for one in positions(rules, given.weak.split(","), given.seed):
        verdict = judged(one.shown, rules, one.action)
        if verdict is None or verdict.lost < BINS[0][0]:
            continue
        gains = [
            _gain(one.seat, world, verdict.better, given.out) - _gain(one.seat, world, verdict.action, given.out)
            for world in fresh(one, given.worlds)
        ]
        found.append((verdict, fmean(gains)))
        if len(found) >= given.positions:
            break
    rows: list[tuple[str | int | float | None, ...]] = []
    groups = [
        (f"{low} to {high}" if high < BINS[-1][1] else f"{low} or more", [p for p in found if low <= p[0].lost < high])
        for low, high in BINS
    ]
    groups += [("all", found), ("told as mistakes", [pair for pair in found if pair[0].clear])]
    for title, group in groups:
        if group:
            mean, half = interval([gain for _, gain in group])
            rows.append((title, len(group), fmean(v.lost for v, _ in group), mean, f"± {half:.1f}"))
    clear = [(verdict, gain) for verdict, gain in found if verdict.clear]
    better = sum(gain > 0 for _, gain in clear)
    even = sum(gain == 0 for _, gain in clear)
    return Section(
        f"What the better choice gains: {rules.preset}",
        ("said to gain", "positions", "said", "gained in fresh worlds", "95 %"),
        rows,
        (
            f"Choices of {given.weak}; {given.worlds} fresh worlds each, played out by {given.out} in all seats.",
            f"A game that is won counts {GAME} points, as in the estimates.",
            f"Of {len(clear)} told as mistakes the better choice gained in {better}, and came to the same in {even}.",
            *(f"{phase}: {_of_phase(clear, phase)}" for phase in ("auction", "exchange", "contract", "play")),
        ),
    )


def _of_phase(clear: list[tuple[Verdict, float]], phase: str) -> str:
    does = {"auction": {"bid", "pass"}, "exchange": {"give", "discard"}, "contract": {"contract"}, "play": {"play"}}
    group = [(verdict.lost, gain) for verdict, gain in clear if verdict.action["do"] in does[phase]]
    if not group:
        return "none"
    mean, half = interval([gain for _, gain in group])
    return f"{len(group)} mistakes, said {fmean(said for said, _ in group):.1f}, gained {mean:.1f} ± {half:.1f}"


def _planted(given: argparse.Namespace, rules: Rules) -> Section:
    """Throw contracts away that are as good as won, and look whether that is seen."""
    seen: Counter[bool] = Counter()
    missed: list[float] = []
    for one in positions(rules, ["hard"], f"blunders {given.seed}"):
        if one.state.phase != "play" or one.seat != one.state.declarer or one.action["do"] != "play":
            continue
        planted = _blunder(one, given)
        if planted is None:
            continue
        verdict = judged(one.shown, rules, planted)
        seen[verdict is not None and verdict.clear] += 1
        if verdict is not None and not verdict.clear:
            missed.append(verdict.lost)
        if sum(seen.values()) >= given.blunders:
            break
    return Section(
        f"Planted blunders: {rules.preset}",
        ("blunders", "found", "share"),
        [(sum(seen.values()), seen[True], f"{100 * seen[True] / sum(seen.values()):.1f} %")],
        (
            f"A card that loses the contract in {PLANTED_IN} of {PLANTED_IN} fresh worlds; another wins it in all.",
            f"Worlds are played out by {given.out} in all seats.",
            f"Thought to be lost in those that were missed: {', '.join(f'{points:.0f}' for points in missed) or '-'}.",
        ),
    )


def _blunder(one: Position, given: argparse.Namespace) -> Mapping[str, Any] | None:
    """Return a card that throws a contract away; None where no card does, or it is not as good as won."""
    seen = list(fresh(one, PLANTED_IN))
    if not all(_made(world, one.action, given.out) for world in seen):
        return None
    others = [action for action in one.shown["legal"] if action["do"] == "play" and action != one.action]
    for other in sorted(others, key=str):
        if all(not _made(world, other, given.out) for world in seen):
            return dict(other)
    return None


def _strong(given: argparse.Namespace, rules: Rules) -> Section:
    """Look how often the strong player's own moves are called mistakes."""
    told: Counter[str] = Counter()
    looked: Counter[str] = Counter()
    for one in positions(rules, [given.strong], f"strong {given.seed}"):
        verdict = judged(one.shown, rules, one.action)
        if verdict is None:
            continue
        looked[one.state.phase] += 1
        told[one.state.phase] += verdict.clear
        if sum(looked.values()) >= given.moves:
            break
    rows: list[tuple[str | int | float | None, ...]] = [
        (phase, looked[phase], told[phase], f"{100 * told[phase] / looked[phase]:.2f} %") for phase in sorted(looked)
    ]
    moves, called = sum(looked.values()), sum(told.values())
    rows.append(("all", moves, called, f"{100 * called / moves:.2f} %"))
    return Section(
        f"Moves of {given.strong} called mistakes: {rules.preset}", ("phase", "moves", "called", "share"), rows
    )


def fresh(one: Position, count: int) -> Iterator[State]:
    """Return positions that the seat cannot tell from this one, in guesses that the review has not made."""
    reading = Reading(one.shown, one.state.rules)
    guesses = worlds(reading, stream(seed_of({**one.shown, "fresh": True})))
    for _ in range(count):
        yield _placed(one.state, one.seat, next(guesses))


def _placed(state: State, seat: int, world: World) -> State:
    rest = list(world.rest)

    def drawn(some: tuple[int, ...], *, hidden: bool = True) -> tuple[int, ...]:
        return tuple(rest.pop() for _ in some) if hidden and len(rest) >= len(some) else some

    seen = state.shown or state.talon is not None
    known = {CODES.index(card) for card in view.view(state, seat).talon or ()}
    rest = [card for card in rest if card not in known] if not seen and known else rest
    talons = tuple(drawn(talon, hidden=not known) for talon in state.talons) if state.talon is None else state.talons
    passed = tuple(
        (to, card)
        if state.passed_open or seat in {state.declarer, to} or not world.hands[to]
        else (to, cards.numbers(world.hands[to])[0])
        for to, card in state.passed
    )
    return evolve(
        state,
        hands=world.hands,
        talons=talons,
        discards=drawn(state.discards, hidden=seat != state.declarer),
        stock=drawn(state.stock),
        passed=passed,
    )


def _result(world: State, action: Mapping[str, Any], player: str) -> tuple[HandResult, State]:
    """Return what a hand comes to after an action, played out in a world, and the position then."""
    state, happened = game.apply(world, actions.parse(dict(action)))
    while (seat := state.to_act) is not None and state.phase not in BETWEEN_HANDS:
        answer = named(player)(view.view(state, seat).as_json(), state.rules)
        state, happened = game.apply(state, actions.parse(answer))
    return next(event.result for event in happened if isinstance(event, HandScored)), state


def _gain(seat: int, world: State, action: Mapping[str, Any], player: str) -> float:
    """Return the points of a hand as estimates count them: a game that is won counts too."""
    result, after = _result(world, action, player)
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    won = 0 if after.winners is None else GAME if seat in after.winners else -GAME
    return result.deltas[seat] - fmean(others) + won


def _made(world: State, action: Mapping[str, Any], player: str) -> bool:
    return _result(world, action, player)[0].outcome == "made"
