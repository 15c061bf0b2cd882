"""A person's input reaches the application exactly once, and the answers reach the person."""

import asyncio

import pytest

from bot.ports.presses import Command, Pressed
from bot.screen import Answer, Reply, Screen
from tests.web.conftest import Playground


async def test_a_typed_command_becomes_a_press_of_that_person_in_that_chat(playground: Playground):
    page = await playground.open()
    await page.say("/NewGame@thousand polish  table.players=3 ", id="one")
    (press,) = playground.service.presses
    assert press.what == Command("newgame", "polish  table.players=3")
    assert (press.person.id, press.chat.id, press.chat.private) == (page.people[0], page.group, False)


async def test_a_pressed_button_travels_unchanged(playground: Playground):
    page = await playground.open()
    answer = await page.send(
        type="press", id="one", person=page.people[1], chat=page.people[1], message="7", data="K7.1.card.3"
    )
    (press,) = playground.service.presses
    assert press.what == Pressed("K7.1.card.3", "7")
    assert press.chat.private
    assert answer["type"] == "answer"


async def test_talk_in_the_group_is_seen_and_not_acted_on(playground: Playground):
    page = await playground.open()
    await page.say("good luck!", id="one")
    await page.until(lambda: page.texts(page.group) == ["good luck!"])
    assert playground.service.presses == []


async def test_talk_in_a_private_chat_is_greeted(playground: Playground):
    page = await playground.open()
    await page.say("hello?", id="one", chat=page.people[0])
    assert playground.service.presses[0].what == Command("start")


async def test_an_input_sent_twice_is_applied_once_and_answered_alike(playground: Playground):
    page = await playground.open()
    first = await page.say("/loud", id="same")
    second = await page.say("/loud", id="same")
    assert first == second
    assert first["toast"]
    assert len(playground.service.presses) == 1
    await page.until(lambda: page.texts(page.group) == ["/loud"])


async def test_a_resend_over_a_new_connection_waits_for_the_first_and_gets_its_answer(playground: Playground):
    playground.service.gate = asyncio.Event()
    room = await playground.enter()
    first = await playground.open(room)
    sent = {"type": "say", "id": "same", "person": first.people[0], "chat": first.group, "text": "/loud"}
    await first.socket.send_json(sent)
    second = await playground.open(room)
    await second.until(lambda: second.texts(second.group) == ["/loud"])
    asking = asyncio.create_task(second.send(**sent))
    playground.service.gate.set()
    assert (await asking)["alert"] is True
    assert len(playground.service.presses) == 1


async def test_an_input_that_failed_is_asked_for_again_under_the_same_input_id(playground: Playground):
    playground.service.failures = 1
    page = await playground.open()
    assert (await page.say("/loud", id="one"))["type"] == "again"
    assert (await page.say("/loud", id="one"))["type"] == "answer"
    first, second = playground.service.presses
    assert first.input_id == second.input_id
    await page.until(lambda: page.texts(page.group) == ["/loud"])


async def test_a_private_reply_goes_to_the_asker_and_a_public_one_to_the_group(playground: Playground):
    replies = (Reply(screen=Screen(text="for you")), Reply(screen=Screen(text="for all"), private=False))
    playground.service.answers["rules"] = lambda _: Answer(replies=replies)
    page = await playground.open()
    await page.say("/rules", id="one", person=1)
    await page.until(lambda: "for all" in page.texts(page.group) and "for you" in page.texts(page.people[1]))
    assert page.texts(page.people[0]) == []
    assert "for you" not in page.texts(page.group)


async def test_a_press_can_change_the_message_it_was_made_on(playground: Playground, monkeypatch):
    async def turned(press, data):
        return Answer(instead=Screen(text=f"page {data}"))

    monkeypatch.setattr(playground.service, "_press", turned)
    playground.service.answers["replay"] = lambda _: Answer(replies=(Reply(screen=Screen(text="page 1")),))
    page = await playground.open()
    await page.say("/replay", id="one")
    mine = page.people[0]
    await page.until(lambda: page.texts(mine) == ["page 1"])
    (message,) = page.messages[mine]
    for number in ("2", "3"):
        await page.send(type="press", id=f"turn{number}", person=mine, chat=mine, message=message, data=number)
        await page.until(lambda number=number: page.texts(mine) == [f"page {number}"])
    await page.send(type="press", id="gone", person=mine, chat=mine, message="999", data="4")
    await page.until(lambda: page.texts(mine) == ["page 3", "page 4"])


@pytest.mark.parametrize("chat", ["other", "nobody"])
async def test_nobody_acts_in_the_private_chat_of_another(playground: Playground, chat: str):
    page = await playground.open()
    target = page.people[1] if chat == "other" else "nobody"
    assert (await page.say("/hand", id="one", chat=target))["refused"] == "chat"
    assert playground.service.presses == []


async def test_a_person_of_another_room_is_a_stranger(playground: Playground):
    page, other = await playground.open(), await playground.open()
    answer = await page.send(type="say", id="one", person=other.people[0], chat=page.group, text="/hand")
    assert answer["refused"] == "stranger"


@pytest.mark.parametrize("nonsense", ["", "[]", "{", '{"type": "say"}', '{"type": "press", "id": "<img>"}', "\x00"])
async def test_nonsense_closes_the_connection_and_reaches_nobody(playground: Playground, nonsense: str):
    page = await playground.open()
    await page.socket.send_str(nonsense)
    async with asyncio.timeout(5):
        while not page.socket.closed:
            await page.socket.receive()
    assert page.socket.close_code == 1008
    assert playground.service.presses == []


async def test_an_input_that_cannot_be_read_is_refused_by_its_id(playground: Playground):
    page = await playground.open()
    answer = await page.send(type="press", id="one", person=page.people[0], chat=page.group, data="x" * 300)
    assert answer["refused"] == "nonsense"
    assert (await page.say("/hand", id="two"))["type"] == "answer"
