"""A button's data names its verb in full, so that a new verb is a line in the table of verbs."""

from itertools import product

import pytest

from bot.asking import buttons, presses
from bot.asking.commands import tournament_page
from bot.codec import LIMIT, BadToken, ButtonToken, Verb, decode, encode
from bot.people import Chat
from bot.table.choices import MOVE_VERBS

TOPIC = Chat(platform="discord", id="1" * 20, thread="2" * 20)
TOPIC_OF_TELEGRAM = Chat(platform="telegram", id="-100" + "1" * 10, thread="2" * 10)


@pytest.mark.parametrize("verb", Verb)
def test_what_a_button_means_is_read_from_its_data(verb):
    for argument, version in product(["", "0", "a.b.c", "telegram:-100123"], [0, 123456]):
        token = ButtonToken("K7QX2M", 77, verb, argument, version)
        assert decode(encode(token)) == token


@pytest.mark.parametrize("verb", Verb)
def test_the_data_names_the_verb_as_the_table_of_verbs_does(verb):
    assert encode(ButtonToken("K7QX2M", 7, verb, "3")) == f"K7QX2M.7.{verb.name.lower()}.3"


@pytest.mark.parametrize("verb", Verb)
def test_each_verb_does_something(verb):
    handled = {*presses._HANDLERS, *buttons.OF_TABLE, *buttons._WITHOUT_TABLE, *tournament_page._HANDLERS}
    assert verb in {*handled, *MOVE_VERBS, Verb.NUMBER, Verb.MOVE_FOR, Verb.OPEN}


@pytest.mark.parametrize("verb", [Verb.CALLS, Verb.OFFER])
@pytest.mark.parametrize("chat", [TOPIC, TOPIC_OF_TELEGRAM], ids=lambda chat: chat.platform)
def test_the_longest_key_of_a_chat_finds_room_beside_its_verb(verb, chat):
    assert len(encode(ButtonToken("K7QX2M", 0, verb, chat.key))) <= LIMIT


@pytest.mark.parametrize(
    "data",
    [
        *("", ".", "..", "K7QX2M", "K7QX2M.7", "K7QX2M.7.", "K7QX2M..pass", "K7QX2M.7.unheard_of", "K7QX2M.7.PASS"),
        *("K7QX2M.7.pass~!", "K7QX2M.?.pass", "K7QX2M.7.c0", "K7QX2M.7.pąss", f"K7QX2M.7.bid.{'1' * 60}"),
    ],
)
def test_data_that_no_button_has_is_refused(data):
    with pytest.raises(BadToken):
        decode(data)
