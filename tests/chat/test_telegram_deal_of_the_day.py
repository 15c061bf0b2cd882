"""The deal of the day on Telegram: a link in a group leads to the private chat, where it is played."""

import pytest

from bot.codec import Verb
from tests.chat.telegram_play import boards, crowd, has_verb, play, press


@pytest.mark.slow
async def test_a_group_leads_to_the_hand_which_is_played_in_private_once(telegram, telegram_app):
    (anna,) = people = crowd(telegram, "Anna")
    group = telegram.group("Friday", people)
    anna.say(group, "/daily")
    found = await telegram.until(lambda: group.find("Deal of the day"), what="the group's page")
    (link,) = [button.url for button in found.buttons]
    payload = link.partition("start=")[2]
    assert payload == "day"
    anna.start_bot(payload)
    page = await telegram.until(
        lambda: next((one for one in anna.inbox if has_verb(one, Verb.DAILY)), None), what="the page"
    )
    await press(anna, page, Verb.DAILY)
    await play(telegram, [anna], until=lambda: any("🟩" in one.text or "⬜" in one.text for one in anna.inbox))
    assert not boards(group), "nothing of it stands in the group"
    shared = next(one for one in anna.inbox if "🟩" in one.text or "⬜" in one.text)
    assert shared.text.endswith(f"t.me/{telegram.bot.username}?start=day")
    before = len(anna.inbox)
    anna.say(None, "/daily")
    await telegram.until(lambda: len(anna.inbox) >= before + 2, what="the result, and the page")
    assert "You have played today" in anna.inbox[-1].text
    assert not has_verb(anna.inbox[-1], Verb.DAILY)
    anna.say(group, "/daily")
    await telegram.until(lambda: group.find("Played today: Anna"), what="that Anna has played")
