"""`/stats` and `/top`: the sums over finished games, each counted once, and forgotten on request."""

import dataclasses
import subprocess
import sys

import pytest

from bot.finished import counting, statistics
from bot.finished.statistics import SUMMED, Standing
from bot.ports.directory import Aggregates
from bot.texts import visible
from tests.world.finished_games import finish, open_game, play_out, private
from tests.world.kept_games import summed


async def numbers(world, person):
    (sums,) = await world.directory.sums([person.key])
    return statistics.standing(sums.name, sums.numbers)


async def answer_text(world, person, command, **where):
    answer = await world.says(person, command, **where)
    return visible(answer.replies[0].screen.text) if answer.replies else answer.toast


async def test_a_finished_game_counts_for_all_its_players_and_the_winner_rises_most(world, people):
    table = await world.table(await finish(world, people))
    winner = table.game.winners[0]
    for seat, person in enumerate(people):
        own = await numbers(world, person)
        ended = [row.result["outcome"] for row in table.rows if row.result["declarer"] == seat]
        assert (own.games, own.wins, own.name) == (1, int(seat == winner), person.name)
        assert (own.made, own.down, own.conceded) == tuple(map(ended.count, ("made", "down", "conceded")))
        assert own.points == table.game.totals[seat]
        assert own.hands == sum(row.result["outcome"] != "thrown_in" for row in table.rows)
        assert own.rated == 1
    found = [await numbers(world, person) for person in people]
    order = sorted(range(3), key=lambda seat: (seat not in table.game.winners, -table.game.totals[seat]))
    assert sorted(range(3), key=lambda seat: -found[seat].strength) == order
    assert found[order[0]].strength > 0 > found[order[-1]].strength
    assert all(one.doubt < 0 for one in found), "each game makes the estimate surer"


async def test_stats_tells_the_askers_own_numbers_or_those_of_a_name_or_its_beginning(world, people):
    await finish(world, people)
    for typed in ("/stats Ben", "/stats @ben", "/stats be"):
        assert (await answer_text(world, people[0], typed)).startswith("Ben\n1 game")
    own = await numbers(world, people[1])
    text = await answer_text(world, people[1], "/stats")
    assert text.startswith("Ben\n1 game")
    assert f"{own.made} made, {own.down} down" in text
    assert f"rating: {own.rating}, provisional (1 of 5 games)" in text


async def test_a_rating_is_provisional_until_the_fifth_game(world, people):
    table = await world.table(await finish(world, people))
    for number in range(2, 6):
        text = await answer_text(world, people[0], "/stats")
        assert "provisional" in text
        again = table.model_copy(update={"id": f"GAME{number}"})
        await world.store.carry_out(await statistics.counted(world.directory, again))
    text = await answer_text(world, people[0], "/stats")
    assert text.splitlines()[1].startswith("5 games")
    assert "provisional" not in text


async def test_which_of_two_namesakes_is_meant_is_asked(world, people):
    other = world.person("Ben").model_copy(update={"id": "ben2"})
    await finish(world, [people[0], people[1], other])
    (reply,) = (await world.says(people[0], "/stats Ben")).replies
    labels = [button.label for row in reply.screen.rows for button in row]
    assert labels == ["Ben\u00a0(1) · 1 game", "Ben\u00a0(2) · 1 game"]
    answer = await world.presses(people[0], reply.screen.rows[0][0])
    assert visible(answer.instead.text).startswith("Ben\n1 game")
    assert (await answer_text(world, people[0], "/stats Ben (2)")).startswith("Ben\n1 game")


async def test_a_name_that_was_never_seen(world, people):
    assert await answer_text(world, people[0], "/stats Zoe") == "Nobody called “Zoe” has finished a game in this chat."
    long = "/stats " + "<b>x" * 100
    assert len(await answer_text(world, people[0], long)) < 100


async def test_a_built_in_player_has_no_statistics(world, people):
    await finish(world, people[:1], bots=2)
    assert await answer_text(world, people[0], "/stats Bot 1") == "Bot 1 is a bot: bots have no statistics."


async def test_before_the_first_finished_game(world, people):
    assert await answer_text(world, people[0], "/stats") == "Anna\nNo finished game yet. /newgame opens a table."
    assert await answer_text(world, people[0], "/top") == (
        "Nobody has finished a game in this chat yet. /newgame opens a table."
    )


async def test_in_private_stats_are_the_askers_and_a_table_needs_a_group(world, people):
    await finish(world, people)
    here = private(people[0])
    assert (await answer_text(world, people[0], "/stats", chat=here)).startswith("Anna\n1 game")
    assert (await answer_text(world, people[0], "/stats anna", chat=here)).startswith("Anna\n1 game")
    assert "Nobody called" in await answer_text(world, people[0], "/stats Ben", chat=here)
    assert (
        await answer_text(world, people[0], "/top", chat=here) == "This works in a group. Add me to one and try there."
    )


async def test_the_table_of_a_chat_has_its_players_best_first_and_is_read_in_its_language(world, people):
    table = await world.table(await finish(world, people))
    text = await answer_text(world, world.person("Eve"), "/top")
    lines = text.splitlines()
    winner = people[table.game.winners[0]]
    assert lines[0] == "The players of this chat"
    assert lines[1].startswith(f"1. {winner.name} – rating ")
    assert {line.split()[1] for line in lines[1:4]} == {"Anna", "Ben", "Cleo"}
    await world.directory.save_chat(world.group.key, {"language": "pl"})
    assert "Gracze tego czatu" in await answer_text(world, people[0], "/top")
    assert "1 partia" in await answer_text(world, people[0], "/stats")


async def test_a_game_with_built_in_players_alone_counts_but_not_for_the_rating(world, people):
    await finish(world, people[:1], bots=2)
    own = await numbers(world, people[0])
    assert (own.games, own.rated, own.rating) == (1, 0, None)
    assert "it takes a game with at least two people" in await answer_text(world, people[0], "/stats")
    assert "no rating yet" in await answer_text(world, people[0], "/top")


async def test_two_people_beside_a_built_in_player_are_rated_among_each_other(world, people):
    await finish(world, people[:2], bots=1)
    assert [(await numbers(world, person)).rated for person in people] == [1, 1, 0]


async def test_who_left_wins_nothing_and_comes_last(world, people):
    table_id = await open_game(world, people)
    table = await play_out(world, table_id)
    won = table.game.winners[0]
    left = [seat.model_copy(update={"left": index == won}) for index, seat in enumerate(table.seats)]
    added = statistics.added(table.model_copy(update={"seats": tuple(left)}), {})
    gone = added[table.seats[won].person.key].numbers
    assert gone["wins"] == 0
    assert gone["strength"] == min(one.numbers["strength"] for one in added.values())


# ----------------------------------------------------------------------------------------------------- counted once


async def test_a_game_is_counted_once_however_often_its_table_is_looked_after(world, people):
    table_id = await finish(world, people)
    before = [await numbers(world, person) for person in people]
    world.tender._settled.clear()
    await world.tender.tend(table_id)
    await counting.count(world.tables, await world.table(table_id))
    assert [await numbers(world, person) for person in people] == before


async def test_a_rating_that_changes_while_a_game_is_counted_is_computed_again(world, people, monkeypatch):
    table_id = await open_game(world, people)
    sums, wanted = world.directory.sums, []

    async def overtaken(keys):
        found = await sums(keys)
        wanted.extend([keys] if len(keys) > 1 else [])  # a winner's are read by themselves too
        if len(wanted) == 1 and len(keys) > 1:  # another game of the same people is counted in between
            earlier = {
                key: Aggregates(one.name, {"rated": 1, "strength": 1.0}) for key, one in zip(keys, found, strict=True)
            }
            await world.store.carry_out(summed(earlier, []))
        return found

    monkeypatch.setattr(world.directory, "sums", overtaken)
    table = await play_out(world, table_id)
    assert len(wanted) == 2
    known = {key: Aggregates("", {"rated": 1, "strength": 1.0}) for key in wanted[0]}
    changes = statistics.added(table, known)
    for one in people:
        own = await numbers(world, one)
        assert (own.games, own.rated) == (1, 2)
        assert own.strength == pytest.approx(1.0 + changes[one.key].numbers["strength"])
    assert [line["games"] for line in (await world.directory.sums_in(world.group.key)).values()] == [1, 1, 1]


# -------------------------------------------------------------------------------------------------------- own data


async def test_mydata_names_what_is_kept_in_words_and_numbers(world, people):
    await finish(world, people)
    kept = {
        "tips": {"trump": 2, "lead": 1},
        "tournament": "K7QX",
        "speaks_for": {"chat": "telegram:-100", "until": 1.5},
    }
    await world.directory.save_person(people[0].key, kept)
    text = await answer_text(world, people[0], "/mydata", chat=private(people[0]))
    assert "Tips: on" in text
    assert "Your last tournament: K7QX" in text
    assert "1 game" in text
    assert "rating: " in text
    assert "{" not in text


async def test_deletemydata_forgets_numbers_and_rating_for_good(world, people):
    table_id = await finish(world, people)
    await world.says_yes(people[0], "/deletemydata")
    assert (await numbers(world, people[0])).games == 0
    text = await answer_text(world, people[1], "/top")
    assert "Anna" not in text
    assert "Ben" in text
    assert "Nobody called" in await answer_text(world, people[1], "/stats Anna")
    world.tender._settled.clear()
    await world.tender.tend(table_id)
    assert (await numbers(world, people[0])).games == 0, "the finished game is not counted anew"


async def test_numbers_follow_a_group_to_its_new_id(world, people):
    await finish(world, people)
    await world.service.chat_moved("telegram", "-100", "-1009")
    moved = world.group.model_copy(update={"id": "-1009"})
    assert "Anna" in await answer_text(world, people[0], "/top", chat=moved)
    await world.says_yes(people[0], "/deletemydata", chat=moved)
    assert "Anna" not in await answer_text(world, people[1], "/top", chat=moved)


@pytest.mark.slow
def test_ratings_are_loaded_by_the_first_game_only():
    code = "import sys, bot.asking.service, bot.showing.tending; print('openskill' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


def test_every_number_of_a_standing_is_summed_or_rated():
    numbers = [one.name for one in dataclasses.fields(Standing)]
    assert sorted(numbers) == sorted([*SUMMED, "best", "name", "strength", "doubt"])
