"""A hand in the answer to a press is kept up to date by its handle, and hidden before the handle expires."""

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.codec import Verb, decode
from bot.ports.messenger import Blocked, Busy, Gone, NotDelivered, Rejected
from bot.ports.presses import Editable
from bot.ports.store import SurfaceKind
from bot.screen import Screen
from bot.screens.during.seated import AGAIN
from bot.showing.delivery import PATIENCE
from bot.texts import plain, say
from tests.world.chat_room import pressable
from tests.world.finished_games import move

LASTS = 870.0


@dataclass
class Answers:
    """Fulfils `bot.ports.messenger.EditsAnswers`: the screen shown by each handle, and the refusals set by the test."""

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


@pytest.fixture
async def world(world):
    """A world in which a game has begun: `code` is its table's, `people` play."""
    world.room.answers = Answers()
    world.code = await world.begin()
    world.people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    return world


@pytest.fixture
def answers(world):
    return world.room.answers


async def shown_hand(world, seat, handle, *, anew=True, argument=""):
    """Press "My cards" a moment later, on the board or (not `anew`) on the answer; return what the answer shows."""
    answer = await presses(world, seat, f"{world.code}.0.{Verb.HAND}.{argument}", handle, anew=anew)
    return answer.replies[0].screen


async def presses(world, seat, button, handle, *, anew=False):
    world.time += 1.0
    return await world.presses(world.people[seat], button, ephemeral=True, editable=Editable(handle, LASTS, anew))


async def moved(world):
    """Make the next move a second later."""
    world.time += 1.0
    await move(world, world.code)
    await world.tend(world.code)


async def to_act(world):
    return (await world.table(world.code)).to_act


async def until_play(world):
    while (await world.table(world.code)).game.phase != "play":
        await moved(world)


async def until_turn(world, seat):
    while await to_act(world) != seat:
        await moved(world)


async def looked_before_the_turn(world):
    """Let the player after the one to move open a hand as answer "a", during the play; return that seat."""
    await until_play(world)
    seat = (await to_act(world) + 1) % 3
    await shown_hand(world, seat, "a")
    return seat


async def kept(world, seat):
    return [answer.handle for answer in (await world.table(world.code)).seats[seat].answers]


async def test_an_answer_that_shows_what_it_should_is_not_edited_and_can_be_refreshed(world, answers):
    screen = await shown_hand(world, 0, "a")
    assert screen.rows[-1][-1].label == plain("en", "button-refresh")
    assert decode(screen.rows[-1][-1].data).verb is Verb.HAND
    assert answers.calls == []
    assert await kept(world, 0) == ["a"]


async def test_when_the_turn_comes_the_answer_gets_buttons(world, answers):
    seat = await looked_before_the_turn(world)
    assert "a" not in answers.seen
    await until_turn(world, seat)
    (button, *_) = pressable(answers.seen["a"])
    assert decode(button.data).decision == (await world.table(world.code)).decision


async def test_moves_of_others_edit_no_answer(world, answers):
    await until_play(world)
    await shown_hand(world, (await to_act(world) + 2) % 3, "a")
    await moved(world)
    assert answers.calls == []


async def test_a_move_from_the_answer_is_one_commit_and_no_edit(world, answers):
    await until_play(world)
    seat = await to_act(world)
    await shown_hand(world, seat, "a")
    before = (await world.table(world.code)).version
    button = pressable(await shown_hand(world, seat, "b", anew=False))[0]
    await presses(world, seat, button, "c")
    await shown_hand(world, seat, "c", anew=False)
    assert (await world.table(world.code)).parent == before
    assert await kept(world, seat) == ["c"]
    assert answers.calls == []


async def test_another_look_at_the_same_answer_costs_no_commit_for_some_minutes(world):
    await shown_hand(world, 0, "a")
    before = (await world.table(world.code)).version
    await shown_hand(world, 0, "b", anew=False)
    assert (await world.table(world.code)).version == before
    world.time += 121.0
    await shown_hand(world, 0, "c", anew=False)
    assert await kept(world, 0) == ["c"]


async def test_an_answer_is_put_away_before_its_time_ends(world, answers):
    await shown_hand(world, 0, "a")
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


async def test_the_table_is_due_when_the_time_of_an_answer_ends(world):
    await shown_hand(world, 0, "a")
    until = (await world.table(world.code)).seats[0].answers[0].until
    assert await world.tender.tend(world.code) <= until


async def test_an_edit_that_failed_for_now_is_tried_again(world, answers):
    seat = await looked_before_the_turn(world)
    answers.refusals["a"] = Busy(1.0)
    await until_turn(world, seat)
    del answers.refusals["a"]
    await world.passes(2.0, world.code)
    assert pressable(answers.seen["a"])


async def test_an_answer_whose_edit_is_unsure_is_edited_even_back_to_what_it_showed(world, answers):
    seat = (await to_act(world) + 1) % 3
    await shown_hand(world, seat, "a")
    answers.refusals["a"] = Busy(1.0, unsure=True)
    await until_turn(world, seat)
    await moved(world)
    del answers.refusals["a"]
    await world.passes(3.0, world.code)
    assert not pressable(answers.seen["a"])


async def test_an_answer_that_can_never_be_edited_ends_with_its_time(world, answers):
    await shown_hand(world, 0, "a")
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


async def test_an_answer_that_does_not_exist_yet_is_edited_once_it_does(world, answers):
    seat = await looked_before_the_turn(world)
    answers.refusals["a"] = Gone("not yet")
    await until_turn(world, seat)
    assert await kept(world, seat) == ["a"]
    del answers.refusals["a"]
    await world.passes(1.0, world.code)
    assert pressable(answers.seen["a"])


async def test_if_an_answer_never_arrives_the_earlier_handle_edits_the_message(world, answers):
    await until_play(world)
    seat = await to_act(world)
    button = pressable(await shown_hand(world, seat, "a"))[0]
    answers.refusals["b"] = Gone("it came too late")
    await presses(world, seat, button, "b")
    assert await kept(world, seat) == ["b"]
    await until_turn(world, seat)
    await world.passes(6.0, world.code)
    assert await kept(world, seat) == ["a"]
    assert pressable(answers.seen["a"])


async def test_an_edit_that_may_have_come_after_the_answer_is_repeated(world, answers):
    """The earlier handle of the same message may have shown an older state after the answer."""
    await until_play(world)
    seat = await to_act(world)
    button = pressable(await shown_hand(world, seat, "a"))[0]
    world.time -= 1.0  # the press follows at the same moment
    await presses(world, seat, button, "b")
    assert answers.calls == []
    await world.passes(1.0, world.code)
    assert answers.calls == ["b"]


async def test_after_an_edit_under_way_the_newest_state_is_shown(world, answers):
    """The edit under way uses the earlier handle: whenever it arrives, the newest state follows."""
    world.patience = PATIENCE
    world.restart()
    seat = await looked_before_the_turn(world)
    answers.slow["a"] = asyncio.Event()
    await until_turn(world, seat)
    assert answers.calls == ["a"]
    await presses(world, seat, f"{world.code}.0.{Verb.NUDGES}", "b")
    await world.passes(2.0, world.code)
    assert answers.calls == ["a"]
    answers.slow["a"].set()
    await asyncio.gather(*world.delivery.under_way)
    await asyncio.sleep(0)  # lets the done callbacks run
    await world.passes(2.0, world.code)
    assert answers.calls == ["a", "b"]
    assert pressable(answers.seen["b"])


async def test_only_the_newest_answer_shows_the_cards(world, answers):
    await shown_hand(world, 0, "a")
    await shown_hand(world, 0, "b")
    assert answers.seen["a"].text == say("en", "hand-earlier")
    assert await kept(world, 0) == ["b"]
    (button,) = answers.seen["a"].rows[0]
    assert decode(button.data).argument == AGAIN
    await shown_hand(world, 0, "c", anew=False, argument=AGAIN)
    assert answers.seen["b"].text == say("en", "hand-earlier")
    assert await kept(world, 0) == ["c"]


async def test_people_who_leave_do_not_see_the_cards_any_more(world, answers):
    await shown_hand(world, 0, "a")
    world.time += 1.0
    await world.says(world.people[0], "/leave")
    assert answers.seen["a"].text == say("en", "hand-away")
    assert await kept(world, 0) == []


async def test_when_the_game_is_over_answers_lose_their_buttons_and_end(world, answers):
    for seat in range(3):
        await shown_hand(world, seat, f"{seat}")
    for person in world.people:
        world.time += 1.0
        await world.presses(person, f"{world.code}.0.{Verb.VOTE}.end")
    table = await world.table(world.code)
    assert not table.is_live
    assert all(screen.rows == () for screen in answers.seen.values())
    assert sorted(answers.seen) == ["0", "1", "2"]
    assert all(seat.answers == () for seat in table.seats)


async def test_no_handle_of_a_forgotten_person_is_stored(world):
    await shown_hand(world, 0, "handle-of-anna")
    private = await world.room.private_chat(world.people[0])
    await world.says_yes(world.people[0], "/deletemydata", chat=private)
    await world.tend(world.code)
    assert "handle-of-anna" not in (await world.store.load(world.code)).body.decode()
    shown = await world.store.shown(world.code)
    assert not [name for name in shown if name.kind is SurfaceKind.ANSWER]


async def test_a_handle_stands_only_in_the_table(world, answers, caplog):
    caplog.set_level("DEBUG")
    seat = await looked_before_the_turn(world)
    await shown_hand(world, seat, "very-secret")
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


async def test_after_a_crash_the_next_worker_edits_answers_in_doubt(world, answers):
    seat = await looked_before_the_turn(world)
    while await to_act(world) != seat:
        await move(world, world.code)  # the table isn't tended
    assert answers.calls == []
    world.time += 1.0
    world.restart()
    await world.tend(world.code)
    assert pressable(answers.seen["a"])
