"""Who writes in the name of the group is one of its admins, nobody knows which: they read and set, and play nothing."""

import pytest

from bot.asking.commands import COMMANDS, FOR_ANONYMOUS_ADMINS
from bot.people import Person
from bot.texts import LANGUAGES, speaks, visible
from tests.crossed import crossed, sampled
from tests.world.evening import Evening
from tests.world.finished_games import open_game, play_out

FOR_THIS = "I can’t tell who you are. For this, write under your own name."
NAMELESS = frozenset({"stats"})  # without a name they are about the asker
TYPED = {
    "stats": "/stats Ben",
    "kick": "/kick Ben 7d",
    "language": "/language pl",
    "daily": "/daily on",
    "top": "/top on",
}


@pytest.fixture
def group(world):
    return Person(platform="telegram", id=world.group.id, name="Friday")


async def says(world, group, text):
    return await world.says(group, text, admin=True, anonymous=True)


async def at_a_table(world, people, stage):
    if stage == "lobby":
        await world.seats("Anna Ben Cleo", "/newgame polish")
    elif stage != "no table":
        table_id = await open_game(world, people)
        if stage == "over":
            await play_out(world, table_id)


@pytest.mark.parametrize(
    ("name", "stage"), sampled(crossed(sorted(COMMANDS), ["no table", "lobby", "game", "over"]), 3)
)
async def test_a_command_that_needs_a_person_is_refused_and_any_other_is_obeyed(world, people, group, name, stage):
    await at_a_table(world, people, stage)
    before = await world.table() if stage in {"lobby", "game"} else None
    answer = await says(world, group, f"/{name}")
    if name not in FOR_ANONYMOUS_ADMINS or name in NAMELESS:
        assert answer.toast == FOR_THIS
    if name in FOR_ANONYMOUS_ADMINS - NAMELESS - {"tournament", "timer", "kick", "options"}:
        assert answer.toast != FOR_THIS
    after = await world.table() if before is not None else None
    assert after is None or after.seats == before.seats
    assert after is None or after.vote is None
    assert await world.directory.person(group.key) == {}, "they all share one name, so nothing is kept about it"


@pytest.mark.parametrize("name", sampled(sorted(COMMANDS), 4))
async def test_a_channel_or_another_bot_is_refused_everything(world, people, group, name):
    await open_game(world, people)
    assert (await world.says(group, f"/{name}", anonymous=True)).toast == FOR_THIS


@pytest.mark.parametrize(
    "typed",
    [
        "/timer 30s",
        "/timer",
        "/options pictures yes",
        "/options",
        "/endgame",
        "/pause",
        "/kick Ben",
        "/kick",
        "/join",
        "/hand",
    ],
)
async def test_they_have_no_right_in_a_game(world, people, group, typed):
    await open_game(world, people)
    before = await world.table()
    answer = await says(world, group, typed)
    assert answer.toast
    assert not answer.replies
    assert await world.table() == before


async def test_they_judge_no_table_of_a_tournament(world, group):
    evening = await Evening.begun(world, 3)
    (table,) = await evening.tables()
    for typed in (f"/kick {table.id} Ben", f"/timer {table.id} 30s", f"/pause {table.id}", "/judge"):
        assert (await says(world, group, typed)).toast
    assert (await evening.tables()) == [table]


async def test_they_set_what_holds_for_the_group(world, people, group):
    for typed in ("/language pl", "/daily on", "/top on", "/zone Warsaw", "/tournament admins"):
        answer = await says(world, group, typed)
        assert answer.toast != FOR_THIS
    kept = await world.directory.chat(world.group.key)
    assert (kept["language"], kept["zone"], kept["tournaments"]) == ("pl", "Europe/Warsaw", "admins")


async def test_they_keep_somebody_away(world, people, group):
    await open_game(world, people)
    assert (await says(world, group, "/kick Ben 7d")).toast.startswith("Ben can’t sit down at new tables here")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_they_set_in_the_lobby_is_told_as_an_admins(world, group, language):
    (_, _, cleo) = await world.seats("Anna Ben Cleo", "/newgame polish")
    await says(world, group, f"/language {language}")
    assert (await world.table()).language == language
    await says(world, group, "/options russian")
    table = await world.table()
    assert (table.preset, table.announcement.people) == ("russian", {})
    text = visible(world.board.screen.text)
    assert "Friday" not in text
    assert AN_ADMIN[speaks(language, "history-decided-set")] in text
    await says(world, group, "/kick Cleo")
    assert (await world.table()).seat_of(cleo.key) is None


AN_ADMIN = {
    "en": "An admin has set: Rules: ",
    "pl": "Administrator ustawia: Zasady: ",
    "ru": "Администратор настраивает: Правила: ",
    "uk": "Адміністратор налаштовує: Правила: ",
    "de": "Ein Admin hat eingestellt: Regeln: ",
    "it": "Un admin ha impostato: Regole: ",
    "ko": "관리자님이 바꾼 설정: 규칙: ",
}
"""Drafts tell it in the language that they fall back to."""


async def test_they_read_what_their_group_reads(world, people, group):
    await world.directory.save_chat(world.group.key, {"language": "pl"})
    (reply,) = (await says(world, group, "/help")).replies
    assert "stół" in reply.screen.text
