"""The connection of the page that shows a group chat: it draws tables from their messages, as a chat client does."""

from bot.codec import Verb
from bot.people import Chat
from bot.screen import Answer, Reply, Screen
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, hand, table
from tests.web.page_client import PageClient


async def test_a_chat_is_sent_the_pictures_of_its_tables_and_no_view(playground: Playground):
    door = await playground.enter()
    room = await playground.rooms.load(door.code)
    anna = Chat(platform="web", id=room.people[0].id, private=True)
    await playground.tables.show(room.group, table(trick=[(0, "KH")]))
    await playground.tables.show(anna, hand(EIGHT, legal=["9H"]))
    chat = await PageClient.connect(playground.client, door)
    await chat.until(lambda: bool(chat.messages.get(chat.group)) and bool(chat.messages.get(anna.id)))
    [board], [own] = chat.messages[chat.group].values(), chat.messages[anna.id].values()
    assert board["picture"]["data"]["trick"] == [{"seat": 0, "card": "KH"}]
    assert own["current"]
    assert own["picture"]["data"]["playable"] == ["9H"]
    assert {button["does"] for row in own["rows"] for button in row} == {Verb.CARD.name.lower()}
    assert chat.views.all() == []


async def test_a_reply_in_the_group_is_read_by_those_of_its_language_alone(playground: Playground):
    public = Answer(replies=(Reply(screen=Screen(text="Ranking"), private=False),))
    playground.service.answers["top"] = lambda _: public
    host = await playground.enter()
    pages = []
    for language in ("pl", "en"):
        door = await playground.seated(host, language, language=language)
        pages.append(await PageClient.connect(playground.client, door))
    pole, english = pages
    await pole.say("/top", id="top")
    await pole.say("seen?", id="line")
    for page in pages:
        await page.until(lambda page=page: "seen?" in page.texts(page.group))
    assert "Ranking" in pole.texts(pole.group)
    assert "Ranking" not in english.texts(english.group)
