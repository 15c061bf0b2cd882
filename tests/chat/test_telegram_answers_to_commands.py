"""The answers to commands and presses: sent before the update is confirmed, and deleted later if they are transient."""

import asyncio
from dataclasses import replace

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
    """A messenger whose calls arrive only when the test allows it, with budgets that may be used up."""

    def __init__(self, *, wait: float = 0.0) -> None:
        self.wait = wait
        self.arrives = asyncio.Event()
        self.said: list[str] = []

    async def take(self, chat, now, caller=None):
        return self.wait

    async def reply(self, chat, reply, to=None):
        await self.arrives.wait()
        self.said.append(reply.screen.text)


async def unspoken(chat):
    """The language of a group that hasn't set one."""


async def nothing_new(person):
    """The private chat of a person who could always be written to."""


async def done_soon(task):
    await asyncio.wait({task}, timeout=0.2)
    return task.done()


@pytest.mark.parametrize("way", ["to_command", "to_press"])
async def test_an_update_is_not_done_with_before_its_answer_is_sent(way):
    slow = Slow()
    replies_sent = Replies(slow, slow, lambda: 0.0, unspoken, nothing_new)
    task = asyncio.create_task(getattr(replies_sent, way)(ASKED, SHEET))
    assert not await done_soon(task)
    slow.arrives.set()
    await task
    assert slow.said == ["the sheet"]


@pytest.mark.parametrize("way", ["to_command", "to_press"])
async def test_a_chat_that_has_used_up_its_budget_holds_up_no_other_update(way, monkeypatch):
    monkeypatch.setattr(replies, "DRAIN", 0.0)
    slow = Slow(wait=30.0)
    replies_sent = Replies(slow, slow, lambda: 0.0, unspoken, nothing_new)
    await asyncio.wait_for(getattr(replies_sent, way)(ASKED, SHEET), 1.0)
    assert slow.said == []
    await replies_sent.finish()


@pytest.mark.parametrize("answer", [Answer(), Answer(toast="seen anyway", stay=Stay.UNSAID)])
async def test_an_answer_that_the_chat_shows_anyway_is_not_sent(answer):
    slow = Slow()
    await Replies(slow, slow, lambda: 0.0, unspoken, nothing_new).to_command(ASKED, answer)
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
    greeting = await telegram.until(lambda: anna.find("I host Thousand"))
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
    assert "1 minute" in answer.text


@pytest.mark.parametrize(("seconds", "answered"), [(30, True), (90, False)])
async def test_an_edited_message_is_a_command_for_a_minute(telegram, telegram_app, seconds, answered):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    anna.say(group, "/hepl")
    typed = group.messages[-1]
    telegram.clock.advance(seconds)
    anna.edit(typed, "/help")
    anna.say(group, "/rules nothing")
    await telegram.until(lambda: group.find("There’s no topic"), what="the answer to what came later")
    if answered:
        await telegram.until(lambda: group.find("/newgame opens a table"), what="the help")
    assert bool(group.find("/newgame opens a table")) is answered


@pytest.mark.parametrize("command", ["/learn", "/mydata"])
async def test_a_command_for_the_private_chat_leads_there(telegram, telegram_app, command):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    anna.say(group, command)
    line = await telegram.until(lambda: group.shown and group.shown[-1], what="a line")
    link = next(entity["url"] for entity in line.entities if entity["type"] == "text_link")
    anna.open(link)
    await telegram.until(lambda: [one for one in anna.chat.shown if one.text], what="a word in private")


ANSWERED = {
    "/kick Zoe": "Nobody called",  # a refusal
    "/timer 30s": "Time for a move",  # a line that stays
    "/options": "The options are open",  # a line that passes
    "/stats": "No finished game",  # a screen
    "/timer": "How long may",  # a question
}


@pytest.mark.parametrize("deleted", [False, True])
async def test_the_answer_in_a_group_is_a_silent_reply_to_the_command_if_that_is_there(telegram, telegram_app, deleted):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    lobby = await opened(telegram, group, anna)
    for command, text in ANSWERED.items():
        typed = anna.say(group, command)
        if deleted:
            anna.delete(typed)
        answer = await telegram.until(lambda text=text: group.find(text), what=f"an answer to {command}")
        assert answer.silent
        assert answer.reply_to is (None if deleted else typed)
    assert lobby.reply_to is None


async def test_in_private_an_answer_stands_below_its_command_anyway(telegram, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    anna.say(None, "/rules")
    answer = await telegram.until(lambda: anna.find("Rules: "))
    assert answer.reply_to is None


async def test_each_of_two_people_who_ask_the_same_is_answered():
    slow = Slow()
    sent = Replies(slow, slow, lambda: 0.0, unspoken, nothing_new)
    found = [ASKED, replace(ASKED, person=ASKED.person.model_copy(update={"id": "2"}), input_id="telegram:m:2")]
    tasks = [asyncio.create_task(sent.to_command(one, SHEET)) for one in (*found, found[0])]
    await done_soon(tasks[0])
    slow.arrives.set()
    await asyncio.gather(*tasks)
    assert slow.said == ["the sheet"] * 2, "once for each of them"
