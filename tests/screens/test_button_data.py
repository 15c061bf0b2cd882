"""A button's data names its verb in full, so that a new verb is a line in the table of verbs."""

import pytest

from bot.codec import LIMIT, BadToken, ButtonToken, Verb, decode, encode
from bot.people import Chat

TOPIC = Chat(platform="discord", id="1" * 20, thread="2" * 20)
TOPIC_OF_TELEGRAM = Chat(platform="telegram", id="-100" + "1" * 10, thread="2" * 10)


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("argument", ["", "0", "a.b.c", "telegram:-100123"])
@pytest.mark.parametrize("version", [0, 123456])
def test_what_a_button_means_is_read_from_its_data(verb, argument, version):
    token = ButtonToken("K7QX2M", 77, verb, argument, version)
    assert decode(encode(token)) == token


@pytest.mark.parametrize("verb", Verb)
def test_the_data_names_the_verb_as_the_table_of_verbs_does(verb):
    assert encode(ButtonToken("K7QX2M", 7, verb, "3")) == f"K7QX2M.7.{verb.name.lower()}.3"


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
