"""The sums over finished games: the promises of `Directory` about them. Each game is in each sum once."""

import pytest

from adapters.redis import keys
from bot.ports.directory import Aggregates
from bot.ports.health import Unavailable

ANNA, BEN = "telegram:42", "web:b-1"
CHAT, NEW = "telegram:-100:7", "telegram:-1009:7"
GAME = {
    ANNA: Aggregates("Anna <3", {"games": 1, "wins": 1, "strength": 2.5}),
    BEN: Aggregates("Ben", {"games": 1, "wins": 0}),
}


async def test_a_stranger_and_an_unknown_chat_have_no_sums(directory):
    assert await directory.sums([ANNA, BEN]) == [Aggregates(), Aggregates()]
    assert await directory.sums([]) == []
    assert await directory.sums_in(CHAT) == {}
    assert not await directory.was_counted("AAAAA")


async def test_games_add_up_for_people_and_in_their_chats(directory):
    await directory.count("AAAAA", GAME, [CHAT])
    await directory.count("BBBBB", {ANNA: Aggregates("Anna", {"games": 1, "strength": -0.125})}, [CHAT, NEW])
    assert await directory.sums([BEN, ANNA]) == [
        Aggregates("Ben", {"games": 1, "wins": 0}),
        Aggregates("Anna", {"games": 2, "wins": 1, "strength": 2.375}),
    ]
    assert await directory.sums_in(CHAT) == {
        ANNA: {"games": 2, "wins": 1, "strength": 2.375},
        BEN: {"games": 1, "wins": 0},
    }
    assert await directory.sums_in(NEW) == {ANNA: {"games": 1, "strength": -0.125}}


async def test_a_game_told_again_adds_nothing(directory):
    for told in (GAME, GAME, {ANNA: Aggregates("Anna", {"games": 7})}):
        await directory.count("AAAAA", told, [CHAT])
    assert await directory.was_counted("AAAAA")
    assert (await directory.sums([ANNA]))[0].numbers["games"] == 1
    assert (await directory.sums_in(CHAT))[ANNA]["games"] == 1


@pytest.mark.parametrize("done", range(3))
async def test_a_count_that_was_broken_off_is_completed_with_its_first_numbers(directory, database, monkeypatch, done):
    run, left = database.run, iter(range(done))

    async def dying(*args):
        if next(left, None) is None:
            raise Unavailable
        return await run(*args)

    monkeypatch.setattr(database, "run", dying)
    with pytest.raises(Unavailable):
        await directory.count("AAAAA", GAME, [CHAT])
    monkeypatch.setattr(database, "run", run)
    assert not await directory.was_counted("AAAAA")
    await directory.count("AAAAA", {person: Aggregates("?", {"games": 9}) for person in GAME}, [CHAT])
    assert await directory.sums([ANNA, BEN]) == list(GAME.values())
    assert await directory.sums_in(CHAT) == {person: one.numbers for person, one in GAME.items()}


async def test_a_person_who_is_forgotten_leaves_no_sum_anywhere(directory, database):
    await directory.count("AAAAA", GAME, [CHAT, NEW])
    await directory.forget_person(ANNA)
    await directory.forget_person(ANNA)
    assert await directory.sums([ANNA, BEN]) == [Aggregates(), GAME[BEN]]
    assert list(await directory.sums_in(CHAT)) == list(await directory.sums_in(NEW)) == [BEN]
    assert [key for key in await database.call("KEYS", "*") if ANNA.encode() in key] == []
    await directory.count("AAAAA", GAME, [CHAT])
    assert await directory.sums([ANNA]) == [Aggregates()], "a counted game does not come back"


async def test_a_chat_that_moves_takes_its_sums_along_and_adds_them_once(directory, database):
    await directory.count("AAAAA", GAME, [CHAT])
    await directory.count("BBBBB", GAME, [NEW])
    await directory.move_chat(CHAT, NEW)
    await directory.move_chat(CHAT, NEW)
    assert {person: sums["games"] for person, sums in (await directory.sums_in(NEW)).items()} == {ANNA: 2, BEN: 2}
    assert await directory.sums_in(CHAT) == {}
    assert await database.call("EXISTS", keys.stats(CHAT), keys.counted(CHAT)) == 0
    await directory.forget_person(ANNA)
    assert list(await directory.sums_in(NEW)) == [BEN]


async def test_games_in_a_sum_are_remembered_for_a_while_only(directory, database, clock, monkeypatch):
    monkeypatch.setattr(keys, "FINISHED_KEPT", 3)
    for number in range(5):
        clock.now += 1
        await directory.count(f"GAME{number}", {ANNA: Aggregates("Anna", {"games": 1})}, [])
    assert (await directory.sums([ANNA]))[0].numbers == {"games": 5}
    assert await database.call("ZCARD", keys.counted(ANNA)) == 3
    for key in (keys.counted(ANNA), keys.count("GAME1")):
        assert 0 < await database.call("TTL", key) <= keys.COUNTED_LIFE
    assert keys.COUNTED_LIFE < await database.call("TTL", keys.stats(ANNA)) <= keys.SUMS_LIFE
