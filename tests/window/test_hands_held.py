"""A player in a window doesn't get chat messages for what the window shows; an unused board is renewed only rarely.

No move depends on this: a player who for any reason can't see their window plays in the chat as usual.
"""

import pytest

from bot.codec import Verb, decode
from bot.ports.windows import PRESENT_FOR
from bot.showing.delivery_pass import DRAWN_WITHIN
from bot.showing.pace import GIVING
from bot.showing.surfaces import BOARD_EVERY
from bot.table.nudging import NUDGE_AFTER
from tests.screens import faces
from tests.world.chat_room import goes_on_by_itself, pressable
from tests.world.finished_games import open_game, play_out, private

AT_ONCE = 0.5  # seconds of the world's clock
BETWEEN_MOVES = 3.0


class Windows:
    """The windows of some people at a table. Each draws every version at once, unless it is in `stuck`."""

    def __init__(self, world, table):
        self.world, self.table, self.presence = world, table, world.presence
        self.open = []
        self.stuck = set()

    async def opened(self, *people):
        self.open += people
        await self.passes(AT_ONCE)

    async def closed(self, person):
        self.open.remove(person)
        await self.presence.go(self.table, person.key, "a")
        await self.world.tend(self.table)

    async def touched(self, person):
        await self.presence.stay(self.table, person.key, "a", touched=True)
        await self.world.tend(self.table)

    async def passes(self, seconds):
        """Let time pass, with regular signs from each window."""
        end = self.world.time + seconds
        while self.world.time < end:
            version = (await self.world.tables.newest(self.table)).version
            for person in self.open:
                drawn = 0 if person in self.stuck else version
                await self.presence.stay(self.table, person.key, "a", drawn=drawn)
            await self.world.passes(min(AT_ONCE, end - self.world.time), self.table)


@pytest.fixture
def windows(world, table):
    return Windows(world, table)


def private_hand(world, person):
    return world.room.hand_of(person)


async def moves(world, windows, person):
    """Let a person make the first move on offer, in the chat or the window where they play."""
    game = await world.table(windows.table)
    button = pressable(offered(game, person))[0]
    await world.presses(person, button, window=windows.table if person in windows.open else None)
    await windows.passes(BETWEEN_MOVES)


def offered(game, person):
    """The person's hand, as the chat or a window shows it."""
    return faces.hand_of(game, game.seat_of(person.key), "en", None)


async def plays_on(world, people, windows, until):
    """Let everybody move until a condition holds or the hand is over."""
    for _ in range(80):
        game = await world.table(windows.table)
        if game.rows or await until():
            return
        if game.to_act is None:
            await windows.passes(BETWEEN_MOVES)
        else:
            await moves(world, windows, people[game.to_act])
    raise AssertionError("it never came to that")


def edits_of(world, person):
    return [call for call in world.room.calls if call == ("edit", f"telegram:dm-{person.id}")]


# ------------------------------------------------------------------ hands


async def test_in_a_window_a_whole_hand_is_played_without_an_edit_of_the_private_message(world, people, windows):
    await windows.opened(*people)
    before = [edits_of(world, person) for person in people]

    async def never():
        return False

    await plays_on(world, people, windows, never)
    assert (await world.table(windows.table)).rows
    assert [edits_of(world, person) for person in people] == before


async def test_on_ones_own_turn_a_window_that_draws_nothing_holds_no_hand(world, people, windows):
    mover = await world.mover(windows.table)
    others = [person for person in people if person != mover]
    await windows.opened(*people)
    windows.stuck.update(people)  # from the next version on
    await windows.closed(mover)
    await moves(world, windows, mover)
    following = await world.mover(windows.table)
    assert following in others
    before = private_hand(world, following).screen
    await windows.passes(DRAWN_WITHIN - BETWEEN_MOVES - AT_ONCE)
    assert private_hand(world, following).screen == before, "the window has a moment to draw it"
    await windows.passes(1.0)
    assert pressable(private_hand(world, following).screen)


async def test_it_is_brought_up_to_date_when_the_windows_connection_was_lost(world, people, windows):
    await windows.opened(*people)
    mover = await world.mover(windows.table)
    before = private_hand(world, mover).screen
    await moves(world, windows, mover)
    windows.open.clear()  # no signs any more, and no notice that a window was closed
    await windows.passes(PRESENT_FOR - 5.0)
    assert private_hand(world, mover).screen == before
    await windows.passes(5.0 + AT_ONCE)
    assert private_hand(world, mover).screen != before


async def test_somebody_who_asks_for_the_hand_plays_in_the_chat_until_the_window_is_used(world, people, windows):
    await windows.opened(*people)
    await world.presses(people[0], world.board.button(Verb.HAND))
    mover = await world.mover(windows.table)
    before = private_hand(world, people[0]).screen
    await plays_on(world, people, windows, lambda: changed(world, people[0], before))
    assert private_hand(world, people[0]).screen != before, "it follows the game again"
    await windows.touched(people[0])
    before = private_hand(world, people[0]).screen
    await plays_on(world, people, windows, lambda: moved_away(world, windows.table, mover))
    await windows.passes(BETWEEN_MOVES)
    assert private_hand(world, people[0]).screen == before


async def changed(world, person, before):
    return private_hand(world, person).screen != before


async def moved_away(world, table, mover):
    return await world.mover(table) != mover


async def test_an_old_button_of_the_held_hand_moves_nothing_and_brings_the_hand(world, people, windows):
    await windows.opened(*people)
    mover = await world.mover(windows.table)
    old = pressable(private_hand(world, mover).screen)[-1]
    await moves(world, windows, mover)
    decision = (await world.table(windows.table)).decision
    await world.presses(mover, old, chat=private_hand(world, mover).chat)
    await world.tend(windows.table)
    assert (await world.table(windows.table)).decision == decision
    assert old not in pressable(private_hand(world, mover).screen)


async def test_a_hand_is_not_even_sent_to_whoever_sits_in_the_window_when_it_is_dealt(world, people):
    await world.says(people[0], "/newgame")
    code = await world.table_id()
    windows = Windows(world, code)
    for person in people[1:]:
        await world.presses(person, world.board.button(Verb.JOIN))
    await windows.opened(people[1])
    await world.presses(people[0], world.board.button(Verb.START))
    await windows.passes(6.0)
    assert world.room.seen_in(world.room._private(people[0]))
    assert not world.room.seen_in(world.room._private(people[1]))
    await windows.closed(people[1])
    assert world.room.seen_in(world.room._private(people[1]))


async def test_the_end_of_a_game_is_told_in_the_private_chat_of_whoever_sits_in_a_window(world, people):
    code = await open_game(world, people)
    windows = Windows(world, code)
    await windows.opened(*people)
    await play_out(world, code)
    await windows.passes(AT_ONCE)
    assert {person.key for person in people} == set(await world.presence.at(code))
    for person in people:
        assert "The game is over" in private_hand(world, person).screen.text


async def test_whoever_left_the_window_open_is_nudged_all_the_same(world, people, windows):
    await windows.opened(*people)
    mover = await world.mover(windows.table)
    waited = world.time - (await world.table(windows.table)).clock.turn_since
    await windows.passes(NUDGE_AFTER - waited - 1.0)
    assert not nudged(world, mover)
    await windows.passes(2.0)
    assert nudged(world, mover)


async def test_the_hand_goes_out_before_the_nudge_and_is_held_again_from_the_next_turn_on(world, people, windows):
    await windows.opened(*people)
    mover = await world.mover(windows.table)
    chat, before = private(mover), private_hand(world, mover).screen
    await moves(world, windows, mover)
    while await world.mover(windows.table) != mover:
        await moves(world, windows, await world.mover(windows.table))
    assert private_hand(world, mover).screen == before
    calls = len(world.room.calls)
    await windows.passes(NUDGE_AFTER + 2.0)
    mine = [call for call, key in world.room.calls[calls:] if key == chat.key]
    assert mine == ["edit", "send"], "the hand, then the nudge"
    after = private_hand(world, mover).screen
    assert pressable(after)
    await moves(world, windows, mover)
    assert not nudged(world, mover)
    assert private_hand(world, mover).screen == after


def nudged(world, person):
    return world.room.nudges_in(private(person))


# ------------------------------------------------------------------ the calls of a hand


@pytest.mark.slow
async def test_with_two_of_three_in_windows_a_hand_costs_few_calls(world, people, windows):
    """At most 45 calls for 26 presses: the board for most presses, the third person's hand twice a turn."""
    await windows.opened(*people[:2])
    for hand in range(2):
        world.room.calls.clear()
        presses = 0
        while len((game := await world.table(windows.table)).rows) == hand:
            if goes_on_by_itself(game):
                await windows.passes(BETWEEN_MOVES)
            else:
                presses += 1
                await moves(world, windows, people[game.to_act])
        assert len(world.room.calls) <= presses + 19


async def test_a_board_follows_a_declarer_who_takes_long_to_choose(world, people, windows):
    await windows.opened(*people[:2])

    async def has_given():
        return bool((await world.table(windows.table)).game.passed)

    await plays_on(world, people, windows, has_given)
    while (await world.table(windows.table)).game.phase == "exchange":
        await moves(world, windows, people[(await world.table(windows.table)).to_act])
    declarer = people[(await world.table(windows.table)).to_act]
    assert f"{declarer.name} exchanges cards" in world.board.screen.text
    await windows.passes(GIVING)
    assert f"{declarer.name} names the contract" in world.board.screen.text


# ------------------------------------------------------------------ the board


def verbs_of(message):
    return [decode(button.data).verb for button in message.buttons if button.data]


async def test_where_everybody_sits_in_a_window_the_board_asks_nobody_for_anything(world, people, windows):
    mover = await world.mover(windows.table)
    assert Verb.BID in verbs_of(world.board)
    await windows.opened(*people)
    await windows.passes(BOARD_EVERY)
    assert "in a window" in world.board.screen.text
    assert f"▶ {mover.name}" not in world.board.screen.text
    assert verbs_of(world.board) == [Verb.HAND]
    assert [button.url for button in world.board.buttons if button.url], "it opens the table"


async def test_one_who_is_away_has_the_board_as_ever_at_once(world, people, windows):
    await windows.opened(*people)
    await windows.passes(BOARD_EVERY)
    await windows.closed(people[0])
    assert "in a window" not in world.board.screen.text
    assert Verb.BID in verbs_of(world.board)


async def test_such_a_board_is_renewed_at_milestones_and_seldom(world, people, windows):
    await windows.opened(*people)
    await windows.passes(BOARD_EVERY)
    boards = [("edit", world.group.key), ("send", world.group.key)]
    begun, before = world.time, sum(world.room.calls.count(call) for call in boards)

    async def played_out():
        return len((await world.table(windows.table)).game.tricks) >= 3

    await plays_on(world, people, windows, played_out)
    await windows.passes(BOARD_EVERY)
    calls = sum(world.room.calls.count(call) for call in boards) - before
    assert 1 <= calls <= (world.time - begun) / BOARD_EVERY
    assert "Last trick" in world.board.screen.text
