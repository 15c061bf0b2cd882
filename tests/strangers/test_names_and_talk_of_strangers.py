"""The name and face for strangers, phrases instead of talk, and who reads them."""

import pytest

from bot.people import Person
from bot.showing.looks import as_read_by
from bot.stranger_names import FACES, GUEST, cleaned
from bot.strangers.pairing import PATIENCE
from bot.texts import LANGUAGES, plain, visible
from bot.views.strangers import PHRASES
from tests.world.chat_room import ChatRoom
from tests.world.finished_games import private
from tests.world.strangers_met import labels_of, sit_down, text_of


async def test_the_first_press_asks_for_a_name_and_proposes_the_platforms(strangers):
    anna = strangers.world.person("Anna")
    answer = await strangers.comes(anna)
    assert text_of(answer).startswith("What name do strangers see?")
    assert "Anna" in labels_of(answer)
    assert (await strangers.queue()).waiting == ()
    await strangers.presses(anna, "apolish")
    assert [one.person.name for one in (await strangers.queue()).waiting] == [f"{FACES[0]} Anna"]


async def test_a_name_of_ones_own_and_a_face_are_all_that_strangers_see(strangers):
    anna, ben, cleo = strangers.world.persons("Anna Ben Cleo")
    await strangers.world.says(anna, "/play name Wildcat", chat=private(anna))
    await strangers.presses(anna, "f3")
    await strangers.named("Ben", "Cleo")
    for person in (anna, ben, cleo):
        await strangers.comes(person)
    seen = "\n".join(one.screen.model_dump_json() for one in strangers.seen_by(ben))
    assert f"{FACES[3]} Wildcat" in seen
    assert "Anna" not in seen
    assert "person:" not in seen


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "\u202e\u200b",
        "!!!",
        "🦊",
        "Bot 1",
        "Бот 2",
        "\N{CYRILLIC CAPITAL LETTER VE}ot 1",
        "bot \N{FULLWIDTH DIGIT ONE}",
        "…",
        "\u2800",
    ],
)
async def test_a_name_that_nobody_can_read_or_a_bot_has_is_refused(strangers, typed):
    anna = strangers.world.person("Anna")
    answer = await strangers.world.says(anna, f"/play name {typed}x"[:-1], chat=private(anna))
    await strangers.presses(anna, "wpolish")
    assert (await strangers.queue()).waiting == ()
    assert answer.toast is None or answer.toast.startswith("That can’t be a name here")


@pytest.mark.parametrize(
    "typed",
    ["<b>x</b>", "[a](https://x.example)", "@admin", "https://evil.example", "**bold**", "名前", "🦊🦊 Fox", "a" * 500],
)
def test_a_name_in_any_script_is_inert_and_bounded(typed):
    name = cleaned(typed)
    assert name is not None
    assert len(name) <= 24 * 4
    assert not any(face in name for face in FACES)
    assert "://e" not in name
    assert "@a" not in name


async def test_phrases_are_read_in_each_readers_own_language(strangers):
    (anna, ben, cleo), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.world.says(ben, "/language pl", chat=private(ben))
    await strangers.presses(anna, "p3", table.id)
    await strangers.tend()
    assert plain("en", "phrase-3") in board_of(strangers, cleo)
    assert plain("pl", "phrase-3") in board_of(strangers, ben)


def board_of(strangers, person):
    return "\n".join(visible(one.screen.text) for one in strangers.seen_by(person))


async def test_whoever_is_muted_is_not_read_by_the_one_who_did_it(strangers):
    (anna, ben, cleo), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.presses(ben, f"m{table.seat_of(anna.key)}", table.id)
    await strangers.presses(anna, "p3", table.id)
    await strangers.tend()
    assert plain("en", "phrase-3") in board_of(strangers, cleo)
    assert plain("en", "phrase-3") not in board_of(strangers, ben)
    now = await strangers.world.tables.table(table.id)
    assert [len(as_read_by(now, one).history) for one in (cleo, ben)] == [1, 0], "and so in windows"


async def test_the_table_reads_no_name_of_the_platform_after_a_press(strangers):
    anna = strangers.world.person("Anna")
    await strangers.world.says(anna, "/play name Fox", chat=private(anna))
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    (table,) = await strangers.tables()
    await strangers.world.presses(anna, strangers.world.room.hand_of(anna).button("score"), chat=private(anna))
    assert (await strangers.world.tables.table(table.id)).people[0].name.endswith("Fox")


def test_each_language_has_its_phrases_and_they_are_short():
    for language in LANGUAGES:
        for number in range(1, PHRASES + 1):
            assert 0 < len(plain(language, f"phrase-{number}")) <= 24


async def test_a_guest_of_the_page_is_marked_and_their_game_is_not_rated(strangers):
    world = strangers.world
    world.messengers["web"] = ChatRoom("web")
    guest = Person(platform="web", id="g1", name="Gus", room="web:room")
    (anna,) = await strangers.named("Anna")
    await world.says(guest, "/play name Gus", chat=private(guest))
    await strangers.presses(guest, "f2")
    await strangers.comes(guest)
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    seen = board_of(strangers, anna)
    assert f"{GUEST} Gus" in seen
    assert "Not rated: a guest plays." in seen
    assert table.rated_on is None
    await strangers.game_over(table.id)
    (sums,) = await world.directory.sums([anna.key])
    assert not sums.numbers.get("rated")
