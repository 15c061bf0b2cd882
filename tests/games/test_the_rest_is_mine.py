"""The rest of a hand in one press: offered to a leader who takes every trick, and played as ordinary moves."""

import asyncio
import json

import pytest

from bot.codec import ButtonToken, Verb, decode, encode
from bot.finished.records import record
from bot.finished.replay import HandStep, moment
from bot.finished.statistics import added
from bot.ports.presses import Press, Pressed
from bot.table import pauses, the_rest, votes
from bot.table.change import TableChange
from bot.table.parts import Habits
from bot.table.playing import play
from bot.table.table import Stage
from bot.texts import LANGUAGES, plain, visible
from bot.views import choices
from engine import actions, view
from engine.record import play_through, read
from tests.screens import faces
from tests.screens.hidden_cards import unreachable
from tests.screens.set_tables import NOW, opened, started, until
from tests.world.finished_games import open_game, play_out, private


def sure(table):
    seat = table.to_act
    return seat is not None and table.game is not None and the_rest.is_sure(table, view.view(table.game, seat))


def offers(screen):
    return [button for row in screen.rows for button in row if button.data and decode(button.data).verb is Verb.REST]


@pytest.fixture
async def begun(world, people):
    """A game of three people in which the player to move takes all remaining tricks."""
    table_id = await open_game(world, people, options="/newgame polish")
    await play_out(world, table_id, until=sure)
    await world.tender.tend(table_id)
    return world


async def leader(world):
    table = await world.table()
    person = table.seats[table.to_act].person
    (button,) = offers(world.room.hand_of(person).screen)
    return person, button


def position():
    return until(started(opened()), sure)


# When it is offered.


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_whoever_leads_is_offered_it(language):
    table = position()
    for seat in range(3):
        shown = offers(faces.hand_of(table, seat, language))
        assert [button.label for button in shown] == [plain(language, "button-rest")] * (seat == table.to_act)
    assert not offers(faces.board(table, language, NOW)), "the board would tell the cards of the hand"


def test_it_is_not_offered_for_the_last_card_which_plays_itself():
    table = position()
    while table.to_act is not None:
        if len(view.view(table.game, table.to_act).hand) == 1:
            assert not sure(table)
        legal = view.view(table.game, table.to_act).legal
        table, _ = play(table, actions.parse(dict(legal[0])), NOW)


def test_it_is_not_offered_in_a_pause_or_after_the_game():
    table = position()
    assert not offers(faces.hand_of(votes.decided(table, "pause", NOW), table.to_act, "en"))
    closed = table.model_copy(update={"stage": Stage.CLOSED})
    assert not offers(faces.hand_of(closed, table.to_act, "en"))


def test_who_plays_by_the_numbers_on_the_board_has_a_number_for_it():
    table = unreachable(position()).model_copy(update={"key": "ab" * 8})
    token = ButtonToken(table.id, table.decision, Verb.NEXT, "1")
    numbers = range(1, choices._numbers(view.public(table.game), table.to_act) + 1)
    meant = [choices.meant_by_number(table, table.to_act, str(number), token) for number in numbers]
    assert sum(one is not None and one.verb is Verb.REST for one in meant) == 1


# The effect of a press.


async def test_one_press_plays_the_hand_to_its_end_in_one_commit(begun, monkeypatch):
    before = await begun.table()
    person, button = await leader(begun)
    commits, commit = [], begun.tables.store.commit

    async def counted(*args, **kwargs):
        commits.append(args)
        return await commit(*args, **kwargs)

    monkeypatch.setattr(begun.tables.store, "commit", counted)
    answer = await begun.service.act(Press(person, private(person), "rest", Pressed(button.data)))
    after = await begun.table()
    assert answer.toast is None
    assert len(commits) == 1
    assert len(after.rows) == len(before.rows) + 1
    tricks = after.rows[-1].result["tricks"]
    assert tricks[before.to_act] == tricks_of(before, before.to_act) + len(view.view(before.game, before.to_act).hand)


def tricks_of(table, seat):
    return sum(trick.winner == seat for trick in view.public(table.game).tricks)


async def test_the_board_says_who_took_the_rest(begun):
    table = await begun.table()
    person, button = await leader(begun)
    await begun.presses(person, button, chat=private(person))
    await begun.skips(table.id, 3.0)
    said = [visible(one.screen.text) for one in begun.room.seen_in(begun.group)]
    assert sum(f"{person.name} takes the rest of the tricks" in text for text in said) >= 1


async def test_the_moves_are_ordinary_ones_that_the_record_replays(begun):
    person, button = await leader(begun)
    before = await begun.table()
    await begun.presses(person, button, chat=private(person))
    table = await begun.table()
    data = record(table, await begun.store.log(table.id))
    read_back = read(json.loads(json.dumps(data)))
    assert play_through(read_back).state.totals == table.game.totals
    hand_number = len(table.rows)
    last = moment(table, read_back, HandStep(hand_number, 10**6))
    assert last.is_over
    leads = [entry for entry in data["hands"][-1]["actions"] if entry["seat"] == before.to_act][-2:]
    assert {entry["do"] for entry in leads} == {"play"}


def test_the_leaders_cards_are_played_in_their_order():
    table = position()
    seat, held = table.to_act, view.view(table.game, table.to_act).hand
    _, log = the_rest.taken(table, seat, NOW)
    assert tuple(entry["card"] for entry in log if entry["seat"] == seat) == held


def test_the_result_is_that_of_any_other_play():
    table = position()
    played, _ = the_rest.taken(table, table.to_act, NOW)
    one_by_one = table
    while one_by_one.to_act is not None:
        last = view.view(one_by_one.game, one_by_one.to_act).legal[-1]
        one_by_one, _ = play(one_by_one, actions.parse(dict(last)), NOW)
    assert played.rows[-1].result == one_by_one.rows[-1].result
    assert added(played, {}) == added(one_by_one, {})


# Refusals, and presses at the same moment.


async def test_nobody_else_can_press_it(begun):
    person, button = await leader(begun)
    before = await begun.table()
    others = [seat.person for seat in before.seats if seat.person != person]
    for other in (*others, begun.person("Zoe")):
        assert (await begun.presses(other, button)).toast
    assert await begun.table() == before


async def test_an_old_button_is_refused(begun):
    person, button = await leader(begun)
    await begun.presses(person, begun.room.hand_of(person).button(Verb.CARD, "0"))
    await begun.passes(10.0)
    begun.service = begun.another_service()
    before = await begun.table()
    assert (await begun.presses(person, button)).toast
    assert (await begun.table()).game == before.game


async def test_it_is_refused_in_a_pause(begun):
    person, button = await leader(begun)

    def paused(table):
        return TableChange(votes.decided(table, "pause", begun.time))

    await begun.tables.change(await begun.table_id(), paused)
    assert "pause" in (await begun.presses(person, button)).toast.lower()


async def test_a_forged_button_where_the_rest_is_not_sure_is_refused(world):
    await world.begin()
    table = await world.table()
    person = table.seats[table.to_act].person
    forged = encode(ButtonToken(table.id, table.decision, Verb.REST))
    assert (await world.presses(person, forged)).toast
    assert (await world.table()).game == table.game


async def test_two_presses_at_once_in_two_processes_play_one_hand(begun):
    person, button = await leader(begun)
    before = await begun.table()
    other = begun.another_service()
    presses = [Press(person, private(person), name, Pressed(button.data)) for name in ("one", "two")]
    await asyncio.gather(begun.service.act(presses[0]), other.act(presses[1]))
    assert len((await begun.table()).rows) == len(before.rows) + 1


async def test_a_second_click_is_no_error(begun):
    person, button = await leader(begun)
    await begun.presses(person, button)
    assert (await begun.presses(person, button)).toast is None


async def test_a_card_that_waits_for_its_pause_gives_way_and_no_pause_delays_the_rest(begun):
    person, button = await leader(begun)
    before = await begun.table()

    def kept(table):
        clock = table.clock.replace(turn_since=begun.time)
        auto = table.replace(clock=clock).with_seat(table.to_act, habits=Habits(auto=True))
        card = view.view(table.game, table.to_act).hand[-1]
        return TableChange(pauses.kept(auto, actions.parse({"do": "play", "seat": table.to_act, "card": card})))

    await begun.tables.change(before.id, kept)
    await begun.presses(person, button)
    after = await begun.table()
    assert len(after.rows) == len(before.rows) + 1
    assert after.turn.ready is None


async def test_who_was_stood_in_for_is_back_with_it(begun):
    person, button = await leader(begun)
    seat = (await begun.table()).to_act
    table_id = await begun.table_id()
    await begun.tables.change(table_id, lambda table: TableChange(table.with_seat(seat, stand_in=True)))
    await begun.service.act(Press(person, private(person), "rest", Pressed(button.data)))
    table = await begun.tables.table(table_id)
    assert not table.seats[seat].stand_in
    keys = [line.key for line in table.history]
    assert keys.index("back") < keys.index("took-rest")
