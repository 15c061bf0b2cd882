"""A table of strangers: a clock with a reserve, nobody in charge, votes, and one rated game a pair and day."""

import pytest

from bot.codec import Verb
from bot.ports.windows import MoveClock
from bot.showing.looks import clock_of
from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import BREAK
from bot.strangers.seating import TIMER
from bot.table.change import TableChange
from bot.table.kinds.strangers import Strangers as Kind
from bot.table.parts import MISSED_TURNS
from bot.table.table import Stage
from bot.texts import visible
from tests.world.finished_games import private
from tests.world.strangers_met import people, sit_down


async def mover(strangers, code):
    """Let time pass until a person has a choice; return their seat and the table."""
    for _ in range(60):
        table = await strangers.world.tables.table(code)
        if table.to_act is not None and table.seats[table.to_act].person is not None:
            return table.to_act, table
        await strangers.passes(1)
    raise AssertionError("no person is to move")


@pytest.mark.slow
async def test_a_move_has_thirty_seconds_and_then_the_reserve_of_two_minutes(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    seat, table = await mover(strangers, table.id)
    since = table.clock.turn_since
    await strangers.passes(since + TIMER + Kind.reserve - 1 - strangers.world.time)
    assert (await strangers.world.tables.table(table.id)).seats[seat].missed == 0
    await strangers.passes(2)
    after = await strangers.world.tables.table(table.id)
    assert after.seats[seat].missed == 1
    assert after.seats[seat].reserve_used == Kind.reserve


async def test_the_reserve_that_runs_is_told_on_every_board_and_to_the_page(strangers):
    everybody, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    seat, table = await mover(strangers, table.id)
    up = table.clock.turn_since + TIMER
    await strangers.passes(up - 1 - strangers.world.time)
    assert clock_of(await strangers.world.tables.table(table.id)) == MoveClock(up, TIMER, Kind.reserve)
    await strangers.passes(2)
    for person in everybody:
        texts = [visible(one.screen.text) for one in strangers.seen_by(person)]
        assert any("draws on the reserve: 2:00 at most" in text for text in texts)
    await strangers.world.tables.change(table.id, lambda now: _used(now, seat, 30.0))
    assert clock_of(await strangers.world.tables.table(table.id)).reserve == Kind.reserve - 30.0


@pytest.mark.slow
async def test_without_a_reserve_a_move_has_thirty_seconds_and_the_third_miss_is_a_leaving(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.passes(3 * (TIMER + Kind.reserve) + 20)  # everybody's first move
    for _ in range(60):
        now = await strangers.world.tables.table(table.id)
        if now.stage is not Stage.PLAYING:
            break
        assert all(seat.missed < MISSED_TURNS for seat in now.seats)
        await strangers.passes(TIMER)
    now = await strangers.world.tables.table(table.id)
    assert now.stage is Stage.CLOSED, "nobody moved: all but the last have left, and the game ends without them"
    assert sum(seat.left for seat in now.seats) == 2


async def test_misses_add_up_whatever_is_played_between_them(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    seat, table = await mover(strangers, table.id)
    await strangers.world.tables.change(table.id, lambda now: _missed(now, seat))
    person = table.seats[seat].person
    hand = strangers.world.room.hand_of(person)
    button = next(one for one in hand.buttons if one.data and (".bid" in one.data or ".pass" in one.data))
    await strangers.world.presses(person, button, chat=private(person))
    assert (await strangers.world.tables.table(table.id)).seats[seat].missed == MISSED_TURNS - 1


def _used(now, seat, seconds):
    return TableChange(now.with_seat(seat, reserve_used=seconds))


def _missed(table, seat):
    from bot.table.change import TableChange

    return TableChange(table.with_seat(seat, missed=MISSED_TURNS - 1))


@pytest.mark.parametrize(
    "typed",
    ["/kick Ben", "/timer off", "/timer 1d", "/options barrel.enabled=no", "/addbot", "/deal", "/options timer=2m"],
)
async def test_nobody_is_in_charge(strangers, typed):
    (anna, *_), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    before = await strangers.world.tables.table(table.id)
    answer = await strangers.world.says(anna, typed, chat=private(anna))
    assert answer.toast
    after = await strangers.world.tables.table(table.id)
    assert (after.times, after.options, people(after), after.vote) == (
        before.times,
        before.options,
        people(before),
        None,
    )


async def test_a_pause_and_the_end_are_decided_by_vote(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    for command, done in (("/pause", lambda now: now.clock.paused_since), ("/endgame", lambda now: not now.is_live)):
        await strangers.world.says(anna, command, chat=private(anna))
        assert not done(await strangers.world.tables.table(table.id))
        await strangers.world.says(ben, command, chat=private(ben))
        assert done(await strangers.world.tables.table(table.id))


async def test_two_people_have_one_rated_game_a_day_here(strangers):
    _, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.tend()
    assert (await strangers.world.tables.table(table.id)).rated_on
    await strangers.game_over(table.id)
    await strangers.passes(BREAK + 1)
    (second,) = await strangers.tables()
    second = await strangers.world.tables.table(second.id)
    assert second.rated_on == ""
    assert any(line.key == "unrated-here" for line in second.history), "the board says so at the start"
    strangers.world.time += 86_400
    await strangers.tend()


async def test_a_game_is_counted_under_the_persons_usual_name(strangers):
    (anna, *_), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.game_over(table.id)
    (sums,) = await strangers.world.directory.sums([anna.key])
    assert sums.numbers["games"] == 1
    assert "🦊" not in sums.name


async def test_a_code_gives_no_seat_at_such_a_table(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    (table,) = await strangers.tables()
    dora = strangers.world.person("Dora")
    answer = await strangers.world.says(dora, f"/join {table.id}", chat=private(dora))
    assert "gives the seats" in answer.toast
    assert people(await strangers.world.tables.table(table.id)) == ["Anna"]


async def test_nobody_is_the_opener_and_nobody_inherits_it(strangers):
    (anna, *_), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    assert table.opener.key == ""
    await strangers.world.says(anna, "/leave", chat=private(anna))
    assert (await strangers.world.tables.table(table.id)).opener.key == ""


async def test_the_running_game_is_the_first_thing_of_the_greeting_and_of_the_entrance(strangers):
    (anna, *_), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    for command in ("/start", "/play people"):
        screen = (await strangers.world.says(anna, command, chat=private(anna))).replies[0].screen
        assert screen.rows[0][0].data == f"{table.id}.0.{Verb.HAND}"


async def test_without_the_operators_word_nothing_of_it_is_there(strangers):
    strangers.world.service.strangers = ()
    anna = strangers.world.person("Anna")
    assert "isn’t open here" in (await strangers.world.says(anna, "/play people", chat=private(anna))).toast
    start = (await strangers.world.says(anna, "/start", chat=private(anna))).replies[0].screen
    assert not any(one.data and ".people" in one.data for row in start.rows for one in row)
    assert "isn’t open here" in (await strangers.presses(anna, "wpolish")).toast


async def test_two_cannot_hold_a_third_up_by_a_pause_longer_than_five_minutes(strangers):
    (anna, ben, _), table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    for person in (anna, ben):
        await strangers.world.says(person, "/pause", chat=private(person))
    await strangers.passes(Kind.longest_pause - 1, step=10)
    assert (await strangers.world.tables.table(table.id)).clock.paused_since
    await strangers.passes(2)
    now = await strangers.world.tables.table(table.id)
    assert now.clock.paused_since is None
    assert any(line.key == "paused-enough" for line in now.history), "the board says why"
