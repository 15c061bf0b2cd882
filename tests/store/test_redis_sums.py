"""The sums over finished games: the promises of `Directory` about them. Each game is in each sum once."""

import pytest

from adapters.redis import keys
from adapters.redis.effects import carry_out
from bot.ports.directory import Aggregates
from bot.ports.effects import Summed, Unmet
from tests.world.kept_games import summed

ANNA, BEN = "telegram:42", "web:b-1"
CHAT, NEW = "telegram:-100:7", "telegram:-1009:7"
GAME = {
    ANNA: Aggregates("Anna <3", {"games": 1, "wins": 1, "strength": 2.5}),
    BEN: Aggregates("Ben", {"games": 1, "wins": 0}),
}


async def count(database, added, chats):
    await carry_out(database, summed(added, chats), 1.0)


async def test_a_stranger_and_an_unknown_chat_have_no_sums(directory):
    assert await directory.sums([ANNA, BEN]) == [Aggregates(), Aggregates()]
    assert await directory.sums([]) == []
    assert await directory.sums_in(CHAT) == {}


async def test_games_add_up_for_people_and_in_their_chats(directory, database):
    await count(database, GAME, [CHAT])
    await count(database, {ANNA: Aggregates("Anna", {"games": 1, "strength": -0.125})}, [CHAT, NEW])
    assert await directory.sums([BEN, ANNA]) == [
        Aggregates("Ben", {"games": 1, "wins": 0}),
        Aggregates("Anna", {"games": 2, "wins": 1, "strength": 2.375}),
    ]
    assert await directory.sums_in(CHAT) == {
        ANNA: {"games": 2, "wins": 1, "strength": 2.375},
        BEN: {"games": 1, "wins": 0},
    }
    assert await directory.sums_in(NEW) == {ANNA: {"games": 1, "strength": -0.125}}


async def test_a_rating_that_has_changed_meanwhile_refuses_all_of_a_commit(directory, database):
    await count(database, GAME, [CHAT])
    was = {"wins": 0.0}
    with pytest.raises(Unmet) as refused:
        await carry_out(database, (Summed(BEN, {"games": 1}), Summed(ANNA, {"games": 1}, was=was)), 1.0)
    assert refused.value.effect == Summed(ANNA, {"games": 1}, was=was)
    assert [one.numbers["games"] for one in await directory.sums([ANNA, BEN])] == [1, 1]
    await carry_out(database, (Summed(ANNA, {"games": 1}, was={"wins": 1.0, "unknown": 0.0}),), 1.0)
    assert (await directory.sums([ANNA]))[0].numbers["games"] == 2


async def test_the_most_is_replaced_only_by_more(directory, database):
    for best in (10.0, 30.0, 20.0):
        await carry_out(database, (Summed(ANNA, {}, {"best": best}),), 1.0)
    assert (await directory.sums([ANNA]))[0].numbers == {"best": 30.0}


async def test_a_person_who_is_forgotten_leaves_no_sum_anywhere(directory, database):
    await count(database, GAME, [CHAT, NEW])
    await directory.forget_person(ANNA)
    await directory.forget_person(ANNA)
    assert await directory.sums([ANNA, BEN]) == [Aggregates(), GAME[BEN]]
    assert list(await directory.sums_in(CHAT)) == list(await directory.sums_in(NEW)) == [BEN]
    assert [key for key in await database.call("KEYS", "*") if ANNA.encode() in key] == []


async def test_a_chat_that_moves_takes_its_sums_along_and_adds_them_once(directory, database):
    await count(database, GAME, [CHAT])
    await count(database, GAME, [NEW])
    await directory.move_chat(CHAT, NEW)
    await directory.move_chat(CHAT, NEW)
    assert {person: sums["games"] for person, sums in (await directory.sums_in(NEW)).items()} == {ANNA: 2, BEN: 2}
    assert await directory.sums_in(CHAT) == {}
    assert await database.call("EXISTS", keys.stats(CHAT)) == 0
    await directory.forget_person(ANNA)
    assert list(await directory.sums_in(NEW)) == [BEN]
