"""A seat that was taken over has had several holders: whatever tells of a hand names the one who held it then."""

import itertools
import json
from dataclasses import dataclass

import pytest
import pytest_asyncio
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.finished import records
from bot.finished.records import FinishedGame
from bot.finished.replay import before_hand, moments
from bot.finished.reviewing import Reviewing
from bot.ports.presses import Press, StudyRequest
from bot.screens import pages
from bot.screens.afterwards import shown_hand
from bot.screens.afterwards.replay import replay
from bot.screens.afterwards.verify import every_seal
from bot.table import forgetting
from bot.table.change import TableChange
from bot.table.holders import at_hand, takeovers
from bot.table.kinds.kind import FREE_AFTER
from bot.table.shown_hand import ShownHand
from bot.table.table import Stage, Table
from bot.texts import LANGUAGES, plain, visible
from bot.views.history import line
from bot.views.result import hand_result_of, outcome_of
from engine.record import Record, read
from tests.crossed import sampled
from tests.screens import faces
from tests.screens.drawn import finished_at_table, sentences_of_table, sheet_of_table
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import open_game, play_out, private

RULES = "/newgame polish lock.enabled=no game.target=360"
SEAT = 1
HELD = {1: "Ben", 2: "Ben", 3: "Zoe", 4: "Zoe"}
"""Who holds that seat, by the hand; from hand 5 on it is Max."""

inputs = itertools.count()


def holder(hand):
    return HELD.get(hand, "Max")


def others(hand):
    return {"Ben", "Zoe", "Max"} - {holder(hand)}


def is_right(text, hand):
    """Whether a text about a hand names nobody who did not hold the seat then."""
    return not any(name in text for name in others(hand))


async def after_hand(world, table_id, hand):
    await play_out(world, table_id, until=lambda table: len(table.rows) >= hand)


async def in_hand(world, table_id, hand):
    """Play into the middle of a hand."""
    await play_out(
        world, table_id, until=lambda now: now.deal is not None and now.deal.hand == hand and bool(now.game.auction)
    )


async def leaves(world, table_id, person):
    await world.says(person, "/leave")
    world.time += FREE_AFTER
    await world.tender.tend(table_id)


WHEN = ["in a hand", "between two hands"]


async def taken_over_twice(world, people, when):
    """A game in which Zoe took Ben's seat before hand 3, and Max took hers before hand 5; hand 5 is in play."""
    table_id = await open_game(world, people, options=RULES)
    zoe, max_ = world.persons("Zoe Max")
    for hand, gone, comes in ((2, people[1], zoe), (4, zoe, max_)):
        if when == "in a hand":
            await in_hand(world, table_id, hand)
            await leaves(world, table_id, gone)
            table = await world.table(table_id)
            assert table.deal.hand == hand
        else:
            await in_hand(world, table_id, hand)
            await world.says(gone, "/leave")
            await after_hand(world, table_id, hand)
            table = await world.table(table_id)
            await world.tables.change(table_id, _freed)
        await world.says(comes, "/join")
        assert (await world.table(table_id)).seats[SEAT].person.key == comes.key
    await in_hand(world, table_id, 5)
    return table_id


def _freed(table):
    return TableChange(table.with_seat(SEAT, free=True))


@pytest.fixture(params=WHEN)
async def taken_twice(request, world, people):
    return await taken_over_twice(world, people, request.param)


@dataclass(frozen=True)
class Over:
    """The same game at its end, with its record, in the world where it was played."""

    world: World
    table: Table
    record: Record

    def person(self, name):
        return self.world.person(name)


@pytest_asyncio.fixture(params=WHEN, scope="module", loop_scope="module")
async def over(request):
    """Played once for all tests: none of them changes it."""
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    world = World(RedisTables(database), RedisDirectory(database), NoLimits())
    table_id = await taken_over_twice(world, world.persons("Anna Ben Cleo"), request.param)
    table = await play_out(world, table_id)
    assert table.stage is Stage.OVER
    assert len(table.rows) >= 5
    yield Over(world, table, read(records.record(table, await world.store.log(table_id))))
    await database.close()


in_its_world = pytest.mark.asyncio(loop_scope="module")  # where a test asks the world of `over`


async def test_the_holders_are_known_with_their_first_hands(world, taken_twice):
    table = await world.table(taken_twice)
    assert [(one.hand, one.seat) for one in takeovers(table)] == [(3, SEAT), (5, SEAT)]
    for hand in range(1, 7):
        assert at_hand(table, hand).seats[SEAT].person.name == holder(hand)


async def test_the_board_names_whoever_it_was_in_each_of_its_facts(world, taken_twice):
    for hand in range(5, 9):
        table = await world.table(taken_twice)
        if table.stage is not Stage.PLAYING:
            break
        for fact in table.history:
            said = line(table, fact, "en").words
            if "hand" in fact.params and not fact.people:
                assert is_right(said, fact.params["hand"]), said
        await after_hand(world, taken_twice, hand)


async def test_while_the_next_holder_waits_the_hand_is_the_last_ones(world, people):
    table_id = await open_game(world, people, options=RULES)
    zoe = world.person("Zoe")
    await in_hand(world, table_id, 1)
    await leaves(world, table_id, people[1])
    await world.says(zoe, "/join")
    await play_out(world, table_id, until=lambda table: bool(table.game.tricks))
    text = visible(faces.board(await world.table(table_id), "en", world.time).text)
    so_far, totals = text.split("Totals")
    assert "Ben" in so_far
    assert "Zoe" not in so_far
    assert "Ben → Zoe" in totals
    assert "Ben has left" in totals
    assert "Zoe takes Ben’s seat" in totals
    await after_hand(world, table_id, 1)
    table = await world.table(table_id)
    assert "Zoe" not in visible(finished_at_table(table, table.rows[0], "en").text)


async def test_who_takes_a_seat_and_leaves_it_again_in_the_same_hand_has_held_none(world, people):
    table_id = await open_game(world, people, options=RULES)
    zoe, max_ = world.persons("Zoe Max")
    await in_hand(world, table_id, 1)
    await leaves(world, table_id, people[1])
    for person in (zoe, max_):
        await world.says(person, "/join")
        if person is zoe:
            await world.says(zoe, "/leave")
    table = await world.table(table_id)
    assert "Zoe has left" in visible(faces.board(table, "en", world.time).text)
    assert [at_hand(table, hand).seats[SEAT].person.name for hand in (1, 2)] == ["Ben", "Max"]
    assert [(one.hand, one.seat) for one in takeovers(table)] == [(2, SEAT)]


async def test_the_record_of_each_hand_names_its_players(over):
    table = over.table
    for row in table.rows:
        found = finished_at_table(table, row, "en")
        assert is_right(visible(found.text), row.number)
        assert holder(row.number) in visible(found.text)
        assert is_right(outcome_of(table, row, "en").words, row.number)


async def test_a_hand_is_told_as_their_own_to_who_held_the_seat_then(over):
    table = over.table
    holders = [at_hand(table, row.number).seats[SEAT].person.key for row in table.rows]
    for row, key in zip(table.rows, holders, strict=True):
        owners = {one for one in holders if hand_result_of(table, row, "en", one).rows[SEAT].own}
        assert owners == {key}


@pytest.mark.parametrize("language", sampled(LANGUAGES, 4))
async def test_the_score_sheet_names_its_players_by_hand(over, language):
    table = over.table
    sheet = visible(sheet_of_table(table, language).text)
    for hand, names in ((3, "Ben → Zoe"), (5, "Zoe → Max")):
        assert plain(language, "sheet-taken", hand=hand, names=names) in sheet
    for row in table.rows:
        begins = plain(language, "sheet-hand", number=row.number, changes="").strip()
        sentences = visible(sentences_of_table(table, language).text).splitlines()
        (line,) = [one for one in sentences if one.strip().startswith(begins)]
        assert holder(row.number) in line
        assert is_right(line, row.number)


@pytest.mark.slow
async def test_every_moment_of_a_replay_names_whoever_played_then(over):
    table, record = over.table, over.record
    for hand in range(1, len(table.rows) + 1):
        for moment in moments(table, record, hand):
            screen = replay(moment, "en")
            assert is_right(visible(screen.text), hand)
            assert is_right(screen.picture.data.model_dump_json(), hand)


async def test_a_shown_hand_names_whoever_played_it(over):
    table, record = over.table, over.record
    for row in table.rows:
        found = record.hands[row.number - 1]
        for step in (-1, 0, len(found.actions)):
            before = before_hand(record, row.number)
            part = {"pack": tuple(found.pack), "actions": tuple(found.actions), "before": before, "since": 0.0}
            shown = ShownHand(by=over.person("Anna"), hand=row.number, step=step, **part)
            text = visible(shown_hand.shown_hand(table, shown, "en").text)
            assert holder(row.number) in text
            assert is_right(text, row.number)


async def study_data(world, person, part, **what):
    answer = await world.service.act(
        Press(person, private(person), f"taken-{next(inputs)}", StudyRequest(part, **what))
    )
    assert not answer.toast, answer.toast
    return answer.data


@pytest.mark.slow
@in_its_world
async def test_the_window_of_a_game_names_whoever_played_each_hand(over):
    table = over.table
    for hand in range(1, len(table.rows) + 1):
        answer = await study_data(over.world, over.person("Anna"), "hand", table=table.id, hand=hand)
        assert answer["names"][SEAT] == holder(hand)
        assert is_right(json.dumps(answer["steps"]), hand)
        assert all(is_right(one["said"], number) for number, one in enumerate(answer["hands"], 1))


@in_its_world
async def test_a_game_as_a_study_has_the_names_of_all_holders_also_when_it_is_kept(over):
    table = over.table
    answer = await study_data(over.world, over.person("Anna"), "board", table=table.id)
    assert answer["record"]["names"] == ["Anna", "Ben → Zoe → Max", "Cleo"]
    kept = await study_data(over.world, over.person("Anna"), "keep", table=table.id, record=answer["record"])
    assert (await study_data(over.world, over.person("Anna"), "load", study=kept["study"]))["record"]["names"][
        SEAT
    ] == "Ben → Zoe → Max"


@in_its_world
async def test_the_list_of_games_has_the_names_of_all_holders(over):
    (game,) = await over.world.directory.finished(over.person("Anna").key, 5)
    assert "Ben → Zoe → Max " in visible(pages.history([FinishedGame.model_validate(game)], "en").text)


@in_its_world
async def test_a_review_is_of_the_hands_that_its_reader_played(over):
    table = over.table

    async def reviewed(record, seat):
        rows = len(table.rows)
        yield {"decisions": rows, "hands": rows}
        for hand in range(1, rows + 1):
            give = {"seat": seat, "do": "give", "card": "9S", "to": 0}
            why = {"reason": "high-led", "card": "9S", "better": "AS"}
            yield {
                "hand": hand,
                "step": 0,
                "action": give,
                "value": 5.0,
                "lost": 9.0,
                "error": 1,
                "better": give,
                "why": why,
            }
            yield {"hand": hand, "cards": 10}

    over.world.service.reviewing = Reviewing(over.world.store, reviewed)
    answer = await study_data(over.world, over.person("Max"), "review", table=table.id)
    assert {one["hand"] for one in answer["mistakes"]} == set(range(5, len(table.rows) + 1))
    answer = await study_data(over.world, over.person("Anna"), "review", table=table.id)
    assert {one["hand"] for one in answer["mistakes"]} == set(range(1, len(table.rows) + 1))


@in_its_world
async def test_a_review_names_whoever_got_a_card(over):
    table = over.table

    async def reviewed(record, seat):
        rows = len(table.rows)
        yield {"decisions": rows, "hands": rows}
        for hand in range(1, rows + 1):
            give = {"seat": seat, "do": "give", "card": "9S", "to": SEAT}
            why = {"reason": "high-led", "card": "9S", "better": "AS"}
            yield {
                "hand": hand,
                "step": 0,
                "action": give,
                "value": 5.0,
                "lost": 9.0,
                "error": 1,
                "better": give,
                "why": why,
            }

    # Cleo asks: the review of Anna's seat is kept from the test before.
    over.world.service.reviewing = Reviewing(over.world.store, reviewed)
    answer = await study_data(over.world, over.person("Cleo"), "review", table=table.id)
    for one in answer["mistakes"]:
        assert holder(one["hand"]) in one["said"]
        assert is_right(json.dumps(one), one["hand"])


async def test_the_words_in_a_deal_stay_those_of_whoever_typed_them(world, people):
    table_id = await open_game(world, people, options=RULES)
    await in_hand(world, table_id, 1)
    await world.says(people[1], "/seed hello")
    await in_hand(world, table_id, 2)
    await leaves(world, table_id, people[1])
    await world.says(world.person("Zoe"), "/join")
    table = await world.table(table_id)
    assert "Words in hand 2: Ben" in visible(faces.board(table, "en", world.time).text)
    await after_hand(world, table_id, 2)
    _, content = every_seal(await world.table(table_id), "en")
    assert b"Ben" in content
    assert b"Zoe" not in content


@in_its_world
async def test_a_record_names_nobody(over):
    table = over.table
    record = json.dumps(records.record(table, await over.world.store.log(table.id)))
    assert not any(name in record for name in ("Anna", "Ben", "Zoe", "Max", "Cleo"))


# Forgetting people.


@pytest.mark.parametrize("gone", ["Ben", "Zoe", "Max"])
@in_its_world
async def test_a_forgotten_holder_stays_somebody_and_the_others_keep_their_hands(over, gone):
    table = forgetting.without(over.table, over.person(gone), now=over.world.time)
    assert gone not in table.model_dump_json()
    someone = plain("en", "open-nameless")
    for row in table.rows:
        named = someone if holder(row.number) == gone else holder(row.number)
        text = visible(finished_at_table(table, row, "en").text)
        assert named in text
        assert is_right(text, row.number)
        assert (someone in text) == (named == someone)
    games = FinishedGame.model_validate(records.summary(over.table, 0.0).model_dump(mode="json"))
    assert gone not in json.dumps(records.without(games.model_dump(mode="json"), over.person(gone)))


# The seats of built-in players.


async def test_what_a_bot_did_before_somebody_took_its_seat_stays_the_bots(world, people):
    anna, ben, _ = people
    await world.says(anna, "/play polish lock.enabled=no game.target=240", chat=private(anna))
    code = await world.table_id(private(anna))
    await after_hand(world, code, 1)
    await world.says(ben, f"/join {code}", chat=private(ben))
    seat = (await world.table(code)).seat_of(ben.key)
    table = await play_out(world, code)
    bot = f"Bot {table.seats[seat].earlier[0].number}"
    first = table.rows[0]
    assert bot in visible(finished_at_table(table, first, "en").text)
    assert "Ben" not in visible(finished_at_table(table, first, "en").text)
    record = read(records.record(table, await world.store.log(code)))
    for hand in range(1, len(table.rows) + 1):
        mine = at_hand(table, hand).seats[seat].person is not None
        for moment in moments(table, record, hand):
            text = visible(replay(moment, "en").text)
            assert ("Ben" in text, bot in text) == (mine, not mine)
    assert f"{bot} → Ben" in visible(sheet_of_table(table, "en").text)
