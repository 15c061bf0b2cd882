"""Deals with a public beacon: the list of shares is closed and a round is named before that round comes."""

import hashlib
import json

import pytest

from bot.codec import Verb
from bot.ports.store import SurfaceKind
from bot.showing.tending import Tender
from bot.table import automatic
from bot.table.automatic import BEACON_WAIT
from bot.table.change import TableChange
from bot.table.table import Stage
from engine import beacon as engine_beacon
from engine import fairness
from engine.beacon import QUICKNET
from engine.verify import verify
from tests.beacon.own_chain import CHAIN, Rounds, signed
from tests.world.finished_games import play_out

GAME = "/newgame polish lock.enabled=no game.target=150"


@pytest.fixture
def rounds(world):
    world.tables.beacon, found = True, Rounds(world)
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time, beacon=found)
    return found


@pytest.fixture
async def starting(world, people, rounds):
    """The code of a table at which three people have pressed Start."""
    return await pressed_start(world, people)


async def pressed_start(world, people):
    await world.says(people[0], GAME)
    table_id = await world.table_id()
    for person in people[1:]:
        await world.presses(person, world.room.board(world.group).button(Verb.JOIN))
    await world.says(people[1], "/seed words of my own, all of them")
    await world.presses(people[0], world.room.board(world.group).button(Verb.START))
    return table_id


def messages(world):
    return [message for message in world.room.messages if message.chat.key == world.group.key]


def board(world):
    return [message for message in messages(world) if message.screen.rows][-1]


def closings(world):
    return [message for message in messages(world) if "drand quicknet" in message.screen.text]


async def dealt(world, table_id):
    await world.passes(12.0, table_id)
    return await world.table(table_id)


async def test_start_closes_the_list_and_names_a_round_two_periods_away(world, starting):
    table = await world.table(starting)
    assert (table.stage, table.deal) == (Stage.LOBBY, None)
    assert QUICKNET.time_of(table.closing.round) - world.time >= 2 * QUICKNET.period
    [message] = closings(world)
    shares = [bytes.fromhex(share) for share in table.closing.nonces]
    assert shares[1] == fairness.share_of("words of my own, all of them")
    assert fairness.closed(table.closing.commitment, shares) in message.screen.text
    assert f"Round {table.closing.round} " in message.screen.text


async def test_before_the_end_only_the_shares_of_hand_1_are_shown(world, people, starting):
    await dealt(world, starting)
    share = hashlib.sha256(b"words of my own, all of them").hexdigest()
    [message] = [one for one in world.room.messages if share in one.screen.text]
    assert message == closings(world)[0]
    await world.says(people[1], "/seed words of hand 2, all of them")
    await play_out(world, starting, until=lambda table: table.deal is not None and table.deal.hand == 2)
    later = hashlib.sha256(b"words of hand 2, all of them").hexdigest()
    assert not any(later in one.screen.text for one in world.room.messages)


async def test_no_round_is_mixed_in_before_the_list_is_shown(world, people, rounds):
    table_id = await pressed_start(world, people)
    table = await world.table(table_id)
    waits = table.model_copy(update={"closing": table.closing.model_copy(update={"list_shown": False})})
    assert automatic.with_beacon(waits, b"signature", world.time, world.chance).value == waits
    assert automatic.next_step(waits).why is automatic.Why.FORSAKEN


async def test_a_round_is_not_asked_for_before_its_time(world, starting, rounds):
    await world.passes(5.5, starting)
    assert rounds.asked == []
    assert (await world.table(starting)).deal is None


async def test_the_round_is_mixed_in(world, starting):
    closing = (await world.table(starting)).closing
    table = await dealt(world, starting)
    assert table.deal.commitment == closing.commitment
    assert table.deal.signature == signed(closing.round).hex()
    mixes = [
        fairness.Mix(bytes.fromhex(closing.secret), tuple(map(bytes.fromhex, closing.nonces)), signature, table.id, 1)
        for signature in (signed(closing.round), b"")
    ]
    log = [json.loads(line) for line in await world.store.log(starting)]
    assert log[1]["pack"] == list(mixes[0].pack(24))
    assert log[1]["pack"] != list(mixes[1].pack(24))
    assert log[0]["first_dealer"] == mixes[0].dealer(3)


async def test_the_closing_message_is_never_edited_and_never_deleted(world, people, starting):
    await world.says(people[0], "/language pl", admin=True)
    await world.tend(starting)
    await dealt(world, starting)
    await play_out(world, starting)
    assert len(closings(world)) == len((await world.table(starting)).rows)
    assert all(not message.before and not message.deleted for message in closings(world))
    shown = await world.store.shown(starting)
    assert [name for name in shown if name.kind is SurfaceKind.CLOSING] == []


async def test_words_after_the_closing_count_for_the_next_deal(world, people, starting):
    answer = await world.says(people[0], "/seed a little late, as it seems")
    assert answer.toast == "Your words are in hand 2."
    table = await dealt(world, starting)
    assert table.deal.nonces[0] == ""
    assert table.seats[0].share


@pytest.mark.parametrize("typed", ["/leave", "/options russian", "/options draw_seats on", "/addbot", "/deal"])
async def test_the_lobby_cannot_change_while_the_round_is_awaited(world, people, starting, typed):
    before = await world.table(starting)
    answer = await world.says(people[0], typed)
    assert "about to be dealt" in answer.toast
    after = await world.table(starting)
    assert (after.seats, after.preset, after.draw_seats) == (before.seats, before.preset, before.draw_seats)


async def test_nobody_joins_while_the_round_is_awaited(world, starting):
    answer = await world.presses(world.person("Eve"), board(world).button(Verb.JOIN))
    assert "about to be dealt" in answer.toast


async def test_a_late_round_is_waited_for(world, starting, rounds):
    rounds.late = 10.0
    closing = (await world.table(starting)).closing
    await world.passes(15.0, starting)
    assert (await world.table(starting)).deal is None
    await world.passes(4.0, starting)
    assert (await world.table(starting)).deal.signature == signed(closing.round).hex()


async def test_without_its_round_the_hand_is_dealt_and_marked(world, people, starting, rounds):
    rounds.late = 1000.0
    closing = (await world.table(starting)).closing
    await world.passes(QUICKNET.time_of(closing.round) - world.time + BEACON_WAIT - 1.0, starting)
    assert (await world.table(starting)).deal is None
    await world.passes(2.0, starting)
    table = await world.table(starting)
    assert table.deal.signature == ""
    assert "Hand 1: without the public random source" in board(world).screen.text
    answer = await world.says(people[0], "/verify")
    counts = "1 of 1 hands (0 sealed anew, 0 broken off, 0 annulled by the judge, 1 without the public random source)"
    assert counts in answer.replies[0].screen.text
    rounds.late = 0.0
    await play_out(world, starting)
    record = await exported(world, people[0], starting)
    assert record["hands"][0]["beacon"] is None
    assert record["hands"][1]["beacon"]["round"] > closing.round
    verified = (await world.says(people[0], "/verify")).replies[0].document[1].decode()
    assert "Hand 1: without the public random source" in verified


async def test_a_round_that_comes_after_the_hand_was_dealt_changes_nothing(world, starting, rounds):
    rounds.late = 1000.0
    await world.passes(30.0, starting)
    before = await world.table(starting)
    rounds.late = 0.0
    await world.passes(5.0, starting)
    assert (await world.table(starting)).deal == before.deal


async def test_a_process_without_a_beacon_deals_without_it_in_the_end(world, people, starting):
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time)
    await world.passes(30.0, starting)
    assert (await world.table(starting)).deal is not None


async def test_a_whole_game_is_verified(world, people, rounds, monkeypatch):
    table_id = await pressed_start(world, people)
    await dealt(world, table_id)
    assert (await play_out(world, table_id)).stage is Stage.OVER
    record = await exported(world, people[0], table_id)
    assert set(verify(record)["beacon"]) == {False}, "that key is not quicknet's"
    monkeypatch.setattr(engine_beacon.is_true, "__defaults__", (CHAIN,))
    checked = verify(record)
    assert checked["verified"]
    assert set(checked["beacon"]) == {True}
    assert checked["without_beacon"] == 0


async def exported(world, person, table_id):
    answer = await world.says(person, f"/export {table_id}")
    return json.loads(answer.replies[0].document[1])


async def test_no_round_is_named_twice_even_if_the_clock_goes_back(world, people, starting):
    table = await dealt(world, starting)
    await play_out(world, starting, until=lambda one: bool(one.rows))
    world.time -= 3600.0
    clock = table.clock.model_copy(update={"next_deal": world.time - 10.0})
    await world.tables.change(starting, lambda one: TableChange(one.model_copy(update={"clock": clock})))
    await world.tend(starting)
    again = await world.table(starting)
    assert (again.closing or again.deal).round > table.deal.round
