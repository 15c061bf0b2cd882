"""Looks: a person's view of a table, from the newest version, in their language, without other players' cards."""

import json

import pytest

from bot.codec import Verb, decode
from bot.people import Chat, Person
from bot.ports.store import SurfaceKind
from bot.ports.windows import InFront, MoveClock
from bot.showing import surfaces
from bot.showing.looks import TableLooks
from engine import view as seeing
from tests.world.finished_games import play_out


class Present:
    """Presence as set by a test."""

    def __init__(self) -> None:
        self.here: set[str] = set()
        self.ends = 25.0

    async def at(self, code):
        return dict.fromkeys(self.here, InFront(self.ends))


@pytest.fixture
def present() -> Present:
    return Present()


@pytest.fixture
def looks(world, present) -> TableLooks:
    return TableLooks(world.tables, world.messengers, present)


@pytest.fixture
async def playing(world) -> list[Person]:
    """Three people in a game in an English group."""
    people = await world.seats("Anna Ben Cleo", start=True)
    world.code = await world.directory.table_of_chat(world.group.key)
    return people


def reading(person: Person, language: str) -> Person:
    return person.model_copy(update={"language": language})


async def table_of(world):
    return await world.tables.table(world.code)


def board_of(look):
    (board,) = [screen for name, screen in look.screens.items() if name.kind is SurfaceKind.BOARD]
    return board


async def test_each_person_reads_the_board_in_their_own_language(world, looks, playing):
    anna, ben, _ = playing
    first = board_of(await looks.look(world.code, reading(anna, "pl")))
    second = board_of(await looks.look(world.code, reading(ben, "ko")))
    assert "Rozdanie" in first.text
    assert "Rozdanie" not in second.text
    assert board_of(await looks.look(world.code, anna)).text not in {first.text, second.text}


async def test_a_lobby_is_read_in_the_readers_language_too(world, looks):
    (anna, _) = await world.seats("Anna Ben")
    code = await world.directory.table_of_chat(world.group.key)
    look = await looks.look(code, reading(anna, "de"))
    assert "Tisch" in board_of(look).text


async def test_a_look_has_pictures_where_the_table_has_none(world, looks, playing):
    assert not (await table_of(world)).pictures
    assert board_of(await looks.look(world.code, playing[0])).picture is not None


async def test_nobody_sees_a_card_of_another_hand(world, looks, playing):
    """Every byte of a look depends only on the board and the person's own hand."""
    game = (await table_of(world)).game
    for index, person in enumerate(playing):
        look = await looks.look(world.code, person)
        hands = [name for name in look.screens if name.kind is SurfaceKind.HAND]
        assert [name.place for name in hands] == [person.key]
        text = json.dumps([look.view, *(screen.model_dump(mode="json") for screen in look.screens.values())])
        for other in range(3):
            if other != index:
                held = seeing.view(game, other).hand
                assert [card for card in held if f'"{card}"' in text] == []


async def test_a_stranger_sees_the_board_and_no_hand(world, looks, playing):
    look = await looks.look(world.code, world.person("Mallory"))
    assert {name.kind for name in look.screens} == {SurfaceKind.BOARD}
    assert look.view["kind"] == "game"
    assert "own" not in look.view


async def test_anothers_hand_is_not_shown_to_whoever_asks_for_it_by_name(world, looks, playing):
    anna, ben, _ = playing
    names = (await looks.look(world.code, ben)).current
    assert (await looks.look(world.code, anna, tuple(names))).screens.keys() & {
        name for name in names if name.kind is SurfaceKind.HAND
    } == set()


async def test_a_look_is_of_the_newest_version_and_drawn_once(world, looks, playing, monkeypatch):
    anna = playing[0]
    before = await looks.look(world.code, anna)
    drawn: list[object] = []

    def wanted(*args):
        drawn.append(args)
        return []

    monkeypatch.setattr(surfaces, "wanted", wanted)
    assert (await looks.look(world.code, anna)).screens == before.screens
    assert drawn == []
    monkeypatch.undo()
    await world.says(world.person("Eve"), "/timer 1m", admin=True)
    after = await looks.look(world.code, anna)
    assert after.version > before.version


async def test_a_look_stores_nothing(world, looks, playing):
    version = await world.store.version(world.code)
    shown = await world.store.shown(world.code)
    await looks.look(world.code, playing[0])
    assert (await world.store.version(world.code), await world.store.shown(world.code)) == (version, shown)


async def test_whoever_holds_their_seat_is_not_offered_the_way_back(world, looks, playing):
    anna, ben, _ = playing
    await world.says(ben, "/leave")

    def ways_back(look):
        buttons = [one for screen in look.screens.values() for row in screen.rows for one in row if one.data]
        return [one for one in buttons if decode(one.data).verb is Verb.BACK]

    assert ways_back(await looks.look(world.code, anna)) == []
    assert ways_back(await looks.look(world.code, ben)) != []


async def test_a_time_limit_comes_with_the_look(world, looks, playing):
    anna = playing[0]
    assert (await looks.look(world.code, anna)).clock is None
    await world.says(world.person("Eve"), "/timer 1m", admin=True)
    assert (await looks.look(world.code, anna)).clock == MoveClock((await table_of(world)).clock.turn_since + 60, 60)


async def test_people_of_the_page_without_a_window_are_away(world, looks, present):
    group = Chat(platform="web", id="room", title="Thousand")
    anna, ben = (Person(platform="web", id=f"room-{n}", name=name) for n, name in ((1, "Anna"), (2, "Ben")))
    world.messengers["web"] = world.room
    await world.says(anna, "/newgame", chat=group)
    code = await world.directory.table_of_chat(group.key)
    await world.says(ben, f"/join {code}", chat=group)
    present.here = {anna.key}
    look = await looks.look(code, anna)
    assert (look.away, look.lapses) == (frozenset({1}), present.ends)
    present.here = {anna.key, ben.key}
    assert (await looks.look(code, anna)).away == frozenset()
    present.here = set()
    assert (await looks.look(code, anna)).lapses is None


async def test_what_is_not_there_has_no_look(world, looks):
    assert await looks.look("K7QX2A", world.person("Anna")) is None


async def test_a_look_tells_how_much_time_is_left_now(world, looks, playing):
    anna = playing[0]
    await world.says(world.person("Eve"), "/timer 4h", admin=True)
    assert "4 hours" in board_of(await looks.look(world.code, anna)).text
    world.time += 2 * 3600
    assert "2 hours" in board_of(await looks.look(world.code, anna)).text


async def test_a_tournament_is_read_in_the_readers_language(world, looks, anna):
    await world.says(anna, "/tournament Cup", admin=True)
    code = (await world.directory.chat(world.group.key))["tournament"]
    english = await looks.look(code, anna)
    korean = await looks.look(code, reading(anna, "ko"))
    assert english.view["contest"]
    assert "Join" in str(board_of(english).rows)
    assert "Join" not in str(board_of(korean).rows)
    assert board_of(korean).text != board_of(english).text


async def test_a_result_says_you_to_the_only_reader_of_a_page(world, looks, playing):
    anna = playing[0]
    await play_out(world, world.code, until=lambda table: bool(table.rows) and table.deal is None)
    named, shared, alone = (
        board_of(look)
        for look in [
            await looks.look(world.code, playing[1]),
            await looks.look(world.code, anna, alone=False),
            await looks.look(world.code, anna),
        ]
    )
    assert "\nAnna: " in named.text
    assert "\nYou: " in named.text
    assert "\nAnna: " in shared.text
    assert "\nYou: " not in shared.text
    assert "\nYou: " in alone.text
    assert "\nAnna: " not in alone.text
    row = (await table_of(world)).rows[-1]
    declarer = row.result["declarer"]
    said = [board_of(await looks.look(world.code, one)).text.splitlines()[0] for one in playing]
    assert [index for index, line in enumerate(said) if "· You " in line] == [declarer]
