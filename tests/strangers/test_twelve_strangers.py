"""Twelve people on two platforms come within two minutes, in an order drawn by chance, for three kinds of rules."""

import random

import pytest

from bot.strangers.pairing import LOOK, LOOK_AROUND, PATIENCE
from bot.strangers.seating import people_of, seats_of
from tests.world.finished_games import private
from tests.world.strangers_met import KINDS, Evening, Strangers, text_of


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in (3, 4, 5))])
async def test_everybody_has_a_seat_within_twenty_seconds_and_nobody_stays_alone(world, seed):
    chance, evening = random.Random(seed), Evening(world)
    everybody = [
        *await Strangers(world).named(*(f"T{number}" for number in range(6))),
        *await Strangers(world).named(*(f"D{number}" for number in range(6)), platform="discord"),
    ]
    chance.shuffle(everybody)
    times = sorted(chance.sample(range(120), 12))
    plan = {at: (person, chance.choice(KINDS)) for at, person in zip(times, everybody, strict=True)}
    for second in range(120):
        if second in plan:
            await evening.comes(*plan[second])
        await evening.passes(1)
    await evening.passes(int(PATIENCE + LOOK))
    for kind in evening.kinds.values():
        for table in await kind.tables():
            await kind.hand_over(table.id)
    await evening.passes(LOOK_AROUND + LOOK)
    await evening.all_agree()
    for rules, kind in evening.kinds.items():
        tables = await kind.tables()
        count = sum(len(people_of(table)) for table in tables)
        assert len(tables) <= -(-count // seats_of(rules)), rules
    await two_leave_and_others_take_their_seats(evening)


async def two_leave_and_others_take_their_seats(evening):
    rules, kind = max(
        [(rules, kind) for rules, kind in evening.kinds.items()],
        key=lambda one: sum(came == one[0] for came, _ in evening.came.values()),
    )
    tables = await kind.tables()
    table = max(tables, key=lambda one: len(people_of(one)))
    gone = people_of(table)[:2]
    for person in gone:
        evening.came.pop(person.key)
        await evening.world.says(person, "/leave", chat=private(person))
    comers = await kind.named("New", "Newer")
    for person in comers:
        await evening.comes(person, rules)
    await evening.passes(int(PATIENCE + LOOK))
    seated = {one.key for one in (await kind.tables()) for one in people_of(one)}
    assert {person.key for person in comers} <= seated
    assert not {person.key for person in gone} & seated
    count = len(seated)
    (reader,) = await kind.named("Reader")
    page = text_of(await evening.world.says(reader, "/play people", chat=private(reader)))
    told = f"{count} play" if count > 2 else "somebody plays"
    assert f"nobody waits yet, {told}" in page
