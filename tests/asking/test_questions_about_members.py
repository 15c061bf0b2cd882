"""Whether somebody is in a chat is asked of the platform: within its budget, and not as often as somebody likes."""

import asyncio

import pytest

from adapters.redis.allowances import RedisAllowances
from adapters.redis.limits import Figures, RedisLimits
from bot.asking.allowances import MEMBERSHIPS
from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat
from bot.ports.messenger import Busy
from bot.table.platform_facts import PlatformFacts
from tests.crossed import sampled
from tests.world.finished_games import private

GROUPS = [Chat(platform="telegram", id=f"-20{number}", title=f"Club {number}") for number in range(20)]


class Questions(list):
    """The people about whom the platform was asked; it gives one answer about everybody."""

    answer: bool | None = True

    async def is_member(self, _chat, person):
        self.append(person.name)
        return self.answer


@pytest.fixture
def questions(world, monkeypatch):
    found = Questions()
    monkeypatch.setattr(world.room, "is_member", found.is_member)
    return found


@pytest.fixture
async def eve(world, questions):
    """Somebody in twenty groups, with a table whose seats may be offered there."""
    eve = world.person("Eve")
    for group in GROUPS:
        await world.says(eve, "/callme", chat=group)
    await world.says(eve, "/play", chat=private(eve))
    questions.clear()
    return eve


@pytest.fixture
def counting(world, fake_database):
    """The service with allowances that count."""
    world.service = world.another_service(allowances=RedisAllowances(fake_database))
    return world


async def pressed(world, person, key):
    code = await world.table_id(private(person))
    return await world.presses(person, encode(ButtonToken(code, 0, Verb.OFFER, key)), chat=private(person))


@pytest.mark.parametrize("key", sampled(["telegram:-666", "telegram:", "x", "", "discord:1", "telegram:@durov"], 3))
async def test_a_made_up_group_costs_no_question_and_is_not_shown(world, questions, eve, key):
    for _ in range(50):
        answer = await pressed(world, eve, key)
        assert "I don’t know this button any more" in answer.toast
    assert questions == []


async def test_the_buttons_of_ones_own_groups_cost_questions_within_limits(questions, eve, counting):
    for number in range(50):
        await pressed(counting, eve, GROUPS[number % 20].key)
    assert len(questions) == MEMBERSHIPS.person.burst


@pytest.mark.parametrize("typed", [False, True], ids=["pressed", "typed"])
async def test_trying_to_sit_down_costs_questions_within_limits(counting, questions, typed):
    anna, eve = counting.person("Anna"), counting.person("Eve")
    await counting.says(anna, "/newgame")
    code = await counting.table_id()
    questions.answer = None
    for _ in range(100):
        join = encode(ButtonToken(code, 0, Verb.JOIN))
        if typed:
            await counting.says(eve, f"/join {code}", chat=private(eve))
        else:
            await counting.presses(eve, join, chat=private(eve))
    assert 1 <= questions.count("Eve") <= MEMBERSHIPS.person.burst


async def test_a_group_without_a_title_is_named_in_words(world, questions):
    eve = world.person("Eve")
    nameless = Chat(platform="telegram", id="-77")
    await world.says(eve, "/callme", chat=nameless)
    (reply,) = (await world.says(eve, "/play", chat=private(eve))).replies
    page = (await world.says(eve, "/callme", chat=private(eve))).replies[0]
    said = [*(await pressed(world, eve, nameless.key)).toast.splitlines()]
    labels = [button.label for shown in (reply, page) for row in shown.screen.rows for button in row]
    assert any("The group" in label for label in labels)
    assert not any("-77" in text for text in (*labels, *said))


async def test_who_has_left_a_group_is_told_its_name(world, questions, eve):
    questions.answer = False
    assert "whether you’re in “Club 3”" in (await pressed(world, eve, GROUPS[3].key)).toast


async def test_questions_count_against_the_budget_of_the_whole_bot(world, questions, fake_database):
    limits = RedisLimits(fake_database, {"telegram": Figures(per_second=5.0)})
    facts, people = PlatformFacts(world.tables, world.messengers, limits), [world.person(f"P{n}") for n in range(40)]
    answers = await asyncio.gather(*(facts.is_member(world.group, person) for person in people))
    assert answers.count(True) == len(questions)
    assert 1 <= len(questions) <= 5 * 4, "those whose turn comes within some seconds"


async def test_a_spare_question_is_asked_only_if_nobody_waits(world, questions, fake_database):
    limits = RedisLimits(fake_database, {"telegram": Figures(per_second=5.0)})
    facts, eve = PlatformFacts(world.tables, world.messengers, limits), world.person("Eve")
    assert await facts.membership(world.group, eve, spare=True)
    await limits.refused("telegram", world.time, world.time + 60)
    with pytest.raises(Busy):
        await facts.membership(world.group, eve, spare=True)
    assert questions == ["Eve"]
