"""A penalty by a judge who plays is only a proposal, until another person with the right confirms it."""

import pytest

from engine.tournament.check import check
from engine.tournament.record import record
from tests.world.evening import Evening
from tests.world.judges_desk import Desk, appointed


@pytest.fixture
async def evening(world):
    """An evening that Anna organises and plays in; Otto judges and does not play."""
    evening = await Evening.begun(world, 6, "Cup end=hands:3 rounds=3")
    await appointed(evening)
    return evening


@pytest.fixture
async def rival(evening):
    """A table at which Anna does not play: its number, its code, and the name of a player."""
    own = await evening.table_of("Anna")
    table = next(one for one in await evening.tables() if one.id != own.id)
    return table.kind.number, table.id, table.seats[0].person.name


async def does(evening, name, text):
    """Type a ruling and confirm it."""
    desk = await Desk.of(evening, name)
    answer = await desk.types(text)
    return answer if answer.toast else await desk.press("y")


async def proposals(evening):
    return (await evening.tournament()).proposals


async def number(evening):
    return (await proposals(evening))[-1].draft.id


async def confirms(evening, name="Otto"):
    return await does(evening, name, f"/judge confirm {await number(evening)}")


async def a_hand(evening, table):
    hands = len((await evening.world.tables.table(table)).rows)
    while len((await evening.world.tables.table(table)).rows) == hands:
        await evening.moves(table)
    await evening.world.skips(table, 10.0)
    await evening.tended()


async def test_a_fine_by_a_judge_who_plays_waits_for_somebody_else(evening, rival):
    place, code, name = rival
    answer = await does(evening, "Anna", f"/judge fine {place} {name} 1000 looked")
    assert "another judge, or an admin" in answer.instead.text
    assert (await evening.world.tables.table(code)).game.totals == (0, 0, 0)
    await evening.passes(15.0)
    assert "of Anna, who is playing" in evening.page.screen.text
    await confirms(evening)
    table = await evening.world.tables.table(code)
    assert sorted(table.game.totals) == [-1000, 0, 0]
    assert [(one.judge.name, one.confirmed.name) for one in table.decisions] == [("Anna", "Otto")]
    assert await proposals(evening) == ()


async def test_a_disqualification_waits_as_well(evening, rival):
    await does(evening, "Anna", f"/judge out {rival[2]} late")
    assert (await evening.tournament()).core.penalties == ()
    await confirms(evening)
    (given,) = (await evening.tournament()).core.penalties
    assert (given.by.name, given.confirmed.name) == ("Anna", "Otto")
    assert "Anna and Otto" in evening.page.screen.text or await evening.passes(15.0) is None
    assert "Anna and Otto" in evening.page.screen.text


async def test_a_judge_who_does_not_play_needs_nobody(evening, rival):
    await does(evening, "Otto", f"/judge out {rival[2]} late")
    (given,) = (await evening.tournament()).core.penalties
    assert given.confirmed is None


async def test_nobody_confirms_what_they_have_proposed(evening, rival):
    await does(evening, "Anna", f"/judge out {rival[2]} late")
    assert "your own proposal" in (await confirms(evening, "Anna")).toast
    assert (await evening.tournament()).core.penalties == ()


async def test_a_judge_who_plays_at_that_table_does_not_confirm(evening, rival):
    _, code, name = rival
    seats = (await evening.world.tables.table(code)).seats
    other = next(seat.person.name for seat in seats if seat.person.name != name)
    await does(evening, "Anna", f"/judge appoint {other}")
    await does(evening, "Anna", f"/judge out {name} late")
    assert "own game" in (await confirms(evening, other)).toast


@pytest.mark.parametrize(("name", "may"), [("Zoe", True), ("Jan", False)], ids=["who looks on", "who plays"])
async def test_an_admin_of_the_home_chat_confirms_who_does_not_play(world, name, may):
    evening = await Evening.begun(world, 9 if may else 12, "Cup rounds=3")
    evening.people.setdefault(name, world.person(name))
    own = await evening.table_of("Anna")
    table = next(one for one in await evening.tables() if one.id != own.id and one.seat_of(f"telegram:{name}") is None)
    await does(evening, "Anna", f"/judge out {table.seats[0].person.name} late")
    await evening.says(name, "/judge", admin=True)
    answer = await confirms(evening, name)
    assert bool((await evening.tournament()).core.penalties) is may
    assert bool(answer.toast) is not may


async def test_yes_pressed_twice_proposes_once_and_confirms_once(evening, rival):
    place, code, name = rival
    desk = await Desk.of(evening, "Anna")
    await desk.types(f"/judge fine {place} {name} 50 late")
    yes = desk.button("y")
    await desk.presses(yes)
    assert (await desk.presses(yes)).toast
    assert len(await proposals(evening)) == 1
    desk = await Desk.of(evening, "Otto")
    await desk.press("o", "q")
    yes = desk.button("y")
    await desk.presses(yes)
    assert (await desk.presses(yes)).toast
    assert sorted((await evening.world.tables.table(code)).game.totals) == [-50, 0, 0]


async def test_a_restart_in_between_loses_no_proposal(evening, rival):
    place, code, name = rival
    await does(evening, "Anna", f"/judge fine {place} {name} 50 late")
    evening.world.restart()
    await confirms(evening)
    assert sorted((await evening.world.tables.table(code)).game.totals) == [-50, 0, 0]


async def test_annul_and_fine_annuls_at_once_and_proposes_the_fine(evening, rival):
    place, code, name = rival
    await does(evening, "Anna", f"/judge both {place} {name} 50 late")
    table = await evening.world.tables.table(code)
    assert [one.key for one in table.decisions] == ["annulled"]
    assert len(await proposals(evening)) == 1


async def test_a_proposed_fine_lapses_with_the_end_of_the_next_hand(evening, rival):
    place, code, name = rival
    await does(evening, "Anna", f"/judge fine {place} {name} 50 late")
    await a_hand(evening, code)
    assert len(await proposals(evening)) == 1
    kept = await Desk.of(evening, "Otto")
    await kept.types(f"/judge confirm {await number(evening)}")
    await a_hand(evening, code)
    assert await proposals(evening) == ()
    assert "no longer open" in (await kept.press("y")).toast
    assert (await evening.world.tables.table(code)).decisions == ()


async def test_a_proposal_at_a_table_that_has_finished_is_no_more(evening, rival):
    place, code, name = rival
    await does(evening, "Anna", f"/judge fine {place} {name} 50 late")
    await evening.plays_quickly(code)
    await evening.tended()
    assert await proposals(evening) == ()


async def test_a_proposed_disqualification_lapses_with_the_next_draw(evening, rival):
    await does(evening, "Anna", f"/judge out {rival[2]} late")
    await evening.plays_round()
    assert len(await proposals(evening)) == 1
    await evening.passes(61.0)
    assert (await evening.tournament()).core.round == 2
    assert await proposals(evening) == ()


async def test_what_a_judge_proposed_who_judges_no_more_is_not_confirmed(evening, rival):
    own = await evening.table_of("Anna")
    mate = next(seat.person.name for seat in own.seats if seat.person.name != "Anna")
    await does(evening, "Anna", f"/judge appoint {mate}")
    await does(evening, mate, f"/judge out {rival[2]} late")
    await does(evening, "Anna", f"/judge dismiss {mate}")
    assert "Only judges" in (await confirms(evening)).toast


async def test_who_has_withdrawn_still_needs_somebody_else(evening, rival):
    await evening.presses_privately("Anna", f"{evening.code}.1.leave.yes")
    await does(evening, "Anna", f"/judge out {rival[2]} late")
    assert (await evening.tournament()).core.penalties == ()
    assert len(await proposals(evening)) == 1


async def test_a_judge_who_plays_proposes_three_things_at_most(evening, rival):
    for _ in range(3):
        await does(evening, "Anna", f"/judge out {rival[2]} late")
    assert (await does(evening, "Anna", f"/judge out {rival[2]} late")).toast
    assert len(await proposals(evening)) == 3


async def test_the_record_names_both(evening, rival):
    await does(evening, "Anna", f"/judge out {rival[2]} late")
    await confirms(evening)
    data = record((await evening.tournament()).core)
    assert data["penalties"][0]["by"]["name"] == "Anna"
    assert data["penalties"][0]["confirmed"]["name"] == "Otto"
    assert check(data)["verified"]


async def test_the_standings_have_a_column_of_the_points_that_judges_took(evening, rival):
    place, code, name = rival
    await does(evening, "Otto", f"/judge fine {place} {name} 120 late")
    await evening.plays_quickly(code)
    data = record((await evening.tournament()).core)
    assert sorted(row["taken"] for row in data["standings"]) == [0, 0, 0, 0, 0, 120]
    assert check(data)["verified"]
    standings = await evening.says("Anna", "/standings")
    assert " −120 " in standings.replies[0].screen.text
