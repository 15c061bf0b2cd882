"""Groups that talk while they play: the bot doesn't get their messages, but counts them by the message ids."""

import pytest

from tests.chat.telegram_play import boards, crowd, hands, play, sit_down


@pytest.fixture
async def talk(request, telegram, telegram_app):
    """A group in the middle of a hand, its people, the board."""
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people, type=request.param)
    await sit_down(telegram, group, people)
    await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
    return group, people, boards(group)[0]


def says(group, person, times, text="Nice weather today"):
    for _ in range(times):
        person.say(group, text)


@pytest.mark.parametrize("talk", ["supergroup"], indirect=True)
async def test_the_board_goes_on_below_what_the_bot_was_not_shown(telegram, talk):
    group, people, old = talk
    says(group, people[0], 13)
    people[0].say(group, "/language")
    await play(telegram, people, until=lambda: boards(group) and boards(group)[-1] is not old)
    await telegram.until(lambda: "further down" in old.text, what="the line that stays")
    assert not old.buttons
    assert len(boards(group)) == 1


@pytest.mark.parametrize("talk", ["supergroup"], indirect=True)
async def test_the_line_leads_to_the_board(telegram, talk):
    group, people, old = talk
    says(group, people[0], 13)
    people[0].say(group, "/newgame")
    await telegram.until(lambda: "further down" in old.text, what="the line that stays")
    links = [entity["url"] for entity in old.entities if entity["type"] == "text_link"]
    assert links == [f"https://t.me/c/{str(group.id).removeprefix('-100')}/{boards(group)[0].id}"]


@pytest.mark.parametrize("talk", ["group"], indirect=True)
async def test_in_a_basic_group_only_what_the_bot_was_shown_counts(telegram, talk):
    group, people, old = talk
    says(group, people[0], 30)
    says(group, people[0], 1, "/language")
    await play(telegram, people, until=lambda: len(old.edits) > 3)
    assert boards(group) == [old]
    says(group, people[0], 13, "/language")
    await play(telegram, people, until=lambda: boards(group) and boards(group)[-1] is not old)
