"""Data that leaves the application: records of games, and no output depends on a card hidden from its reader."""

import ast
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bot.codec import Verb
from bot.ports.presses import Press, Pressed
from bot.refusal import Refusal
from bot.screen import NO_LINKS
from bot.screens.refusals import refused
from bot.showing.surfaces import wanted
from bot.table.table import Stage
from bot.texts import WHOLE
from engine.errors import EngineError
from engine.verify import verify
from tests.engine.hidden_cards import dealt_differently
from tests.world.chat_room import goes_on_by_itself, pressable
from tests.world.finished_games import play_out


@pytest.fixture
async def game(world):
    spoken = {"Anna": "en", "Ben": "pl", "Cleo": "en"}
    people = [world.person(name, language=language) for name, language in spoken.items()]
    await world.says(people[0], "/newgame polish lock.enabled=no game.target=200")
    for person in people[1:]:
        await world.presses(person, world.room.board(world.group).button(Verb.JOIN))
    await world.presses(people[0], world.room.board(world.group).button(Verb.START))
    return people


async def played(world, moves, table_id):
    """Make moves: the player to move presses the last button, which is a card in the play."""
    for _ in range(moves):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return
        if goes_on_by_itself(table):
            await world.passes(6, table_id)
            continue
        person = table.seats[table.to_act].person
        await world.presses(person, pressable(world.room.hand_of(person).screen)[-1])
        await world.tend(table_id)


async def exported(world, person, code=""):
    answer = await world.says(person, f"/export {code}")
    (reply,) = answer.replies
    name, content = reply.document
    assert name.endswith(".json")
    return content


# -------------------------------------------------------------------------------------------------------------- records


async def test_the_record_of_a_finished_game_is_verified_by_the_engine(world, game):
    table_id = await world.table_id()
    await play_out(world, table_id)
    assert (await world.table(table_id)).stage is Stage.OVER
    record = json.loads(await exported(world, game[1], table_id))
    assert verify(record)["verified"]
    record["hands"][0]["pack"] = record["hands"][0]["pack"][::-1]
    with pytest.raises(EngineError):  # another pack is detected
        verify(record)


async def test_the_record_of_a_running_game_tells_nothing_of_the_hand_in_play(world, game):
    table_id = await world.table_id()
    while not (await world.table(table_id)).rows:
        await played(world, 10, table_id)
    while (await world.table(table_id)).deal is None:
        await played(world, 1, table_id)
    table = await world.table(table_id)
    content = await exported(world, game[0])
    record = json.loads(content)
    assert len(record["hands"]) == len(table.rows)
    for deal in (table.deal, table.next_deal):
        assert deal.secret.encode() not in content
    log = [json.loads(line) for line in await world.store.log(table_id)]
    present = [entry["pack"] for entry in log if "pack" in entry][-1]
    assert json.dumps(present) not in json.dumps(record)
    assert all(row.deal.secret.encode() in content for row in table.rows), "what is over is open"


async def test_a_stranger_gets_no_record(world, game):
    table_id = await world.table_id()
    answer = await world.says(world.person("Eve"), f"/export {table_id}")
    assert not answer.replies
    assert "no seat" in answer.toast


async def test_verify_shows_seals_of_what_is_to_come_and_secrets_of_what_is_over_only(world, game):
    table_id = await world.table_id()
    while not (await world.table(table_id)).rows:
        await played(world, 10, table_id)
    table = await world.table(table_id)
    answer = await world.says(world.person("Eve"), "/verify")
    text = answer.replies[0].screen.text
    assert table.rows[-1].deal.secret in text
    assert table.next_deal.commitment in text
    assert table.next_deal.secret not in text
    assert table.deal is None or table.deal.secret not in text


# ---------------------------------------------------------------------------------------------------------------- leaks


async def everything_shown_to(world, table, person):
    """Everything that the application shows this person at this table: the boards, the own hand, and every answer."""
    live = await world.tables.newest(table.id)
    world.tables.remember(replace(live, value=table))
    seen = []
    surfaces = wanted(table, world.time, ["telegram"])
    seen += [
        surface.draw(NO_LINKS).model_dump_json()
        for surface in surfaces
        if surface.where == world.group or surface.where.key == person.key
    ]
    before = world.tables.change

    async def looked_at(table_id, decide, *, input_id=None):
        return decide(table).answer

    world.tables.change = looked_at
    try:
        for verb in (Verb.HAND, Verb.SCORE, Verb.RULES, Verb.PEEK):
            answer = await world.service.act(press_of(world, person, f"{table.id}.0.{verb}"))
            seen.append(answer.model_dump_json())
    finally:
        world.tables.change = before
    world.tables.remember(live)
    return seen


def press_of(world, person, data):
    return Press(person, world.group, "look", Pressed(data))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
async def test_nothing_shown_to_a_person_depends_on_cards_that_they_cannot_see(world, game, seed):
    rng = random.Random(seed)
    table_id = await world.table_id()
    compared = 0
    for _ in range(30):
        await played(world, rng.randint(1, 4), table_id)
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING or table.to_act is None:
            continue
        for seat, person in enumerate(game):
            other = table.model_copy(update={"game": dealt_differently(table.game, seat, rng)})
            if other.game == table.game:
                continue
            assert await everything_shown_to(world, table, person) == await everything_shown_to(world, other, person)
            compared += 1
    assert compared > 20


async def test_no_person_is_sent_another_persons_hand(world, game):
    table_id = await world.table_id()
    await played(world, 40, table_id)
    for person in game:
        for message in world.room.messages:
            if message.chat.id == f"dm-{person.id}":
                for screen in (*message.before, message.screen):
                    assert "Your cards" in screen.text or "Twoje karty" in screen.text
    assert {message.chat.id for message in world.room.messages} <= {"-100", *(f"dm-{person.id}" for person in game)}


def test_every_refusal_that_is_raised_has_its_sentence_with_what_fills_it_in():
    """Check each `Refusal("key", param=…)` of the code against `refusal-key` of the texts."""
    raised = 0
    for path in (Path(__file__).parents[2] / "bot").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args):
                continue
            if isinstance(node.args[0], ast.Constant):
                raised += 1
                params = {keyword.arg: 2 for keyword in node.keywords if keyword.arg is not None}
                for language in WHOLE:
                    assert refused(Refusal(node.args[0].value, **params), language)
    assert raised > 40
