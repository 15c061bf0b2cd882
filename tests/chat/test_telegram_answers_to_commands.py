"""What a typed command is answered with: sent before its update is confirmed, and taken away if it only passes."""

import asyncio

import pytest

from adapters.telegram import replies
from adapters.telegram.replies import Replies
from bot.codec import Verb
from bot.people import Chat, Person
from bot.ports.presses import Command, Press
from bot.screen import Answer, Reply, Screen, Stay
from tests.chat.telegram_play import crowd, greeted, opened, press

GROUP = Chat(platform="telegram", id="-100", title="Friday")
ASKED = Press(Person(platform="telegram", id="1", name="Anna"), GROUP, "telegram:m:1", Command("score"))
SHEET = Answer(replies=(Reply(screen=Screen(text="the sheet"), private=False),))


class Slow:
    """A messenger whose calls arrive when a test lets them, and budgets that may be used up."""

    def __init__(self, *, wait: float = 0.0) -> None:
        self.wait = wait
        self.arrives = asyncio.Event()
        self.said: list[str] = []

    async def take(self, chat, now, caller=None):
        return self.wait

    async def reply(self, chat, reply, *, to=None):
        await self.arrives.wait()
        self.said.append(reply.screen.text)


async def unspoken(chat):
    """A group that has no language of its own."""


async def done_soon(task):
    await asyncio.wait({task}, timeout=0.2)
    return task.done()


async def test_an_update_is_not_done_with_before_its_answer_is_sent():
    slow = Slow()
    replies_sent = Replies(slow, slow, lambda: 0.0, unspoken)
    task = asyncio.create_task(replies_sent.to_command(ASKED, SHEET))
    assert not await done_soon(task)
    slow.arrives.set()
    await task
    assert slow.said == ["the sheet"]


async def test_a_chat_that_has_used_up_its_budget_holds_up_no_other_update():
    slow = Slow(wait=30.0)
    replies_sent = Replies(slow, slow, lambda: 0.0, unspoken)
    await asyncio.wait_for(replies_sent.to_command(ASKED, SHEET), 1.0)
    assert slow.said == []
    await replies_sent.finish()


@pytest.mark.parametrize("answer", [Answer(), Answer(toast="seen anyway", stay=Stay.UNSAID)])
async def test_what_the_chat_shows_anyway_is_not_said(answer):
    slow = Slow()
    await Replies(slow, slow, lambda: 0.0, unspoken).to_command(ASKED, answer)
    assert slow.said == []


async def test_a_line_about_the_board_is_taken_away_again(telegram, telegram_app, monkeypatch):
    monkeypatch.setattr(replies, "PASSES_AFTER", 0.2)
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    await greeted(telegram, [anna])
    await opened(telegram, group, anna)
    anna.say(group, "/options")
    said = await telegram.until(lambda: group.find("The options are open"), what="an answer")
    await telegram.until(lambda: said.deleted, what="the answer to go")


async def test_a_word_in_private_is_greeted_in_a_few_lines(telegram, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    anna.say(None, "hello?")
    greeting = await telegram.until(lambda: anna.find("I deal Thousand"))
    assert len(greeting.text) < 600
    assert any("startgroup" in (button.url or "") for button in greeting.buttons)
    await press(anna, greeting, Verb.RULES)
    await telegram.until(lambda: anna.find("in one minute"), what="the page")


async def test_an_admin_may_press_what_they_may_type(telegram, telegram_app):
    anna, eve = crowd(telegram, "Anna", "Eve")
    group = telegram.group("Friday", [eve, anna])  # the first is its owner
    await greeted(telegram, [anna, eve])
    await opened(telegram, group, anna)
    eve.say(group, "/timer")
    menu = await telegram.until(lambda: group.find("How long may a move take"))
    answer = await press(eve, menu, Verb.TIMER, "60")
    assert "1m" in answer.text
