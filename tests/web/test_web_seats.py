"""A guest who tries to act as another person of the room, or to read other people's data."""

from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from bot.screen import Answer, Button, Reply, Screen
from tests.web.conftest import Playground
from tests.web.page_client import Door, PageClient

SECRET = "the ace of spades"


@dataclass
class Table:
    """A host with two people, and a guest; the host's first private chat contains a secret, and a file with it."""

    host: PageClient
    guest: PageClient
    host_door: Door
    guest_door: Door

    @property
    def victim(self) -> str:
        """The person who has the secret."""
        return self.host.people[0]

    @property
    def document(self) -> str:
        """The id of the file."""
        [message] = [one for one in self.host.messages[self.victim].values() if "document" in one]
        return str(message["document"]["id"])


@pytest_asyncio.fixture(loop_scope="session")
async def table(playground: Playground) -> Table:
    reply = Reply(
        screen=Screen(text=SECRET, rows=((Button(label="A♠", data="K7.1.card.0"),),)),
        document=(f"{SECRET}.json", SECRET.encode()),
    )
    playground.service.answers["hand"] = lambda press: Answer(replies=(reply,) if press.admin else (), toast="Here")
    host_door = await playground.enter()
    guest_door = await playground.seated(host_door, "Cleo")
    host, guest = await playground.open(host_door), await playground.open(guest_door)
    await host.until(lambda: len(host.room["people"]) == 3)
    await host.say("/hand", id="mine")
    await host.until(lambda: SECRET in host.texts(host.people[0]))
    playground.service.presses.clear()
    return Table(host, guest, host_door, guest_door)


async def heard(page: PageClient) -> str:
    """Everything that a page has received, once it is up to date."""
    await page.say("am I up to date?", id=f"asked-{len(page.answers)}")
    await page.until(lambda: "am I up to date?" in page.texts(page.group))
    return str([page.room, page.messages, page.answers])


@pytest.mark.parametrize("chat", ["group", "victim", "own"])
@pytest.mark.parametrize(
    "given",
    [
        {"type": "say", "text": "/hand"},
        {"type": "say", "text": "I am Anna"},
        {"type": "press", "message": "1", "data": "K7.1.card.3"},
        {"type": "rename", "name": "Fool"},
        {"type": "rename", "language": "pl"},
    ],
    ids=["command", "talk", "press", "name", "language"],
)
async def test_nobody_acts_as_another(playground: Playground, table: Table, given: dict[str, Any], chat: str):
    chats = {"group": table.guest.group, "victim": table.victim, "own": table.guest.people[0]}
    where = {} if given["type"] == "rename" else {"chat": chats[chat]}
    before = await playground.rooms.load(table.guest.group)
    answer = await table.guest.send(id="one", person=table.victim, **given, **where)
    assert answer == {"type": "answer", "id": "one", "refused": "stranger"}
    assert playground.service.presses == []
    assert await playground.rooms.load(table.guest.group) == before
    assert "I am Anna" not in table.host.texts(table.host.group)


@pytest.mark.parametrize("given", [{"type": "say", "text": "/hand"}, {"type": "press", "message": "1", "data": "x"}])
async def test_nobody_acts_in_anothers_chat(playground: Playground, table: Table, given: dict[str, Any]):
    answer = await table.guest.send(id="one", person=table.guest.people[0], chat=table.victim, **given)
    assert answer["refused"] == "chat"
    assert playground.service.presses == []


async def test_the_answer_to_anothers_input_is_not_told_again(playground: Playground, table: Table):
    answer = await table.host.say("/hand", id="same")
    assert answer["replies"] == 1
    mine = await table.guest.say("/hand", id="same")
    assert mine["replies"] == 0
    assert [press.person.id for press in playground.service.presses] == [table.victim, table.guest.people[0]]
    ids = {press.input_id for press in playground.service.presses}
    assert len(ids) == 2


async def test_a_press_finds_no_message_of_anothers_chat(playground: Playground, table: Table):
    [number] = [name for name, one in table.host.messages[table.victim].items() if one["text"] == SECRET]
    for page in (table.guest, table.host):
        mine = page.people[0]
        await page.send(type="press", id="one", person=mine, chat=mine, message=number, data="K7.1.card.0")
    assert [press.what.beside for press in playground.service.presses] == [(), ("K7.1.card.0",)]


async def test_a_guest_is_told_of_no_file_of_another(playground: Playground, table: Table):
    assert (await playground.client.get(f"/files/{table.document}")).status == 200
    assert table.document not in await heard(table.guest)
    for made_up in (table.victim, f"{table.guest.group}", "2" * 22):
        assert (await playground.client.get(f"/files/{made_up}")).status == 404


async def test_nothing_over_http_tells_of_a_seat(playground: Playground, table: Table):
    code = table.guest.group
    paths = ["/", "/setting", *(f"/t/{code}{part}" for part in ("", "/chat"))]
    found = [await playground.client.get(f"{path}?key={table.host_door.key}") for path in paths]
    bodies = [f"{answer.headers}{await answer.text()}" for answer in found]
    for secret in (SECRET, "Anna", table.host_door.key, table.guest_door.key):
        assert [body for body in bodies if secret in body] == []
    for part in ("/invite", "/seat", "/talk", f"/{table.victim}"):
        assert (await playground.client.get(f"/t/{code}{part}", headers=playground.origin)).status in {400, 404, 405}


async def test_a_room_tells_nobody_the_keys_or_digests_of_the_others(playground: Playground, table: Table):
    stored = await playground.rooms.load(table.guest.group)
    found = await heard(table.guest)
    secrets = [person.key for person in stored.people] + [table.host_door.key, table.guest_door.key]
    assert [secret for secret in secrets if secret in found] == []


async def test_a_guest_is_no_admin_of_the_room_and_counts_for_themselves(playground: Playground, table: Table):
    await table.guest.say("/kick Anna", id="one")
    await table.host.say("/help", id="two", person=1)
    await table.host.say("/help", id="three", person=0)
    presses = playground.service.presses
    assert [press.admin for press in presses] == [False, False, True]
    assert presses[0].together != presses[1].together == presses[2].together
    assert table.host_door.key not in str(presses)


async def test_what_a_guest_says_and_gets_in_private_is_not_told_to_the_host(playground: Playground, table: Table):
    await table.guest.say("what beats a ten?", id="one", chat=table.guest.people[0])
    assert "what beats a ten?" not in await heard(table.host)
    assert table.guest.people[0] not in table.host.messages
