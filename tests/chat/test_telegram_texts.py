"""Screens in Telegram's form: pages, toasts, and which messages are known."""

import re
from unittest.mock import AsyncMock

import pytest

from adapters.telegram.markup import cut, html_of, pages, visible_length
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.sightings import Sightings
from bot.people import Chat
from bot.picture_rights import PictureRights
from bot.screen import Screen

LINES = [f"<b>Hand {number}</b>: <i>Anna &amp; Ben</i> <code>{'f' * 40}</code>" for number in range(200)]


def balanced(text):
    opened = []
    for closing, name in re.findall(r"<(/?)([a-z]+)[^>]*>", text):
        if closing:
            assert opened.pop() == name
        else:
            opened.append(name)
    return not opened


def test_a_text_within_the_limit_is_one_page():
    assert pages("<b>short</b>", 100) == ["<b>short</b>"]


@pytest.mark.parametrize("limit", [100, 1024, 4096])
def test_pages_keep_the_limit_and_every_line_and_close_what_they_open(limit):
    text = "<blockquote>" + "\n".join(LINES) + "</blockquote>\nthe end"
    cut_up = pages(text, limit)
    assert all(visible_length(page) <= limit for page in cut_up)
    assert all(balanced(page) for page in cut_up)
    together = "\n".join(re.sub(r"</?blockquote>", "", page) for page in cut_up)
    assert together == "\n".join([*LINES, "the end"])
    assert all(page.startswith("<blockquote>") for page in cut_up[:-1])


def test_a_line_too_long_for_any_page_is_left_out():
    assert pages(f"before\n{'x' * 300}\nafter", 100) == ["before", "after"]


def test_toasts_are_cut_where_telegram_counts():
    assert cut("♠" * 200, 200) == "♠" * 200
    shorter = cut("🂡" * 150, 200)
    assert shorter.endswith("…")
    assert len(shorter.encode("utf-16-le")) // 2 <= 200


def test_people_of_telegram_are_mentioned_and_others_named():
    text = 'Now <a href="person:telegram:42">Anna</a>, then <a href="person:discord:7">Ben</a>'
    assert html_of(text) == 'Now <a href="tg://user?id=42">Anna</a>, then Ben'


def test_supergroups_count_for_themselves_and_other_chats_together():
    seen = Sightings()
    seen.saw("-100200", 7)
    seen.saw("42", 500)
    seen.saw("-4001", 510)
    assert seen.newest("-100200") == 7
    assert seen.newest("42") == 510
    assert seen.newest("-100300") == 0
    assert seen.newest("-100300", [3, 9]) == 9


async def test_an_edit_tells_how_far_the_ids_of_a_chat_have_come():
    messenger, chat = (
        TelegramMessenger(AsyncMock(), AsyncMock(), PictureRights(AsyncMock()), AsyncMock()),
        Chat(platform="telegram", id="-100200"),
    )
    await messenger.edit(chat, "7", Screen(text="Anna leads"))
    assert messenger.newest(chat, []) == "7"
    assert messenger.between(chat, "5", "9", 20) == ["6", "8"]


def test_own_messages_are_not_taken_for_lost_ones():
    seen = Sightings()
    seen.unrecorded("-100200", 9)
    seen.wrote("-100200", 9)
    assert list(seen.unknown("-100200", 7, 12, 20)) == [8, 10, 11]
    assert list(seen.unknown("-100200", 7, None, 3)) == [8, 10]
    seen.unrecorded("-100200", 9)
    assert 9 in seen.unknown("-100200", 7, 12, 20)


def test_ids_of_a_supergroup_tell_how_much_stands_below_a_message():
    seen = Sightings()
    seen.wrote("-100200", 7)
    seen.saw("-100200", 30)
    assert seen.below("-100200", None, 7) == 23


def test_deleted_messages_of_the_bot_do_not_count_as_below():
    seen = Sightings()
    seen.wrote("-100200", 9)
    seen.removed("-100200", 8)
    assert seen.below("-100200", None, 7) == 1


def test_in_a_topic_only_what_was_seen_there_stands_below_a_message():
    seen = Sightings()
    seen.wrote("-100200", 7, "3")
    seen.saw("-100200", 30, "4")
    seen.saw("-100200", 31)
    seen.saw("-100200", 32, "3")
    assert seen.below("-100200", "3", 7) == 1
    assert seen.below("-100200", None, 7) == 1


def test_other_chats_do_not_push_a_message_of_a_basic_group_away():
    seen = Sightings()
    seen.wrote("-4001", 7)
    seen.saw("42", 500)
    seen.saw("-4001", 501)
    assert seen.below("-4001", None, 7) == 1


def test_a_copy_is_looked_for_close_before_the_message_that_arrived():
    messenger, chat = (
        TelegramMessenger(AsyncMock(), AsyncMock(), PictureRights(AsyncMock()), AsyncMock()),
        Chat(platform="telegram", id="-100200"),
    )
    assert messenger.between(chat, "5", "300", 3) == ["297", "298", "299"]
    assert messenger.between(chat, "298", "300", 3) == ["299"]
    assert messenger.between(chat, "5", None, 3) == ["6", "7", "8"]
