"""`python -m bench review`: check whether reviews are right. All published figures about reviews come from here."""

import argparse
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

from bench.players import calibration
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

PLANTED_IN = 6
"""The number of fresh worlds that prove a planted blunder: it loses the contract in all, another card wins in all."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision in a game."""

    state: State
    seat: int
    shown: Mapping[str, Any]
    action: Mapping[str, Any]


def sections(arguments: list[str]) -> Iterator[Section]:
    """Run the measurements of a command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bench review",
        description="Whether reviews are right: what a choice gains, planted blunders, a strong player's moves.",
    )
    parser.add_argument("--preset", action="append", choices=PRESETS, metavar="PRESET", help="polish; may be repeated")
    parser.add_argument("--positions", type=int, default=0, help="positions played out in fresh worlds")
    parser.add_argument("--phase", help="which alone are played out, e.g. auction")
    parser.add_argument("--blunders", type=int, default=0, help="won contracts thrown away")
    parser.add_argument("--moves", type=int, default=0, help="moves of the strong player")
    parser.add_argument("--worlds", type=int, default=4, help="fresh worlds for each position")
    parser.add_argument("--weak", default="easy,greedy", help="whose choices are played out (easy,greedy)")
    parser.add_argument("--strong", default="expert", help="whose moves are looked at (expert)")
    parser.add_argument("--out", default="hard", help="who plays worlds out (hard)")
    parser.add_argument("--seed", default="1", help="which games")
    parser.add_argument("--into", type=Path, help="a file to which what is found is added: all that it holds is told")
    given = parser.parse_args(arguments)
    if not given.positions and not given.blunders and not given.moves and given.into is None:
        given.positions, given.blunders, given.moves = 100, 20, 200
    presets = given.preset or [PRESETS[0]]
    found: list[Mapping[str, Any]] = []
    if given.into is not None and given.into.exists():
        found += [json.loads(line) for line in given.into.read_text("utf-8").splitlines()]
    for preset in presets:
        for line in _measured(given, build(preset)):
            found.append(line)
            if given.into is not None:
                with given.into.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
    found = [one for one in found if one["preset"] in presets]
    yield from _told(given, ", ".join(presets), found)


def _measured(given: argparse.Namespace, rules: Rules) -> Iterator[Mapping[str, Any]]:
    wanted = ((_gained, given.positions), (_planted, given.blunders), (_called, given.moves))
    for measure, count in wanted:
        for line in islice(measure(given, rules), count):
            yield {"preset": rules.preset, **line}


def _told(given: argparse.Namespace, presets: str, found: list[Mapping[str, Any]]) -> Iterator[Section]:
    gains, blunders, moves = ([one for one in found if one["kind"] == kind] for kind in ("gain", "blunder", "move"))
    out = f"played out by {given.out} in all seats"
    if gains:
        played = f"Choices of {given.weak}; {given.worlds} fresh worlds each, {out}."
        won = f"A game that is won counts {GAME} points, as in the estimates."
        yield calibration.gains(gains, presets, (played, won))
    if blunders:
        lost = f"A card that loses the contract in {PLANTED_IN} of {PLANTED_IN} fresh worlds; another wins it in all."
        yield calibration.blunders(blunders, presets, (lost, f"Worlds are {out}."))
    if moves:
        yield calibration.moves(moves, presets, given.strong)


def positions(rules: Rules, levels: list[str], seed: str) -> Iterator[Position]:
    """Yield the decisions with a choice from endless games. The players rotate through all seats."""
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


def _gained(given: argparse.Namespace, rules: Rules) -> Iterator[Mapping[str, Any]]:
    """Play out the actual choice and the review's, wherever the review prefers another one."""
    for one in positions(rules, given.weak.split(","), given.seed):
        if given.phase and one.state.phase != given.phase:
            continue
        verdict = judged(one.shown, rules, one.action)
        if verdict is None or verdict.lost < calibration.BINS[0][0]:
            continue
        gained = fmean(
            _gain(one.seat, world, verdict.better, given.out) - _gain(one.seat, world, verdict.action, given.out)
            for world in fresh(one, given.worlds)
        )
        phase = _phase(one, verdict)
        yield {"kind": "gain", "phase": phase, "said": verdict.lost, "gained": gained, "clear": verdict.clear}


def _phase(one: Position, verdict: Verdict) -> str:
    gives_up = {"concede", "redeal"} & {verdict.action["do"], verdict.better["do"]}
    return "giving up" if gives_up or one.state.phase == "concession" else one.state.phase


def _planted(given: argparse.Namespace, rules: Rules) -> Iterator[Mapping[str, Any]]:
    """Plant blunders in contracts that are nearly won, and check whether the review finds them."""
    for one in positions(rules, ["hard"], f"blunders {given.seed}"):
        if one.state.phase != "play" or one.seat != one.state.declarer or one.action["do"] != "play":
            continue
        planted = _blunder(one, given)
        verdict = judged(one.shown, rules, planted) if planted is not None else None
        if verdict is not None:
            yield {"kind": "blunder", "found": verdict.clear, "said": verdict.lost}


def _called(given: argparse.Namespace, rules: Rules) -> Iterator[Mapping[str, Any]]:
    """Check how often moves of the strong player are called mistakes."""
    for one in positions(rules, [given.strong], f"strong {given.seed}"):
        verdict = judged(one.shown, rules, one.action)
        if verdict is not None:
            yield {"kind": "move", "phase": _phase(one, verdict), "called": verdict.clear}


def _blunder(one: Position, given: argparse.Namespace) -> Mapping[str, Any] | None:
    """Return a card that loses a nearly won contract; None if there is none, or the contract is not nearly won."""
    seen = list(fresh(one, PLANTED_IN))
    if not all(_made(world, one.action, given.out) for world in seen):
        return None
    others = [action for action in one.shown["legal"] if action["do"] == "play" and action != one.action]
    for other in sorted(others, key=str):
        if all(not _made(world, other, given.out) for world in seen):
            return dict(other)
    return None


def fresh(one: Position, count: int) -> Iterator[State]:
    """Yield positions that look the same to the seat, with hidden cards that the review has not tried."""
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
    """Play a hand out in a world after an action. Return the hand's result and the last position."""
    state, happened = game.apply(world, actions.parse(dict(action)))
    while (seat := state.to_act) is not None and state.phase not in BETWEEN_HANDS:
        answer = named(player)(view.view(state, seat).as_json(), state.rules)
        state, happened = game.apply(state, actions.parse(answer))
    return next(event.result for event in happened if isinstance(event, HandScored)), state


def _gain(seat: int, world: State, action: Mapping[str, Any], player: str) -> float:
    """Return a hand's points as the estimates count them, with a bonus for winning the game."""
    result, after = _result(world, action, player)
    others = [delta for other, delta in enumerate(result.deltas) if other not in {seat, result.sits_out}]
    won = 0 if after.winners is None else GAME if seat in after.winners else -GAME
    return result.deltas[seat] - fmean(others) + won


def _made(world: State, action: Mapping[str, Any], player: str) -> bool:
    return _result(world, action, player)[0].outcome == "made"
