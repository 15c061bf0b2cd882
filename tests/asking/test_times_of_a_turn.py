"""The times of a turn in a running game: set by vote, or by an admin who doesn't play."""

import pytest

from bot.codec import ButtonToken, Verb, encode, verb_of
from bot.table import votes
from bot.table.parts import PATIENCE, Vote
from bot.texts import LANGUAGES
from tests.crossed import sampled

WAYS = {
    "/timer 30s": {"timer": 30},
    "/options timer=30s": {"timer": 30},
    "/options timer 30s": {"timer": 30},
    "/options patience=1m": {"patience": 60},
    "/options patience 1m": {"patience": 60},
    "/options timer=30s patience=1m": {"timer": 30, "patience": 60},
    "button": {"timer": 30},
}


@pytest.fixture
async def game(world):
    """A game of Anna, who opened it, Ben and Cleo."""
    await world.begin()
    return world.persons("Anna Ben Cleo")


async def does(world, person, way, *, admin=False):
    if way == "button":
        button = encode(ButtonToken(await world.table_id(), 0, Verb.TIMER, "30"))
        return await world.presses(person, button, admin=admin)
    return await world.says(person, way, admin=admin)


async def times(world):
    table = await world.table()
    return {"timer": table.times.timer, "patience": table.times.patience}


USUAL = {"timer": None, "patience": PATIENCE}


@pytest.mark.parametrize("admin", [False, True])
@pytest.mark.parametrize("way", WAYS)
async def test_nobody_who_plays_sets_them_alone(world, game, way, admin):
    answer = await does(world, game[0], way, admin=admin)
    assert answer.toast == "Your vote is in: 1 of 2."
    assert await times(world) == USUAL
    assert (await world.table()).vote.times == WAYS[way]


@pytest.mark.parametrize("way", WAYS)
async def test_more_than_half_of_the_players_set_them(world, game, way):
    await does(world, game[0], way)
    await world.passes(5)
    answer = await does(world, game[1], way)
    assert answer.toast in {"Time for a move: 30 seconds.", "Bot moves if others ask: 1 minute."} or len(WAYS[way]) == 2
    table = await world.table()
    assert await times(world) == USUAL | WAYS[way]
    assert (table.vote, table.history[-1].key) == (None, "voted-set")
    assert table.clock.turn_since == world.time, "the turn under way begins anew"
    assert "By vote: " in world.board.screen.text


@pytest.mark.parametrize("way", WAYS)
async def test_a_vote_keeps_nothing_for_the_chat(world, game, way):
    for person in game[:2]:
        await does(world, person, way)
    kept = await world.directory.chat(world.group.key)
    assert not {"timer", "patience"} & set(kept)


@pytest.mark.parametrize("way", WAYS)
async def test_an_admin_who_does_not_play_sets_them_at_once(world, game, way):
    await does(world, world.person("Eve"), way, admin=True)
    assert await times(world) == USUAL | WAYS[way]
    assert "Eve has set: " in world.board.screen.text


@pytest.mark.parametrize("way", WAYS)
async def test_a_stranger_and_an_admin_of_another_group_set_nothing(world, game, way):
    answer = await does(world, world.person("Eve"), way)
    assert answer.toast == "You have no seat at this table."
    assert await times(world) == USUAL


async def test_a_player_who_has_left_has_no_vote(world, game):
    await world.says(game[1], "/leave")
    assert "no seat" in (await world.says(game[1], "/timer 30s")).toast


async def test_the_board_says_what_is_voted_on_and_its_button_agrees(world, game):
    await world.says(game[0], "/timer 30s")
    assert "Vote: Time for a move: 30 seconds – 1 of 2" in world.board.screen.text
    await world.presses(game[1], world.board.button(Verb.VOTE, "t30"))
    assert (await times(world))["timer"] == 30


async def test_a_button_of_an_earlier_vote_agrees_to_nothing_else(world, game):
    await world.says(game[0], "/timer 1h")
    earlier = world.board.button(Verb.VOTE)
    await world.says(game[0], "/timer 10s")
    await world.presses(game[1], earlier)
    table = await world.table()
    assert (table.times.timer, table.vote.times, table.vote.seats) == (
        None,
        {"timer": 3600},
        (table.seat_of(game[1].key),),
    )


async def test_another_time_is_another_vote(world, game):
    await world.says(game[0], "/timer 30s")
    await world.says(game[1], "/timer 60s")
    assert (await times(world)) == USUAL
    await world.says(game[0], "/timer 1m")
    assert (await times(world))["timer"] == 60


async def test_a_second_voice_of_the_same_person_counts_once(world, game):
    await world.says(game[0], "/timer 30s")
    assert (await world.says(game[0], "/options timer=30s")).toast == "You’ve already voted: 1 of 2."


async def test_whoever_plays_alone_with_bots_sets_them(world):
    (anna,) = await world.seats("Anna")
    for command in ("/addbot", "/addbot", "/deal", "/timer 1m", "/options patience=5m"):
        await world.says(anna, command)
    assert await times(world) == {"timer": 60, "patience": 300}
    assert "Anna has set: Time for a move: 1 minute" in world.board.screen.text


async def test_a_voice_that_is_the_only_one_keeps_nothing_for_the_chat_either(world):
    (anna,) = await world.seats("Anna")
    for command in ("/addbot", "/addbot", "/deal", "/options patience=30s"):
        await world.says(anna, command)
    assert (await times(world))["patience"] == 30
    assert "patience" not in await world.directory.chat(world.group.key)


@pytest.mark.slow
async def test_a_time_that_is_set_in_a_pause_runs_from_its_end(world, game):
    eve = world.person("Eve")
    await world.says(eve, "/pause", admin=True)
    await world.passes(1000)
    await world.says(eve, "/timer 30s", admin=True)
    await world.passes(1000)
    await world.says(eve, "/resume", admin=True)
    assert (await world.table()).clock.turn_since == world.time


@pytest.mark.parametrize("way", WAYS)
async def test_times_that_hold_already_are_not_voted_on(world, game, way):
    for person in game[:2]:
        await does(world, person, way)
    before = await world.table()
    answer = await does(world, game[2], way)
    assert ("Time for a move: " in answer.toast) or ("Bot moves" in answer.toast)
    assert await world.table() == before
    assert "no seat" in (await does(world, world.person("Eve"), way)).toast


async def test_an_admin_s_decision_ends_the_vote_on_times_and_no_other(world, game):
    eve = world.person("Eve")
    await world.says(game[0], "/timer 30s")
    assert (await world.says(eve, "/timer 1m", admin=True)).toast == "Time for a move: 1 minute."
    assert (await world.table()).vote is None
    await world.says(game[0], "/pause")
    assert (await world.says(eve, "/timer 2m", admin=True)).toast == "Time for a move: 2 minutes."
    assert (await world.table()).vote.kind == "pause"


async def test_a_vote_is_decided_by_the_last_who_stays(world, game):
    await world.says(game[0], "/timer 30s")
    for person in game[1:]:
        await world.says(person, "/leave")
    answer = await world.presses(game[0], world.board.button(Verb.VOTE, "t30"))
    assert answer.toast == "Time for a move: 30 seconds."
    table = await world.table()
    assert (table.times.timer, table.vote) == (30, None)


async def test_a_vote_in_a_pause_takes_no_button_away(world, game):
    await world.says(world.person("Eve"), "/pause", admin=True)
    await world.says(game[0], "/timer 30s")
    assert [button.label for button in world.board.buttons if verb_of(button.data) is Verb.VOTE] == [
        "Go on",
        "Yes – Time for a move: 30 seconds",
    ]


async def test_before_the_first_deal_the_opener_sets_them_and_patience_is_kept(world):
    anna, ben = await world.seats("Anna Ben")
    await world.says(anna, "/options timer=30s patience=5m")
    assert await times(world) == {"timer": 30, "patience": 300}
    assert (await world.directory.chat(world.group.key))["patience"] == 300
    assert "Only an admin or the person" in (await world.says(ben, "/timer 10s")).toast


async def test_other_settings_of_the_same_line_are_set_at_once(world, game):
    await world.says(game[0], "/options pictures=on timer=30s")
    table = await world.table()
    assert (table.pictures, table.times.timer, table.vote.times) == (True, None, {"timer": 30})


async def test_a_line_with_something_that_may_not_be_set_changes_nothing(world, game):
    before = await world.table()
    await world.says(game[1], "/options timer=30s pictures=on")  # switches are the opener's
    await world.says(game[0], "/options timer=30s join=link")
    assert await world.table() == before


async def test_the_offered_times_say_that_they_are_voted_on(world, game):
    (reply,) = (await world.says(game[1], "/timer")).replies
    assert "more than half" in reply.screen.text
    (reply,) = (await world.says(world.person("Eve"), "/timer", admin=True)).replies
    assert "more than half" not in reply.screen.text
    assert "no seat" in (await world.says(world.person("Zoe"), "/timer")).toast


@pytest.mark.parametrize(
    "vote",
    [
        Vote(kind="end", seats=()),
        Vote(kind="times", seats=(), times={"timer": 30}),
        Vote(kind="times", seats=(), times={"timer": None}),
        Vote(kind="times", seats=(), times={"timer": 30, "patience": None}),
        Vote(kind="times", seats=(), times={"patience": 86_400}),
    ],
)
def test_a_button_s_argument_means_the_vote(vote):
    assert votes.read(votes.written(vote)) == vote


@pytest.mark.parametrize("argument", ["", "x", "t", "t9", "t9999999", "p29", "t30p1", "times", "t30t30", "t٣٠"])
def test_other_arguments_mean_none(argument):
    assert votes.read(argument) is None


@pytest.mark.parametrize("language", sampled(LANGUAGES, 3))
async def test_a_vote_is_told_in_the_board_s_language(world, game, language):
    await world.says(world.person("Eve"), f"/language {language}", admin=True)
    for person in game[:2]:
        await world.says(person, "/options timer=30s patience=off")
        assert "{" not in world.board.screen.text
