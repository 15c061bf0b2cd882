"""Random studies: a game of random actions, with variations, names and comments everywhere."""

import json
import random

from engine import game, record, rules, study
from engine.state import BETWEEN_HANDS
from engine.study import Place
from tests.engine.random_games import RandomGame

DECIDED = {"bid", "pass", "give", "discard", "contract", "play", "choose_talon", "look", "play_on"}
JUNK = (None, True, -1, 0, 3, 10**9, 1.5, "", "AS", "x" * 70, "\x07", [], [1], ["AS", "AS"], {}, {"at": 1}, [[[]]])


def a_game(preset="polish", seed=1, deals=3):
    """The record of a game of random actions."""
    seats = rules.build(preset).table.players[0]
    made = RandomGame(rules.build(preset), seats, seed, deals)
    for _ in made:
        pass
    return made.data


def places(found):
    """Every place of a study."""
    for number, hand in enumerate(found.hands):
        for line in [(), *(path for path, _ in study.variations(hand.main))]:
            end = len(study.path(found, Place(number, line)))
            yield from (Place(number, line, step) for step in range(end + 1))


def grown(data, seed, times):
    """A study of a record after so many random additions at random places."""
    generator = random.Random(seed)
    found = study.parse(data)
    for number in range(times):
        place = generator.choice(list(places(found)))
        state = study.state_at(found, place)
        legal = [one for one in game.legal(state) if one.do in DECIDED]
        if legal and state.phase not in BETWEEN_HANDS:
            found, place = study.extended(found, place, generator.choice(legal))
        if place.line and number % 3 == 0:
            found = study.named(found, place, f"Line {number}")
        if number % 4 == 0:
            found = study.commented(found, place, f"What about {number}?")
    return found


def played(data):
    """The end of the main line, computed by a program that doesn't know studies."""
    return record.play_through(record.read(data))


def mutated(data, generator):
    """The data with one value replaced, doubled or removed."""
    holders = []

    def walk(value):
        if isinstance(value, dict | list) and value:
            holders.append(value)
            for inner in value.values() if isinstance(value, dict) else value:
                walk(inner)

    data = json.loads(json.dumps(data))
    walk(data)
    holder = generator.choice(holders)
    key = generator.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    do = generator.randrange(4)
    if do == 0:
        del holder[key]
    elif do == 1 and isinstance(holder, list):
        holder.insert(key, json.loads(json.dumps(holder[generator.randrange(len(holder))])))
    elif do == 2:
        other = generator.choice(holders)
        source = list(other.values()) if isinstance(other, dict) else other
        holder[key] = json.loads(json.dumps(generator.choice(source))) if source else None
    else:
        holder[key] = generator.choice(JUNK)
    return data
