"""Make the puzzles that come with the engine, from games of the built-in players among themselves.

    python -m tools.make_puzzles find build/puzzles.jsonl --jobs 2
    python -m tools.make_puzzles pack build/puzzles.jsonl
    python -m tools.make_puzzles shares

``find`` plays games and writes a line for each: its name and its puzzles. A run that was stopped goes on where it was:
games that the file has are left out. The same game always brings the same puzzles. ``pack`` chooses among them, writes
``engine/puzzles/puzzles.xz``; ``shares`` prints how many of these there are of each kind and difficulty, and which of
them each level solves. Needs the compiled solver.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from engine import actions, cards, game, record, rules, view
from engine.actions import Action, Deal, Play
from engine.errors import EngineError
from engine.players import choose
from engine.puzzles import puzzle, store
from engine.puzzles.levels import chosen, weakest
from engine.puzzles.open_cards import goal_of, likely, only_choice
from engine.puzzles.own_cards import only_card
from engine.puzzles.puzzle import LEVELS, NOBODY, Choice, Goal, Kind, Puzzle
from engine.puzzles.themes import themes
from engine.record import Record, RecordHand, RecordRules
from engine.state import State

ROOT = Path(__file__).parents[1]

TABLES = (("polish", 3), ("russian", 3), ("italian", 3), ("polish_two_talons", 2))
"""The rules and the numbers of seats, in turn."""

PLAYERS = "easy"
"""The level that plays the games: ``normal`` needs more time, and brings about as many puzzles."""

OWN_TOO = range(350)
"""The games that are searched for puzzles with one's own cards alone too, which takes longer."""

FEWEST_CARDS = 3
"""Positions with fewer cards in hand are left out: there is little to think about."""

MOST_HANDS = 30
"""The most hands of a game."""

GAMES = 1100
"""How many games bring enough puzzles."""

OWN_CARDS = 8
"""The most cards in hand in positions that are tried with one's own cards alone: more have too many possible deals."""

OWN_IN = {"easy": 0.4, "normal": 0.3}
"""In which part of the hands these may be found by a level: weak levels find most, and each takes a second."""

WANTED: dict[Kind, dict[str, int]] = {
    "open": {"easy": 500, "normal": 350, "hard": 350, NOBODY: 250},
    "own": {"easy": 150, "normal": 100, "hard": 100, NOBODY: 100},
}
"""The most puzzles of each kind and level."""

FEWEST_CHOICES = 3
"""The fewest choices of a puzzle whose right one is the plain policy's."""

ORDER = (*LEVELS, NOBODY)


def main() -> None:
    """Find or pack puzzles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=("find", "pack", "shares"))
    parser.add_argument("file", type=Path, nargs="?", default=ROOT / "build" / "puzzles.jsonl")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are played in all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, default=ROOT / "engine" / "puzzles" / store.NAME)
    given = parser.parse_args()
    if given.do == "find":
        find(given.file, given.games, given.jobs)
    elif given.do == "pack":
        pack(given.file, given.into)
    else:
        shares()


# ------------------------------------------------------------------------------------------------------------- finding


def find(path: Path, games: int, jobs: int) -> None:
    """Play the games that a file lacks and add their puzzles to it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {line["game"] for line in read(path)}
    missing = [number for number in range(games) if number not in known]
    with Pool(jobs) as pool, path.open("a", encoding="utf-8") as file:
        for number, found in pool.imap_unordered(of_game, missing):
            line = {"game": number, "puzzles": [puzzle.dump(one) for one in found]}
            file.write("\n" + json.dumps(line))  # a line break first: a stopped run may have left half a line
            file.flush()


def read(path: Path) -> list[dict[str, Any]]:
    """Return the whole lines of a file, by the numbers of their games; half a line is left out."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return sorted((json.loads(line) for line in lines if line.endswith("]}")), key=lambda line: int(line["game"]))


def of_game(number: int) -> tuple[int, list[Puzzle]]:
    """Return the number of a game, and the puzzles in it."""
    preset, seats = TABLES[number % len(TABLES)]
    own = number in OWN_TOO
    generator = random.Random(f"puzzles {number}")  # noqa: S311 - the same games each time
    state = game.new(rules.build(preset), seats, generator.randrange(seats))
    found: list[Puzzle] = []
    while state.winners is None and state.hand_number < MOST_HANDS:
        pack = list(cards.deck(state.rules.table.deck))
        generator.shuffle(pack)
        before, done = state, []
        state, _ = game.apply(state, Deal(tuple(pack)))
        while state.to_act is not None:
            seen = view.view(state, state.to_act).as_json()
            done.append(choose(seen, PLAYERS, state.rules))
            state, _ = game.apply(state, actions.parse(done[-1]))
        found += of_hand(before, RecordHand(pack=pack, actions=done), generator, own=own)
    return number, found


def of_hand(before: State, hand: RecordHand, generator: random.Random, *, own: bool) -> Iterator[Puzzle]:
    """Yield all puzzles with open cards that a hand has, and, if ``own``, those with one's own cards alone.

    Of these at most one of each level. Themes come later.
    """
    start = Record(
        format="thousand-record/1",
        rules=RecordRules(preset=before.rules.preset),
        seats=before.seats,
        first_dealer=before.dealer,
        totals_before=list(before.totals),
        hands=[],
    )
    try:
        states = [moment.after for moment in record.moments(start.model_copy(update={"hands": [hand]}))]
    except EngineError:  # a game can't begin with these totals
        return
    contract = next((state.contract for state in reversed(states) if state.phase == "play"), None)
    possible = [(step, state) for step, state in enumerate(states) if _may_be(state)]

    def made(kind: Kind, step: int, goal: Goal, right: Choice, shares: tuple[int, int] = (100, 0)) -> Puzzle:
        until = hand.model_copy(update={"actions": hand.actions[:step]})
        level = weakest(states[step], right)
        return Puzzle(start.model_copy(update={"hands": [until]}), kind, goal, right, level, (), shares)

    for step, state in possible:
        goal = goal_of(state, contract if state.phase == "exchange" else None)
        right = only_choice(state, goal)
        if right is not None:
            yield made("open", step, goal, right)
    if not own:
        return
    in_play = [one for one in possible if one[1].phase == "play" and max(view.public(one[1]).counts) <= OWN_CARDS]
    levels = {level for level, part in OWN_IN.items() if generator.random() >= part}  # not looked for in this hand
    for step, state in generator.sample(in_play, len(in_play)):

        def is_new(right: Action, state: State = state) -> bool:
            level = weakest(state, (right,))
            return level not in levels and not is_dull("own", state, (right,), level)

        found = only_card(state, goal_of(state), wanted=is_new)
        if found is not None:
            one = made("own", step, goal_of(state), (found.right,), found.shares)
            levels.add(one.level)
            yield one


def _may_be(state: State) -> bool:
    if state.phase == "exchange":
        return not (state.passed or state.discards)
    many = state.hands[state.to_act or 0].bit_count() >= FEWEST_CARDS if state.hands else False
    return state.phase == "play" and many and len(game.legal(state)) > 1


# ------------------------------------------------------------------------------------------------------------- packing


def pack(path: Path, into: Path) -> None:
    """Choose puzzles from a file of found ones, find their themes and write them."""
    kept: list[Puzzle] = []
    seen: set[object] = set()
    count: Counter[tuple[Kind, str]] = Counter()
    for one in (puzzle.parse(found) for line in read(path) for found in line["puzzles"]):
        state = puzzle.state_of(one)
        like = {
            puzzle.shape(state, one.goal),
            (one.kind, one.level, *one.position.hands[0].pack),  # one of a hand, for each level
        }
        if (
            seen & like
            or count[one.kind, one.level] == WANTED[one.kind][one.level]
            or is_dull(one.kind, state, one.right, one.level)
        ):
            continue
        seen |= like
        count[one.kind, one.level] += 1
        kept.append(replace(one, themes=themes(state, one.goal, one.right)))
    others = [one for one in kept if one.level != LEVELS[0]]
    kept = others + [one for one in kept if one.level == LEVELS[0]][: len(others)]  # no more than half are that easy
    into.write_bytes(store.packed(kept))
    print(f"{len(kept)} puzzles, {into.stat().st_size} bytes")
    print(*(f"{theme} {number}" for theme, number in Counter(t for one in kept for t in one.themes).most_common()))


def is_dull(kind: Kind, state: State, right: Choice, level: str) -> bool:
    """Return whether the plain policy's play is right, and is hard to miss for whoever sees the cards.

    The plain policy cashes what nobody can beat, then declares, takes a trick if it holds, and else gives away the
    cheapest card, but no half of a marriage. That is dull where there are two choices, a pair counted once, or no
    trick yet. Where the weakest level finds it too, it is also dull in the last tricks, and with open cards if
    something else can be declared, or if it has the fewest points of a trick's possible cards.
    """
    if state.phase != "play" or right != (likely(state),):
        return False
    plays = [play for play in game.legal(state) if isinstance(play, Play)]
    legal = cards.mask_of(cards.INDEX[play.card] for play in plays)
    pairs = sum(legal & pair == pair for pair in cards.COURT)
    if len(plays) - pairs < FEWEST_CHOICES or not state.tricks:
        return True
    points: dict[Action, int] = {play: cards.POINTS[cards.INDEX[play.card]] for play in plays}
    cheapest = bool(state.trick) and points[right[0]] == min(points.values())
    last = max(view.public(state).counts) <= FEWEST_CARDS
    return level == LEVELS[0] and (last or (kind == "open" and (cheapest or any(play.marriage for play in plays))))


def shares() -> None:
    """Print how many of a hundred shipped puzzles each level solves, by kind and difficulty, as a table."""
    groups: dict[tuple[str, str], list[Puzzle]] = {}
    for one in store.shipped():
        groups.setdefault((one.kind, one.level), []).append(one)
    print("| cards | difficulty | puzzles |", *(f"`{level}` |" for level in LEVELS))
    print("|---|---|" + "---:|" * (1 + len(LEVELS)))
    for kind, level in product(WANTED, ORDER):
        group = groups.get((kind, level), [])
        able = LEVELS[ORDER.index(level) :]  # a weaker one solves none, or that would be the difficulty
        solved = (sum(chosen(puzzle.state_of(one), by) == one.right for one in group if by in able) for by in LEVELS)
        print(f"| {kind} | `{level}` | {len(group)} |", *(f"{number / max(len(group), 1):.0%} |" for number in solved))


if __name__ == "__main__":
    main()
