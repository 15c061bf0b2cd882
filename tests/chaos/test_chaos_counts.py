"""The counts of a chaos run find every failure and report nothing else."""

import json
import time
from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from adapters.telegram.markup import keyboard
from bot.screen import Screen
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.playing import play
from bot.texts import card, visible
from engine import game, view
from engine.actions import Concede
from engine.events import TalonTurned
from tests.chaos import chaos_cards
from tests.chaos import chaos_counts as counts
from tests.chaos.chaos_past import Past, SetBack
from tests.chaos.chaos_tables import Kept, read
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down
from tests.emulators.telegram.messages import Version
from tests.emulators.telegram.server import TelegramEmulator
from tests.screens import faces
from tests.waiting import until
from tests.world.chat_room import World
from tests.world.finished_games import open_game


@pytest.fixture
async def world():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield World(RedisTables(database), RedisDirectory(database), RedisLimits(database, figures={}))
    await database.close()


async def played(world, table_id) -> Kept:
    """Let the table make a move; give the hand up whenever that is possible."""

    def moved(table):
        given_up = [action for action in game.legal(table.game) if isinstance(action, Concede)]
        after, entry = play(table, given_up[0] if given_up else chosen_action(table), world.time)
        return TableChange(after, log=(entry,))

    if (await world.table(table_id)).to_act is None:
        await world.skips(table_id)
    else:
        await world.tables.change(table_id, moved)
    stored = await world.store.load(table_id)
    log = [json.loads(line) for line in await world.store.log(table_id)]
    return Kept(await world.table(table_id), stored.version, log, {}, None)


async def given_up(world, hands: int) -> Kept:
    """Play until so many hands have been given up, and one more is in its auction."""
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    table_id = await open_game(world, people, options="/newgame polish_pagat lock.enabled=no")
    while True:
        kept = await played(world, table_id)
        if len(kept.table.rows) == hands and kept.table.to_act is not None:
            return kept


def version_of(screen) -> Version:
    rows = keyboard(screen)["reply_markup"]["inline_keyboard"]
    return Version(0.0, visible(screen.text), screen.text, keyboard=tuple(tuple(row) for row in rows))


async def test_a_card_of_the_talon_of_two_hands_ago_is_a_hidden_card(world):
    kept = await given_up(world, 2)
    drawn = version_of(faces.board(kept.table, "en", world.time))
    assert chaos_cards.hidden_in(drawn, kept, -100, kept.table.decision) == set()
    talon = next(event.cards for _, events in kept.steps() for event in events if isinstance(event, TalonTurned))
    found = set()
    for code in talon:
        shown = replace(drawn, text=drawn.text + f"\nAnna plays {card('en', code)}")
        found |= chaos_cards.hidden_in(shown, kept, -100, kept.table.decision)
    assert found
    assert found <= set(talon)


@pytest.mark.slow
async def test_a_board_that_went_on_further_down_is_no_duplicate(redis_url):
    async with TelegramEmulator(enforce_limits=False) as telegram, telegram_bot(telegram, redis_url):
        people = crowd(telegram, "Anna", "Ben", "Cleo")
        group = telegram.group("Friday", people, type="supergroup")
        await sit_down(telegram, group, people)
        await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
        (old,) = boards(group)
        for text in ("Nice weather today", "Whose turn is it?", "Mine?", "/newgame"):
            people[0].say(group, text)
        await telegram.until(lambda: "further down" in old.text, what="the line that stays")

        async def everything_is_shown():
            return not counts.not_shown(await read(redis_url), telegram, time.time(), set())

        await until(everything_is_shown, 10.0)
        all_kept = await read(redis_url)
        assert not counts.shown_twice(all_kept, telegram, time.time())
        old.versions.pop()
        assert len(counts.shown_twice(all_kept, telegram, time.time())) == 1


async def test_a_card_that_is_no_secret_in_one_past_of_a_table_is_counted_apart(world):
    kept = await given_up(world, 1)
    drawn = version_of(faces.board(kept.table, "en", world.time))
    talon = next(event.cards for _, events in kept.steps() for event in events if isinstance(event, TalonTurned))
    other = replace(kept, log=kept.log[: kept.log.index(next(one for one in kept.log[1:] if "pack" not in one))])
    lost = SetBack(1.0, 2.0, {kept.table.id: kept}, {kept.table.id: replace(other, version=1)})
    seen = SimpleNamespace(
        id=1, from_bot=True, versions=[replace(drawn, time=2.0, text=drawn.text + f" plays {card('en', talon[0])}")]
    )
    emulator = SimpleNamespace(chats={-100: SimpleNamespace(id=-100, title="Friday", messages=[seen])})
    left_out = Counter()
    past = Past([replace(other, version=2)], [lost])
    assert not chaos_cards.cards_leaked(past, emulator, left_out)
    assert left_out == {"looks of boards at a table that lost commits": 1}


async def test_ones_own_hand_may_be_told_after_the_decision_of_the_button_was_lost(world):
    kept = await given_up(world, 1)
    seat = next(number for number, one in enumerate(kept.table.seats) if one.person.name == "Anna")
    press = SimpleNamespace(person=SimpleNamespace(id=kept.table.seats[seat].person.id))
    own, other = (set(view.view(kept.table.game, place).hand) for place in (seat, (seat + 1) % 3))
    for decision in (kept.table.decision, kept.table.decision + 30):
        assert not chaos_cards._not_to_be_told(own, kept, press, decision)
        assert chaos_cards._not_to_be_told(other, kept, press, decision)


@pytest.mark.parametrize(
    ("seen", "is_fine"),
    [
        ("Your cards\n💡 <i>Your last hand: missed.</i>\nYou: −60", True),
        ("Your cards\nYou: −60", True),
        ("Your cards\n💡 <i>Your last hand: missed.</i>\nYou: 0", False),
        ("Your cards", False),
    ],
)
def test_a_hand_that_waits_may_keep_the_tip_of_the_last_one_and_nothing_else(seen, is_fine):
    wanted = Screen(text="Your cards\nYou: −60")
    assert counts.reads_like_without_tips(Version(0.0, seen, seen), wanted) is is_fine
