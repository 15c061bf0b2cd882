"""Every request gets an answer that leads on: after the game, for a command without arguments, in a pause."""

import itertools

import pytest

from bot.codec import Verb, decode
from bot.screen import Stay
from bot.table.table import Stage
from engine import view
from tests.screens.drawn import finished_at_table, game_over_at_table
from tests.world.finished_games import finish, open_game, play_out, played, private


def verbs(screen):
    return {decode(button.data).verb for row in screen.rows for button in row if button.data}


# --------------------------------------------------------------------------------------------------- after the game


async def test_after_the_game_commands_mean_the_chats_last_game_or_the_one_with_a_code(world, people):
    first = await finish(world, people)
    last = await finish(world, people)
    for command, code in itertools.product(("/score", "/verify", "/export"), (first, last)):
        (reply,) = (await world.says(people[1], command if code == last else f"{command} {code}")).replies
        assert code in reply.screen.text or (reply.document is not None and code in reply.document[0])
    for ephemeral in (True, False):
        (reply,) = (await world.says(people[1], "/score", ephemeral=ephemeral)).replies
        assert reply.private is ephemeral, "the asker's own where that is possible"
    (reply,) = (await world.says(people[0], "/score", chat=private(people[0]))).replies
    assert last in reply.screen.text, "in private it is the asker's last"
    zoe = world.person("Zoe")
    answer = await world.says(zoe, f"/score {first}", chat=private(zoe))
    assert not answer.replies
    assert "no table with the code" in answer.toast, "nobody else gets the sheet by the code"


# ----------------------------------------------------------------------------------------------------- short answers


@pytest.fixture
async def lobby(world, people):
    return await world.seats("Anna Ben Cleo")


async def test_the_options_are_said_to_be_open(world, lobby):
    answer = await world.says(lobby[0], "/options")
    assert "options are open" in answer.toast
    assert answer.stay is Stay.PASSING


async def test_a_seated_bot_is_named(world, lobby):
    await world.presses(lobby[2], world.board.button(Verb.LEAVE))
    assert (await world.says(lobby[0], "/addbot")).toast == "Bot 1 has sat down."


async def test_a_lobby_that_was_closed_can_be_opened_again(world, lobby):
    assert (await world.says(lobby[0], "/endgame")).toast == "The table is closed."
    assert verbs(world.board.screen) == {Verb.AGAIN}
    again = world.board.button(Verb.AGAIN)
    for person in lobby:
        await world.presses(person, again)
    assert (await world.table()).stage is Stage.PLAYING


async def test_a_game_that_was_broken_off_can_be_played_again(world, people):
    first = await open_game(world, people)
    for person in people[:2]:
        await world.says(person, "/endgame")
    await world.tend(first)
    over = world.room.seen_in(world.group)[-1]
    for person in people:
        await world.presses(person, over.button(Verb.AGAIN))
    table = await world.table()
    assert table.id != first
    assert table.stage is Stage.PLAYING


# --------------------------------------------------------------------------------------------- rules without a table


async def test_without_a_table_the_usual_rules_are_told(world, people):
    (reply,) = (await world.says(people[0], "/rules")).replies
    assert "Rules: Polish Thousand" in reply.screen.text
    assert "/newgame opens one with these rules" in reply.screen.text


async def test_without_a_table_the_rules_that_the_chat_has_kept_are_told(world, people):
    kept = {"preset": "russian", "options": {"barrel.at": 850}}
    await world.directory.save_chat(world.group.key, kept)
    (reply,) = (await world.says(people[0], "/rules")).replies
    assert "Rules: Russian Thousand" in reply.screen.text
    assert "850" in reply.screen.text


@pytest.mark.parametrize("chat", ["group", "private"])
async def test_without_a_table_each_topic_is_a_press_away(world, people, chat):
    where = world.group if chat == "group" else private(people[0])
    (reply,) = (await world.says(people[0], "/rules", chat=where)).replies
    for button in (button for row in reply.screen.rows for button in row):
        (topic,) = (await world.presses(people[0], button, chat=where)).replies
        assert button.label in topic.screen.text


async def test_without_a_table_a_topic_can_be_typed(world, people):
    (reply,) = (await world.says(people[0], "/rules auction")).replies
    assert "<b>Auction</b>" in reply.screen.text
    assert "no topic" in (await world.says(people[0], "/rules chess")).toast


async def test_at_a_table_its_own_rules_are_told_and_no_other(world, lobby):
    (reply,) = (await world.says(lobby[0], "/rules")).replies
    assert "No table is open" not in reply.screen.text


async def test_a_voice_is_counted_aloud_and_then_what_came_of_it(world, people):
    await open_game(world, people)
    assert (await world.says(people[0], "/pause")).toast == "Your vote is in: 1 of 2."
    assert (await world.says(people[1], "/pause")).toast == "The game is paused."
    await world.says(people[0], "/resume")
    assert (await world.says(people[1], "/resume")).toast == "The game goes on."


@pytest.mark.parametrize("command", ["/newgame", "/hand", "/deal"])
async def test_what_the_chat_shows_anyway_has_words_where_words_are_needed(world, people, command):
    if command != "/newgame":
        await world.seats("Anna Ben Cleo", start=command == "/hand")
    answer = await world.says(people[0], command)
    assert answer.toast
    assert answer.stay is not Stay.KEPT


# --------------------------------------------------------------------------------------------------------- questions


async def test_whose_voice_alone_ends_a_game_is_asked_first(world, anna):
    table_id = await open_game(world, [anna], bots=2)
    (reply,) = (await world.says(anna, "/endgame")).replies
    assert (await world.table(table_id)).stage is Stage.PLAYING
    await world.presses(anna, reply.screen.rows[0][0])
    assert (await world.table(table_id)).stage is Stage.CLOSED


async def test_an_admin_is_asked_first_and_says_yes_by_a_button(world, people):
    table_id = await open_game(world, people)
    eve = world.person("Eve")
    (reply,) = (await world.says(eve, "/endgame", admin=True)).replies
    assert (await world.table(table_id)).stage is Stage.PLAYING
    await world.presses(eve, reply.screen.rows[0][0], admin=True)
    assert (await world.table(table_id)).stage is Stage.CLOSED


async def test_one_voice_of_several_is_given_without_a_question(world, people):
    await open_game(world, people)
    assert not (await world.says(people[0], "/endgame")).replies
    assert (await world.table()).vote.seats == (0,)


async def test_nobody_is_forgotten_before_they_have_said_yes(world, anna):
    await world.directory.save_person(anna.key, {"language": "pl"})
    (reply,) = (await world.says(anna, "/deletemydata")).replies
    assert (await world.directory.person(anna.key))["language"] == "pl"
    answer = await world.presses(anna, reply.screen.rows[0][0])
    assert "Usunięte" in answer.toast
    assert not answer.instead.rows
    assert await world.directory.person(anna.key) == {}


async def test_somebody_elses_yes_forgets_nobody(world):
    anna, ben = world.person("Anna"), world.person("Ben")
    await world.directory.save_person(ben.key, {"language": "pl"})
    (reply,) = (await world.says(anna, "/deletemydata")).replies
    await world.presses(ben, reply.screen.rows[0][0])
    assert (await world.directory.person(ben.key))["language"] == "pl"


# ------------------------------------------------------------------------------------------- commands without arguments


async def test_a_bare_timer_offers_times(world, lobby):
    (reply,) = (await world.says(lobby[0], "/timer")).replies
    labels = [button.label for row in reply.screen.rows for button in row]
    assert labels == ["30 seconds", "1 minute", "2 minutes", "5 minutes", "1 hour", "1 day", "No limit"]
    answer = await world.presses(lobby[0], reply.screen.rows[0][1])
    assert answer.toast == "Time for a move: 1 minute."
    assert (await world.table()).times.timer == 60
    await world.presses(lobby[0], reply.screen.rows[-1][0])
    assert (await world.table()).times.timer is None


async def test_a_bare_timer_offers_nothing_to_who_may_not_set_it(world, lobby):
    answer = await world.says(lobby[1], "/timer")
    assert "Only an admin or the person who opened" in answer.toast
    button = f"{await world.table_id()}.0.{Verb.TIMER}.60"
    await world.presses(lobby[1], button)
    assert (await world.table()).times.timer is None


@pytest.mark.parametrize("argument", ["5", "99999999", "x", ""])
async def test_a_timer_button_that_was_made_up_sets_nothing(world, lobby, argument):
    await world.presses(lobby[0], f"{await world.table_id()}.0.{Verb.TIMER}.{argument}")
    assert (await world.table()).times.timer is None


async def test_a_bare_kick_offers_everybody_else(world, lobby):
    (reply,) = (await world.says(lobby[0], "/kick")).replies
    buttons = [button for row in reply.screen.rows for button in row]
    assert [button.label for button in buttons] == ["Ben", "Cleo"]
    await world.presses(lobby[1], buttons[1])
    assert len((await world.table()).seats) == 3, "only who opened the table sends anybody away"
    answer = await world.presses(lobby[0], buttons[0])
    assert answer.toast == "Ben has been removed from the table."
    await world.presses(lobby[0], buttons[0])
    assert [seat.person.name for seat in (await world.table()).seats] == ["Anna", "Cleo"]


async def test_a_bare_kick_at_an_empty_table_says_so(world, anna):
    await world.says(anna, "/newgame")
    assert (await world.says(anna, "/kick")).toast == "Nobody else is seated here."


# --------------------------------------------------------------------------------------------------- pauses and the end


async def test_a_game_that_is_ended_in_a_pause_cannot_be_gone_on_with(world, people):
    await open_game(world, people)
    for command in ("/pause", "/endgame"):
        for person in people[:2]:
            await world.says(person, command)
    shown = [one.screen for one in world.room.seen_in(world.group)]
    assert not any(Verb.VOTE in verbs(screen) for screen in shown)


@pytest.fixture
async def between_hands(world, people):
    """The code of a table whose first hand is over and whose second is not dealt yet."""
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    await play_out(world, table_id, until=lambda table: table.rows and table.to_act is None)
    return table_id


async def test_a_pause_between_two_hands_shows_the_way_on(world, people, between_hands):
    for person in people[:2]:
        await world.says(person, "/pause")
    finished = world.board
    assert "is over" in finished.screen.text
    assert "Paused" in finished.screen.text
    for person in people[:2]:
        await world.presses(person, finished.button(Verb.VOTE, "resume"))
    assert (await world.table(between_hands)).clock.paused_since is None


async def test_a_vote_between_two_hands_can_be_joined(world, people, between_hands):
    await world.says(people[0], "/pause")
    await world.skips(between_hands, 1.0)  # long enough for the next hand to be dealt
    await world.presses(people[1], world.board.button(Verb.VOTE, "pause"))
    assert (await world.table(between_hands)).clock.paused_since is not None


def test_the_end_counts_the_hands_as_their_boards_do(world, people):
    table, _ = played(people, world.group)
    last = table.rows[-1].model_copy(update={"number": 93})  # hands that were thrown in are numbered too
    ended = table.model_copy(update={"rows": (*table.rows[:-1], last)})
    assert "Hand 93 is over" in finished_at_table(ended, last, "en").text
    assert "93 hands played" in game_over_at_table(ended, "en").text


# ----------------------------------------------------------------------------------------------- from hand to hand


async def test_new_cards_come_within_two_seconds_and_the_old_board_becomes_a_record(world, between_hands):
    over = world.board
    world.room.calls.clear()
    await world.skips(between_hands, 2.0)
    assert view.view((await world.table(between_hands)).game, 0).hand
    to_group = [call for call, chat in world.room.calls if chat == world.group.key]
    assert to_group == ["send", "edit"], "what people wait for comes first"
    shown = over.screen
    assert world.board is not over
    assert "is over" in shown.text
    assert "Last trick" in shown.text
    await world.skips(between_hands, 30.0)
    assert over.screen == shown


@pytest.mark.parametrize("typed", ["minute", "In one minute", "W jedną minutę", "1분 설명"])
async def test_how_to_play_is_a_topic_by_its_name_in_any_language(world, typed):
    (reply,) = (await world.says(world.person("Anna"), f"/rules {typed}")).replies
    assert "in one minute" in reply.screen.text


async def test_a_question_to_all_is_asked_in_the_groups_language(world, anna):
    table_id = await open_game(world, [anna], bots=2)
    asked_in_english = await world.says(anna, "/endgame")
    await world.directory.save_person(anna.key, {"language": "pl"})
    (reply,) = (await world.says(anna, "/endgame")).replies
    assert reply.screen.text == asked_in_english.replies[0].screen.text
    assert (await world.table(table_id)).stage is Stage.PLAYING
