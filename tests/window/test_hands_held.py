"""Whoever sits in a window is not sent what they see there: the private hand waits until it is their turn."""

import pytest

from tests.world.chat_room import pressable


@pytest.fixture
def inside(world) -> set[str]:
    """Who sits in a window."""
    here: set[str] = set()

    async def present(people):
        return frozenset(here & set(people))

    world.present = present
    world.restart()
    return here


def private_hand(world, person):
    return world.room.hand_of(person)


async def moved(world, people, table):
    """Let whoever is to act make a move; return them, and what their hand showed before."""
    mover = people[(await world.table(table)).to_act]
    before = private_hand(world, mover).screen
    await world.presses(mover, pressable(before)[0])
    await world.passes(3.0, table)
    return mover, before


async def test_without_a_window_the_hand_changes_with_ones_move(world, people, inside, table):
    mover, before = await moved(world, people, table)
    assert private_hand(world, mover).screen != before


async def test_in_a_window_it_is_held_until_it_is_ones_turn_again(world, people, inside, table):
    inside.update(person.key for person in people)
    mover, before = await moved(world, people, table)
    assert private_hand(world, mover).screen == before
    for _ in range(20):
        game = await world.table(table)
        if game.rows or people[game.to_act] is mover:
            break
        await moved(world, people, table)
    assert private_hand(world, mover).screen != before
    assert pressable(private_hand(world, mover).screen)


async def test_it_is_brought_up_to_date_when_the_window_is_closed(world, people, inside, table):
    inside.update(person.key for person in people)
    mover, before = await moved(world, people, table)
    inside.clear()
    await world.passes(30.0, table)
    assert private_hand(world, mover).screen != before


async def test_a_new_hand_is_sent_all_the_same_when_it_is_asked_for(world, people, inside, table):
    inside.add(people[0].key)
    before = private_hand(world, people[0])
    await world.says(people[0], "/hand")
    assert private_hand(world, people[0]) is not before
