"""Who may do what: the table of rights row by row, and people who try more than they may."""

from unittest.mock import AsyncMock

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.table import lobby as table_lobby
from bot.table import rights
from bot.table.roles import USUAL, Right, Role
from bot.table.table import Stage
from tests.screens.set_tables import opened
from tests.world.chat_room import ELSEWHERE
from tests.world.finished_games import private

STAGES = (Stage.LOBBY, Stage.PLAYING)
IN_CHARGE = {Role.OPENER, Role.ADMIN, Role.PLAYING_ADMIN}
IN_LOBBY = IN_CHARGE | {Role.ANONYMOUS_ADMIN}
ADMINS = {Role.ADMIN, Role.PLAYING_ADMIN, Role.ANONYMOUS_ADMIN}

# Who has a right in the lobby, and who in a game.
WHO = {
    Right.START: ({Role.PLAYER}, set()),
    Right.SEAT_BUILT_IN: ({Role.PLAYER}, set()),
    Right.CHOOSE_RULES: (IN_LOBBY, set()),
    Right.SET_SWITCHES: (IN_LOBBY, IN_CHARGE),
    Right.SET_TIMER: (IN_LOBBY, {Role.ADMIN}),
    Right.SEND_AWAY: (IN_LOBBY, set()),
    Right.KEEP_AWAY: (ADMINS, ADMINS),
    Right.LET_IN: (IN_LOBBY, set()),
    Right.SET_LANGUAGE: (ADMINS, ADMINS),
    Right.DECIDE: ({Role.OPENER, Role.ADMIN}, {Role.ADMIN}),
    Right.VOTE: ({Role.PLAYER}, {Role.PLAYER}),
    Right.ASK_FOR_MOVE: (set(), {Role.PLAYER}),
    Right.TAKE_SEAT: (set(), {Role.ADMIN, Role.STRANGER}),
    Right.OFFER_SEATS: (set(), {Role.OPENER}),
    Right.SHOW_HAND: (set(), {Role.PLAYER}),
    Right.JUDGE: (set(), set()),
}


@pytest.fixture
async def game(world):
    """A game of Anna, who opened it, Ben and Cleo."""
    return await world.seats("Anna Ben Cleo", start=True)


async def roles(world, person, chat=None):
    return rights.roles(await world.table(), person.key, speaks_for=chat)


@pytest.mark.parametrize("right", WHO)
def test_a_right_belongs_to_these_roles(right):
    for stage, who in zip(STAGES, WHO[right], strict=True):
        table = opened("polish").model_copy(update={"stage": stage})
        assert {role for role in Role if rights.may(table, frozenset({role}), right)} == who


def test_no_right_is_left_out_here():
    assert WHO.keys() == set(USUAL) == set(Right)


async def test_what_somebody_is_follows_from_seat_opening_and_home(world, game):
    anna, ben, _ = game
    eve = world.person("Eve")
    assert await roles(world, anna) == {Role.PLAYER, Role.OPENER}
    assert await roles(world, ben, world.group) == {Role.PLAYER, Role.PLAYING_ADMIN}
    topic = world.group.model_copy(update={"thread": "7"})
    assert await roles(world, eve, world.group) == await roles(world, eve, topic) == {Role.ADMIN}
    assert await roles(world, eve, ELSEWHERE) == {Role.STRANGER}
    assert await roles(world, eve) == {Role.STRANGER}


async def test_who_has_left_the_seat_has_no_voice(world, game):
    _, ben, _ = game
    await world.says(ben, "/leave")
    assert await roles(world, ben) == {Role.STRANGER}
    assert await roles(world, ben, world.group) == {Role.PLAYING_ADMIN}
    assert "no seat" in (await world.says(ben, "/endgame")).toast
    assert (await world.table()).vote is None


@pytest.mark.parametrize("text", ["/endgame", "/pause", "/timer 30s", "/options pictures on"])
async def test_an_admin_of_another_group_decides_nothing_about_a_table_shown_there(world, game, text):
    table_id = await world.table_id()
    ben = game[1]
    await world.says(ben, "/leave")
    await world.says(ben, f"/join {table_id}", chat=ELSEWHERE)
    await world.says(ben, "/leave", chat=ELSEWHERE)
    before = await world.table(table_id)
    answer = await world.says(ben, text, chat=ELSEWHERE, admin=True)
    assert answer.toast
    assert (await world.table(table_id)) == before


async def test_a_guest_from_another_group_only_votes(world, game):
    table_id = await world.table_id()
    ben = game[1]
    await world.says(ben, "/leave")
    await world.says(ben, f"/join {table_id}", chat=ELSEWHERE)
    await world.says(ben, "/endgame", chat=ELSEWHERE, admin=True)
    table = await world.table(table_id)
    assert table.is_live
    assert table.vote.seats == (table.seat_of(ben.key),)


async def test_a_guest_changes_neither_rules_nor_language_nor_seats(world):
    anna, ben = world.persons("Anna Ben")
    await world.says(anna, "/newgame")
    table_id = await world.table_id()
    world.room.members = {anna.key, ben.key}
    await world.says(ben, f"/join {table_id}", chat=ELSEWHERE)
    before = await world.table(table_id)
    for text in ("/kick Anna", "/options russian", "/language pl"):
        await world.says(ben, text, chat=ELSEWHERE, admin=True)
    after = await world.table(table_id)
    assert (after.preset, after.language, len(after.seats)) == (before.preset, before.language, 2)


async def test_every_act_of_power_is_told_with_the_name_of_who_did_it(world):
    await world.seats("Anna Ben")
    eve = world.person("Eve")
    found = {
        "/options russian": "Eve has set: Rules: Russian Thousand",
        "/options draw_seats on": "Eve has set: Draw seats at the start: yes",
        "/timer 1m": "Eve has set: Time for a move: 1 minute",
        "/kick Ben": "Eve has removed Ben from the table",
        "/language en": "Eve has chosen the language here",
        "/endgame": "Eve has ended the game",
    }
    for text, line in found.items():
        await world.says(eve, text, admin=True)
        assert line in world.board.screen.text, text


async def test_that_rules_are_kept_for_the_chat_is_told_too(world):
    await world.seats("Anna")
    eve = world.person("Eve")
    await world.presses(eve, encode(ButtonToken(await world.table_id(), 0, Verb.KEEP)), admin=True)
    assert "Eve has kept these rules for the chat’s next tables" in world.board.screen.text
    assert (await world.directory.chat(world.group.key))["preset"] == "polish"


async def test_in_a_game_it_stands_among_the_last_events(world, game):
    await world.says(world.person("Eve"), "/pause", admin=True)
    assert "Eve has paused the game" in world.board.screen.text
    await world.says(world.person("Eve"), "/resume", admin=True)
    assert "Eve has resumed the game" in world.board.screen.text


async def test_who_was_sent_away_does_not_come_back(world):
    anna, ben = await world.seats("Anna Ben")
    table_id = await world.table_id()
    await world.says(anna, "/kick Ben")
    for text, chat in (("/join", world.group), (f"/join {table_id}", world.group), (f"/join {table_id}", ELSEWHERE)):
        assert "removed" in (await world.says(ben, text, chat=chat)).toast
    assert "removed" in (await world.presses(ben, world.board.button(Verb.JOIN))).toast
    assert len((await world.table()).seats) == 1
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None


async def test_a_built_in_player_that_was_sent_away_is_seated_again(world):
    (anna,) = await world.seats("Anna")
    await world.says(anna, "/addbot")
    await world.says(anna, "/kick Bot 1")
    await world.says(anna, "/addbot")
    assert len((await world.table()).seats) == 2


async def test_a_join_that_is_refused_links_nothing_to_its_chat(world, game):
    table_id, eve = await world.table_id(), world.person("Eve")
    assert (await world.says(eve, f"/join {table_id}", chat=ELSEWHERE)).toast
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None
    assert await world.directory.tables_of_person(eve.key) == []


async def test_a_code_that_is_taken_is_not_drawn_for_a_new_table(world, game, monkeypatch):
    taken, drawn = await world.table_id(), []

    def codes(_chance):
        drawn.append(None)
        return taken if len(drawn) < 3 else "FREE22"

    monkeypatch.setattr(table_lobby, "new_code", codes)
    await world.says(world.person("Eve"), "/newgame", chat=ELSEWHERE)
    assert await world.table_id(ELSEWHERE) == "FREE22"


async def test_a_code_that_is_taken_in_the_last_moment_leads_nowhere(world, game, monkeypatch):
    taken, eve = await world.table_id(), world.person("Eve")
    monkeypatch.setattr(table_lobby, "new_code", lambda _chance: taken)
    monkeypatch.setattr(world.store, "version", AsyncMock(return_value=None))
    assert (await world.says(eve, "/newgame", chat=ELSEWHERE)).toast
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None
    assert await world.directory.tables_of_person(eve.key) == []


@pytest.fixture
async def waiting(careful_world):
    """A lobby of Anna's in a world where people have to open the private chat first."""
    anna = careful_world.person("Anna")
    await careful_world.service.private_chat_opened(anna)
    await careful_world.says(anna, "/newgame")
    return await careful_world.table_id()


async def by_link(world, table_id, person):
    return await world.says(person, f"/start join_{table_id}", chat=private(person))


async def test_a_press_in_the_tables_chat_proves_that_somebody_is_in_it(careful_world, waiting):
    world, ben = careful_world, careful_world.person("Ben")
    world.room.tells_nothing = True
    assert (await world.says(ben, "/join")).url
    assert "You have a seat" in (await by_link(world, waiting, ben)).toast


@pytest.mark.parametrize("before", ["nothing", "join elsewhere", "ticket for another table", "too long ago"])
async def test_without_a_fresh_press_there_the_platforms_silence_lets_nobody_in(careful_world, waiting, before):
    world, ben = careful_world, careful_world.person("Ben")
    world.room.tells_nothing = True
    match before:
        case "join elsewhere":
            await world.says(ben, f"/join {waiting}", chat=ELSEWHERE)
        case "ticket for another table":
            await world.says(ben, "/join")
            await world.directory.save_ticket(ben.key, "OTHER2", world.time + 900.0)
        case "too long ago":
            await world.says(ben, "/join")
            world.time += 900.0
    assert "its people have been asked" in (await by_link(world, waiting, ben)).toast
    assert len((await world.table()).seats) == 1
