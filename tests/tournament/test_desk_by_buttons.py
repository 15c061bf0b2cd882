"""A judge's acts at the desk, by buttons and by typed words: each is either confirmed first or done at once."""

import pytest

from bot.asking.commands import judge_typed
from bot.codec import Verb
from bot.screen import Field
from bot.texts import visible
from bot.tournament.tournament import TournamentStage
from engine.tournament import questions
from tests.crossed import sampled
from tests.world.evening import Evening
from tests.world.judges_desk import Desk, appointed


@pytest.fixture
async def evening(world):
    return await Evening.begun(world, 6)


@pytest.fixture
async def desk(evening):
    return await Desk.of(evening, "Anna")


@pytest.fixture
async def bens(evening, desk):
    """The desk of Ben, who plays and was appointed by the organiser."""
    await desk.types("/judge appoint Ben")
    await desk.press("y")
    return await Desk.of(evening, "Ben")


@pytest.fixture
async def judges(evening):
    """The desk of a judge who does not play."""
    await appointed(evening)
    return await Desk.of(evening, "Otto")


@pytest.fixture
async def there(evening):
    """A table at which the organiser does not play: its number and its code."""
    key = evening.people["Anna"].key
    return next(
        (number, table.id) for number, table in enumerate(await evening.tables(), 1) if table.seat_of(key) is None
    )


async def test_a_hand_is_annulled_with_a_reason_from_the_list(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"a{number}", "R2.")
    assert (await evening.world.tables.table(code)).decisions == ()
    await desk.press("y")
    (ruling,) = (await evening.world.tables.table(code)).decisions
    assert (ruling.key, ruling.judge.name) == ("annulled", "Anna")
    assert (ruling.reason, ruling.remark) == ("unintended", "")


@pytest.mark.parametrize(("kind", "rulings"), [("f", ["fined"]), ("b", ["fined", "annulled"])])
async def test_somebody_is_fined_by_name_sum_and_reason(evening, judges, there, kind, rulings):
    number, code = there
    await judges.press(f"t{number}", f"{kind}{number}", f"{kind}{number}.1", f"{kind}{number}.1.50")
    await judges.press("R3.", "y")
    done = (await evening.world.tables.table(code)).decisions
    assert [one.key for one in done] == rulings
    assert (done[0].seat, done[0].points) == (1, 50)


@pytest.mark.parametrize("name", ["Strauß", "STRAUSS", "strauss"])
async def test_a_typed_name_ends_where_it_ends_in_either_case(evening, name):
    found = await evening.tournament()
    first, *others = found.core.players
    renamed = first.model_copy(update={"person": first.person.model_copy(update={"name": "Strauß"})})
    found = found.replace(core=found.core.model_copy(update={"players": (renamed, *others)}))
    draft = judge_typed.read(found, first.person.key, f"fine 1 {name} 50 late")
    assert (draft.player, draft.points, draft.remark) == (1, "50", "late")


async def test_somebody_is_put_out_of_the_tournament(evening, judges, there):
    number, code = there
    put_out = (await evening.world.tables.table(code)).seats[2].person
    await judges.press(f"t{number}", f"x{number}", f"x{number}.2", "R3.", "y")
    (penalty,) = (await evening.tournament()).core.penalties
    assert (await evening.tournament()).core.players[penalty.player - 1].person.key == put_out.key


async def test_a_disqualification_is_taken_back_by_buttons(evening, judges, there):
    number, _ = there
    await judges.press(f"t{number}", f"x{number}", f"x{number}.2", "R3.", "y")
    await judges.press(f"t{number}", "m0", "k", "K1", "y")
    assert (await evening.tournament()).core.penalties[0].taken_back


async def test_no_leaves_everything_as_it_was(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"a{number}", "n")
    assert (await evening.world.tables.table(code)).decisions == ()
    assert (await evening.tournament()).drafts == ()


async def test_a_game_that_is_ended_is_done_for_the_round(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"e{number}", "y")
    assert not (await evening.world.tables.table(code)).is_live
    assert number not in questions.tables_left((await evening.tournament()).core)
    await desk.press(f"t{number}")
    assert f"e{number}" not in desk.asks_for()


async def test_a_table_rests_and_goes_on_at_once(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"P{number}")
    assert (await evening.world.tables.table(code)).clock.paused_since is not None
    await desk.press(f"P{number}")
    assert (await evening.world.tables.table(code)).clock.paused_since is None


async def test_the_time_for_a_move_is_chosen_from_a_list_and_no_other_is_taken(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"C{number}")
    forged = desk.button(f"C{number}.120").data.replace(f"C{number}.120", f"C{number}.7")
    await desk.press(f"C{number}.120")
    assert (await evening.world.tables.table(code)).times.timer == 120
    assert (await desk.presses(forged)).toast
    assert (await evening.world.tables.table(code)).times.timer == 120


async def test_a_built_in_player_stands_in_only_for_somebody_who_sits_there(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"S{number}")
    forged = desk.button(f"S{number}.1").data.replace(f"S{number}.1", f"S{number}.9")
    assert (await desk.presses(forged)).toast
    await desk.press(f"S{number}.1")
    assert [seat.stand_in for seat in (await evening.world.tables.table(code)).seats] == [False, True, False]


async def test_at_a_table_that_is_done_nobody_stands_in(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"S{number}")
    button = desk.button(f"S{number}.1")
    await evening.plays_quickly(code)
    assert (await desk.presses(button)).toast


async def test_a_typed_remark_stands_beside_the_reason_that_was_chosen(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"a{number}", "R1.")
    await desk.types("/judge reason   the cards   fell on the floor")
    assert "A mistake in dealing or play (“the cards fell on the floor”)" in visible(desk.screen.text)
    await desk.press("y")
    (ruling,) = (await evening.world.tables.table(code)).decisions
    assert (ruling.reason, ruling.remark) == ("mistake", "the cards fell on the floor")


async def test_what_is_typed_without_a_word_about_it_asks_for_a_reason(evening, desk, there):
    number, code = there
    await desk.types(f"/judge annul {number}")
    assert "y" not in {asks.rstrip("0123456789") for asks in desk.asks_for()}
    await desk.press("R4.", "y")
    assert [one.reason for one in (await evening.world.tables.table(code)).decisions] == ["help"]


async def test_what_is_typed_with_words_of_ones_own_is_another_reason_with_a_remark(evening, desk, there):
    number, code = there
    await desk.types(f"/judge annul {number} the lamp fell")
    await desk.press("y")
    (ruling,) = (await evening.world.tables.table(code)).decisions
    assert (ruling.reason, ruling.remark) == ("other", "the lamp fell")


async def test_a_remark_that_is_too_long_is_refused_with_its_limit(evening, desk, there):
    await desk.press(f"t{there[0]}", f"a{there[0]}", "R1.")
    assert "at most 120" in (await desk.types("/judge reason " + "x" * 121)).toast
    assert [one.remark for one in (await evening.tournament()).drafts] == [""]


async def test_yes_without_a_reason_does_nothing(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}", f"a{number}")
    await desk.presses(
        desk.button("n").model_copy(update={"data": desk.button("n").data.replace("judge.n", "judge.y")})
    )
    assert (await evening.world.tables.table(code)).decisions == ()


async def test_a_reason_for_nothing_that_was_asked_is_refused(desk):
    assert "answered already" in (await desk.types("/judge reason late")).toast


async def test_a_tournament_that_is_called_off_ends_all_its_games(evening, desk):
    await desk.press("Z1", "y")
    assert (await evening.tournament()).core.stage is TournamentStage.CANCELLED
    assert not any(table.is_live for table in await evening.tables())


async def test_a_judge_who_is_not_the_organiser_calls_nothing_off(evening, bens):
    assert "Z1" not in bens.asks_for()
    assert "organiser" in (await bens.types("/judge cancel")).toast
    assert (await evening.tournament()).core.stage is TournamentStage.PLAYING


async def test_a_judge_who_is_dismissed_has_no_desk_any_more(desk, bens):
    await desk.types("/judge dismiss Ben")
    await desk.press("y")
    assert "Only judges" in (await bens.press("t1")).toast


async def test_a_button_of_a_round_that_is_over_does_nothing_in_the_next(evening, desk, there):
    number, _ = there
    await desk.press(f"t{number}")
    old = desk.button(f"P{number}")
    await evening.plays_round()
    await desk.types("/judge")
    await evening.presses("Anna", Verb.NEXT)
    assert (await evening.tournament()).core.round == 2
    assert "button is old" in (await desk.presses(old)).toast
    assert all(table.clock.paused_since is None for table in await evening.tables())


@pytest.mark.parametrize("argument", sampled(["", "t", "t99", "q1", "y", "ax", "C1.2.3.4"], 3))
async def test_a_forged_button_of_the_desk_changes_nothing(evening, desk, there, argument):
    before = await evening.tournament()
    forged = desk.button("m0" if "m0" in desk.asks_for() else f"t{there[0]}").data
    code = forged.rpartition(f".{Verb.JUDGE}")[0]
    await desk.presses(f"{code}.{Verb.JUDGE}.{argument}")
    assert (await evening.tournament()).core == before.core


async def test_somebody_who_is_no_judge_presses_a_judges_button_in_vain(evening, desk, there):
    number, code = there
    await desk.press(f"t{number}")
    button = desk.button(f"P{number}")
    assert "Only judges" in (await evening.presses_privately("Ben", button)).toast
    assert (await evening.world.tables.table(code)).clock.paused_since is None


async def test_a_reason_and_a_fine_can_be_typed_in_a_line_of_their_screen(evening, desk, there):
    number, code = there
    table = await evening.world.tables.table(code)
    seat = next(index for index, one in enumerate(table.seats) if one.person is not None)
    player = (await evening.tournament()).number(table.seats[seat].person.key)
    await desk.press(f"t{number}", f"f{number}", f"f{number}.{seat}")
    assert desk.screen.field == Field(name="number", command=f"/judge fine {number} #{player}")
    await desk.types(f"{desk.screen.field.command} 75")
    assert desk.screen.field == Field(name="remark", command="/judge reason")
    await desk.types(f"{desk.screen.field.command} looked at the talon")
    assert "looked at the talon" in desk.screen.text
    assert "75" in desk.screen.text
