"""The message that says that somebody waits: it says once they do not, however the wait has ended."""

import pytest

from bot.finished import forgetting
from bot.screen import Screen
from bot.texts import Markup, visible
from tests.world.finished_games import private

WAITS, FOUND, OVER = "waits", "You play Polish Thousand now: the table is below.", "You don’t wait any more."


class Shown:
    """A message with a button for a wait, as a chat shows it."""

    def __init__(self, strangers, person):
        self.strangers, self.person, self.chat = strangers, person, private(person)
        self.messenger = strangers.world.messengers[person.platform]

    async def sent(self):
        self.message = await self.messenger.send(self.chat, Screen(text=Markup(WAITS)), nonce=f"w{self.person.id}")
        return self

    async def presses(self, argument):
        data = f".0.people.{argument}"
        answer = await self.strangers.world.presses(self.person, data, chat=self.chat, message=self.message)
        await self.strangers.tend()
        return answer

    @property
    def text(self):
        shown = [one for one in self.messenger.messages if one.chat.key == self.chat.key]
        (screen,) = [one.screen for one in shown if one.id == self.message]
        assert not screen.rows
        return visible(screen.text)


async def waiting(strangers, *names, platform="telegram", rules="polish"):
    """Return messages of people who wait."""
    shown = [await Shown(strangers, person).sent() for person in await strangers.named(*names, platform=platform)]
    for one in shown:
        answer = await one.presses(f"w{rules}")
        assert answer.instead is not None, "the pressed message says that they wait"
        assert not answer.replies
    return shown


@pytest.mark.parametrize("platform", ["telegram", "discord"])
@pytest.mark.parametrize("names", ["Anna", "Anna Ben Cleo"], ids=["with bots", "together"])
async def test_once_one_plays_it_says_so(strangers, names, platform):
    shown = await waiting(strangers, *names.split(), platform=platform)
    assert {one.text for one in shown} == {WAITS}
    await strangers.passes(30)
    assert {one.text for one in shown} == {FOUND}
    assert not (await strangers.queue()).outdated


async def test_who_comes_to_a_table_reads_so_too(strangers):
    await waiting(strangers, "Anna")
    await strangers.passes(25)
    (ben,) = await waiting(strangers, "Ben")
    await strangers.passes(10)
    assert ben.text == FOUND


async def test_it_is_not_edited_before_the_answer_to_the_press_has_come(strangers):
    shown = await waiting(strangers, "Anna", "Ben", "Cleo")
    await strangers.passes(3)
    assert [one.text for one in shown] == [WAITS] * 3
    await strangers.passes(10)
    assert [one.text for one in shown] == [FOUND] * 3


@pytest.mark.parametrize("typed", ["/leave", "/newgame"])
async def test_who_does_something_else_reads_that_they_do_not_wait(strangers, typed):
    (anna,) = await waiting(strangers, "Anna")
    await strangers.world.says(anna.person, typed, chat=anna.chat)
    await strangers.passes(30)
    assert anna.text == OVER


async def test_who_waits_for_other_rules_by_another_message_has_one_that_says_so(strangers):
    (anna,) = await waiting(strangers, "Anna")
    second = await Shown(strangers, anna.person).sent()
    second.message = await second.messenger.send(second.chat, Screen(text=Markup(WAITS)), nonce="second")
    await second.presses("wrussian")
    await strangers.passes(10)
    assert (anna.text, second.text) == (OVER, WAITS)


async def test_a_press_on_the_message_itself_is_all_that_changes_it(strangers):
    (anna,) = await waiting(strangers, "Anna")
    await anna.presses("quit")
    await strangers.passes(10)
    assert anna.text == WAITS, "the answer to the press is shown there"


async def test_whoever_is_forgotten_is_written_nothing(strangers):
    (anna,) = await waiting(strangers, "Anna")
    world = strangers.world
    await world.says(anna.person, "/leave", chat=anna.chat)
    assert (await strangers.queue()).outdated
    await forgetting.forget_everywhere(world.tables, anna.person.key, world.time)
    await strangers.passes(10)
    assert anna.text == WAITS
    assert not (await strangers.queue()).outdated
