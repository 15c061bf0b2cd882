"""Commands about somebody who was picked or mentioned instead of named."""

from bot.table.model import Stage


async def seated(world, people):
    await world.says(people[0], "/newgame")
    for person in people[1:]:
        await world.says(person, "/join")


async def test_whoever_is_mentioned_is_sent_away(world):
    anna, ben, cleo = (world.person(name) for name in ("Anna", "Ben", "Cleo"))
    await seated(world, [anna, ben, cleo])
    assert "Cleo has been removed" in (await world.says(anna, f"/kick person:{cleo.key}")).toast
    assert [chair.person.key for chair in (await world.table()).seats] == [anna.key, ben.key]


async def test_somebody_mentioned_who_is_not_seated_is_not_named_by_an_id(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    await seated(world, [anna])
    assert (await world.says(anna, f"/kick person:{ben.key}")).toast == "That person is not seated here."
    assert (await world.says(anna, f"/kick person:{anna.key}")).toast == "That person is not seated here."
    assert (await world.table()).stage is Stage.LOBBY
