"""The end of a game of every kind, in every place: which game it offers next, and what its button then begins."""

from dataclasses import dataclass

import pytest

from bot.codec import ButtonToken, Verb, encode, verb_of
from bot.people import Chat
from bot.screen import NO_LINKS
from bot.showing import surfaces
from bot.table.gathering import Door
from bot.table.kinds import KINDS
from bot.table.table import Stage
from tests.crossed import sampled
from tests.world.evening import Evening
from tests.world.finished_games import NOW, played, stored

PLATFORMS = ("telegram", "discord")
PLACES = ("private", "group", "thread")


@dataclass(frozen=True)
class Following:
    """What follows games of a kind."""

    places: tuple[str, ...]  # where such tables are
    own: dict  # the kind's own data
    ends: Stage = Stage.OVER
    next: str | None = None  # the kind of the next game; None: the end offers none
    refused: bool = False  # whether a press that asks for it is refused


FOLLOWING = {
    "ordinary": Following(("private", "group", "thread"), {}, next="ordinary"),
    "practice": Following(("private",), {}, next="practice"),
    "short": Following(("private",), {}, next="short"),
    "study": Following(("private",), {}, next="practice"),
    "daily": Following(("private",), {"date": "2023-11-14", "edition": "1", "mark": "m"}, ends=Stage.CLOSED),
    "tournament": Following(
        ("group", "thread"), {"tournament": "CUPSX", "title": "Cup", "round": 1, "number": 1}, refused=True
    ),
    "strangers": Following(("private",), {"of_queue": "people-polish"}, refused=True),
}
CASES = [
    pytest.param(platform, kind, place, id=f"{kind} on {platform}, {place}")
    for platform in PLATFORMS
    for kind, about in FOLLOWING.items()
    for place in about.places
]


def chats_of(kind, place, platform, person):
    """The chats of such a table: the home of a tournament's table comes first, then its thread."""
    group = Chat(platform=platform, id="-100", title="Friday")
    if place == "private":
        return (Chat(platform=platform, id=f"dm-{person.id}", private=True),)
    thread = group.model_copy(update={"thread": "7"})
    return (group,) if place == "group" else (group, thread) if kind == "tournament" else (thread,)


def finished(world, platform, kind, place):
    """A finished game of a kind in a place, with its log, and the people who played it."""
    several = place != "private"
    people = [world.person(name, platform=platform) for name in ("Anna", "Ben", "Cleo")[: 3 if several else 1]]
    about = FOLLOWING[kind]
    chats = chats_of(kind, place, platform, people[0])
    everybody = people if several else [*people, world.person("Bot"), world.person("Bob")]
    table, log = played(everybody, chats[0])
    seats = tuple(
        seat if seat.person in people else seat.replace(person=None, number=index)
        for index, seat in enumerate(table.seats)
    )
    made = next(one for one in KINDS if one.model_fields["name"].default == kind)(**about.own)
    door = {"door": Door.LINK} if kind == "ordinary" and not several else {}  # as /play opens it
    return table.replace(chats=chats, kind=made, seats=seats, stage=about.ends, **door), log, people


def offered(table):
    """The buttons for another game on all last messages of a game."""
    return [
        button
        for surface in surfaces.wanted(table, NOW, PLATFORMS)
        for row in surface.draw(NO_LINKS).rows
        for button in row
        if verb_of(button.data) is Verb.AGAIN
    ]


def test_every_kind_is_tried():
    assert set(FOLLOWING) == {kind.model_fields["name"].default for kind in KINDS}


@pytest.mark.parametrize(("platform", "kind", "place"), sampled(CASES, 3))
def test_the_end_of_a_game_offers_another_only_where_its_players_may_begin_it(world, platform, kind, place):
    table, _, _ = finished(world, platform, kind, place)
    assert bool(offered(table)) is (FOLLOWING[kind].next is not None)


@pytest.mark.parametrize(
    ("platform", "kind", "place"), sampled([case for case in CASES if FOLLOWING[case.values[1]].next is not None], 3)
)
async def test_its_button_begins_a_game_of_this_kind_in_the_same_place(world, fake_database, platform, kind, place):
    table, log, people = finished(world, platform, kind, place)
    await stored(fake_database, table, log)
    (button, *_) = offered(table)
    for person in people:
        await world.presses(person, button, chat=table.home)
    following = await world.table(await world.table_id(table.home))
    assert following.id != table.id
    assert (following.kind.name, following.home.key) == (FOLLOWING[kind].next, table.home.key)
    assert following.stage is Stage.PLAYING


@pytest.mark.parametrize(
    ("platform", "kind", "place"), sampled([case for case in CASES if FOLLOWING[case.values[1]].refused], 3)
)
async def test_an_old_button_begins_no_game_where_others_begin_it(world, fake_database, platform, kind, place):
    table, log, people = finished(world, platform, kind, place)
    await stored(fake_database, table, log)
    for chat in table.chats:
        answer = await world.presses(people[0], encode(ButtonToken(table.id, 0, Verb.AGAIN)), chat=chat)
        assert ("tournament" if kind == "tournament" else "Play with people") in answer.toast
        assert await world.directory.table_of_chat(chat.key) is None


@pytest.mark.parametrize("platform", PLATFORMS)
async def test_in_a_tournaments_thread_standings_follow_and_the_next_round_comes_once(world, platform):
    world.group = world.group.model_copy(update={"platform": platform})
    world.room = world.messengers[platform]
    evening = await Evening.begun(world, 3, "Cup end=hands:1 rounds=2 threads=on", platform=platform)
    await evening.tended()
    (table,) = await evening.tables()
    thread = table.chats[1]
    await evening.plays_quickly(table.id)
    await evening.tended()
    (over,) = [one for one in world.room.seen_in(thread) if "That was round 1" in one.screen.text]
    anna = evening.people["Anna"]
    answer = await world.presses(anna, over.button(Verb.SCORE), chat=thread)
    assert "standings after round 1" in answer.replies[0].screen.text
    refused = await world.presses(anna, encode(ButtonToken(table.id, 0, Verb.AGAIN)), chat=thread)
    assert "tournament" in refused.toast
    await evening.passes(61.0)
    (following,) = await evening.tables()
    for person in evening.people.values():
        assert await world.directory.tables_of_person(person.key) in ([], [following.id])
