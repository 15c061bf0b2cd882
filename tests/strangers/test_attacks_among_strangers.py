"""What somebody may try among strangers: floods, working together, finding out about others; what is left of it."""

from unittest.mock import AsyncMock

import pytest

from adapters.redis.allowances import RedisAllowances
from bot.asking.allowances import NAMES, PHRASES, QUEUES, REPORTS
from bot.finished import forgetting
from bot.ports.allowances import Unlimited
from bot.ports.presses import Pressed
from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import MOST
from bot.texts import visible
from tests.world.finished_games import private
from tests.world.strangers_met import Strangers, people, sit_down, text_of

CARDS = ("♠", "♥", "♦", "♣")


@pytest.fixture
def bounded(world, fake_database):
    """A world with bounds on what one person and one address may ask for."""
    world.service = world.another_service(allowances=RedisAllowances(fake_database))
    return Strangers(world)


async def presses_from(strangers, person, argument, sender, table=""):
    data = f"{table}.0.people.{argument}"
    return await strangers.world._act(person, Pressed(data, None), private(person), sender=sender)


async def test_a_flood_of_one_person_is_bounded(bounded):
    (anna,) = await bounded.named("Anna")
    answers = []
    for _ in range(QUEUES.person.burst + 3):
        answers.append(await bounded.presses(anna, "wpolish"))
        await bounded.presses(anna, "quit")
    refused = [one for one in answers if one.toast and "Please wait" in one.toast]
    assert len(refused) == 3


async def test_a_flood_from_one_address_is_bounded_however_many_people_it_makes_up(bounded):
    refused = 0
    for number in range(QUEUES.sender.burst + 5):
        (person,) = await bounded.named(f"Bot-net {number}")
        answer = await presses_from(bounded, person, "wpolish", "203.0.113.7")
        refused += answer.toast is not None
    assert refused == 5


@pytest.mark.parametrize("argument", ["f99", "f", "wskat", "w", "z", "aFox"])
async def test_a_made_up_button_lets_nobody_wait_and_gives_no_face(strangers, argument):
    (anna,) = await strangers.named("Anna")
    before = await strangers.world.directory.person(anna.key)
    await strangers.presses(anna, argument)
    assert (await strangers.queue()).waiting == ()
    assert (await strangers.world.directory.person(anna.key)).get("face") == before.get("face")


async def test_in_a_group_nobody_waits_for_strangers(strangers):
    (anna,) = await strangers.named("Anna")
    answer = await strangers.world.says(anna, "/play people")
    assert answer.toast == "This works in the private chat with me."
    assert (await strangers.queue()).waiting == ()


async def test_where_memory_ends_nobody_begins_to_wait(world):
    allowances = Unlimited()
    allowances.room_for_more = AsyncMock(return_value=False)
    world.service = world.another_service(allowances=allowances)
    strangers = Strangers(world)
    (anna,) = await strangers.named("Anna")
    assert "can’t take another game" in (await strangers.presses(anna, "wpolish")).toast
    assert (await strangers.queue()).waiting == ()


async def test_a_queue_takes_a_hundred_people_at_most(strangers):
    queue = await strangers.queue()
    many = await strangers.named(*(f"P{number}" for number in range(4)))
    for person in many:
        await strangers.presses(person, "wpolish")
    one = (await strangers.queue()).waiting[0]
    full = queue.replace(
        waiting=tuple(one.replace(person=one.person.model_copy(update={"id": f"x{number}"})) for number in range(MOST))
    )
    await strangers.world.service.queues.put(queue, lambda _: full)
    (last,) = await strangers.named("Last")
    assert (await strangers.presses(last, "wpolish")).toast == "Too many are waiting. Try again in a minute."


async def test_phrases_reports_and_names_are_bounded(bounded):
    (anna, ben, _), table = await sit_down(bounded, "Anna", "Ben", "Cleo")
    said = [await bounded.presses(anna, "p1", table.id) for _ in range(PHRASES.person.burst + 1)]
    assert "Please wait" in said[-1].toast
    seat = table.seat_of(ben.key)
    sent = [
        await bounded.presses(anna, f"r{seat}-{number % 4}", table.id) for number in range(REPORTS.person.burst + 1)
    ]
    assert "Please wait" in sent[-1].toast
    assert len((await bounded.world.service.conducts.conduct()).reports) == 1, "one report of a person at a table"
    named = [
        await bounded.world.says(anna, f"/play name Fox{number}", chat=private(anna))
        for number in range(NAMES.person.burst + 1)
    ]
    assert "Please wait" in named[-1].toast


@pytest.mark.slow
async def test_two_who_always_press_together_have_one_rated_game_a_day_and_then_none(strangers):
    pair = await strangers.named("Anna", "Ben")
    rated = []
    for _ in range(3):
        for person in pair:
            await strangers.comes(person)
        await strangers.passes(PATIENCE + 1)
        (table,) = await strangers.tables()
        await strangers.tend()
        rated.append((await strangers.world.tables.table(table.id)).rated_on)
        await strangers.game_over(table.id)
        for person in pair:
            await strangers.presses(person, "out", table.id)
        await strangers.passes(1)
    assert [bool(one) for one in rated] == [True, False, False]


async def test_a_third_person_is_seated_with_two_who_press_together(strangers):
    dora, anna, ben = await strangers.named("Dora", "Anna", "Ben")
    await strangers.comes(dora)
    await strangers.comes(anna)
    await strangers.comes(ben)
    assert sorted(people(await strangers.table_of(dora))) == ["Anna", "Ben", "Dora"]


async def test_nothing_shows_which_group_somebody_is_in_or_what_they_are_called_there(strangers):
    world = strangers.world
    anna, ben, _ = world.persons("Annabella Benedict Cleo")
    await world.says(anna, "/newgame")
    await world.says(world.person("Cleo"), "/join")
    for person, name in ((anna, "Fox"), (ben, "Owl")):
        await world.says(person, f"/play name {name}", chat=private(person))
        titled = private(person).model_copy(update={"title": person.name})
        await world.presses(person, ".0.people.wpolish", chat=titled)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    await strangers.presses(anna, "p1", table.id)
    await strangers.tend()
    await strangers.game_over(table.id)
    seen = "\n".join(one.screen.model_dump_json() for one in strangers.seen_by(ben))
    assert "Fox" in seen
    for hidden in ("Annabella", world.group.title, world.group.id, anna.key, anna.id):
        assert hidden not in seen, hidden


async def test_a_watcher_sees_no_card_that_is_hidden_and_no_button(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    dora = strangers.world.person("Dora")
    screen = (await strangers.presses(dora, "watch", table.id)).replies[0].screen
    assert screen.rows == ()
    assert not any(card in visible(screen.text) for card in CARDS), "nobody has played a card"


async def test_a_button_of_a_table_does_nothing_for_whoever_does_not_sit_there(strangers):
    (anna, *_), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    dora = strangers.world.person("Dora")
    before = await strangers.world.tables.table(table.id)
    for argument in (
        "menu",
        "p1",
        "m0",
        "n0",
        "r0",
        "r0-1",
        "move",
        "ready",
        "whole",
        "out",
        "p9",
        "r0-9",
        "m9",
        "zzz",
    ):
        assert (await strangers.presses(dora, argument, table.id)).toast, argument
        assert await strangers.world.tables.table(table.id) == before
    for argument in ("p9", "p0", "m9", "n7", "r1-9", "r9-1", "zzz", "f99", "wchess"):
        assert (await strangers.presses(anna, argument, table.id)).toast, argument


async def test_not_again_is_learnt_from_no_page_list_or_seat(strangers):
    """Ben is avoided by Anna: all that he can read is as if she were not there."""
    (anna, ben), dora = await strangers.named("Anna", "Ben"), strangers.world.person("Dora")
    await strangers.world.directory.save_person(anna.key, {"notwith": {ben.key: "Ben"}})
    await strangers.comes(anna)
    assert "nobody waits yet, nobody plays" in text_of(await strangers.presses(ben, ""))
    assert "somebody waits, nobody plays" in text_of(await strangers.presses(dora, ""))
    await strangers.passes(PATIENCE)
    assert "nobody waits yet, nobody plays" in text_of(await strangers.presses(ben, ""))
    assert "somebody plays" in text_of(await strangers.presses(dora, ""))
    assert (
        "No open table" in text_of(await strangers.presses(ben, "tables"))
        or not (await strangers.presses(ben, "tables")).replies[0].screen.rows
    )
    assert (await strangers.presses(dora, "tables")).replies[0].screen.rows


async def test_whoever_is_forgotten_while_they_wait_is_nowhere_any_more(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.comes(ben)
    await forgetting.forget(strangers.world.tables, anna)
    strangers.world.time += 61
    await forgetting.forget_everywhere(strangers.world.tables, anna.key, strangers.world.time)
    assert [one.person.key for one in (await strangers.queue()).waiting] == [ben.key]
    assert list(await strangers.world.store.naming(anna.key)) == []
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    assert people(table) == ["Ben"]


async def test_what_a_page_is_sent_names_no_person_by_their_key(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    (dora,) = await strangers.named("Dora")
    for reader, argument, code in ((dora, "", ""), (dora, "tables", ""), (dora, "name", ""), (anna, "menu", table.id)):
        sent = (await strangers.presses(reader, argument, code)).people
        assert sent["name"]
        assert not any(one.key in repr(sent) for one in (anna, ben, dora)), argument
