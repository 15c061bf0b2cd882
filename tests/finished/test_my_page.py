"""A person's own page: the further sums, the curve of the rating, the ladder of bots, and who may see it."""

import dataclasses

import pytest

from bot.codec import Verb
from bot.finished import details, earned, forgetting, ratings, statistics
from bot.finished.ratings import Rating
from bot.finished.records import FinishedGame
from bot.finished.visibility import CHATS, EVERYBODY, NOBODY, SEEN
from bot.people import NAMELESS
from bot.ports.directory import Aggregates
from bot.ports.effects import Summed
from bot.screen import Button
from bot.screens.afterwards import record
from bot.screens.questions import people as buttons
from bot.table.parts import Earned, Ending
from bot.table.table import Stage
from bot.texts import LANGUAGES, say, visible
from bot.views.my_games import my_games
from bot.views.my_page import my_page
from bot.views.result import game_result_of
from engine.players import LEVELS
from tests.world.finished_games import finish, open_game, play_out, private

LADDER = "/newgame auction_thousand game.target=300"


async def sums(world, person):
    (found,) = await world.directory.sums([person.key])
    return found


async def own_page(world, person):
    """The page as a window gets it."""
    return (await world.says(person, "/stats", chat=private(person))).own


async def text_of(world, person, command, **where):
    answer = await world.says(person, command, **where)
    return visible(answer.replies[0].screen.text) if answer.replies else answer.toast


async def test_averages_marriages_and_contracts_are_those_of_the_sheet(world, people):
    table = await world.table(await finish(world, people))
    for seat, person in enumerate(people):
        rows = [row.result for row in table.rows if row.counts and row.result["declarer"] is not None]
        declared = [row["deltas"][seat] for row in rows if row["declarer"] == seat]
        defended = [row["deltas"][seat] for row in rows if row["declarer"] != seat and row["sits_out"] != seat]
        made = [row["contract"] for row in rows if row["declarer"] == seat and row["outcome"] == "made"]
        found = details.details((await sums(world, person)).numbers)
        assert (found.declarer.hands, found.declarer.points) == (len(declared), sum(declared))
        assert (found.defender.hands, found.defender.points) == (len(defended), sum(defended))
        assert found.marriages == sum(len(row["marriages"][seat]) for row in rows)
        assert found.contract == max(made, default=None)
        assert found.presets == {"polish": (1, int(seat in table.game.winners))}


async def test_a_chat_keeps_none_of_the_further_sums(world, people):
    await finish(world, people)
    here = await world.directory.sums_in(world.group.key)
    assert set(here[people[0].key]) <= {*statistics.SUMMED, "best", "strength", "doubt"}


async def test_the_page_says_of_how_many_games_the_further_sums_are(world, people):
    await finish(world, people)
    assert "since" not in await own_page(world, people[0])
    known = await sums(world, people[0])
    older = Aggregates("Anna", {**known.numbers, "games": 3.0}, curve=known.curve)
    (since,) = my_page("Anna", older, {}, "2026-11-28", "en").since
    assert "1 of 3 games" in since.words


async def test_the_curve_has_the_ratings_of_the_last_hundred_games(world, people):
    table = await world.table(await finish(world, people))
    shown = []
    for number in range(2, 4):
        found = await sums(world, people[0])
        shown.append(ratings.shown(Rating(found.numbers["strength"], found.numbers["doubt"])))
        again = table.model_copy(update={"id": f"GAME{number}"})
        await world.store.carry_out(await statistics.counted(world.directory, again))
    page = await own_page(world, people[0])
    assert [point["rating"] for point in page["curve"]][:2] == shown
    assert len(page["curve"]) == 3
    assert all(point["rating"] < point["estimate"] for point in page["curve"])
    curve = ""
    for number in range(ratings.CURVE_KEPT + 20):
        curve = ratings.curve_with(curve, Rating(number, 0.0))
    assert len(ratings.curve_points(curve)) == ratings.CURVE_KEPT
    assert ratings.curve_points(curve)[-1].rating == ratings.shown(Rating(ratings.CURVE_KEPT + 19, 0.0))


async def test_stats_shows_the_page_as_a_picture_and_in_words(world, people):
    await finish(world, people)
    (reply,) = (await world.says(people[0], "/stats", chat=private(people[0]))).replies
    picture = reply.screen.picture.data
    assert picture.name == "Anna"
    assert {figure.label for figure in picture.figures} >= {"Rating", "Games", "Contracts made", "As declarer"}
    assert [rung.name for rung in picture.ladder] == list(details.STEPS)
    told = visible(reply.screen.text)
    assert "As declarer: " in told
    assert "Ladder of bots: gentle 0/2 · easy 0/2 · normal 0/2 · hard 0/2" in told
    labels = [button.label for row in reply.screen.rows for button in row]
    assert labels == ["✓ People of my chats", "Everyone", "No one, and in no ranking"]
    (public,) = (await world.says(people[0], "/stats")).replies
    assert not [button for row in public.screen.rows for button in row if "Everyone" in button.label]


# ---------------------------------------------------------------------------------------------------------- the ladder


async def beaten(world, person, level, options=LADDER):
    """A game of one person with two bots of a level, as it stands when it is won by the person, before its count."""
    table_id = await open_game(world, [person], 1, options)
    table = await play_out(world, table_id)
    seats = [one.replace(level=level) if one.person is None else one.replace(acted=True) for one in table.seats]
    seat = table.seat_of(person.key)
    return table.replace(seats=tuple(seats)), seat


async def test_a_win_counts_for_the_step_of_all_bots_by_usual_rules(world, anna):
    table, seat = await beaten(world, anna, "easy")
    assert details.ladder_level(table, seat) == "easy"
    other = (seat + 1) % len(table.seats)
    unfit = {
        "an expert": table.with_seat(other, level="expert"),
        "two levels": table.replace(seats=(*table.seats, table.seats[other].replace(level="hard"))),
        "another option": table.replace(options={**table.options, "barrel.enabled": False}),
        "left": table.with_seat(seat, left=True),
        "a bot stood in": table.with_seat(seat, stand_in=True),
        "no move of one's own": table.with_seat(seat, acted=False),
        "another person": table.with_seat(other, person=anna.model_copy(update={"id": "x", "name": "Eve"})),
        "somebody forgotten": table.with_seat(other, person=anna.nobody(), forgotten=True),
    }
    assert {why for why, one in unfit.items() if details.ladder_level(one, seat) is not None} == set()


async def test_a_game_to_less_than_300_is_no_step(world, anna):
    table, seat = await beaten(world, anna, "easy", "/newgame auction_thousand game.target=290")
    assert details.ladder_level(table, seat) is None


async def test_what_a_lower_target_cannot_go_with_may_change_with_it(world, anna):
    table, seat = await beaten(world, anna, "easy")
    rules = [
        ("polish", {}, True),
        ("polish", {"game.target": 300, "lock.enabled": False}, True),
        ("polish", {"game.target": 1500, "lock.enabled": False}, False),
        ("polish", {"lock.enabled": False}, False),
        ("russian", {"game.target": 500, "barrel.at": 400}, True),
        ("russian", {"barrel.at": 850}, False),
    ]
    for preset, options, usual in rules:
        level = details.ladder_level(table.replace(preset=preset, options=options), seat)
        assert (level is not None) is usual, (preset, options)


@pytest.mark.parametrize(
    ("wins", "step"),
    [({}, 0), ({"gentle": 1}, 0), ({"gentle": 2}, 1), ({"gentle": 2, "easy": 5, "hard": 2}, 2), ({"hard": 2}, 0)],
)
def test_steps_are_taken_from_the_lowest_on(wins, step):
    assert details.steps(wins) == step


def test_the_ladder_has_the_levels_below_the_expert_from_the_weakest_on():
    assert LEVELS[: len(details.STEPS)] == details.STEPS


# ---------------------------------------------------------------------------------------------- what is said at the end


async def reached(world, table, seat, *, short=0, **before):
    """What a won game is told to bring to the person on a seat, whose sums were these before."""
    person = table.seats[seat].person
    await world.directory.forget_person(person.key)
    await world.store.carry_out([Summed(person.key, before)] if before else [])
    await world.directory.save_person(person.key, {"short_games": {"wins": short, "last": "GAME"}})
    won = table.replace(stage=Stage.CLOSED, ending=Ending.COUNTED, game=with_totals(table.game, seat))
    return [(one.what, one.step) for one in await earned.of(world.directory, won)]


def with_totals(game, seat):
    return dataclasses.replace(game, totals=tuple(500 if one == seat else 0 for one in range(len(game.totals))))


async def test_a_first_win_and_each_step_of_the_ladder_are_told_once(world, anna):
    table, seat = await beaten(world, anna, "easy")
    gentle, easy = {"ladder:gentle": 2.0}, {"ladder:easy": 1.0}
    assert await reached(world, table, seat) == [("first", 0)]
    assert await reached(world, table, seat, wins=1.0) == []
    assert await reached(world, table, seat, wins=3.0, **gentle, **easy) == [("step", 2)]
    assert await reached(world, table, seat, wins=3.0, **easy) == [], "the lowest step comes first"
    assert await reached(world, table, seat, wins=9.0, **gentle, **{"ladder:easy": 2.0}) == []
    assert await reached(world, table, seat, short=1) == [("whole", 0)]


async def test_the_end_of_the_game_says_a_step_in_the_chat_and_to_its_reader(world, anna):
    table, seat = await beaten(world, anna, "easy")
    table = table.replace(earned=(Earned(seat=seat, what="step", step=2), Earned(seat=seat, what="step", step=4)))
    told = visible(record.game_over(game_result_of(table, "en")).text)
    assert "🏅 Anna – ladder of bots: “easy” done, next “normal”" in told
    assert "🏅 Anna – ladder of bots: “hard” done, and so the whole ladder" in told
    assert game_result_of(table, "en", anna.key).earned[0].words.startswith("You – ladder of bots")


@pytest.mark.parametrize("used", [{"hints": 1}, {"taken_back": 1}], ids=str)
async def test_a_won_game_with_help_is_no_step_and_its_end_says_why(world, anna, used):
    table, seat = await beaten(world, anna, "easy")
    table = table.replace(game=with_totals(table.game, seat))
    helped = table.replace(**used)
    assert "ladder:easy" not in details.added(helped, seat, helped.rows, won=True)
    assert await reached(world, helped, seat, wins=3.0, **{"ladder:gentle": 2.0, "ladder:easy": 1.0}) == []
    otherwise = helped.replace(options={**table.options, "barrel.enabled": False})
    for language in LANGUAGES:
        why = say(language, "over-no-step")
        for reader in (None, anna.key):
            assert why in [one.markup for one in game_result_of(helped, language, reader).why]
            assert why not in [one.markup for one in game_result_of(table, language, reader).why]
            assert why not in [one.markup for one in game_result_of(otherwise, language, reader).why], "no step anyway"
    assert "a hint or a “Take back”" in visible(record.game_over(game_result_of(helped, "en")).text)


# ------------------------------------------------------------------------------------------------------------ the games


async def test_ones_own_games_begin_with_those_that_go_on(world, people):
    old = await finish(world, people)
    running = await open_game(world, people)
    table = await world.table(running)
    for seat, person in enumerate(people):
        own = (await world.says(person, "/history", chat=private(person))).own
        (going,) = own["running"]
        assert (going["code"], going.get("own", False)) == (running, table.to_act == seat)
        assert len(going["with_whom"]) == 2
        (ended,) = own["finished"]
        assert (ended["code"], ended["kept"]) == (old, True)
        assert [one["name"] for one in ended["players"]].count("You") == 1
        assert [choice["label"] for choice in ended["again"]] == ["Once more"]


async def test_a_game_becomes_an_invitation_and_then_a_score_sheet(world, people):
    code = await finish(world, people)
    game = FinishedGame.model_validate((await world.directory.finished(people[0].key, 1))[0])
    table = await world.table(code)

    def at(seconds, *kept):
        now = game.finished + seconds
        return my_games(people[0].key, [], [game], kept, 0, now=now, language="en").finished[0]

    assert [one.label for one in at(3599, table).again] == ["Once more"]
    assert [one.label for one in at(3601, table).again] == ["Invite again"]
    gone = at(31 * 86_400)
    assert (gone.kept, gone.again) == (False, ())
    assert [one["hand"] for one in gone.sheet] == [row.number for row in table.rows if row.counts or row.changed]
    assert gone.sheet[-1]["totals"] == tuple(table.game.totals)


async def test_finished_games_come_by_twenties(world, people):
    table = await world.table(await finish(world, people[:2], 1))
    for number in range(24):
        world.time += 1
        await world.store.carry_out(await statistics.counted(world.directory, table.replace(id=f"GAME{number}")))
    here = private(people[0])
    first = (await world.says(people[0], "/history", chat=here)).own
    assert (len(first["finished"]), [one["label"] for one in first["turns"]]) == (20, ["▶"])
    second = (await world.presses(people[0], world_button(first["turns"][0]), chat=here)).own
    assert (len(second["finished"]), [one["label"] for one in second["turns"]]) == (5, ["◀"])
    codes = [game["code"] for game in (*first["finished"], *second["finished"])]
    assert len(set(codes)) == 25


# --------------------------------------------------------------------------------------------------------- who sees it


async def test_the_choice_is_a_button_of_the_page_and_stands_in_mydata(world, people):
    await finish(world, people)
    here = private(people[0])
    page = await own_page(world, people[0])
    answer = await world.presses(people[0], world_button(page["seen"][2]), chat=here)
    assert "✓ No one" in answer.instead.rows[2][0].label
    assert answer.own["seen"][2]["label"].startswith("✓")
    (reply,) = (await world.says(people[0], "/mydata", chat=here)).replies
    assert "Who sees your numbers and rating: No one" in visible(reply.screen.text)


def world_button(choice):
    return Button(label=choice["label"], data=choice["data"])


@pytest.mark.parametrize(
    ("seen", "here", "mentioned"), [(CHATS, True, False), (EVERYBODY, True, True), (NOBODY, False, False)]
)
async def test_who_sees_the_numbers_is_the_persons_choice(world, people, seen, here, mentioned):
    await finish(world, people)
    await world.directory.save_person(people[1].key, {SEEN: seen})
    hidden = "Ben shows these numbers to no one here."
    text = await text_of(world, people[0], "/stats Ben")
    assert text.startswith("Ben\n1 game") if here else text == hidden
    for command in ("/top", "/top month"):
        assert ("Ben" in await text_of(world, people[0], command)) is here
    elsewhere = await text_of(world, people[0], f"/stats person:{people[1].key}", chat=private(people[0]))
    assert elsewhere.startswith("Ben\n1 game") is mentioned


async def test_who_hides_the_numbers_sees_them_in_private_alone(world, people):
    await finish(world, people)
    await world.directory.save_person(people[0].key, {SEEN: NOBODY})
    (reply,) = (await world.says(people[0], "/stats")).replies
    assert reply.secret
    assert visible(reply.screen.text).startswith("Anna\n1 game")


async def test_the_button_of_a_seat_shows_no_hidden_numbers(world, people):
    table_id = await finish(world, people)
    await world.directory.save_person(people[1].key, {SEEN: NOBODY})
    table = await world.table(table_id)
    ((button,),) = buttons(table, [1], Verb.STATS, "en")
    assert (await world.presses(people[0], button)).toast == "Ben shows these numbers to no one here."


async def test_a_forgotten_person_leaves_neither_sums_nor_curve_nor_name(world, people):
    await finish(world, people, 0)
    await forgetting.forget(world.tables, people[0])
    found = await sums(world, people[0])
    assert (found.numbers, found.curve) == ({}, "")
    (game,) = await world.directory.finished(people[1].key, 1)
    assert game["players"][0]["person"]["name"] == NAMELESS
