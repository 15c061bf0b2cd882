"""The answer to a person who asks too much: in the group's language if the group reads it."""

import asyncio

import pytest

from adapters.telegram.replies import MOST_OF_PERSON, Replies
from bot.people import Chat, Person
from bot.ports.presses import Command, Press
from bot.screen import Answer
from bot.texts import plain
from tests.world.chat_room import ChatRoom, NoLimits

GROUP = Chat(platform="telegram", id="-100", title="Friday")
PRIVATE = Chat(platform="telegram", id="5", private=True)
ANNA = Person(platform="telegram", id="5", name="Anna", language="pl")


@pytest.mark.parametrize(
    ("chat", "spoken", "language"), [(GROUP, "de", "de"), (GROUP, None, "pl"), (PRIVATE, "de", "pl")]
)
async def test_the_line_is_in_the_language_of_those_who_read_it(chat, spoken, language):
    room, answered = ChatRoom("telegram"), asyncio.Event()

    class Slow(ChatRoom):
        async def reply(self, where, reply, to=None):
            room.replies.append((where, reply))
            if "answer" in reply.screen.text:
                await answered.wait()

    async def known(_):
        return spoken

    replies = Replies(Slow("telegram"), NoLimits(), lambda: 0.0, known, known)
    presses = [Press(ANNA, chat, str(number), Command("help", "")) for number in range(MOST_OF_PERSON + 1)]
    async with asyncio.TaskGroup() as asking:
        for press in presses:
            asking.create_task(replies.to_command(press, Answer(toast=f"answer {press.input_id}")))
            await asyncio.sleep(0)
        answered.set()
    await replies.finish()
    assert plain(language, "refusal-too-fast", name="Anna") in [reply.screen.text for _, reply in room.replies]


async def test_a_groups_language_is_its_own_or_its_tables(world):
    assert await world.service.language_of(world.group) is None
    await world.says(world.person("Anna", language="it"), "/newgame")
    assert await world.service.language_of(world.group) == "it"
    await world.directory.save_chat(world.group.key, {"language": "ko"})
    assert await world.service.language_of(world.group) == "ko"
