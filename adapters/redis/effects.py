"""The conditions and commands of effects, for `scripts/effects.lua`."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from adapters.redis import keys
from adapters.redis.database import Database, Script
from bot.ports.effects import (
    Archived,
    Closes,
    Effect,
    GivesPlace,
    HandedOver,
    Kept,
    Listed,
    LogCut,
    Opens,
    Remembered,
    Sits,
    Summed,
    TakesPlace,
    Unmet,
)

CARRY = Script.load("carry", effects="ARGV[1]")

Words = Sequence[str | int | float]


def written(effects: Sequence[Effect], now: float) -> tuple[str, Sequence[Effect]]:
    """Return effects as the scripts read them, and the effect of each condition. `now`: seconds since the epoch."""
    if not effects:
        return "", ()
    conditions = [(effect, condition) for effect in effects for condition in _conditions(effect)]
    commands = [[str(word) for word in command] for effect in effects for command in _commands(effect, now)]
    script = {"if": [[str(word) for word in condition] for _, condition in conditions], "do": commands}
    return compact(script), [effect for effect, _ in conditions]


async def carry_out(database: Database, effects: Sequence[Effect], now: float) -> None:
    """Carry out effects without a commit. Raises Unmet."""
    beside, conditional = written(effects, now)
    must_be_met(await database.run(CARRY, [], [beside]), conditional)


async def at_once(database: Database, commands: Iterable[Words]) -> None:
    """Give commands in one atomic step."""
    await database.run(CARRY, [], [compact({"if": [], "do": [[str(word) for word in one] for one in commands]})])


def must_be_met(answer: Sequence[Any], conditional: Sequence[Effect]) -> None:
    """Raise Unmet for the answer of a script that found a condition unmet."""
    if answer[0] == b"refused":
        raise Unmet(conditional[answer[1] - 1], answer[2].decode())


def _conditions(effect: Effect) -> Iterator[Words]:
    match effect:
        case Opens(chat, table, instead_of):
            yield "free", keys.open_table(chat), table, instead_of or table
        case TakesPlace(what, owner, limit):
            yield "room", keys.place(what), owner, limit
        case Summed(owner, was=was) | HandedOver(owner, was=was):
            yield from (("same", keys.stats(owner), name, repr(value)) for name, value in was.items())


def _commands(effect: Effect, now: float) -> Iterator[Words]:
    match effect:
        case Remembered(person, about):
            yield from merged(keys.person(person), about)
        case Kept(chat, about):
            yield from merged(keys.chat(chat), about)
        case Sits(person, table, on=False):
            yield "ZREM", keys.tables(person), table
        case Sits(person, table):
            yield "ZADD", keys.tables(person), "NX", now, table
            yield from map(kept_on, (keys.tables(person), keys.person(person)))
        case Listed(table):
            yield "ZADD", keys.LISTED, "NX", now, table
            yield "ZREMRANGEBYSCORE", keys.LISTED, "-inf", now - keys.LISTED_LIFE
            yield "ZREMRANGEBYRANK", keys.LISTED, 0, -keys.LISTED_KEPT - 1
            yield "EXPIRE", keys.LISTED, keys.LISTED_LIFE
        case Opens(chat, table):
            yield "SET", keys.open_table(chat), table
            yield from map(kept_on, (keys.open_table(chat), keys.chat(chat)))
        case Closes(chat, table):
            yield "CLEAR", keys.open_table(chat), table
        case TakesPlace(what, owner):
            yield "HSET", keys.place(what), owner, 1
            yield "EXPIRE", keys.place(what), keys.BUDGET_LIFE
        case GivesPlace(what, owner):
            yield "HDEL", keys.place(what), owner
        case LogCut(table, entries):
            yield "LTRIM", keys.log(table), 0, entries - 1
        case _:
            yield from _counted(effect, now)


def _counted(effect: Effect, now: float) -> Iterator[Words]:
    match effect:
        case Archived():
            yield from _archived(effect, now)
        case Summed():
            yield from _summed(effect)
        case HandedOver():
            yield from _handed_over(effect)


def kept_on(key: str) -> Words:
    """Return the command that begins the life of a key anew."""
    return "EXPIRE", key, keys.life_of(key)


def merged(key: str, about: Mapping[str, Any]) -> Iterator[Words]:
    """Yield the commands that merge fields into a document, and begin its life anew; None removes a field."""
    kept = [part for name, value in about.items() if value is not None for part in (name, compact(value))]
    gone = [name for name, value in about.items() if value is None]
    if kept:
        yield "HSET", key, *kept
    if gone:
        yield "HDEL", key, *gone
    yield kept_on(key)


def _archived(game: Archived, now: float) -> Iterator[Words]:
    yield "SET", keys.game(game.table), compact(game.summary), "EX", keys.FINISHED_LIFE
    for key in (keys.finished(owner) for owner in dict.fromkeys((*game.people, *game.chats))):
        yield "ZADD", key, "NX", now, game.table
        yield "ZREMRANGEBYRANK", key, 0, -keys.FINISHED_KEPT - 1
        yield kept_on(key)
    yield from map(kept_on, (*map(keys.person, game.people), *map(keys.chat, game.chats)))


def _summed(added: Summed) -> Iterator[Words]:
    key = keys.stats(added.owner)
    yield from (("HINCRBYFLOAT", key, name, repr(value)) for name, value in added.numbers.items())
    yield from (("RAISE", key, name, repr(value)) for name, value in added.most.items())
    if added.words:
        yield "HSET", key, *(part for pair in added.words.items() for part in pair)
    yield kept_on(key)


def _handed_over(given: HandedOver) -> Iterator[Words]:
    theirs, gone = keys.finished(given.taker), keys.finished(given.giver)
    for game in given.games:
        code = game["table"]
        yield "SET", keys.game(code), compact(game), "XX", "KEEPTTL"
        yield "ZADD", theirs, "NX", game["finished"], code
        yield "ZREM", gone, code
    if given.games:
        yield "ZREMRANGEBYRANK", theirs, 0, -keys.FINISHED_KEPT - 1
        yield kept_on(theirs)
    if given.numbers:
        yield "HDEL", keys.stats(given.giver), *given.numbers


def compact(value: object) -> str:
    """Return a value as JSON, as documents beside the tables are stored."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
