"""What a chat refuses is told in private to the people who wait for it, until the chat takes it."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.ports import messenger as port
from bot.ports.messenger import (
    NO_CHAT,
    NO_RIGHTS,
    REJECTED,
    THREAD_CLOSED,
    Blocked,
    Busy,
    Gone,
    Moved,
    NotDelivered,
    NoThread,
    Rejected,
    Unwelcome,
)
from bot.ports.store import Shown, SurfaceKind, SurfaceName
from bot.screen import Screen
from bot.screens.notices import unshown as line
from bot.showing import delivery
from bot.showing.surface import Surface
from bot.texts import LANGUAGES, plain
from tests.crossed import sampled
from tests.world.chat_room import pressable
from tests.world.evening import Evening

REFUSALS: dict[type[NotDelivered], list[NotDelivered]] = {
    Blocked: [Blocked(NO_RIGHTS), Blocked(THREAD_CLOSED), Blocked(NO_CHAT), Blocked("something new")],
    Unwelcome: [Unwelcome(NO_CHAT)],
    NoThread: [NoThread(NO_CHAT)],
    Rejected: [Rejected("not accepted")],
    Gone: [Gone("edit")],
    Moved: [Moved("-1009")],
    Busy: [Busy(1.0), Busy(1.0, unsure=True), Busy(1.0, flood=True)],
}
EVERY = [(call, refusal) for call in ("send", "edit") for one in REFUSALS.values() for refusal in one]
UNSHOWN = "⚠️"


def subclasses(kind):
    return {kind, *(deeper for one in kind.__subclasses__() for deeper in subclasses(one))}


def refuses(world, call, refusal, place):
    world.room.refuse = lambda made, chat: refusal if (made, chat.key) == (call, place.key) else None


async def private_texts(world, person):
    return [sent.screen.text for sent in world.room.seen_in(await world.room.private_chat(person))]


async def is_told(world, person):
    return any(UNSHOWN in text for text in await private_texts(world, person))


def test_every_refusal_of_the_port_is_tried():
    assert {one for one in subclasses(NotDelivered) if one.__module__ == port.__name__} == {*REFUSALS, NotDelivered}


@pytest.mark.parametrize(("call", "refusal"), sampled(EVERY, 4, several=True), ids=repr)
async def test_a_lobby_that_a_group_refuses_is_seen_all_the_same(world, call, refusal):
    anna, ben = world.persons("Anna Ben")
    if call == "edit":
        await world.says(anna, "/newgame")
    refuses(world, call, refusal, world.group)
    await (world.says(anna, "/newgame") if call == "send" else world.presses(ben, world.board.button(Verb.JOIN)))
    table_id = await world.table_id(
        world.group if not isinstance(refusal, Moved) else Chat(platform="telegram", id="-1009")
    )
    await world.skips(table_id, 2.0)
    if isinstance(refusal, Busy):
        world.room.refuse = lambda _call, _chat: None  # it was busy for a moment
        await world.skips(table_id, 60.0)
    name = "Anna" if call == "send" else "Ben"
    in_groups = [one for one in world.room.messages if not one.chat.private and not one.deleted]
    assert any(name in one.screen.text for one in in_groups) or await is_told(world, anna)
    assert call == "send" or isinstance(refusal, (Busy, Gone, Moved, Rejected)) or await is_told(world, ben)


@pytest.mark.parametrize("kind", [one for one in SurfaceKind if one is not SurfaceKind.ANSWER])
async def test_what_a_group_refuses_is_told_and_what_a_private_chat_refuses_is_not(world, kind):
    anna, ben = await world.seats("Anna Ben")
    table = await world.table()
    private = await world.room.private_chat(anna)
    for place in (world.group, private, anna):
        name = SurfaceName(kind, 0, place.key)
        surface = Surface(name, place, lambda _: Screen(text="x"))
        shown = {name: Shown(None, "x", world.time, refused="kicked", refusals=1)}
        found = [one.where for one in delivery.refusal_lines(table, [surface], shown)]
        assert found == ([anna, ben] if place is world.group else [])


async def test_nobody_is_told_who_has_left_or_cannot_be_written_to(world):
    people = await world.seats("Anna Ben Cleo", start=True)
    await world.facts.private_chat_closed(people[1])
    await world.says(people[2], "/leave")
    table = await world.table()
    assert table.keepers == (table.opener,)


async def test_the_line_goes_when_the_group_takes_the_board_again(world):
    anna, ben = await world.seats("Anna Ben")
    refuses(world, "edit", Blocked(NO_RIGHTS), world.group)
    await world.says(anna, "/addbot")
    await world.skips(await world.table_id(), 1.0)
    assert await is_told(world, anna)
    assert await is_told(world, ben)
    world.room.refuse = lambda _call, _chat: None
    await world.says(ben, "/score")
    await world.skips(await world.table_id(), 1.0)
    assert not await is_told(world, anna)
    assert not await is_told(world, ben)


async def test_one_who_was_told_and_asks_to_be_forgotten_is_told_no_more(world):
    anna, ben = await world.seats("Anna Ben")
    refuses(world, "edit", Blocked(NO_RIGHTS), world.group)
    await world.says(anna, "/addbot")
    await world.skips(await world.table_id(), 1.0)
    await world.says_yes(ben, "/deletemydata", chat=await world.room.private_chat(ben))
    table_id = await world.table_id()
    await world.skips(table_id, 1.0)
    assert not any(name.place == ben.key for name in await world.store.shown(table_id))


async def test_a_press_in_a_group_that_takes_no_messages_says_that_it_counts(world):
    anna, _ = await world.seats("Anna Ben")
    refuses(world, "edit", Blocked(NO_RIGHTS), world.group)
    await world.says(anna, "/addbot")
    await world.skips(await world.table_id(), 1.0)
    answer = await world.presses(anna, world.board.button(Verb.ADD_BUILT_IN))
    assert answer.toast == plain("en", "done-unseen")
    assert len((await world.table()).seats) == 4


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (NO_RIGHTS, "can’t write"),
        (THREAD_CLOSED, "the topic is closed"),
        (NO_CHAT, "is gone"),
        (REJECTED, "didn’t take"),
        ("kicked-somehow", "can’t write"),
    ],
)
def test_the_line_says_why(world, reason, words):
    text = line(world.group, reason, "en").text
    assert words in text
    assert "Friday" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_own_line_for_each_reason(world, language):
    texts = {line(world.group, why, language).text for why in (NO_RIGHTS, THREAD_CLOSED, NO_CHAT, REJECTED)}
    assert len(texts) == 4


# ------------------------------------------------------------------------------------------------ topics that are gone


@pytest.fixture
def topic(world):
    world.group = Chat(platform="telegram", id="-100", thread="7", title="Friday")
    return world.group


async def gone(world, topic):
    """Let a topic be deleted."""
    world.room.refuse = lambda call, chat: (
        (NoThread(NO_CHAT) if call == "send" else Gone(call)) if chat.key == topic.key else None
    )


async def test_the_board_of_a_deleted_topic_goes_on_in_the_chat(world, topic):
    people = await world.seats("Anna Ben Cleo", start=True)
    table_id = await world.table_id()
    await gone(world, topic)
    mover = await world.mover(table_id)
    hand = world.room.hand_of(mover)
    await world.presses(mover, pressable(hand.screen)[0], chat=hand.chat)
    for _ in range(3):
        await world.skips(table_id, 1.0)
    assert (await world.table(table_id)).home == topic.group
    assert await world.table_id(topic.group) == table_id
    assert await world.directory.table_of_chat(topic.key) is None
    assert any("Hand 1" in sent.screen.text for sent in world.room.seen_in(topic.group))
    assert not await is_told(world, people[0])


async def test_a_tournament_and_its_plan_go_on_in_the_chat(world, topic):
    evening = await Evening.opened(world, 3)
    await gone(world, topic)
    await evening.presses("Anna", Verb.LEAVE)
    await evening.passes(20.0)
    assert (await evening.tournament()).home == topic.group
    assert (await world.directory.chat(topic.group.key))["tournament"] == evening.code


async def test_the_organiser_is_told_that_a_group_refuses_the_page(world):
    evening = await Evening.opened(world, 3)
    refuses(world, "edit", Blocked(NO_RIGHTS), world.group)
    await evening.presses("Cleo", Verb.LEAVE)
    await evening.passes(20.0)
    assert [await is_told(world, evening.people[name]) for name in ("Anna", "Ben")] == [True, False]
