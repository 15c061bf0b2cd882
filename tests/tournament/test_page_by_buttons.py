"""The buttons of a tournament's page: the settings, tables to watch, finished rounds, and who may press what."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.tournament.tournament import TournamentStage
from tests.world.chat_room import ELSEWHERE
from tests.world.evening import Evening


@pytest.fixture
async def joining(world):
    return await Evening.opened(world, 4)


@pytest.fixture
async def evening(world):
    return await Evening.begun(world, 6)


async def pressed(evening, name, screen, label):
    """Press a button of a screen in private, by its label."""
    button = next(one for row in screen.rows for one in row if one.label == label)
    return await evening.presses_privately(name, button)


async def forged(evening, name, verb, argument, decision=1):
    """Press a button that was never shown, in private."""
    return await evening.presses_privately(name, encode(ButtonToken(evening.code, decision, verb, argument)))


def labels(screen):
    return [one.label for row in screen.rows for one in row]


async def test_the_organiser_sets_the_rounds_and_the_length_by_buttons(joining):
    (reply,) = (await joining.presses("Anna", Verb.MENU)).replies
    changed = await pressed(joining, "Anna", reply.screen, "5 rounds")
    assert (await joining.tournament()).core.settings.rounds == 5
    assert changed.instead is not None


async def test_somebody_else_reads_the_settings_and_changes_none(joining):
    (reply,) = (await joining.presses("Ben", Verb.MENU)).replies
    assert labels(reply.screen) == []
    (own,) = (await joining.presses("Anna", Verb.MENU)).replies
    answer = await pressed(joining, "Ben", own.screen, "5 rounds")
    assert "organiser" in answer.toast
    assert (await joining.tournament()).core.settings.rounds != 5


@pytest.mark.parametrize("argument", ["", "p", "p-", "p-99", "rounds-99", "zz-1", "p-x"])
async def test_a_setting_that_no_button_stands_for_is_refused(joining, argument):
    before = (await joining.tournament()).core.settings
    assert (await forged(joining, "Anna", Verb.SET, argument, 0)).toast
    assert (await joining.tournament()).core.settings == before


async def test_the_rules_are_told_with_their_topics(joining):
    (reply,) = (await joining.presses("Dora", Verb.RULES)).replies
    topic = next(one for row in reply.screen.rows for one in row if f".{Verb.RULES}" in (one.data or ""))
    answer = await joining.presses_privately("Dora", topic)
    assert (answer.replies[0].screen if answer.replies else answer.instead).text != reply.screen.text


async def test_somebody_who_looks_on_sees_the_board_of_a_table_and_no_hand(evening):
    evening.people["Otto"] = evening.world.person("Otto")
    (reply,) = (await evening.presses_privately("Otto", evening.page.button(Verb.WATCH, "2"))).replies
    again = next(one for row in reply.screen.rows for one in row if f".{Verb.WATCH}" in (one.data or ""))
    shown = (await evening.presses_privately("Otto", again)).instead
    assert all(seat.person.name in shown.text for seat in (await evening.tables())[1].seats)
    assert "Your cards" not in shown.text


@pytest.mark.parametrize(("argument", "decision"), [("0", 1), ("4", 1), ("1", 2), ("1", 0), ("x", 1), ("", 1)])
async def test_no_table_is_watched_that_is_not_there(evening, argument, decision):
    assert (await forged(evening, "Ben", Verb.WATCH, argument, decision)).toast


async def test_ones_own_table_is_found_from_the_page(evening):
    (reply,) = (await evening.presses("Ben", Verb.HAND)).replies
    assert f"table {(await evening.table_of('Ben')).kind.number}" in reply.screen.text
    evening.people["Otto"] = evening.world.person("Otto")
    assert "no table" in (await evening.presses("Otto", Verb.HAND)).toast


async def test_results_of_a_round_are_shown_and_of_one_to_come_are_not(evening):
    await evening.plays_round()
    (reply,) = (await forged(evening, "Ben", Verb.SCORE, "r1")).replies
    assert "Anna" in reply.screen.text
    assert (await forged(evening, "Ben", Verb.SCORE, "ir1")).instead is not None
    assert (await forged(evening, "Ben", Verb.SCORE, "r2")).toast
    assert (await forged(evening, "Ben", Verb.SCORE, "ip0")).instead is not None


async def test_standings_and_results_are_pictures_where_the_chat_has_pictures(world):
    await world.directory.save_chat(world.group.key, {"pictures": True})
    evening = await Evening.begun(world, 3)
    await evening.plays_round()
    chart = (await forged(evening, "Ben", Verb.SCORE, "")).replies[0].screen.picture
    whole = (await forged(evening, "Ben", Verb.SCORE, "t")).replies[0].screen.picture
    assert (chart.drawing, whole.drawing) == ("bump", "results")
    first = chart.data.players[0]
    assert first.places == (1,)
    assert first.name in whole.description
    assert len(whole.data.players) == len(evening.people)


@pytest.mark.parametrize("begun", [False, True], ids=["registration", "a round"])
async def test_a_copy_of_the_page_is_drawn_anew_in_its_place(world, begun):
    evening = await (Evening.begun(world, 6) if begun else Evening.opened(world, 4))
    private = await world.room.private_chat(evening.people["Ben"])
    (copy,) = (await evening.says("Ben", f"/tournament {evening.code}", chat=private)).replies
    assert (await pressed(evening, "Ben", copy.screen, "Refresh")).instead == copy.screen


async def test_a_page_of_tables_needs_tables(joining):
    assert (await forged(joining, "Ben", Verb.TABLES, "1", 0)).toast


async def test_tables_are_turned_over_page_by_page(evening):
    (reply,) = (await forged(evening, "Ben", Verb.TABLES, "1")).replies
    assert labels(reply.screen)
    assert (await forged(evening, "Ben", Verb.TABLES, "i1")).instead is not None


async def test_only_the_organiser_turns_somebody_away_who_asks_to_be_let_in(joining):
    otto = joining.world.person("Otto")
    joining.world.room.departed.add(otto.key)
    await joining.world.says(otto, f"/join {joining.code}", chat=ELSEWHERE)
    await joining.tended()
    assert "organiser" in (await joining.presses("Ben", Verb.TURN_AWAY)).toast
    assert len((await joining.tournament()).knocks) == 1
    await joining.presses("Anna", Verb.TURN_AWAY)
    assert (await joining.tournament()).knocks == ()
    assert (await joining.tournament()).number(otto.key) is None


async def test_a_verb_that_no_page_has_is_refused(evening):
    assert (await forged(evening, "Anna", Verb.CARD, "AS")).toast


async def test_whoever_speaks_in_a_groups_name_presses_nothing(joining):
    answer = await joining.presses("Anna", Verb.START, anonymous=True)
    assert answer.toast
    assert (await joining.tournament()).core.stage is TournamentStage.REGISTRATION


async def test_a_tournament_moves_along_with_its_group(evening):
    group = evening.world.group
    await evening.world.service.chat_moved(group.platform, group.id, "-100777")
    assert (await evening.tournament()).home.id == "-100777"


async def test_a_page_is_shown_again_where_the_bot_comes_back(evening):
    await evening.world.service.chat_opened(evening.world.group.key)
    assert (await evening.tournament()).welcomed == evening.world.time
    await evening.world.service.chat_opened("telegram:-5")
