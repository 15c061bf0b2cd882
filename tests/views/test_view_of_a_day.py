"""A deal of the day as one reader sees it: plain words, and no secret before the day is over."""

import pytest

from bot.chance import SystemChance
from bot.daily.day import sealed
from bot.ports.days import Numbers
from bot.table.calendar import OPENED_AFTER
from bot.texts import LANGUAGES
from bot.views.day import chat_results, day_in_group, day_page, finished_day, yesterday_of
from tests.daily.days_played import finished
from tests.views.plain_values import HOSTILE, marked_up, texts_of

YESTERDAY, TODAY, TOMORROW = (sealed(date, SystemChance()) for date in ("2026-11-21", "2026-11-22", "2026-11-23"))
NUMBERS = Numbers(5, -12.5, 400)
SECRETS = [part for day in (YESTERDAY, TODAY, TOMORROW) for part in (day.secret, day.key)]


def page_at(now, language="en"):
    before = yesterday_of(YESTERDAY, NUMBERS, HOSTILE, now, language)
    chats = [chat_results(HOSTILE, [(HOSTILE, 60)], language), chat_results("", [], language)]
    return day_page(TODAY, TOMORROW, None, before, language, left=60.0, streak=3, numbers=NUMBERS, chats=chats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_and_a_groups_message_have_no_markup_and_plain_names(language):
    page = page_at(TODAY.ends, language)
    group = day_in_group(TODAY, [HOSTILE], [(HOSTILE, 60)], language)
    assert marked_up(page) == marked_up(group) == []
    assert page.yesterday.best == HOSTILE
    assert [(one.title, one.rows) for one in page.chats] == [(HOSTILE, ((HOSTILE, 60),))]
    assert group.played == (HOSTILE,)


def test_no_secret_stands_in_a_view_before_its_day_is_over_on_every_clock():
    early, later = page_at(YESTERDAY.ends + OPENED_AFTER - 1), page_at(YESTERDAY.ends + OPENED_AFTER)
    group = day_in_group(TODAY, [HOSTILE], [], "en")
    for view in (early, group):
        assert [secret for secret in SECRETS if any(secret in text for text in texts_of(view))] == []
    shown = " ".join(texts_of(later))
    assert [secret for secret in SECRETS if secret in shown] == [YESTERDAY.secret]
    assert [one.kind for one in early.acts] == ["daily"]
    assert [one.kind for one in later.acts] == ["daily", "day_before"]


async def test_a_finished_hand_tells_points_and_tricks_and_no_card(world, anna):
    table = await world.table(await finished(world, anna))
    view = finished_day(table, "en")
    result = table.rows[-1].result
    assert (view.points, sum(view.tricks), len(view.tricks)) == (
        result["deltas"][0],
        result["tricks"][0],
        sum(result["tricks"]),
    )
    assert not set(" ".join(texts_of(view))) & set("♠♥♦♣")
