"""A hand that a press was answered with: kept up to date by its handle for a while, and put away before that ends."""

import asyncio
import json
from dataclasses import dataclass, field

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.codec import Verb, decode
from bot.people import Person
from bot.ports.messenger import Blocked, Busy, Gone, NotDelivered, Rejected
from bot.ports.presses import Editable
from bot.ports.store import SurfaceKind
from bot.screen import Screen
from bot.screens.during.answered import AGAIN
from bot.showing.stragglers import PATIENCE
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.playing import play
from bot.texts import plain, say
from tests.world.chat_room import NoLimits, World, pressable

NAMES = ("Anna", "Ben", "Cleo")
LASTS = 870.0


@dataclass
class Answers:
    """Fulfils `bot.ports.messenger.EditsAnswers`: what each handle shows, and what it is refused with."""

    seen: dict[str, Screen] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    refusals: dict[str, NotDelivered] = field(default_factory=dict)
    slow: dict[str, asyncio.Event] = field(default_factory=dict)

    async def edit_answer(self, handle: str, screen: Screen) -> None:
        self.calls.append(handle)
        if handle in self.slow:
            await self.slow[handle].wait()
        if handle in self.refusals:
            raise self.refusals[handle]
        self.seen[handle] = screen


class Begun(World):
    """A world in which a game has begun: its store, its code and who plays."""

    database: Database
    code: str
    people: list[Person]


@pytest.fixture
async def world():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    made = Begun(RedisTables(database), RedisDirectory(database), NoLimits())
    made.database = database
    made.room.answers = Answers()
    made.code = await made.begin()
    made.people = [made.person(name) for name in NAMES]
    yield made
    await database.close()


@pytest.fixture
def answers(world):
    return world.room.answers


async def looks(world, seat, handle, *, anew=True, argument=""):
    """Press "My cards", a moment after what was before: on the board, or on the answer that is there."""
    world.time += 1.0
    data = f"{world.code}.0.{Verb.HAND}{argument}"
    editable = Editable(handle, LASTS, anew)
    answer = await world.presses(world.people[seat], data, ephemeral=True, editable=editable)
    return answer.replies[0].screen


async def moved(world):
    """Let whoever is to move do so."""
    world.time += 1.0
    await world.tables.change(world.code, lambda now: _played(now, world.time))
    await world.tend(world.code)


def _played(table, now):
    played, entry = play(table, chosen_action(table), now)
    return TableChange(played, log=(entry,))


async def until_play(world):
    while (await world.table(world.code)).game.phase != "play":
        await moved(world)


async def kept(world, seat):
    return [answer.handle for answer in (await world.table(world.code)).seats[seat].answers]


async def until_turn(world, seat):
    while (await world.table(world.code)).to_act != seat:
        await moved(world)


async def test_an_answer_that_shows_what_it_should_is_left_alone(world, answers):
    await looks(world, 0, "a")
    assert answers.calls == []
    assert await kept(world, 0) == ["a"]


async def test_with_the_turn_come_the_cards_to_press(world, answers):
    await until_play(world)
    seat = ((await world.table(world.code)).to_act + 1) % 3
    assert not pressable(await looks(world, seat, "a"))
    await until_turn(world, seat)
    assert pressable(answers.seen["a"])
    assert decode(pressable(answers.seen["a"])[0].data).decision == (await world.table(world.code)).decision


async def test_others_moves_renew_no_answer(world, answers):
    await until_play(world)
    table = await world.table(world.code)
    await looks(world, (table.to_act + 2) % 3, "a")
    await moved(world)
    assert answers.calls == []


async def test_a_move_from_the_answer_is_one_commit_and_no_edit(world, answers):
    await until_play(world)
    seat = (await world.table(world.code)).to_act
    await looks(world, seat, "a")
    before = (await world.table(world.code)).ancestors
    button = pressable(await looks(world, seat, "b", anew=False))[0]
    await world.presses(world.people[seat], button, ephemeral=True, editable=Editable("c", LASTS))
    await looks(world, seat, "c", anew=False)
    table = await world.table(world.code)
    assert table.ancestors[:-1] == before
    assert await kept(world, seat) == ["c"]
    assert answers.calls == []


async def test_looking_again_at_the_same_answer_costs_no_commit_for_some_minutes(world):
    await looks(world, 0, "a")
    before = (await world.table(world.code)).ancestors
    await looks(world, 0, "b", anew=False)
    assert (await world.table(world.code)).ancestors == before
    world.time += 121.0
    await looks(world, 0, "c", anew=False)
    assert await kept(world, 0) == ["c"]


async def test_an_answer_has_a_button_that_renews_it(world):
    screen = await looks(world, 0, "a")
    assert screen.rows[-1][-1].label == plain("en", "button-refresh")
    assert decode(screen.rows[-1][-1].data).verb is Verb.HAND


async def test_before_its_time_ends_an_answer_is_put_away(world, answers):
    await looks(world, 0, "a")
    await world.passes(LASTS - 1.0, world.code)
    assert answers.seen.get("a") is None or answers.seen["a"].rows[-1][-1].label == plain("en", "button-refresh")
    await world.passes(2.0, world.code)
    assert answers.seen["a"].text == say("en", "hand-earlier")
    assert not pressable(answers.seen["a"])
    assert await kept(world, 0) == []
    answers.calls.clear()
    await moved(world)
    await world.passes(60.0, world.code)
    assert answers.calls == []


async def test_the_worker_comes_by_itself_when_the_time_of_an_answer_ends(world):
    await looks(world, 0, "a")
    until = (await world.table(world.code)).seats[0].answers[0].until
    assert await world.tender.tend(world.code) <= until


async def test_an_answer_that_takes_no_edit_for_now_is_tried_again(world, answers):
    seat = await looked_before_the_turn(world)
    answers.refusals["a"] = Busy(1.0)
    await until_turn(world, seat)
    del answers.refusals["a"]
    await world.passes(2.0, world.code)
    assert pressable(answers.seen["a"])


async def test_an_answer_whose_edit_may_have_come_is_edited_even_to_what_it_was_before(world, answers):
    seat = ((await world.table(world.code)).to_act + 1) % 3
    await looks(world, seat, "a")
    answers.refusals["a"] = Busy(1.0, unsure=True)
    await until_turn(world, seat)
    await moved(world)
    del answers.refusals["a"]
    await world.passes(3.0, world.code)
    assert not pressable(answers.seen["a"])


async def test_an_answer_that_takes_no_edit_at_all_ends_with_its_time(world, answers):
    await looks(world, 0, "a")
    answers.refusals["a"] = Busy(10.0)
    await world.passes(LASTS + 40.0, world.code)
    assert await kept(world, 0) == []


@pytest.mark.parametrize("refusal", [Gone("no"), Blocked("over"), Rejected("odd")])
async def test_an_answer_that_is_gone_ends_quietly(world, answers, refusal, caplog):
    seat = await looked_before_the_turn(world)
    world.time += 5.0
    answers.refusals["a"] = refusal
    await until_turn(world, seat)
    table = await world.table(world.code)
    assert table.seats[seat].answers == ()
    assert not table.seats[seat].unreachable
    assert table.refusing == ()
    assert not caplog.records


async def looked_before_the_turn(world):
    await until_play(world)
    seat = ((await world.table(world.code)).to_act + 1) % 3
    await looks(world, seat, "a")
    return seat


async def test_an_answer_that_is_still_on_its_way_is_edited_once_it_is_there(world, answers):
    seat = await looked_before_the_turn(world)
    answers.refusals["a"] = Gone("not yet")
    await until_turn(world, seat)
    assert await kept(world, seat) == ["a"]
    del answers.refusals["a"]
    await world.passes(1.0, world.code)
    assert pressable(answers.seen["a"])


async def test_an_answer_that_never_arrived_leaves_the_message_to_the_handle_from_before(world, answers):
    await until_play(world)
    seat = (await world.table(world.code)).to_act
    button = pressable(await looks(world, seat, "a"))[0]
    world.time += 1.0
    answers.refusals["b"] = Gone("it came too late")
    await world.presses(world.people[seat], button, ephemeral=True, editable=Editable("b", LASTS))
    assert await kept(world, seat) == ["b"]
    await until_turn(world, seat)
    await world.passes(6.0, world.code)
    assert await kept(world, seat) == ["a"]
    assert pressable(answers.seen["a"])


async def test_an_edit_that_crossed_the_answer_is_made_good(world, answers):
    """Under the handle from before the same message may have been given an older state after the answer."""
    await until_play(world)
    seat = (await world.table(world.code)).to_act
    button = pressable(await looks(world, seat, "a"))[0]
    await world.presses(world.people[seat], button, ephemeral=True, editable=Editable("b", LASTS))
    assert answers.calls == []
    await world.passes(1.0, world.code)
    assert answers.calls == ["b"]


async def test_an_edit_under_way_is_followed_by_what_the_message_shall_show_now(world, answers):
    """It is made under the handle from before: whenever it arrives, the newest state comes after it."""
    world.patience = PATIENCE
    world.restart()
    seat = await looked_before_the_turn(world)
    answers.slow["a"] = asyncio.Event()
    await until_turn(world, seat)
    assert answers.calls == ["a"]
    world.time += 1.0
    switches = f"{world.code}.0.{Verb.AUTO}"
    await world.presses(world.people[seat], switches, ephemeral=True, editable=Editable("b", LASTS))
    await world.passes(2.0, world.code)
    assert answers.calls == ["a"]
    answers.slow["a"].set()
    await asyncio.gather(*world.delivery.under_way)
    await asyncio.sleep(0)  # until those who wait for it have heard
    await world.passes(2.0, world.code)
    assert answers.calls == ["a", "b"]
    assert pressable(answers.seen["b"])


async def test_a_newer_answer_puts_the_one_before_away(world, answers):
    await looks(world, 0, "a")
    await looks(world, 0, "b")
    assert answers.seen["a"].text == say("en", "hand-earlier")
    assert await kept(world, 0) == ["b"]


async def test_what_was_put_away_shows_the_cards_again_and_the_other_answer_is_put_away_then(world, answers):
    await looks(world, 0, "a")
    await looks(world, 0, "b")
    (button,) = answers.seen["a"].rows[0]
    assert decode(button.data).argument == AGAIN
    await looks(world, 0, "c", anew=False, argument=AGAIN)
    assert answers.seen["b"].text == say("en", "hand-earlier")
    assert await kept(world, 0) == ["c"]


async def test_who_leaves_sees_the_cards_no_more(world, answers):
    await looks(world, 0, "a")
    world.time += 1.0
    await world.says(world.people[0], "/leave")
    assert answers.seen["a"].text == say("en", "hand-away")
    assert await kept(world, 0) == []


async def test_with_the_game_over_an_answer_loses_its_buttons_and_ends(world, answers):
    for seat in range(3):
        await looks(world, seat, f"{seat}")
    for person in world.people:
        world.time += 1.0
        await world.presses(person, f"{world.code}.0.{Verb.VOTE}end")
    table = await world.table(world.code)
    assert not table.is_live
    assert all(screen.rows == () for screen in answers.seen.values())
    assert sorted(answers.seen) == ["0", "1", "2"]
    assert all(seat.answers == () for seat in table.seats)


async def test_who_is_forgotten_leaves_no_handle_behind(world):
    await looks(world, 0, "handle-of-anna")
    private = await world.room.private_chat(world.people[0])
    await world.says_yes(world.people[0], "/deletemydata", chat=private)
    await world.tend(world.code)
    assert "handle-of-anna" not in (await world.store.load(world.code)).body.decode()
    shown = await world.store.shown(world.code)
    assert not [name for name in shown if name.kind is SurfaceKind.ANSWER]


async def test_a_handle_is_written_nowhere_but_in_the_table(world, answers, caplog):
    caplog.set_level("DEBUG")
    seat = await looked_before_the_turn(world)
    await looks(world, seat, "very-secret")
    answers.refusals["very-secret"] = Busy(1.0)
    await until_turn(world, seat)
    answers.refusals["very-secret"] = Rejected("odd")
    await world.passes(10.0, world.code)
    table = await world.table(world.code)
    assert "very-secret" not in repr(table)
    assert "very-secret" not in repr(Editable("very-secret", 1.0))
    assert "very-secret" not in caplog.text
    shown = await world.store.shown(world.code)
    assert "very-secret" not in repr(shown)
    assert "very-secret" not in b"".join(await world.store.log(world.code)).decode()


async def test_after_a_crash_the_next_worker_edits_what_may_not_be_shown(world, answers):
    seat = await looked_before_the_turn(world)
    while (await world.table(world.code)).to_act != seat:
        await world.tables.change(world.code, lambda now: _played(now, world.time))  # and nobody tends it
    assert answers.calls == []
    world.time += 1.0
    world.restart()
    await world.tend(world.code)
    assert pressable(answers.seen["a"])


async def test_a_table_that_a_worker_of_before_has_written_lost_its_answers_and_plays_on(world, answers):
    seat = await looked_before_the_turn(world)
    stored = await world.store.load(world.code)
    body = json.loads(stored.body)
    for one in body["seats"]:
        del one["answers"]
    await world.store.commit(
        world.code,
        expected=stored.version,
        what="table",
        schema=stored.schema,
        body=json.dumps(body).encode(),
        wake=world.time,
    )
    world.restart()
    await world.tend(world.code)
    await until_turn(world, seat)
    assert answers.calls == []
    await looks(world, seat, "b")
    assert await kept(world, seat) == ["b"]
