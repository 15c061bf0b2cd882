"""Tables for the tests of the screens: opened, filled and played to a chosen moment, always in the same way."""

import hashlib
import itertools
import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.codec import HandPage
from bot.people import Chat, Person
from bot.table import dealing, lobby, playing, seats
from bot.table.table import Stage, Table
from engine import actions, view

NOW = 1_700_000_000.0
GROUP = Chat(platform="telegram", id="-1001", title="Cards & friends")
NAMES = ("Anna", "Jan", "Ola", "Max")


class FixedChance:
    """Chance with the same numbers every time."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.drawn = 0

    def token(self, size: int) -> bytes:
        self.drawn += 1
        return hashlib.shake_256(f"{self.seed} {self.drawn}".encode()).digest(size)

    def below(self, limit: int) -> int:
        return int.from_bytes(self.token(8), "big") % limit


def person(number: int, name: str | None = None) -> Person:
    return Person(platform="telegram", id=str(number), name=name or NAMES[number - 1])


def opened(
    preset: str = "polish",
    people: int = 3,
    bots: int = 0,
    options: Mapping[str, Any] | None = None,
    language: str = "en",
    names: Iterable[str] = NAMES,
    seed: int = 1,
) -> Table:
    """A lobby with people and built-in players seated."""
    named = list(names)
    table = lobby.open_table(
        "K7QX2M",
        person(1, named[0]),
        GROUP,
        language=language,
        preset=preset,
        options=options or {},
        now=NOW,
        chance=FixedChance(seed),
        settings={},
    )
    for number in range(2, people + 1):
        table = seats.join(table, seats.seat_for(person(number, named[number - 1]), {}), None)
    for _ in range(bots):
        table = lobby.add_built_in(table, "normal")
    return table


def started(table: Table, seed: int = 1) -> Table:
    """Begin the game and deal the first hand."""
    return lobby.start(table, NOW, FixedChance(seed))[0]


def dealt(table: Table, seed: int = 1) -> Table:
    return dealing.deal_next(table, NOW, FixedChance(seed + 100 * table.next_deal.hand))[0]


def act(table: Table, *done: Mapping[str, Any]) -> Table:
    """Apply actions of the seat to act, given as JSON without the seat."""
    for one in done:
        table = playing.play(table, actions.parse({"seat": table.to_act, **one}), NOW)[0]
    return table


def plain_choice(table: Table) -> dict[str, Any]:
    """A move that depends only on the position: pass if possible, else the first by name."""
    legal = [dict(action) for action in view.view(table.game, table.to_act).legal]
    calm = [action for action in legal if action["do"] not in {"redeal", "concede", "look"}]
    for action in calm:
        if action["do"] in {"pass", "play_on"} or action.get("marriage"):
            return action
    return min(calm, key=lambda action: json.dumps(action, sort_keys=True))


def random_choice(chance: random.Random) -> Callable[[Table], dict[str, Any]]:
    """Random moves; a redeal or a concession only now and then."""

    def choose(table: Table) -> dict[str, Any]:
        legal = [dict(action) for action in view.view(table.game, table.to_act).legal]
        calm = [action for action in legal if action["do"] not in {"redeal", "concede"}]
        return chance.choice(calm if calm and chance.random() < 0.9 else legal)

    return choose


def positions(table: Table, hands: int, choose: Callable[[Table], Mapping[str, Any]] = plain_choice) -> Iterator[Table]:
    """The table after each move and each new deal, until so many hands are over."""
    yield table
    while table.stage is Stage.PLAYING and len(table.rows) < hands:
        table = dealt(table) if table.to_act is None else act(table, choose(table))
        yield table


def until(table: Table, reached: Callable[[Table], bool], moves: int = 500) -> Table:
    """Make plain moves, and deal new hands, until the table has reached a state."""
    for found in itertools.islice(positions(table, 1000), moves):
        if reached(found):
            return found
    raise AssertionError("the moment never came")


def bid(value: int) -> dict[str, Any]:
    return {"do": "bid", "value": value}


PASS = {"do": "pass"}


def in_exchange(preset: str = "polish", **table: Any) -> Table:
    return until(act(started(opened(preset, **table)), bid(100), bid(110), PASS, PASS), in_phase("exchange"))


def in_play(tricks: int = 0, lying: int = 0, **table: Any) -> Table:
    """A table in the play, with this many tricks taken and cards lying."""

    def reached(one: Table) -> bool:
        game = one.game
        return game.phase == "play" and len(game.tricks) == tricks and len(game.trick) == lying

    return until(in_exchange(**table), reached)


def on_page(table: Table, page: HandPage) -> Table:
    """The table after the mover has turned to a page of the choices."""
    seats = list(table.seats)
    seats[table.to_act] = seats[table.to_act].model_copy(update={"hand_page": page})
    return table.model_copy(update={"seats": tuple(seats)})


def in_phase(phase: str) -> Callable[[Table], bool]:
    return lambda table: table.game.phase == phase


def after_hands(count: int) -> Callable[[Table], bool]:
    return lambda table: table.game.phase in {"deal", "game_over"} and len(table.rows) >= count
