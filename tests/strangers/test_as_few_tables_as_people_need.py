"""People at tables with free seats move together, if all whose game ends agree: as few tables as they need are left."""

import math
import random
from functools import partial

import pytest

from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.strangers import pairing, seating
from bot.strangers.conduct import Conduct, mark
from bot.strangers.pairing import LOOK_AROUND, PATIENCE, Room
from bot.strangers.queue import BREAK, Game, Queue, Waiting
from bot.texts import visible
from bot.views.of_table import for_seat
from tests.world.finished_games import private
from tests.world.strangers_met import left_with, people, text_of


def wanting(key, holds):
    person = Person(platform="telegram", id=key, name=key)
    return Waiting(person=person, chat=Chat(platform="telegram", id=key, private=True), since=0.0, holds=holds)


def all_agree(tables, seats, avoids):
    """Let everybody at some tables agree to each offer, until there is none; return the tables that are left."""
    tables = {code: list(here) for code, here in tables.items()}
    for _ in range(len(tables) + 1):
        rooms = [
            Room(code, tuple(f"telegram:{key}" for key in here), seats - len(here)) for code, here in tables.items()
        ]
        offers = pairing.offers(rooms, avoids)
        if not offers:
            return tables
        waiting = tuple(wanting(key, code) for code in offers for key in tables[code])
        queue = Queue(rules="polish", waiting=waiting, games=tuple(Game(code=code) for code in tables))
        after = pairing.paired(queue, rooms, seats, avoids, 0.0)
        moved = [(one, game.code) for game in after.games for one in game.coming]
        assert moved, "an offer was made that cannot be kept"
        for one, code in moved:
            tables[one.holds].remove(one.person.id)
            tables[code].append(one.person.id)
        gone = {one.holds for one, _ in moved}
        assert not any(tables[code] for code in gone), "all move from a table, or none"
        tables = {code: here for code, here in tables.items() if code not in gone}
    raise AssertionError("it has no end")


def are_in(pairs, one, other):
    return frozenset({one, other}) in pairs


def some_tables(chance, seats):
    """Return tables as they are after people have left."""
    counts = [chance.randint(1, seats) for _ in range(chance.randint(1, 8))]
    return {f"T{number}": [f"{number}-{seat}" for seat in range(count)] for number, count in enumerate(counts)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_few_tables_are_left_as_their_people_need(seats):
    chance = random.Random(seats)
    for _ in range(200):
        tables = some_tables(chance, seats)
        left = all_agree(tables, seats, lambda *_: False)
        everybody = sorted(key for here in tables.values() for key in here)
        assert sorted(key for here in left.values() for key in here) == everybody
        assert len(left) == math.ceil(len(everybody) / seats)
        assert all(1 <= len(here) <= seats for here in left.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_moves_to_a_table_of_somebody_whom_they_do_not_meet(seats):
    chance = random.Random(seats)
    for _ in range(200):
        tables = some_tables(chance, seats)
        everybody = [f"telegram:{key}" for here in tables.values() for key in here]
        apart = {frozenset(chance.sample(everybody, 2)) for _ in range(len(everybody)) if len(everybody) > 1}
        apart = {pair for pair in apart if len({key.rpartition("-")[0] for key in pair}) == 2}
        left = all_agree(tables, seats, partial(are_in, apart))
        together = [{f"telegram:{key}" for key in here} for here in left.values()]
        assert sorted(key for here in together for key in here) == sorted(everybody)
        assert not any(pair <= here for pair in apart for here in together)


async def agree(strangers, table, *names):
    for name in names or people(table):
        await strangers.presses(strangers.world.person(name), "move", table.id)


def asked(table, name):
    """Return what the board of somebody says about other tables, and the label of their button, if any."""
    seat = next(number for number, one in enumerate(table.seats) if one.person and one.person.name.endswith(name))
    view = for_seat(table, seat, "en")
    labels = [act.button.label for row in view.own.acts for act in row if act.kind == "move"]
    offer = view.strangers.offer
    return (visible(offer.markup) if offer else "", *labels)


async def test_three_tables_of_two_become_two_of_three_if_both_of_one_press(strangers):
    tables = await left_with(strangers, 2, 2, 2)
    for table in tables:
        for name in people(table):
            offer, label = asked(table, name)
            assert "if all of you press, you move there" in offer
            assert "doesn’t count" in offer
            assert label == "Move to other people"
    both = people(tables[1])
    answers = [await strangers.presses(strangers.world.person(name), "move", tables[1].id) for name in both]
    assert answers[0].toast == "You move as soon as the other player presses too."
    assert answers[1].toast == "You move once others have a seat for you. Until then you play on."
    await strangers.passes(3)
    left = await strangers.tables()
    assert [len(people(table)) for table in left] == [3, 3]
    assert sorted(people(left[0]) + people(left[1])) == sorted(name for table in tables for name in people(table))
    assert tables[1].id not in [table.id for table in left]
    conduct = await strangers.world.service.conducts.conduct()
    assert [conduct.waits(strangers.world.person(name).key, strangers.world.time) for name in both] == [0, 0]
    for name in both:
        key = strangers.world.person(name).key
        assert not (await strangers.world.directory.sums([key]))[0].numbers, "no game was left"
    for table in left:
        assert asked(table, people(table)[0]) == ("",)


@pytest.mark.slow
async def test_whoever_presses_waits_for_the_others_of_the_table_who_see_it(strangers):
    tables = await left_with(strangers, 2, 2, 2)
    first, second = people(tables[0])
    await agree(strangers, tables[0], first)
    await strangers.passes(LOOK_AROUND + 3)
    one = await strangers.world.tables.table(tables[0].id)
    assert sorted(people(one)) == sorted([first, second])
    assert [asked(one, name)[1] for name in (first, second)] == ["Stay here after all", "Move to other people"]
    assert all("Pressed: 1 of 2" in asked(one, name)[0] for name in (first, second))
    (reader,) = await strangers.named("Reader")
    page = text_of(await strangers.world.says(reader, "/play people", chat=private(reader)))
    assert "nobody waits yet, 6 play" in page
    await agree(strangers, tables[0], first)
    await strangers.passes(3)
    assert "Pressed: 0 of 2" in asked(await strangers.world.tables.table(one.id), second)[0]
    await agree(strangers, tables[0], second)
    await strangers.passes(3)
    assert len(await strangers.tables()) == 3, "the first one stays after all"


@pytest.mark.slow
@pytest.mark.parametrize("place", [0, 1], ids=["the first", "the last"])
async def test_who_finds_the_new_seat_taken_plays_the_next_game_of_the_old_table(strangers, monkeypatch, place):
    tables = await left_with(strangers, 2, 2, 2)
    late = people(tables[0])[place]
    usual = seating.seated

    def seated(table, one, about):
        if one.person.name.endswith(late):
            raise Refusal("seat-taken")
        return usual(table, one, about)

    monkeypatch.setattr(seating, "seated", seated)
    await agree(strangers, tables[0])
    await strangers.passes(BREAK + 3)
    assert sorted(people(table) for table in await strangers.tables() if late in people(table)) == [[late]]
    everybody = [name for table in await strangers.tables() for name in people(table)]
    assert sorted(everybody) == sorted(name for table in tables for name in people(table))
    assert not any(game.coming for game in (await strangers.queue()).games)


@pytest.mark.slow
async def test_consent_ends_with_the_offer(strangers):
    tables = await left_with(strangers, 2, 2, 2)
    first, _ = people(tables[0])
    await agree(strangers, tables[0], first)
    (dora,) = await strangers.named("Dora")
    await strangers.comes(dora)
    await strangers.passes(LOOK_AROUND + 3)
    assert (await strangers.queue()).waiting == ()
    two = next(table for table in await strangers.tables() if len(people(table)) == 2)
    assert asked(two, people(two)[0]) == ("",)
    answer = await strangers.presses(strangers.world.person(people(two)[0]), "move", two.id)
    assert answer.toast == "Other tables don’t have seats for all of you."


@pytest.mark.slow
async def test_who_stays_when_the_other_one_goes_home_moves_at_once(strangers):
    tables = await left_with(strangers, 2, 2, 2)
    first, second = people(tables[0])
    await agree(strangers, tables[0], first)
    await goes(strangers, strangers.world.person(second))
    await strangers.passes(3)
    left = await strangers.tables()
    assert sorted(len(people(table)) for table in left) == [2, 3]


@pytest.mark.slow
@pytest.mark.parametrize("turned", [False, True], ids=["avoids", "is avoided"])
async def test_whoever_does_not_meet_anybody_there_is_not_asked_and_reads_of_nobody(strangers, turned):
    one, *others = await left_with(strangers, 2, 2, 2)
    who = strangers.world.person(people(one)[0])
    them = [strangers.world.person(people(table)[0]) for table in others]
    directory = strangers.world.directory
    if not turned:
        await directory.save_person(who.key, {"notwith": {other.key: "x" for other in them}})
    for other in them if turned else ():
        await directory.save_person(other.key, {"notwith": {who.key: "x"}})
    await strangers.passes(LOOK_AROUND + 3)
    one = await strangers.world.tables.table(one.id)
    assert [asked(one, name) for name in people(one)] == [("",), ("",)]


@pytest.mark.slow
async def test_a_table_stays_if_one_of_its_people_is_kept_away_meanwhile(strangers):
    tables = await left_with(strangers, 2, 2, 2)
    first, second = people(tables[0])
    await agree(strangers, tables[0], first)
    person, world = strangers.world.person(first), strangers.world
    await world.service.conducts.put(
        Conduct(), lambda known: known.replace(barred={mark(person.key): world.time + 600})
    )
    await agree(strangers, tables[0], second)
    await strangers.passes(5)
    assert len(await strangers.tables()) == 3


async def test_whoever_wants_to_move_when_the_game_ends_plays_the_next_one(strangers):
    (anna,) = await strangers.named("Anna")
    await strangers.comes(anna)
    await strangers.passes(PATIENCE + 1)
    (table,) = await strangers.tables()
    await strangers.presses(anna, "move", table.id)
    await strangers.game_over(table.id)
    await strangers.passes(20)
    (following,) = await strangers.tables()
    assert people(following) == ["Anna"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 8))
async def test_people_who_come_and_go_as_chance_has_it_and_always_agree_need_no_table_more(strangers, seed):
    chance, here = random.Random(seed), []
    for number in range(12):
        (person,) = await strangers.named(f"P{number}")
        await strangers.comes(person)
        here.append(person)
        await strangers.passes(chance.randint(1, 20), step=4.0)
        if chance.random() < 0.3:
            await goes(strangers, here.pop(chance.randrange(len(here))))
    await strangers.passes(PATIENCE + 3, step=4.0)
    for _ in range(4):
        await goes(strangers, here.pop(chance.randrange(len(here))))
    for table in await strangers.tables():
        await strangers.hand_over(table.id)
    await strangers.passes(BREAK + LOOK_AROUND, step=5.0)
    while await strangers.all_agree():
        await strangers.passes(LOOK_AROUND + 5, step=5.0)
    tables = await strangers.tables()
    assert sorted(name for table in tables for name in people(table)) == sorted(one.name for one in here)
    assert len(tables) <= math.ceil(len(here) / 3)


async def goes(strangers, person):
    """Let somebody go home, from a table or a queue; who plays with others alone is asked whether they mean it."""
    answer = await strangers.world.says(person, "/leave", chat=private(person))
    for reply in answer.replies:
        await strangers.world.presses(person, reply.screen.rows[0][0], chat=private(person))
    await strangers.tend()
