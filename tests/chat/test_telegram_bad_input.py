"""Senseless input from people (and others): each gets a clear answer, and the game is unchanged."""

import html

import pytest

from bot.codec import Verb
from tests.chat.telegram_play import (
    boards,
    crowd,
    greeted,
    hands,
    lobbies,
    moves,
    opened,
    play,
    press,
    sit_down,
    stored,
    table_of,
)

LONG_NAME = "\u202e\u0007<b>Zoë</b>\u200f & Co " + "x\u0301" * 140


@pytest.fixture
async def as_before(redis_url, game):
    """Whether the table is unchanged."""
    table = table_of(game[2])
    before = await stored(redis_url, table)

    async def same():
        return await stored(redis_url, table) == before

    return same


# -------------------------------------------------------------------------------------------------------------- buttons

GARBAGE = (
    "x",
    "....",
    "K7QX2M.0.card.0",
    "\0\1\2",
    "ĄĘŚĆ.0.card.0",
    "{}",
    "9" * 64,
    "..x",
    "A.1.rules",
    "A.zzzzzzzzzzzz.b100",
    ".0.language.xx",
)


async def test_garbage_from_a_button_gets_a_friendly_answer(game, as_before):
    _group, people, board = game
    for data in GARBAGE:
        answer = await people[0].press(board, data=data)
        assert answer.text, data
        assert "Error" not in answer.text, data
    assert await as_before()


@pytest.mark.slow
async def test_no_forged_button_goes_without_an_answer(telegram, game):
    _group, (anna, _ben, _cleo), board = game
    stranger = telegram.user(99, "Stranger")
    table = table_of(board)
    for verb in Verb:
        for argument in ("", "0", "99999", "-1", "x" * 30, "1_0"):
            for person in (anna, stranger):
                answer = await person.press(board, data=f"{table}.1.{verb}.{argument}")
                assert "didn’t get through" not in (answer.text or ""), (verb, argument)


async def test_a_card_that_is_not_legal_says_why(telegram, game):
    _group, people, _board = game

    def muted():
        for person in people:
            for message in hands(person):
                if moves(message) and "Your turn: play a card" in message.text:
                    for button in message.buttons:
                        if button.text.startswith("· "):
                            return person, message, button
        return None

    await play(telegram, people, until=muted)
    person, message, button = muted()
    text = message.text
    answer = await person.press(message, data=button.data)
    assert any(reason in answer.text for reason in ("follow suit", "have to beat", "have to play"))
    assert message.text == text


# ------------------------------------------------------------------------------------------------------------- commands

MISTYPED = {
    "/newgame polsh": "Did you mean “Polish Thousand”?",
    "/newgame polish barel.at=800": "Did you mean “barrel.at”?",
    "/newgame polish barrel.at=soon": "doesn’t fit “Barrel at”",
    "/newgame polish game.target=200": "doesn’t go with",
    "/newgame =": "There’s no option",
    "/newgame " + "x" * 300: "There’s no preset",
    "/newgame " + "x" * 3000: "too much at once",
    "/join": "There’s no table in this chat",
    "/join hello there": "That isn’t a table code",
    "/timer 5 parsecs": "I didn’t understand the time",
    "/addbot impossible": "Levels: gentle, easy, normal, hard or expert",
    "/language tlh": "I don’t speak that language yet",
    "/export ABCDEF": "no table with the code ABCDEF",
    "/help@thousand_test_bot": "Thousand",
    "/nonsense@thousand_test_bot": "I don’t know /nonsense",
}
IN_PRIVATE = ("/nonsense", "hello?", "/newgame polsh", "/addbot", "/kick Ben", "/timer 1m", "/deal")


async def test_mistyped_commands_are_answered_in_a_group_and_in_private(telegram, telegram_app):
    """Each command comes from another person, as one person may not ask so much at once."""
    for number, (typed, said) in enumerate(MISTYPED.items()):
        person = telegram.user(11 + number, "Anna")
        group = telegram.group(f"Friday {number}", [person])
        person.say(group, typed)
        await telegram.until(lambda group=group, said=said: group.find(said), what=said)
        assert not lobbies(group), typed
    for number, typed in enumerate(IN_PRIVATE):
        person = telegram.user(111 + number, "Ben")
        person.say(None, typed)
        await telegram.until(lambda person=person: person.inbox, what=f"an answer to {typed}")
        assert len(person.last.text) > 10, typed


async def test_commands_for_other_bots_and_unknown_ones_in_a_group_are_left_to_others(telegram, game):
    group, people, board = game
    shown = len(group.shown), telegram.count("sendMessage")
    for text in ("/weather", "/endgame@another_bot", "/", "// what", "/ąę", "hello /endgame"):
        people[0].say(group, text)
    await press(people[0], board, Verb.HAND)
    await telegram.until(lambda: not telegram.updates.pending)
    assert (len(group.shown), telegram.count("sendMessage")) == shown


async def test_anonymous_admins_channels_and_other_bots_cannot_sit(telegram, redis_url, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    other_bot = telegram.user(77, "Robot", is_bot=True)
    group = telegram.group("Friday", [anna, other_bot])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    channel = telegram.channel("News")
    anna.say(group, "/join", anonymous=True)
    await telegram.until(lambda: group.find("I can’t tell who you are"), what="a word to the anonymous admin")
    for how in ({"as_channel": channel}, {}):
        said = len(group.shown)
        (anna if how else other_bot).say(group, "/join", **how)
        await telegram.until(lambda said=said: len(group.shown) > said)
    anna.say(group, "/weather", anonymous=True)
    anna.say(group, "/score")
    await telegram.until(lambda: group.find("score") or len(group.shown) == 5, what="the answer to the last one")
    assert sum("I can’t tell" in message.text for message in group.shown) == 3
    assert [seat.person.name for seat in (await stored(redis_url, table_of(lobby))).seats] == ["Anna"]


async def test_an_anonymous_admin_of_the_group_sets_and_reads_in_the_group(telegram, redis_url, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    await greeted(telegram, [anna])
    lobby = await opened(telegram, group, anna)
    anna.say(group, "/language pl", anonymous=True)
    await telegram.until(lambda: "Stół" in lobby.text or "stół" in lobby.text, what="the lobby in Polish")
    anna.say(group, "/rules", anonymous=True)
    await telegram.until(lambda: group.find("Zasady:"), what="the rules, in the group and in its language")
    anna.say(group, "/kick Anna 7d", anonymous=True)
    await telegram.until(lambda: group.find("koniec za 1 tydzień"), what="a word on who is kept away")
    assert not telegram.refused(403)
    assert not telegram.refused(400)


async def test_a_name_made_to_break_a_screen_is_shown_as_a_name(telegram, redis_url, telegram_app):
    anna = telegram.user(11, "Anna")
    zoe = telegram.user(12, LONG_NAME, last_name="\n\n/endgame")
    cleo = telegram.user(13, "<script>&amp;")
    group = telegram.group("<i>Friday\u202e", [anna, zoe, cleo])
    board = await sit_down(telegram, group, [anna, zoe, cleo])
    await telegram.until(lambda: boards(group) and all(hands(person) for person in (anna, zoe, cleo)))
    assert "<b>Zoë</b> & Co xx" in board.text.replace("\u0301", "").replace("\u2060", "")
    assert "<script>&amp;" in board.text
    assert not any(char in board.text + hands(zoe)[-1].text for char in "\u202e\u0007\u200f")
    assert "<i>Friday" in hands(anna)[-1].text
    names = [seat.person.name for seat in (await stored(redis_url, table_of(board))).seats]
    assert max(len(name.replace("\u0301", "").replace("\u2060", "")) for name in names) <= 24
    assert html.escape("<b>Zoë</b>") in board.html.replace("\u2060", "")
    assert not telegram.refused(400), telegram.refused(400)[0].refusal
    await play(telegram, [anna, zoe, cleo], until=lambda: len(board.edits) > 12)
    assert not telegram.refused(400)
