"""The engine's commands (docs/record.md): JSON in, JSON out, exit status 0 or 2.

This file is outside the pure core: it shuffles packs from a seed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from engine import __version__, actions, cards, game, record, rules, sources, view
from engine.errors import EngineError
from engine.schema import schema
from engine.state import State
from engine.verify import verify

FAILED = 2
MAX_DEALS = 1000
"""A simulated game stops after this many deals."""


def _print(answer: Any) -> None:
    print(json.dumps(answer, separators=(",", ":")), flush=True)


def _error(error: EngineError) -> dict[str, Any]:
    return {
        "error": {
            "code": error.code,
            "message": str(error),
            "hand": error.params.get("hand"),
            "action": error.params.get("action"),
        }
    }


class _Parser(argparse.ArgumentParser):
    """A parser that prints errors of the command line as JSON, like every other error."""

    def error(self, message: str) -> NoReturn:
        _print(_error(EngineError("bad_usage", message)))
        sys.exit(FAILED)


def _read(path: str | None) -> bytes:
    """Return the content of a file. Without a name it's standard input, and somebody at a terminal is told so."""
    if path is None and sys.stdin.isatty():
        print("No FILE is named: this reads standard input. Ctrl-D ends it.", file=sys.stderr)
    return sys.stdin.buffer.read() if path is None or path == "-" else sources.content(Path(path))


def _legal(state: State) -> dict[str, Any]:
    legal = [actions.dump(action) for action in game.legal(state)]
    return {"to_act": state.to_act, "phase": state.phase, "actions": legal}


def _view(state: State, seat: int) -> dict[str, Any]:
    if not 0 <= seat < state.seats:
        raise EngineError("bad_usage", f"there is no seat {seat}")
    return view.view(state, seat).as_json()


def _perft(state: State, depth: int) -> dict[str, Any]:
    if depth < 0:
        raise EngineError("bad_usage", "a depth is a number from 0")
    return {"depth": depth, "leaves": record.perft(state, depth)}


def _solve(state: State, positions: int | None) -> dict[str, Any]:
    from engine.players.solve import MOST_POSITIONS, solve  # loaded only for this command

    if positions is not None and positions < 1:
        raise EngineError("bad_usage", "a bound of positions is a number from 1")
    return solve(state, positions or MOST_POSITIONS)


def _tournament(arguments: argparse.Namespace) -> None:
    from engine.tournament.check import check  # loaded only for this command

    given = {}
    for path in arguments.record:
        found = sources.parsed(_read(path))
        if not isinstance(found, dict) or not isinstance(found.get("table"), str):
            raise EngineError("bad_record", f"{path} is no record of a table of a tournament: it names no table")
        given[found["table"]] = found
    _answer(lambda text: check(sources.parsed(text), given), arguments)


def _answer_records(arguments: argparse.Namespace) -> None:
    """Run a command on a record, or on each of several."""

    def played(data: Any) -> record.Replay:
        return record.play_through(record.read(data))

    commands: dict[str, Callable[[Any], Any]] = {
        "replay": lambda data: record.answer(played(data)),
        "legal": lambda data: _legal(played(data).state),
        "view": lambda data: _view(played(data).state, arguments.seat),
        "perft": lambda data: _perft(played(data).state, arguments.depth),
        "solve": lambda data: _solve(played(data).state, arguments.positions),
        "verify": verify,
    }
    command = commands[arguments.command]
    _answer(lambda text: command(sources.parsed(text)), arguments)


def _answer(command: Callable[[bytes], Any], arguments: argparse.Namespace) -> None:
    """Run a command on a file, or with ``--lines`` on each line of standard input, and print the answers."""
    if not arguments.lines:
        _print(command(_read(arguments.file)))
        return
    for line in sys.stdin.buffer:
        try:
            answer = command(line)
        except EngineError as error:
            answer = _error(error)
        _print(answer)


def _overrides(given: Iterable[str]) -> dict[str, Any]:
    """Read ``NAME=JSON``. A value that isn't JSON counts as text, so ``talon.reveal=never`` needs no quotes."""
    overrides: dict[str, Any] = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals:
            raise EngineError("bad_usage", f"an option is NAME=JSON, not {entry!r}")
        try:
            overrides[name] = json.loads(value)
        except ValueError:
            overrides[name] = value
    return overrides


class _Table:
    """A game in progress, with its record."""

    def __init__(self, arguments: argparse.Namespace, generator: random.Random) -> None:
        options = _overrides(arguments.option)
        built = rules.build(arguments.rules, options)
        first_dealer = generator.randrange(max(arguments.seats, 1))
        self.generator = generator
        self.state = game.new(built, arguments.seats, first_dealer)
        self.record: dict[str, Any] = {
            "format": record.FORMAT,
            "rules": {"preset": arguments.rules, "options": options},
            "seats": arguments.seats,
            "first_dealer": first_dealer,
            "hands": [],
        }

    def deal(self) -> None:
        """Shuffle a pack and put it on the table."""
        pack = list(cards.deck(self.state.rules.table.deck))
        self.generator.shuffle(pack)
        self.state, _ = game.apply(self.state, actions.Deal(tuple(pack)))
        self.record["hands"].append({"pack": pack, "actions": []})

    def act(self, action: dict[str, Any]) -> None:
        """Do an action and record it."""
        self.state, _ = game.apply(self.state, actions.parse(action))
        self.record["hands"][-1]["actions"].append(action)


def _generator(arguments: argparse.Namespace) -> random.Random:
    seed = arguments.seed.encode("utf-8", "surrogatepass")  # a shell's argument may not be valid UTF-8
    return random.Random(seed)  # noqa: S311 - the seed is an argument, so nothing here is secret


def _deal(arguments: argparse.Namespace) -> None:
    table = _Table(arguments, _generator(arguments))
    table.deal()
    _print(table.record)


def _simulate(arguments: argparse.Namespace) -> None:
    from engine import players  # loaded only for commands in which they play

    generator = _generator(arguments)
    for _ in range(arguments.games):
        table = _Table(arguments, generator)
        while table.state.winners is None and table.state.hand_number < MAX_DEALS:
            table.deal()
            while (seat := table.state.to_act) is not None:
                seen = view.view(table.state, seat).as_json()
                table.act(dict(players.choose(seen, arguments.level, table.state.rules)))
        _print(table.record)


def _player(arguments: argparse.Namespace) -> None:
    from engine import foreign_view, players

    table_rules = rules.build(arguments.rules, _overrides(arguments.option))

    def chosen(line: bytes) -> dict[str, Any]:
        seen = foreign_view.read(line, table_rules)
        try:
            return dict(players.choose(seen, arguments.level, table_rules))
        except (ArithmeticError, LookupError, TypeError, ValueError):
            raise foreign_view.contradictory() from None

    _answer(chosen, arguments)


def _review(arguments: argparse.Namespace) -> None:
    from engine.players import review

    os.nice(arguments.nice)
    found = record.read(sources.parsed(_read(arguments.file)))
    if not 0 <= arguments.seat < found.seats:
        raise EngineError("bad_usage", f"there is no seat {arguments.seat}")
    _print({"decisions": review.decisions(found, arguments.seat), "hands": len(found.hands)})
    for one in review.review(found, arguments.seat):
        _print(review.as_json(one))


def _weigh(arguments: argparse.Namespace) -> None:
    from engine.players import questions  # loaded only for this command

    os.nice(arguments.nice)
    for line in sys.stdin.buffer:
        try:
            for answer in questions.answers(sources.parsed(line)):
                _print(answer)
        except EngineError as error:
            _print(_error(error))
        _print({"last": True})


def _presets(arguments: argparse.Namespace) -> None:
    if arguments.name is not None:
        _print(rules.flat(rules.build(arguments.name)))
    else:
        _print({name: rules.flat(rules.build(name)) for name in rules.PRESETS})


def _rules_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--rules", default=rules.PRESETS[0], metavar="PRESET")
    command.add_argument("--option", action="append", default=[], metavar="NAME=JSON")


class _Version(argparse.Action):
    """``--version``: the program's version, as JSON like every answer."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        _print({"version": __version__})
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The game of Thousand: records in, JSON out.")
    parser.add_argument("--version", action=_Version, nargs=0, help="the version, and nothing else")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)

    def command(name: str, run: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        return added

    for name, text in (
        ("replay", "the score sheet of a record"),
        ("legal", "the legal actions of a position"),
        ("view", "what a seat may see of a position"),
        ("perft", "how many sequences of legal actions follow a position"),
        ("solve", "what the declarer ends with after each legal play, with all cards open"),
        ("verify", "check the packs of a game that was dealt in a chat"),
    ):
        added = command(name, _answer_records, text)
        added.add_argument("file", nargs="?", help="a record; - or none is standard input")
        added.add_argument("--lines", action="store_true", help="one record per line of standard input")
        if name == "view":
            added.add_argument("--seat", type=int, required=True)
        if name == "perft":
            added.add_argument("--depth", type=int, required=True)
        if name == "solve":
            added.add_argument("--positions", type=int, help="how many are searched at most; 20 million without it")

    tournament = command("tournament", _tournament, "check a tournament: its draws, pairings, points and standings")
    tournament.add_argument("file", nargs="?", help="a tournament's record; - or none is standard input")
    tournament.add_argument("record", nargs="*", help="records of its tables that are not embedded in it")
    tournament.add_argument("--lines", action="store_true", help="one record per line of standard input")

    reviewed = command("review", _review, "what each decision of a seat cost, as far as it could know; a line for each")
    reviewed.add_argument("file", nargs="?", help="a record; - or none is standard input")
    reviewed.add_argument("--seat", type=int, required=True)
    reviewed.add_argument("--nice", type=int, default=0, help="by how much other processes go first")

    weighed = command("weigh", _weigh, "questions of a board: what each choice of a position brings; a question a line")
    weighed.add_argument("--nice", type=int, default=0, help="by how much other processes go first")

    presets = command("presets", _presets, "every preset with all its options")
    presets.add_argument("name", nargs="?", help="only this one")
    command("schema", lambda _: _print(schema()), "the JSON Schema of rules, records and views")

    for name, run, text in (
        ("deal", _deal, "a new record with one pack"),
        ("simulate", _simulate, "whole games between built-in players, one record a line"),
    ):
        added = command(name, run, text)
        _rules_arguments(added)
        added.add_argument("--seats", type=int, required=True)
        added.add_argument("--seed", required=True)
    added.add_argument("--games", type=int, default=1)
    added.add_argument("--level", default="normal", help="how well the players play")
    player = command("player", _player, "a built-in player: a view a line in, an action a line out")
    _rules_arguments(player)
    player.set_defaults(lines=True)
    player.add_argument("--level", default="normal", help="how well it plays")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return its exit status."""
    given = _parser().parse_args(arguments)
    try:
        given.run(given)
    except EngineError as error:
        _print(_error(error))
        return FAILED
    except BrokenPipeError:  # the reader has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
