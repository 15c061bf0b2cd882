"""The connection of the page that shows a group chat: it draws tables from their messages, as a chat client does."""

from bot.codec import Verb
from bot.people import Chat
from tests.web.conftest import Playground
from tests.web.hands import EIGHT, hand, table
from tests.web.page_client import PageClient


async def test_a_chat_is_sent_the_pictures_of_its_tables_and_no_view(playground: Playground):
    door = await playground.enter()
    room = await playground.rooms.load(door.code)
    anna = Chat(platform="web", id=room.people[0].id, private=True)
    await playground.tables.show(room.group, table(trick=[(0, "KH")]))
    await playground.tables.show(anna, hand(EIGHT, legal=["9H"]))
    chat = await PageClient.connect(playground.client, door, {}, page="/chat")
    await chat.until(lambda: bool(chat.messages.get(chat.group)) and bool(chat.messages.get(anna.id)))
    [board], [own] = chat.messages[chat.group].values(), chat.messages[anna.id].values()
    assert board["picture"]["data"]["trick"] == [{"seat": 0, "card": "KH"}]
    assert own["current"]
    assert own["picture"]["data"]["playable"] == ["9H"]
    assert {button["does"] for row in own["rows"] for button in row} == {Verb.CARD.name.lower()}
    felt = await playground.open(door)
    await felt.until(lambda: bool(felt.views.all()) and bool(felt.messages.get(felt.group)))
    assert chat.views.all() == []
    assert "picture" not in next(iter(felt.messages[felt.group].values()))
