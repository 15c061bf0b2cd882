"""Each command that takes a name asks which of several people of that name is meant, and does nothing before."""

import pytest

from bot.asking.commands import judge_typed
from bot.codec import ButtonToken, Verb, encode
from bot.daily.results import results_in
from bot.table import kept_away
from bot.tournament.tournaments import TournamentChange
from tests.crossed import sampled
from tests.screens.drawn import standings_of_all, tournament_page
from tests.world.evening import Evening
from tests.world.finished_games import finish, open_game, private


@pytest.fixture
def jans(world):
    return [world.person("Jan").model_copy(update={"id": name}) for name in ("jan1", "jan2")]


def buttons(answer):
    return [button for reply in answer.replies for row in reply.screen.rows for button in row]


async def lobby(world, jans):
    (anna,) = await world.seats("Anna")
    for jan in jans:
        await world.says(jan, "/join")
    return anna


async def is_away(world, person):
    kept = await world.directory.chat(world.group.key)
    return kept_away.left(kept, person.key, world.time) > 0


async def test_kick_asks_which_and_sends_that_one_away(world, jans):
    anna = await lobby(world, jans)
    answer = await world.says(anna, "/kick jan")
    assert [button.label for button in buttons(answer)] == ["Jan\u00a0(1)", "Jan\u00a0(2)"]
    assert len((await world.table()).seats) == 3
    await world.presses(anna, buttons(answer)[1])
    assert [seat.person.key for seat in (await world.table()).seats] == [anna.key, jans[0].key]


@pytest.mark.parametrize("typed", ["Jan (2)", "jan\u00a0(2)", "@Jan (2)"])
async def test_a_name_with_its_number_is_not_asked_about(world, jans, typed):
    anna = await lobby(world, jans)
    await world.says(anna, f"/kick {typed}")
    assert [seat.person.key for seat in (await world.table()).seats] == [anna.key, jans[0].key]


async def test_kick_with_a_time_asks_which_and_keeps_only_that_one_away(world, people, jans):
    await finish(world, [people[0], *jans])
    question = await world.says(people[0], "/kick Jan 7d", admin=True)
    assert [button.label for button in buttons(question)] == ["Jan\u00a0(1) · 1 game", "Jan\u00a0(2) · 1 game"]
    assert not await is_away(world, jans[0])
    answer = await world.presses(people[0], buttons(question)[0], admin=True)
    assert answer.toast.startswith("Jan can’t sit down")
    assert "Jan can’t sit down" in answer.instead.text
    assert (await is_away(world, jans[0]), await is_away(world, jans[1])) == (True, False)


async def test_the_answer_of_somebody_who_is_no_admin_keeps_nobody_away(world, people, jans):
    await finish(world, [people[0], *jans])
    answer = await world.says(people[0], "/kick Jan 7d", admin=True)
    assert (await world.presses(jans[1], buttons(answer)[0])).toast == "Only an admin of this group can do that."
    assert not await is_away(world, jans[0])


@pytest.mark.parametrize("rest", sampled(["", "0000000000604800", "x", "-5", "999999999999", "60"], 3))
async def test_a_made_up_answer_is_refused(world, people, jans, rest):
    await finish(world, [people[0], *jans])
    question = await world.says(people[0], "/kick Jan 7d", admin=True)
    mark = buttons(question)[0].data.partition(f".{Verb.KICK}.")[2][:10]
    for argument in (rest, f"{mark}{rest}" if rest != "604800" else "x"):
        answer = await world.presses(people[0], encode(ButtonToken("", 0, Verb.KICK, argument)), admin=True)
        assert answer.toast
    assert not await is_away(world, jans[0])


async def test_notwith_asks_which_and_warns_of_that_one_alone(world, people, jans):
    await finish(world, [people[0], *jans])
    here = private(people[0])
    question = await world.says(people[0], "/notwith Jan", chat=here)
    assert len(buttons(question)) == 2
    assert "notwith" not in await world.directory.person(people[0].key)
    answer = await world.presses(people[0], buttons(question)[1], chat=here)
    assert answer.toast.startswith("I’ll warn you")
    assert (await world.directory.person(people[0].key))["notwith"] == {jans[1].key: "Jan"}
    assert (await world.says(people[0], "/notwith Jan", chat=here)).toast.startswith("No more warnings")


async def test_a_warning_says_which_of_two_it_is_about(world, people, jans):
    await world.directory.save_person(people[0].key, {"notwith": {jans[1].key: "Jan"}})
    await world.says(jans[0], "/newgame")
    await world.says(jans[1], "/join")
    answer = await world.presses(people[0], world.board.button(Verb.JOIN))
    assert "At this table: Jan\u00a0(2)." in answer.replies[0].screen.text


async def test_a_mention_is_never_asked_about(world, people, jans):
    table_id = await open_game(world, [people[0], *jans])
    await world.says(people[0], f"/kick person:{jans[1].key} 7d", admin=True)
    assert (await is_away(world, jans[0]), await is_away(world, jans[1])) == (False, True)
    assert (await world.table(table_id)).seat_of(jans[1].key) is not None


# Judges.


async def renamed(evening, *names):
    """Let players have the name Jan."""
    found = await evening.tournament()
    players = tuple(
        one.model_copy(update={"person": one.person.model_copy(update={"name": "Jan"})})
        if one.person.name in names
        else one
        for one in found.core.players
    )
    return found.replace(core=found.core.model_copy(update={"players": players}))


async def asked_which(evening, typed, *names):
    """The question that Anna, who organises, is asked in private after a typed ruling about some who are called Jan."""
    known = await renamed(evening, *names)
    await evening.world.service.tournaments.change(
        evening.code, lambda now: TournamentChange(now.replace(core=known.core))
    )
    return await question(evening, typed)


async def two_elsewhere(evening):
    """The number of a table at which Anna doesn't play, and the names of two who do, in the order of the players."""
    of_anna = await evening.table_of("Anna")
    (other,) = (table for table in await evening.tables() if table.id != of_anna.id)
    here = {seat.person.key for seat in other.seats}
    names = [one.person.name for one in (await evening.tournament()).core.players if one.person.key in here]
    return other.kind.number, *names[:2]


async def question(evening, typed):
    chat = await evening.world.room.private_chat(evening.people["Anna"])
    (reply,) = (await evening.says("Anna", f"/judge {typed}", chat=chat)).replies
    return reply.screen


def labels(screen):
    return [button.label for row in screen.rows for button in row]


async def answers(evening, screen, label):
    button = next(one for row in screen.rows for one in row if one.label == label)
    return (await evening.presses_privately("Anna", button)).instead


@pytest.mark.parametrize("number", [1, 2])
async def test_of_namesakes_a_judge_is_asked_which_and_the_ruling_stays_as_typed(world, number):
    evening = await Evening.begun(world, 6)
    _, *names = await two_elsewhere(evening)
    screen = await asked_which(evening, "out Jan cheating", *names)
    assert "Who is meant?" in screen.text
    assert labels(screen) == ["Jan\u00a0(1)", "Jan\u00a0(2)", "No"]
    sure = await answers(evening, screen, f"Jan\u00a0({number})")
    assert "cheating" in sure.text
    await answers(evening, sure, "Yes")
    found = await evening.tournament()
    (one,) = found.proposals  # another judge has to confirm it, as Anna plays too
    assert found.core.players[one.draft.player - 1].person.key == evening.people[names[number - 1]].key


@pytest.mark.parametrize("typed", ["out Jan rude", "fine {} Jan 50 slow", "both {} Jan 50 slow", "appoint Jan"])
async def test_whatever_a_judge_types_about_namesakes_is_asked_about_before_it_is_done(world, typed):
    evening = await Evening.begun(world, 6)
    table, one, another = await two_elsewhere(evening)
    screen = await asked_which(evening, typed.format(table), one, another)
    assert len(labels(screen)) == 3
    sure = await answers(evening, screen, labels(screen)[1])
    assert "Jan\u00a0(2)" in sure.text
    assert labels(sure) == ["Yes", "No"]
    assert (await evening.tournament()).core.penalties == ()


async def test_two_judges_of_one_name_are_told_apart_when_one_is_dismissed(world):
    evening = await Evening.begun(world, 6)
    for name in ("Ben", "Cleo"):
        await answers(evening, await question(evening, f"appoint {name}"), "Yes")
    found = await evening.tournament()
    judges = tuple(
        one.model_copy(update={"name": "Jan"}) if one.name in {"Ben", "Cleo"} else one for one in found.core.judges
    )
    players = (await renamed(evening, "Ben", "Cleo")).core.players
    core = found.core.model_copy(update={"judges": judges, "players": players})
    await world.service.tournaments.change(evening.code, lambda now: TournamentChange(now.replace(core=core)))
    screen = await question(evening, "dismiss Jan")
    sure = await answers(evening, screen, labels(screen)[1])
    await answers(evening, sure, "Yes")
    assert [one.key for one in (await evening.tournament()).core.judges if one.name == "Jan"] == ["telegram:ben"]


async def test_nothing_is_carried_out_while_it_is_unclear_who_is_meant(world):
    evening = await Evening.begun(world, 6)
    screen = await asked_which(evening, "out Jan cheating", "Ben", "Cleo")
    no = screen.rows[-1][0]
    yes = no.model_copy(update={"data": no.data.replace(".judge.n", ".judge.y")})
    assert yes.data != no.data
    again = (await evening.presses_privately("Anna", yes)).instead
    assert "Who is meant?" in again.text
    assert (await evening.tournament()).core.penalties == ()


async def test_a_name_that_is_copied_with_its_number_is_not_asked_about(world):
    found = await renamed(await Evening.begun(world, 6), "Ben", "Cleo")
    for number, typed in enumerate(("Jan (1)", "jan (2)"), 1):
        draft = judge_typed.read(found, "j", f"out {typed} cheating")
        assert found.core.players[draft.player - 1].person.key == f"telegram:{('ben', 'cleo')[number - 1]}"
        assert (draft.players, draft.remark) == ((), "cheating")


async def test_a_judge_who_names_the_table_means_the_one_who_sits_there(world):
    evening = await Evening.begun(world, 6)
    found = await evening.tournament()
    at_one, at_two = (next(one for one in table.seats if one) for table in found.core.rounds[-1].tables)
    names = [found.core.players[number - 1].person.name for number in (at_one, at_two)]
    found = await renamed(evening, *names)
    for table, player in ((1, at_one), (2, at_two)):
        draft = judge_typed.read(found, "j", f"fine {table} Jan 50 slow")
        assert (draft.table, draft.player, draft.points, draft.remark) == (table, player, "50", "slow")


async def test_people_of_one_name_are_told_apart_on_a_tournaments_screens(world):
    found = await renamed(await Evening.begun(world, 6), "Ben", "Cleo")
    for screen in (tournament_page(found, "en", {}), standings_of_all(found, "en")):
        assert "Jan\u00a0(1)" in screen.text
        assert "Jan\u00a0(2)" in screen.text


# Lists of people.


async def test_rankings_of_a_chat_tell_them_apart(world, people, jans):
    await finish(world, [people[0], *jans])
    for typed in ("/top", "/top month"):
        (reply,) = (await world.says(people[0], typed)).replies
        assert "Jan\u00a0(1)" in reply.screen.text
        assert "Jan\u00a0(2)" in reply.screen.text
        assert "Anna\u00a0" not in reply.screen.text


async def test_the_results_of_a_day_tell_them_apart(world, jans):
    day = await world.service.days.day(world.service.days.today)
    scores = {jan.key: points for jan, points in zip(jans, (120, 60), strict=True)}

    class Played:
        async def players(self, chat):
            return dict.fromkeys(scores, "Jan") | {"telegram:ola": "Ola"}

        async def points(self, date, marks, *, room):
            known = {day.mark_of(key): points for key, points in scores.items()}
            return [known.get(mark) for mark in marks]

    assert await results_in(Played(), day, world.group.key) == [("Jan\u00a0(1)", 120), ("Jan\u00a0(2)", 60)]
