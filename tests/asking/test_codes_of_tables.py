"""A code is named at one gate: a table that is hidden from somebody answers and costs like one that does not exist."""

import itertools
import re

import pytest

from bot.asking.allowances import CODES
from bot.asking.commands import SPECS
from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat
from bot.ports.allowances import Unlimited
from tests.crossed import crossed, sampled
from tests.world.evening import Evening
from tests.world.finished_games import open_game

MISSING = "W8RT4N"
MISSING_CUP = "W8RT4"
# A proof, a name in which a code of a table means nothing, and a command that takes none.
OPEN_TO_ALL = {"verify", "tournament", "puzzle"}
# The proof, and a replay that somebody showed in a chat.
SHOWN_TO_ALL = {Verb.REPLAY, Verb.VERIFY}
TYPED = {"judge": "offer {}", "kick": "{} Ben", "timer": "{} 5m"}


class Counted(Unlimited):
    """Counts the codes that are tried."""

    def __init__(self):
        self.tried = 0

    async def take(self, what, who, allowance, now):
        self.tried += what == CODES.name and allowance == CODES.person
        return 0.0


@pytest.fixture
def gate(world):
    """A world whose platform does not say who is in a chat, and the tries that it counts."""
    gate = Counted()
    world.service = world.another_service(allowances=gate)
    world.room.tells_nothing = True
    return gate


@pytest.fixture
async def hidden(world, gate):
    """The code of a game that is open to the members of its group."""
    return await open_game(world, world.persons("Anna Ben Cleo"))


@pytest.fixture
async def cup(world, gate):
    """The code of a tournament that is open to the members of its group, with its first round dealt."""
    return (await Evening.begun(world, 3)).code


@pytest.fixture
def zoe(world):
    return world.person("Zoe")


@pytest.fixture
async def private(world, zoe):
    return await world.room.private_chat(zoe)


ELSEWHERE = Chat(platform="telegram", id="-900", title="Elsewhere")


async def answer_of(gate, code, acting):
    """What a stranger is told, without the code, and how many tries it cost."""
    before = gate.tried
    answer = await acting
    return answer.model_copy(
        update={"toast": re.sub(code, "CODE", answer.toast or "", flags=re.IGNORECASE)}
    ), gate.tried - before


@pytest.mark.parametrize(
    ("name", "place"),
    sampled(crossed([spec.name for spec in SPECS if spec.name not in OPEN_TO_ALL], ["private", "another group"]), 3),
)
async def test_each_command_answers_a_hidden_code_like_a_missing_one(world, gate, hidden, zoe, private, name, place):
    chat = private if place == "private" else ELSEWHERE
    words = TYPED.get(name, "join_{}" if name == "start" else "{}")
    answers = [
        await answer_of(gate, code, world.says(zoe, f"/{name} {words.format(code)}", chat=chat))
        for code in (MISSING, hidden)
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "name",
    ["endgame", "pause", "resume", "timer", "kick", "join", "replay", "review", "export", "verify", "score", "start"],
)
async def test_each_command_that_takes_a_code_counts_it(world, gate, hidden, zoe, private, name):
    words = TYPED.get(name, "join_{}" if name == "start" else "{}")
    for code in (MISSING, hidden):
        _, tries = await answer_of(gate, code, world.says(zoe, f"/{name} {words.format(code)}", chat=private))
        assert tries == 1


@pytest.mark.slow
async def test_each_made_up_button_answers_a_hidden_code_like_a_missing_one(world, gate, hidden, zoe, private):
    verbs = [verb for verb in Verb if verb not in SHOWN_TO_ALL]
    for verb, argument in itertools.product(verbs, ("", "1", "1-0", "end", "0123456789")):
        answers = [
            await answer_of(gate, code, world.presses(zoe, encode(ButtonToken(code, 0, verb, argument)), chat=private))
            for code in (MISSING, hidden)
        ]
        assert answers[0] == answers[1], (verb, argument)


async def test_who_belongs_to_a_table_names_it_as_often_as_they_like(world, gate, hidden):
    anna = world.person("Anna")
    for _ in range(3):
        await world.says(anna, f"/score {hidden}", chat=await world.room.private_chat(anna))
    assert gate.tried == 0


async def test_a_stranger_asks_to_be_let_in_without_a_name_told(world, gate, zoe, private):
    await world.seats("Anna")
    code = await world.table_id()
    answer = await world.says(zoe, f"/join {code}", chat=private)
    assert answer.toast.startswith("If this table exists, its people have been asked.")
    assert "Anna" not in answer.toast
    assert "Friday" not in answer.toast
    assert (await world.table(code)).has_knocked(zoe.key)
    assert (await world.says(zoe, f"/join {MISSING}", chat=private)).toast == answer.toast


async def test_a_button_to_be_let_in_answers_the_same(world, gate, zoe, private):
    await world.seats("Anna")
    code = await world.table_id()
    answers = {
        (await world.presses(zoe, encode(ButtonToken(one, 0, Verb.JOIN)), chat=private, window=one)).toast
        for one in (code, MISSING)
    }
    assert len(answers) == 1
    assert (await world.table(code)).has_knocked(zoe.key)


@pytest.mark.parametrize(
    ("name", "place"), sampled(crossed([spec.name for spec in SPECS], ["private", "other groups"]), 3)
)
async def test_each_command_answers_a_hidden_tournament_like_a_missing_one(world, gate, cup, zoe, private, name, place):
    words = TYPED.get(name, "join_{}" if name == "start" else "{}")
    answers = []
    for code in (MISSING_CUP, cup):
        chat = private if place == "private" else Chat(platform="telegram", id=f"-{ord(code[0])}", title="Elsewhere")
        answers.append(await answer_of(gate, code, world.says(zoe, f"/{name} {words.format(code)}", chat=chat)))
    assert answers[0] == answers[1]
    if name in {"tournament", "standings", "judge", "join"}:
        assert answers[0][1] == 1


@pytest.mark.parametrize("name", ["tournament", "standings", "judge"])
async def test_to_offer_to_judge_opens_no_hidden_tournament(world, gate, cup, zoe, private, name):
    await world.says(zoe, f"/judge offer {cup}", chat=private)
    assert [one.person.key for one in (await world.service.tournaments.tournament(cup)).offers] == [zoe.key]
    assert "no tournament here" in (await world.says(zoe, f"/{name}", chat=private)).toast


@pytest.mark.slow
async def test_each_made_up_button_answers_a_hidden_tournament_like_a_missing_one(world, gate, cup, zoe, private):
    for verb, argument in itertools.product(Verb, ("", "1", "i1", "p0", "r1", "yes", "0123456789")):
        answers = [
            await answer_of(gate, code, world.presses(zoe, encode(ButtonToken(code, 1, verb, argument)), chat=private))
            for code in (MISSING_CUP, cup)
        ]
        assert answers[0] == answers[1], (verb, argument)


async def test_a_made_up_button_to_join_a_tournament_asks_to_be_let_in(world, gate, cup, zoe, private):
    answer = await world.presses(zoe, encode(ButtonToken(cup, 0, Verb.JOIN)), chat=private)
    assert answer.toast.startswith("If this table exists, its people have been asked.")
    assert (await world.service.tournaments.tournament(cup)).has_knocked(zoe.key)


async def test_members_of_its_group_look_at_a_tournament_in_private(world, gate, cup):
    world.room.tells_nothing = False
    dora = world.person("Dora")
    chat = await world.room.private_chat(dora)
    (page,) = (await world.says(dora, f"/tournament {cup}", chat=chat)).replies
    assert "Friday Cup" in page.screen.text
    assert (await world.says(dora, f"/standings {cup}", chat=chat)).replies
    assert (await world.presses(dora, encode(ButtonToken(cup, 1, Verb.WATCH, "1")), chat=chat)).replies
    world.room.departed.add(dora.key)
    assert "no tournament" in (await world.says(dora, f"/standings {cup}", chat=chat)).toast


async def test_a_code_alone_shows_a_tournament_that_is_open_to_all(world, gate, zoe, private):
    cup = (await Evening.begun(world, 3, "Friday Cup end=hands:1 rounds=3 join=link")).code
    assert (await world.says(zoe, f"/tournament {cup}", chat=private)).replies
    assert (await world.says(zoe, f"/standings {cup}", chat=private)).replies
