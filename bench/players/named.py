"""The players of a match, by their names on the command line."""

import importlib
import io
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from bench.players import greedy, own, seeing
from engine import players
from engine.players.levels import LEVELS
from engine.rules import Rules
from tools.build_solver import build

Action = dict[str, Any]
Player = Callable[[Mapping[str, Any], Rules], Action]
"""A function that chooses a legal action for a view, at a table with the given rules."""

UNLIMITED = 1 << 60

KINDS = """LEVEL      a level of the built-in players; LEVEL+pure in plain Python
LEVEL~SALT the same level with other guesses of the hidden cards: against LEVEL it comes out even
LEVEL+open the same level, which sees all cards
pimc:30    bids like hard, and plays the best card of 30 guesses without a limit of effort
greedy     a simple player
git:REV[:LEVEL]   a level, without one hard, of the players of a git revision
MODULE:FUNCTION   a function of your own: it gets a view and the table's rules, and returns one of view["legal"]
command:PROGRAM   a program of your own: each line it reads is a view, each line it writes an action, as those of
           `python -m engine player`; it's begun with --rules PRESET and an --option=NAME=JSON for each other rule
PLAYER/PHASE=OTHER   a player, but another in one phase: auction, concession, exchange, contract, play;
           declarer and defence are the two sides of the play"""

_KINDS_WITH_COLON = {"git", "pimc"}
_SIDES = {"declarer", "defence"}
PHASES = _SIDES | {"auction", "concession", "exchange", "contract", "play"}


def at(name: str, shown: Mapping[str, Any]) -> str:
    """Return the name of the player that answers a view: the one named for its phase or side, else the base player."""
    base, *others = parts(name)
    side = "declarer" if shown["declarer"] == shown["seat"] else "defence"
    for one in others:
        phase, _, other = one.partition("=")
        if phase == shown["phase"] or (phase == side and shown["phase"] == "play"):
            base = other
    return base


def parts(name: str) -> list[str]:
    """Return the name of the base player, and what is named for single phases: ``PHASE=OTHER``."""
    return re.split(r"/(?=\w+=)", name)


def check(name: str) -> None:
    """Raise ``ValueError`` if there is no player with a name."""
    base, *others = parts(name)
    named(base)
    for one in others:
        phase, _, other = one.partition("=")
        if phase not in PHASES:
            raise ValueError(f"there is no phase {phase!r}; phases: {', '.join(sorted(PHASES))}")
        named(other)


@cache
def named(name: str) -> Player:
    """Return the player with a name without phases. Raises ``ValueError`` if there is none."""
    kind, colon, rest = name.partition(":")
    if colon and kind not in _KINDS_WITH_COLON:
        own.found(name)
        return partial(own.choose, name)
    if kind == "git":
        revision, _, level = rest.partition(":")
        return _of_revision(revision, level or "hard")
    if name == "greedy":
        return greedy.choose
    if kind == "pimc":
        effort = replace(LEVELS["hard"], guesses=int(rest), positions=UNLIMITED, likely=False)
        return lambda view, rules: players.choose_with(view, effort, rules, "compiled")
    level, salted, salt = name.partition("~")
    if level in players.LEVELS and salted:
        return lambda view, rules: players.choose({**view, "salt": salt}, level, rules)
    level, _, how = name.partition("+")
    if level in players.LEVELS and how == "open":
        return lambda view, rules: seeing.choose(view, level, rules)
    if level in players.LEVELS and how in {"", "pure"}:
        return lambda view, rules: players.choose(view, level, rules, "pure" if how else "best")
    raise ValueError(f"there is no player {name!r}; players:\n{KINDS}")


def _of_revision(revision: str, level: str) -> Player:
    """Return the built-in player of a git revision.

    The revision's engine is imported from a folder of its own, under another package name. It gets its own rules, built
    from the same preset and options.
    """
    commit = subprocess.run(  # noqa: S603 - a name that the person at the command line gave
        ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"],  # noqa: S607
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    package = f"engine_{commit[:12]}"
    if package not in sys.modules:
        sys.path.append(str(_unpacked(commit, package)))
    old = importlib.import_module(f"{package}.players")
    build = importlib.import_module(f"{package}.rules").build

    @cache
    def rules_there(preset: str, key: str, table: Rules) -> object:  # noqa: ARG001 - the key is what caches
        return build(preset, dict(table.options))

    def choose(view: Mapping[str, Any], rules: Rules) -> Action:
        return dict(old.choose(view, level, rules_there(rules.preset, rules.key, rules)))

    return choose


@cache
def _unpacked(commit: str, package: str) -> Path:
    """Write the engine of a commit into a new folder, as a package of that name."""
    packed = subprocess.run(  # noqa: S603
        ["git", "archive", commit, "engine"],  # noqa: S607
        check=True,
        capture_output=True,
    ).stdout
    folder = Path(tempfile.mkdtemp(prefix="thousand-players-"))
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    (folder / "engine").rename(folder / package)
    for path in (folder / package).rglob("*.py"):
        text = path.read_text("utf-8")
        text = re.sub(r"^(\s*(?:from|import) )engine\b", rf"\1{package}", text, flags=re.MULTILINE)
        for called in ("files", "import_module"):
            text = re.sub(rf'\b{called}\("engine\b', f'{called}("{package}', text)
        path.write_text(text, "utf-8")
    solver = folder / package / "players" / "solver"
    if (solver / "solver.c").exists():
        build(solver, f"{package}.players.solver._solver")
    return folder
