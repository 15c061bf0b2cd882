"""Who sits with whom: the longest wait first, free seats before new tables, bots after twenty seconds."""

import json

import pytest

from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import BREAK
from bot.strangers.seating import people_of
from bot.table.change import TableChange
from bot.table.table import Stage
from bot.texts import visible
from bot.views.of_table import for_seat
from engine import record
from engine.state import evolve
from tests.world.finished_games import private
from tests.world.strangers_met import left_with, people, sit_down


async def test_as_soon_as_enough_wait_they_play(strangers):
    anna, ben, cleo = await strangers.named("Anna", "Ben", "Cleo")
    await strangers.comes(anna)
    await strangers.comes(ben)
    assert await strangers.tables() == []
    await strangers.comes(cleo)
    (table,) = await strangers.tables()
    assert sorted(people(table)) == ["Anna", "Ben", "Cleo"]
    assert table.stage is Stage.PLAYING
    assert (await strangers.queue()).waiting == ()


async def test_after_twenty_seconds_bots_have_the_free_seats(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE - 1)
    assert await strangers.tables() == []
    await strangers.passes(1)
    (table,) = await strangers.tables()
    assert people(table) == ["Anna"]
    assert [seat.level for seat in table.seats if seat.person is None] == ["normal", "normal"]
    assert all(seat.free for seat in table.seats if seat.person is None)


async def test_who_comes_during_the_first_hand_begins_a_new_game_at_0_with_the_others(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    (first,) = await strangers.tables()
    await strangers.comes(ben)
    assert sorted(people(await strangers.world.tables.table(first.id))) == ["Anna", "Ben"]
    await strangers.hand_over(first.id)
    await strangers.passes(1)
    (second,) = await strangers.tables()
    assert second.id != first.id
    assert sorted(people(second)) == ["Anna", "Ben"]
    assert second.game.totals == (0, 0, 0)
    assert second.rated_on, "the new game is rated"
    old = await strangers.world.tables.table(first.id)
    assert (old.stage, old.ending) == (Stage.CLOSED, None)
    assert await strangers.world.directory.finished(anna.key, 9) == [], "the first hand counts for nothing"


async def test_who_comes_later_plays_from_the_next_hand_on_and_the_game_goes_on(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    (table,) = await strangers.tables()
    await strangers.hand_over(table.id)
    await strangers.passes(2)
    await strangers.comes(ben)
    waits = await strangers.table_of(ben)
    assert waits.id == table.id
    assert waits.seats[waits.seat_of(ben.key)].comes_after
    await strangers.hand_over(table.id)
    await strangers.passes(2)
    (same,) = await strangers.tables()
    assert same.id == table.id
    assert not same.seats[same.seat_of(ben.key)].left
    assert any(line.key == "people-later" for line in same.history)


@pytest.mark.parametrize("by", ["button", "command"])
async def test_the_next_game_begins_by_itself_with_all_who_stay(strangers, by):
    anna, ben, cleo = await strangers.named("Anna", "Ben", "Cleo")
    for person in (anna, ben, cleo):
        await strangers.comes(person)
    (table,) = await strangers.tables()
    await strangers.game_over(table.id)
    if by == "command":
        answer = await strangers.world.says(cleo, "/leave", chat=private(cleo))
    else:
        answer = await strangers.presses(cleo, "out", table.id)
    assert answer.toast == "You’ve left the table."
    await strangers.passes(BREAK - 2)
    assert await strangers.tables() == []
    await strangers.passes(3)
    (following,) = await strangers.tables()
    assert sorted(people(following)) == ["Anna", "Ben"]


async def test_the_next_game_begins_at_once_if_everybody_says_again(strangers):
    people_here = await strangers.named("Anna", "Ben", "Cleo")
    for person in people_here:
        await strangers.comes(person)
    (table,) = await strangers.tables()
    await strangers.game_over(table.id)
    for person in people_here:
        await strangers.presses(person, "ready", table.id)
    await strangers.tend()
    assert len(await strangers.tables()) == 1


@pytest.mark.parametrize("names", ["Anna Ben Cleo", "Anna Ben", "Anna"])
async def test_a_game_that_was_won_at_300_goes_on_to_1000_if_everybody_presses(strangers, names):
    people_here = await strangers.named(*names.split())
    for person in people_here:
        await strangers.comes(person)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    assert table.game.rules.game.target == 300
    await strangers.game_over(table.id)
    over = await strangers.world.tables.table(table.id)
    assert over.stage is Stage.OVER, "it is won, whatever follows"
    for person in people_here:
        await strangers.presses(person, "whole", table.id)
    await strangers.passes(BREAK)
    (following,) = await strangers.tables()
    assert following.game.rules.game.target == 1000
    assert sorted(following.game.totals) == sorted(over.game.totals)
    for person in people_here:
        points = over.game.totals[over.seat_of(person.key)]
        assert following.game.totals[following.seat_of(person.key)] == points
    assert sum(seat.person is None for seat in following.seats) == 3 - len(people_here)


@pytest.mark.slow
async def test_the_record_of_a_game_that_went_on_says_with_which_points_it_began(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    much = (700, 690, 680)
    await strangers.world.tables.change(
        table.id, lambda now: TableChange(now.replace(game=evolve(now.game, totals=much)))
    )
    await strangers.hand_over(table.id)
    await strangers.world.tender.tend(table.id)
    await strangers.presses(anna, "whole", table.id)
    await strangers.passes(BREAK)
    (following,) = await strangers.tables()
    assert all(following.game.totals)
    await strangers.game_over(following.id)
    answer = await strangers.world.says(anna, f"/export {following.id}", chat=private(anna))
    kept = json.loads(answer.replies[0].document[1])
    assert kept["totals_before"] == list(following.game.totals)
    replayed = record.play_through(record.read(kept))
    over = await strangers.world.tables.table(following.id)
    assert replayed.state.totals == over.game.totals


async def test_a_game_begins_at_0_if_one_of_them_does_not_want_to_play_on(strangers):
    people_here, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.game_over(table.id)
    for person in people_here[:2]:
        await strangers.presses(person, "whole", table.id)
    await strangers.passes(BREAK)
    (following,) = await strangers.tables()
    assert following.game.rules.game.target == 300
    assert set(following.game.totals) == {0}


async def test_who_leaves_before_a_game_goes_on_takes_their_points_along(strangers):
    people_here, table = await sit_down(strangers, "Anna", "Ben", "Cleo")
    await strangers.game_over(table.id)
    over = await strangers.world.tables.table(table.id)
    await strangers.presses(people_here[2], "out", table.id)
    for person in people_here[:2]:
        await strangers.presses(person, "whole", table.id)
    await strangers.passes(BREAK)
    (following,) = await strangers.tables()
    here = [over.game.totals[over.seat_of(person.key)] for person in people_here[:2]]
    assert sorted(following.game.totals) == sorted([*here, 0])


async def test_who_comes_before_a_game_goes_on_begins_a_new_one_with_the_others(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.comes(ben)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    await strangers.game_over(table.id)
    for person in (anna, ben):
        await strangers.presses(person, "whole", table.id)
    (cleo,) = await strangers.named("Cleo")
    await strangers.comes(cleo)
    await strangers.passes(BREAK)
    (following,) = await strangers.tables()
    assert len(people(following)) == 3
    assert set(following.game.totals) == {0}


async def test_a_seat_that_somebody_left_is_the_next_ones(strangers):
    anna, ben, cleo, dora = await strangers.named("Anna", "Ben", "Cleo", "Dora")
    for person in (anna, ben, cleo):
        await strangers.comes(person)
    (table,) = await strangers.tables()
    await strangers.hand_over(table.id)
    await strangers.passes(2)
    await strangers.world.says(cleo, "/leave", chat=private(cleo))
    await strangers.tend()
    await strangers.comes(dora)
    assert sorted(people(await strangers.table_of(dora))) == ["Anna", "Ben", "Dora"]


async def test_who_sits_alone_moves_to_others_by_one_press_of_each(strangers):
    names = [f"P{number}" for number in range(6)]
    everybody = await strangers.named(*names)
    for person in everybody:
        await strangers.comes(person)
    one, other = await strangers.tables()
    for table in (one, other):
        for name in people(table)[1:]:
            person = strangers.world.person(name)
            await strangers.world.says(person, "/leave", chat=private(person))
    await strangers.passes(3)
    first, second = [strangers.world.person(people(table)[0]) for table in await strangers.tables()]
    await strangers.presses(first, "move", one.id)
    await strangers.passes(5)
    assert len(await strangers.tables()) == 2, "the other has not agreed"
    await strangers.presses(second, "move", other.id)
    await strangers.passes(5)
    (table,) = await strangers.tables()
    assert len(people(table)) == 2


def company(table):
    """What the board of a table offers to its only person, and what the hand has a button for."""
    seat = table.seat_of(people_of(table)[0].key)
    own = for_seat(table, seat, "en")
    acts = [act.kind for row in own.own.acts for act in row]
    offer = visible(own.strangers.offer.markup) if own.strangers.offer is not None else ""
    return offer, "move" in acts


async def test_who_sits_alone_is_offered_to_play_with_another_one_and_told_what_it_means(strangers):
    one, other = await left_with(strangers, 1, 1)
    for table in (one, other):
        offer, can_move = company(table)
        assert can_move
        assert "both press" in offer
        assert "doesn’t count" in offer
    assert "both press" in repr(strangers.seen_by(strangers.world.person(people(one)[0])))
    await strangers.presses(strangers.world.person(people(one)[0]), "move", one.id)
    await strangers.passes(3)
    one, other = await strangers.tables()
    assert "as soon as" in company(one)[0]
    assert "both press" in company(other)[0]
    await strangers.presses(strangers.world.person(people(other)[0]), "move", other.id)
    await strangers.passes(3)
    (table,) = await strangers.tables()
    assert len(people(table)) == 2
    assert table.kind.company == 0


async def test_who_sits_alone_moves_by_one_press_to_two_who_have_a_free_seat(strangers):
    alone, two = await left_with(strangers, 1, 2)
    offer, can_move = company(alone)
    assert can_move
    assert "2 people have a free seat" in offer
    assert company(two) == ("", False)
    mover = strangers.world.person(people(alone)[0])
    await strangers.presses(mover, "move", alone.id)
    await strangers.passes(3)
    (table,) = await strangers.tables()
    assert len(people(table)) == 3
    assert (await strangers.world.service.conducts.conduct()).waits(mover.key, strangers.world.time) == 0, "no leaving"


async def test_nobody_is_offered_company_that_there_is_not(strangers):
    for table in await left_with(strangers, 1, 3):
        assert company(table) == ("", False)


async def test_an_offer_ends_with_the_free_seat(strangers):
    alone, _ = await left_with(strangers, 1, 2)
    assert company(alone)[1]
    (dora,) = await strangers.named("Dora")
    await strangers.comes(dora)
    await strangers.passes(12)
    alone = next(table for table in await strangers.tables() if len(people(table)) == 1)
    assert company(alone) == ("", False)


@pytest.mark.slow
@pytest.mark.parametrize("avoids", [True, False], ids=["avoids", "is avoided"])
async def test_nobody_is_offered_whom_they_do_not_meet(strangers, avoids):
    one, other = await left_with(strangers, 1, 1)
    first, second = [strangers.world.person(people(table)[0]) for table in (one, other)]
    who, whom = (first, second) if avoids else (second, first)
    await strangers.world.directory.save_person(who.key, {"notwith": {whom.key: "x"}})
    await strangers.passes(12)
    for table in await strangers.tables():
        assert company(table) == ("", False)


async def test_whoever_opens_something_else_meanwhile_does_not_come(strangers):
    anna, ben, cleo = await strangers.named("Anna", "Ben", "Cleo")
    await strangers.comes(anna)
    await strangers.comes(ben)
    await strangers.world.says(ben, "/newgame", chat=private(ben))
    await strangers.comes(cleo)
    await strangers.passes(PATIENCE)
    (table,) = await strangers.tables()
    assert sorted(people(table)) == ["Anna", "Cleo"]


async def test_nobody_waits_twice(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna, "polish")
    await strangers.presses(anna, "wrussian")
    assert (await strangers.queue()).waiting == ()
    assert len((await strangers.world.service.queues.queue("russian")).waiting) == 1


async def test_a_wait_ends_by_one_press_or_by_leave(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    assert (await strangers.presses(anna, "quit")).toast == "You don’t wait any more."
    assert (await strangers.queue()).waiting == ()
    await strangers.comes(anna)
    await strangers.world.says(anna, "/leave", chat=private(anna))
    assert (await strangers.queue()).waiting == ()
    await strangers.passes(PATIENCE + 5)
    assert await strangers.tables() == []


async def test_whoever_wanted_to_move_and_goes_home_is_seated_nowhere(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    (table,) = await strangers.tables()
    await strangers.presses(anna, "move", table.id)
    await strangers.world.says_yes(anna, "/leave", chat=private(anna))
    await strangers.passes(3)
    assert (await strangers.queue()).waiting == ()
    await strangers.comes(ben)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    assert people(table) == ["Ben"]


async def test_whoever_goes_home_from_bots_alone_is_in_no_next_game(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    await strangers.world.says_yes(anna, "/leave", chat=private(anna))
    await strangers.passes(BREAK + 3)
    assert await strangers.tables() == []
    assert (await strangers.queue()).games == ()
    last = strangers.seen_by(anna)[-1].screen
    assert "next game" not in last.text
    assert last.rows[0][0].label == "Play with people"


async def test_whoever_misses_three_moves_alone_with_bots_is_in_no_next_game(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE)
    await strangers.passes(900, step=10.0)
    assert await strangers.tables() == []
    assert (await strangers.queue()).games == ()


async def test_whoever_asked_for_it_is_told_once_that_somebody_waits(strangers):
    anna, ben = await strangers.named("Anna", "Ben")
    page = (await strangers.presses(ben, "tick")).instead
    assert page.rows[-1][0].label.startswith("☑")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    for _ in range(2):
        await strangers.world.tender.tend(f"call-{table.id}")
    (called,) = [one for one in strangers.seen_by(ben) if "waits for people" in one.screen.text]
    await strangers.world.presses(ben, called.screen.rows[0][0], chat=private(ben))
    await strangers.tend()
    assert sorted(people(await strangers.table_of(ben))) == ["Anna", "Ben"]
    assert not (await strangers.presses(ben, "tick")).instead.rows[-1][0].label.startswith("☑")


async def test_what_was_kept_of_queues_and_reports_comes_back_with_a_backup(strangers):
    """Queues and conduct are documents like tables, so the same keys hold them."""
    from adapters.redis import keys

    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    assert keys.kind_of(keys.table("people-polish"))
    assert keys.kind_of(keys.table("conduct")).value == "conduct"


async def test_a_code_is_drawn_for_a_game_that_begins_alone(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    drawn = strangers.world.chance._count
    await strangers.passes(PATIENCE - 2)
    assert strangers.world.chance._count == drawn, "looking at a queue costs no code"
